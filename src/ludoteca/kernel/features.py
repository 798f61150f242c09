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
        self.words.append(row_of(zone, what))

    def thing(self, is_ours: bool, what: str, traits: list[float]) -> None:
        """Note a thing with its traits."""
        things = self.ours if is_ours else self.theirs
        things.append((row_of("thing", what) % THINGS, traits))

    def count(self, number: float) -> None:
        self.numbers.append(number)


_rows: dict[tuple[str, str], int] = {}


def row_of(zone: str, what: str) -> int:
    """Return the row of a word, the same on every machine."""
    row = _rows.get((zone, what))
    if row is None:
        row = _rows[zone, what] = crc32(f"{zone}/{what}".encode()) % ROWS
    return row
