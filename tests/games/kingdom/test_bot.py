"""What bots are told about a position and about their options, and that they win a first battle together."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.plans import Plan
from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.bot import Outlook, evaluate
from ludoteca.games.kingdom.cards import PORTAL
from ludoteca.games.kingdom.promising import lonely, promising
from ludoteca.games.kingdom.state import KingdomMatch
from tests.games.kingdom.field import Field
from tests.rules.kingdom.table import BOX

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
                assert len(named) <= 3 or named[0][0] in (state.TOWER, state.ACTIVATE, state.CALL, state.CAST_SPELL)
                verbs.add(named[0][0])
            m.choose(decision.seat, decision.options.sample(rng))
    assert {state.PLACE, state.FACE, state.TARGET, state.GO_TO, state.TOWER, state.BAN_COLOUR} <= verbs


def test_nobody_is_done_with_towers_in_hand() -> None:
    field = Field("malik", "alleria")
    raws = field.m.decisions[0].options.raws
    assert (state.READY,) in raws
    assert (state.READY,) not in (promising(field.m, 0, raws, 99) or [])


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
