"""What comes after the turn: candidates that look alike at its end, told apart by how the match goes on.

Where a turn ends a position is judged, and the judgement errs, of each candidate by another amount. Playing on for some
turns and judging again tells by how much, but chance and the players' slips speak, too. So what playing on adds counts
the more the better it is known: as much as is to be believed of it if judgements are as wrong as the game says
(`Game.search_beyond`).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

CHANCE: Final = 0.2
"""By how much chance is expected to change what playing on adds; worth as much as `EXPECTED` gains that were seen."""
EXPECTED: Final = 8
CLEARLY: Final = 2.5
"""In standard errors; who is so much worse than the best after what is known goes."""
TRIED: Final = 8
"""So often candidates are played on from before one may go."""


class Beyond:
    """What playing on added to what was judged at the end of the turn, by candidate, in the same worlds for all."""

    def __init__(self, number: int, turns: int, doubt: float) -> None:
        self.turns = turns
        """So many turns the match is played on."""
        self.doubted = doubt * doubt
        """How wrong one judgement at the end of a turn usually is beside another: the variance."""
        self.left = list(range(number))
        """The candidates that are still played on from."""
        self.rounds = 0
        self.sums = [0.0] * number
        """By candidate: what playing on added to it more than to the others of the round."""
        self.squares = EXPECTED * CHANCE * CHANCE
        """Sum over rounds and candidates of the squares of the same."""
        self.count = EXPECTED
        self.corrections = [0.0] * number
        """What is to be believed of each candidate's sum, a round."""

    def add(self, gains: list[float]) -> None:
        """Note what a round added to each candidate that is left."""
        mean = sum(gains) / len(gains)
        for i in range(len(gains)):
            gain = gains[i] - mean
            self.sums[self.left[i]] += gain
            self.squares += gain * gain
        self.count += len(gains)
        self.rounds += 1
        belief = self.belief()
        for candidate in self.left:
            self.corrections[candidate] = belief * self.sums[candidate] / self.rounds

    def error(self) -> float:
        """Reckon the standard error of what playing on adds to a candidate."""
        return sqrt(self.squares / self.count / max(1, self.rounds))

    def belief(self) -> float:
        """Say how much of it is to be believed, from 0 to 1."""
        error = self.error()
        return self.doubted / (self.doubted + error * error)

    def doubt(self) -> float:
        """Reckon the standard error of what is believed of it."""
        return self.belief() * self.error()

    def drop(self, values: list[float]) -> None:
        """Leave out those whose value, with its correction, is clearly less than the best one's."""
        if self.rounds < TRIED:
            return
        best = max([values[candidate] for candidate in self.left])
        least = best - CLEARLY * self.doubt()
        self.left = [candidate for candidate in self.left if values[candidate] >= least]
