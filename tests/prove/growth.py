"""How fast something grows, by the straight line through what was weighed, and how certain that is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

Curve = Sequence[tuple[float, float]]
"""Seconds, and what something weighed then."""


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
