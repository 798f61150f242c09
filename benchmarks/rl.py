"""How many decisions a second learning programs get, beside the plain engine and OpenSpiel's own games.

    python benchmarks/rl.py

Everything is measured in turns with the rest, in processor time of one process, and the median is printed: machines are
noisy, and it is the ratios that count. `--sizes` tells instead how many rows and options observations have in random
games with as many players as there can be: what `ludoteca.rl.observation.SIZES` is chosen by. `--workers 2` tells how
many observed decisions a second of the clock a batch gives whose matches (`--matches`) are played by so many processes,
once it is warm (`--warm`).
"""

from __future__ import annotations

import argparse
import atexit
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy
import pyspiel
from bench import per_second, random_games, spiel_games

import ludoteca
from ludoteca.rl import gymnasium, openspiel, pettingzoo, vector
from ludoteca.rl.observation import Spec, observe

STEPS = 150
ROUNDS = 5
SECONDS = 10
MANY: dict[str, tuple[int, dict[str, Any]]] = {
    "arena": (4, {"mode": "team"}),
    "kingdom": (4, {"scenario": "10"}),
    "lorcana": (6, {}),
    "synchro": (4, {}),
}
"""By game: so many play where tables are largest, with these settings."""


def observed_games(key: str) -> Callable[[], int]:
    """Random play in which whoever is asked is told everything: `view`, then the arrays."""
    game = ludoteca.game(key)
    buffers = Spec.of(game).buffers()

    def work() -> int:
        match, rng, steps = game.new(seed=1), Random(1), 0
        while steps < STEPS:
            if match.outcome is not None:
                match = game.new(seed=steps)
            decision = match.decisions[0]
            observe(match, decision.seat, buffers)
            match.choose_raw(decision.seat, decision.options.sample(rng).raw)
            steps += 1
        return steps

    return work


def viewed_games(key: str) -> Callable[[], int]:
    """Play the same with `view` alone."""
    game = ludoteca.game(key)

    def work() -> int:
        match, rng, steps = game.new(seed=1), Random(1), 0
        while steps < STEPS:
            if match.outcome is not None:
                match = game.new(seed=steps)
            decision = match.decisions[0]
            match.view(decision.seat)
            match.choose_raw(decision.seat, decision.options.sample(rng).raw)
            steps += 1
        return steps

    return work


def any_action(mask: Any, rng: Random) -> int:
    return int(rng.random() * int(mask.sum()))


def zoo_games(key: str) -> Callable[[], int]:
    """PettingZoo's loop, guarded as its usual wrappers do."""
    env = pettingzoo.env(key)

    def work() -> int:
        rng, steps, seed = Random(1), 0, 1
        while steps < STEPS:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter(STEPS - steps):
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else any_action(observation["action_mask"], rng))
                steps += not over
        return steps

    return work


def gym_games(key: str) -> Callable[[], int]:
    """Gymnasium's loop, against random bots, or alone in a cooperative game."""
    env = gymnasium.SeatEnv(key)

    def work() -> int:
        rng, steps, over, seed = Random(1), 0, True, 0
        while steps < STEPS:
            if over:
                seed += 1
                observation, _ = env.reset(seed=seed)
            observation, _, terminated, truncated, _ = env.step(any_action(observation["action_mask"], rng))
            over = terminated or truncated
            steps += 1
        return steps

    return work


def spiel_steps(key: str) -> Callable[[], int]:
    """OpenSpiel's loop, chance nodes not counted."""
    game = pyspiel.load_game(openspiel.name_of(key))

    def work() -> int:
        rng, steps = Random(1), 0
        state = game.new_initial_state()
        while steps < STEPS:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(int(rng.random() * openspiel.OUTCOMES))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def batch_steps(key: str, matches: int = 16) -> Callable[[], int]:
    """Do what each worker of a batch does, here without processes: as many workers as processors do so much each."""
    batch, rng = vector.Batch(key, matches, workers=0, seed=1), numpy.random.default_rng(1)
    atexit.register(batch.close)

    def work() -> int:
        for _ in range(STEPS // matches):
            counts = batch.mask.sum(axis=1)
            batch.step((rng.random(matches) * counts).astype(int))
        return STEPS // matches * matches

    return work


def batch_rate(key: str, workers: int, matches: int, warm: float) -> float:
    """Return how many decisions a second of the clock a batch gives, chosen at random by this process.

    The first seconds, in which most rows are met for the first time, are not counted.
    """
    batch, rng = vector.Batch(key, matches, workers=workers, seed=1), numpy.random.default_rng(1)
    decisions, began = 0, time.monotonic() + warm
    while time.monotonic() - began < SECONDS:
        batch.step((rng.random(matches) * batch.mask.sum(axis=1)).astype(int))
        decisions += matches if time.monotonic() > began else 0
    took = time.monotonic() - began
    batch.close()
    return decisions / took


LOOPS: dict[str, Callable[[str], Callable[[], int]]] = {
    "plain engine": random_games,
    "with `view`": viewed_games,
    "with `observe`": observed_games,
    "PettingZoo": zoo_games,
    "Gymnasium": gym_games,
    "a worker of `vector`": batch_steps,
    "OpenSpiel": spiel_steps,
    "`python_tic_tac_toe`": lambda _: spiel_games("python_tic_tac_toe", 50),
}


def measure(key: str, only: str = "") -> dict[str, float]:
    works = {name: loop(key) for name, loop in LOOPS.items() if only in name}
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(per_second(work))
    return {name: statistics.median(found) for name, found in rates.items()}


def sizes(key: str) -> tuple[int, int]:
    """Return the most rows and the most options that were met in some seconds of random games."""
    game = ludoteca.game(key)
    buffers = Spec.of(game, 4000, 2000).buffers()
    began, rows, options, seed = time.monotonic(), 0, 0, 0
    while time.monotonic() - began < SECONDS:
        seed += 1
        match, rng = game.new(seats=MANY.get(key, (0, {}))[0], seed=seed, **MANY.get(key, (0, {}))[1]), Random(seed)
        while match.outcome is None:
            decision = match.decisions[0]
            options = max(options, len(decision.options))
            if match.step % 10 == 0:
                observe(match, decision.seat, buffers)
                rows = max(rows, buffers.rows)
            match.choose_raw(decision.seat, decision.options.sample(rng).raw)
    return rows, options


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(sorted(ludoteca.list_games())))
    parser.add_argument("--sizes", action="store_true")
    parser.add_argument("--only", default="", help="part of the names of the rows that are measured")
    parser.add_argument("--workers", type=int, default=0, help="only how fast a batch is that so many processes play")
    parser.add_argument("--matches", type=int, default=64, help="how many matches such a batch has")
    parser.add_argument("--warm", type=float, default=4, help="so many seconds are played before it is measured")
    wanted = parser.parse_args()
    keys = wanted.games.split(",")
    if wanted.workers:
        for key in keys:
            rate = batch_rate(key, wanted.workers, wanted.matches, wanted.warm)
            print(f"{key} {rate:,.0f} with {wanted.workers} workers and {wanted.matches} matches")
        return
    if wanted.sizes:
        for key in keys:
            print(key, "rows {}, options {}".format(*sizes(key)))
        return
    found = {key: measure(key, wanted.only) for key in keys}
    print("| decisions a second |", " | ".join(keys), "|")
    print("|---|" + "---|" * len(keys))
    for name in next(iter(found.values())):
        print(f"| {name} |", " | ".join(f"{found[key][name]:,.0f}" for key in keys), "|")


if __name__ == "__main__":
    main()
