"""The picture of whatever has no picture of its own: a rosette, as on the backs of old playing cards."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.drawing import number

INKS: Final = (
    ("#7a2e22", "#c98a3d"),
    ("#1f4d46", "#c9a13d"),
    ("#2f3f6b", "#c98a3d"),
    ("#5b2a55", "#cf9a4a"),
    ("#4b4a1c", "#b9542f"),
)
SIDE: Final = 200


def picture(recipe: Recipe) -> str:
    """Draw a rosette from the words alone."""
    brush = Brush(SIDE, SIDE, ".".join(recipe))
    ground, gold = brush.one_of(INKS)
    middle = SIDE / 2
    brush.rect(0, 0, SIDE, SIDE, brush.glow(lighter(ground, 0.2), ground, darker(ground, 0.5), r=0.75))
    petals = brush.whole(5, 11)
    for wheel, size in enumerate((88, 70, 52, 34)):
        depth = brush.between(0.12, 0.4)
        brush.line(_wheel(middle, petals + wheel % 2, size, depth), gold, 3 - wheel * 0.5, opacity=0.95 - wheel * 0.15)
    brush.circle(middle, middle, 14, brush.glow(lighter(gold, 0.5), gold))
    return brush.svg()


def _wheel(middle: float, petals: int, size: float, depth: float) -> str:
    """Return the closed curve of a wheel that rolls on a circle."""
    points = []
    for step in range(121):
        angle = step / 120 * 2 * pi
        r = size * (1 - depth + depth * cos(petals * angle))
        points.append(f"{number(middle + r * cos(angle))} {number(middle + r * sin(angle))}")
    return "M" + "L".join(points)
