"""A clock for a whole match: a bot that searches has so many seconds for all of its decisions together."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from ludoteca.bots.bot import Bot, Opinion, decision_for
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.contract import Decision, Match, Option, Raw

ACTIONS_LEFT: Final = 25.0
"""As if so many actions were always to come: what is left shrinks, and is never used up."""
STEPS_LEFT: Final = 100.0
"""The same for how an action goes on, which is mostly known when it is begun."""
LEAST: Final = 10
"""Milliseconds that a decision has even when hardly anything is left."""


class MatchClock:
    """So many seconds of thinking for each match."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left = seconds
        self.step = -1
        """Of the decision that was thought about last."""

    def allot(self, decision: Decision) -> int:
        """Say how many milliseconds this decision may have; an earlier one than the last is of another match."""
        if decision.step < self.step:
            self.left = self.seconds
        self.step = decision.step
        share = self.left / (STEPS_LEFT if decision.continues else ACTIONS_LEFT)
        return max(LEAST, int(1000 * share))

    def spend(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)


class TimedBot(Bot):
    """A bot that searches, with a clock for the match instead of a budget for each decision."""

    def __init__(self, inner: SearchBot, seconds: float) -> None:
        super().__init__(0, inner.game)
        if seconds <= 0:
            raise ValueError("a clock needs some seconds")
        self.inner = inner
        self.watch = MatchClock(seconds)
        self.clock: Callable[[], float] = perf_counter

    def choose(self, match: Match, seat: int) -> Option:
        decision = decision_for(match, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        began = self.wind(decision)
        option = self.inner.choose(match, seat)
        self.watch.spend(self.clock() - began)
        return option

    def opinions(self, match: Match, seat: int) -> list[Opinion]:
        began = self.wind(decision_for(match, seat))
        opinions = self.inner.opinions(match, seat)
        self.watch.spend(self.clock() - began)
        return opinions

    def settle(self, raw: Raw) -> None:
        self.inner.settle(raw)

    def wind(self, decision: Decision) -> float:
        """Give the bot its share of what is left, and its taste; return what the clock says."""
        self.inner.taste = self.taste
        self.inner.milliseconds = self.watch.allot(decision)
        return self.clock()
