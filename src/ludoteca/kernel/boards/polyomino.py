"""Pieces of squares on a grid: turning them, mirroring them, and every place where they fit, as bit masks.

A piece is a list of cells (row, column), row 0 at the top. A mask has a bit for each cell of a grid, row by row: cell
(row, column) is bit row * columns + column.
"""

from __future__ import annotations

Cells = list[tuple[int, int]]


def normalised(cells: Cells) -> Cells:
    """Return the same piece in the top left corner, its cells in reading order."""
    top = min([row for row, _ in cells])
    left = min([col for _, col in cells])
    return sorted([(row - top, col - left) for row, col in cells])


def turned(cells: Cells, quarter: int) -> Cells:
    """Turn the piece by so many quarter turns clockwise."""
    for _ in range(quarter % 4):
        cells = [(col, -row) for row, col in cells]
    return normalised(cells)


def mirrored(cells: Cells) -> Cells:
    """Turn the piece over, left and right exchanged."""
    return normalised([(row, -col) for row, col in cells])


def orientations(cells: Cells, mirror: bool = True) -> list[Cells]:
    """List the different ways to lay a piece: as given, its quarter turns clockwise, then those of its mirror image."""
    ways: list[Cells] = []
    faces = [cells, mirrored(cells)] if mirror else [cells]
    for face in faces:
        for quarter in range(4):
            laid = turned(face, quarter)
            if laid not in ways:
                ways.append(laid)
    return ways


def spins(ways: list[Cells]) -> list[int]:
    """Find for each orientation the place in the list of the one that a quarter turn clockwise makes of it."""
    return [ways.index(turned(cells, 1)) for cells in ways]


def mask_of(cells: Cells, cols: int) -> int:
    """Write the cells as bits of a grid with so many columns."""
    mask = 0
    for row, col in cells:
        mask |= 1 << row * cols + col
    return mask


def cells_of(mask: int, cols: int) -> Cells:
    """List the cells of a mask, in reading order."""
    return [(bit // cols, bit % cols) for bit in range(mask.bit_length()) if mask >> bit & 1]


def placements(cells: Cells, rows: int, cols: int) -> list[int]:
    """Lay the piece, not turned, everywhere on the grid, as masks: in the order of the first cell that they cover."""
    laid = normalised(cells)
    high = max([row for row, _ in laid]) + 1
    wide = max([col for _, col in laid]) + 1
    masks = []
    for down in range(rows - high + 1):
        for right in range(cols - wide + 1):
            masks.append(mask_of([(row + down, col + right) for row, col in laid], cols))
    return masks


def first_cell(mask: int) -> int:
    """Return the number of the first cell of a mask, in reading order; -1 for none."""
    return (mask & -mask).bit_length() - 1


def touching(mask: int, rows: int, cols: int, diagonal: bool = False) -> int:
    """Find the cells that share a side with a cell of the mask, or also a corner; none of the mask's own."""
    neighbours = 0
    for row, col in cells_of(mask, cols):
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and (diagonal or not down or not right):
                    if 0 <= row + down < rows and 0 <= col + right < cols:
                        neighbours |= 1 << (row + down) * cols + col + right
    return neighbours & ~mask


def turn_grid(rows: list[str], quarter: int) -> list[str]:
    """Turn a grid of characters by so many quarter turns clockwise."""
    for _ in range(quarter % 4):
        rows = ["".join([rows[row][col] for row in range(len(rows) - 1, -1, -1)]) for col in range(len(rows[0]))]
    return rows
