"""What the turn remembers, played: how often something happened, and which time of the turn it is."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song

TUNE = song("draw(1)", cost=1)

# -- the second time, and so often a turn ------------------------------------------------------------------------


def test_only_the_second_quest_of_a_turn_is_the_second_time() -> None:
    t = Table()
    t.mine(item("when(quests(character, yours, nth=2), gain_lore(5))"))
    heroes = [t.mine(character(lore=1)) for _ in range(3)]
    gained = []
    for hero in heroes:
        t.quest(hero)
        gained.append(t.lore_of())
    assert gained == [1, 7, 8]


def test_the_second_time_of_a_card_is_its_own() -> None:
    t = Table()
    hero = t.mine(character(1, 3, "when(quests(this, nth=2), gain_lore(5))", lore=1))
    other = t.mine(character(lore=1))
    (again,) = t.hand(action("ready(every(character, yours))"))
    t.quest(other)
    t.quest(hero)
    assert t.lore_of() == 2, "the second quest of the turn, but its own first"
    t.play(again)
    t.quest(hero)
    assert t.lore_of() == 8


def test_the_second_time_comes_again_next_turn() -> None:
    t = Table()
    t.mine(item("when(quests(character, yours, nth=2), draw(1))"))
    heroes = [t.mine(character(lore=1)) for _ in range(2)]
    for _ in range(2):
        held = t.hand_size()
        for hero in heroes:
            t.quest(hero)
        assert t.hand_size() == held + 1
        t.end_turn()
        t.until_turn_of(ME)


def test_of_those_banished_together_the_second_is_the_second() -> None:
    t = Table()
    t.mine(item("when(banished(character, yours, nth=2), gain_lore(5))"))
    for _ in range(3):
        t.mine(character())
    (storm,) = t.hand(action("banish(every(character, yours))"))
    t.play(storm)
    assert t.lore_of() == 5


@pytest.mark.parametrize(("ability", "deed", "lore"), [
    ("when(draws(2), gain_lore(1))", "draw(3)", 1),
    ("when(draws(3), gain_lore(1))", "draw(2)", 0),
    ("when(discards(2), gain_lore(1))", "discard(2)", 1),
    ("when(discards(3), gain_lore(1))", "discard(2)", 0),
])  # fmt: skip
def test_cards_of_a_turn_are_counted_one_by_one(ability: str, deed: str, lore: int) -> None:
    t = Table()
    t.mine(item(ability))
    deed_card, *_ = t.hand(action(deed), character(), character())
    t.play(deed_card)
    while "end" not in t.options:
        t.choose(t.options[0])
    assert t.lore_of() == lore


def test_what_works_twice_a_turn_works_no_third_time() -> None:
    t = Table()
    t.mine(item("when(plays(song), gain_lore(1), during=your_turn, times=2)"))
    for tune in t.hand(TUNE, TUNE, TUNE):
        t.play(tune)
    assert t.lore_of() == 2


def test_an_optional_ability_that_was_declined_may_still_be_used_twice() -> None:
    t = Table()
    t.mine(item("when(plays(song), may(gain_lore(1)), times=2)"))
    answers = ["done", "yes", "yes"]
    for tune in t.hand(TUNE, TUNE, TUNE, TUNE):
        t.play(tune)
        if answers:
            t.choose(answers.pop(0))
    assert t.lore_of() == 2
    assert "end" in t.options


def test_an_ability_to_use_twice_is_refused_a_third_time() -> None:
    t = Table()
    thing = t.mine(item("use(pay(1), then=gain_lore(1), times=2)"))
    t.use(thing)
    t.use(thing)
    assert t.lore_of() == 2
    assert t.ability(thing) not in t.options
    assert t.refused(t.ability(thing)) == "LOR-ABIL.17"


def test_an_opponents_second_card_is_counted_for_each_opponent() -> None:
    t = Table(seats=2)
    t.theirs(item("when(plays(card, opposing, nth=2), gain_lore(1))"))
    for tune in t.hand(TUNE, TUNE, TUNE):
        t.play(tune)
    assert t.lore_of(THEM) == 1


# -- what the turn remembers -------------------------------------------------------------------------------------


def test_cards_put_into_the_discard_are_counted_wherever_they_come_from() -> None:
    """Milled, discarded, and an action once it is over."""
    t = Table()
    counter = t.mine(character(0, 3, "always(gets(this, strength=this_turn(put_into_discard(card))))"))
    mill, loss, _ = t.hand(action("mill(2)"), action("discard(1)"), character())
    t.play(mill)
    assert t.strength(counter) == 3
    t.play(loss)
    assert t.strength(counter) == 5
    t.until_turn_of(THEM)
    assert t.strength(counter) == 0, "another turn"


def test_an_opponents_discard_is_that_of_one_opponent() -> None:
    for held, lore in (((1, 1), 0), ((2, 0), 1), ((1, 2), 1)):
        t = Table(seats=3)
        asks = "this_turn_at_least(2, put_into_discard(card, opposing))"
        loss, deed = t.hand(action("discard(2, who=each_opponent)"), action(f"given({asks}, gain_lore(1))"))
        for seat, number in enumerate(held, 1):
            t.hand(*[character() for _ in range(number)], of=seat)
        t.play(loss)
        t.play(deed)
        assert t.lore_of() == lore


def test_what_is_under_a_banished_card_is_put_into_the_discard_with_it() -> None:
    t = Table()
    t.mine(item("when(enters_discard(character), gain_lore(1))"))
    victim = t.mine(character(name="Victim"), on=(character(name="Below"),))
    (end,) = t.hand(action("banish(chosen(character, yours))"))
    t.play(end)
    while t.bag:
        t.choose(t.options[0])
    assert (t.where(victim), t.lore_of()) == ("discard", 2)


def test_cards_from_the_deck_are_told_from_others_put_into_the_discard() -> None:
    t = Table()
    t.mine(item("when(enters_discard(card, from_deck), gain_lore(1))"))
    loss, mill, _ = t.hand(action("discard(1)"), action("mill(1)"), character())
    t.play(loss, mill)
    assert t.lore_of() == 0
    assert t.where(mill) == "discard"


def test_milled_cards_come_from_the_deck() -> None:
    t = Table()
    t.mine(item("when(enters_discard(card, from_deck), gain_lore(1))"))
    (mill,) = t.hand(action("mill(1)"))
    t.play(mill)
    assert t.lore_of() == 1


@pytest.mark.parametrize(("deed", "lore"), [
    ("return_to_hand(chosen(card, in_discard))", 1),
    ("shuffle_into_deck(every(card, in_discard))", 1),
    ("play(character, from_=discard_pile, free=yes)", 1),
    ("mill(1)", 0),
])  # fmt: skip
def test_a_card_that_leaves_the_discard_is_noticed_wherever_it_goes(deed: str, lore: int) -> None:
    t = Table()
    t.mine(item("when(leaves_discard(card), gain_lore(1), during=your_turn, once=yes)"))
    t.discarded(character(name="Gone"))
    (deed_card,) = t.hand(action(deed))
    t.play(deed_card)
    while "end" not in t.options:
        t.choose(t.options[0])
    assert t.lore_of() == lore


def test_an_opponents_discarded_card_may_be_paid_for() -> None:
    t = Table(ink=2)
    t.mine(item("when(discarded(card, opposing), may(to(pay(1), draw(1))))"))
    t.hand(character(), of=THEM)
    (loss,) = t.hand(action("discard(1, who=each_opponent)"))
    t.play(loss, "yes")
    assert (t.hand_size(), t.ready_ink()) == (1, 0)


def test_only_such_discarded_cards_count() -> None:
    t = Table()
    t.mine(item("when(discarded(song), gain_lore(1))"))
    loss, *_ = t.hand(action("discard(all)"), character(), TUNE)
    t.play(loss)
    assert t.lore_of() == 1


def test_damage_removed_by_an_opponent_is_not_removed_by_you() -> None:
    t = Table()
    own = t.mine(character(1, 3, "always(gains(this, ward), given=this_turn_at_least(1, healed_by_you(character)))"))
    theirs = t.theirs(
        character(1, 3, "always(gains(this, ward), given=this_turn_at_least(1, healed_by_you(character)))")
    )
    any_ = t.theirs(character(1, 3, "always(gains(this, rush), given=this_turn_at_least(1, was_healed(character)))"))
    hurt = t.mine(character(1, 5), damage=2)
    (help_,) = t.hand(action("heal(all, chosen(character, damaged))"))
    t.play(help_)
    assert t.damage(hurt) == 0
    assert [list(t.keywords(card)) for card in (own, theirs, any_)] == [["ward"], [], ["rush"]]


def test_only_what_did_not_quest_is_readied() -> None:
    t = Table()
    first, second = [t.mine(character(lore=1)) for _ in range(2)]
    rest, again = t.hand(
        action("exert(every(character, yours))"), action("ready(every(character, yours, non(quested_this_turn)))")
    )
    t.quest(first)
    t.play(rest)
    t.play(again)
    assert (t.is_exerted(first), t.is_exerted(second)) == (True, False)


def test_who_challenged_and_who_was_played_this_turn_is_known() -> None:
    t = Table()
    fighter = t.mine(character(1, 9))
    foe = t.theirs(character(1, 9), exerted=True)
    fresh, praise, back = t.hand(
        character(1, 3, name="Fresh"),
        action("gets(every(character, made_challenge), strength=3, until=this_turn)"),
        action("return_to_hand(every(character, played_this_turn))"),
    )
    t.challenge(fighter, foe)
    t.play(fresh)
    t.play(praise)
    assert [t.strength(card) for card in (fighter, foe, fresh)] == [4, 1, 1]
    t.play(back)
    assert [t.where(card) for card in (fighter, fresh)] == ["play", "hand"]


def test_a_singer_is_known_as_one_all_turn() -> None:
    t = Table()
    singer = t.mine(character(1, 3, "always(gets(this, lore=2), given=is_(this, sang_this_turn))", cost=3, lore=1))
    (tune,) = t.hand(TUNE)
    assert t.lore_value(singer) == 1
    t.sing(tune, singer)
    assert t.lore_value(singer) == 3


# -- prices ------------------------------------------------------------------------------------------------------

WATCHER = item(
    "when(pays(2), gain_lore(1))", "when(pays_for_ability(2), gain_lore(10))", "when(pays_for_card(2), gain_lore(5))"
)


def lore_after(t: Table) -> int:
    while "end" not in t.options:
        t.choose(t.options[0])
    return t.lore_of()


@pytest.mark.parametrize(("cost", "lore"), [(1, 0), (2, 6), (3, 6)])
def test_paying_for_a_card_is_noticed_from_so_much_ink_on(cost: int, lore: int) -> None:
    t = Table()
    t.mine(WATCHER)
    (card,) = t.hand(character(cost=cost))
    t.play(card)
    assert lore_after(t) == lore


@pytest.mark.parametrize(("cost", "lore"), [(1, 0), (2, 11)])
def test_paying_for_an_ability_is_not_paying_for_a_card(cost: int, lore: int) -> None:
    t = Table()
    t.mine(WATCHER)
    thing = t.mine(item(f"use(pay({cost}), then=draw(1))"))
    t.use(thing)
    assert lore_after(t) == lore


def test_an_ability_made_cheaper_is_paid_for_with_what_it_costs_now() -> None:
    t = Table()
    t.mine(WATCHER)
    t.mine(item("always(use_less(1, item))"))
    thing = t.mine(item("use(pay(2), then=draw(1))"))
    t.use(thing)
    assert lore_after(t) == 0


def test_boosting_is_paying_for_an_ability() -> None:
    t = Table()
    t.mine(WATCHER)
    hero = t.mine(character(keywords=["boost(2)"]))
    t.choose(f"boost:{hero}")
    assert lore_after(t) == 11


def test_what_an_action_asks_for_is_not_paid_for_an_ability() -> None:
    t = Table()
    t.mine(WATCHER)
    (deal,) = t.hand(action("may(to(pay(2), draw(1)))", cost=1))
    t.play(deal, "yes")
    assert lore_after(t) == 1


def test_an_opponents_payment_sets_nothing_off() -> None:
    t = Table()
    t.theirs(WATCHER)
    (card,) = t.hand(character(cost=3))
    t.play(card)
    assert t.lore_of(THEM) == 0


# -- comparing, naming, this way ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "damage"), [(2, 2), (3, 3), (4, 0)])
def test_only_a_stronger_foe_does_no_damage(strength: int, damage: int) -> None:
    t = Table()
    hero = t.mine(
        character(
            3,
            9,
            "when(challenges(this), given(is_(challenged, strength(above=strength_of(this))), "
            "cannot(this, take_challenge_damage, until=this_challenge)))",
        )
    )
    foe = t.theirs(character(strength, 9), exerted=True)
    t.challenge(hero, foe)
    assert t.damage(hero) == damage


def test_whoever_readies_another_character_is_the_one_who_does_it() -> None:
    t = Table()
    t.mine(character(1, 3, "when(readied(character, other), gain_lore(1))", name="Waker"))
    t.theirs(character(1, 3, "when(readied(character, other), gain_lore(1))", name="Waker"))
    foe = t.theirs(character(), exerted=True)
    (wake,) = t.hand(action("ready(chosen(character, exerted))"))
    t.play(wake)
    assert not t.is_exerted(foe)
    assert (t.lore_of(), t.lore_of(THEM)) == (1, 0)


def test_a_named_classification_is_counted() -> None:
    t = Table()
    for classes in (("Hero",), ("Hero", "Queen"), ("Queen",), ("Hero",)):
        t.mine(character(classes=classes))
    t.theirs(character(classes=("Hero",)))
    (roll,) = t.hand(action("name_class", "gain_lore(count(character, yours, of_named_class))"))
    t.play(roll)
    labels = {option.label("en"): option.id for option in t.decision.options}
    assert set(labels) >= {"Hero", "Queen", "Storyborn"}
    t.choose(labels["Hero"])
    assert t.lore_of() == 3


@pytest.mark.parametrize(("victim", "lore"), [("Pirate", 2), ("Hero", 0)])
def test_only_such_a_card_returned_this_way_counts(victim: str, lore: int) -> None:
    t = Table()
    hero = t.mine(character(classes=(victim,), name="Victim"))
    (back,) = t.hand(
        action(
            "may(return_to_hand(chosen(character, yours)))",
            'given(both(done, is_(it, character, classed("Pirate"))), gain_lore(2))',
        )
    )
    t.play(back, "yes")
    assert (t.where(hero), t.lore_of()) == ("hand", lore)


def test_each_opponent_who_does_not_pay_discards_alone() -> None:
    t = Table(seats=3, ink=1)
    for seat in (1, 2):
        t.hand(character(), of=seat)
    (tax,) = t.hand(action("each(each_opponent, may(pay(1)), given(not_(done), discard(1)))"))
    t.play(tax)
    t.choose("yes")
    t.choose("done")
    assert (t.hand_size(1), t.hand_size(2)) == (1, 0)
