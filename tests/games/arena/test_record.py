"""Random games of every kind go as they are written down: what is told, offered, refused, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from ludoteca.games.arena.state.match import ArenaMatch
from tests.games.arena.plays import ARENA, MODES
from tests.golden.records import Book, Choice, record

BOOK = Book("arena")
MOST = 150
"""Choices of a game."""
SITUATIONS = [f"{mode}, {seed}" for mode in MODES for seed in range(1, 9)]


def played(name: str) -> Iterator[str]:
    mode, _, seed = name.partition(", ")
    rng = Random(name)
    match = cast(ArenaMatch, ARENA.new(seed=int(seed), mode=mode))
    return record(match, lambda m: pick(m, rng), MOST)


def pick(match: ArenaMatch, rng: Random) -> Choice:
    """Choose at random; turns are mostly not ended early, so that much happens."""
    decision = rng.choice(match.decisions)
    offered = [option for option in decision.options if option.id != "end"]
    if not offered or rng.random() < 0.05:
        offered = list(decision.options)
    return decision, rng.choice(offered)


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
