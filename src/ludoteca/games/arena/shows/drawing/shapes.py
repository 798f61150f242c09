"""Small parts of the picture: bases of the sides, icons with numbers, halos."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing.icons import SIGNS
from ludoteca.kernel.drawing import number, rect, trace
from ludoteca.kernel.keeping import kept

icon: Final = SIGNS.icon
counted: Final = SIGNS.counted


FLATTENED: Final = 0.46
"""How much the bases of figures are foreshortened."""


@kept(400)
def base(side: int, r: float, y: float = 0, flat: float = FLATTENED) -> str:
    """Return the outline of a base around (0, y): round for blue, with eight corners for red."""
    h = r * flat
    if side == 0:
        return trace(
            "M", -r, y, "a", r, " ", h, " 0 1 0 ", 2 * r, " ", 0, "a", r, " ", h, " 0 1 0 ", -2 * r, " ", 0, "z"
        )
    cut, low = r * 0.46, h * 0.46
    return trace("M", -r, y - low, "L", -cut, y - h, "H", cut, "L", r, y - low, "V", y + low, "L", cut, y + h) + trace(
        "H", -cut, "L", -r, y + low, "z"
    )


def disc(side: int, x: float, y: float, r: float, class_: str) -> str:
    """Draw the shape of a side upright, around (x, y)."""
    return f'<path class="{class_}" d="{base(side, r, 0, 1.0)}" transform="translate({number(x)} {number(y)})"/>'


def halo(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """Draw the frame of a thing that may be chosen, over it; a press goes to the thing."""
    return rect(x - 1, y - 1, w + 2, h + 2, "halo pointing", rx)


def origin(x: float, y: float, w: float, h: float, rx: float = 8) -> str:
    """Draw the frame of what a choice comes from."""
    return rect(x + 2, y + 2, w - 4, h - 4, "origin pointing", rx)
