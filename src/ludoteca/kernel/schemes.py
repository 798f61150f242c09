"""How rows follow from an engine's columns: told once for a game, zone by zone, and followed in C (`_packing.c`).

A scheme has a step for each zone, in the order in which rows are laid out. What a filler does row by row, a desk
(`packing.desk_over`) does so in one call: it walks the columns, takes rows that were made before, and writes the
numbers that change often into the columns that the zone names (`Zones.add`), in their order. Rows that were never made,
or that follow from other numbers than they did, it asks the filler for. Where there is no C, the filler does it all.
"""

# Interpreted: everything here happens once, when a game's module is read.

from __future__ import annotations

from array import array
from typing import Final

NUMBER: Final = 4
"""The bytes of a number."""
NONE: Final = -1
"""No column, or no zone."""
KEPT, PILES, STANDING = range(3)
"""The kinds of steps, as `_packing.c` numbers them."""
HERE, THERE, ALL, LESS, LEFT, IS, ROW = range(7)
"""Where a number comes from, likewise."""
NOTHING_ABOUT, CARD_ABOUT, ASKED_ABOUT = range(3)
"""What options concern, likewise."""
HALF: Final = 1 << 31
"""So many sets of columns are told by one number."""
ALWAYS: Final = 61
"""Stands in a set of columns for what may always be another."""
Source = tuple[int, tuple[str, ...], int]
"""Where a number comes from: how, which columns, and bits of the last of them."""


def here(column: str) -> Source:
    """Take what a column has for the place."""
    return HERE, (column,), 0


def there(column: str) -> Source:
    """Take what a column has for the thing that is in the place."""
    return THERE, (column,), 0


def whole(column: str) -> Source:
    """Take a number that is the same for all places."""
    return ALL, (column,), 0


def less(column: str, there: str) -> Source:
    """Take what a column has for the place, less what another has for the thing in it."""
    return LESS, (column, there), 0


def left(column: str, used: str, forbidden: str, bits: int) -> Source:
    """Take what is left for the place of one number after another: nothing where any of these bits forbids it."""
    return LEFT, (column, used, forbidden), bits


def is_any(column: str) -> Source:
    """Tell whether a column has a thing for the place."""
    return IS, (column,), 0


def row(column: str) -> Source:
    """Take the row of the card that a column has for the place; 0 for one without a row."""
    return ROW, (column,), 0


class Scheme:
    """The steps of a game, and what its options concern."""

    def __init__(self, *columns: str) -> None:
        """Name the columns, in the order in which a filler gives them."""
        self.columns = {name: number for number, name in enumerate(columns)}
        self.told: list[int] = []
        self.watched = 0
        """The columns that are compared with what they were, as bits."""
        self.noted = 0
        """So many numbers are noted that rows follow from."""
        self.concerns: dict[int, tuple[str, str, int]] = {}

    @property
    def code(self) -> bytes:
        """The steps, as C reads them."""
        return array("i", [*halves(self.watched), *self.told]).tobytes()

    def memory(self) -> bytearray:
        """Make room for what rows follow from, of one seat."""
        return bytearray(NUMBER * self.noted)

    def kept(self, zone: int) -> None:
        """Lay out the rows that the filler has made, as they are."""
        self.step(KEPT, [zone], [])

    def piles(self, zone: int, column: str, known: str = "", holders: int = NONE, tells_own: bool = False) -> None:
        """Lay out the cards of a column of piles as they are printed, with their zone, place and holder.

        Those that the seat knows, by a column of bits; all, if none is named. A pile lies with what stands in the same
        place of another zone, and is not told where that has no row. `tells_own`: it is the pile of the seat with its
        number.
        """
        numbers = [zone, self.number(known), self.columns[column], holders, int(tells_own)]
        self.step(PILES, numbers, [column], known, is_tied=holders != NONE)

    def standing(
        self,
        zone: int,
        things: str,
        *tells: Source,
        places: int = 0,
        follows: tuple[Source, ...] = (),
        known: str = "",
        cards: bool = True,
    ) -> None:
        """Lay out what stands in the places of a column, which has -1 for nothing, with the numbers that change often.

        A row follows from the thing and from these numbers, in so many places; without places the filler makes all rows
        each time. What the seat does not know has a row of its own, without numbers.
        """
        told = [zone, self.columns[things], self.number(known), int(cards), self.noted if places else NONE]
        named = [things]
        for sources in (follows, tells):
            told.append(len(sources))
            for how, columns, bits in sources:
                numbers = [self.columns[name] for name in columns]
                told += [how, *numbers, *[NONE] * (3 - len(numbers)), bits]
                named += columns
        self.noted += places * (1 + len(follows))
        self.step(STANDING, told, named, known, is_tied=any(how == ROW for how, _, _ in tells))

    def step(self, kind: int, told: list[int], columns: list[str], known: str = "", is_tied: bool = False) -> None:
        """Add a step that follows from these columns, and, if it is tied, from where others lie.

        Where only what the seat knows is told, all is read each time: who knows what is more to compare than to read.
        """
        follows = 1 << ALWAYS if known else sum({1 << self.columns[name] for name in columns})
        if not known:
            self.watched |= follows
        self.told += [kind, len(told), *halves(follows), int(is_tied), *told]

    def concern(self, number: int, word: str, nothing: str = "", column: str = "") -> None:
        """Tell that options concern a card: their first number, or what a column has there; else this is nothing."""
        self.concerns[number] = (word, nothing, self.number(column))

    def number(self, column: str) -> int:
        return self.columns[column] if column else NONE


def halves(columns: int) -> tuple[int, int]:
    return columns % HALF, columns // HALF
