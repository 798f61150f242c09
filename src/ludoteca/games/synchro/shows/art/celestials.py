"""Celestials, on 400 by 520: a crowned shape in a robe before the sign of its realm."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from ludoteca.games.synchro.shows.art import sheets
from ludoteca.kernel.art.brush import Brush, polygon, ring, smooth, star
from ludoteca.kernel.art.colours import darker, lighter

W: Final = 400
H: Final = 520


def draw(brush: Brush, name: str) -> None:
    """Draw the Celestial that a name speaks of; a strange one gets a realm by chance."""
    spoken = name.split("-")
    realm = next((realm for word in spoken for realm in REALMS if word in WORDS[realm]), "")
    sign, robe, trim, eyes = REALMS[realm or brush.one_of(sorted(REALMS))]
    brush.ellipse(200, 500, 170, 20, brush.glow("#0a0618 0.7", "#0a0618 0.4", "#0a0618 0"))
    brush.circle(200, 210, 208, brush.glow(f"{trim} 0.8", f"{robe} 0.45", f"{robe} 0"))
    sign(brush, robe, trim)
    figure(brush, robe, trim, eyes)


def figure(brush: Brush, robe: str, trim: str, eyes: str) -> None:
    """Draw the one in the robe."""
    wide = "M120 290Q60 380 52 500Q130 520 200 508Q270 520 348 500Q340 380 280 290z"
    sheets.body(brush, wide, darker(robe, 0.35))
    sheets.body(brush, "M132 280Q92 380 88 504Q200 524 312 504Q308 380 268 280Q200 256 132 280z", robe)
    sheets.body(brush, "M176 284L152 512Q200 520 248 512L224 284z", trim)
    brush.path("M186 290L172 510Q200 514 228 510L214 290z", darker(trim, 0.35), opacity=0.5)
    for y in (330, 380, 430, 480):
        sheets.body(brush, star(200, y, 13, 8, 0.55), lighter(trim, 0.5), 2)
    for left in (
        "M128 284Q60 320 34 404Q50 440 82 424Q104 366 160 340z",
        "M272 284Q340 320 366 404Q350 440 318 424Q296 366 240 340z",
    ):
        sheets.body(brush, left, lighter(robe, 0.1))
    brush.line("M36 402Q58 428 84 418", trim, 7)
    brush.line("M364 402Q342 428 316 418", trim, 7)
    sheets.body(brush, "M110 296Q200 240 290 296Q280 322 200 304Q120 322 110 296z", trim)
    sheets.body(brush, "M134 270Q118 150 200 138Q282 150 266 270Q200 300 134 270z", lighter(robe, 0.08))
    brush.path("M154 262Q142 178 200 168Q258 178 246 262Q200 284 154 262z", "#0b0618")
    for x in (178, 222):
        brush.circle(x, 224, 20, brush.glow(eyes, f"{eyes} 0.5", f"{eyes} 0"))
        brush.path(f"M{x - 13} 222Q{x} 212 {x + 13} 222Q{x} 234 {x - 13} 222z", lighter(eyes, 0.6))
    sheets.body(brush, "M136 166L122 86L164 126L200 62L236 126L278 86L264 166Q200 138 136 166z", trim)
    sheets.body(brush, "M200 104L211 122L200 142L189 122z", eyes)


def rays_of(brush: Brush, robe: str, trim: str) -> None:
    """Draw a burning sun."""
    for ray in range(16):
        tip = 200 if ray % 2 else 168
        angle = -pi / 2 + ray * pi / 8
        a, b = angle - 0.13, angle + 0.13
        sheets.body(
            brush,
            polygon(
                (200 + 120 * cos(a), 190 + 120 * sin(a)),
                (200 + tip * cos(angle), 190 + tip * sin(angle)),
                (200 + 120 * cos(b), 190 + 120 * sin(b)),
            ),
            "#ff8a1f" if ray % 2 else trim,
        )
    brush.circle(200, 190, 132, brush.glow("#fff8c8", "#ffd24a", "#ff7a1f"), stroke=sheets.INK, stroke_width=3)


def moon_of(brush: Brush, robe: str, trim: str) -> None:
    """Draw a crescent with hanging frost."""
    brush.path(
        "M200 12A176 176 0 1 1 60 300A190 190 0 0 0 200 12z",
        brush.across("#ffffff", "#c8dcff", "#6a8ad0"),
        stroke=sheets.INK,
        stroke_width=3,
    )
    for x, y, r in ((262, 96, 22), (322, 176, 16), (300, 270, 24)):
        brush.circle(x, y, r, "#8aa4d8", opacity=0.55)
    for icicle in range(7):
        x = 40 + icicle * 53
        brush.path(f"M{x} {20 + icicle % 3 * 16}l9 {60 + icicle % 2 * 34}l-18 0z", "#d5ecff", opacity=0.7)


def tide_of(brush: Brush, robe: str, trim: str) -> None:
    """Draw waves that stand like a wall, with arms in them."""
    for layer, shade in enumerate(("#0d2f52", "#14507a", "#1d7fa6")):
        r = 188 - layer * 34
        crest = ring(200, 210, r, 18, pi)
        wave = [
            (200 + (x - 200) * (1.1 if index % 2 else 0.94), 210 + (y - 210) * (1.1 if index % 2 else 0.94))
            for index, (x, y) in enumerate(crest)
        ]
        brush.path(smooth(*wave, closed=True), shade, stroke=sheets.INK, stroke_width=3)
        brush.line(smooth(*wave[1:10]), lighter(shade, 0.55), 5)
    for side in (-1, 1):
        for far, up in ((150, 120), (182, 200)):
            x = 200 + side * far
            tip = f"Q{x - side * 22} {up} {x + side * 14} {up - 20}"
            d = f"M{200 + side * 100} 400Q{x + side * 24} 330 {x} {up + 60}{tip}"
            brush.line(d, sheets.INK, 24)
            brush.line(d, "#6a4a9a", 17)


def clock_of(brush: Brush, robe: str, trim: str) -> None:
    """Draw a great dial with wheels, broken across."""
    for x, y, r, teeth in ((70, 120, 62, 12), (330, 150, 54, 10), (90, 300, 40, 9)):
        cog(brush, x, y, r, teeth, trim)
    cog(brush, 200, 190, 176, 22, trim)
    brush.circle(200, 190, 142, brush.glow("#ffffff", "#cfd2ff", "#7a6ad0"), stroke=sheets.INK, stroke_width=3)
    for hour, outer in enumerate(ring(200, 190, 124, 12)):
        inner = ring(200, 190, 102 if hour % 3 else 92, 12)[hour]
        brush.line(f"M{outer[0]:.0f} {outer[1]:.0f}L{inner[0]:.0f} {inner[1]:.0f}", "#2a1a5a", 7)
    brush.line("M200 190L200 84M200 190L282 150", "#2a1a5a", 9)
    brush.path(
        "M60 250L120 214L104 190L176 150L160 128L250 96L330 40L262 120L276 140L190 176L204 200L128 236z",
        "#191430",
        opacity=0.7,
    )


def cog(brush: Brush, x: float, y: float, r: float, teeth: int, colour: str) -> None:
    """Draw a wheel with teeth."""
    points = []
    for corner in range(teeth * 4):
        far = r if corner % 4 < 2 else r * 0.86
        angle = corner * pi / (2 * teeth)
        points.append((x + far * cos(angle), y + far * sin(angle)))
    sheets.body(brush, polygon(*points), colour)
    brush.circle(x, y, r * 0.42, darker(colour, 0.55), stroke=sheets.INK, stroke_width=2.4)


Sign = Callable[[Brush, str, str], None]
REALMS: Final[dict[str, tuple[Sign, str, str, str]]] = {
    "sun": (rays_of, "#b8341f", "#ffc23a", "#fff06a"),
    "moon": (moon_of, "#41558f", "#cfe0ff", "#8fe8ff"),
    "tide": (tide_of, "#1b3f66", "#3fc2b0", "#5affc8"),
    "clock": (clock_of, "#5b45b8", "#e0a93a", "#ffd65a"),
}
WORDS: Final = {
    "sun": ("solarion", "burning", "sun", "fire", "dawn"),
    "moon": ("lunaria", "cold", "veil", "moon", "ice", "frost"),
    "tide": ("abyssion", "tide", "sea", "abyss", "black"),
    "clock": ("aeternum", "clock", "time", "broken", "hour"),
}


def head(brush: Brush, name: str) -> None:
    """Draw the face of a Celestial on 120 by 120."""
    brush.rect(0, 0, 120, 120, brush.glow("#6a5ad0", "#2a1a5a", "#120a2a"))
    start = len(brush.shapes)
    draw(brush, name)
    brush.group(start, transform="translate(-33 -24) scale(.47)")
