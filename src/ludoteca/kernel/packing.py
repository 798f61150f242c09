"""Numbers into bytes: rows are copied, and numbers written into them, 32 bits each.

Where there is a C compiler the same functions come from `_packing.c`; tests hold one against the other.
"""

# Interpreted: whoever calls these must get the quick form where there is one.

from __future__ import annotations

from array import array
from contextlib import suppress
from typing import Any

NUMBER = 4
"""The bytes of a number."""


def changed_row(row: bytes, columns: bytes, numbers: tuple[Any, ...]) -> bytes:
    """Return the row with these numbers, or lists of them that are bytes already, in these columns."""
    made = array("i", row)
    write_into(made, columns, numbers)
    return made.tobytes()


def write_into(made: array[int], columns: bytes, numbers: Any) -> None:
    places = array("i", columns)
    if len(places) != len(numbers):
        raise ValueError("a number a column")
    for column, number in zip(places, numbers, strict=True):
        told = array("i", number) if isinstance(number, bytes) else told_as_numbers([number])
        if column < 0 or column + len(told) > len(made):
            raise ValueError("no such column")
        made[column : column + len(told)] = told


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
    many = len(columns) // NUMBER
    if len(numbers) != many * len(rows):
        raise ValueError("a number a column")
    told = [changed_row(row, columns, tuple(numbers[i * many : i * many + many])) for i, row in enumerate(rows)]
    lay_rows(room, place, told, [])


def write_numbers(room: Any, column: int, numbers: list[int]) -> None:
    """Write numbers into an array of bytes, one after another from this column on."""
    lay_rows(room, column * NUMBER, [told_as_numbers(numbers).tobytes()], [])


def told_as_numbers(numbers: list[int]) -> array[int]:
    try:
        return array("i", numbers)
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None


with suppress(ImportError):
    from ludoteca.kernel._packing import (  # type: ignore[assignment,import-not-found,no-redef,unused-ignore]
        changed_row,
        lay_changed,
        lay_rows,
        write_numbers,
    )

__all__ = ["changed_row", "lay_changed", "lay_rows", "write_numbers"]
