"""Deck lists as people write them."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.decks.book import deck_report
from ludoteca.games.lorcana.packs.decks.lists import LONGEST_LINE, list_entries, read_deck, write_deck
from ludoteca.games.lorcana.packs.decks.names import SET_CODES, names_of, numbered
from ludoteca.games.lorcana.state.cards import Content
from ludoteca.kernel.yamls import Problem
from tests.games.lorcana.shelf import CONTENT, read, told
from tests.games.lorcana.shelf import character as shelf_character


@pytest.mark.parametrize(
    "line",
    [
        "4 Elsa - Spirit of Winter",
        "4x Elsa - Spirit of Winter",
        "4 x Elsa - Spirit of Winter",
        "4× ELSA – SPIRIT OF WINTER",
        "x4 elsa — spirit of winter",
        "Elsa - Spirit of Winter x4",
        "4 Elsa - Spirito dell'Inverno",
        "4 Elsa - Spirito dell’Inverno",
        "4 elsa spirito dell inverno",
        "4 Elsa, Spirit of Winter",
        "4 Elsa - Spirit of Winter (1-42)",
        "4 Elsa - Spirit of Winter [set 1]",
        "4 Elsa - Spirit of Winter (1)",
        "4 Elsa - Spirit of Winter 1-42",
        "4 Elsa - Spirit of Winter (1-42) *F*",
        "4 Elsa - Spirit of Winter *F*",
        "4 Elsa - Spirit of Winter [TFC 42]",
        "4 Elsa - Spirit of Winter (TFC) 42",
        "4 Elsa - Spirit of Winter (tfc) 042",
        "4 Elsa - Spirit of Winter (TFC) 42 *F*",
        "4 Elsa - Spirit of Winter (TFC)",
        "4 Elsa - Spirit of Winter [TFC-42]",
        "4 Elsa - Spirit of Winter TFC-42",
        "4 Elsa - Spirit of Winter TFC 42",
        "4 Elsa - Spirit of Winter (1) 42",
        "4 Elsa - Spirit of Winter (FAB) 37",
        "4 Elsa (TFC) 42",
        "4 (TFC) 42",
        "4 TFC 42",
        "4 Elsa - Spirit of Winter (XYZ) 7",
        "4 1-42 Elsa - Spirit of Winter",
        "4 1-42",
        "4 9-37",
        "- 4 Elsa - Spirit of Winter",
        "4 Elsa (1-42)",
        "4 Elsa [set 1]  # la mia preferita",
        "4 Elsa - Spirit of Winter // my favourite",
    ],
)
def test_a_line_in_many_spellings(line: str) -> None:
    assert read(line) == {"1-42": 4}


def test_comments_empty_lines_and_headings_are_passed_over() -> None:
    text = "\ufeff# Il mio mazzo\n\nPersonaggi (3)\r\n2 Anna - Eager Acolyte\n"
    text += "Items:\n1 Microbot // robot\n// fine\nAmetista\n"
    assert read(text) == {"5-46": 2, "6-167": 1}
    assert told(text) == ["prova.txt: a deck (constructed) has at least 60 cards; this one has 3"]


def test_a_bare_name_will_do_where_only_one_card_has_it() -> None:
    assert read("3 Flotsam") == {"1-43": 3}
    assert read("Lumiere") == {"7-70": 1}
    (problem, _) = told("2 Elsa")
    assert problem == (
        "prova.txt:1: “Elsa” may be several cards: “Elsa - Spirit of Winter”, “Elsa - Queen Regent”, "
        "“Elsa - The Fifth Spirit”; write the version too"
    )


def test_a_name_may_begin_with_a_number() -> None:
    assert read("99 Puppies") == {"3-24": 1}
    assert read("3 99 Puppies") == {"3-24": 3}
    assert read("2x 99 cuccioli") == {"3-24": 2}


def test_printings_come_together() -> None:
    assert read("2 Elsa - Spirit of Winter (1-42)\n1 Elsa - Spirit of Winter (9-37)\n") == {"1-42": 3}


def test_an_unknown_name_is_told_with_its_line_and_what_may_be_meant() -> None:
    text = "# mine\n2 Anna - Egaer Acolyte\n1 Qwertyuiop\n0 Flotsam\n"
    problems = told(text)
    assert problems[0] == "prova.txt:2: no card is called “Anna - Egaer Acolyte”; perhaps “Anna - Eager Acolyte”?"
    assert problems[1] == "prova.txt:3: no card is called “Qwertyuiop”"
    assert problems[2] == "prova.txt:4: 0 copies of “Flotsam”"
    _, said = read_deck(text, "prova.txt", CONTENT)
    assert said[0].phrase.it == "nessuna carta si chiama «Anna - Egaer Acolyte»; forse «Anna - Eager Acolyte»?"


def test_a_number_that_belongs_to_another_card_is_a_problem() -> None:
    (problem, _) = told("1 Elsa - Spirit of Winter (5-48)")
    assert (
        problem == "prova.txt:1: the number 5-48 is that of “Elsa - The Fifth Spirit”, not of “Elsa - Spirit of Winter”"
    )


def test_an_endless_list_is_refused() -> None:
    with pytest.raises(Problem, match="more than 400 lines"):
        read("1 Flotsam\n" * 401)


def test_of_an_endless_line_only_the_beginning_is_read() -> None:
    (entry,) = list_entries("2 " + "(" * 20_000, "prova.txt", names_of(CONTENT))
    assert (entry.copies, entry.name) == (2, "(" * (LONGEST_LINE - 2))
    (problem, _) = told("2 " + "(" * 20_000)
    assert problem == f"prova.txt:1: no card is called “{'(' * 80}”"


def test_a_deck_of_more_cards_than_anybody_plays_with_is_refused() -> None:
    assert "prova.txt: 999 cards; at most 600 can be played here" in told("999 Flotsam")


@pytest.mark.parametrize("lang", ["it", "en"])
def test_what_is_written_can_be_read_again(lang: str) -> None:
    text = "4 Elsa - Spirit of Winter\n2 Flotsam\n3 99 Puppies\n1 The Glass Slipper\n"
    deck, _ = read_deck(text, "prova.txt", CONTENT)
    written = write_deck(deck, CONTENT, lang)
    assert ("Spirito dell'Inverno" in written) is (lang == "it")
    assert read(written) == read(text)


@pytest.mark.parametrize(
    "name",
    [
        "Tweedledee & Tweedledum - Strange Storytellers",
        "Tweedledee and Tweedledum - Strange Storytellers",
        "Pinco Panco e Panco Pinco - Strani Narratori",
        "Pinco Panco & Panco Pinco - Strani Narratori",
    ],
)
def test_joined_names_in_either_language_and_with_either_sign(name: str) -> None:
    both = shelf_character(
        "7-103",
        "Pinco Panco e Panco Pinco - Strani Narratori",
        "Tweedledee & Tweedledum - Strange Storytellers",
        "emerald",
    )
    deck, _ = read_deck(f"3 {name}", "prova.txt", Content("by hand", [both]))
    assert deck.cards == [(0, 3)]


# -- what is beside the deck -------------------------------------------------------------------------------------

LISTED = "Deck\n2 Anna - Eager Acolyte\n{heading}\n3 Microbot\n1 Nobody - At All\n"


@pytest.mark.parametrize(
    "heading",
    [
        "Sideboard",
        "SIDEBOARD:",
        "Sideboard (4)",
        "Sideboard (4 cards)",
        "### Sideboard (4 cards)",
        "# Side - 4 carte",
        "// Maybeboard: 1 card",
        "Mazzo di riserva",
        "Wishlist",
        "== Sideboard ==",
        "[Sideboard]",
        "// Sideboard",
        "# Sideboard (4)",
        "Side deck",
        "Maybeboard",
        "maybeboard: 4",
        "Considering",
        "Riserva",
        "Carte di riserva (4)",
        "Forse:",
        "Da valutare",
    ],
)
def test_what_is_listed_beside_the_deck_does_not_count(heading: str) -> None:
    text = LISTED.format(heading=heading)
    assert read(text) == {"5-46": 2}
    assert told(text) == ["prova.txt: a deck (constructed) has at least 60 cards; this one has 2"]


@pytest.mark.parametrize(
    "heading", ["Deck", "Main deck (1):", "# Main deck (2 cards)", "// Mainboard", "Mazzo", "# Mazzo principale"]
)
def test_the_deck_goes_on_under_its_own_heading(heading: str) -> None:
    assert read(f"Sideboard\n4 Microbot\nPersonaggi (4)\n1 Lumiere\n{heading}\n2 Anna - Eager Acolyte") == {"5-46": 2}


@pytest.mark.parametrize("line", ["SB: 4 Microbot", "4 Microbot [Maybeboard]", "4 Microbot [Sideboard{noDeck}]"])
def test_a_line_may_say_itself_that_it_is_beside_the_deck(line: str) -> None:
    assert read(f"{line}\n2 Anna - Eager Acolyte") == {"5-46": 2}


def test_how_many_are_beside_the_deck_is_told() -> None:
    report = deck_report(LISTED.format(heading="Sideboard"), "prova.txt", CONTENT, "en")
    said = "Not counted into the deck, being listed beside it (sideboard, maybeboard): 4."
    assert report["notes"] == [{"text": said, "rule": "", "line": 4}]
    assert deck_report("2 Anna - Eager Acolyte", "prova.txt", CONTENT, "it")["notes"] == []


@pytest.mark.parametrize(("code", "number"), SET_CODES.items())
def test_every_set_has_its_codes(code: str, number: int) -> None:
    assert numbered(f"Elsa - Spirit of Winter ({code}) 42") == f"Elsa - Spirit of Winter ({number}-42)"


def test_a_code_of_another_card_is_a_problem() -> None:
    (problem, _) = told("4 Elsa - Spirit of Winter (TFC) 43")
    assert "the number 1-43 is that of" in problem


@pytest.mark.parametrize(
    "line",
    [
        "a" + " " * 100_000 + "b",
        "4 " + "x " * 50_000,
        "4 Elsa " + "(1" * 50_000,
        "Elsa " + "1-" * 50_000,
        "4 " + "[" * 100_000,
        "4 Elsa " + "(" + "9" * 100_000,
        "#" * 100_000,
        ":" * 50_000 + "/" * 50_000,
        "Sideboard " + " ( " * 30_000,
    ],
)
def test_a_line_of_a_hundred_thousand_characters_is_read(line: str) -> None:
    """None of the patterns may go over the line again for each of its places: that would take hours."""
    deck, problems = read_deck(line, "prova.txt", CONTENT)
    assert (deck.cards, deck.side) == ([], [])
    assert "has at least 60 cards; this one has 0" in str(problems[-1])
    assert all(len(str(problem)) < 600 for problem in problems), "nobody is told all of it again"
