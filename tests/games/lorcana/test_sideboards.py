"""Sideboards: read from deck lists, allowed by the format or agreed on, exchanged one for one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lorcana.packs.decks.book import deck_report
from ludoteca.games.lorcana.packs.decks.formats import FORMATS, FRIENDS_SIDEBOARD, read_formats
from ludoteca.games.lorcana.packs.decks.lists import read_deck, write_deck
from ludoteca.games.lorcana.packs.decks.sideboards import exchanged, sideboard
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.kernel.contract import BadSettings

CONTENT = load_content()
READY = "ready-to-let-loose"
DECK = write_deck(CONTENT.decks[READY], CONTENT, "en")


def id_of(name: str) -> str:
    return CONTENT.cards[CONTENT.find(name)].id


def beside(*lines: str) -> str:
    return DECK + "\nSideboard\n" + "\n".join(lines) + "\n"


def others(inks: int) -> list[str]:
    """Names of cards in the inks of the deck, or in none of them, that it does not have."""
    own = {ink for number, _ in CONTENT.decks[READY].cards for ink in CONTENT.cards[number].inks}
    there = {number for number, _ in CONTENT.decks[READY].cards}
    return [
        card.full_name.en
        for number, card in enumerate(CONTENT.cards)
        if number not in there
        and not card.reprint_of
        and not card.refused
        and len(card.inks) == 1
        and len(own & {*card.inks}) == inks
    ]


MINE, STRANGE = others(1)[:4], others(0)[0]
IN_DECK = CONTENT.cards[CONTENT.decks[READY].cards[0][0]]


def options(text: str, **more: Any) -> dict[str, Any]:
    return {"decks": [text, READY], "format": "constructed", "sideboards": "yes", **more}


def problems(text: str, **more: Any) -> list[str]:
    with pytest.raises(BadSettings) as caught:
        ludoteca.game("lorcana").new(seats=2, seed=1, **{**options(text), **more})
    return [problem.en for problem in caught.value.problems]


def test_a_sideboard_is_told_from_what_is_only_thought_of() -> None:
    text = beside(f"2 {MINE[0]}", f"1 {MINE[1]}") + f"Maybeboard\n3 {MINE[2]}\n"
    deck, found = read_deck(text + f"SB: 1 {MINE[3]}\n1 {STRANGE} [Maybeboard]\n", "d", CONTENT)
    assert found == []
    assert {CONTENT.cards[n].full_name.en: copies for n, copies in deck.side} == {MINE[0]: 2, MINE[1]: 1, MINE[3]: 1}
    assert deck.size == 60
    assert deck.aside == 8


def test_a_deck_is_written_with_its_sideboard_and_read_again() -> None:
    deck, _ = read_deck(beside(f"2 {MINE[0]}"), "d", CONTENT)
    for lang in ("it", "en"):
        again, found = read_deck(write_deck(deck, CONTENT, lang), "d", CONTENT)
        assert (again.cards, again.side, found) == (deck.cards, deck.side, [])
    assert deck_report(beside(f"2 {MINE[0]}"), "d", CONTENT, "en")["side"] == [{"id": id_of(MINE[0]), "copies": 2}]


def test_official_formats_have_none_and_a_format_may_allow_some(tmp_path: Path) -> None:
    assert {format.sideboard for format in FORMATS.values()} == {0}
    path = tmp_path / "formats.yaml"
    path.write_text(
        "formats:\n- format: ours\n  name: {it: a, en: b}\n  sideboard: 7\n"
        '  periods: [{from: 2024-01-01, sets: "1-3"}]\n',
        encoding="utf-8",
    )
    (format,) = read_formats(path)
    assert format.sideboard == 7


def test_without_agreement_nothing_is_exchanged_and_what_is_beside_says_nothing() -> None:
    given = options(beside("2 Nobody Of That Name"))
    del given["sideboards"]
    match = ludoteca.game("lorcana").new(seats=2, seed=1, **given)
    assert "sideboards" not in match.save()["options"]
    assert sideboard(given, 0, CONTENT, "en") is None
    assert sideboard(options(DECK), 0, CONTENT, "en") is None
    assert sideboard(options(DECK), 1, CONTENT, "en") is None


def test_a_sideboard_that_is_agreed_on_is_judged() -> None:
    assert problems(beside("2 Nobody Of That Name")) == [
        "mazzo/deck 1:" + str(DECK.count("\n") + 3) + ": no card is called “Nobody Of That Name”"
    ]
    assert problems(beside(*[f"4 {name}" for name in MINE])) == [
        f"mazzo/deck 1: a sideboard of 16 cards; at most {FRIENDS_SIDEBOARD}"
    ]
    ludoteca.game("lorcana").new(seats=2, seed=1, **options(beside(f"2 {MINE[0]}")))


def test_cards_are_exchanged_one_for_one() -> None:
    before = options(beside(f"2 {MINE[0]}"))
    after = exchanged(before, 0, {id_of(MINE[0]): 1, IN_DECK.id: 1}, CONTENT)
    deck, found = read_deck(after["decks"][0], "d", CONTENT)
    assert found == []
    cards = {CONTENT.cards[n].id: copies for n, copies in deck.cards}
    had = dict(CONTENT.decks[READY].cards)[CONTENT.find(IN_DECK.id)]
    assert cards[id_of(MINE[0])] == 1
    assert cards.get(IN_DECK.id, 0) == had - 1
    assert deck.size == 60
    assert after["decks"][1] == READY
    back = exchanged(after, 0, {id_of(MINE[0]): 2}, CONTENT)
    assert read_deck(back["decks"][0], "d", CONTENT)[0].cards == CONTENT.decks[READY].cards


@pytest.mark.parametrize(
    "side",
    [
        {},
        {id_of(MINE[0]): 1},
        {id_of(MINE[0]): 3},
        {id_of(MINE[1]): 2},
        {id_of(MINE[0]): 3, IN_DECK.id: -1},
        {"0-0": 2},
    ],
)
def test_what_is_no_exchange_is_refused(side: dict[str, int]) -> None:
    with pytest.raises(BadSettings) as caught:
        exchanged(options(beside(f"2 {MINE[0]}")), 0, side, CONTENT)
    assert "one for one: a sideboard has 2 cards" in caught.value.problems[0].en


def test_the_deck_after_an_exchange_keeps_the_rules() -> None:
    with pytest.raises(BadSettings) as caught:
        exchanged(options(beside(f"1 {STRANGE}")), 0, {IN_DECK.id: 1}, CONTENT)
    assert "at most 2 ink types" in caught.value.problems[0].en
