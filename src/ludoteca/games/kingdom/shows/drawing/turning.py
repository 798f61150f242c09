"""Maps turned by quarters: on a tall table the way runs down, so that the squares are as large as they can be.

The whole table is turned, as if somebody walked around it: squares, trays and the tiles on them lie to each other as
before. Only what stands or is written stays upright. A quarter is always clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.kernel.keeping import kept

SIDES: Final = "NESW"
SIDE: Final = 5
"""Cells along a side of a tray."""


def spot(row: int, col: int, rows: int, cols: int, quarter: int) -> tuple[int, int]:
    """Find the row and column at which a square is seen of a map that has so many."""
    if quarter == 1:
        return col, rows - 1 - row
    if quarter == 2:
        return rows - 1 - row, cols - 1 - col
    if quarter == 3:
        return cols - 1 - col, row
    return row, col


def step(down: int, across: int, quarter: int) -> tuple[int, int]:
    """Turn a step on the map into how it is seen."""
    for _ in range(quarter):
        down, across = across, -down
    return down, across


def side(of: str, quarter: int) -> str:
    """Tell where a side of the map is seen."""
    return SIDES[(SIDES.index(of) + quarter) % 4]


@kept(300)
def cell(index: int, quarter: int) -> tuple[int, int]:
    """Find the row and column at which a cell of a tray is seen."""
    return spot(index // SIDE, index % SIDE, SIDE, SIDE, quarter)


def first(places: Iterable[int], quarter: int) -> tuple[int, int]:
    """Find the row and column of the upper left one of some cells of a tray, as they are seen."""
    return min([cell(index, quarter) for index in places])


def outline(cells: Iterable[tuple[int, int]], quarter: int) -> tuple[tuple[int, int], ...]:
    """List the rows and columns of a tile as it is seen, in order, from 0 on."""
    turned = [step(row, col, quarter) for row, col in cells]
    top, left = min([row for row, _ in turned]), min([col for _, col in turned])
    return tuple(sorted([(row - top, col - left) for row, col in turned]))
