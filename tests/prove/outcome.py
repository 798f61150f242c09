"""What came of putting a promise to the proof."""

from __future__ import annotations

from time import monotonic

from msgspec import Struct, field

from tests.prove.growth import growth


class Outcome(Struct):
    """How often a promise was tried, and every time that it was broken."""

    tried: int = 0
    what: str = ""
    """What was counted."""
    notes: dict[str, int] = field(default_factory=dict)
    """Other things that were counted."""
    broken: list[str] = field(default_factory=list)
    curves: list[list[tuple[float, float]]] = field(default_factory=list)
    """What was weighed, of each run that weighed something: seconds, and KiB."""

    def note(self, what: str, number: int = 1) -> None:
        self.notes[what] = self.notes.get(what, 0) + number

    def __str__(self) -> str:
        others = "".join(f", {number} {what}" for what, number in self.notes.items())
        return f"{self.tried} {self.what}{others}{self._grown()}, {len(self.broken)} broken"

    def _grown(self) -> str:
        """Say how much an hour brings."""
        if not self.curves:
            return ""
        slope, error = growth(self.curves)
        weighed = sum(map(len, self.curves))
        return f", {slope * 3600:+.0f} ± {error * 3600:.0f} KiB an hour by {weighed} weighings"


class Until:
    """Time that passes; at least one try is always made."""

    def __init__(self, seconds: float) -> None:
        self.end = monotonic() + seconds
        self.tries = 0

    def goes_on(self) -> bool:
        self.tries += 1
        return self.tries == 1 or monotonic() < self.end
