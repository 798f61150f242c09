"""What a choice at a table costs in this checkout against another one, in turns, so that a busy machine slows both.

    python benchmarks/against.py ../before                  all games, three matches of each
    python benchmarks/against.py ../before --games arena

Two processes play the same matches, with the same chance: one with the package of this checkout, one with that of the
other. Each choice is done by one and then by the other, and what `parts.py` measures is compared part by part. Both
begin as a server does, with all games loaded, and the collector is frozen. Of every part the choices with the largest
differences are left out, because a machine that other programs share stops now and then.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from parts import CHOICES, GAMES, PARTS, WARM, Meter, Place

from ludoteca.table import creation

LABELS = [*[label for label, _, _ in PARTS], "rest"]
MATCHES = 3
KEPT = 0.96
"""The share of the choices that counts."""
Measured = dict[str, float]


# -- one of the two ------------------------------------------------------------------------------------------------


def work() -> None:
    """Begin a match for a line with a game and a secret, do a choice for an empty one; answer what it took."""
    creation.load_games()
    meter = Meter()
    for label, where, name in PARTS:
        setattr(where, name, meter.wrapped(label, getattr(where, name)))
    place, rng, folder = None, Random(1), None
    for line in sys.stdin:
        asked = line.split()
        if asked:
            folder = tempfile.TemporaryDirectory()
            place, rng = Place(asked[0], Path(folder.name), asked[1]), Random(1)
            place.show()
            gc.collect()
            gc.freeze()
            print("{}", flush=True)
        elif place is None or place.ledger.outcome is not None:
            print("null", flush=True)
        else:
            print(json.dumps(measured(place, rng, meter)), flush=True)


def measured(place: Place, rng: Random, meter: Meter) -> Measured:
    """Do a choice and tell what each part of it took, in seconds, and how many bytes were sent."""
    meter.spent.clear()
    began = time.thread_time()
    place.choose(rng)
    sent = place.show()
    whole = time.thread_time() - began
    return {**meter.spent, "rest": whole - sum(meter.spent.values()), "sent": sent}


# -- both ----------------------------------------------------------------------------------------------------------


def started(checkout: Path) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(checkout.resolve() / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--work"]
    return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(worker: subprocess.Popen[str], line: str) -> Measured | None:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(line + "\n")
    worker.stdin.flush()
    answer: Measured | None = json.loads(worker.stdout.readline())
    return answer


def choices(other: subprocess.Popen[str], own: subprocess.Popen[str], key: str) -> Iterator[tuple[Measured, Measured]]:
    """Return what each choice took the other and this one, after the first ones of every match."""
    for match in range(MATCHES):
        for worker in (other, own):
            ask(worker, f"{key} secret-{match}")
        for number in range(CHOICES + WARM):
            theirs, ours = ask(other, ""), ask(own, "")
            if theirs is None or ours is None:
                break
            if number >= WARM:
                yield theirs, ours


def compare(other: subprocess.Popen[str], own: subprocess.Popen[str], key: str) -> None:
    found = list(choices(other, own, key))
    means = []
    for label in LABELS:
        pairs = sorted([(a.get(label, 0), b.get(label, 0)) for a, b in found], key=lambda pair: abs(pair[0] - pair[1]))
        counted = pairs[: int(len(pairs) * KEPT)]
        means.append([sum(each) / len(counted) * 1000 for each in zip(*counted, strict=True)])
    before, now = [sum(each) for each in zip(*means, strict=True)]
    ratios = ", ".join([f"{label} {b / a:.2f}" for label, (a, b) in zip(LABELS, means, strict=True) if a])
    differ = sum([a["sent"] != b["sent"] for a, b in found])
    print(f"{key:8} {len(found)} choices: {before:.2f} ms there, {now:.2f} here, ratio {now / before:.2f}: {ratios}")
    print(f"{'':8} {differ} messages of another length", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="another checkout")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.work:
        work()
        return
    if given.other is None:
        parser.error("against which checkout?")
    other, own = started(given.other), started(Path(__file__).parents[1])
    for key in given.games.split(","):
        compare(other, own, key)
    for worker in (other, own):
        worker.terminate()


if __name__ == "__main__":
    main()
