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

Noted = tuple[str, int, str, Any, Raw, tuple[str, ...]]
"""An entry as the history keeps it: kind, seat, label, value, option, and the verbs that the option's id is made of."""


class Entry:
    """One line of history.

    A choice has its seat, the option's id and whether it continued a chain; chance has its label and outcome; learnt
    has the mask of the seats that came to know something hidden.
    """

    __slots__ = ("kind", "label", "raw", "seat", "value", "verbs")

    def __init__(self, noted: Noted) -> None:
        self.kind, self.seat, self.label, self.value, self.raw, self.verbs = noted

    @property
    def text(self) -> str:
        """The option's id, or the label of what was drawn."""
        return option_text(self.verbs, self.raw) if self.raw else self.label


class History:
    """Entries since `base`, the saved position in which the history begins, and all events since then."""

    __slots__ = ("base", "fresh", "marks", "noted", "told")

    def __init__(self, base: Any, fresh: bool = False) -> None:
        self.base = base
        self.fresh = fresh
        """It begins where the match began: the game can make `base` again from the options."""
        self.noted: list[Noted] = []
        self.told: list[Told] = []
        self.marks: list[int] = []
        """How many events there were before each choice."""

    def note_choice(self, seat: int, raw: Raw, verbs: tuple[str, ...], continues: bool) -> None:
        self.noted.append((CHOICE, seat, "", continues, raw, verbs))
        self.marks.append(len(self.told))

    def note_concession(self, seat: int) -> None:
        self.noted.append((CONCEDED, seat, "concede", False, (), ()))
        self.marks.append(len(self.told))

    def note_chance(self, label: str, outcome: Any) -> None:
        self.noted.append((CHANCE, -1, label, outcome, (), ()))

    def note_learnt(self, seats: int) -> None:
        if self.noted and self.noted[-1][0] == LEARNT:
            seats |= self.noted.pop()[3]
        self.noted.append((LEARNT, -1, "", seats, (), ()))

    @property
    def entries(self) -> list[Entry]:
        return self.since(0)

    def since(self, start: int) -> list[Entry]:
        """The entries from that one on."""
        return [Entry(noted) for noted in self.noted[start:]]

    @property
    def events(self) -> Events:
        return Events(self.told)

    @property
    def choices(self) -> int:
        return len(self.marks)

    def outcomes(self, end: int) -> list[tuple[str, Any]]:
        """What chance gave in the first `end` entries."""
        return [(label, value) for kind, _, label, value, _, _ in self.noted[:end] if kind == CHANCE]
