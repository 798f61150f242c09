"""The comparison of meaning: it must see through wording, and must not let a change of meaning pass."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.reading import load_content

sys.path.insert(0, str(Path(__file__).parents[3] / "tools"))
import lorcana_meaning as tool

NAMES = tool.names_of(load_content())

SAME = [
    ("{E} chosen character.", "Exert chosen character."),
    ("Items get +1 {W} while here.", "Items here get +1 {W}."),
    ("Banish one of your items.", "Banish chosen item of yours."),
    ("Remove up to 9 damage. Draw a card for each 1 damage removed.", "Remove up to 9 damage. Draw that many cards."),
    ("Exert chosen damaged opposing character.", "Exert chosen opposing damaged character."),
    ("While this character has damage, he gets +2 {S}.", "While this character has damage, it gets +2 {S}."),
    ("During opponents' turns, draw a card.", "During an opponent's turn, draw a card."),
]  # fmt: skip
OTHER = [
    ("You may draw a card.", "Draw a card.", "optionality"),
    ("Draw 2 cards.", "Draw 3 cards.", "numbers"),
    ("Chosen character gets -2 {S}.", "Chosen character gets +2 {S}.", "numbers"),
    ("Banish chosen opposing character.", "Banish chosen character.", "targets"),
    ("Banish all items.", "Banish chosen item.", "targets"),
    ("Ready your other characters.", "Ready your characters.", "targets"),
    ("Deal 1 damage to chosen Pirate character.", "Deal 1 damage to chosen Hero character.", "targets"),
    ("It can't quest this turn.", "It can't quest until the start of your next turn.", "durations"),
    ("During your turn, this character gains Evasive.", "This character gains Evasive.", "conditions"),
    ("If you have an item in play, draw a card.", "Draw a card.", "conditions"),
    ("This character gains Rush.", "This character gains Ward.", "words"),
    ("Put it on the top of your deck.", "Put it on the bottom of your deck.", "words"),
    ("Banish chosen character named Elsa.", "Banish chosen character named Anna.", "words"),
]  # fmt: skip


def compared(printed: str, ours: str) -> list[str]:
    found: list[str] = tool.differences(tool.Meaning(printed, NAMES), tool.Meaning(ours, NAMES))
    return found


@pytest.mark.parametrize(("printed", "ours"), SAME)
def test_wording_is_no_difference(printed: str, ours: str) -> None:
    assert compared(printed, ours) == []


@pytest.mark.parametrize(("printed", "ours", "category"), OTHER)
def test_another_meaning_is_found(printed: str, ours: str, category: str) -> None:
    assert [line.partition(":")[0] for line in compared(printed, ours)].count(category) == 1


def test_names_of_abilities_and_reminders_are_left_out() -> None:
    assert tool.without_name("BIG SHOT {E}, 2 {I} — Draw a card. (Draw it now.)") == "{E}, 2 {I} — Draw a card."
    assert tool.without_name("WHY? A character here gets +1 {S}.") == "A character here gets +1 {S}."
    assert tool.without_name("Ward (Nobody may choose it.)") == "Ward"


def test_every_reviewed_card_exists() -> None:
    known = load_content().by_id
    assert [id for id in tool.reviewed_texts() if id not in known] == []
