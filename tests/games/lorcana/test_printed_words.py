"""What is printed on the cards and is no fact is not here: no ability has a name, no keyword a reminder.

The words of a card are made from what it does. Short sentences that say only that may well be those that are printed.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.games.lorcana.packs.reading import load_content, shipped_packs
from ludoteca.games.lorcana.state.cards import INKS
from ludoteca.kernel.yamls import read_yaml

FIGURES = {"id", "cost", "inkable", "strength", "willpower", "lore", "move", "copies"}
KNOWN_BY_NAME = {"type", "inks", "classes", "rarity", "reprint_of"}
NAMES = {"name", "version", "names", "names_for_shift"}
PROGRAMME = {"keywords", "abilities"}
UNSAID = {"refused"}
"""Which words of a card could not be said."""
CAPITALS = re.compile(r"\b[A-Z][A-Z'’!?,.-]+(?: [A-Z][A-Z'’!?,.-]*)+")
"""How the names of abilities are printed."""


def entries() -> list[dict[str, Any]]:
    files = [file for pack in shipped_packs() for file in sorted(pack.glob("cards/*.yaml"))]
    return [entry for file in files for entry in read_yaml(file)["cards"]]


def test_a_card_is_facts_names_and_what_it_does() -> None:
    found = entries()
    assert len(found) > 1800
    for entry in found:
        assert set(entry) <= FIGURES | KNOWN_BY_NAME | NAMES | PROGRAMME | UNSAID, entry["id"]
        for key in {"name", "version"} & set(entry):
            assert set(entry[key]) <= {"it", "en"}
            assert all("\n" not in name and len(name) < 60 for name in entry[key].values()), entry["id"]


def texts_in(line: str) -> list[str]:
    """The texts between quotes in a line of the card language."""
    return [
        node.value for node in ast.walk(ast.parse(line, mode="eval"))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]  # fmt: skip


def test_the_only_texts_in_what_cards_do_are_names_and_classes() -> None:
    content = load_content()
    names = {card.name.en for card in content.cards} | {name for card in content.cards for name in card.classes}
    known = {name.casefold() for name in names} | set(INKS)
    quoted = {
        (text, entry["id"])
        for entry in entries()
        for key in PROGRAMME & set(entry)
        for line in entry[key]
        for text in texts_in(str(line))
    }
    assert len(quoted) > 90
    assert {(text, id) for text, id in quoted if text.casefold() not in known} == set()


def test_no_words_of_a_card_name_an_ability_or_remind_of_a_rule() -> None:
    for card in load_content().cards:
        for phrase in card_words(card):
            for words in (phrase.it, phrase.en):
                assert not CAPITALS.search(words), f"{card.id}: {words}"
                assert "(" not in words, f"{card.id}: {words}"


@pytest.mark.parametrize("file", [*sorted(file for pack in shipped_packs() for file in pack.glob("*.yaml"))], ids=str)
def test_nor_do_the_decisions_about_a_set(file: Path) -> None:
    assert not CAPITALS.search(file.read_text(encoding="utf-8"))
