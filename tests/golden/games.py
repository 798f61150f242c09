"""Random games of every setting, in digests: what was asked, offered, told, kept and seen, one for every few choices.

They guard against silent change in what playthroughs do not come to. After a change that is meant, write them anew:

    python -m tests.golden.games
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ludoteca
from ludoteca.kernel.contract import Decision, Match

FOLDER = Path(__file__).parent
STRETCH = 25
"""Choices to a digest."""
MOST = 300
"""Choices of one game: where games are long, many settings tell more."""

ROUNDS = {"arena": 6, "kingdom": 3, "lorcana": 1, "lyon": 4, "synchro": 4}
"""How often each setting is played."""


def digests(key: str, seed: int, options: dict[str, Any]) -> list[str]:
    """Play a random game, and sum up each stretch of it."""
    match = ludoteca.game(key).new(seed=seed, **options)
    rng = Random(seed)
    found: list[str] = []
    told: list[Any] = []
    for number in range(1, MOST + 1):
        asked = match.decisions
        told.append([question(decision) for decision in asked])
        decision = asked[int(rng.random() * len(asked))]
        events = match.choose(decision.seat, decision.options.sample(rng))
        told.append([event.to_json() for event in events])
        if match.outcome is not None:
            told.append(match.outcome.to_json())
        if number % STRETCH == 0 or match.outcome is not None:
            found.append(digest([told, seen(match, number)]))
            told = []
        if match.outcome is not None:
            break
    return found


def question(decision: Decision) -> list[Any]:
    return [decision.seat, decision.rule, decision.continues, decision.source, decision.options.ids]


def seen(match: Match, number: int) -> list[Any]:
    """All that is kept, and what one seat sees of it."""
    return [match.save(), match.view(number // STRETCH % match.seats)]


def digest(value: Any) -> str:
    return blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=4).hexdigest()


def games(key: str) -> list[tuple[int, dict[str, Any]]]:
    """List seeds and options: every setting, some more often than once."""
    grid = ludoteca.game(key).grid()
    return [(seed, grid[seed % len(grid)]) for seed in range(len(grid) * ROUNDS[key])]


def lines(key: str) -> list[str]:
    return [" ".join([str(seed), *digests(key, seed, options)]) for seed, options in games(key)]


def main() -> None:
    for key in sys.argv[1:] or sorted(ludoteca.list_games()):
        path = FOLDER / key / "games.txt"
        path.write_text("\n".join(lines(key)) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
