"""Deck lists as people write them."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.decks.lists import read_deck, write_deck
from ludoteca.kernel.yamls import Problem
from tests.games.lorcana.shelf import CONTENT, read, told


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


@pytest.mark.parametrize("lang", ["it", "en"])
def test_what_is_written_can_be_read_again(lang: str) -> None:
    text = "4 Elsa - Spirit of Winter\n2 Flotsam\n3 99 Puppies\n1 The Glass Slipper\n"
    deck, _ = read_deck(text, "prova.txt", CONTENT)
    written = write_deck(deck, CONTENT, lang)
    assert ("Spirito dell'Inverno" in written) is (lang == "it")
    assert read(written) == read(text)
