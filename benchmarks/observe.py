"""How long it takes to tell a seat what it knows, in random play that nobody has seen before.

    python benchmarks/observe.py

Every match is played twice at random with the same choices: once each decision is observed, always into the same
arrays, and once none is. The difference in processor time, by decision, is what one `observe` takes on average, rows
that were never met before included, after `--warm` seconds in which most of them are met; the median is of the times by
the clock. A loop of plain Python in turns with it tells how fast the machine was meanwhile. `--batch` measures instead
how many decisions a second a worker of a batch observes and plays, by its processor time. `--views` reads everything
off the view instead, as it was before games had fillers.

`--kept 8` observes the positions of 8 matches again and again, match after match, and counts of each position the
quickest of seven times: what is told once all rows were met, by the clock, but hardly disturbed by other programs. It
tells apart where the same seat was told last and where another was, and how long it takes to tell a position twice.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy

import ludoteca
from ludoteca.kernel import frames
from ludoteca.rl.observation import Spec, observe, observe_view
from ludoteca.rl.vector import Batch

LOOP = 10_000
MATCHES = 128
TIMES = 7


def calibration() -> float:
    """Time a loop that does nothing of ours: millionths of a second for a thousand additions."""
    began, total = time.process_time(), 0
    for number in range(LOOP):
        total += number
    return (time.process_time() - began) * 1e9 / LOOP


def play(
    game: Any, seed: int, options: dict[str, Any], buffers: Any, tell: Callable[..., None] = observe
) -> tuple[float, list[float]]:
    """Play a match; return the processor time that it took, and how long each observation did, if there are any."""
    match, rng, times = game.new(seed=seed, **options), Random(seed), []
    began = time.process_time()
    while match.outcome is None:
        decision = match.decisions[0]
        start = time.perf_counter()
        if buffers is not None:
            tell(match, decision.seat, buffers)
        times.append((time.perf_counter() - start) * 1e6)
        match.choose_raw(decision.seat, decision.raws[int(rng.random() * len(decision.raws))])
    return (time.process_time() - began) * 1e6, times


def observed(key: str, seconds: float, warm: float, tell: Callable[..., None] = observe) -> str:
    """Play for so long, and say what was found."""
    game = ludoteca.game(key)
    buffers, grid = Spec.of(game).buffers(), game.grid()
    extra, count, seed = 0.0, 0, 0
    all_times: list[float] = []
    loops: list[float] = []
    began = time.perf_counter()
    while time.perf_counter() < began + warm + seconds:
        seed += 1
        options = grid[seed % len(grid)]
        plain, _ = play(game, seed, options, None)
        told, times = play(game, seed, options, buffers, tell)
        if time.perf_counter() > began + warm:
            extra += told - plain
            count += len(times)
            all_times += times
            loops.append(calibration())
    mean, median = extra / count, statistics.median(all_times)
    loop = statistics.median(loops)
    return f"mean {mean:.1f} µs, median {median:.1f} µs of {count}; a thousand additions took {loop:.1f} µs"


def batched(key: str, seconds: float, warm: float) -> str:
    """Say how many decisions a second of processor time a worker observes and plays."""
    rng = numpy.random.default_rng(1)
    tables = ludoteca.game(key).grid() if key == "lyon" else [{}]
    with Batch(key, MATCHES, 0, seed=1, tables=tables) as batch:
        began, steps, start = time.perf_counter(), 0, 0.0
        while time.perf_counter() < began + warm + seconds:
            if not start and time.perf_counter() > began + warm:
                start, steps = time.process_time(), 0
            batch.step((rng.random(MATCHES) * batch.mask.sum(axis=1)).astype(int))
            steps += 1
        rate = MATCHES * steps / (time.process_time() - start)
    return f"{rate:,.0f} observed decisions a second of processor time; {calibration():.1f} µs"


def kept(key: str, matches: int) -> str:
    """Say how long the same positions take, at their quickest."""
    game = ludoteca.game(key)
    buffers, grid = Spec.of(game).buffers(), game.grid()
    positions: list[tuple[Any, int]] = []
    for seed in range(1, matches + 1):
        match, rng = game.new(seed=seed, **grid[seed % len(grid)]), Random(seed)
        while match.outcome is None:
            decision = match.decisions[0]
            positions.append((match.copy(), decision.seat))
            match.choose_raw(decision.seat, decision.raws[int(rng.random() * len(decision.raws))])
    first, again = [float("inf")] * len(positions), [float("inf")] * len(positions)
    for _ in range(TIMES + 1):
        for place, (match, seat) in enumerate(positions):
            start = time.perf_counter()
            observe(match, seat, buffers)
            between = time.perf_counter()
            observe(match, seat, buffers)
            first[place] = min(first[place], (between - start) * 1e6)
            again[place] = min(again[place], (time.perf_counter() - between) * 1e6)
    same = [positions[place][1] == positions[place - 1][1] for place in range(len(positions))]
    told = [
        ("mean", first),
        ("the same seat", [one for one, is_same in zip(first, same, strict=True) if is_same]),
        ("another seat", [one for one, is_same in zip(first, same, strict=True) if not is_same]),
        ("nothing has changed", again),
    ]
    return "; ".join([f"{words} {statistics.mean(times):.1f} µs" for words, times in told if times])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(sorted(ludoteca.list_games())))
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm", type=float, default=10)
    parser.add_argument("--batch", action="store_true")
    parser.add_argument("--views", action="store_true")
    parser.add_argument("--kept", type=int, default=0, metavar="MATCHES")
    wanted = parser.parse_args()
    print("compiled" if not str(frames.__file__).endswith(".py") else "pure Python")
    for key in wanted.games.split(","):
        if wanted.kept:
            found = kept(key, wanted.kept)
        elif wanted.batch:
            found = batched(key, wanted.seconds, wanted.warm)
        else:
            found = observed(key, wanted.seconds, wanted.warm, observe_view if wanted.views else observe)
        print(f"{key}: {found}", flush=True)


if __name__ == "__main__":
    main()
