"""How fast something grows, by the straight line through what was weighed, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

from msgspec import Struct

Curve = Sequence[tuple[float, float]]
"""Seconds, or anything else that goes on, and what something weighed then."""
LATE = 1 / 3
"""The last part of a run, which tells whether what grew at first has come to rest."""


class Weighing(Struct, frozen=True, array_like=True):
    """What a server holds at a moment when nobody plays."""

    seconds: float
    matches: int
    weight: float
    """KiB of the process."""
    answers: int
    """What all functions keep."""


def late(weighings: Sequence[Weighing]) -> Sequence[Weighing]:
    """Return those of the last part of a run."""
    end = weighings[-1].seconds if weighings else 0.0
    return [weighing for weighing in weighings if weighing.seconds >= end * (1 - LATE)]


def by_time(runs: Sequence[Sequence[Weighing]]) -> tuple[float, float]:
    """Return how many KiB an hour brings late in these runs, and the standard error of that."""
    slope, error = growth([[(weighing.seconds, weighing.weight) for weighing in late(run)] for run in runs])
    return slope * 3600, error * 3600


def by_match(runs: Sequence[Sequence[Weighing]]) -> tuple[float, float]:
    """Return how many KiB a match brings late in these runs, and the standard error of that."""
    return growth([[(weighing.matches, weighing.weight) for weighing in late(run)] for run in runs])


def growth(curves: Sequence[Curve]) -> tuple[float, float]:
    """Return the growth in a second and its standard error, of several runs that each began with a weight of its own.

    With too little to tell, the error is infinite.
    """
    across = squares = along = 0.0
    centred: list[tuple[float, float]] = []
    for curve in curves:
        if not curve:
            continue
        mean_time = sum(time for time, _ in curve) / len(curve)
        mean = sum(weight for _, weight in curve) / len(curve)
        centred += [(time - mean_time, weight - mean) for time, weight in curve]
    for time, weight in centred:
        across += time * weight
        along += time * time
    if not along:
        return 0.0, inf
    slope = across / along
    squares = sum((weight - slope * time) ** 2 for time, weight in centred)
    free = len(centred) - len([curve for curve in curves if curve]) - 1
    return slope, sqrt(squares / free / along) if free > 0 else inf
