"""Limits on how many cards a player readies when a turn begins."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import Reading
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item

pytestmark = pytest.mark.rule("LOR-AMB.65")
TRAP = item("always(ready_at_most(1, character, who=each_opponent))")


def begin(t: Table) -> None:
    """End my turn, and stop at the first question of the next one."""
    t.choose("end")


def test_the_player_chooses_which_are_readied() -> None:
    t = Table()
    t.mine(TRAP)
    one, two, three = (t.theirs(character(1, 3, name=name), exerted=True) for name in ("One", "Two", "Three"))
    begin(t)
    assert t.asked == THEM
    assert t.targets() == {one, two, three}
    t.choose(f"target:{two}")
    assert [t.is_exerted(card) for card in (one, two, three)] == [True, False, True]


def test_what_is_not_limited_readies() -> None:
    t = Table()
    t.mine(TRAP)
    own = t.mine(character(1, 3, name="Own"), exerted=True)
    people = [t.theirs(character(1, 3, name=name), exerted=True) for name in ("One", "Two")]
    thing = t.theirs(item("use(exert(this), then=draw(1))"), exerted=True)
    begin(t)
    t.choose(f"target:{people[0]}")
    assert not t.is_exerted(thing)
    assert t.is_exerted(own)
    t.choose("end")
    assert not t.is_exerted(own)


def test_nobody_is_asked_where_they_are_not_too_many() -> None:
    t = Table()
    t.mine(TRAP)
    only = t.theirs(character(1, 3), exerted=True)
    t.theirs(character(1, 3))
    begin(t)
    assert "end" in t.options
    assert not t.is_exerted(only)


def test_those_that_cannot_ready_do_not_count() -> None:
    t = Table()
    t.mine(TRAP)
    held = t.theirs(character(1, 3, "always(cannot(this, ready))"), exerted=True)
    free = t.theirs(character(1, 3, name="Free"), exerted=True)
    begin(t)
    assert "end" in t.options
    assert (t.is_exerted(held), t.is_exerted(free)) == (True, False)


def test_it_holds_for_the_start_of_the_turn_only() -> None:
    t = Table()
    t.mine(TRAP)
    one, two = (t.theirs(character(1, 3, name=name), exerted=True) for name in ("One", "Two"))
    (wake,) = t.hand(action("ready(chosen(character, exerted))"), of=THEM)
    begin(t)
    t.choose(f"target:{one}")
    t.play(wake)
    assert not t.is_exerted(two)


def test_each_limit_is_asked_for() -> None:
    t = Table()
    t.mine(TRAP)
    t.mine(item("always(ready_at_most(1, item, who=each_opponent))"))
    people = [t.theirs(character(1, 3, name=name), exerted=True) for name in ("One", "Two")]
    things = [t.theirs(item("use(exert(this), then=draw(1))", name=name), exerted=True) for name in ("A", "B")]
    begin(t)
    t.choose(f"target:{people[1]}")
    t.choose(f"target:{things[0]}")
    assert [t.is_exerted(card) for card in (*people, *things)] == [True, False, False, True]
    assert t.match.active == THEM != ME


def test_its_words() -> None:
    t = Table(first=TRAP)
    (other,) = t.hand(item("always(ready_at_most(2, item, who=each_player))"))
    said, all_of_them = t.match.script[0].text[0], t.match.script[other].text[0]
    assert said.en == "Opponents can't ready more than 1 character at the start of their turn."
    assert said.it == "Gli avversari non possono preparare più di 1 personaggio all'inizio del loro turno."
    assert all_of_them.en == "Each player can't ready more than 2 items at the start of their turn."
    assert all_of_them.it == "Ogni giocatore non può preparare più di 2 oggetti all'inizio del suo turno."


def test_none_at_all_is_said_otherwise() -> None:
    with pytest.raises(Problem, match="above 0"):
        Reading(item("always(ready_at_most(0, character, who=each_opponent))"))
