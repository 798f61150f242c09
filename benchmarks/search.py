"""How fast the search bot thinks: iterations a second over a fixed suite of positions of each game.

    make bench
    .venv/bin/python benchmarks/search.py --compiled .venv-compiled/bin/python

One position says little: a search is quick where a turn is short, and slow where much can be done. The suite has
`POSITIONS` positions a game, made by seed over the game's grid of settings, each further on than the last.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import ludoteca
from ludoteca import bots

POSITIONS = 5
FURTHER = 15
"""So many random decisions the first position is into its match, the second twice as many, and so on."""
ITERATIONS = 40
ROUNDS = 3
TURNS = 2_000_000


def suite(key: str) -> list[Any]:
    """Matches of this game in which somebody has something to choose, always the same."""
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        match = at_a_choice(key, seed, FURTHER * (len(found) + 1))
        if match is not None:
            found.append(match)
    return found


def at_a_choice(key: str, seed: int, decisions: int) -> Any:
    """Return a match after so many random decisions, and on to one that begins a chain; None if it is over before."""
    game = ludoteca.game(key)
    grid = game.grid()
    match = game.new(seed=seed, **grid[seed % len(grid)])
    rng = Random(seed)
    made = 0
    while match.decisions:
        decision = match.decisions[0]
        if made >= decisions and not decision.continues and len(decision.options) >= 3:
            return match
        match.choose(decision.seat, decision.options.sample(rng))
        made += 1
    return None


def search_iterations(key: str) -> Callable[[], int]:
    """Think about every position of the suite; the iterations made."""
    matches = suite(key)

    def work() -> int:
        done = 0
        for match in matches:
            seat = match.decisions[0].seat
            bot: Any = bots.make("search", seed=1, iterations=ITERATIONS)
            bot.choose(match.imagine(seat, Random(1)), seat)
            done += bot.done
        return done

    return work


def calibration() -> int:
    total = 0
    for i in range(TURNS):
        total += i & 7
    return TURNS


def per_second(work: Callable[[], int]) -> float:
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def measure(keys: list[str]) -> dict[str, float]:
    """Iterations a second of each game, and the turns of a plain loop; medians of rounds in which all take turns."""
    works: dict[str, Callable[[], int]] = {key: search_iterations(key) for key in keys}
    works["calibration"] = calibration
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(per_second(work))
    return {name: statistics.median(found) for name, found in rates.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(sorted(ludoteca.list_games())))
    parser.add_argument("--compiled", metavar="PYTHON", help="another interpreter, with the compiled form")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    here = measure(wanted.games.split(","))
    if wanted.json:
        json.dump(here, sys.stdout)
        return
    forms = {"pure": here}
    if wanted.compiled:
        command = [wanted.compiled, __file__, "--games", wanted.games, "--json"]
        said = subprocess.run(command, check=True, capture_output=True, text=True)
        forms["compiled"] = json.loads(said.stdout)
    print(f"Search: iterations a second over {POSITIONS} positions a game\n")
    print(f"{'':16}" + "".join(f"{form:>14}" for form in forms))
    for name in here:
        print(f"{name:16}" + "".join(f"{rates[name]:>14,.0f}" for rates in forms.values()))


if __name__ == "__main__":
    main()
