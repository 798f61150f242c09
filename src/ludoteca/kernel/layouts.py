"""Boxes on a table: where something lies, and how a box is cut into smaller ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.kernel.drawing import number
from ludoteca.kernel.keeping import kept

Box = tuple[float, float, float, float]
"""x, y, width, height."""
SHAPES: Final = ("wide", "tall")
GAP: Final = 6.0


def split(box: Box, parts: int, gap: float = GAP, upright: bool = False) -> list[Box]:
    """Cut a box into equal ones, from left to right, or from top to bottom."""
    x, y, w, h = box
    if parts <= 0:
        return []
    if upright:
        each = (h - gap * (parts - 1)) / parts
        return [(x, y + index * (each + gap), w, each) for index in range(parts)]
    each = (w - gap * (parts - 1)) / parts
    return [(x + index * (each + gap), y, each, h) for index in range(parts)]


def spread(count: int, x: float, w: float, each: float, gap: float = GAP) -> list[float]:
    """Find places in a row: centred with gaps where there is room, overlapping where there is not."""
    if count <= 1:
        return [x + (w - each) / 2] * count
    pitch = min(each + gap, (w - each) / (count - 1))
    start = x + (w - each - pitch * (count - 1)) / 2
    return [start + pitch * index for index in range(count)]


def shared(box: Box, weights: Sequence[float], gap: float = GAP) -> list[Box]:
    """Cut a box from left to right into such as are as wide as their weights say."""
    x, y, w, h = box
    room = w - gap * (len(weights) - 1)
    boxes: list[Box] = []
    for weight in weights:
        each = room * weight / sum(weights)
        boxes.append((x, y, each, h))
        x += each + gap
    return boxes


def grid(box: Box, n: int, columns: int, gap: float = GAP) -> list[Box]:
    """Lay out so many equal boxes in rows of `columns`."""
    rows = -(-n // columns)
    lines = split(box, rows, gap, upright=True)
    return [split(lines[index // columns], columns, gap)[index % columns] for index in range(n)]


@kept(400, most=2048)
def at(x: float, y: float, turn: float = 0) -> str:
    """Write the place of a part whose origin is at (x, y), turned by so many degrees."""
    return f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
