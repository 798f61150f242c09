"""English rules text to the effect language: each production with sentences of our own, and what is refused."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.abilities import (
    read_ability,
    read_deck_limit,
    read_effects,
    read_further_names,
    read_keywords,
    read_own_cost,
)
from ludoteca.games.lorcana.packs.importer.checking import unreadable
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.games.lorcana.packs.importer.lines import abilities_of

CLASSES = frozenset({"Baker", "Weaver", "Nine Tailors", "Hero"})


def ability(text: str, kind: str = "character") -> str:
    """The abilities of a line, which the game's vocabulary must take."""
    found = [str(one) for one in read_ability(text, kind, CLASSES)]
    assert unreadable(kind, [], found) == []
    return " ; ".join(found)


def effects(text: str) -> str:
    found = [str(one) for one in read_effects(text, CLASSES)]
    assert unreadable("action", [], found) == []
    return " ; ".join(found)


# what cards are spoken of

NOUNS = [
    ("Banish 3 chosen characters.", "banish(chosen(3, character))"),
    ("Banish chosen opposing Baker character.", 'banish(chosen(character, opposing, classed("Baker")))'),
    ("Banish chosen Weaver of yours.", 'banish(chosen(character, yours, classed("Weaver")))'),
    ("Banish chosen Baker or Weaver character.", 'banish(chosen(character, classed("Baker", "Weaver")))'),
    ("Banish all Nine Tailors characters.", 'banish(every(character, classed("Nine Tailors")))'),
    ("Banish up to 3 chosen items or locations.", "banish(up_to(3, item | location))"),
    ("Banish any number of chosen items.", "banish(any_number(item))"),
    ("Banish 2 of your items.", "banish(chosen(2, item, yours))"),
    ("Banish one of your other items.", "banish(chosen(item, yours, another))"),
    ("Banish each exerted character with 7 {S} or more.", "banish(every(character, exerted, strength(least=7)))"),
    ("Banish chosen character with cost 7 or less.", "banish(chosen(character, cost(most=7)))"),
    ("Banish chosen character with cost 4.", "banish(chosen(character, cost(least=4, most=4)))"),
    ("Banish chosen character with Evasive or Ward.", "banish(chosen(character, having(evasive) | having(ward)))"),
    ("Banish chosen character without Rush.", "banish(chosen(character, lacking(rush)))"),
    ("Banish chosen character with no damage.", "banish(chosen(character, undamaged))"),
    ("Banish chosen character at a location.", "banish(chosen(character, at_location))"),
    ("Banish chosen character with a card under them.", "banish(chosen(character, over_card))"),
    ("Banish chosen character named Mr. Bram or Tessa.", 'banish(chosen(character, named("Mr. Bram", "Tessa")))'),
    ("Banish chosen character named Odile & Bram.", 'banish(chosen(character, named("Odile & Bram")))'),
    ("Banish chosen character named Tessa, Odile & Bram.", 'banish(chosen(character, named("Tessa, Odile & Bram")))'),
    ("Banish chosen character named Tessa, Odile, or Bram.",
     'banish(chosen(character, named("Tessa", "Odile", "Bram")))'),
    ("Banish chosen steel character.", 'banish(chosen(character, of_ink("steel")))'),
    ("Banish chosen character and all other characters with the same name.",
     "banish(chosen(character)) ; banish(every(character, same_name(it)))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), NOUNS)
def test_noun_phrases(text: str, expected: str) -> None:
    assert effects(text) == expected


# what is done

VERBS = [
    ("Draw 7 cards.", "draw(7)"),
    ("Draw a card for each Baker character you have in play.", 'draw(count(character, yours, classed("Baker")))'),
    ("Draw cards until you have 6 cards in your hand.", "draw_until(6)"),
    ("Choose and discard 3 cards.", "discard(3)"),
    ("Choose and discard a Baker character card.", 'discard(1, character, classed("Baker"))'),
    ("Chosen opponent discards 3 cards at random.", "discard(3, at_random=yes, who=chosen_opponent)"),
    ("Chosen opponent reveals their hand and discards an item card of your choice.",
     "discard(1, item, chooser=you, who=chosen_opponent)"),
    ("Each opponent discards their hand.", "discard(all, who=each_opponent)"),
    ("Gain 6 lore.", "gain_lore(6)"),
    ("Gain 2 lore for each 1 damage on this character.", "gain_lore(times(2, damage_on(this)))"),
    ("Chosen character gets +1 {S} this turn for each 1 damage on them.",
     "choose(chosen(character)) ; gets(it, strength=damage_on(it), until=this_turn)"),
    ("Gain lore equal to the {L} of chosen Baker character.",
     'choose(chosen(character, classed("Baker"))) ; gain_lore(lore_of(it))'),
    ("Each player loses 6 lore.", "lose_lore(6, who=each_player)"),
    ("Return chosen item to its player's hand.", "return_to_hand(chosen(item))"),
    ("Return a Baker character card from your discard to your hand.",
     'return_to_hand(chosen(character, classed("Baker"), in_discard))'),
    ("Return an item card and a location card from your discard to your hand.",
     "return_to_hand(chosen(item, in_discard)) ; return_to_hand(chosen(location, in_discard))"),
    ("Deal 7 damage to chosen location.", "deal(7, chosen(location))"),
    ("Deal 2 damage to chosen character and 1 damage to another chosen character.",
     "deal(2, chosen(character)) ; deal(1, chosen(character, another))"),
    ("Deal damage to chosen character equal to the number of items you have in play.",
     "deal(count(item, yours), chosen(character))"),
    ("Put 3 damage counters on chosen character.", "put_damage(3, chosen(character))"),
    ("Remove up to 7 damage from chosen location.", "heal(7, chosen(location))"),
    ("Remove all damage from each of your Baker characters.", 'heal(all, every(character, yours, classed("Baker")))'),
    ("Move up to 4 damage counters from chosen character of yours to chosen opposing character.",
     "move_damage(4, chosen(character, yours), chosen(character, opposing), up_to=yes)"),
    ("Exert up to 3 chosen characters.", "exert(up_to(3, character))"),
    ("Exert all cards in your inkwell.", "exert_ink(all)"),
    ("Ready all your Weaver characters.", 'ready(every(character, yours, classed("Weaver")))'),
    ("Put chosen location into its player's inkwell facedown and exerted.",
     "put_in_inkwell(chosen(location), exerted=yes)"),
    ("Put the top 4 cards of your deck into your inkwell facedown.", "ink_top(4)"),
    ("Put 2 cards from your hand into your inkwell facedown and exerted.", "ink_from_hand(2, exerted=yes)"),
    ("Put 3 cards from your hand on the bottom of your deck in any order.", "hand_to_bottom(3)"),
    ("Put chosen item on the top of its player's deck.", "put_on_top(chosen(item))"),
    ("Each opponent puts the top 6 cards of their deck into their discard.", "mill(6, who=each_opponent)"),
    ("Shuffle up to 4 cards from your discard into your deck.", "shuffle_into_deck(up_to(4, card, in_discard))"),
    ("Play a location with cost 6 or less for free.", "play(location, cost(most=6), free=yes)"),
    ("Play a Baker character from your discard for free. They enter play exerted.",
     'play(character, classed("Baker"), from_=discard_pile, free=yes, exerted=yes)'),
    ("You pay 3 {I} less for the next location you play this turn.", "pay_less_next(3, location)"),
    ("Move up to 3 of your characters to the same location for free.",
     "move_to(up_to(3, character, yours), chosen(location, yours), free=yes)"),
    ("Each player reveals their hand.", "reveal_hand(each_player)"),
    ("Each opponent chooses and banishes one of their items.", "each(each_opponent, banish(chosen(item, yours)))"),
    ("Chosen player discards their hand and draws 4 cards.", "by(chosen_player, do(discard(all), draw(4)))"),
    ("Each opponent with 6 or more cards in their hand loses 1 lore.",
     "each(each_opponent, given(at_least(hand_of(you), 6), lose_lore(1)))"),
    ("Each opponent loses 1 lore for each damaged character they have in play.",
     "each(each_opponent, lose_lore(count(character, yours, damaged)))"),
    ("Each opponent loses 1 lore for each Baker character you have in play.",
     'lose_lore(count(character, yours, classed("Baker")), who=each_opponent)'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), VERBS)
def test_verbs(text: str, expected: str) -> None:
    assert effects(text) == expected


# what lasts

LASTING = [
    ("Chosen character gets +6 {S} this turn.", "gets(chosen(character), strength=6, until=this_turn)"),
    ("Chosen character gets +1 {S} and gains Rush until the start of your next turn.",
     "gets(chosen(character), strength=1, until=your_next_turn) ; gains(it, rush, until=your_next_turn)"),
    ("Your Baker characters gain Resist +3 and Ward this turn.",
     'gains(every(character, yours, classed("Baker")), resist(3), ward, until=this_turn)'),
    ("Chosen opposing character can't quest or challenge during their next turn.",
     "cannot(chosen(character, opposing), quest, challenge, until=their_next_turn)"),
    ("Exert chosen opposing item. It can't ready at the start of its next turn.",
     "exert(chosen(item, opposing)) ; cannot(it, ready, until=next_ready)"),
    ("Chosen character loses {S} equal to the number of items you have in play this turn.",
     "gets(chosen(character), strength=times(-1, count(item, yours)), until=this_turn)"),
    ("Until the start of your next turn, opposing characters can't sing songs.",
     "cannot(every(character, opposing), sing, until=your_next_turn)"),
    ('Chosen character gains "{E} — Draw 2 cards" this turn.',
     "gains(chosen(character), use(exert(this), then=draw(2)), until=this_turn)"),
    ("Give chosen character +4 {S} this turn.", "gets(chosen(character), strength=4, until=this_turn)"),
    ("Opponents can't play items until the start of your next turn.",
     "cannot_play(each_opponent, item, until=your_next_turn)"),
    ("Whenever one of your Baker characters quests this turn, draw a card.",
     'this_turn_when(quests(character, yours, classed("Baker")), draw(1))'),
    ("Play a character for free. At the end of your turn, banish them.",
     "play(character, free=yes) ; at_end_of_turn(banish(it))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), LASTING)
def test_durations(text: str, expected: str) -> None:
    assert effects(text) == expected


# how sentences hang together

WOVEN = [
    ("You may banish chosen location. If you do, draw 4 cards.",
     "may(banish(chosen(location))) ; given(done, draw(4))"),
    ("Banish chosen item of yours to draw 4 cards.", "to(banish(chosen(item, yours)), draw(4))"),
    ("You may pay 4 {I} to banish chosen character.", "may(to(pay(4), banish(chosen(character))))"),
    ("Draw 2 cards, then choose and discard a card to deal 4 damage to chosen character.",
     "draw(2) ; to(discard(1), deal(4, chosen(character)))"),
    ("Choose and discard a card or banish chosen item of yours.",
     "choose_one(discard(1), banish(chosen(item, yours)))"),
    ("You may ready chosen Baker character. They can't quest for the rest of this turn.",
     'may(ready(chosen(character, classed("Baker"))), cannot(it, quest, until=this_turn))'),
    ("If you have a Baker character in play, draw 3 cards. Otherwise, gain 1 lore.",
     'given(have(character, classed("Baker")), draw(3), otherwise=gain_lore(1))'),
    ("Chosen character gets +1 {S} this turn. If a Baker character is chosen, they get +5 {S} instead.",
     'choose(chosen(character)) ; given(is_(it, classed("Baker")), gets(it, strength=5, until=this_turn), '
     "otherwise=gets(it, strength=1, until=this_turn))"),
    ("Deal 1 damage to chosen character. If you have a location in play, deal 6 damage instead.",
     "given(have(location), deal(6, chosen(character)), otherwise=deal(1, chosen(character)))"),
    ("Draw a card, then choose and discard a card. If you discarded an item card, gain 4 lore.",
     "draw(1) ; discard(1) ; given(is_(it, item), gain_lore(4))"),
    ("Each opponent may choose and discard 2 cards. For each opponent who doesn't, you gain 4 lore.",
     "offer(each_opponent, discard(2), otherwise=gain_lore(4))"),
    ("Chosen character gets -4 {S} this turn unless their player pays 2 {I}.",
     "choose(chosen(character)) ; offer(its_player, pay(2), otherwise=gets(it, strength=-4, until=this_turn))"),
    ("Choose one: • Draw 3 cards. • Gain 3 lore.", "choose_one(draw(3), gain_lore(3))"),
    ("For each Baker character you have in play, each opponent loses 1 lore.",
     'for_each(count(character, yours, classed("Baker")), lose_lore(1, who=each_opponent))'),
    ("Banish chosen item. Its player draws 2 cards.", "banish(chosen(item)) ; draw(2, who=its_player)"),
    ("You may banish chosen item. If you don't, draw 4 cards.",
     "may(banish(chosen(item))) ; given(not_(done), draw(4))"),
    ("Each opponent may choose and discard 2 cards. If they don't, they lose 4 lore.",
     "each(each_opponent, may(discard(2)), given(not_(done), lose_lore(4)))"),
    ("Exert chosen character. You may choose and discard 2 cards. If you do, the exerted character "
     "can't ready at the start of their next turn.",
     "exert(chosen(character)) ; may(discard(2)) ; given(done, cannot(former, ready, until=next_ready))"),
    ("Draw 6 cards if you have 4 or more items in play.", "given(have(4, item), draw(6))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), WOVEN)
def test_sentences_together(text: str, expected: str) -> None:
    assert effects(text) == expected


# decks

LOOKING = [
    ("Look at the top 6 cards of your deck. You may reveal a Baker character card and put it into your hand. "
     "Put the rest on the bottom of your deck in any order.",
     'look(6, take(1, character, classed("Baker"), to=hand, optional=yes, shown=yes), rest=bottom)'),
    ("Look at the top card of your deck. Put it on either the top or the bottom of your deck.",
     "look(1, take(any, card, to=top), rest=bottom)"),
    ("Look at the top 6 cards of your deck. Put 3 into your hand and the rest into your discard.",
     "look(6, take(3, card, to=hand), rest=discard_pile)"),
    ("Look at the top 4 cards of chosen player's deck. Put them back in any order.",
     "look(4, rest=top, of=chosen_player)"),
    ("Reveal the top card of your deck. If it's an item card, you may play it for free. "
     "Otherwise, put it into your discard.",
     "look(1, take(1, item, to=into_play, optional=yes), rest=discard_pile, shown=yes)"),
    ("Reveal the top card of your deck. If it's a location card, put it into your hand and gain 2 lore.",
     "look(1, take(1, location, to=hand, then=gain_lore(2)), rest=top, shown=yes)"),
    ("Search your deck for a location card or a Baker character card and reveal it to all players. "
     "Put it into your hand, then shuffle your deck.",
     'search(location | matching(character, classed("Baker")), to=hand, shown=yes)'),
    ("Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand. "
     "Otherwise, put it into your discard.",
     "name_card ; look(1, take(1, named_card, to=hand), rest=discard_pile, shown=yes)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), LOOKING)
def test_looking_into_decks(text: str, expected: str) -> None:
    assert effects(text) == expected


# abilities

ABILITIES = [
    ("{E}, 4 {I} — Draw 3 cards.", "use(exert(this), pay(4), then=draw(3))"),
    ("2 {I}, Banish one of your items — Gain 4 lore.", "use(pay(2), banish(chosen(item, yours)), then=gain_lore(4))"),
    ("Once during your turn, you may pay 4 {I} to draw a card.", "use(pay(4), then=draw(1), once=yes)"),
    ("When you play this character, draw 3 cards.", "when(plays(this), draw(3))"),
    ("When you play this character and whenever she quests, gain 3 lore.",
     "when(either_moment(plays(this), quests(this)), gain_lore(3))"),
    ("When you play this character and whenever he banishes another character in a challenge during your turn, "
     "gain 3 lore.",
     "when(plays(this), gain_lore(3)) ; when(banishes(this), gain_lore(3), during=your_turn)"),
    ("Whenever you play a Baker character, they gain Ward this turn.",
     'when(plays(character, classed("Baker")), gains(cause, ward, until=this_turn))'),
    ("Whenever you play a second item in a turn, draw a card.", "when(plays(item, nth=2), draw(1))"),
    ("Whenever an opponent plays a location, gain 1 lore.", "when(plays(location, opposing), gain_lore(1))"),
    ("Once during your turn, whenever one of your other Baker characters is banished, draw 2 cards.",
     'when(banished(character, yours, other, classed("Baker")), draw(2), during=your_turn, once=yes)'),
    ("During an opponent's turn, whenever a character is banished while here, draw a card.",
     "when(banished(character, here), draw(1), during=opponents_turn)"),
    ("Whenever this character challenges a Baker character, gain 3 lore.",
     'when(challenges(this, against(character, classed("Baker"))), gain_lore(3))'),
    ("Whenever one of your characters is challenged, they get +4 {S} this turn.",
     "when(challenged(character, yours), gets(challenged, strength=4, until=this_turn))"),
    ("Whenever this character challenges another character, that character gets -4 {S} this turn.",
     "when(challenges(this, against(character)), gets(challenged, strength=-4, until=this_turn))"),
    ("At the end of your turn, if no characters were banished this turn, gain 4 lore.",
     "when(end_of_turn, given(not_(this_turn_at_least(1, was_banished(character))), gain_lore(4)))"),
    ("At the start of your turn, if you have 4 or more items in play, gain 1 lore.",
     "when(start_of_turn, given(have(4, item), gain_lore(1)))"),
    ("At the end of each player's turn, that player loses 1 lore.",
     "when(either_moment(end_of_turn, end_of_opponents_turn), lose_lore(1, who=active_player))"),
    ("Whenever you put a card under this character, draw a card.", "when(goes_under(this), draw(1))"),
    ("When you play this character, put the top card of your deck facedown under one of your characters with Boost.",
     "when(plays(this), put_top_under(1, chosen(character, yours, having(boost))))"),
    ("While you have a character or location in play with a card under them, this character gets +4 {S}.",
     "always(gets(this, strength=4), given=have(character | location, over_card))"),
    ("If this is your first turn and you're not the first player, you pay 4 {I} less to play this character.",
     "always(this_costs_less(4), given=second_players_first_turn)"),
    ("While an opponent has more lore than you, this character gains Alert.",
     "always(gains(this, alert), given=opponent_more(lore_held))"),
    ("This character gets +2 {L} for each other Baker character you have in play.",
     'always(gets(this, lore=times(2, count(character, yours, other, classed("Baker")))))'),
    ("This character gets +1 {W} for each card under him.", "always(gets(this, willpower=count(card, under_this)))"),
    ("While you have 4 or more Baker characters in play, this character gains Evasive and gets +1 {L}.",
     'always(gains(this, evasive), gets(this, lore=1), given=have(4, character, classed("Baker")))'),
    ("While this character has damage, your other characters gain Rush.",
     "always(gains(every(character, yours, other), rush), given=is_(this, damaged))"),
    ("While challenging a Baker character, this character gets +4 {S}.",
     'always(gets(this, strength=4, during=challenging_such(character, classed("Baker"))))'),
    ("Baker characters gain Ward while here.", 'always(gains(every(character, classed("Baker"), here), ward))'),
    ("Characters with cost 6 or less can't challenge this character.",
     "always(cannot(this, be_challenged_by(character, cost(most=6))))"),
    ("This character can't quest unless you have 4 or more items in play.",
     "always(cannot(this, quest), given=not_(have(4, item)))"),
    ("You pay 3 {I} less to play Baker characters.", 'always(pay_less(3, character, classed("Baker")))'),
    ("If an opponent has 4 or more characters in play, you pay 3 {I} less to play this character.",
     "always(this_costs_less(3), given=opponent_has(4, character))"),
    ("You may exert 3 items of yours to play this character for free.",
     "always(free_for(exert(chosen(3, item, yours))))"),
    ("Opposing locations enter play exerted.", "always(enters_exerted(every(location, opposing)))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), ABILITIES)
def test_abilities(text: str, expected: str) -> None:
    assert ability(text) == expected


KEYWORDS = [
    ("Rush", "rush"),
    ("Challenger +6", "challenger(6)"),
    ("Ward, Bodyguard", "ward bodyguard"),
    ("Shift 9 {I}", "shift(9)"),
    ("Baker Shift 4", 'shift(4, classed("Baker"))'),
    ("Universal Shift 6", "shift(6, any)"),
    ("Shift: Discard 3 cards", "shift(cost=discard(3))"),
    ("Sing Together 12", "sing_together(12)"),
    ("Boost 3 {I}", "boost(3)"),
    ("Alert", "alert"),
]


@pytest.mark.parametrize(("text", "expected"), KEYWORDS)
def test_keyword_lines(text: str, expected: str) -> None:
    found = read_keywords(text, CLASSES)
    assert found is not None
    assert " ".join(str(keyword) for keyword in found) == expected


def test_what_a_card_says_about_decks_names_and_its_own_cost() -> None:
    assert read_deck_limit("You may have up to 30 copies of Old Tessa - Early Riser in your deck.") == 30
    assert read_deck_limit("You may have any number of cards named Old Tessa in your deck.") == 0
    assert read_deck_limit("You may draw a card.") is None
    assert read_further_names("This character also counts as being named Old Tessa for Shift.") == (["Old Tessa"], True)
    own = read_own_cost("For each location you have in play, you pay 2 {I} less to play this action.", CLASSES)
    assert own is not None
    assert str(own[0]) == "always(this_costs_less(times(2, count(location, yours))))"


# refusals

REFUSED = [
    ("Draw a sticker.", "sticker"),
    ("Draw 2 cards and wink.", "wink"),
    ("Banish chosen grumpy character.", "grumpy character"),
    ("Banish chosen character with freckles.", "freckles"),
    ("Gain 2 lore on Sundays.", "on Sundays"),
    ("When this character sneezes, draw a card.", "sneezes, draw a card"),
    ("Whenever one or more of your characters are banished, draw a card.", ", draw a card"),
    ("Chosen character gets +2 {S}.", "Chosen character gets +2 {S}"),
    (
        "While all your other characters are here, this character gets +2 {L}.",
        ", this character gets +2 {L}",
    ),
    ("Return a character to their player's hand.", "to their player's hand"),
    ("Gain 1 lore. If a character named Old Tessa is chosen, gain 2 lore instead.", "chosen, gain 2 lore instead"),
    ("Banish chosen character with the oddest cost.", "oddest cost"),
    (
        "Your characters get +4 {S} this turn for each 1 damage on them.",
        "Your characters get +4 {S} this turn for each 1 damage on them",
    ),
    ("Whenever this character challenges another character, they get -4 {S} this turn.", "they get -4 {S} this turn"),
]


@pytest.mark.parametrize(("text", "words"), REFUSED)
def test_what_is_not_understood_is_named(text: str, words: str) -> None:
    with pytest.raises(Refused) as as_effect:
        read_effects(text, CLASSES)
    with pytest.raises(Refused) as as_ability:
        read_ability(text, "character", CLASSES)
    assert words in (as_effect.value.words, as_ability.value.words)


@pytest.mark.parametrize("text", [text for text, _ in VERBS + LASTING + LOOKING] + [text for text, _ in ABILITIES])
def test_no_word_is_ever_passed_over(text: str) -> None:
    """A strange word anywhere makes the whole text refused."""
    words = text.split(" ")
    for at in range(0, len(words) + 1, 3):
        strange = " ".join([*words[:at], "blorf", *words[at:]])
        with pytest.raises(Refused):
            read_effects(strange, CLASSES)
        with pytest.raises(Refused):
            read_ability(strange, "character", CLASSES)


# lines


@pytest.mark.rule("LOR-GEN.08")
def test_reminders_and_ability_names_are_dropped_and_bullets_joined() -> None:
    text = (
        "Rush (They can challenge at once.)\n"
        "A FINE I DEA Whenever you draw a card, gain 1 lore.\n"
        "OVEN 3 2 {I} — Choose one:\n• Draw a card.\n• Gain 1 lore.\n"
        "HOW NICE A character of yours is kind."
    )
    assert abilities_of(text) == [
        "Rush",
        "Whenever you draw a card, gain 1 lore.",
        "2 {I} — Choose one: • Draw a card. • Gain 1 lore.",
        "A character of yours is kind.",
    ]
