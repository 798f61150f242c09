"""Crowds of shipped and of invented cards go as they went; nothing in them is unsound, wrongly offered or kept."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.lorcana.effects.language.scripts import loose_pronouns
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from tests.games.lorcana import inventing
from tests.games.lorcana.crowds import FILE, crowds, summed_up
from tests.games.lorcana.inventing import Inventor, invented_cards, words_in
from tests.longer import one_in

LINES = {line.partition(" ")[0]: line for line in FILE.read_text(encoding="utf-8").splitlines()}


@pytest.mark.parametrize("name", one_in(3, LINES))
def test_a_crowd_goes_as_it_went(name: str) -> None:
    assert summed_up(name) == LINES[name], "if this is meant: python -m tests.games.lorcana.crowds"


def test_every_crowd_is_written_down() -> None:
    assert list(LINES) == list(crowds())


def test_nearly_every_word_is_on_an_invented_card() -> None:
    lines = inventing.FILE.read_text(encoding="utf-8").splitlines()
    used = Counter(word for line in lines for word in words_in(line))
    assert len([word for word in VOCABULARY.words if not used[word]]) < 10


def test_invented_cards_could_be_in_a_pack() -> None:
    assert [card.name.en for card in invented_cards() if loose_pronouns(card)] == []


def test_inventing_goes_on_as_long_as_it_should() -> None:
    inventor = Inventor(7)
    lines = [inventor.card() for _ in range(20)]
    assert len({*lines}) > 15
    assert [card for card in map(inventing.read_card, lines) if loose_pronouns(card)] == []
