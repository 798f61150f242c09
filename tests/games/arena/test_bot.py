"""What bots are told about a position: within bounds, by what the seat knows, and so that they play sensibly."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.moving import MOVE
from ludoteca.games.arena.acts.playing import END_TURN
from ludoteca.games.arena.bot.evaluation import evaluate
from ludoteca.games.arena.state.match import OPEN, USED, ArenaMatch
from tests.games.arena.scene import Scene

GAME = ludoteca.game("arena")


def play(m: ArenaMatch, players: list[bots.Bot]) -> None:
    rng = Random(1)
    while m.outcome is None:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))


@pytest.mark.parametrize(("mode", "seats"), [("ch1", 2), ("ch4", 2), ("team", 4)])
def test_what_a_seat_does_not_know_does_not_count(mode: str, seats: int) -> None:
    m = cast(ArenaMatch, GAME.new(seats=seats, seed=5, mode=mode))
    rng = Random(2)
    compared = 0
    while m.outcome is None and m.round < 4:
        decision = m.decisions[0]
        for seat in range(seats):
            value = evaluate(m, seat)
            assert -1.0 < value < 1.0
            assert evaluate(cast(ArenaMatch, m.imagine(seat, rng)), seat) == pytest.approx(value)
            compared += 1
        m.choose(decision.seat, decision.options.sample(rng))
    assert compared > 50


@pytest.mark.parametrize(("mode", "seats"), [("ch2", 2), ("team", 4)])
def test_the_end_is_worth_most_or_least_to_all_of_a_side(mode: str, seats: int) -> None:
    for seed in range(9):  # few games are draws
        m = cast(ArenaMatch, GAME.new(seats=seats, seed=seed, mode=mode))
        play(m, [bots.make("random", seat) for seat in range(seats)])
        assert m.outcome is not None
        if not m.outcome.draw:
            break
    won = m.side_of[m.outcome.winners[0]]
    assert [evaluate(m, seat) for seat in range(seats)] == [
        1.0 if m.side_of[seat] == won else -1.0 for seat in range(seats)
    ]


def test_a_rival_that_can_be_knocked_out_is() -> None:
    scene = Scene("gaston", hurt={"foe1": scene_health("foe1") - 2})
    option = bots.ask(bots.make("greedy", 1), scene.m, 0, Random(1))
    assert option.raw[0] == ATTACK.number
    assert option.raw[1] == scene.figure("foe1")


def scene_health(role: str) -> int:
    scene = Scene("gaston")
    return scene.m.health[scene.figure(role)]


def test_a_figure_with_nobody_near_goes_to_a_golden_space() -> None:
    places = {"me": "B3", "ally1": "A5", "ally2": "A6", "foe1": "G1", "foe2": "G2", "foe3": "G6"}
    scene = Scene("gaston", at=places)
    scene.m.acted = USED
    option = bots.ask(bots.make("greedy", 1), scene.m, 0, Random(1))
    board = scene.m.content.board
    assert option.raw[0] == MOVE.number
    assert board.points[option.raw[1]]


def test_a_golden_space_is_worth_more_the_sooner_it_pays() -> None:
    scene = Scene("gaston", at={"me": "B3", "foe1": "G1", "ally1": "A3"})
    m = scene.m
    worth = []
    for turn in range(len(m.track)):
        m.turn = turn
        m.derive()
        if m.side[m.active] != m.side[0]:
            m.put(0, m.content.board.golden[0])
            there = evaluate(m, 0)
            m.put(0, m.content.board.starts[0][0])
            worth.append((place_after(m, turn), there - evaluate(m, 0)))
    worth.sort()
    assert worth == sorted(worth, key=lambda pair: -pair[1])


def place_after(m: ArenaMatch, turn: int) -> int:
    """How many turns the first figure waits."""
    return (m.track.index(0) - turn) % len(m.track)


def test_a_boast_whose_strength_would_be_gone_is_not_risked() -> None:
    """The action is spent: Strong would go before Gaston acts again, and a card of another kind hurts."""
    for seed in range(6):
        scene = Scene("gaston", top=["gaston-1"])
        scene.m.acted = scene.m.moved = USED
        option = bots.ask(bots.make("greedy", seed), scene.m, 0, Random(seed))
        assert option.raw[0] == END_TURN.number


def test_strong_counts_only_while_it_can_be_used() -> None:
    worth = {}
    for acted in (OPEN, USED):
        for counters in (0, 1, 2):
            scene = Scene("gaston", counters={"me.strong": counters})
            scene.m.acted = acted
            worth[acted, counters] = evaluate(scene.m, 0)
    assert worth[OPEN, 1] > worth[OPEN, 0]
    assert worth[USED, 1] < worth[USED, 0], "got for nothing"
    assert worth[USED, 2] > worth[USED, 0]


def test_a_hindrance_that_goes_before_the_next_turn_is_none() -> None:
    plain, one, two = [evaluate(Scene("gaston", counters={"foe1.pacified": n}).m, 0) for n in (0, 1, 2)]
    assert one == pytest.approx(plain)
    assert two > one


@pytest.mark.parametrize("foe", ["A5", "D5"])
def test_ending_a_turn_by_itself_neither_gains_nor_loses(foe: str) -> None:
    """Else bots would put it off with whatever is left to do, or hurry."""
    scene = Scene("gaston", at={"foe1": foe, "foe2": "D6", "ally1": "D2"})
    m = scene.m
    m.acted = m.moved = USED
    before = evaluate(m, 0)
    m.choose(0, "end")
    assert m.active != scene.figure("me")
    assert abs(evaluate(m, 0) - before) < 0.03


@pytest.mark.parametrize(("hurt", "bought"), [(0, True), (6, False)])
def test_an_upgrade_that_a_ko_takes_back_is_not_bought_for_who_is_about_to_fall(hurt: int, bought: bool) -> None:
    near, far = ("D5", "D3", "C4"), ("G1", "G2", "G3")
    foes = dict(zip(("foe1", "foe2", "foe3"), near if hurt else far, strict=True))
    scene = Scene("maleficent", at={"me": "D4", "ally1": "A1", **foes}, hurt={"me": hurt})
    m = scene.m
    m.acted = m.moved = USED
    m.used = 1
    for gear, count in enumerate(m.person(m.active).upgrade_cost):
        for card in [card for card in m.deck[0] if m.printed(card).gear == gear][:count]:
            m.discard_card(card, "SA-15.03")
    m.ask_anew()
    assert {option.id for option in m.decisions[0].options} >= {"upgrade", "end"}
    option = bots.ask(bots.make("greedy", 1), m, 0, Random(1))
    assert (option.id == "upgrade") is bought


def test_search_moves_where_the_action_knocks_a_rival_out() -> None:
    places = {"me": "B4", "foe1": "G1", "foe2": "A6"}
    scene = Scene("gaston", at=places, hurt={"foe2": scene_health("foe2") - 2})
    m = scene.m
    bot = bots.make("search", 1)
    rng = Random(1)
    while m.active == scene.figure("me"):
        m.choose(0, bots.ask(bot, m, 0, rng))
    assert scene.changes()["my.points"] == m.person(scene.figure("foe2")).points


def test_in_the_last_round_only_points_that_can_still_be_had_count() -> None:
    scene = Scene("gaston", hand=["gaston-3", "gaston-6"])
    m = scene.m
    m.ending = 1
    m.turn = len(m.track) - 1
    m.active = m.track[m.turn]
    m.active_seat = m.summoner[m.active]
    m.acted = m.moved = USED
    m.points = [7, 7]
    assert evaluate(m, 0) == evaluate(m, 1) == 0.0
    m.points = [8, 7]
    assert evaluate(m, 0) == -evaluate(m, 1) > 0.2


@pytest.mark.parametrize("mode", ["ch1", "ch4"])
def test_greedy_beats_random(mode: str) -> None:
    for game in range(2):
        m = cast(ArenaMatch, GAME.new(seats=2, seed=game, mode=mode))
        players = [bots.make("random", 1), bots.make("random", 2)]
        players[game] = bots.make("greedy", 3)
        play(m, players)
        assert m.outcome is not None
        assert m.outcome.winners == (game,)
