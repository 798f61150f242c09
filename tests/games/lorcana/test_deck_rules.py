"""Which decks are legal, in which format."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.decks.formats import format_called, read_formats, spans
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.kernel.yamls import Problem
from tests.games.lorcana.shelf import CONTENT, broken, lines


@pytest.mark.rule("LOR-DECK.01")
def test_a_changed_ready_deck_is_judged_like_any_other() -> None:
    ready = lines("amethyst")
    assert broken(*ready) == []
    changed = [line.replace("4 ", "9 ", 1) if "0 -" in line else line for line in ready]
    assert set(broken(*changed)) == set(broken("9 Amethyst 0 - Sample", *ready[1:])) == {"LOR-DECK.03"}


@pytest.mark.rule("LOR-DECK.02")
def test_sixty_cards_are_enough_and_fifty_nine_are_not() -> None:
    sixty = lines("amethyst")
    assert broken(*sixty[:-1], "3 Amethyst 14 - Sample") == ["LOR-DECK.02"]
    assert broken(*sixty) == []
    assert broken(*sixty, "4 Ruby 0 - Sample", "4 Ruby 1 - Sample", "4 Ruby 2 - Sample", "3 Ruby 3 - Sample") == []


@pytest.mark.rule("LOR-DECK.03")
def test_at_most_four_copies() -> None:
    assert broken(*lines("amethyst"), "4 Anna - Eager Acolyte") == []
    assert broken(*lines("amethyst"), "5 Anna - Eager Acolyte") == ["LOR-DECK.03"]
    assert broken(*lines("amethyst"), "4 Anna - Eager Acolyte", "1 5-46") == ["LOR-DECK.03"]


@pytest.mark.rule("LOR-DECK.04")
def test_versions_of_a_character_are_different_cards() -> None:
    assert broken(*lines("amethyst"), "4 5-56", "4 5-46") == []


@pytest.mark.rule("LOR-DECK.05")
def test_one_or_two_inks_but_not_three() -> None:
    assert broken(*lines("amethyst")) == []
    assert broken(*lines("amethyst", "ruby")) == []
    assert broken(*lines("amethyst", "ruby", "steel")) == ["LOR-DECK.05"]


@pytest.mark.rule("LOR-DECK.06")
def test_all_printings_count_together() -> None:
    assert broken(*lines("amethyst"), "3 1-42", "1 9-37") == []
    assert broken(*lines("amethyst"), "3 1-42", "2 9-37") == ["LOR-DECK.06"]
    assert broken(*lines("amethyst"), "3 Elsa - Spirit of Winter (1-42)", "2 Elsa - Spirit of Winter (9-37)") == [
        "LOR-DECK.06"
    ]


@pytest.mark.rule("LOR-DECK.07")
def test_a_card_may_set_its_own_limit() -> None:
    puppies = lines("amber", "amethyst")
    assert broken(*puppies, "20 Dalmatian Puppy - Tail Wagger") == []
    assert broken(*puppies, "100 Dalmatian Puppy - Tail Wagger") == ["LOR-DECK.07"]
    assert broken(*lines("amethyst"), "2 The Glass Slipper") == []
    assert broken(*lines("amethyst"), "3 The Glass Slipper") == ["LOR-DECK.07"]
    assert broken(*lines("amethyst"), "500 Microbots") == []


def test_a_deck_without_end_is_refused() -> None:
    """No rule says so: a visitor must not be able to order a table of a hundred thousand cards."""
    assert broken(*lines("amethyst"), *["999 Microbots"] * 100) == [""]


@pytest.mark.rule("LOR-DECK.08")
def test_a_card_of_two_inks_needs_both() -> None:
    assert broken(*lines("amethyst", "steel"), "4 Lumière - Fired Up") == []
    assert broken(*lines("amethyst", "ruby"), "4 Lumière - Fired Up") == ["LOR-DECK.08"]
    assert broken(*lines("amethyst"), "4 Lumière - Fired Up", "4 Gaston - Frightful Bully") == ["LOR-DECK.08"]


@pytest.mark.rule("LOR-DECK.09")
def test_a_deck_may_be_as_large_as_one_likes() -> None:
    assert broken(*lines("amethyst", "ruby")) == []
    deck, _ = read_deck("\n".join(lines("amethyst", "ruby")), "prova.txt", CONTENT)
    assert deck.size == 120


@pytest.mark.rule("LOR-DECK.10")
def test_a_format_may_ban_cards_and_limit_sets() -> None:
    legal = [*lines("amethyst"), "1 Anna - Eager Acolyte"]
    assert broken(*legal, format="constructed sets=5-9") == []
    assert broken(*legal, format="constructed ban=5-46") == ["LOR-DECK.10"]
    assert broken(*legal, "1 Elsa - Queen Regent", format="sets=5-9") == ["LOR-DECK.10"]
    assert broken(*legal, "1 Elsa - Queen Regent", format="recent") == ["LOR-DECK.10"]
    assert broken(*legal, "1 Elsa - Queen Regent", format="sets=2,5-9") == []


@pytest.mark.rule("LOR-DECK.10")
def test_core_constructed_has_the_sets_of_the_present_rotation() -> None:
    """Rotated with set 13: what was printed from set 9 on, in whatever printing it lies in the deck."""
    text = "\n".join([*lines("amethyst"), "2 1-42", "1 Elsa - Queen Regent"])
    found = [str(one) for one in read_deck(text, "prova.txt", CONTENT, format_called("core", CONTENT))[1]]
    assert not any("Spirit of Winter" in said for said in found)
    assert (
        "prova.txt: Elsa - Queen Regent was printed in none of the sets allowed in the format Core Constructed (9-16)"
        in found
    )
    assert broken(*lines("amethyst"), "1 Elsa - Queen Regent", format="infinity") == []
    assert broken(*lines("amethyst"), "2 1-42", format="infinity ban=1-42") == ["LOR-DECK.10"]


@pytest.mark.rule("LOR-DECK.10")
@pytest.mark.parametrize(
    ("day", "sets", "banned"),
    [
        ("2025-04-07", range(1, 9), set()),
        ("2025-04-08", range(1, 9), {"2-149", "4-200"}),
        ("2025-08-28", range(1, 9), {"2-149", "4-200"}),
        ("2025-08-29", range(5, 13), {"2-149", "4-200"}),
        ("2026-11-01", range(9, 17), {"2-149", "4-200"}),
    ],
)
def test_core_constructed_rotates_by_date(day: str, sets: range, banned: set[str]) -> None:
    core = format_called(f"core date={day}", load_content())
    assert (core.sets, core.banned) == (tuple(sets), banned)


@pytest.mark.rule("LOR-DECK.10")
def test_what_a_format_does_not_have_or_bans_is_told_with_its_name() -> None:
    shipped = load_content()
    text = "30 Elsa - Queen Regent\n30 Hiram Flaversham - Toymaker"
    found = [
        str(one) for one in read_deck(text, "prova.txt", shipped, format_called("core date=2025-04-08", shipped))[1]
    ]
    assert "prova.txt: Hiram Flaversham - Toymaker is banned in the format Core Constructed" in found
    assert not any("Elsa" in said and "allowed" in said for said in found)
    assert format_called("infinity date=2020-01-01", shipped).sets == ()


def test_a_file_of_formats_is_told_what_is_wrong_with_it(tmp_path: Path) -> None:
    file = tmp_path / "formats.yaml"
    periods = "periods: [{from: 2026-01-01, sets: 1-4}, {from: 2025-01-01, sets: 1-4}]"
    for said, content in (
        ("'formats' is missing", "sets: []\n"),
        ("this is no format", "formats: [{format: mine}]\n"),
        ("order of their days", "formats: [{format: mine, name: {it: m, en: m}, " + periods + "}]\n"),
    ):
        file.write_text(content, encoding="utf-8")
        with pytest.raises(Problem, match=said):
            read_formats(file)


def test_what_core_constructed_banned_stays_banned_with_bans_of_ones_own() -> None:
    shipped = load_content()
    core = format_called("core ban=1-42", shipped)
    banned = {shipped.cards[shipped.by_id[id]].full_name.en for id in core.banned}
    assert banned == {"Hiram Flaversham - Toymaker", "Fortisphere", "Elsa - Spirit of Winter"}


@pytest.mark.parametrize(("sets", "said"), [((5, 6, 7), "5-7"), ((2,), "2"), ((9, 2, 8, 4), "2, 4, 8-9")])
def test_sets_are_told_in_few_words(sets: tuple[int, ...], said: str) -> None:
    assert spans(sets) == said


@pytest.mark.rule("LOR-DECK.10")
def test_a_reprint_in_an_allowed_set_makes_every_printing_legal() -> None:
    assert broken(*lines("amethyst"), "2 1-42", format="recent") == []
    assert broken(*lines("amethyst"), "2 1-42", format="ban=9-37") == ["LOR-DECK.10"]


@pytest.mark.rule("LOR-DECK.11")
def test_limited_decks_are_smaller_and_freer() -> None:
    four_inks = [f"6 {ink} {n} - Sample" for ink in ("Amethyst", "Ruby", "Steel", "Amber") for n in range(2)]
    assert broken(*four_inks[:6], "4 Amber 3 - Sample", format="sealed") == []
    assert broken(*four_inks[:6], "3 Amber 3 - Sample", format="sealed") == ["LOR-DECK.11"]
    assert broken(*four_inks[:5], "5 Amber 3 - Sample", format="draft") == []
    assert broken(*four_inks[:5], "4 Amber 3 - Sample", format="draft") == ["LOR-DECK.11"]


@pytest.mark.rule("LOR-VAR.01")
def test_pack_rush_asks_for_no_size() -> None:
    two_boosters = [f"1 {ink} {n} - Sample" for ink in ("Amethyst", "Ruby", "Steel", "Amber") for n in range(6)]
    assert broken(*two_boosters, format="pack_rush") == []
    assert "LOR-DECK.02" in broken(*two_boosters)


def test_a_card_that_we_cannot_play_is_refused_with_the_reason() -> None:
    _, problems = read_deck("\n".join([*lines("amethyst"), "1 Riddle - Unspeakable"]), "prova.txt", CONTENT)
    assert [str(problem) for problem in problems] == [
        "prova.txt:16: Riddle - Unspeakable cannot be in a deck: its effect is beyond us"
    ]


@pytest.mark.parametrize("format", ["standard", "sets=many", "ban=99-99", "core date=soon", "core date=2020-01-01"])
def test_an_unknown_format_is_no_format(format: str) -> None:
    with pytest.raises(Problem):
        broken(*lines("amethyst"), format=format)
