"""Spaces of the Arena, and signs on discs: status effects and gear."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.art.palette import INK
from ludoteca.games.arena.shows.drawing.icons import SIGNS, icon_of
from ludoteca.kernel.art.brush import Brush, polygon, star
from ludoteca.kernel.art.colours import darker, lighter
from ludoteca.kernel.drawing import tag

GEAR: Final = {"hat": "#7a4fe0", "lamp": "#d99a1e", "shell": "#2a9fb0", "rose": "#d0446a"}
OTHER_GEAR: Final = "#7a8aa0"
FACES: Final = {"point": "#e9b93a", "start": "#b9c8b8", "star": "#a89c8a"}


def space(kind: str) -> str:
    """Draw a space: golden, of the starting row, of the back row, or any."""
    brush = Brush(100, 84, f"space.{kind}")
    face = FACES.get(kind, "#b9a98a")
    corners = [(50, 4), (96, 23), (96, 55), (50, 74), (4, 55), (4, 23)]
    brush.path(polygon(*[(x, y + 7) for x, y in corners]), darker(face, 0.6), stroke=INK, stroke_width=2)
    brush.path(
        polygon(*corners), brush.across(lighter(face, 0.3), face, darker(face, 0.22)), stroke=INK, stroke_width=2
    )
    for _ in range(9):
        x, y = brush.between(18, 78), brush.between(18, 58)
        brush.line(
            f"M{x:.0f} {y:.0f}l{brush.between(3, 9):.0f} {brush.between(-3, 3):.0f}", darker(face, 0.4), 1, opacity=0.5
        )
    if kind == "point":
        brush.path(star(50, 39, 22, 5), "#fff3b0", stroke="#8f5a07", stroke_width=2)
    elif kind == "start":
        brush.path(
            polygon(*[(50 + (x - 50) * 0.84, 39 + (y - 39) * 0.84) for x, y in corners]),
            stroke="#7fd0ff",
            stroke_width=4,
        )
    elif kind == "star":
        brush.path(star(50, 22, 9, 5), "#fff6d8", stroke=INK, stroke_width=1.4)
    return brush.svg()


def status(id: str, good: bool) -> str:
    """Draw the sign of a status on its disc: green for helpful ones, with points around the others."""
    return _disc(f"status.{id}", icon_of(id.replace("-", "_"), "status"), "#2a6a4a" if good else "#7a1f4a", not good)


def gear(id: str) -> str:
    return _disc(f"gear.{id}", icon_of(id, "gear"), GEAR.get(id, OTHER_GEAR), False)


def _disc(seed: str, sign: str, tone: str, barbed: bool) -> str:
    brush = Brush(100, 100, seed)
    if barbed:
        brush.path(star(50, 50, 50, 12, 0.8), INK)
    brush.circle(
        50,
        50,
        42,
        brush.glow(lighter(tone, 0.45), tone, darker(tone, 0.5), x=0.35, y=0.3, r=0.8),
        stroke=INK,
        stroke_width=3,
    )
    drawn = tag("path", d=SIGNS.paths[sign], fill="#fff8e4", fill_rule="evenodd")
    brush.put(tag("g", drawn, transform="translate(26 26) scale(2)"))
    return brush.svg()
