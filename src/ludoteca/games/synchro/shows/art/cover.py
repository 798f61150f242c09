"""The cover: a band of Heroes on a ridge, the road to the city of stars, and the great dial in the sky."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.art import celestials, heroes, sheets
from ludoteca.kernel.art.brush import Brush, polygon, smooth, star

W: Final = 300
H: Final = 460


def cover() -> str:
    """Draw the cover of the game, 300 by 460."""
    brush = Brush(W, H, "horizon")
    brush.rect(0, 0, W, H, brush.down("#120c3a", "#4a2f9a", "#e0708a", "#ffd08a", "#ffe9b8"))
    brush.path(
        "".join([star(brush.between(0, W), brush.between(0, 190), brush.between(1, 3.5), 4, 0.3) for _ in range(26)]),
        "#ffffff",
    )
    brush.circle(150, 136, 150, brush.glow("#fff6c8", "#ffc85a 0.6", "#ffc85a 0"))
    beams = "".join([f"M150 136L{x} 460L{x + 40} 460z" for x in range(-200, 500, 80)])
    brush.path(beams, "#fff2b0", opacity=0.13)
    dial(brush)
    peaks(brush)
    city(brush)
    road(brush)
    party(brush)
    brush.rect(0, 0, W, H, brush.glow("#0a0620 0", "#0a0620 0.05", "#0a0620 0.6", r=0.8))
    return brush.svg()


def dial(brush: Brush) -> None:
    """Draw the broken clock, in whose middle the sun stands."""
    start = len(brush.shapes)
    celestials.cog(brush, 200, 190, 176, 22, "#f0b93a")
    brush.circle(200, 190, 142, brush.glow("#ffffff", "#fff0b8", "#ff9a4a"), stroke=sheets.INK, stroke_width=4)
    hands = "M200 190V76M200 190L292 232"
    brush.line(hands, "#3a1a5a", 13)
    brush.path(star(200, 190, 60, 8, 0.45), "#ffffff", stroke="#3a1a5a", stroke_width=5)
    brush.group(start, transform="translate(34 18) scale(.58)")


def peaks(brush: Brush) -> None:
    for y, colour in ((250, "#7a5ab0"), (276, "#4f3f8a")):
        d = ""
        for peak in range(-1, 6):
            x, up = peak * 60 + brush.between(0, 40), brush.between(40, 90)
            d += polygon((x - 66, y + 60), (x, y - up), (x + 66, y + 60))
        brush.path(d, brush.down("#e8d0ff", colour))


def city(brush: Brush) -> None:
    """Draw the city of stars on the horizon."""
    d = "".join(
        [
            polygon((x, 300), (x + 5, 300 - h), (x + 10, 300))
            for x, h in ((112, 50), (126, 74), (142, 112), (156, 84), (172, 60), (186, 40))
        ]
    )
    brush.path(d, brush.down("#ffffff", "#b48aff"))
    brush.circle(147, 186, 30, brush.glow("#ffffff", "#fff0b0 0.5", "#fff0b0 0"))


def road(brush: Brush) -> None:
    """Draw the hills in the colours of the seasons, and the road through them."""
    for y, colour in ((300, "#dfeafa"), (322, "#d0803a"), (348, "#c8b84a"), (378, "#5fa850")):
        points = [(x, y + brush.between(-9, 9)) for x in range(-30, 361, 60)]
        brush.path(smooth(*points) + f"L330 {H}L-30 {H}z", brush.down(colour, sheets.INK))
    brush.path(
        "M144 304Q170 326 138 346Q104 372 146 398Q178 426 108 460H196Q236 420 178 392Q138 370 164 346Q184 324 152 304z",
        "#f4dca0",
        opacity=0.9,
    )


def party(brush: Brush) -> None:
    """Draw two of the party on the ridge in front."""
    for x, y, scale, words in (
        (-30, 232, 0.86, ("mage", "plain", "light-weaver", "sh-h-m01")),
        (138, 226, 0.92, ("warrior", "legendary", "blade", "cover")),
    ):
        hero = Brush(heroes.W, heroes.H, ".".join(words))
        hero.definitions = brush.definitions
        heroes.draw(hero, *words[:3])
        start = len(brush.shapes)
        brush.put(*hero.shapes)
        brush.group(start, transform=f"translate({x} {y}) scale({scale})")
