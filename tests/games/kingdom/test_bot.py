"""What bots are told about a position and about their options, and that they win a first battle together."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.plans import Plan
from ludoteca.games.kingdom.acts.buying import BUY, GIVE
from ludoteca.games.kingdom.acts.heroes import ACTIVATE, CALL, CAST_SPELL
from ludoteca.games.kingdom.acts.moving import FACE, GO_TO
from ludoteca.games.kingdom.acts.phases import READY
from ludoteca.games.kingdom.acts.pieces import PLACE, TARGET
from ludoteca.games.kingdom.acts.preparing import BAN_COLOUR
from ludoteca.games.kingdom.acts.towers import BACK, PASS, PICK_UP
from ludoteca.games.kingdom.bot.evaluation import Outlook, evaluate, room_left
from ludoteca.games.kingdom.bot.promising import lonely, nobody_acts, promising
from ludoteca.games.kingdom.flow.registers import tower_asked
from ludoteca.games.kingdom.state.cards import PORTAL
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Raw
from tests.games.kingdom.field import Field
from tests.rules.kingdom.table import BOX, ME, THEM, Table

GAME = ludoteca.game("kingdom")
ROW = ("gggg.", ".....", ".....", ".....", ".....")


def play(m: KingdomMatch, players: list[bots.Bot]) -> None:
    rng = Random(1)
    while m.outcome is None:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))


@pytest.mark.parametrize("seats", [1, 2])
def test_greedy_wins_the_first_battle(seats: int) -> None:
    m = cast(KingdomMatch, GAME.new(seats=seats, seed=3, scenario="1", level="one_star", packs=[str(BOX)]))
    play(m, [bots.make("greedy", seed=seat, game=GAME) for seat in range(seats)])
    assert m.outcome is not None
    assert m.outcome.winners == tuple(range(seats))


def test_search_plays_a_round_without_losing_its_thread() -> None:
    m = cast(KingdomMatch, GAME.new(seats=2, seed=4, scenario="3"))
    players = [bots.make("search", seed=seat, game=GAME, iterations=4) for seat in range(2)]
    rng = Random(1)
    while m.outcome is None and m.round < 2:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))
    assert m.kingdom == m.scenario.difficulty[m.level].hearts[1]


def test_promising_options_are_on_offer() -> None:
    rng = Random(5)
    verbs = set()
    beginnings = [act.number for act in (PICK_UP, ACTIVATE, CALL, CAST_SPELL)]
    for number, scenario in enumerate(("2", "5", "7", "9")):
        m = cast(KingdomMatch, GAME.new(seats=1 + number, seed=number, scenario=scenario))
        for _ in range(400):
            if m.outcome is not None:
                break
            decision = m.decisions[0]
            raws = decision.options.raws
            named = promising(m, decision.seat, raws, 3)
            if named is not None:
                assert named
                assert set(named) <= set(raws)
                assert len(named) == len(set(named))
                assert len(named) <= 3 or named[0][0] in beginnings
                verbs.add(named[0][0])
            m.choose(decision.seat, decision.options.sample(rng))
    assert {PLACE.number, FACE.number, TARGET.number, GO_TO.number, PICK_UP.number, BAN_COLOUR.number} <= verbs


def test_nobody_is_done_with_towers_in_hand() -> None:
    field = Field("malik", "alleria")
    raws = field.m.decisions[0].options.raws
    assert (READY.number,) in raws
    assert (READY.number,) not in (promising(field.m, 0, raws, 99) or [])


def picked_up(table: Table, tower: str) -> list[Raw]:
    """What bots think of doing with a tower of mine."""
    table.do(ME, f"tower:{table.kind(tower)}")
    asked = table.match.decision_of(ME)
    assert asked is not None
    return promising(table.match, ME, asked.options.raws, 99) or []


def begun(table: Table) -> list[Raw]:
    """What bots think of beginning."""
    asked = table.match.decision_of(ME)
    assert asked is not None
    return promising(table.match, ME, asked.options.raws, 99) or []


def test_a_purchase_is_thought_out_before_it_is_begun() -> None:
    table = Table("malik", "alleria", phase="buy")
    table.crystals(4)
    table.do(ME, f"buy:{table.kind('mages-1')}")
    asked = table.match.decision_of(ME)
    assert asked is not None
    assert (BACK.number,) in asked.options.raws
    assert promising(table.match, ME, asked.options.raws, 99) == [(GIVE.number, ME), (GIVE.number, THEM)]


def test_a_tower_is_passed_to_rise() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-1")
    assert (PICK_UP.number, table.kind("archers-1")) in begun(table)
    assert picked_up(table, "archers-1") == [(PASS.number, THEM, table.kind("archers-2"))]


@pytest.mark.parametrize("crowded", [False, True])
def test_a_tower_that_does_not_rise_is_passed_only_to_make_room(crowded: bool) -> None:
    table = Table("malik", "alleria")  # three sites each, and the scenario has no level 3
    table.give(ME, "archers-2", *(["archers-2", "archers-2", "mages-2", "mages-2"] if crowded else []))
    assert room_left(table.match, ME) == (-1 if crowded else 3)
    tower = (PICK_UP.number, table.kind("archers-2"))
    assert (tower in begun(table)) == crowded
    if crowded:
        assert picked_up(table, "archers-2") == [(PASS.number, THEM, table.kind("archers-2"))]
        table.do(ME, f"pass:{THEM}/{table.kind('archers-2')}")
        assert [room_left(table.match, seat) for seat in (ME, THEM)] == [0, 3]
        assert not any(raw[0] == PICK_UP.number for raw in begun(table)), "there is room now"


def test_a_tower_that_reaches_nobody_and_cannot_rise_is_kept() -> None:
    table = Table("malik", "alleria")
    table.give(ME, "archers-2")
    table.activate(ME, "malik")
    table.do(ME, "done")
    assert begun(table) == [(READY.number,)]
    assert not nobody_acts(table.match), "Alleria has not acted"
    table.activate(THEM, "alleria")
    table.do(THEM, "done")
    assert nobody_acts(table.match)
    table.tray("B2", *ROW)
    assert begun(table) == [(PICK_UP.number, table.kind("archers-2"))]
    assert not nobody_acts(table.match)


@pytest.mark.parametrize(("scenario", "seats"), [("1", 2), ("5", 3)])
def test_what_changes_nothing_is_no_plan(scenario: str, seats: int) -> None:
    m = cast(KingdomMatch, GAME.new(seats=seats, seed=7, scenario=scenario, level="two_stars"))
    players = [bots.make("greedy", seed=seat, game=GAME) for seat in range(seats)]
    rng = Random(1)
    bought = 0
    while m.outcome is None:
        decision = rng.choice(m.decisions)
        seat = decision.seat
        verb, *rest = chosen = bots.ask(players[seat], m, seat, rng).raw
        assert verb != BACK.number
        if verb == PASS.number and rest[1] == tower_asked(m.stack[-1]):
            assert room_left(m, seat) < 0 < room_left(m, rest[0])
        bought += verb == BUY.number
        m.choose_raw(seat, chosen)
    assert bought


def test_a_tile_goes_where_it_covers_most() -> None:
    assert lonely(0b00001_00000_00011) == 0b00001_00000_00000
    field = Field("malik", "alleria")
    tray = field.tray("D3", *ROW)
    value = evaluate(field.m, 0)
    field.m.lay(tray, 0b11, 0, 0)
    assert evaluate(field.m, 0) > value
    assert evaluate(field.m, 0) == evaluate(field.m, 1)


def test_what_escapes_is_foreseen() -> None:
    field = Field("malik", "alleria")
    tray = field.tray("H3", *ROW)
    assert Outlook(field.m).loss == field.m.escape_loss(tray) == 4
    far = Field("malik", "alleria")
    far.tray("D3", *ROW)
    assert not Outlook(far.m).loss
    assert evaluate(far.m, 0) > evaluate(field.m, 0)


def test_a_portal_at_the_exit_is_as_good_as_lost() -> None:
    field = Field("malik", "alleria")
    tray = field.tray("H3", *ROW, kind=PORTAL, level=1)
    assert Outlook(field.m).rift_out
    assert evaluate(field.m, 0) < -0.9
    field.m.lay(tray, 0b1111, 0, 0)
    assert not Outlook(field.m).rift_out


def test_held_hordes_stay() -> None:
    field = Field("malik", "alleria")
    tray = field.tray("H3", *ROW)
    field.m.put_soldier(tray, 0)
    assert not Outlook(field.m).loss


def test_a_plan_holds_while_the_match_asks_what_was_foreseen() -> None:
    m = cast(KingdomMatch, GAME.new(seats=1, seed=1))
    plan = Plan([(1,), (2,)], [[(1,), (3,)], [(2,), (4,)]], 0.0, m)
    assert plan.next_answer([(1,), (3,)]) == (1,)
    assert plan.next_answer([(2,), (5,)]) is None
    assert plan.next_answer([(2,), (4,)]) == (2,)
    assert plan.next_answer([(2,), (4,)]) is None
