"""The features of a position: what a learnt judgement looks at.

A game names what lies on the table by words (`discard/mine/leoni-3`), each as often as it lies there, and adds a few
numbers. A thing that is more than its name, such as a wounded Monster in its lane, is a word with traits: numbers of
its own, `TRAITS` of them. A word is a row of the judgement's table by its hash, so that cards nobody has learnt about
have one as well.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

ROWS: Final = 4096
"""The rows of a table of words."""
THINGS: Final = 2048
"""The rows of a table of things."""
TRAITS: Final = 12
"""So many numbers has a thing of its own, in every game."""
WORDS: Final = 8192
"""So many words of a zone are kept: more than all games have."""


class Zone:
    """A place where things lie, with the rows of the words for what was seen there: each is reckoned once."""

    __slots__ = ("name", "rows")

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows: dict[str, int] = {}

    def row(self, what: str) -> int:
        row = self.rows.get(what)
        if row is None:
            if len(self.rows) >= WORDS:  # packs of strangers have ever new ones
                self.rows.clear()
            row = self.rows[what] = row_of(self.name, what)
        return row


class NumberedZones:
    """Zones that a number tells apart, from 0: `health/mine/0`, `health/mine/1`, and so on."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.zones: list[Zone] = []

    def at(self, number: int) -> Zone:
        while len(self.zones) <= number:
            self.zones.append(Zone(f"{self.name}/{len(self.zones)}"))
        return self.zones[number]


THING: Final = Zone("thing")
_zones: dict[str, Zone] = {}


class Features:
    """The features of one position, as one seat knows it."""

    __slots__ = ("numbers", "ours", "theirs", "words")

    def __init__(self) -> None:
        self.words: list[int] = []
        self.numbers: list[float] = []
        self.ours: list[tuple[int, list[float]]] = []
        """The things of the seat and its partners: word and traits of each."""
        self.theirs: list[tuple[int, list[float]]] = []

    def see(self, zone: str, what: str) -> None:
        """Note that this lies there."""
        kept = _zones.get(zone)
        if kept is None:
            kept = _zones[zone] = Zone(zone)
        self.words.append(kept.row(what))

    def see_in(self, zone: Zone, what: str) -> None:
        """Note the same of a zone that is kept, which is quicker than to name it each time."""
        self.words.append(zone.row(what))

    def thing(self, is_ours: bool, what: str, traits: list[float]) -> None:
        """Note a thing with its traits."""
        things = self.ours if is_ours else self.theirs
        things.append((THING.row(what) % THINGS, traits))

    def count(self, number: float) -> None:
        self.numbers.append(number)

    def mark(self, holds: int) -> None:
        """Note whether something is so; any number but 0 says that it is."""
        self.numbers.append(1.0 if holds else 0.0)


def row_of(zone: str, what: str) -> int:
    """Reckon the row of a word, the same on every machine."""
    return crc32(f"{zone}/{what}".encode()) % ROWS
