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


PAST = [
    ("character", "While 3 or more character cards were put into your discard this turn, this character gains Ward.",
     "always(gains(this, ward), given=this_turn_at_least(3, put_into_discard(character, yours)))"),
    ("character", "When you play this character, if no cards left your discard this turn, draw 3 cards.",
     "when(plays(this), given(not_(this_turn_at_least(1, left_discard(card, yours))), draw(3)))"),
    ("item", "Once per turn, whenever an item card leaves your discard, gain 3 lore.",
     "when(leaves_discard(item), gain_lore(3), once=yes)"),
    ("item", "Whenever a card is put into an opponent's discard, gain 3 lore.",
     "when(enters_discard(card, opposing), gain_lore(3))"),
    ("item", "Whenever a character card is put into your discard from your deck, gain 3 lore.",
     "when(enters_discard(character, from_deck), gain_lore(3))"),
    ("action", "Draw a card for each card put into your discard this turn.",
     "draw(this_turn(put_into_discard(card, yours)))"),
    ("action", "Gain 3 lore for each item card that left your discard this turn.",
     "gain_lore(times(3, this_turn(left_discard(item, yours))))"),
    ("character", "This character gets +3 {S} for each card you've discarded this turn.",
     "always(gets(this, strength=times(3, this_turn(discarded_cards))))"),
    ("item", "At the end of your turn, if you've removed damage from one of your characters this turn, gain 3 lore.",
     "when(end_of_turn, given(this_turn_at_least(1, healed_by_you(character, yours)), gain_lore(3)))"),
    ("item", "At the end of your turn, if damage was removed from an opposing character this turn, gain 3 lore.",
     "when(end_of_turn, given(this_turn_at_least(1, was_healed(character, opposing)), gain_lore(3)))"),
    ("character", "At the end of your turn, if this character hasn't challenged this turn, ready her.",
     "when(end_of_turn, given(not_(is_(this, made_challenge)), ready(this)))"),
    ("item", "At the end of your turn, if you haven't played a song this turn, draw 3 cards.",
     "when(end_of_turn, given(not_(this_turn_at_least(1, played(song))), draw(3)))"),
    ("action", "Banish chosen opposing character that didn't quest this turn.",
     "banish(chosen(character, opposing, non(quested_this_turn)))"),
    ("action", "Return chosen character you played this turn to your hand.",
     "return_to_hand(chosen(character, yours, played_this_turn))"),
    ("item", "Your characters that sang a song this turn get +3 {L}.",
     "always(gets(every(character, yours, sang_this_turn), lore=3))"),
    ("action", "Gain 3 lore for each of your characters that challenged this turn.",
     "gain_lore(times(3, count(character, yours, made_challenge)))"),
    ("item", "Whenever an opponent discards a character card, you may pay 3 {I} to return it to their hand.",
     "when(discarded(character, opposing), may(to(pay(3), return_to_hand(cause))))"),
    ("item", "Whenever an opponent discards a card, you may pay 3 {I}. If you do, gain 3 lore.",
     "when(discarded(card, opposing), may(pay(3)), given(done, gain_lore(3)))"),
    ("item", "Whenever you discard a song card, gain 3 lore.", "when(discarded(song), gain_lore(3))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), PAST)
def test_what_happened_this_turn(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected
