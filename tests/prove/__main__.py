"""Put the promises of the table to the proof: `make prove`, or

python -m tests.prove --seconds 600 --seed 7 kills histories
python -m tests.prove --keep tests/prove/counts.json --seed 8 worlds       kept, and added to what was kept before
python -m tests.prove --seconds 7200 --workers 2 --seed 10 --keep soak.json soak    two processes, of seeds 10 and 11
python -m tests.prove --told soak.json                                     what that comes to so far
python -m tests.prove --games arena --seed 9 worlds stuck                  of these games only
python -m tests.prove --keep tests/prove/counts.json --write docs/proof.md what all that comes to, into the document
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.prove import counts
from tests.prove.promises import FORM, OF_GAMES, PROMISES, put_all


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("promises", nargs="*", choices=[*PROMISES, []])
    parser.add_argument("--seconds", type=float, default=600.0, help="for each promise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default="", help="only these, with commas between them")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="add what came of it to this file")
    parser.add_argument("--write", type=Path, metavar="DOCUMENT", help="only write down what the kept file says")
    parser.add_argument("--workers", type=int, default=1, help="processes, each with a seed of its own")
    parser.add_argument("--told", type=Path, metavar="FILE", help="only say what is kept there")
    given = parser.parse_args()
    if given.told:
        print(counts.told(counts.kept(given.told)))
        return
    runs = counts.kept(given.keep) if given.keep else []
    if given.write:
        given.write.write_text(counts.written(given.write.read_text("utf-8"), runs), "utf-8")
        return
    games = tuple(filter(None, given.games.split(",")))
    names = given.promises or list(OF_GAMES if games else PROMISES)
    if games and not set(OF_GAMES) >= set(names):
        parser.error(f"only {' and '.join(OF_GAMES)} can be put to the proof by games")
    seeds = range(given.seed, given.seed + given.workers)
    again = [f"{name} with seed {seed}" for name in names for seed in seeds if counts.is_kept(runs, name, seed, FORM)]
    if again:
        parser.error(f"{', '.join(again)} is counted already: take another seed")
    broken = 0
    for name in names:
        for run in put_all(name, seeds, given.seconds, games):
            broken += len(run.outcome.broken)
            if given.keep:
                counts.keep(given.keep, run)
    sys.exit(broken > 0)


if __name__ == "__main__":
    main()
