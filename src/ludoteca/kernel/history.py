"""What was chosen, drawn and learnt in a match, in order: the ground for taking back and for replays.

A match that is being played for real keeps a history; copies made for thinking do not.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.kernel.contract import Event, Raw, option_text

CHOICE: Final = "choice"
CHANCE: Final = "chance"
LEARNT: Final = "learnt"
CONCEDED: Final = "conceded"


class Entry:
    """One line of history.

    A choice has its seat, the option's id and whether it continued a chain; chance has its label and outcome; learnt
    has the mask of the seats that came to know something hidden.
    """

    def __init__(
        self, kind: str, seat: int, label: str, value: Any, raw: Raw = (), verbs: tuple[str, ...] = ()
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.label = label
        self.value = value
        self.raw = raw
        self.verbs = verbs

    @property
    def text(self) -> str:
        """The option's id, or the label of what was drawn."""
        return option_text(self.verbs, self.raw) if self.raw else self.label


class History:
    """Entries since `base`, the saved position in which the history begins, and all events since then."""

    def __init__(self, base: Any, fresh: bool = False) -> None:
        self.base = base
        self.fresh = fresh
        """It begins where the match began: the game can make `base` again from the options."""
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.marks: list[int] = []
        """How many events there were before each choice."""

    def note_choice(self, seat: int, raw: Raw, verbs: tuple[str, ...], continues: bool) -> None:
        self.entries.append(Entry(CHOICE, seat, "", continues, raw, verbs))
        self.marks.append(len(self.events))

    def note_concession(self, seat: int) -> None:
        self.entries.append(Entry(CONCEDED, seat, "concede", False))
        self.marks.append(len(self.events))

    def note_chance(self, label: str, outcome: Any) -> None:
        self.entries.append(Entry(CHANCE, -1, label, outcome))

    def note_learnt(self, seats: int) -> None:
        last = self.entries[-1] if self.entries else None
        if last is not None and last.kind == LEARNT:
            last.value |= seats
        else:
            self.entries.append(Entry(LEARNT, -1, "", seats))

    @property
    def choices(self) -> int:
        return len(self.marks)

    def outcomes(self, end: int) -> list[tuple[str, Any]]:
        """What chance gave in the first `end` entries."""
        return [(e.text, e.value) for e in self.entries[:end] if e.kind == CHANCE]
