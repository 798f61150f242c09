"""Numbers into bytes: rows are copied, and numbers written into them, 32 bits each.

Where there is a C compiler the same functions come from `_packing.c`; tests hold one against the other.
"""

# Interpreted: whoever calls these must get the quick form where there is one.

from __future__ import annotations

from array import array
from contextlib import suppress
from functools import cache
from typing import Any

NUMBER = 4
"""The bytes of a number."""


def changed_row(row: bytes, columns: bytes, numbers: tuple[Any, ...]) -> bytes:
    """Return the row with these numbers, or lists of them that are bytes already, in these columns."""
    return changed_rows([row], columns, numbers)


def changed_rows(rows: list[bytes], columns: bytes, numbers: Any) -> bytes:
    """Return rows one after another, each with the next of these numbers in these columns."""
    places = places_of(columns)
    if len(numbers) != len(places) * len(rows):
        raise ValueError("a number a column")
    made, start, told = array("i", b"".join(rows)), 0, iter(numbers)
    for row in rows:
        width = len(row) // NUMBER
        for column in places:
            number = next(told)
            if column < 0 or column >= width:
                raise ValueError("no such column")
            if isinstance(number, bytes):
                if column + len(number) // NUMBER > width:
                    raise ValueError("outside of the array")
                made[start + column : start + column + len(number) // NUMBER] = array("i", number)
            else:
                try:
                    made[start + column] = number
                except OverflowError:
                    raise ValueError("a number of more than 32 bits") from None
        start += width
    return made.tobytes()


@cache
def places_of(columns: bytes) -> list[int]:
    return array("i", columns).tolist()


def lay_rows(room: Any, place: int, rows: list[bytes], lying: list[bytes]) -> None:
    """Copy rows into an array of bytes, one after another from this byte on.

    Those that lay there before, as the same objects in the same place, are left alone: `lying` is what lay from there.
    """
    before = place
    for i, row in enumerate(rows):
        old = lying[i] if i < len(lying) else None
        end = place + len(row)
        if place < 0 or end > len(room):
            raise ValueError("outside of the array")
        if row is not old or place != before:
            room[place:end] = row
        place = end
        before += len(old or b"")


def lay_changed(room: Any, place: int, rows: list[bytes], columns: bytes, numbers: list[Any]) -> None:
    """Copy rows into an array of bytes, each with the next of these numbers in these columns."""
    lay_rows(room, place, [changed_rows(rows, columns, numbers)], [])


def write_numbers(room: Any, column: int, numbers: list[int]) -> None:
    """Write numbers into an array of bytes, one after another from this column on."""
    try:
        told = array("i", numbers).tobytes()
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None
    lay_rows(room, column * NUMBER, [told], [])


with suppress(ImportError):
    from ludoteca.kernel._packing import (  # type: ignore[assignment,import-not-found,no-redef,unused-ignore]
        changed_row,
        lay_changed,
        lay_rows,
        write_numbers,
    )

__all__ = ["changed_row", "lay_changed", "lay_rows", "write_numbers"]
