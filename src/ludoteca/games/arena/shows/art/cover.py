"""The cover of the game: a plateau of stone in the night, its people in front of a golden hexagon of light."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.games.arena.shows.art.figures import PEOPLE
from ludoteca.games.arena.shows.art.palette import dress_of
from ludoteca.kernel.art.brush import Brush, polygon, ring, star

W: Final = 300
H: Final = 460
STANDING: Final = (("gaston", -22, 246, 1.22), ("facilier", 172, 246, 1.22), ("mickey", 64, 248, 1.42))
"""Who stands where, and how large, from back to front."""


@cache
def cover() -> str:
    """Draw it; it is the same for everybody."""
    brush = Brush(W, H, "cover")
    brush.rect(0, 0, W, H, brush.down("#0b0720", "#2c2360", "#6a4aa8", "#3a2c5c", "#120a26"))
    for _ in range(16):
        brush.circle(brush.between(0, W), brush.between(0, 230), brush.between(0.5, 1.7), "#ffffff", opacity=0.75)
    brush.circle(150, 136, 190, brush.glow("#ffe9a0 0.95", "#c98af0 0.45", "#6a4aa8 0"))
    for turn in range(9):
        brush.path("M150 136L136 -120L164 -120z", "#ffe9a0", opacity=0.12, transform=f"rotate({turn * 40 + 8} 150 136)")
    brush.path(
        polygon(*ring(150, 136, 66, 6)), brush.across("#fff3b0", "#e9b93a", "#8a5a12"), stroke="#3a2208", stroke_width=4
    )
    brush.path(polygon(*ring(150, 136, 50, 6)), brush.down("#3a2a86", "#1a1046"), stroke="#3a2208", stroke_width=3)
    brush.path(star(150, 138, 36, 5), brush.across("#ffffff", "#ffe07a", "#e09a1c"), stroke="#3a2208", stroke_width=3)
    brush.path("M-10 330Q150 262 310 330V470H-10z", brush.down("#8f86a8", "#4a3f6a", "#1c1434"))
    for row, y in enumerate((336, 378, 424)):
        for column in range(4):
            x = column * 88 - 20 + row % 2 * 44
            brush.path(
                f"M{x} {y}l44 -15l44 15v18l-44 15l-44 -15z", "none", stroke="#2a2048", stroke_width=2, opacity=0.7
            )
    for x in (18, 282):
        brush.circle(x, 300, 40, brush.glow("#ffb04a 0.8", "#ffb04a 0"))
    for id, x, y, size in STANDING:
        brush.ellipse(x + 60 * size, y + 148 * size, 44 * size, 9 * size, "#0c0618", opacity=0.6)
        start = len(brush.shapes)
        PEOPLE[id][0](brush, dress_of(id))
        brush.group(start, transform=f"translate({x} {y}) scale({size})")
    brush.rect(0, 0, W, H, brush.glow("#000000 0", "#000000 0", "#05020c 0.6", y=0.45, r=0.8))
    return brush.svg()
