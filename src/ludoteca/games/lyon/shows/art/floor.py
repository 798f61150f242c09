"""The floor that the table stands for: marble under a nave, with the light of a rose window lying on it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.lyon.shows.art.cover import HUES
from ludoteca.kernel.art.brush import Brush, polygon
from ludoteca.kernel.art.colours import lighter

SIZES: Final = {"wide": (1100, 740), "tall": (780, 1100)}
_TILE: Final = 56


def floor(shape: str) -> str:
    """Draw the floor of a table of this shape."""
    w, h = SIZES.get(shape, SIZES["wide"])
    brush = Brush(w, h, "floor")
    brush.rect(0, 0, w, h, brush.down("#343246", "#3d3b52", "#2a2838"))
    _tiles(brush, w, h)
    _light(brush, w / 2, h * 0.46, w * 0.5, h * 0.47)
    brush.rect(0, 0, w, h, brush.glow("#000000 0", "#000000 0.12", "#05030a 0.62", y=0.46, r=0.72))
    _frame(brush, w, h)
    return brush.svg()


def _tiles(brush: Brush, w: int, h: int) -> None:
    """Draw slabs set on their corners: some pale, some dark, the joints between them, and a stud where others meet.

    Everything of one colour is one path: patterns and groups that are faded as a whole cost a browser dear.
    """
    half = _TILE // 2
    slabs = ["", "", ""]
    for row in range(h // half + 2):
        for column in range(w // _TILE + 2):
            tone = brush.whole(0, 5)
            if tone < len(slabs):
                x = column * _TILE + (half if row % 2 else 0)
                slabs[tone] += f"M{x - half} {row * half}l28-28 28 28-28 28z"
    for d, colour, faded in zip(slabs, ("#8d89b4", "#6a6790", "#0b0914"), (0.2, 0.22, 0.2), strict=True):
        brush.path(d, colour, opacity=faded)
    reach = w + h
    joints = "".join(
        [f"M{start} 0l{h} {h}M{start + h} 0l-{h} {h}" for start in range(-h // _TILE * _TILE, reach, _TILE)]
    )
    brush.path(joints, stroke="#0c0a16", stroke_width=2, opacity=0.4)
    studs = "".join([f"M{x - 6} {y}l6-6 6 6-6 6z" for x in range(0, w, 112) for y in range(0, h, 112)])
    brush.path(studs, "#8a7440", opacity=0.7)


def _light(brush: Brush, x: float, y: float, rx: float, ry: float) -> None:
    """Draw the rose on the floor: petals of coloured light."""
    brush.ellipse(x, y, rx, ry, brush.glow("#ffe7b0 0.34", "#ffd28a 0.12", "#ffffff 0"))
    for inner, outer, count in ((0.2, 0.5, 12), (0.54, 0.8, 18), (0.84, 1.0, 28)):
        for n in range(count):
            a, b = (n + 0.07) * 2 * pi / count, (n + 0.93) * 2 * pi / count
            corners = [(x + r * rx * cos(angle), y + r * ry * sin(angle)) for r, angle in _corners(inner, outer, a, b)]
            pane = polygon(*[(round(px), round(py)) for px, py in corners])
            brush.path(pane, lighter(HUES[(n * 3 + int(inner * 10)) % len(HUES)], 0.1), opacity=0.3)


def _corners(inner: float, outer: float, a: float, b: float) -> list[tuple[float, float]]:
    return [(inner, a), (outer, a), (outer, b), (inner, b)]


def _frame(brush: Brush, w: float, h: float) -> None:
    """Draw a rim of dark wood with a line of brass."""
    brush.rect(0, 0, w, h, "none", stroke="#1a100c", stroke_width=14)
    brush.rect(3.5, 3.5, w - 7, h - 7, "none", rx=6, stroke="#5a3a20", stroke_width=3)
    brush.rect(7.5, 7.5, w - 15, h - 15, "none", rx=5, stroke="#c9a24a", stroke_width=1.2, opacity=0.8)
