"""How a match went: what is counted, turn by turn, the moment on which it turned, and what each player did.

A game says how it stands (`standing`), when a new moment begins (`moment`: a turn, a round, a day), and which events
count as deeds of whoever did them. The rest is the same for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.kernel.session import Session

EVERYBODY = -1
"""The seat of what all have together."""


class Standing(Struct, frozen=True):
    """One figure of a position, such as a player's lore."""

    name: Phrase
    seat: int
    value: int


class Tally(Struct, frozen=True):
    """A match that is over, counted."""

    moments: list[int]
    """The numbers of the turns or rounds."""
    steps: list[int]
    """How much had been chosen at the end of each."""
    lines: list[tuple[Phrase, int, list[int]]]
    """What is counted, whose it is, and its value at the end of each moment."""
    turning: int | None
    """The place of the moment with the largest change for those who won, or against all who lost."""
    deeds: list[list[tuple[Phrase, int]]]
    """By seat: what they did, and how often."""


class Counts:
    """What a game counts: three answers about its matches."""

    def __init__(self, moment: Any, standing: Any, deeds: Mapping[str, Phrase]) -> None:
        self.moment = moment
        """Gives the number of the present turn or round of a match."""
        self.standing = standing
        """Gives how a match stands."""
        self.deeds = deeds
        """By kind of event: what it is called when it is counted."""


def tally(session: Session, counts: Counts) -> Tally:
    """Count a match by following it once more."""
    again = session.again()
    match = again.match
    moments, steps, found = [counts.moment(match)], [0], [counts.standing(match)]
    done: list[Counter[str]] = [Counter() for _ in range(match.seats)]
    for number, step in enumerate(session.steps, 1):
        for event in again.follow(step):
            if event.seat >= 0 and event.kind in counts.deeds:
                done[event.seat][event.kind] += 1
        moment = counts.moment(match)
        if moment != moments[-1]:
            moments.append(moment)
            steps.append(number)
            found.append([])
        steps[-1] = number
        found[-1] = counts.standing(match)
    lines = [(at.name, at.seat, [standing[place].value for standing in found]) for place, at in enumerate(found[-1])]
    deeds = [[(phrase, seat[kind]) for kind, phrase in counts.deeds.items() if seat[kind]] for seat in done]
    return Tally(moments, steps, lines, turning_point(lines, match.outcome), deeds)


def turning_point(lines: Sequence[tuple[Phrase, int, list[int]]], outcome: Outcome | None) -> int | None:
    """Return the place of the moment in which most changed for those who won; against everybody, if nobody did."""
    if outcome is None or outcome.draw or not lines:
        return None
    first = lines[0][0]
    lead = [0] * len(lines[0][2])
    for name, seat, values in lines:
        if name == first:
            won = bool(outcome.winners) if seat == EVERYBODY else seat in outcome.winners
            lead = [before + (value if won else -value) for before, value in zip(lead, values, strict=True)]
    changes = [after - before for before, after in pairwise(lead)]
    if not changes or max(changes) <= 0:
        return None
    return changes.index(max(changes)) + 1
