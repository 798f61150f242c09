"""What is worth a look: the best of many options, for games that tell bots which are promising (`HasPlans`)."""

from __future__ import annotations

from ludoteca.kernel.contract import Raw


def best_of(raws: list[Raw], worth: list[float], number: int) -> list[Raw]:
    """Choose so many of the best, without those that are worth less than nothing, if any are worth more."""
    ranked = sorted([(-worth[i], i) for i in range(len(raws))])
    best = [raws[i] for value, i in ranked[:number] if value <= 0]
    return best or [raws[ranked[0][1]]]
