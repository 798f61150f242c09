"""Numbers about numbers: how sure a share of games is."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054


def wilson(successes: int, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval for a share: where it lies with 95% confidence (other `z`, other confidence).

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
