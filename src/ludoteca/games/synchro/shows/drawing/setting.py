"""Words set into a box: as large as they fit, cut only where even the smallest letters are too many."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.drawing import fit, paragraph, words, wrap
from ludoteca.kernel.layouts import Box

LEADING: Final = 1.12
NARROWER: Final = 0.96
"""Some air, because fonts differ."""


def set_text(text: str, box: Box, largest: float, smallest: float, class_: str = "inky") -> str:
    x, y, w, h = box
    size = largest
    bold = "strong" in class_
    while True:
        rows = int(h / (size * LEADING) + 0.06)
        lines = wrap(text, w * NARROWER, round(size, 2), rows, bold) if rows else ()
        if size <= smallest or (lines and lines[-1][-1:] != "…"):
            return paragraph(x, y + size * 0.92, lines, size, size * LEADING, class_, w)
        size = max(smallest, size - 0.5)


def set_line(
    text: str, x: float, y: float, room: float, largest: float, smallest: float, class_: str, anchor: str = ""
) -> str:
    """Set one line of bold words with its baseline at y, smaller where it is long."""
    size, lines = fit(text, room, largest, smallest)
    return words(x, y, lines[0] if lines else "", size, class_, anchor, room)


def height(text: str, w: float, size: float, bold: bool = False) -> float:
    """Reckon how high a box has to be for all of the text."""
    return len(wrap(text, w * NARROWER, round(size, 2), 99, bold)) * size * LEADING
