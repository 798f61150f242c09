"""The gate before a release: what becomes of matches that people are playing when these rules are installed.

    make gate                       open every recorded match of the corpus as a server would, and list what breaks
    python tools/gate.py --write    add matches played by the rules as they are now

The corpus is in `tests/golden/GAME/matches`: a file a match, as a table keeps it. A match that breaks would end as no
contest. That is allowed only if the game does not play the version that the match was begun with: raise its `version`,
and say in the changelog why. Better still, let matches of the `oldest` version and later go on by the rules of theirs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import msgspec

import ludoteca
from ludoteca.kernel import asking, session
from ludoteca.kernel.game import Game
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.ledger import Damaged, Ledger, opened
from ludoteca.table.storage import Record

CORPUS = Path(__file__).parent.parent / "tests" / "golden"
MATCHES = 4
"""Written for each game, with settings that lie far apart."""
LONGEST = 400
"""Choices of a match: a long one is left where it is then."""


class Kept(msgspec.Struct):
    """A match of the corpus: the version it was played by, and all that a table keeps of it."""

    version: int
    record: Record


def files(game: str) -> list[Path]:
    return sorted((CORPUS / game / "matches").glob("*.json"))


def breaks(path: Path) -> tuple[int, str]:
    """Return the version a match was played by, and why it breaks; "" if it goes on."""
    kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    try:
        _, fault = opened(kept.record, ludoteca.game)
    except Damaged as damage:
        return kept.version, str(damage)
    return kept.version, fault.why if fault is not None else ""


def played(game: Game, seed: int) -> Record:
    """Return a match played at random, as a table keeps it."""
    grid = game.grid()
    rng = Random(seed)
    begun = session.begin(game, seed=seed, **grid[seed * len(grid) // MATCHES])
    first = beginning_of(begun)
    ledger = Ledger(game, begun.base, begun.opening)
    while ledger.outcome is None and ledger.number < LONGEST:
        decision = rng.choice(ledger.match.decisions)
        ledger.choose(decision.seat, decision.options.sample(rng).id)
        if rng.random() < 0.1 and ledger.may_undo(decision.seat)["step"]:
            ledger.undo(decision.seat, False)
    return Record(
        id=f"{game.key}-{seed}",
        game=game.key,
        base=first.base,
        opening=list(first.opening),
        touched=0,
        players=[],
        rows=ledger.rows,
        edition=first.edition,
        digest=first.digest,
    )


def write(game: Game) -> None:
    folder = CORPUS / game.key / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(MATCHES):
        path = folder / f"v{game.version}-{seed}.json"
        if not path.exists():
            path.write_bytes(msgspec.json.encode(Kept(game.version, played(game, seed))) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    failed = False
    for key in ludoteca.list_games():
        game = ludoteca.game(key)
        if given.write:
            write(game)
        for path in files(key):
            version, why = breaks(path)
            forbidden = bool(why) and asking.plays(game, version)
            failed = failed or forbidden
            said = "goes on" if not why else f"breaks: {why}"
            print(f"{key:8} {path.name:12} version {version}: {said}{' (raise the version)' if forbidden else ''}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
