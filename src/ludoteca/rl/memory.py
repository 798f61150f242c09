"""All that a seat has seen of a match, as one number that grows with it.

Two histories have the same number for a seat exactly when it cannot tell them apart: it holds every choice that the
seat has made, every event as the seat was told it, and every view that it has had. What went on without its seeing
anything of it leaves no trace.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from ludoteca.kernel.contract import Event, Match

UNSEEN = ""


class Moment:
    """A match after a choice: who made it, and what was told of it. Nobody changes it."""

    __slots__ = ("chooser", "events", "match", "option")

    def __init__(self, match: Match, chooser: int, option: str, events: Sequence[Event]) -> None:
        self.match = match
        self.chooser = chooser
        self.option = option
        self.events = events


class Memory:
    """What each seat has seen. Views are looked at only when somebody asks: most moments are never asked about."""

    def __init__(self, seats: int) -> None:
        self.sums = [UNSEEN] * seats
        self.views = [UNSEEN] * seats
        """The sum of what each seat saw last."""
        self.later: list[Moment] = []
        """What has happened since somebody asked."""

    def copy(self) -> Memory:
        made = Memory(len(self.sums))
        made.sums, made.views, made.later = self.sums[:], self.views[:], self.later[:]
        return made

    def note(self, match: Match, chooser: int, option: str, events: Sequence[Event]) -> None:
        """Remember a moment; the match is copied, because it goes on."""
        self.later.append(Moment(match.copy(), chooser, option, list(events)))

    def of(self, seat: int) -> str:
        """Return the sum of all that a seat has seen."""
        self.catch_up()
        return self.sums[seat]

    def catch_up(self) -> None:
        """Look at all moments that nobody has looked at."""
        for moment in self.later:
            for seat in range(len(self.sums)):
                self._see(seat, moment)
        self.later = []

    def _see(self, seat: int, moment: Moment) -> None:
        told = [event.seen_by(seat).to_json() for event in moment.events]
        view = sum_of(moment.match.view_to_tell(seat, moment.events))
        own = moment.option if moment.chooser == seat else UNSEEN
        if told or own or view != self.views[seat]:
            self.sums[seat] = sum_of([self.sums[seat], own, told, view])
            self.views[seat] = view

    def imagined(self, seat: int) -> Memory:
        """Return a memory in which this seat has seen the same, and the others nothing that is known of."""
        self.catch_up()
        made = Memory(len(self.sums))
        made.sums[seat], made.views[seat] = self.sums[seat], self.views[seat]
        return made


def sum_of(seen: Any) -> str:
    return blake2b(msgspec.json.encode(seen), digest_size=16).hexdigest()
