"""English rules text in the manner of the newest sets: times of a turn, histories, prices, comparisons; invented."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import compile_card
from ludoteca.games.lorcana.packs.importer.reading import Printed

CLASSES = frozenset({"Baker", "Weaver"})


def compiled(kind: str, text: str) -> str:
    card = Printed("91-1", "Uno", kind)
    card.texts = [text]
    found = compile_card(card, CLASSES)
    return f"refused: {found.reasons[0]}" if found.reasons else " ; ".join(found.abilities)


TIMES = [
    ("character", "The second time one of your Baker characters quests each turn, gain 3 lore.",
     'when(quests(character, yours, classed("Baker"), nth=2), gain_lore(3))'),
    ("item", "Each turn, the first time you play a location, draw 3 cards.",
     "when(plays(location, nth=1), draw(3))"),
    ("character", "The first time each turn that this character is challenged, draw 3 cards.",
     "when(challenged(this, nth=1), draw(3))"),
    ("item", "The third time you draw a card each turn, each opponent loses 3 lore.",
     "when(draws(3), lose_lore(3, who=each_opponent))"),
    ("item", "The second time an opponent plays a card each turn, gain 3 lore.",
     "when(plays(card, opposing, nth=2), gain_lore(3))"),
    ("item", "Whenever you discard your second card in a turn, draw 3 cards.", "when(discards(2), draw(3))"),
    ("character", "Whenever this character challenges for the second time in a turn, ready her.",
     "when(challenges(this, nth=2), ready(this))"),
    ("item", "Up to three times per turn, whenever one of your characters sings a song, gain 3 lore.",
     "when(sings(character, yours), gain_lore(3), times=3)"),
    ("item", "Twice during your turn, you may pay 3 {I} to draw 3 cards.", "use(pay(3), then=draw(3), times=2)"),
    ("item", "{E}, 3 {I} — Draw 3 cards. Use this ability only twice each turn.",
     "use(exert(this), pay(3), then=draw(3), times=2)"),
    ("item", "Whenever one of your characters is banished, draw 3 cards. This ability triggers only once each turn.",
     "when(banished(character, yours), draw(3), once=yes)"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), TIMES)
def test_times_of_a_turn(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


UNCOUNTED = [
    ("item", "The fourth time you play a card each turn, draw 3 cards."),
    ("character", "The second time this character challenges a damaged character each turn, draw 3 cards."),
    ("item", "The second time one of your damaged characters quests each turn, draw 3 cards."),
    ("item", "The second time one of your characters quests, draw 3 cards."),
    ("action", "Draw 3 cards. Use this ability only once each turn."),
]


@pytest.mark.parametrize(("kind", "text"), UNCOUNTED)
def test_times_that_nobody_counts_are_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: not understood")
