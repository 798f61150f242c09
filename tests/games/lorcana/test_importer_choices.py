"""English rules text in the manner of the newest sets: choices, statics and zones; invented sentences."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.reading import Printed

CLASSES = frozenset({"Hero", "Pirate"})


def compiled(kind: str, text: str) -> Compiled:
    card = Printed("91-1", "Uno", kind)
    card.texts = [text]
    return compile_card(card, CLASSES)


REVEALED = [
    ("character",
     "Whenever this character quests, reveal the top card of your deck. You may play it for free.",
     "when(quests(this), look(1, take(1, card, to=into_play, optional=yes), rest=top, shown=yes))"),
    ("character",
     "When you play this character, reveal the top 4 cards of your deck. You may play an action revealed this way for "
     "free. Put the rest on the bottom of your deck in any order.",
     "when(plays(this), look(4, take(1, action, to=into_play, optional=yes), rest=bottom, shown=yes))"),
    ("action",
     "Look at the top 6 cards of your deck. You may reveal a Pirate character card and play it for free. Put the rest "
     "on the bottom of your deck in a random order.",
     'look(6, take(1, character, classed("Pirate"), to=into_play, optional=yes), rest=bottom_at_random)'),
    ("action",
     "Reveal cards from the top of your deck until you reveal a character card with cost 4 or less. Play that "
     "character for free. Put the rest on the bottom of your deck in a random order.",
     "reveal_until(character, cost(most=4), to=into_play, rest=bottom_at_random)"),
    ("action",
     "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand and the rest "
     "into your discard.",
     "reveal_until(item, to=hand, rest=discard_pile)"),
    ("action",
     "Reveal the top 3 cards of your deck. You may put an item card from among the revealed cards into your hand. Put "
     "all other cards revealed this way into your discard.",
     "look(3, take(1, item, to=hand, optional=yes), rest=discard_pile, shown=yes)"),
    ("action",
     "Reveal the top 5 cards of your deck. You may play an item from among them for free and it enters play exerted. "
     "Put the remaining cards on the bottom of your deck in a random order.",
     "look(5, take(1, item, to=into_play, optional=yes, exerted=yes), rest=bottom_at_random, shown=yes)"),
]  # fmt: skip

CHOSEN_BY_OTHERS = [
    ("action",
     "Each opponent chooses one: they discard a card, lose 1 lore, or exert one of their characters.",
     "each(each_opponent, choose_one(discard(1), lose_lore(1), exert(chosen(character, yours))))"),
    ("action",
     "Each opponent chooses one: they lose 2 lore, or you draw a card and gain 1 lore.",
     "each(each_opponent, choose_one(lose_lore(2), by(card_player, draw(1), gain_lore(1))))"),
    ("action",
     "Each opponent chooses one: • They lose 2 lore. • They discard 2 cards.",
     "each(each_opponent, choose_one(lose_lore(2), discard(2)))"),
    ("action",
     "Chosen opponent chooses one: they banish one of their characters or you draw 2 cards.",
     "by(chosen_opponent, choose_one(banish(chosen(character, yours)), draw(2, who=card_player)))"),
    ("character",
     "Whenever this character quests, chosen opponent chooses one: • They choose and discard a card. • You draw a "
     "card.",
     "when(quests(this), by(chosen_opponent, choose_one(discard(1), draw(1, who=card_player))))"),
    ("character",
     "When you play this character, each opponent chooses one: deal 2 damage to one of their characters or you gain 1 "
     "lore.",
     "when(plays(this), each(each_opponent, choose_one(deal(2, chosen(character, yours)), gain_lore(1, "
     "who=card_player))))"),
    ("action",
     "Chosen opposing item's player chooses one: banish that item or you draw 2 cards.",
     "choose(chosen(item, opposing)) ; by(its_player, choose_one(banish(it), draw(2, who=card_player)))"),
    ("character",
     "Whenever this character quests, each opponent may choose and discard a card. Each opponent who doesn't loses 1 "
     "lore.",
     "when(quests(this), each(each_opponent, may(discard(1)), given(not_(done), lose_lore(1))))"),
    ("action",
     "Each player chooses one of their items. Banish all other items.",
     "each(each_player, choose(chosen(item, yours))) ; banish(every(item, another))"),
    ("action",
     "Each player chooses one of their characters. Return all other characters to their players' hands.",
     "each(each_player, choose(chosen(character, yours))) ; return_to_hand(every(character, another))"),
]  # fmt: skip

DEMANDED = [
    ("character",
     "Opposing characters with 2 {S} or less must challenge if able.",
     "always(must_challenge(every(character, opposing, strength(most=2))))"),
    ("action",
     "Chosen opposing character gains Reckless and must challenge if able during their next turn.",
     "gains(chosen(character, opposing), reckless, until=their_next_turn) ; must_challenge(it, until=their_next_turn)"),
    ("action",
     "Chosen opposing character must quest during their next turn if able.",
     "must_quest(chosen(character, opposing), until=their_next_turn)"),
    ("character",
     "While this character is exerted, opponents must choose her for actions and abilities if able.",
     "always(must_be_chosen(this), given=is_(this, exerted))"),
    ("character",
     "Opponents must choose your characters named Tessa if able.",
     'always(must_be_chosen(every(character, yours, named("Tessa"))))'),
    ("character",
     "Opposing characters enter play exerted and with 1 damage.",
     "always(enters_exerted(every(character, opposing)), enters_damaged(1, every(character, opposing)))"),
    ("item",
     "Your characters with cost 2 or less enter play with 1 damage.",
     "always(enters_damaged(1, every(character, yours, cost(most=2))))"),
]  # fmt: skip

SHIELDS = [
    ("character",
     "Your locations can't be dealt more than 1 damage at a time.",
     "always(takes_at_most(every(location, yours), 1))"),
    ("character",
     "While you have a location in play, this character can't be dealt more than 3 damage at a time.",
     "always(takes_at_most(this, 3), given=have(location))"),
    ("character",
     "During opponents' turns, this character can't be dealt damage except in challenges.",
     "always(cannot(this, take_other_damage), given=opponents_turn)"),
    ("character",
     "Your other characters can't be returned to your hand by opponents' actions or abilities.",
     "always(cannot(every(character, yours, other), be_returned))"),
    ("action",
     "Chosen character of yours can't be returned to your hand by opponents until the start of your next turn.",
     "cannot(chosen(character, yours), be_returned, until=your_next_turn)"),
]  # fmt: skip

UNDER = [
    ("action",
     "Put all cards from under your characters into your hand.",
     "return_to_hand(all_under(every(character, yours)))"),
    ("character",
     "Whenever this character quests, you may put a card from under one of your characters into your hand.",
     "when(quests(this), may(return_to_hand(one_of(all_under(every(character, yours))))))"),
    ("action",
     "Put a card from under one of your characters into your discard to deal 3 damage to chosen character.",
     "to(put_in_discard(one_of(all_under(every(character, yours)))), deal(3, chosen(character)))"),
    ("action",
     "Return up to 2 cards from under your characters to your hand.",
     "return_to_hand(some_of(2, all_under(every(character, yours))))"),
    ("character",
     "When this character is banished, you may put one of the cards that were under her into your inkwell facedown and "
     "exerted.",
     "when(banished(this), may(put_in_inkwell(one_of(were_under(this)), exerted=yes)))"),
    ("character",
     "When this character is banished, put all cards that were under him under one of your other characters with "
     "Boost.",
     "when(banished(this), choose(chosen(character, yours, another, having(boost))), put_under(were_under(this), "
     "former))"),
    ("action",
     "Put up to 2 character cards from your discard facedown under one of your characters.",
     "choose(chosen(character, yours)) ; put_under(up_to(2, character, in_discard), former)"),
    ("action",
     "Put up to 2 cards from your hand facedown under your characters.",
     "put_each_under(up_to(2, card, in_hand), chosen(character, yours))"),
    ("action",
     "Move all cards from under chosen character of yours to under another chosen character of yours.",
     "choose(chosen(character, yours)) ; choose(chosen(character, yours, another)) ; put_under(all_under(it), former)"),
    ("character",
     "When you play this character, you may move up to 2 cards from under your other characters under this character.",
     "when(plays(this), may(put_under(some_of(2, all_under(every(character, yours, other))), this)))"),
    ("character",
     "When you play this character, reveal the top card of your deck. If it's a character card, you may put it "
     "facedown under one of your characters with Boost. Otherwise, put it into your discard.",
     "when(plays(this), look(1, take(1, character, to=kept, then=put_each_under(it, chosen(character, yours, "
     "having(boost))), optional=yes), rest=discard_pile, shown=yes))"),
    ("action",
     "Remove all damage from chosen character of yours. Put that many damage counters on chosen opposing character.",
     "heal(all, chosen(character, yours)) ; put_damage(that_much, chosen(character, opposing))"),
    ("character",
     "Whenever this character quests, move any number of damage counters from one of your characters to chosen "
     "opposing character.",
     "when(quests(this), move_damage(all, chosen(character, yours), chosen(character, opposing), up_to=yes))"),
]  # fmt: skip

PLACES = [
    ("location",
     "When this location is banished, ready each character here.",
     "when(banished(this), ready(every(character, was_here)))"),
    ("location",
     "When this location is banished, you may return a character that was here to your hand.",
     "when(banished(this), may(return_to_hand(chosen(character, was_here))))"),
    ("location",
     "When this location leaves play, each character that was here gains Ward until the start of your next turn.",
     "when(leaves(this), gains(every(character, was_here), ward, until=your_next_turn))"),
    ("location",
     "While you have 2 or more characters here, they gain Ward and get +1 {W}.",
     "always(gains(every(character, here), ward), gets(every(character, here), willpower=1), given=have(2, character, "
     "here))"),
    ("character",
     "While you have 3 or more Pirate characters in play, they each get +1 {S}.",
     'always(gets(every(character, yours, classed("Pirate")), strength=1), given=have(3, character, '
     'classed("Pirate")))'),
    ("location",
     "Once during your turn, you may move one of your characters here for free.",
     "use(then=move_to(chosen(character, yours), this, free=yes), once=yes)"),
    ("character",
     "Once during your turn, you may play a character with cost 2 or less from your discard.",
     "use(then=play(character, cost(most=2), from_=discard_pile), once=yes)"),
    ("character",
     "Your Pirate characters may move to locations for free.",
     'always(move_free(character, yours, classed("Pirate")))'),
    ("location",
     "Whenever you move a character here, you may move another of your characters here for free.",
     "when(moves_here(character), may(move_to(chosen(character, yours, another), this, free=yes)))"),
]  # fmt: skip

RULES = [
    ("character",
     "Each opponent can play only one character with cost 5 or more each turn.",
     "always(cannot_play(each_opponent, character, cost(least=5), after=1))"),
    ("character",
     "Each turn, only one opposing character can challenge.",
     "always(one_challenger(character, opposing))"),
    ("character",
     "While this character is exerted, only one opposing character can quest each turn.",
     "always(one_quester(character, opposing), given=is_(this, exerted))"),
    ("character",
     "Opponents can't gain lore except by questing.",
     "always(cannot_gain_lore(each_opponent, but_questing=yes))"),
    ("character",
     "Opponents can't play more than 2 cards each turn.",
     "always(cannot_play(each_opponent, card, after=2))"),
    ("item",
     "Players can play only one action each turn.",
     "always(cannot_play(each_player, action, after=1))"),
    ("character",
     "Opponents can't sing songs.",
     "always(cannot(every(character, opposing), sing))"),
]  # fmt: skip

ELSEWHERE = [
    ("character",
     "While this card is in your discard, your characters named Tessa gain Evasive.",
     'from_discard(always(gains(every(character, yours, named("Tessa")), evasive)))'),
    ("character",
     "While this card is in your discard, you pay 1 {I} less to play Pirate characters.",
     'from_discard(always(pay_less(1, character, classed("Pirate"))))'),
]  # fmt: skip

SENTENCES = [*REVEALED, *CHOSEN_BY_OTHERS, *DEMANDED, *SHIELDS, *UNDER, *PLACES, *RULES, *ELSEWHERE]


@pytest.mark.parametrize(("kind", "text", "effect"), SENTENCES, ids=[text for _, text, _ in SENTENCES])
def test_a_sentence_is_read(kind: str, text: str, effect: str) -> None:
    found = compiled(kind, text)
    assert found.reasons == []
    assert " ; ".join(found.abilities) == effect


UNCLEAR = [
    ("character", "Opposing characters must challenge this character if able."),
    ("action", "Each opponent chooses one: they discard a card, lose 1 lore."),
    ("character", "While this card is in your discard, it gets +1 {S}."),
    ("character", "While this card is in your discard, this character can't be challenged."),
    ("character", "Only one opposing characters can quest each turn."),
    ("character", "Opponents can't play more than 2 cards."),
    ("location", "When this location is banished, each character here can't be challenged until the start of your next "
     "turn."),
    ("action", "Look at the top 4 cards of your deck. Put 2 facedown under one of your characters and the rest on the "
     "bottom of your deck in any order."),
    ("action", "Put up to 2 cards from chosen opponent's discard facedown under one of your characters."),
    ("action", "Put a card from under one of your opponents' characters into your hand."),
    ("action", "Chosen character can't be dealt more than 2 damage at a time this turn."),
    ("character", "This character can't be dealt more than 2 damage each turn."),
    ("action", "Chosen opposing character must challenge if able."),
    ("character", "This character gets +1 {S} and with 2 damage."),
    ("action", "Each opponent chooses one: they lose 2 lore or banish one of your characters."),
    ("action", "Each opponent chooses one of their characters. Banish all other characters."),
    ("character", "When you play this character, each player chooses one of their characters. Banish all other "
     "characters."),
    ("action", "Look at the top 3 cards of your deck. You may play a song revealed this way for free. Put the rest on "
     "the bottom of your deck in any order."),
    ("action", "Reveal cards from the top of your deck until you reveal an item card. Put that card into your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), UNCLEAR, ids=[text for _, text in UNCLEAR])
def test_a_sentence_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons
