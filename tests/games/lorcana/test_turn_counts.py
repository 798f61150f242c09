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
