"""Random runs go as they are written down: what is told, offered, refused, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from ludoteca.games.synchro.state.match import SynchroMatch
from tests.games.synchro.runs import RELUCTANT, SYNCHRO, spare
from tests.golden.records import Book, Choice, record

BOOK = Book("synchro")
MOST = 250
"""Choices of a run."""
SITUATIONS = [f"{seats} players, {seed}" for seats in (1, 2, 3, 4) for seed in range(1, 7)]


def played(name: str) -> Iterator[str]:
    seats, _, seed = name.partition(" players, ")
    rng = Random(name)
    match = cast(SynchroMatch, SYNCHRO.new(int(seats), seed=int(seed)))
    return record(match, lambda m: pick(m, rng), MOST, promised)


def promised(match: SynchroMatch) -> object:
    """List what every Landmark would do for the party now, and what it refuses."""
    return [
        (deed.would_do(match), deed.modes(match), deed.refuse_landmark(match, "").reason.en)
        for landmark in match.content.landmarks
        for deed in landmark.deeds
    ]


def pick(match: SynchroMatch, rng: Random) -> Choice:
    """Choose at random for a party that is spared; leave, end and retreat only now and then."""
    spare(match)
    match.ask_anew()
    decision = rng.choice(match.decisions)
    offered = [option for option in decision.options if option.id not in RELUCTANT]
    if not offered or rng.random() < 0.08:
        offered = [option for option in decision.options if option.id != "retreat"]
    if rng.random() < 0.01:
        offered = list(decision.options)
    return decision, rng.choice(offered)


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
