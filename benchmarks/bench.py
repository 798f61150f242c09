"""How fast the games are, pure and compiled, beside OpenSpiel, in one run.

    make bench

Machines are noisy, so every figure is measured in turns with a calibration loop and with OpenSpiel's
`python_tic_tac_toe`, and it is the ratios that count. Without arguments this measures the form that is running; with
`--compiled PYTHON` it also asks that interpreter and prints both.
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

import late_lorcana
import search

import ludoteca

ROUNDS = 15
SEARCHES = 3
"""In so many of the rounds the search bot thinks: that takes long."""
LATE_GAMES = {"lorcana": late_lorcana.late_games}
"""Random play from a full table, for games whose tables can fill up."""


def per_second(work: Callable[[], int]) -> float:
    """Units of work in a second of this process's own time."""
    began = time.process_time()
    done = work()
    return done / (time.process_time() - began)


def calibration() -> int:
    """Run a fixed piece of plain Python, to know the machine by."""
    total = 0
    for i in range(200_000):
        total += i & 7
    return 200_000


def random_games(key: str) -> Callable[[], int]:
    """Random play as anybody would write it, choosing among the real option lists, with history and events."""
    game = ludoteca.game(key)
    grid = game.grid()

    def work() -> int:
        decisions = 0
        for number in range(10):
            match = game.new(seed=number, **grid[number % len(grid)])
            rng = Random(number)
            while match.outcome is None:
                decision = match.decisions[0]
                match.choose(decision.seat, decision.options.sample(rng))
                decisions += 1
        return decisions

    return work


def simulated_games(key: str) -> Callable[[], int]:
    """Play the same games as the lab and the search bot play them: the same option lists, no history and no events."""
    game = ludoteca.game(key)
    grid = game.grid()

    def work() -> int:
        decisions = 0
        for number in range(10):
            match: Any = game.new(seed=number, **grid[number % len(grid)])
            match.tell_nothing()
            draw = Random(number).random
            while match.result is None:
                decision = match.open_decisions()[0]
                raws = decision.options.raws
                match.choose_raw(decision.seat, raws[int(draw() * len(raws))])
                decisions += 1
        return decisions

    return work


def middle_of_a_game(key: str) -> Any:
    """After 60 random decisions of the first match that goes on so long."""
    seed = 3
    while True:
        match: Any = ludoteca.game(key).new(seed=seed)
        rng = Random(seed)
        for _ in range(60):
            if match.outcome is None:
                decision = match.decisions[0]
                match.choose(decision.seat, decision.options.sample(rng))
        if match.outcome is None:
            return match
        seed += 1


def repeated(call: Callable[[], Any], times: int) -> Callable[[], int]:
    def work() -> int:
        for _ in range(times):
            call()
        return times

    return work


def spiel_games(name: str, games: int) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers python_tic_tac_toe)

    game = pyspiel.load_game(name)

    def work() -> int:
        steps = 0
        rng = Random(1)
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def spiel_clone() -> Callable[[], int]:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401

    state = pyspiel.load_game("python_tic_tac_toe").new_initial_state()
    for action in (4, 0, 8):
        state.apply_action(action)
    return repeated(state.clone, 2000)


def measure(key: str) -> dict[str, float]:
    """Rates per second; the median of rounds in which all take turns."""
    match = middle_of_a_game(key)
    works = {
        "calibration": calibration,
        "decisions": random_games(key),
        "decisions, simulating": simulated_games(key),
        "copies": repeated(match.copy, 500),
        "saves": repeated(match.save, 500),
        "imaginations": repeated(lambda: match.imagine(0, Random(1)), 100),
        "search iterations": search.search_iterations(key),
        "python_tic_tac_toe steps": spiel_games("python_tic_tac_toe", 100),
        "python_tic_tac_toe clones": spiel_clone(),
        "hearts steps": spiel_games("hearts", 20),
    }
    if key in LATE_GAMES:
        works["decisions, late in a game"] = LATE_GAMES[key]()
    for work in works.values():
        work()
    rates: dict[str, list[float]] = {name: [] for name in works}
    for number in range(ROUNDS):
        for name, work in works.items():
            if name == "search iterations" and number % (ROUNDS // SEARCHES):
                continue
            rates[name].append(per_second(work))
    return {name: statistics.median(found) for name, found in rates.items()}


def is_compiled() -> bool:
    from ludoteca.kernel import frames

    return not (frames.__file__ or "").endswith(".py")


def print_table(key: str, forms: dict[str, dict[str, float]]) -> None:
    print(f"\n{key}: per second (× python_tic_tac_toe in the same process)\n")
    names = list(next(iter(forms.values())))
    print(f"{'':28}" + "".join(f"{form:>26}" for form in forms))
    for name in names:
        row = f"{name:28}"
        for rates in forms.values():
            ratio = ""
            if name.startswith("decisions"):
                ratio = f"({rates[name] / rates['python_tic_tac_toe steps']:.2f}×)"
            elif name == "copies":
                ratio = f"({rates['python_tic_tac_toe clones'] / rates[name]:.2f}× its time)"
            row += f"{rates[name]:>12,.0f} {ratio:<13}"
        print(row)
    for form, rates in forms.items():
        times = ", ".join(f"{name[:-1]} {1e6 / rates[name]:.1f} µs" for name in ("copies", "saves", "imaginations"))
        print(f"{form}: {times}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(sorted(ludoteca.list_games())))
    parser.add_argument("--compiled", metavar="PYTHON", help="another interpreter, with the compiled form")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    keys = wanted.games.split(",")
    here = {key: measure(key) for key in keys}
    if wanted.json:
        json.dump({"compiled": is_compiled(), "rates": here}, sys.stdout)
        return
    forms = {"compiled" if is_compiled() else "pure": here}
    if wanted.compiled:
        command = [wanted.compiled, __file__, "--games", wanted.games, "--json"]
        said = subprocess.run(command, check=True, capture_output=True, text=True)
        found = json.loads(said.stdout)
        forms["compiled" if found["compiled"] else "pure (not compiled)"] = found["rates"]
    for key in keys:
        print_table(key, {form: rates[key] for form, rates in forms.items()})


if __name__ == "__main__":
    main()
