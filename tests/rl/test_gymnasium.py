"""The games as Gymnasium wants them: its own check passes, one seat plays and bots play the others."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.rl.gymnasium import REGISTERED, SeatEnv
from tests.rl.walks import GAMES


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """Play at random to the end; return the sum of rewards and the last info."""
    observation, info = env.reset(seed=seed)
    rng, earned, over = Random(seed), 0.0, False
    while not over:
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        earned += reward
        over = terminated or truncated
    return earned, info


def test_all_games_are_registered() -> None:
    assert sorted(REGISTERED) == GAMES
    assert {f"Ludoteca/{key.capitalize()}-v0" for key in GAMES} <= set(gymnasium.registry)


@pytest.mark.parametrize("key", GAMES)
def test_gymnasium_accepts_it(key: str) -> None:
    made = gymnasium.make(f"Ludoteca/{key.capitalize()}-v0", render_mode="ansi")
    with warnings.catch_warnings():
        # About numbers without bounds, and about ways to show a match that Gymnasium does not know.
        warnings.simplefilter("ignore", UserWarning)
        check_env(made.unwrapped)


@pytest.mark.parametrize("key", GAMES)
def test_the_reward_is_how_the_match_ended_for_the_seat(key: str) -> None:
    env = SeatEnv(key)
    for seed in range(3):
        earned, info = play(env, seed)
        assert env.match is not None
        assert env.match.outcome is not None
        assert earned == env.match.result_for(info["seat"])


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_bots_play_the_other_seat(opponent: str) -> None:
    env = SeatEnv("lyon", opponent=opponent)
    observation, info = env.reset(seed=4)
    seat = info["seat"]
    for _ in range(12):
        assert env.match is not None
        decision = env.match.decision_of(seat)
        assert decision is not None
        assert observation["action_mask"].sum() == len(decision.options)
        observation, _, over, _, info = env.step(0)
        assert info["seat"] == seat
        if over:
            break


def test_every_seat_has_its_turn() -> None:
    env = SeatEnv("lyon")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(4)} == {0, 1}
    assert {SeatEnv("lyon", seat=1).reset(seed=seed)[1]["seat"] for seed in range(4)} == {1}
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1}


def test_a_cooperative_game_is_played_alone_or_with_bots() -> None:
    alone = SeatEnv("synchro")
    observation, info = alone.reset(seed=2)
    seats, rng = {info["seat"]}, Random(2)
    for _ in range(120):
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, _, over, _, info = alone.step(action)
        seats.add(info["seat"])
        if over:
            break
    assert seats == {0, 1}
    beside = SeatEnv("kingdom", opponent="random", seat=0)
    earned, info = play(beside, 3)
    assert info["seat"] == 0
    assert earned in (-1.0, 1.0)


def test_the_same_seed_is_the_same_match() -> None:
    one, other = SeatEnv("lorcana"), SeatEnv("lorcana")
    assert play(one, 8) == play(other, 8)
    assert one.match is not None
    assert other.match is not None
    assert one.match.save() == other.match.save()


def test_an_illegal_action_ends_it() -> None:
    env = SeatEnv("lyon", labels="en")
    _, info = env.reset(seed=1)
    assert env.match is not None
    asked = env.match.decision_of(info["seat"])
    assert asked is not None
    assert info["labels"] == [option.label("en") for option in asked.options]
    _, reward, terminated, _, info = env.step(len(asked.options))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match=r"opponent is one of random, greedy, search, strong, level1, .* in lyon"):
        SeatEnv("lyon", opponent="alone")
    with pytest.raises(ValueError, match="seat is from 0 to 1"):
        SeatEnv("lyon", seat=2)
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv("lyon").step(0)


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    env = SeatEnv("lyon", max_steps=6)
    env.reset(seed=1)
    truncated, steps = False, 0
    while not truncated:
        _, reward, terminated, truncated, _ = env.step(0)
        steps += 1
        assert not terminated
        assert reward == 0
    assert steps <= 6
