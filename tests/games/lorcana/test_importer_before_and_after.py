"""What was done this way, what a card was before, what it is either, and by how much damage is less."""

from __future__ import annotations

from tests.games.lorcana.readings import each_read, each_refused, reading
from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("character", "Whenever you play a character with cost 2 or less, you may remove up to 2 damage from chosen "
     "character. If you remove any damage this way, gain 1 lore.",
     "when(plays(character, cost(most=2)), may(heal(2, chosen(character))), given(done, "
     "gain_lore(1)))"),
    ("character", "Whenever this character quests, you may remove up to 2 damage from chosen character. If you "
     "removed at least 1 damage this way, gain 1 lore.",
     "when(quests(this), may(heal(2, chosen(character))), given(done, gain_lore(1)))"),
    ("character", "Whenever this character quests, you may remove up to 2 damage from chosen character. If any "
     "damage was removed this way, draw a card.",
     "when(quests(this), may(heal(2, chosen(character))), given(done, draw(1)))"),
    ("character", "When you play this character, you may move up to 2 damage counters from chosen character to "
     "chosen opposing character. If you moved any damage this way, draw a card.",
     "when(plays(this), may(move_damage(2, chosen(character), chosen(character, opposing), "
     "up_to=yes)), given(done, draw(1)))"),
    ("character", "When you play this character, you may move 1 damage counter from chosen character to chosen "
     "opposing character. If you move 1 or more damage counters this way, draw a card.",
     "when(plays(this), may(move_damage(1, chosen(character), chosen(character, opposing))), "
     "given(done, draw(1)))"),
    ("action", "Each opponent chooses and exerts one of their ready characters. Draw a card for each damaged "
     "character exerted this way.",
     "each(each_opponent, exert(chosen(character, yours, ready))) ;; draw(count_among(it, character, "
     "damaged))"),
    ("action", "Each opponent chooses and banishes one of their characters. Gain 1 lore for each Hero "
     "character banished this way.",
     "each(each_opponent, banish(chosen(character, yours))) ;; gain_lore(count_among(it, character, "
     'classed("Hero")))'),
    ("action", "Return all damaged characters to their players' hands. Gain 1 lore for each opposing character "
     "returned this way.",
     "return_to_hand(every(character, damaged)) ;; gain_lore(count_among(it, character, opposing))"),
    ("action", "Banish all characters with 2 {S} or less. Draw a card for each of your characters banished this "
     "way.",
     "banish(every(character, strength(most=2))) ;; draw(count_among(it, character, yours))"),
    ("action", "Deal 2 damage to each opposing character. Draw a card for each exerted character banished this "
     "way.",
     "deal(2, every(character, opposing)) ;; draw(count_among(it, character, exerted, dying))"),
    ("action", "Put 2 damage counters on chosen opposing character. If that character already had damage, they "
     "gain Reckless during their next turn.",
     "choose(chosen(character, opposing)) ;; given(is_(it, damaged), do(put_damage(2, it), gains(it, "
     "reckless, until=their_next_turn)), otherwise=put_damage(2, it))"),
    ("action", "Deal 2 damage to chosen character. If that character was already damaged, draw a card.",
     "choose(chosen(character)) ;; given(is_(it, damaged), do(deal(2, it), draw(1)), "
     "otherwise=deal(2, it))"),
    ("action", "Put 1 damage counter on chosen opposing character. If they already had damage, put 2 damage "
     "counters on them instead.",
     "choose(chosen(character, opposing)) ;; given(is_(it, damaged), put_damage(2, it), "
     "otherwise=put_damage(1, it))"),
    ("action", "Deal 2 damage to chosen character. If they were already damaged, deal 3 damage instead.",
     "choose(chosen(character)) ;; given(is_(it, damaged), deal(3, it), otherwise=deal(2, it))"),
    ("action", "Deal 2 damage to chosen character. If they were already damaged, deal 3 damage to them instead.",
     "choose(chosen(character)) ;; given(is_(it, damaged), deal(3, it), otherwise=deal(2, it))"),
    ("action", "Exert chosen opposing character. If they were already exerted, deal 2 damage to them.",
     "choose(chosen(character, opposing)) ;; given(is_(it, exerted), do(exert(it), deal(2, it)), "
     "otherwise=exert(it))"),
    ("action", "Exert chosen opposing character. If that character was already exerted, banish them.",
     "choose(chosen(character, opposing)) ;; given(is_(it, exerted), do(exert(it), banish(it)), "
     "otherwise=exert(it))"),
    ("character", "When you play this character, you may deal 1 damage to chosen character. If that character was "
     "already damaged, draw a card.",
     "when(plays(this), may(choose(chosen(character)), given(is_(it, damaged), do(deal(1, it), "
     "draw(1)), otherwise=deal(1, it))))"),
    ("action", "Deal 2 damage to up to 3 chosen characters and/or locations. If one or more of them is banished "
     "this way, each opponent loses 1 lore.",
     "deal(2, up_to(3, character | location)) ;; given(any_is(it, dying), lose_lore(1, "
     "who=each_opponent))"),
    ("action", "Deal 2 damage to up to 3 chosen characters. If any of them are banished this way, gain 1 lore.",
     "deal(2, up_to(3, character)) ;; given(any_is(it, dying), gain_lore(1))"),
    ("action", "Deal 2 damage to each opposing character. If two or more of them are banished this way, draw a "
     "card.",
     "deal(2, every(character, opposing)) ;; given(at_least(count_among(it, card, dying), 2), "
     "draw(1))"),
    ("action", "Banish chosen item or location of yours to deal 3 damage to chosen character. If the banished "
     "card had cost 4 or more, deal 5 damage instead.",
     "to(banish(chosen(item | location, yours)), given(is_(former, item | location, cost(least=4)), "
     "deal(5, chosen(character)), otherwise=deal(3, chosen(character))))"),
    ("action", "Banish chosen character of yours to deal 3 damage to chosen character. If the banished "
     "character was a Hero, deal 5 damage instead.",
     'to(banish(chosen(character, yours)), given(is_(former, classed("Hero")), deal(5, '
     "chosen(character)), otherwise=deal(3, chosen(character))))"),
    ("action", "Banish chosen item of yours to deal 3 damage to chosen character. If the banished item had cost "
     "4 or more, draw a card.",
     "to(banish(chosen(item, yours)), deal(3, chosen(character))) ;; given(is_(former, item, "
     "cost(least=4)), draw(1))"),
    ("action", "Banish chosen item. Deal 3 damage to chosen character. If the banished item had cost 4 or more, "
     "deal 5 damage instead.",
     "banish(chosen(item)) ;; given(is_(former, item, cost(least=4)), deal(5, chosen(character)), "
     "otherwise=deal(3, chosen(character)))"),
    ("action", "Banish one of your items to return chosen character to their player's hand. If the banished "
     "item was named Pawpsicle, draw a card.",
     "to(banish(chosen(item, yours)), return_to_hand(chosen(character))) ;; given(is_(former, item, "
     'named("Pawpsicle")), draw(1))'),
    ("action", "Chosen character gets +2 {S} this turn. Banish chosen item. If the banished item had cost 4 or "
     "more, draw a card.",
     "gets(chosen(character), strength=2, until=this_turn) ;; banish(chosen(item)) ;; given(is_(it, "
     "cost(least=4)), draw(1))"),
    ("action", "Banish chosen item of yours to banish chosen character. If the banished character had cost 4 or "
     "more, draw a card.",
     "to(banish(chosen(item, yours)), banish(chosen(character))) ;; given(is_(it, cost(least=4)), "
     "draw(1))"),
    ("action", "Discard a card to deal 2 damage to chosen character. If the discarded card was an action card, "
     "deal 4 damage instead.",
     "to(discard(1), given(is_(it, action), deal(4, chosen(character)), otherwise=deal(2, "
     "chosen(character))))"),
    ("action", "Banish chosen item of yours to draw a card. If that item was named Pawpsicle, gain 1 lore.",
     'to(banish(chosen(item, yours)), draw(1)) ;; given(is_(it, named("Pawpsicle")), gain_lore(1))'),
    ("character", "When you play this character, you may banish chosen item of yours to deal 2 damage to chosen "
     "character. If the banished item had cost 3 or more, deal 4 damage instead.",
     "when(plays(this), may(to(banish(chosen(item, yours)), given(is_(former, item, cost(least=3)), "
     "deal(4, chosen(character)), otherwise=deal(2, chosen(character))))))"),
    ("character", "While this character is exerted, damage dealt to him is reduced by 2.",
     "always(takes_less(this, 2), given=is_(this, exerted))"),
    ("character", "Damage dealt to this character is reduced by 1.",
     "always(takes_less(this, 1))"),
    ("character", "Damage dealt to your other characters is reduced by 1.",
     "always(takes_less(every(character, yours, other), 1))"),
    ("character", "Damage dealt to this character in challenges is reduced by 1.",
     "always(takes_less(this, 1, in_challenge=yes))"),
    ("character", "Damage dealt to opposing characters is reduced by 1.",
     "always(takes_less(every(character, opposing), 1))"),
    ("character", "Reduce damage dealt to this character by 1.",
     "always(takes_less(this, 1))"),
    ("character", "Reduce the damage dealt to your other Hero characters by 1.",
     'always(takes_less(every(character, yours, other, classed("Hero")), 1))'),
    ("character", "While this character is at a location, reduce damage dealt to him by 2.",
     "always(takes_less(this, 2), given=is_(this, at_location))"),
    ("location", "Damage dealt to characters here is reduced by 1.",
     "always(takes_less(every(character, here), 1))"),
    ("character", "During your turn, damage dealt to this character is reduced by 2.",
     "always(takes_less(this, 2), given=your_turn)"),
    ("action", "Banish chosen opposing character who's at a location or has a card under them.",
     "banish(chosen(character, opposing, at_location | over_card))"),
    ("action", "Banish chosen character who is damaged or exerted.",
     "banish(chosen(character, damaged | exerted))"),
    ("action", "Banish chosen opposing character who is damaged or has 2 {S} or less.",
     "banish(chosen(character, opposing, damaged | strength(most=2)))"),
    ("action", "Exert chosen opposing character who is at a location or has Evasive.",
     "exert(chosen(character, opposing, at_location | having(evasive)))"),
    ("action", "Draw a card for each of your characters who is damaged or has Ward.",
     "draw(count(character, yours, damaged | having(ward)))"),
    ("character", "Your characters who are exerted or have Bodyguard gain Resist +1.",
     "always(gains(every(character, yours, exerted | having(bodyguard)), resist(1)))"),
    ("action", "Banish chosen character who has Ward or Evasive.",
     "banish(chosen(character, having(ward) | having(evasive)))"),
    ("action", "Deal 2 damage to chosen character who has 2 {S} or less or is damaged and draw a card.",
     "deal(2, chosen(character, strength(most=2) | damaged)) ;; draw(1)"),
    ("action", "Banish chosen item. Deal 3 damage to chosen character. If the banished item had cost 4 or more, "
     "draw a card.",
     "banish(chosen(item)) ;; deal(3, chosen(character)) ;; given(is_(former, item, cost(least=4)), "
     "draw(1))"),
    ("action", "Banish chosen character. Deal 3 damage to another chosen character. If the banished character "
     "had cost 4 or more, draw a card.",
     "banish(chosen(character)) ;; deal(3, chosen(character, another)) ;; given(is_(former, "
     "character, cost(least=4)), draw(1))"),
    ("action", "Banish chosen item of yours. Deal 3 damage to chosen character. If the banished item was named "
     "Pawpsicle, draw a card.",
     "banish(chosen(item, yours)) ;; deal(3, chosen(character)) ;; given(is_(former, item, "
     'named("Pawpsicle")), draw(1))'),
    ("character", "Whenever this character quests, you may remove up to 2 damage from chosen character. If you "
     "removed any damage this way, gain 1 lore.",
     "when(quests(this), may(heal(2, chosen(character))), given(done, gain_lore(1)))"),
    ("character", "Whenever this character quests, you may remove up to 2 damage from chosen character. If any "
     "damage was removed this way, gain 1 lore.",
     "when(quests(this), may(heal(2, chosen(character))), given(done, gain_lore(1)))"),
    ("action", "Put 1 damage counter on chosen opposing character. If that character already had damage, draw a "
     "card.",
     "choose(chosen(character, opposing)) ;; given(is_(it, damaged), do(put_damage(1, it), draw(1)), "
     "otherwise=put_damage(1, it))"),
    ("action", "Deal 2 damage to up to 3 chosen characters. If one or more of them are banished this way, gain "
     "1 lore.",
     "deal(2, up_to(3, character)) ;; given(any_is(it, dying), gain_lore(1))"),
    ("item", "{E}, choose and discard a card — Draw a card. If the discarded card was an action card, gain 1 "
     "lore.",
     "use(exert(this), discard(1), then=do(draw(1), given(is_(it, action), gain_lore(1))))"),
    ("action", "Banish chosen opposing character who has Ward or is damaged.",
     "banish(chosen(character, opposing, having(ward) | damaged))"),
    ("character", "At the start of your turn, if you have a Sorcerer character at this location, you may draw a "
     "card, then put a card from your hand on the top of your deck.",
     'when(start_of_turn, given(have(character, classed("Sorcerer"), here), may(draw(1), '
     "hand_to_top(1))))"),
    ("character", "During your turn, whenever this character banishes another character in a challenge, you may "
     "move him to a location for free.",
     "when(banishes(this), may(move_to(this, chosen(location, yours), free=yes)), during=your_turn)"),
    ("location", "Whenever a Sorcerer character quests while here, look at the top 2 cards of your deck. Put one "
     "on the top of your deck and the other on the bottom.",
     'when(quests(character, classed("Sorcerer"), here), look(2, take(1, card, to=top), rest=bottom))'),
    ("character", "When you play this character, each opponent chooses one of their characters. While this "
     "character is in play, the chosen characters can't quest or challenge.",
     "when(plays(this), each(each_opponent, choose(chosen(character, yours))), cannot(it, quest, "
     "challenge, until=while_here))"),
    ("action", "Each opponent loses 2 lore unless they discard 2 cards.",
     "each(each_opponent, may(wholly(discard(2))), given(not_(done), lose_lore(2)))"),
    ("item", "{E}, Banish this item — Each opponent chooses one of their characters and returns that card to "
     "their hand unless they discard 2 cards.",
     "use(exert(this), banish(this), then=each(each_opponent, may(wholly(discard(2))), "
     "given(not_(done), return_to_hand(chosen(character, yours)))))"),
    ("character", "When you play this character, you may discard 2 cards. If you do, banish chosen character.",
     "when(plays(this), may(wholly(discard(2))), given(done, banish(chosen(character))))"),
    ("action", "Banish chosen character unless their player discards 2 cards.",
     "choose(chosen(character)) ;; offer(its_player, wholly(discard(2)), otherwise=banish(former))"),
    ("action", "Each opponent loses 3 lore unless they banish 2 of their items.",
     "each(each_opponent, may(wholly(banish(chosen(2, item, yours)))), given(not_(done), "
     "lose_lore(3)))"),
]  # fmt: skip


@each_read(READ)
def test_it_is_read(kind: str, text: str, read: str) -> None:
    assert reading(kind, text) == ([], read)


REFUSED = [
    ("action", "Remove up to 2 damage from chosen character. Draw a card. If you removed damage this way, gain "
     "1 lore."),
    ("character", "When you play this character, you may move 1 damage counter from chosen character to chosen "
     "opposing character. If you removed any damage this way, draw a card."),
    ("action", "Each opponent chooses and exerts one of their characters. Draw a card for each damaged "
     "character exerted this way."),
    ("action", "Banish all characters. Draw a card for each damaged character banished this way."),
    ("character", "Whenever this character quests, you may exert chosen opposing character. If they were already "
     "exerted, deal 2 damage to chosen character."),
    ("action", "Deal 2 damage to each opposing character. If they were already damaged, draw a card."),
    ("action", "Deal 2 damage to up to 2 chosen characters. If they were already damaged, draw a card."),
    ("action", "Deal 1 damage to chosen character. Draw a card. If that character was already damaged, gain 1 "
     "lore."),
    ("action", "Deal 2 damage to chosen character. If one or more of them are banished this way, draw a card."),
    ("location", "Damage dealt to your characters while here is reduced by 1."),
    ("character", "While this character is exerted, he takes 2 less damage from challenges."),
    ("character", "Whenever this character quests, damage dealt to your characters is reduced by 1 until the start "
     "of your next turn."),
    ("action", "Banish chosen character who is damaged and exerted."),
    ("action", "Banish chosen character who is at a location and has Ward."),
    ("action", "Banish chosen character with Ward or at a location."),
]  # fmt: skip


@each_refused(REFUSED)
def test_it_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons
