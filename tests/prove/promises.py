"""What the table promises, and what puts each promise to the proof."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from importlib import import_module
from multiprocessing import get_context

from tests.forms import IS_COMPILED
from tests.prove import counts
from tests.prove.outcome import Outcome

PROMISES = tuple(counts.TITLES)
"""Each is put to the proof by the module of its name."""
OF_GAMES = ("worlds", "stuck")
"""Those that can be put to the proof for some of the games only."""
FORM = "compiled" if IS_COMPILED else "pure"


def proof_of(name: str) -> Callable[..., Outcome]:
    """Return what puts a promise to the proof, loaded only when it is wanted: each needs packages of its own."""
    proof: Callable[..., Outcome] = import_module(f"tests.prove.{name}").run
    return proof


def put(name: str, seed: int, seconds: float, games: tuple[str, ...]) -> counts.Run:
    """Put one promise to the proof, and say what came of it."""
    began = time.monotonic()
    prove = proof_of(name)
    outcome = prove(seed, seconds, games) if games else prove(seed, seconds)
    took, when = round(time.monotonic() - began), datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    told = [f"{when} {name}, {FORM}, seed {seed}, {took} s: {outcome}", *outcome.weighings(), *outcome.broken[:20]]
    print("\n    ".join(told), flush=True)
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
