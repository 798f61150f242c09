"""What came of putting a promise to the proof."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct, field

from tests.prove.growth import Weighing, by_match, by_time, late

LINES = 20


class Outcome(Struct):
    """How often a promise was tried, and every time that it was broken."""

    tried: int = 0
    what: str = ""
    """What was counted."""
    notes: dict[str, int] = field(default_factory=dict)
    """Other things that were counted."""
    broken: list[str] = field(default_factory=list)
    curves: list[list[Weighing]] = field(default_factory=list)
    """What was weighed, of each run that weighed something."""

    def note(self, what: str, number: int = 1) -> None:
        self.notes[what] = self.notes.get(what, 0) + number

    def __str__(self) -> str:
        others = "".join(f", {number} {what}" for what, number in self.notes.items())
        return f"{self.tried} {self.what}{others}{self._grown()}, {len(self.broken)} broken"

    def _grown(self) -> str:
        """Say what the servers weighed at last, and what an hour and a match bring late."""
        if not any(self.curves):
            return ""
        heaviest = max(curve[-1].weight for curve in self.curves if curve) / 1024
        (an_hour, error), (a_match, of_match) = by_time(self.curves), by_match(self.curves)
        weighed = sum(len(late(curve)) for curve in self.curves)
        return (
            f", at most {heaviest:.0f} MiB at last, in the last third {a_match:+.2f} ± {of_match:.2f} KiB a match and "
            f"{an_hour:+.0f} ± {error:.0f} KiB an hour by {weighed} weighings"
        )

    def weighings(self) -> list[str]:
        """Say how heavy each server was on the way, in some twenty lines."""
        lines = []
        for curve in self.curves:
            lines.append("  seconds  matches      MiB  answers kept")
            for weighing in curve[:: max(1, len(curve) // LINES)]:
                mib = weighing.weight / 1024
                lines.append(f"{weighing.seconds:9.0f}{weighing.matches:9}{mib:9.1f}{weighing.answers:14}")
        return lines


class Until:
    """Time that passes; at least one try is always made."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds
        self.tries = 0

    def goes_on(self) -> bool:
        self.tries += 1
        return self.tries == 1 or monotonic() < self.end
