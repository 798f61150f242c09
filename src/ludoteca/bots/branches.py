"""The tree that a search grows: choices, what they looked like, and what became of them.

What is known of a branch is what options looked like when they were first seen (its prior) and what tries brought. A
candidate for the choice that is asked keeps the result of every round besides, so that two can be compared in the same
worlds.
"""

from __future__ import annotations

from math import inf, sqrt

from ludoteca.bots.bot import Opinion
from ludoteca.kernel.contract import Raw

PRIOR = 2.0
"""As many visits what an option looked like at first counts."""
KEPT = 0.5
"""What is kept of the visits of a tree from one decision to the next: the worlds have become others."""
MOST_KEPT = 12.0
TRIED = 4
"""So often a candidate is tried before it may go for being clearly worse."""
CLEARLY = 2.5
"""In standard errors of the difference to the best."""
LONGEST = 200
"""The most decisions in one iteration; a bound for games whose turns never end."""


class Branch:
    """A choice made in the tree, what it looked like, and what became of it."""

    def __init__(self, seat: int, raw: Raw) -> None:
        self.seat = seat
        self.raw = raw
        self.visits = 0.0
        self.available = 0
        """In how many worlds that came by here this choice could be made."""
        self.total = 0.0
        """Sum of results for `seat`."""
        self.looks = 0
        self.looked = 0.0
        """Sum of what it looked like at once."""
        self.results: list[float] = []
        """For candidates: the result of each round."""
        self.correction = 0.0
        """For candidates: what playing on beyond the turn adds."""
        self.doubt = 0.0
        """The standard error of that."""
        self.branches: dict[Raw, Branch] = {}

    def expected(self) -> float:
        """Reckon what looks and tries together promise."""
        if not self.looks:
            return self.total / self.visits if self.visits else -inf
        return (PRIOR * self.looked / self.looks + self.total) / (PRIOR + self.visits) + self.correction

    def look(self, value: float) -> None:
        self.looks += 1
        self.looked += value


def expected_of(branch: Branch) -> float:
    return branch.expected()


def opinion_of(branch: Branch) -> Opinion:
    """Sum up what was found out about a candidate, with the way that was gone most often after it."""
    variance = branch.doubt**2
    number = len(branch.results)
    if number > 1:
        mean = sum(branch.results) / number
        variance += sum([(result - mean) ** 2 for result in branch.results]) / (number - 1) / number
    return Opinion(branch.raw, branch.expected(), sqrt(variance), number, line_after(branch))


def line_after(branch: Branch) -> list[tuple[int, Raw]]:
    """List who chose what after this, where most tries went."""
    line: list[tuple[int, Raw]] = []
    here = branch
    while here.branches and len(line) < LONGEST:
        best: Branch | None = None
        for other in here.branches.values():
            if best is None or other.visits > best.visits:
                best = other
        if best is None or not best.visits:
            break
        line.append((best.seat, best.raw))
        here = best
    return line


def remembered(tree: Branch | None, seat: int, raw: Raw) -> Branch:
    """Find the branch of an option: what is left of the one in the tree that was kept, or a new one."""
    kept = tree.branches.get((seat, *raw)) if tree is not None else None
    if kept is None:
        return Branch(seat, raw)
    share = min(KEPT, MOST_KEPT / kept.visits) if kept.visits else 0.0
    kept.visits *= share
    kept.total *= share
    kept.correction = kept.doubt = 0.0
    return kept


def without_worse(candidates: list[Branch]) -> list[Branch]:
    """List the candidates, best first, without those that are worse than the best by more than chance explains."""
    ranked = sorted(candidates, key=expected_of, reverse=True)
    best = ranked[0]
    if len(best.results) < TRIED:
        return ranked
    return [branch for branch in ranked if branch is best or not is_clearly_worse(branch.results, best.results)]


def is_clearly_worse(results: list[float], better: list[float]) -> bool:
    """Tell whether the first results, of the same rounds as the others, are worse by more than chance explains."""
    number = len(results)
    mean = sum([better[i] - results[i] for i in range(number)]) / number
    squares = sum([(better[i] - results[i] - mean) ** 2 for i in range(number)])
    error = sqrt(squares / (number - 1) / number)
    return mean > CLEARLY * error + 0.001
