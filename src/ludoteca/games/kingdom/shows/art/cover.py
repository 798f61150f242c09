"""The cover of the game: a rift in the evening sky, two towers over the road, and the horde that comes down it."""

from __future__ import annotations

from ludoteca.games.kingdom.shows.art import things, towers
from ludoteca.games.kingdom.shows.art.pen import Figure, Pen
from ludoteca.kernel.art.brush import star

WIDE = 300
HIGH = 460
HORDE = (
    ("orc", 92, 392, 2.1),
    ("goblin", 196, 392, 1.9),
    ("troll", 236, 424, 1.8),
    ("bandit", 146, 430, 2.3),
)
"""Who comes: where, and how large."""


def cover(seed: str, enemies: dict[str, Figure]) -> str:
    """Draw it, 300 by 460."""
    pen = Pen(WIDE, HIGH, seed)
    pen.rect(0, 0, WIDE, HIGH, pen.down("#1c1040", "#4a2a86", "#b4538a", "#f29a5a", "#ffd98a"))
    stars = [star(pen.between(4, 296), pen.between(4, 150), pen.between(1, 2.6), 4, 0.3) for _ in range(15)]
    pen.path("".join(stars), "#fff6dc", opacity=".85")
    pen.circle(150, 128, 150, pen.glow("#ffe9ff .95", "#d99cff .5", "#8a3fe0 0"))
    things.rift(pen, 150, 128, 62)
    hills(pen)
    for family, level, x, y, scale in (("mages", 3, -6, 172, 1.3), ("archers", 3, 176, 178, 1.3)):
        start = len(pen.shapes)
        towers.tower(pen, family, level, False)
        pen.group(start, transform=f"translate({x} {y}) scale({scale})")
    for id, across, down, scale in HORDE:
        start = len(pen.shapes)
        pen.figure(enemies[id])
        pen.group(start, transform=f"translate({across - 24 * scale:.0f} {down - 24 * scale:.0f}) scale({scale})")
    pen.rect(0, 0, WIDE, HIGH, pen.glow("#0c0614 0", "#0c0614 0", "#0c0614 .6", x=0.5, y=0.45, r=0.75))
    return pen.svg()


def hills(pen: Pen) -> None:
    """Draw the hills far and near, with the road between them."""
    pen.path("M0 268Q60 226 130 258Q200 222 300 262V460H0z", pen.down("#6a4a8a", "#3a3060"))
    pen.path("M0 316Q80 270 150 304Q230 272 300 310V460H0z", pen.down("#5f9139", "#3a6a2c"))
    pen.path(
        "M128 300Q150 292 170 300Q176 340 214 372Q262 410 280 460H20Q40 408 92 370Q124 340 128 300z",
        pen.down("#b98d50", "#e4c58b"),
        stroke="#6f5029",
        stroke_width=3,
    )
    tufts = ""
    for _ in range(20):
        x = pen.one_of((pen.between(2, 90), pen.between(214, 298)))
        tufts += f"M{x:.0f} {pen.between(316, 380):.0f}l-3-7m3 7v-9m0 9l4-7"
    pen.line(tufts, "#2c5220", 1.6)
