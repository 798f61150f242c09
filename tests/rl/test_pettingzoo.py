"""The games as PettingZoo wants them: its own tests pass, and rewards, order and masks are those of the match."""

from __future__ import annotations

import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from pettingzoo.utils import wrappers

import ludoteca
from ludoteca.rl import pettingzoo
from ludoteca.rl.turns import next_decision
from tests.rl.walks import GAMES


def play(env: Any, seed: int, most: int = 100_000) -> list[str]:
    """Play at random to the end; return who was selected."""
    env.reset(seed=seed)
    rng, selected = Random(seed), []
    for agent in env.agent_iter(most):
        observation, _, terminated, truncated, _ = env.last()
        action = None
        if not terminated and not truncated:
            selected.append(agent)
            action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
    return selected


@pytest.mark.parametrize("key", GAMES)
def test_pettingzoo_accepts_it(key: str) -> None:
    with warnings.catch_warnings():
        # About the form of observations, which are dicts with more than an image in them, and about agents that are
        # asked nothing now, whose masks are empty.
        warnings.simplefilter("ignore", UserWarning)
        api_test(pettingzoo.env(key), num_cycles=300)


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_is_the_same_match(key: str) -> None:
    seed_test(lambda: pettingzoo.env(key), num_cycles=60)


class Clock:
    """Goes by a twentieth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        self.seconds += 0.05
        return self.seconds


@pytest.mark.parametrize("quick", [True, pytest.param(False, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", GAMES)
def test_its_benchmark_goes_through_matches(
    key: str, quick: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays for five seconds; in the short run they are over after a hundred rounds."""
    if quick:
        monkeypatch.setattr(import_module("pettingzoo.test.performance_benchmark"), "time", Clock())
    performance_benchmark(pettingzoo.env(key))
    told = dict(reversed(line.split(" ", 1)) for line in capsys.readouterr().out.splitlines() if " per second" in line)
    turns, cycles = float(told["turns per second"]), float(told["cycles per second"])
    assert cycles > 0
    assert turns == pytest.approx(cycles * ludoteca.game(key).new(seed=0).seats)


@pytest.mark.parametrize("key", GAMES)
def test_rewards_are_how_the_match_ended_for_each_seat(key: str) -> None:
    env = pettingzoo.LudotecaEnv(key)
    env.reset(seed=5)
    rng, earned = Random(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        earned[agent] += reward
        env.step(None if terminated else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert env.match is not None
    assert env.match.outcome is not None
    assert earned == {f"seat_{seat}": env.match.result_for(seat) for seat in range(env.seats)}
    assert any(earned.values()) or env.match.outcome.draw


@pytest.mark.parametrize("key", ["lyon", "kingdom", "synchro", "arena"])
def test_whoever_is_asked_at_once_answers_in_turn(key: str) -> None:
    """And whoever has begun an action finishes it."""
    env = pettingzoo.LudotecaEnv(key)
    env.reset(seed=1)
    rng, together, last = Random(1), 0, -1
    while env.match is not None and env.match.outcome is None:
        asked = env.match.decisions
        seat = int(env.agent_selection.removeprefix("seat_"))
        assert seat in [decision.seat for decision in asked]
        own = env.match.decision_of(last)
        if len(asked) > 1 and own is not None:
            together += 1
            assert (seat == last) == own.continues
        action = int(rng.random() * len(next(one for one in asked if one.seat == seat).options))
        env.step(action)
        last = seat
    assert together > 0 or key == "arena"


def test_only_the_selected_agent_has_legal_actions() -> None:
    env = pettingzoo.LudotecaEnv("lyon")
    env.reset(seed=7)
    assert env.match is not None
    assert len(env.match.decisions) == 2
    assert env.observe("seat_0")["action_mask"].sum() == len(env.match.decisions[0].options)
    assert not env.observe("seat_1")["action_mask"].any()


def test_an_illegal_action_ends_it_for_whoever_chose_it() -> None:
    env = pettingzoo.env("lyon")
    env.reset(seed=7)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        env.step(63)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = pettingzoo.LudotecaEnv("lyon")
    raw.reset(seed=7)
    with pytest.raises(ValueError, match="action_mask"):
        raw.step(63)


def wrapped(key: str) -> Any:
    """Return an environment in the wrappers that PettingZoo brings."""
    illegal = wrappers.TerminateIllegalWrapper(pettingzoo.LudotecaEnv(key), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(illegal))


def state_of(env: Any) -> tuple[Any, ...]:
    """Return all that an environment says of its agents."""
    observation, *rest = env.last() if env.agents else (None,)
    arrays = (*observation["observation"].values(), observation["action_mask"]) if observation else ()
    told = [part.tolist() for part in arrays]
    ends = (env.terminations, env.truncations, env.rewards, env.infos) if env.agents else ()
    return told, rest, env.agents[:], [dict(one) for one in ends]


@pytest.mark.parametrize("key", ["lyon", "kingdom"])
def test_the_guards_do_what_the_usual_wrappers_do(key: str) -> None:
    for slip in (5, 17, 100_000):
        guarded, usual = pettingzoo.env(key), wrapped(key)
        states = []
        for env in (guarded, usual):
            env.reset(seed=3)
            rng, seen = Random(3), []
            for count, _ in enumerate(env.agent_iter(60)):
                seen.append(state_of(env))
                observation, _, terminated, truncated, _ = env.last()
                legal = int(observation["action_mask"].sum())
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", UserWarning)
                    env.step(None if terminated or truncated else legal if count == slip else rng.randrange(legal))
            states.append([*seen, state_of(env)])
        assert states[0] == states[1]
        assert (slip < 100_000) == (not guarded.agents)


@pytest.mark.parametrize("make", [pettingzoo.env, wrapped])
def test_what_comes_too_early_or_lies_outside_is_refused(make: Any) -> None:
    env = make("lyon")
    for early in (lambda: env.step(0), lambda: env.observe("seat_0"), env.render, lambda: env.agent_iter()):
        with pytest.raises(AssertionError, match="reset"):
            early()
    for name in ("agents", "rewards", "terminations", "agent_selection", "infos"):
        with pytest.raises(AttributeError):
            getattr(env, name)
    env.reset(seed=1)
    for outside in (-1, 64, None, 0.5):
        with pytest.raises(AssertionError, match="action space"):
            env.step(outside)
    with pytest.raises(AssertionError, match="need to call step"):
        list(zip(env.agent_iter(), range(2), strict=False))


def test_labels_are_there_for_whoever_asks() -> None:
    env = pettingzoo.LudotecaEnv("lyon", labels="en")
    env.reset(seed=7)
    assert env.match is not None
    info, decision = env.infos["seat_0"], env.match.decisions[0]
    assert info["labels"] == [option.label("en") for option in decision.options]
    assert info["prompt"] == decision.prompt.en
    env.step(0)
    assert env.infos["seat_0"] == {}


def test_it_is_shown_as_a_spectator_sees_it() -> None:
    env = pettingzoo.LudotecaEnv("arena", render_mode="svg")
    env.reset(seed=7)
    assert env.match is not None
    assert env.render() == ludoteca.game("arena").draw(env.match.view(None), [], "en")  # type: ignore[attr-defined]
    words = pettingzoo.LudotecaEnv("lyon", render_mode="ansi")
    words.reset(seed=7)
    assert "seat_0" in (words.render() or "")
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("lyon", render_mode="human")


def test_settings_and_seats_are_those_of_the_game() -> None:
    env = pettingzoo.env("lorcana", seats=4)
    env.reset(seed=3)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    env = pettingzoo.LudotecaEnv("lyon", decks=["leoni", "notturni"], first="player 2")
    env.reset(seed=3)
    assert env.match is not None
    assert env.match.save()["options"]["decks"] == ["leoni", "notturni"]


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    env = pettingzoo.LudotecaEnv("lyon", max_steps=5)
    assert len(play(env, 1)) == 5
    assert not any(env.rewards.values())


def test_seeds_follow_one_another() -> None:
    env = pettingzoo.LudotecaEnv("lyon")
    firsts = []
    for _ in range(2):
        env.reset(seed=9)
        env.reset()
        assert env.match is not None
        firsts.append(env.match.save())
        env.reset()
        assert env.match.save() != firsts[-1]
    assert firsts[0] == firsts[1]


def test_nobody_answers_when_it_is_over() -> None:
    match = ludoteca.game("lyon").new(seed=1)
    match.concede(0)
    assert next_decision(match) is None
