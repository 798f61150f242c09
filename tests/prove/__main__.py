"""Put the promises of the table to the proof: `make prove`, or

python -m tests.prove --seconds 600 --seed 7 kills histories
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

from tests.prove import dealing, histories, inputs, kills, stuck, worlds
from tests.prove.outcome import Outcome

PROMISES: dict[str, Callable[[int, float], Outcome]] = {
    "kills": kills.run,
    "histories": histories.run,
    "worlds": worlds.run,
    "stuck": stuck.run,
    "inputs": inputs.run,
    "dealing": dealing.run,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("promises", nargs="*", choices=[*PROMISES, []])
    parser.add_argument("--seconds", type=float, default=600.0, help="for each promise")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    broken = 0
    for name in given.promises or PROMISES:
        began = time.monotonic()
        found = PROMISES[name](given.seed, given.seconds)
        broken += len(found.broken)
        when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{when} {name}, seed {given.seed}, {time.monotonic() - began:.0f} s: {found}", flush=True)
        for wrong in found.broken[:20]:
            print(f"    {wrong}", flush=True)
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
