"""Drafts: the steps of one action, tried on a copy until the last of them is chosen; nobody else sees them.

A step can be a draft while it shows nobody anything hidden, asks chance for nothing, asks nobody else anything, and
leaves the one who acts in the middle of a chain. The step that ends the chain, or that cannot be a draft, makes choices
of all of them at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from ludoteca.kernel.chance import Drawn, NoChance
from ludoteca.kernel.contract import JSON, IllegalChoice, Match, Refusal


class Draft:
    """Where a seat would be after some steps of its own."""

    def __init__(self, seat: int, steps: tuple[str, ...], match: Match) -> None:
        self.seat = seat
        self.steps = steps
        self.match = match
        self._view: JSON = None

    def view(self, seat: int | None) -> JSON:
        """Return what the seat sees of it; nobody else looks at a draft."""
        assert seat == self.seat
        if self._view is None:
            self._view = self.match.view(seat)
        return self._view


def why_not(match: Match, seat: int, option: str) -> Refusal:
    """Ask an imagined match: the answer cannot depend on anything that the seat does not know."""
    return match.imagine(seat, SystemRandom()).why_not(seat, option)


def questions_for_others(match: Match, seat: int) -> set[tuple[int, bool]]:
    """Return which other seats are asked, and whether in the middle of a chain."""
    return {(decision.seat, decision.continues) for decision in match.decisions if decision.seat != seat}


def drafted(match: Match, seat: int, steps: Sequence[str]) -> Draft | None:
    """Try the steps on a copy; None if there are none, or one cannot be a draft.

    Raises `IllegalChoice` at one that is not offered.
    """
    tried = match.copy(NoChance())
    tried.tell_nothing()  # and keep no decisions, which would leave what was tried to the cyclic collector
    others: set[tuple[int, bool]] | None = None
    for option in steps:
        asked = tried.decision_of(seat)
        if asked is None or option not in asked.options:
            refusal = why_not(tried, seat, option)
            raise IllegalChoice(refusal.reason, refusal.rule)
        try:
            tried.choose(seat, option)
        except Drawn:
            return None
        asked = tried.decision_of(seat)
        if asked is None or not asked.continues or (tried.learners() and not tried.game.open_information):
            return None
        if others is None:  # most options end what they begin, and are no draft whoever is asked besides
            others = questions_for_others(match, seat)
        if not questions_for_others(tried, seat) <= others:
            return None
    return Draft(seat, tuple(steps), tried) if steps else None
