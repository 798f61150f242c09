"""Scenes of cards that use every word of the language, and games of every kind, go as they are written down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

import pytest

import ludoteca
from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.games.lorcana.flow.reach import reach
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import Card
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.seen import chosen_so_far, hands_are_shown, looked_at
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import Decision, Option
from ludoteca.kernel.views import plain
from tests.games.lorcana.deeds import BOTH, DEEDS, FORMS, SCARCE, SIDES, WITHIN, judged, table_for
from tests.games.lorcana.exercise_table import Stage, law_of
from tests.games.lorcana.test_every_card import cards_with_abilities, pick
from tests.golden.records import SPARED, Book, Choice, choose, digits, record, refusals
from tests.rules.lorcana.table import character

BOOK = Book("lorcana")
OF_EACH_WORD = 3
"""As many cards, where there are as many."""
SCENES = 2
MOST = 16
"""Choices of a scene."""
FEW = 8
"""Those of a deed."""
MOST_OF_A_GAME = 150
ASKING = 4
"""In the short run it is asked each so many choices what is refused."""
WITHINS = 3
"""In the short run a deed is part of every so-manieth thing that it can be part of, each of others than the next."""
MADE = (
    "when(quests(this), discard(1, not_character))",
    "always(gets(this, strength=count(card, in_hand)))",
    "always(gets(this, willpower=count(card, under_this)))",
    'always(gains(every(character, yours, of_ink("amber")), ward))',
    "always(gets(every(character, yours, away), strength=1))",
    "always(gets(this, willpower=count(character, other, at_same_location)))",
    "always(gains(this, ward), given=is_(this, over_nothing))",
    "always(gets(every(character, yours, moved), lore=1))",
    "always(gains(this, ward), given=is_(this, quested_this_turn))",
    "when(end_of_turn, gain_lore(count(character, opposing, damaged_this_turn)))",
    "always(gains(this, ward), given=is_(this, boosted_this_turn))",
    "always(cannot(this, be_dealt_damage), given=not_(is_(this, being_challenged)))",
    "always(gets(every(character, opposing, damage(least=2)), strength=-1))",
    "when(quests(this), choose(chosen(character, opposing)), gain_lore(willpower_of(it)))",
    "always(gains(this, ward), given=at_least(lore_held, 9))",
    "when(banished(this), draw(under_of(this)))",
    "when(end_of_turn, gain_lore(this_turn(was_challenged(character))))",
    "when(end_of_turn, given(not_(this_turn_at_least(1, was_banished(character))), gain_lore(4)))",
    "always(gets(this, strength=this_turn(boosted_cards(character))))",
    "always(gets(this, strength=this_turn(sung_by(character))))",
    "always(gets(this, strength=this_turn(moved_this_turn(character))))",
    "always(this_costs_less(4), given=this_turn_at_least(1, discarded_cards))",
    "always(gains(this, ward), given=this_turn_at_least(1, left_discard(card, anyones)))",
    "always(gets(this, strength=this_turn(drawn_cards)))",
    "when(quests(this), given(have_exactly(0, card, in_hand), draw(2)))",
    "always(gets(this, strength=2), given=more(lore_held, 3))",
    "always(this_costs_less(4), given=second_players_first_turn)",
    "always(gets(this, lore=1), given=either(most(lore_held), opponent_more(hand_of(you))))",
    "always(gains(this, ward), given=opponent_fewer(hand_of(you)))",
    "always(gains(this, ward), given=opponent_at_most(hand_of(you), 3))",
    "when(quests(this), lose_lore(3, who=opponents_with_more(hand_of(you))))",
    "when(quests(this), lose_lore(1, who=opponents_with_fewer(hand_of(you))))",
    "when(quests(this), mill(3), gain_lore(count_among(it, character)))",
    "always(gets(this, strength=different_names(character, yours)))",
    "when(quests(this), choose(chosen(character, yours)), return_to_hand(all_under(it)))",
    "when(banished(this), return_to_hand(were_under(this)))",
    "when(takes_damage(this), gain_lore(2))",
    "when(goes_under(this), draw(1))",
    "when(opponent_inks, gain_lore(1))",
    "when(opponent_puts_ink, gain_lore(1))",
    "when(you_ink_from(hand), gain_lore(1))",
    "when(becomes_ready(character, opposing), gain_lore(1))",
    "when(damage_removed(this), gain_lore(1))",
    "when(quests(this), cannot_play(each_opponent, action, until=their_next_turn))",
    "when(opponent_draws, may(draw(1)))",
    "when(start_of_opponents_turn, deal(1, chosen(character, opposing)))",
    "use(pay(1), then=look(2, take(1, card, to=under), rest=bottom))",
    "always(cannot(this, ready_at_all), given=at_least(hand_of(you), 5))",
    "always(cannot(every(character, opposing), be_weakened))",
    "always(can(this, challenge_while_drying))",
    "always(gains(this, alert), given=opponent_more(lore_held))",
    "when(quests(this), put_top_under(1, chosen(character, having(boost))))",
    "always(gets(every(character, having(with_challenger)), strength=1))",
    "always(pay_less(1, character, having(with_shift)))",
    "when(start_of_turn, spared(this, until=this_turn))",
    "always(gets(this, strength=2, during=challenging))",
    "always(gets(this, strength=2, during=challenged_by_such(character)))",
    "always(use_less(1, item))",
    "when(quests(this), at_start_of_next_turn(draw(3)))",
    "when(quests(this), shuffle_deck)",
    "use(put_top_under(2, this), then=gain_lore(1))",
    "when(plays(this), may(put_under(up_to(3, card, in_discard), this)))",
    "when(quests(this), put_in_discard(chosen(card, under_this)))",
    "when(quests(this), look(4, take(1, item, to=hand, optional=yes), rest=bottom_at_random))",
    "when(quests(this), each(each_opponent, choose_one(lose_lore(2), draw(2, who=card_player))))",
    "when(quests(this), must_challenge(chosen(character, opposing), until=their_next_turn))",
    "always(must_be_chosen(this))",
    "always(takes_at_most(this, 2))",
    "always(cannot(this, take_other_damage))",
    "always(cannot(every(character, yours), be_returned))",
    "always(cannot(every(character, opposing), be_returned_by_abilities))",
    "when(quests(this), look(2, take(1, card, to=kept, then=put_each_under(it, chosen(character, yours))), "
    "rest=bottom))",
    "when(banished(this), return_to_hand(one_of(were_under(this))))",
    "when(quests(this), return_to_hand(some_of(2, all_under(every(character, yours)))))",
    "when(banished(location, yours), gain_lore(count(character, was_here)))",
    "always(move_free(character, yours))",
    "always(one_quester(character, opposing))",
    "when(banished_while_challenging(character, yours), draw(1))",
    "always(gains(this, ward), given=opponent_hand_empty)",
    "when(quests(character, yours, nth=2), gain_lore(2))",
    "when(plays(action), draw(1), during=your_turn, times=2)",
    "when(discarded(card, opposing), may(to(pay(1), draw(1))))",
    "when(leaves_discard(card), gain_lore(1), once=yes)",
    "when(enters_discard(card, from_deck), gain_lore(1))",
    "always(gets(this, strength=this_turn(put_into_discard(card))))",
    "when(end_of_turn, given(this_turn_at_least(1, was_healed(character)), draw(1)))",
    "always(gains(this, ward), given=this_turn_at_least(1, healed_by_you(character)))",
    "when(end_of_turn, ready(every(character, yours, non(made_challenge))))",
    "always(gets(every(character, played_this_turn), strength=1))",
    "always(gets(every(character, sang_this_turn), lore=1))",
    "when(pays(3), gain_lore(1))",
    "when(pays_for_ability(1), draw(1))",
    "when(pays_for_card(2), gain_lore(1))",
    "when(quests(this), name_class, draw(count(character, yours, of_named_class)))",
    "when(challenges(this), given(is_(challenged, strength(above=strength_of(this))), draw(1)))",
    "when(readied(character, other), gain_lore(1))",
    'when(plays(character, non(named("Aurora"))), gain_lore(1))',
    "when(quests(this), each(each_opponent, may(pay(1)), given(not_(done), discard(1))))",
    "when(quests(this), loses_abilities(chosen(character, opposing), until=your_next_turn))",
    "always(may_enter_exerted(draw(1)))",
    "always(this_from_discard)",
    "always(plays_from_discard(character, cost(most=3)))",
    "always(ready_at_most(1, character, who=each_opponent))",
    "when(discards_some, gain_lore(1))",
    "always(gets(this, strength=no_more_than(2, count(character, yours))))",
    "when(quests(this), each(each_opponent, choose_one(discard(1), lose_lore(1), chooser=card_player)))",
    "always(songs_inked(exerted=yes))",
    "always(inks_from_discard(card))",
    "when(quests(this), deal(1, one_from_each(character, optional=yes)))",
    "when(quests(this), play_among(all_under(every(character, yours)), character, free=yes))",
    "always(gives_shift(1, character))",
    "when(quests(this), deal_divided(3, any_number(character)))",
    "when(quests(this), gets(chosen(character), strength=1, until=your_next_end))",
    "always(goes_instead(this, to=hand))",
    "always(gets(this, strength=sets_of(2, count(character, yours))))",
    "always(cannot(this, challenge_such(character, undamaged)))",
    "always(cannot(this, be_readied_by_effects))",
    "when(quests(this), mill(3), return_to_hand(chosen(character, in_discard, among(it))))",
    "always(goes_instead(this, to=hand, optional=yes))",
    "when(exerts(character, yours), gain_lore(1))",
    "when(plays(character, out_of_discard), draw(1))",
    "when(moves_damage, draw(1))",
    "when(quests(this), deal(2, chosen(character)), given(is_(it, dying), draw(1)))",
    "always(cannot(every(character, yours), be_exerted))",
    "when(quests(this), heal_divided(3, any_number(character)))",
    "always(goes_instead(this, to=bottom, banished=yes))",
    "always(songs_go(to=bottom, optional=yes, then=draw(1)))",
    "when(quests(this), goes_if_banished(chosen(character, yours), hand, until=your_next_turn))",
    "when(plays(song), given(not_(was_sung(cause)), gain_lore(1)))",
    "when(inks_from(hand, other=yes), gain_lore(1))",
    "when(chosen_by_opponent(this), lose_lore(1, who=choosing_player))",
    "when(quests(this), by(chosen_player, draw(1), given(is_opponent, gain_lore(1, who=card_player))))",
    "when(quests(this), return_to_hand(up_to(2, character, in_discard, different=names)))",
    "when(quests(this), deal(1, any_number(character, different=costs)))",
    "when(quests(this), ready(up_to(2, character, yours, different=locations)))",
    "when(quests(this), each(each_opponent, exert_ink(1, stay=yes)))",
    "when(quests(this), name_card, cannot_play(each_opponent, card, named_card, until=your_next_turn))",
    "when(gains_lore(2), may(draw(1)))",
    "when(loses_lore(1), gain_lore(that_much))",
    "when(opponent_gains_lore(1), deal(1, chosen(character, opposing)))",
    "when(opponent_loses_lore(1), draw(1))",
    "when(quests(this), given(this_turn_at_least(2, lore_gained), draw(2)))",
    "when(quests(this), given(this_turn_at_least(1, lore_lost), draw(1)))",
    "always(gets(this, strength=this_turn(opponents_lore_lost)))",
    "always(gets(every(character, yours), strength=1), given=this_turn_at_least(1, opponents_lore_gained))",
    "always(gets(this, lore=1), given=fewest(hand_of(you)))",
    "when(quests(this), draw(2, who=emptiest_hands))",
    "when(quests(this), choose(chosen(location)), deal(1, every(character, at(it))))",
    "always(takes_less(every(character, yours), 1))",
    "when(quests(this), lose_up_to(2), draw(different_costs(character, yours)))",
    "when(quests(this), put_top_under(2, this), gain_lore(this_turn(cards_put_under(character, yours))))",
    "always(cannot(every(item, yours), be_banished))",
    "always(boost_less(1, character))",
    "when(boosts(character), draw(1))",
    "when(quests(this), cannot_ink(chosen_opponent, until=your_next_turn))",
    "always(questers_at_most(2, character, opposing), challengers_at_most(1, character))",
    "when(quests(this), each(each_player, look(1, shown=yes)), given(dearest(it), gain_lore(1)), put_on_bottom(it))",
    "always(draws_at_most(2, each_opponent))",
    "always(gains_at_most(2, each_player))",
    "when(quests(this), banish(chosen(character, opposing, odd_cost)), draw(count(character, yours, even_cost)))",
    "when(quests(this), deal(highest_cost(every(character, yours)), chosen(character, opposing)))",
    "when(quests(this), gain_lore(highest_lore(every(character))), draw(lowest_lore(every(character))))",
    "when(quests(this), exert(chosen(character, strength(most=lowest_strength(every(character))))))",
    "always(gets(this, strength=highest_strength(every(character, opposing))))",
    "when(quests(this), heal(highest_willpower(every(character)), chosen(character)))",
    "when(quests(this), deal(lowest_willpower(every(character)), chosen(character, cost(most=lowest_cost(every(item)))"
    ")))",
    "when(quests(this), given(at_least(namesakes(character, yours), 2), draw(2)))",
    "always(gets(every(character, over_cards(2)), lore=1))",
    "always(can(every(character, yours), quest_while_drying, sing_while_drying))",
    "from_discard(when(plays(character), may(to(pay(1), return_to_hand(this)))), heard=yes)",
    "always(this_from_discard(exerted=yes))",
    "always(songs_go(song, cost(most=4), to=top, optional=yes, once=yes))",
    "when(quests(this), offer(chosen_opponent, discard(1), otherwise=gain_lore(1)))",
    "when(quests(this), offer(each_opponent, wholly(discard(2)), otherwise=gain_lore(1)))",
    "always(cannot(this, take_action_damage))",
    "always(cannot(every(character, yours), take_ability_damage))",
)
"""What no card says, or not yet: an ability of a character each, for every such word."""
GAMES: dict[str, dict[str, Any]] = {
    "game of two": {},
    "game of three": {"seats": 3},
    "game in pairs": {"seats": 4, "teams": "pairs"},
    "game in pairs at once": {"seats": 4, "teams": "together"},
    "game in pairs at once, of other decks": {
        "decks": ["the-heart-of-magic", "might-and-magic", "tactical-teamwork", "daring-and-deception"],
        "teams": "together",
    },
    "game by the later rules": {"deck_out": "turn_end", "damage_words": "wide", "free_shift": "yes"},
    "game that the second begins": {"first": "chosen by 2"},
    "first game": {"first_game": "yes", "first": "player 2"},
}


@cache
def words_of(card: Card) -> set[str]:
    """List the words of the language that the card uses."""
    said = " ".join(text for text, _ in [*card.ability_texts, *card.keyword_texts])
    return set(re.findall(r"\b[a-z_]+=?", re.sub(r'"[^"]*"', "", said)))


@cache
def chosen_cards() -> dict[str, Card]:
    """Choose cards until each word is used by as many as it should; later sets only show what earlier ones do not."""
    found: dict[str, Card] = {}
    cards = cards_with_abilities()
    for of_set in ([card for card in cards if is_early(card)], [card for card in cards if not is_early(card)]):
        left = Counter(word for card in of_set for word in words_of(card))
        left = Counter({word: min(number, OF_EACH_WORD) for word, number in left.items()})
        for card in found.values():
            left.subtract(words_of(card))
        while +left:
            best = max(of_set, key=lambda card: (sum(left[word] > 0 for word in words_of(card)), card.id))
            of_set.remove(best)
            found[f"card {best.id}"] = best
            left.subtract(words_of(best))
    return found


def is_early(card: Card) -> bool:
    return int(card.id.partition("-")[0]) < 10


SITUATIONS = [*chosen_cards(), *MADE, *DEEDS, *GAMES]


def played(name: str, brief: bool = False) -> Iterator[str]:
    asking = ASKING if brief else 1
    if name in GAMES:
        return game_played(name, asking)
    if name in DEEDS:
        return deed_done(name, asking, WITHINS if brief else 1)
    return scenes_played(name, chosen_cards()[name] if name in chosen_cards() else made(name), asking)


def made(ability: str) -> Card:
    return character(3, 4, ability, name="Maker", cost=3, lore=2)


def scenes_played(name: str, card: Card, asking: int) -> Iterator[str]:
    """Write the digits of the card's words, and the choices of scenes with it."""
    yield f"words {digits([(words.it, words.en) for words in card_words(card)])}"
    stage = Stage(card)
    for number in range(SCENES):
        yield from scene_played(stage, Random(f"{name}/{number}"), asking)


def scene_played(stage: Stage, rng: Random, asking: int) -> Iterator[str]:
    match = stage.scene(rng)
    match.settle()
    nodes = stage.nodes()
    return record(
        match, lambda m: picked(stage, m, rng), MOST, lambda m: [all_shown(m), judged(m, nodes, stage.stars[0])], asking
    )


def picked(stage: Stage, match: LorcanaMatch, rng: Random) -> Choice:
    (decision,) = match.decisions
    return decision, Option(decision.options, pick(stage, decision.options.raws, rng))


def deed_done(deed: str, asking: int, withins: int) -> Iterator[str]:
    """Write what is asked when the deed is done where there is nothing, something of either side, or of both.

    Of scenes in which it is part of something else there are only digits, for each `withins` of them; no deed with a
    price is a price.
    """
    for form in FORMS:
        for sides, said in SIDES.items():
            yield f"{form.format(deed='deed')} with {said}"
            yield from done_in(form.format(deed=deed), sides, "end", asking)
    for number, form in enumerate(WITHIN, DEEDS.index(deed)):
        if form.startswith("to") and deed.startswith("to"):
            continue
        if number % withins:
            yield SPARED
            continue
        text = form.format(deed=deed)
        foreseen = next(done_in(text, SCARCE, ""))
        yield f"{form.format(deed='deed')} {foreseen} {digits(list(done_in(text, BOTH, '')))}"


def done_in(text: str, sides: int, last: str, asking: int = 1) -> Iterator[str]:
    """Play an action with this text, and on until that may be chosen last."""
    table, card = table_for(text, sides)
    match = table.match
    yield digits(judged(match, match.programme, card))
    match.draw_from(Seeded(1))
    yield choose(match, table.decision, named(table.decision, f"play:{card}"), digits(refusals(match, 0)), all_shown)
    rng = Random(f"{text}/{sides}")
    for count in range(1, FEW + 1):
        if match.result is not None or last in table.options:
            return
        offered = list(table.decision.options)
        more = [option for option in offered if option.id != "done"]
        chosen = rng.choice(more if more and rng.random() < 0.8 else offered)
        refused = digits(refusals(match, 0)) if count % asking == 0 else SPARED
        yield choose(match, table.decision, chosen, refused, all_shown)


def named(decision: Decision, id: str) -> Option:
    (option,) = [option for option in decision.options if option.id == id]
    return option


def all_shown(match: LorcanaMatch) -> object:
    """List what statics decide, and what everybody may see while an effect lasts."""
    looks = [(looked_at(match, seat), chosen_so_far(match, seat)) for seat in (None, *range(match.seats))]
    return [law_of(match), looks, hands_are_shown(match)] if match.result is None else [law_of(match)]


def within_reach(match: LorcanaMatch) -> object:
    """List what everybody is shown of what their cards could be done to."""
    return [[plain(shown) for shown in reach(match, seat)] for seat in range(match.seats)]


def game_played(name: str, asking: int) -> Iterator[str]:
    """Write the choices of a random game; whoever may do something ends the turn only now and then."""
    rng = Random(name)
    match = cast(LorcanaMatch, ludoteca.game("lorcana").new(seed=1, **GAMES[name]))

    def any_choice(match: LorcanaMatch) -> Choice:
        decision = rng.choice(match.decisions)
        offered = list(decision.options)
        if offered[-1].id == "end" and len(offered) > 1 and rng.random() < 0.8:
            offered.pop()
        return decision, rng.choice(offered)

    return record(match, any_choice, MOST_OF_A_GAME, within_reach, asking)


def test_every_word_is_in_a_scene() -> None:
    cards = [*chosen_cards().values(), *map(made, MADE)]
    used = {word.removesuffix("=") for card in cards for word in words_of(card)}
    assert {word for word in VOCABULARY.words if word not in used and word != "|"} == set()


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name, brief=True))


@pytest.mark.long
@pytest.mark.parametrize("name", SITUATIONS)
def test_all_that_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
