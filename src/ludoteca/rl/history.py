"""What happened last, as rows: the events of a match as a seat was told them, the newest first.

>>> import ludoteca
>>> from ludoteca.rl.history import History
>>> from ludoteca.rl.observation import Spec, observe
>>> match = ludoteca.game("lyon").new(seed=7)
>>> buffers, history = Spec.of(match.game, history=8).buffers(), History(8)
>>> history.note(match)
>>> observe(match, 0, buffers, history)
>>> buffers.history.shape
(8, 8)

An event points to rows of things that the seat sees now, and never to the numbers of cards, which follow the order of
the decks. Of a thing that it sees no more it knows only that something happened.
"""

from __future__ import annotations

from collections import deque

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Event, Match
from ludoteca.kernel.game import Game
from ludoteca.rl.encoding import Numbers, Rows, code
from ludoteca.rl.layouts import Column
from ludoteca.rl.pointing import parts_of

HISTORY_COLUMNS = (
    Column("@present", "flag"),
    Column("kind", "word"),
    Column("@own", "number"),
    Column("motion", "word"),
    Column("row 1", "pointer"),
    Column("row 2", "pointer"),
    Column("amount", "number"),
    Column("rule", "word"),
)


class History:
    """The last events of a match; whoever plays it notes them after every choice."""

    def __init__(self, length: int) -> None:
        self.events: deque[Event] = deque(maxlen=length)

    def note(self, match: Match) -> None:
        """Remember what has happened since the last choice; at first, since the match began."""
        self.events.extend(match.happened)

    def clear(self) -> None:
        self.events.clear()

    def fill(self, game: Game, seat: int, rows: Rows, into: Numbers) -> None:
        """Tell a seat what happened, with pointers to the rows of what it sees."""
        into[:] = 0
        for index, event in zip(range(len(into)), reversed(self.events), strict=False):
            into[index] = event_row(game, event.seen_by(seat), seat, rows)


def event_row(game: Game, event: Event, seat: int, rows: Rows) -> list[int]:
    own = 0 if event.seat < 0 else 1 if event.seat == seat else -1
    motion = asking.news(game, event).get("motion") or {}
    pointers = [pointer(game, motion.get(part, ""), rows) for part in ("thing", "other")]
    return [
        1,
        code(event.kind),
        own,
        code(motion.get("verb", "")),
        *pointers,
        motion.get("amount", 0),
        code(event.rule),
    ]


def pointer(game: Game, thing: str, rows: Rows) -> int:
    """Return the row of a thing, from 1; 0 for none that is seen."""
    called = rows.of(parts_of(game.key, "", thing)) if thing else []
    return called[-1][0] if called else 0
