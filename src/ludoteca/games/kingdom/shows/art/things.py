"""The rift that hordes come from, the gate of the kingdom, and what is behind portraits and spells."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.kingdom.shows.art.pen import INK, Pen, oval
from ludoteca.games.kingdom.shows.art.towers import STONE, battlements, flag
from ludoteca.kernel.art.brush import polygon, ring, smooth
from ludoteca.kernel.art.colours import mix

RIFT: Final = "#8a3fe0"
STONES: Final = 14
"""So many stones are around a rift."""
TONES: Final = ("#6d6880", "#9a94ae")
"""Of every other stone."""
SKIES: Final = {"physical": "#a8543a", "magical": "#3a62c0", "real": "#7a3fb0"}


def rift(pen: Pen, x: float, y: float, r: float, colour: str = RIFT) -> None:
    """Draw a whirl in a ring of stones, around (x, y)."""
    outer, inner = ring(x, y, r, STONES), ring(x, y, r * 0.76, STONES)
    for first, tone in enumerate(TONES):
        stones = [
            polygon(outer[stone], outer[stone + 1 - STONES], inner[stone + 1 - STONES], inner[stone])
            for stone in range(first, STONES, len(TONES))
        ]
        pen.solid("".join(stones), tone, r * 0.035)
    pen.circle(
        x, y, r * 0.78, pen.glow(mix(colour, "#ffffff", 0.75), colour, "#1a0836"), stroke=INK, stroke_width=r * 0.04
    )
    for arm in range(3):
        points = []
        for step in range(7):
            angle = arm * 2 * pi / 3 + step * 0.55
            far = r * (0.7 - step * 0.1)
            points.append((x + far * cos(angle), y + far * sin(angle)))
        pen.line(smooth(*points), mix(colour, "#ffffff", 0.55), r * 0.07, opacity=".8")
    pen.circle(x, y, r * 0.14, "#fff4ff")


def gate(pen: Pen) -> None:
    """Draw two towers and a portcullis, 96 by 112."""
    pen.path(oval(50, 106, 46, 6), "#0f0a06", opacity=".4")
    for x in (4, 66):
        pen.solid(f"M{x} 106L{x + 2} 42H{x + 24}L{x + 26} 106z", STONE)
        pen.line(
            f"M{x + 3} 58h20M{x + 2} 74h22M{x + 1} 90h24M{x + 9} 42v16M{x + 17} 58v16M{x + 8} 74v16M{x + 18} 90v15",
            "#6d6553",
            1.2,
        )
        battlements(pen, x - 1, x + 27, 43, STONE, 3, 8)
        pen.solid(f"M{x} 36L{x + 13} 8L{x + 26} 36z", "#2f57b8")
        flag(pen, x + 13, 12, "#f2b632")
    pen.solid("M26 106V54H70V106z", "#c6bda8")
    battlements(pen, 26, 70, 55, "#c6bda8", 4, 8)
    pen.thin("M32 106V80Q48 56 64 80V106z", "#1c120a")
    pen.line("M38 74V106M45 69V106M52 69V106M59 74V106M33 84H63M32 96H64", "#9a8a66", 2.4)


def ground_of(pen: Pen, colour: str, w: float, h: float) -> None:
    """Paint the light behind a portrait."""
    bright, lit, dim = mix(colour, "#fff6dc", 0.72), mix(colour, "#fff6dc", 0.25), mix(colour, "#1a1024", 0.45)
    pen.rect(0, 0, w, h, pen.glow(bright, lit, dim, x=0.4, y=0.3, r=0.85))


def sky_of(pen: Pen, type: str) -> None:
    """Paint the sky behind a spell, 96 by 96."""
    colour = SKIES.get(type, "#5d5480")
    pen.rect(0, 0, 96, 96, pen.down(mix(colour, "#10081c", 0.62), colour, mix(colour, "#fff0c0", 0.55)))
    for _ in range(9):
        pen.circle(pen.between(4, 92), pen.between(4, 60), pen.between(0.6, 1.5), "#fff6dc", opacity=".8")
