"""What was chosen, drawn and learnt in a match, in order: the ground for taking back and for replays.

A match that is being played for real keeps a history; copies made for thinking do not.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.contract import Events, Raw, Told, option_text

CHOICE: Final = "choice"
CHANCE: Final = "chance"
LEARNT: Final = "learnt"
CONCEDED: Final = "conceded"

Noted = tuple[str, int, str, Any, Raw]
"""An entry as the history keeps it: kind, seat, label, value, option."""


class Entry:
    """One line of history.

    A choice has its seat, the option's id and whether it continued a chain; chance has its label and outcome; learnt
    has the mask of the seats that came to know something hidden.
    """

    __slots__ = ("kind", "label", "raw", "seat", "value", "verbs")

    def __init__(self, noted: Noted, verbs: tuple[str, ...]) -> None:
        self.kind, self.seat, self.label, self.value, self.raw = noted
        self.verbs = verbs
        """What the option's id is made of."""

    @property
    def text(self) -> str:
        """The option's id, or the label of what was drawn."""
        return option_text(self.verbs, self.raw) if self.raw else self.label


class History:
    """Entries since `base`, the saved position in which the history begins, and all events since then."""

    __slots__ = ("base", "fresh", "noted", "told", "verbs")

    def __init__(self, base: Any, verbs: tuple[str, ...], told: list[Told], fresh: bool = False) -> None:
        self.base = base
        self.verbs = verbs
        self.fresh = fresh
        """It begins where the match began: the game can make `base` again from the options."""
        self.noted: list[Noted] = []
        self.told: list[list[Told]] = [told]
        """What happened at the beginning, then with each choice or concession; the last list may still grow."""

    def note_concession(self, seat: int, told: list[Told]) -> None:
        self.noted.append((CONCEDED, seat, "concede", False, ()))
        self.told.append(told)

    def note_chance(self, label: str, outcome: Any) -> None:
        self.noted.append((CHANCE, -1, label, outcome, ()))

    def note_learnt(self, seats: int) -> None:
        noted = self.noted
        if noted and noted[-1][0] == LEARNT:
            seats |= noted.pop()[3]
        noted.append((LEARNT, -1, "", seats, ()))

    @property
    def entries(self) -> list[Entry]:
        return self.since(0)

    def since(self, start: int) -> list[Entry]:
        """The entries from that one on."""
        return [Entry(noted, self.verbs) for noted in self.noted[start:]]

    @property
    def events(self) -> Events:
        return Events([event for told in self.told for event in told])

    @property
    def choices(self) -> int:
        return len(self.told) - 1

    def outcomes(self, end: int) -> list[tuple[str, Any]]:
        """What chance gave in the first `end` entries."""
        return [(label, value) for kind, _, label, value, _ in self.noted[:end] if kind == CHANCE]
