"""What the table promises, and what puts each promise to the proof."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from multiprocessing import get_context

from tests.forms import IS_COMPILED
from tests.prove import counts, dealing, histories, inputs, interface, kills, soak, stuck, worlds
from tests.prove.outcome import Outcome

OF_GAMES: dict[str, Callable[[int, float, tuple[str, ...]], Outcome]] = {"worlds": worlds.run, "stuck": stuck.run}
"""Those that can be put to the proof for some of the games only."""
PROMISES: dict[str, Callable[[int, float], Outcome]] = {
    "kills": kills.run,
    "histories": histories.run,
    "worlds": worlds.run,
    "stuck": stuck.run,
    "inputs": inputs.run,
    "interface": interface.run,
    "dealing": dealing.run,
    "soak": soak.run,
}
FORM = "compiled" if IS_COMPILED else "pure"


def put(name: str, seed: int, seconds: float, games: tuple[str, ...]) -> counts.Run:
    """Put one promise to the proof, and say what came of it."""
    began = time.monotonic()
    outcome = OF_GAMES[name](seed, seconds, games) if games else PROMISES[name](seed, seconds)
    took, when = round(time.monotonic() - began), datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    print(f"{when} {name}, {FORM}, seed {seed}, {took} s: {outcome}", flush=True)
    for line in outcome.weighings():
        print(f"    {line}", flush=True)
    for wrong in outcome.broken[:20]:
        print(f"    {wrong}", flush=True)
    only = f" --games {','.join(games)}" if games else ""
    command = f"python -m tests.prove --seconds {seconds:g} --seed {seed}{only} {name}"
    return counts.Run(name, seed, FORM, when, took, command, outcome)


def put_all(name: str, seeds: Sequence[int], seconds: float, games: tuple[str, ...]) -> Iterator[counts.Run]:
    """Put one promise to the proof with each seed, all at once in processes of their own if there are several."""
    if len(seeds) == 1:
        yield put(name, seeds[0], seconds, games)
        return
    with ProcessPoolExecutor(len(seeds), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(put, name, seed, seconds, games) for seed in seeds]):
            yield done.result()
