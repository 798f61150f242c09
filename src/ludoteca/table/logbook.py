"""What each viewer was told, line by line.

A line is made when its event happens, with what the viewer could see then, and kept: a card that was named stays
named in the log even when it is hidden later. Line numbers are the same for all viewers and after a restart.

Only those are told who have asked: whoever comes later is told from the beginning, by following the match once more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from msgspec import Struct

from ludoteca.kernel import asking
from ludoteca.kernel.contract import JSON, Event, Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase, seat_name, with_names

TAKEN_BACK: Final = Phrase("{who} annulla.", "{who} takes it back.")
TAKEN_BACK_WHAT: Final = Phrase("{who} ha ripreso: {what}", "{who} took back: {what}")


class Line(Struct, frozen=True, gc=False):
    """One line of the log, as one viewer may read it."""

    id: int
    number: int
    text: str
    rule: str
    kind: str
    seat: int
    things: tuple[int, ...]
    fresh: str = ""
    """The thing in the picture that did something or is new."""
    hurt: str = ""
    motion: dict[str, Any] | None = None
    """How it is seen (see `kernel.motions`)."""

    def to_json(self, names: list[str]) -> dict[str, Any]:
        return {
            "id": self.id,
            "number": self.number,
            "text": with_names(self.text, names),
            "rule": self.rule,
            "kind": self.kind,
            "seat": self.seat,
            "things": list(self.things),
            "fresh": self.fresh,
            "hurt": self.hurt,
            **({"motion": self.motion} if self.motion is not None else {}),
        }


def line_of(id: int, number: int, text: str, seen: Event, news: dict[str, Any]) -> Line:
    """Tell one event as a viewer knows it, in words and, by what is new, in the picture."""
    fresh, hurt = news.get("fresh", ""), news.get("hurt", "")
    motion = news.get("motion")
    return Line(id, number, text, seen.rule, seen.kind, seen.seat, seen.things, fresh, hurt, motion)


Reader = tuple[int | None, str]
"""Somebody to whom is told: a seat, or None for spectators; and a language."""


class Logbook:
    """The lines of everybody who has asked. Where nobody has secrets all are told the same."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.last = 0
        self.lines: dict[Reader, list[Line]] = {}
        self.since_when: dict[Reader, int] = {}
        """The last line that a reader had elsewhere, before this book was opened: only what came later is in it."""

    def has(self, reader: Reader, last_read: int) -> bool:
        """Tell whether all that a reader has not read yet is in the book."""
        return reader in self.lines and self.since_when.get(reader, 0) <= last_read

    def begin(self, reader: Reader) -> None:
        """Tell a reader, who knows everything until now, what comes from here on."""
        self.lines[reader] = []
        self.since_when[reader] = self.last

    def reader(self, viewer: int | None, lang: str) -> Reader:
        return (None if self.game.open_information else viewer), lang

    def tell(
        self, number: int, match: Match, events: Sequence[Event], view_of: Callable[[int | None], JSON] | None = None
    ) -> None:
        """Tell what has just happened to all readers; `view_of` gives their views, if somebody has them at hand."""
        if not events:
            return
        views: dict[int | None, JSON] = {}
        open_news: dict[int, dict[str, Any]] = {}
        """By the number of an event, what is new by it to all who know it."""
        for (viewer, lang), lines in self.lines.items():
            if viewer not in views:
                views[viewer] = match.view_to_tell(viewer, events, (view_of or match.view)(viewer))
            for index, event in enumerate(events, 1):
                seen = event.seen_by(viewer)
                text = asking.tell(self.game, views[viewer], seen, lang)
                if not text:
                    continue
                if seen is not event:
                    news = asking.news(self.game, seen)
                else:
                    if index not in open_news:
                        open_news[index] = asking.news(self.game, event)
                    news = open_news[index]
                lines.append(line_of(self.last + index, number, text, seen, news))
        self.last += len(events)

    def tell_undo(self, number: int, seat: int, undone: Collection[int] = ()) -> None:
        """Tell that a seat took back the choices with these numbers: each reader by what they were told of them."""
        self.last += 1
        who = seat_name(seat)
        for (_, lang), lines in self.lines.items():
            what = next((line.text for line in lines if line.number in undone), "").removeprefix(f"{who} ")
            sentence = TAKEN_BACK_WHAT.fill(who=who, what=what) if what else TAKEN_BACK.fill(who=who)
            lines.append(Line(self.last, number, sentence.say(lang), "", "TakenBack", seat, ()))

    def tell_note(self, number: int, note: Phrase) -> None:
        """Tell everybody something that nobody did."""
        self.last += 1
        for (_, lang), lines in self.lines.items():
            lines.append(Line(self.last, number, note.say(lang), "", "Noted", -1, ()))

    def since(self, viewer: int | None, lang: str, last_read: int) -> list[Line]:
        lines = self.lines[self.reader(viewer, lang)]
        first = len(lines)
        while first and lines[first - 1].id > last_read:
            first -= 1
        return lines[first:]
