"""English rules text of later sets: stacks that are gone, hands compared, counts, whose cards; invented sentences."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.abilities import read_ability, read_effects
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from tests.games.lorcana.test_importer_later_sets import CLASSES, ability, effects

GONE = [
    ("character",
     "When this character is banished in a challenge, return all cards that were under her to your hand.",
     "when(banished_in_challenge(this), return_to_hand(were_under(this)))"),
    ("character",
     "When this character leaves play, you may put all cards that were under him into your inkwell "
     "facedown and exerted.",
     "when(leaves(this), may(put_in_inkwell(were_under(this), exerted=yes)))"),
    ("character",
     "When this character is banished, gain 2 lore for each card that was under him.",
     "when(banished(this), gain_lore(times(2, under_of(this))))"),
    ("character",
     "When this character is banished, if he had 3 or more cards under him, draw 3 cards.",
     "when(banished(this), given(at_least(under_of(this), 3), draw(3)))"),
    ("character",
     "When this character is banished, if there was a card under her, draw 3 cards.",
     "when(banished(this), given(at_least(under_of(this), 1), draw(3)))"),
    ("character",
     "Whenever one of your Baker characters is banished, return all cards that were under them to your hand.",
     'when(banished(character, yours, classed("Baker")), return_to_hand(were_under(cause)))'),
    ("character",
     "When this character is banished, you may deal damage to chosen character equal to the number of "
     "cards that were under him.",
     "when(banished(this), may(deal(under_of(this), chosen(character))))"),
    ("action",
     "Banish chosen character of yours to draw 3 cards. If that character had a card under them, gain 3 "
     "lore instead.",
     "to(banish(chosen(character, yours)), given(is_(it, over_card), gain_lore(3), otherwise=draw(3)))"),
]  # fmt: skip


TENTH = [
    ("action",
     "Exert chosen opposing character. Move all damage counters from all other characters to that character.",
     "exert(chosen(character, opposing)) ; move_damage(all, every(character, another), former)"),
    ("character",
     "Whenever this character quests, chosen opposing character can't challenge and must quest if able during their "
     "next turn.",
     "when(quests(this), cannot(chosen(character, opposing), challenge, until=their_next_turn), must_quest(it, "
     "until=their_next_turn))"),
    ("item", "Your other characters gain the Baker classification.",
     'always(gains_class(every(character, yours, other), "Baker"))'),
    ("action",
     "Chosen character gains Resist +3 and the Baker classification until the start of your next turn.",
     'gains(chosen(character), resist(3), until=your_next_turn) ; gains_class(it, "Baker", until=your_next_turn)'),
    ("character", "Once during your turn, you may pay 3 {I} less to move this character to a location.",
     "always(this_moves_less(3))"),
    ("item", "Each turn, only one character can challenge.", "always(one_challenger)"),
    ("item", "Cards enter opponents' inkwells exerted.", "always(inks_exerted(each_opponent))"),
    ("item",
     "Whenever an opponent draws a card during their turn, if it's the third card they've drawn this turn, gain 3 "
     "lore.",
     "when(active_opponent_draws(3), gain_lore(3))"),
    ("action",
     "Ready chosen character. The next time they challenge another character this turn, draw 3 cards.",
     "ready(chosen(character)) ; next_this_turn(challenges(it, against(character)), draw(3))"),
    ("character",
     "When you play this character, you may choose an opposing character. If you do, gain 3 lore unless that "
     "character's player puts that card on the bottom of their deck.",
     "when(plays(this), may(choose(chosen(character, opposing)), offer(its_player, put_on_bottom(it), "
     "otherwise=gain_lore(3))))"),
    ("character",
     "Whenever one of your Baker characters is chosen for Support, until the start of your next turn, the next time "
     "they would be dealt damage they take no damage instead.",
     'when(supported(character, yours, classed("Baker")), spared(cause, until=your_next_turn))'),
    ("character",
     "Whenever this character quests, chosen opponent reveals their hand and discards a non-character card of their "
     "choice.",
     "when(quests(this), reveal_hand(chosen_opponent), discard(1, non(character), who=its_player))"),
    ("action",
     "The player or players with the most cards in their hands choose and discard 3 cards.",
     "discard(3, who=fullest_hands)"),
    ("action",
     "Play an action with cost 3 or less from your discard for free, then put that action card on the bottom of your "
     "deck instead of into your discard.",
     "play(action, cost(most=3), from_=discard_pile, free=yes, then_bottom=yes)"),
    ("character",
     "When you play this character, you may banish chosen opposing item. If you do, its player may reveal the top card "
     "of their deck. If that card is an item or location card, they may play it for free. Otherwise, they put it on "
     "the bottom of their deck.",
     "when(plays(this), may(banish(chosen(item, opposing))), given(done, by(its_player, may(look(1, take(1, item | "
     "location, to=into_play, optional=yes), rest=bottom, shown=yes)))))"),
]  # fmt: skip


HANDS = [
    ("character",
     "While an opponent has 4 or more cards in their hand, this character gains Ward.",
     "always(gains(this, ward), given=opponent_has(4, card, in_hand))"),
    ("character",
     "While an opponent has fewer than 3 cards in their hand, this character gains Ward.",
     "always(gains(this, ward), given=opponent_at_most(hand_of(you), 2))"),
    ("character",
     "While an opponent has 3 or fewer cards in their hand, this character gains Ward.",
     "always(gains(this, ward), given=opponent_at_most(hand_of(you), 3))"),
    ("character",
     "While each opponent has no cards in their hand, this character gains Ward.",
     "always(gains(this, ward), given=not_(opponent_has(card, in_hand)))"),
    ("character",
     "While you have more cards in your hand than an opponent, this character gains Ward.",
     "always(gains(this, ward), given=opponent_fewer(hand_of(you)))"),
    ("character",
     "When you play this character, if an opponent has fewer cards in their hand than you, gain 3 lore.",
     "when(plays(this), given(opponent_fewer(hand_of(you)), gain_lore(3)))"),
    ("character",
     "Whenever this character quests, each opponent with more cards in their hand than you loses 3 lore.",
     "when(quests(this), lose_lore(3, who=opponents_with_more(hand_of(you))))"),
    ("character",
     "When you play this character, each player with fewer than 4 cards in their hand draws until they have 4.",
     "when(plays(this), each(each_player, given(at_most(hand_of(you), 3), draw_until(4))))"),
    ("character",
     "When you play this character, each opponent with no cards in their hand loses 3 lore.",
     "when(plays(this), each(each_opponent, given(hand_empty, lose_lore(3))))"),
    ("character",
     "If you have 5 or more cards in your hand, this character can't ready.",
     "always(cannot(this, ready_at_all), given=at_least(hand_of(you), 5))"),
    ("action",
     "Chosen opponent can't play items until the start of your next turn.",
     "cannot_play(chosen_opponent, item, until=your_next_turn)"),
    ("action",
     "Opponents can't gain lore until the start of your next turn.",
     "cannot_gain_lore(each_opponent, until=your_next_turn)"),
]  # fmt: skip


COUNTED = [
    ("character",
     "When you play this character, put the top 4 cards of your deck into your discard. Gain 1 lore for "
     "each Baker character card put into your discard this way.",
     'when(plays(this), mill(4), gain_lore(count_among(it, character, classed("Baker"))))'),
    ("item",
     "{E} — Put the top card of your deck into your discard. If it's a song card, gain 3 lore.",
     "use(exert(this), then=do(mill(1), given(is_(it, song), gain_lore(3))))"),
    ("character",
     "Whenever this character challenges, you may put the top card of your deck into your discard. If it's"
     " a character card, gain 3 lore.",
     "when(challenges(this), may(mill(1)), given(both(done, is_(it, character)), gain_lore(3)))"),
    ("action",
     "Each opponent chooses and discards 3 cards. Draw a card for each Baker character card discarded this way.",
     'discard(3, who=each_opponent) ; draw(count_among(it, character, classed("Baker")))'),
    ("character",
     "While you have 4 or more characters with different names in play, this character gets +3 {L}.",
     "always(gets(this, lore=3), given=at_least(different_names(character, yours), 4))"),
    ("character",
     "At the end of your turn, if 3 or more of your Baker characters quested this turn, draw 3 cards.",
     'when(end_of_turn, given(this_turn_at_least(3, quested(character, yours, classed("Baker"))), draw(3)))'),
    ("character",
     "When you play this character, if you've put 3 or more cards into your inkwell this turn, draw a card.",
     "when(plays(this), given(this_turn_at_least(3, inked_cards), draw(1)))"),
    ("character",
     "During your turn, whenever a card is put into your inkwell, if it's the second card you've put into your inkwell "
     "this turn, you may draw a card.",
     "when(you_ink(2), may(draw(1)), during=your_turn)"),
    ("character",
     "Whenever you play an item, if it's the third item you've played this turn, gain 3 lore.",
     "when(plays(item), given(this_turn_exactly(3, played(item)), gain_lore(3)))"),
    ("character",
     "When you play this character, if 2 or more cards have left your discard this turn, gain 3 lore.",
     "when(plays(this), given(this_turn_at_least(2, left_discard(card, yours)), gain_lore(3)))"),
    ("character",
     "If a card left a player's discard this turn, this character gets +3 {S}.",
     "always(gets(this, strength=3), given=this_turn_at_least(1, left_discard(card, anyones)))"),
    ("character",
     "At the end of each opponent's turn, if this character was damaged this turn, gain 3 lore.",
     "when(end_of_opponents_turn, given(is_(this, damaged_this_turn), gain_lore(3)))"),
]  # fmt: skip


WHOSE = [
    ("character",
     "While there's a damaged opposing character in play, this character gets +3 {L}.",
     "always(gets(this, lore=3), given=exists(character, opposing, damaged))"),
    ("character",
     "While there are 4 or more opposing characters in play, this character gets +3 {L}.",
     "always(gets(this, lore=3), given=exists(4, character, opposing))"),
    ("character",
     "While there are no opposing items in play, this character gets +3 {L}.",
     "always(gets(this, lore=3), given=not_(exists(item, opposing)))"),
    ("character",
     "While an opposing character has Ward, this character gains Alert.",
     "always(gains(this, alert), given=opponent_has(character, having(ward)))"),
    ("character",
     "Each opponent's items enter play exerted.",
     "always(enters_exerted(every(item, opposing)))"),
    ("character",
     "Damage counters can't be removed from opposing characters.",
     "always(cannot(every(character, opposing), be_healed))"),
    ("character",
     "Whenever damage is removed from one of your Baker characters, draw 3 cards.",
     'when(damage_removed(character, yours, classed("Baker")), draw(3))'),
    ("character",
     "Whenever this character quests, deal damage to chosen character equal to his {S}.",
     "when(quests(this), deal(strength_of(this), chosen(character)))"),
    ("character",
     "When you play this character, exert chosen opposing character and she gains Rush this turn.",
     "when(plays(this), exert(chosen(character, opposing)), gains(this, rush, until=this_turn))"),
    ("character",
     "Whenever you play a song, if there's a card under her, draw 3 cards.",
     "when(plays(song), given(at_least(count(card, under_this), 1), draw(3)))"),
    ("character",
     "Whenever one of your characters named Old Tessa quests, she gets +3 {S} this turn.",
     'when(quests(character, yours, named("Old Tessa")), gets(cause, strength=3, until=this_turn))'),
    ("character",
     "When you play this character, ready chosen Queen character. She can't quest for the rest of this turn.",
     'when(plays(this), ready(chosen(character, classed("Queen"))), cannot(it, quest, until=this_turn))'),
]  # fmt: skip


ELSEWHERE = [
    ("character",
     "When you play this character, look at the top 4 cards of your deck. Put one facedown under this "
     "character and the rest on the bottom of your deck in any order.",
     "when(plays(this), look(4, take(1, card, to=under), rest=bottom))"),
    ("character",
     "When you play this character, you may put up to 3 cards from your discard facedown under him.",
     "when(plays(this), may(put_under(up_to(3, card, in_discard), this)))"),
    ("action",
     "Reveal the top 4 cards of your deck. Put all song cards revealed this way into your hand and the "
     "rest on the bottom of your deck in any order.",
     "look(4, take(all, song, to=hand), rest=bottom, shown=yes)"),
    ("character",
     "At the start of your turn, you may ready up to 3 cards in your inkwell.",
     "when(start_of_turn, may(ready_ink(3)))"),
    ("location",
     "Whenever you play a Baker character, you may move them here for free.",
     'when(plays(character, classed("Baker")), may(move_to(cause, this, free=yes)))'),
    ("character",
     "Whenever you play a location, you may move this character there for free.",
     "when(plays(location), may(move_to(this, cause, free=yes)))"),
    ("action",
     "Put up to 4 cards from chosen player's discard on the bottom of their deck in any order.",
     "put_on_bottom(up_to(4, card, of(chosen_player), in_discard))"),
    ("action",
     "This turn, you pay 3 {I} less to play Baker characters.",
     'pay_less(3, character, classed("Baker"), until=this_turn)'),
    ("action",
     "Gain 3 lore. If a Weaver character sang this song, draw 3 cards.",
     'gain_lore(3) ; given(at_least(count(character, classed("Weaver"), sang), 1), draw(3))'),
    ("character",
     "When you play this character using Shift, gain 3 lore.",
     "when(plays(this), given(used_shift, gain_lore(3)))"),
    ("character",
     "When you play this character, you may search your deck for a Baker character card, reveal it, and "
     "put it into your hand. Shuffle your deck.",
     'when(plays(this), may(search(character, classed("Baker"), to=hand, shown=yes)))'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), [*GONE, *TENTH, *HANDS, *COUNTED, *WHOSE, *ELSEWHERE])
def test_it_is_read(kind: str, text: str, expected: str) -> None:
    assert (effects(text) if kind == "action" else ability(text, kind)) == expected


MISLEADING = [
    "When this character is banished, deal damage to chosen character equal to the number of cards that were "
    "under them.",
    "Whenever this character quests, return all cards that were under him to your hand.",
    "When you play this character, return one of the cards that were under him to your hand.",
    "Chosen opponent can't play items.",
    "If 3 cards left your discard this turn, this character gains Ward.",
    "Banish all items. Draw a card for each 2 items banished this way.",
    "While you have an opposing character in play, this character gains Ward.",
    "While an opponent has one of your characters in play, this character gains Ward.",
    "Whenever a Baker character moves here, draw a card.",
    "Your characters with different names gain Ward.",
    "Put a character card from your discard faceup under this character.",
    "Each opponent with more cards than you loses 3 lore.",
    "At the end of your turn, if 2 or more of your characters challenged this turn, draw a card.",
    "Whenever 3 of your characters quest, draw a card.",
    "Whenever all your characters are exerted, draw a card.",
    "Whenever you play 3 items, draw a card.",
    "Whenever this character challenges 3 characters, draw a card.",
    "If 3 opposing characters were damaged this turn, this character gains Ward.",
    "While 3 opposing characters are exerted, this character gains Ward.",
    "You pay 3 {I} less for the next 3 Baker characters you play this turn.",
    "Return chosen opposing character to your hand.",
    "When you play this character, put all cards from under chosen opposing character into your hand.",
    "When you play this character, you may discard 3 cards. If 3 character cards were discarded this way, gain 3 lore.",
    "Draw a card for each item from your discard banished this way.",
    "When you play this character, if you have a location in play, draw a card. Each opponent loses 3 lore.",
]


@pytest.mark.parametrize("text", MISLEADING)
def test_what_could_be_misread_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_ability(text, "character", CLASSES)
    with pytest.raises(Refused):
        read_effects(text, CLASSES)


ALIKE = [
    ("While there's a damaged opposing character in play, this character gains Ward.",
     "While there's a damaged character in play, this character gains Ward."),
    ("Whenever this character quests, deal damage to chosen character equal to his {S}.",
     "Whenever this character quests, deal damage to chosen character equal to their {S}."),
    ("While an opponent has 3 or more cards in their hand, this character gains Ward.",
     "While an opponent has 3 or fewer cards in their hand, this character gains Ward."),
    ("While you have more cards in your hand than an opponent, this character gains Ward.",
     "While you have more cards in your hand than each opponent, this character gains Ward."),
    ("When you play this character, look at the top card of your deck. If it's a song card, you may play it for free. "
     "Otherwise, put it into your discard.",
     "When you play this character, look at the top card of your deck. If it's a song card, you may play it for free. "
     "Otherwise, you may put it into your discard."),
    ("When you play this character, choose and discard a card. If a song card was discarded this way, gain 3 lore.",
     "When you play this character, choose and discard 3 cards. If a song card was discarded this way, gain 3 lore."),
    ("When you play a Floodborn character on this card, draw 3 cards.",
     "When you play a Floodborn character named Old Tessa on this card, draw 3 cards."),
    ("Banish this character — Draw a card for each card under this character.",
     "{E} — Draw a card for each card under this character."),
    ("If a card left your discard this turn, this character gains Ward.",
     "If a card left an opponent's discard this turn, this character gains Ward."),
]  # fmt: skip


def test_what_a_card_found_by_choice_is_asked_only_if_it_was_found() -> None:
    """Otherwise "it" would be the card that set the ability off."""
    assert ability(
        "Whenever this character quests, you may choose and discard a card. If it's a song card, draw 3 cards."
    ) == ("when(quests(this), may(discard(1)), given(both(done, is_(it, song)), draw(3)))")


READIED = [
    ("Whenever this character quests, if there's a card under her, ready her. She can't quest for the rest of this "
     "turn.",
     "when(quests(this), given(at_least(count(card, under_this), 1), do(ready(this), cannot(this, quest, "
     "until=this_turn))))"),
    ("Whenever you play a Baker character, you may ready this character. He can't quest for the rest of this turn.",
     'when(plays(character, classed("Baker")), may(ready(this)), cannot(this, quest, until=this_turn))'),
    ("Whenever this character quests, if there's a card under her, you may ready her. She can't quest for the rest of "
     "this turn.",
     "when(quests(this), given(at_least(count(card, under_this), 1), do(may(ready(this)), cannot(this, quest, "
     "until=this_turn))))"),
    ("Whenever you play a Baker character, ready this character. He can't quest for the rest of this turn.",
     'when(plays(character, classed("Baker")), ready(this), cannot(this, quest, until=this_turn))'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), READIED)
def test_what_limits_a_readied_character_hangs_on_a_condition_but_not_on_the_choice(text: str, expected: str) -> None:
    assert ability(text) == expected


def test_of_several_cards_one_is_enough() -> None:
    assert effects("Banish all items. If a Baker item is banished this way, gain 3 lore.") == (
        'banish(every(item)) ; given(any_is(it, item, classed("Baker")), gain_lore(3))'
    )


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_looks_alike_is_told_apart(one: str, other: str) -> None:
    assert ability(one) != ability(other)
