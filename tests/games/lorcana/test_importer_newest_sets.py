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


QUALITIES = [
    ("character", "Whenever you play a character not named Otto or Ada, gain 3 lore.",
     'when(plays(character, non(named("Otto", "Ada"))), gain_lore(3))'),
    ("item", "Your characters that aren't named Otto get +3 {S}.",
     'always(gets(every(character, yours, non(named("Otto"))), strength=3))'),
    ("item", "Your non-Baker characters gain Rush.",
     'always(gains(every(character, yours, non(character, classed("Baker"))), rush))'),
    ("action", "Banish chosen character that isn't a Weaver.",
     'banish(chosen(character, non(character, classed("Weaver"))))'),
    ("action", "Return an item card or a Baker character card from your discard to your hand.",
     'return_to_hand(chosen(item | matching(character, classed("Baker")), in_discard))'),
    ("action", "Deal 3 damage to chosen character or chosen location.", "deal(3, chosen(character | location))"),
    ("character", "When you play this character, if you have an item or a Baker character in play, draw 3 cards.",
     'when(plays(this), given(either(have(item), have(character, classed("Baker"))), draw(3)))'),
    ("item", "Whenever you play a Baker character, if you didn't use Shift to play them, gain 3 lore.",
     'when(plays(character, classed("Baker")), given(not_(used_shift(cause)), gain_lore(3)))'),
    ("character", "When you play this character, if you didn't use Shift to play him, banish him.",
     "when(plays(this), given(not_(used_shift), banish(this)))"),
    ("character", "Whenever this character is challenged, if the challenging character has more {S} than her, draw "
     "3 cards.",
     "when(challenged(this), given(is_(challenger, strength(above=strength_of(this))), draw(3)))"),
    ("action", "Choose a character of yours. Exert chosen opposing character with less {S} than that character.",
     "choose(chosen(character, yours)) ; exert(chosen(character, opposing, strength(below=strength_of(it))))"),
    ("character", "When you play this character, banish chosen character with more {W} than this character.",
     "when(plays(this), banish(chosen(character, willpower(above=willpower_of(this)))))"),
    ("character", "When you play this character, choose an opposing character. If this character has more {S} than "
     "them, "
     "gain 3 lore.",
     "when(plays(this), choose(chosen(character, opposing)), given(is_(it, strength(below=strength_of(this))), "
     "gain_lore(3)))"),
    ("item", "Whenever you ready an item, gain 3 lore.", "when(readied(item), gain_lore(3))"),
    ("item", "Whenever you ready a Baker character, gain 3 lore.",
     'when(readied(character, classed("Baker")), gain_lore(3))'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), QUALITIES)
def test_qualities_of_cards(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


WAYS = [
    ("action", "Banish chosen item. If you banished an item with cost 3 or more this way, draw 3 cards.",
     "banish(chosen(item)) ; given(is_(it, item, cost(least=3)), draw(3))"),
    ("character", "When you play this character, you may return chosen character to their player's hand. If you "
     "returned a "
     "Baker character this way, draw 3 cards.",
     "when(plays(this), may(return_to_hand(chosen(character))), given(both(done, is_(it, character, "
     'classed("Baker"))), draw(3)))'),
    ("character", "When you play this character, you may banish chosen character of yours. If that character was "
     "damaged, "
     "gain 3 lore.",
     "when(plays(this), may(banish(chosen(character, yours))), given(both(done, at_least(damage_on(it), 1)), "
     "gain_lore(3)))"),
    ("action", "Each opponent loses 3 lore unless they pay 3 {I}.",
     "each(each_opponent, may(pay(3)), given(not_(done), lose_lore(3)))"),
    ("action", "Chosen opponent discards a card at random unless they pay 3 {I}.",
     "by(chosen_opponent, do(may(pay(3)), given(not_(done), discard(1, at_random=yes))))"),
    ("item", "At the start of your turn, banish this item unless you have a Baker character in play.",
     'when(start_of_turn, given(not_(have(character, classed("Baker"))), banish(this)))'),
    ("item", "Whenever you pay 3 {I} or more for an ability, you may draw 3 cards.",
     "when(pays_for_ability(3), may(draw(3)))"),
    ("item", "Whenever you pay 6 {I} or more to play a card, gain 3 lore.", "when(pays_for_card(6), gain_lore(3))"),
    ("item", "Once during your turn, whenever you pay 3 {I} or more, gain 3 lore.",
     "when(pays(3), gain_lore(3), during=your_turn, once=yes)"),
    ("character", "Whenever one of your other characters is banished, you may pay 3 {I} to return that card to your "
     "hand.",
     "when(banished(character, yours, other), may(to(pay(3), return_to_hand(cause))))"),
    ("item", "{E}, 3 {I} — Name a classification. Exert all opposing characters with that classification.",
     "use(exert(this), pay(3), then=do(name_class, exert(every(character, opposing, of_named_class))))"),
    ("action", "Banish all damaged characters. If 3 or more characters were banished this way, gain 3 lore.",
     "banish(every(character, damaged)) ; given(at_least(count_among(it, character), 3), gain_lore(3))"),
    ("action", "Remove up to 3 damage from chosen character. If you removed 3 or more damage this way, draw 3 cards.",
     "heal(3, chosen(character)) ; given(at_least(that_much, 3), draw(3))"),
    ("action", "Draw cards equal to the number of characters that were banished this turn.",
     "draw(this_turn(was_banished(character)))"),
    ("item", "The first Baker character you play each turn costs 3 {I} less.",
     'always(first_each_turn_less(3, character, classed("Baker")))'),
    ("action", "The next Baker character you play this turn costs 3 {I} less to play.",
     'pay_less_next(3, character, classed("Baker"))'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), WAYS)
def test_what_was_done_this_way_and_prices(kind: str, text: str, expected: str) -> None:
    assert compiled(kind, text) == expected


UNTOLD = [
    ("action", "Banish chosen character. If you banished an exerted character this way, draw 3 cards."),
    ("action", "Draw 3 cards. If you banished an item this way, gain 3 lore."),
    ("action", "Draw 3 cards. If 3 or more items were banished this way, gain 3 lore."),
    ("action", "Banish all characters. If 3 or more damaged characters were banished this way, gain 3 lore."),
    ("action", "Choose a character of yours. Banish chosen character with more {S} than that character."),
    ("action", "Gain 3 lore for each character with that classification."),
    ("action", "Name a classification. Characters with that classification can't quest this turn."),
    ("item", "Whenever you pay 3 {I} for an ability, gain 3 lore."),
    ("action", "Banish chosen item or chosen location of yours."),
    ("action", "Deal 3 damage to chosen character. If that item is banished this way, draw 3 cards."),
]


@pytest.mark.parametrize(("kind", "text"), UNTOLD)
def test_what_cannot_be_told_any_more_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: not ")
