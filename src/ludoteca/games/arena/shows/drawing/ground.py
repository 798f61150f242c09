"""What lies on the spaces of the Arena, around (0, 0), for a radius of 100."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing.hexes import CORNERS, FLAT
from ludoteca.kernel.art.brush import polygon, star
from ludoteca.kernel.drawing import tag

OUTLINE: Final = polygon(*[(x * 0.93, y * 0.93) for x, y in CORNERS])
INNER: Final = polygon(*[(x * 0.82, y * 0.82) for x, y in CORNERS])


def dot(r: float, class_: str) -> str:
    """Draw a disc that lies on the ground."""
    return tag("ellipse", rx=r, ry=round(r * FLAT, 1), class_=class_)


START: Final = tag("path", d=INNER, class_="start-line")
GOLDEN: Final = tag(
    "g",
    tag("path", d=INNER, stroke_dasharray="14 8", fill="none"),
    tag("path", d=star(0, 0, 46, 5), transform=f"scale(1 {FLAT})"),
    class_="point-line",
)
FACE: Final = tag("path", d=OUTLINE, class_="hex")
LIT: Final = tag("path", d=OUTLINE, class_="lit") + dot(20, "lit-dot")
