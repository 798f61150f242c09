"""The ground of the Arena: the night, the plateau of stone, its fires, and a stone for each space."""

from __future__ import annotations

from math import ceil, cos, pi, sin
from typing import Final

from ludoteca.games.arena.shows.art.dressing import flame
from ludoteca.games.arena.shows.drawing.hexes import CORNERS
from ludoteca.kernel.art.brush import Brush, polygon, star
from ludoteca.kernel.drawing import number

TILES: Final = 5
"""So many kinds of worn stone."""
DEPTH: Final = 9
MIDDLE: Final = (ceil(max([x for x, _ in CORNERS])) + 1, ceil(max([y for _, y in CORNERS])) + 1)
"""Where the middle of the face is in the picture of a stone, for a radius of 100."""
STONE: Final = "#b9a98a"
STONES: Final = {"start": "#a9bdb2", "star": "#a1957f", "point": "#e9b93a"}


def sky() -> str:
    """Paint the night: mist, stars, a dark edge."""
    brush = Brush(1000, 700, "arena sky")
    brush.rect(0, 0, 1000, 700, brush.down("#0d0822", "#241b52", "#3a2f74", "#1a1238"))
    for _ in range(16):
        x, y, r = brush.between(0, 1000), brush.between(40, 660), brush.between(110, 300)
        brush.ellipse(x, y, r, r * brush.between(0.16, 0.3), brush.glow("#8a7ad0 0.26", "#8a7ad0 0"))
    for _ in range(110):
        brush.circle(
            brush.between(0, 1000),
            brush.between(0, 700),
            brush.between(0.5, 1.6),
            "#ffffff",
            opacity=brush.one_of((0.35, 0.6, 0.9)),
        )
    for _ in range(9):
        brush.path(
            star(brush.between(20, 980), brush.between(10, 240), brush.between(3, 6), 4, 0.22), "#fff3d0", opacity=0.8
        )
    brush.rect(0, 0, 1000, 700, brush.glow("#05020e 0", "#05020e 0", "#05020e 0.6", r=0.75))
    return brush.svg(stretches=True)


def plateau() -> str:
    """Paint the stone that the spaces lie on: a round floor in a rim of blocks."""
    brush = Brush(1000, 700, "arena plateau")
    brush.ellipse(500, 392, 500, 316, "#05020e", opacity=0.55)
    brush.ellipse(500, 374, 496, 312, "#2a2244")
    brush.ellipse(500, 356, 496, 312, brush.down("#b3a6cc", "#6a5d90", "#40356a"))
    seams, lights = "", ""
    for block in range(44):
        angle = block / 44 * 2 * pi
        c, s = cos(angle), sin(angle)
        seams += f"M{500 + 452 * c:.0f} {356 + 276 * s:.0f}L{500 + 496 * c:.0f} {356 + 312 * s:.0f}"
        lights += f"M{503 + 454 * c:.0f} {357 + 278 * s:.0f}L{503 + 490 * c:.0f} {357 + 306 * s:.0f}"
    brush.line(seams, "#2f2650", 4)
    brush.line(lights, "#d8cdea", 1.4, opacity=0.5)
    brush.ellipse(500, 356, 452, 276, "#2a2140", stroke="#d8ac48", stroke_width=5)
    brush.ellipse(500, 356, 446, 271, brush.glow("#a39b78", "#74745c", "#454a46", "#343540", y=0.4, r=0.6))
    for _ in range(130):
        angle, r = brush.between(0, 2 * pi), brush.between(0.05, 0.98) ** 0.5
        x, y = 500 + 436 * r * cos(angle), 356 + 262 * r * sin(angle)
        w = brush.between(5, 22)
        tone = brush.one_of(("#2e3238", "#c8bf98", "#5f6a4c", "#3c4240"))
        brush.ellipse(x, y, w, w * 0.3, tone, opacity=brush.one_of((0.16, 0.28)))
    return brush.svg(stretches=True)


def brazier() -> str:
    """Paint a bowl of fire on a foot of stone."""
    brush = Brush(100, 140, "arena brazier")
    brush.circle(50, 50, 50, brush.glow("#ffb04a 0.6", "#ffb04a 0"))
    brush.ellipse(50, 130, 34, 8, "#05020e", opacity=0.55)
    for d, light, dark in (
        ("M40 92H60L68 130H32z", "#b8acd0", "#4a3f6a"),
        ("M18 70H82L68 94H32z", "#f0c878", "#8a5a1c"),
    ):
        brush.path(d, brush.across(light, dark), stroke="#170d22", stroke_width=3, stroke_linejoin="round")
    flame(brush, 50, 52, 1.6, ("#e0541c", "#ffb52e", "#fff6b8"))
    return brush.svg()


def tile(kind: str, worn: int) -> str:
    """Paint a stone of the Arena: golden, of the starting row, of the back row, or any; worn in one of some ways."""
    brush = Brush(2 * MIDDLE[0], 2 * MIDDLE[1] + DEPTH, f"arena tile {worn}")
    face = polygon(*[(x * 0.97, y * 0.97) for x, y in CORNERS])
    brush.path(polygon(*[(x * 0.985, y * 0.985 + DEPTH) for x, y in CORNERS]), "#2a2335")
    brush.path(face, STONES.get(kind, STONE))
    brush.path(face, brush.across("#ffffff 0.4", "#ffffff 0.04", "#000000 0.26"), stroke="#2a2335", stroke_width=3)
    brush.path(
        polygon(*[(x * 0.9, y * 0.9) for x, y in CORNERS]), "none", stroke="#fff8e0", stroke_width=1.6, opacity=0.4
    )
    for _ in range(7):
        x, y = brush.between(-60, 54), brush.between(-36, 36)
        along, down, on = brush.between(6, 18), brush.between(-7, 7), brush.between(2, 8)
        d = f"M{x:.0f} {y:.0f}l{along:.0f} {down:.0f}l{on:.0f} {-down * 0.6:.0f}"
        brush.line(d, "#3c3226", 1.5, opacity=0.4)
    for _ in range(brush.whole(0, 3)):
        x, y = brush.one_of((-1, 1)) * brush.between(40, 66), brush.between(-26, 26)
        brush.ellipse(x, y, brush.between(8, 17), brush.between(3, 6), "#6a7a3c", opacity=0.5)
    brush.group(0, transform=f"translate({number(MIDDLE[0])} {number(MIDDLE[1])})")
    return brush.svg()
