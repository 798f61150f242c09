"""What each viewer was told, line by line.

A line is made when its event happens, with what the viewer could see then, and kept: a card that was named stays
named in the log even when it is hidden later. Line numbers are the same for all viewers and after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Event, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase, seat_name, with_names

TAKEN_BACK: Final = Phrase("{who} annulla.", "{who} takes it back.")


class Line(Struct, frozen=True):
    """One line of the log, as one viewer may read it."""

    id: int
    number: int
    text: Phrase
    rule: str
    kind: str
    seat: int
    things: tuple[int, ...]
    fresh: str = ""
    """The thing in the picture that did something or is new."""
    hurt: str = ""

    def to_json(self, lang: str, names: list[str]) -> dict[str, Any]:
        return {
            "id": self.id,
            "number": self.number,
            "text": with_names(self.text.say(lang), names),
            "rule": self.rule,
            "kind": self.kind,
            "seat": self.seat,
            "things": list(self.things),
            "fresh": self.fresh,
            "hurt": self.hurt,
        }


def line_of(game: Game, id: int, number: int, text: Phrase, seen: Event) -> Line:
    """One event as a viewer knows it, in words and in the picture."""
    news = asking.news(game, seen)
    fresh, hurt = news.get("fresh", ""), news.get("hurt", "")
    return Line(id, number, text, seen.rule, seen.kind, seen.seat, seen.things, fresh, hurt)


class Logbook:
    """The lines of every seat, and of the spectators (None)."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.last = 0
        self.lines: dict[int | None, list[Line]] = {viewer: [] for viewer in (*range(seats), None)}

    def tell(self, number: int, match: Match, events: Sequence[Event]) -> None:
        if not events:
            return
        for viewer, lines in self.lines.items():
            view = match.view_to_tell(viewer, events)
            for place, event in enumerate(events, 1):
                seen = event.seen_by(viewer)
                text = asking.tell_twice(self.game, view, seen)
                if text.it:
                    lines.append(line_of(self.game, self.last + place, number, text, seen))
        self.last += len(events)

    def tell_undo(self, number: int, seat: int) -> None:
        self.last += 1
        line = Line(self.last, number, TAKEN_BACK.fill(who=seat_name(seat)), "", "TakenBack", seat, ())
        for lines in self.lines.values():
            lines.append(line)

    def since(self, viewer: int | None, last_read: int) -> list[Line]:
        lines = self.lines[viewer]
        first = len(lines)
        while first and lines[first - 1].id > last_read:
            first -= 1
        return lines[first:]
