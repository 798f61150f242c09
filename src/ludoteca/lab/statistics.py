"""Numbers about numbers: how sure a share of games is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, inf, log, log10, sqrt

Z_95 = 1.959963984540054


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Reckon Wilson's score interval for a share: where it lies with 95% confidence (other `z`, other confidence).

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is not a share")
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    slack = z * z / trials
    middle = (share + slack / 2) / (1 + slack)
    half = z / (1 + slack) * sqrt(share * (1 - share) / trials + slack / (4 * trials))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Estimate:
    """A mean of independent numbers, and where it lies with 95% confidence."""

    mean: float
    low: float
    high: float
    count: int
    deviation: float

    def shifted(self, by: float) -> Estimate:
        return Estimate(self.mean + by, self.low + by, self.high + by, self.count, self.deviation)


def estimate(values: Sequence[float], z: float = Z_95) -> Estimate:
    """Estimate a mean; of fewer than two numbers nothing is known.

    >>> found = estimate([1, 0, 1, 1])
    >>> found.mean, round(found.low, 2), round(found.high, 2)
    (0.75, 0.26, 1.24)
    """
    count = len(values)
    if count < 2:
        return Estimate(values[0] if values else 0.0, -inf, inf, count, inf)
    mean = fsum(values) / count
    deviation = sqrt(fsum((value - mean) ** 2 for value in values) / (count - 1))
    half = z * deviation / sqrt(count)
    return Estimate(mean, mean - half, mean + half, count, deviation)


def expected_score(elo: float) -> float:
    """Return the score that so much Elo more is worth: 0.5 for equal players."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Return the difference in Elo that a score shows; scores of 0 and 1 show no bound."""
    return -400 * log10(1 / score - 1) if 0 < score < 1 else inf if score >= 1 else -inf


PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair of games with the same chance and swapped seats can bring, as a share of its two points."""


def likeliest(shares: Sequence[float], score: float) -> list[float]:
    """Return the likeliest distribution of pair scores with this mean, given what was seen.

    It is `share / (1 + t * (value - score))`, for the `t` with which the mean is right (Van den Bergh's GSPRT).
    """
    distances = [value - score for value in PAIR_SCORES]
    low, high = -1 / max(distances), -1 / min(distances)
    for _ in range(200):
        t = (low + high) / 2
        slope = sum(share * d / (1 + t * d) for share, d in zip(shares, distances, strict=True))
        low, high = (t, high) if slope > 0 else (low, t)
    return [share / (1 + t * d) for share, d in zip(shares, distances, strict=True)]


def log_likelihood_ratio(pairs: Sequence[int], elo0: float, elo1: float) -> float:
    """Say how much likelier these pairs of games are with `elo1` between the players than with `elo0`, as a logarithm.

    `pairs` counts pairs of games by their score, as in PAIR_SCORES; what was never seen counts as a thousandth of one.
    """
    seen = [max(count, 1e-3) for count in pairs]
    total = sum(seen)
    shares = [count / total for count in seen]
    one, nought = (likeliest(shares, expected_score(elo)) for elo in (elo1, elo0))
    return total * sum(share * log(a / b) for share, a, b in zip(shares, one, nought, strict=True))


def bounds(alpha: float = 0.05, beta: float = 0.05) -> tuple[float, float]:
    """Return where a sequential test stops: below the first the weaker claim holds, above the second the stronger."""
    return log(beta / (1 - alpha)), log((1 - beta) / alpha)
