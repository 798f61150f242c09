"""Words set into a box: as large as they fit, cut only where even the smallest letters are too many."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.drawing import paragraph, wrap
from ludoteca.kernel.layouts import Box

LEADING: Final = 1.13
NARROWER: Final = 0.97
"""Some air, because fonts differ."""


def set_text(text: str, box: Box, largest: float, smallest: float, class_: str = "inky") -> str:
    x, y, w, h = box
    size = largest
    while True:
        rows = int(h / (size * LEADING))
        lines = wrap(text, w * NARROWER, round(size, 2), rows) if rows else ()
        if size <= smallest or (lines and lines[-1][-1:] != "…"):
            return paragraph(x, y + size * 0.92, lines, size, size * LEADING, class_, w)
        size = max(smallest, size - 0.5)


def height(text: str, w: float, size: float) -> float:
    """How high a box has to be for all of the text."""
    return len(wrap(text, w * NARROWER, round(size, 2), 99)) * size * LEADING
