"""Put the promises of the table to the proof: `make prove`, or

python -m tests.prove --seconds 600 --seed 7 kills histories
python -m tests.prove --keep tests/prove/counts.json --seed 8 worlds       kept, and added to what was kept before
python -m tests.prove --games arena --seed 9 worlds stuck                  of these games only
python -m tests.prove --keep tests/prove/counts.json --write docs/proof.md what all that comes to, into the document
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

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
    for wrong in outcome.broken[:20]:
        print(f"    {wrong}", flush=True)
    only = f" --games {','.join(games)}" if games else ""
    command = f"python -m tests.prove --seconds {seconds:g} --seed {seed}{only} {name}"
    return counts.Run(name, seed, FORM, when, took, command, outcome)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("promises", nargs="*", choices=[*PROMISES, []])
    parser.add_argument("--seconds", type=float, default=600.0, help="for each promise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="", help="only these, with commas between them")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add what came of it to this file")
    parser.add_argument("--write", type=Path, metavar="DOCUMENT", help="only write down what the kept file says")
    given = parser.parse_args()
    runs = counts.kept(given.keep) if given.keep else []
    if given.write:
        given.write.write_text(counts.written(given.write.read_text("utf-8"), runs), "utf-8")
        return
    games = tuple(filter(None, given.games.split(",")))
    names = given.promises or list(OF_GAMES if games else PROMISES)
    if games and not OF_GAMES.keys() >= set(names):
        parser.error(f"only {' and '.join(OF_GAMES)} can be put to the proof by games")
    again = [name for name in names if counts.is_kept(runs, name, given.seed, FORM)]
    if again:
        parser.error(f"{', '.join(again)} with seed {given.seed} is counted already: take another seed")
    broken = 0
    for name in names:
        run = put(name, given.seed, given.seconds, games)
        broken += len(run.outcome.broken)
        if given.keep:
            counts.keep(given.keep, run)
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
