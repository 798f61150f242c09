"""Who answers next, where several seats may be asked at once."""

from __future__ import annotations

from ludoteca.kernel.contract import Decision, Match


def next_decision(match: Match, last: int = -1) -> Decision | None:
    """Return the decision to answer next; None when the match is over.

    Whoever is in the middle of an action (`continues`) finishes it. Otherwise, where several are asked at once, they
    answer in turn: whoever comes after the seat that answered last.
    """
    decisions = match.open_decisions()
    if len(decisions) < 2:
        return decisions[0] if decisions else None
    for decision in decisions:
        if decision.seat == last and decision.continues:
            return decision
    return min(decisions, key=lambda decision: (decision.seat - last - 1) % match.seats)
