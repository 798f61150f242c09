"""Small parts of the picture: plates of the sides, rings, icons with numbers, halos."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from ludoteca.games.arena.shows.drawing.icons import SIGNS
from ludoteca.kernel.drawing import circle, number, rect, trace

icon: Final = SIGNS.icon
counted: Final = SIGNS.counted


def plate(side: int, x: float, y: float, r: float, class_: str) -> str:
    """The base of a figure: round for blue, square with cut corners for red."""
    if side == 0:
        return circle(x, y, r, class_)
    return f'<path class="{class_}" d="{square(x, y, r)}"/>'


@lru_cache(maxsize=1024)
def square(x: float, y: float, r: float) -> str:
    half, cut = r * 0.94, r * 0.3
    return trace(
        "M", x, y - half, "h", half - cut, "l", cut, cut, "v", 2 * (half - cut), "l", -cut, cut, "h", -2 * (half - cut)
    ) + trace("l", -cut, -cut, "v", -2 * (half - cut), "l", cut, -cut, "z")


def ring(side: int, x: float, y: float, r: float, class_: str, thick: float, share: float = 1.0) -> str:
    """The outline of such a base from the top clockwise, so much of it as the share says."""
    dash = "" if share >= 1 else f' pathLength="100" stroke-dasharray="{number(100 * share)} 100"'
    common = f'class="{class_}" stroke-width="{number(thick)}"{dash}'
    if side == 0:
        d = trace("M", x, y - r, "A", r, " ", r, " 0 1 1 ", x - 0.05, " ", y - r, "z")
        return f'<path {common} d="{d}"/>'
    return f'<path {common} d="{square(x, y, r)}"/>'


@lru_cache(maxsize=256)
def hexagon(x: float, y: float, r: float) -> str:
    """A hexagon that stands on a corner."""
    points = [(x + r * sin(at * pi / 3), y - r * cos(at * pi / 3)) for at in range(6)]
    return "M" + "L".join([f"{number(round(px, 1))} {number(round(py, 1))}" for px, py in points]) + "z"


def halo(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """The frame of a thing that may be chosen, drawn over it; a press goes to the thing."""
    return rect(x - 1, y - 1, w + 2, h + 2, "halo pointing", rx)


def origin(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """The frame of what a choice comes from."""
    return rect(x + 2, y + 2, w - 4, h - 4, "origin pointing", rx)
