"""The cover of the game, and the back of its cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.art import stage
from ludoteca.games.lorcana.shows.art.inks import GOLD, INKS
from ludoteca.games.lorcana.shows.art.paper import cut, even, shine, soft, spark
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter

DROP: Final = "M150 62C176 112 214 146 214 192A64 64 0 0 1 86 192C86 146 124 112 150 62z"


def cover() -> str:
    """Draw a drop of light over a castle, streams of the six inks out of it, and two who look up."""
    brush = Brush(300, 460, "cover")
    brush.rect(0, 0, 300, 460, brush.down("#0a0f2c", "#1d2a72", "#6a4ab4", "#f0a0c0", "#3a2050"))
    stage.stars(brush, "#ffffff", 26)
    shine(brush, 150, 170, 220, "#ffe9b0", "0.9")
    for index, ink in enumerate(INKS.values()):
        x = 16 + index * 54
        d = f"M150 210C{150 + (x - 150) * 0.2:.0f} 290 {x} 300 {x + (x - 150) * 0.3:.0f} 470"
        brush.line(d, ink.dark, 30, opacity="0.35")
        brush.line(d, ink.light, 17, opacity="0.9")
        brush.line(d, ink.pale, 3, opacity="0.8")
    cut(brush, DROP, GOLD)
    brush.path(DROP, brush.glow("#fffbe6 0.95", "#ffd766 0.5", "#b9701c 0.4", x=0.38, y=0.6, r=0.7))
    spark(brush, 150, 186, 46, "#ffffff")
    brush.line("M112 196Q112 158 134 130", "#ffffff", 7, opacity="0.8")
    brush.path(stage.castle(brush, 300, 350), brush.down("#3a2a78", "#1a1440"), opacity="0.95")
    cut(brush, stage.hills(brush, 300, 430), "#141038")
    figures(brush)
    brush.rect(0, 0, 300, 460, brush.glow("#050718 0", "#050718 0", "#050718 0.7", y=0.42, r=0.8))
    return brush.svg()


def figures(brush: Brush) -> None:
    """Draw one with a crown and one with a pointed hat, seen from behind."""
    for x, mantle in ((92, "#8d2a4a"), (214, "#24508e")):
        start = len(brush.shapes)
        cut(brush, even((0, 0), (26, 10), (44, 70), (56, 130, 1), (0, 130, 1)), mantle)
        cut(brush, "M-17-14a17 19 0 1 1 34 0a17 19 0 1 1-34 0z", "#5a3420")
        if x < 150:
            cut(brush, "M-18-26l-4-22 11 10 11-16 11 16 11-10-4 22z", GOLD)
        else:
            cut(brush, soft([(-30, -22), (0, -34), (8, -84), (18, -34), (30, -22), (0, -16)]), darker(mantle, 0.3))
        brush.group(start, transform=f"translate({x} 352)")


def back() -> str:
    """Draw the back of a card: night blue, a golden drop in a rosette."""
    brush = Brush(300, 420, "back")
    brush.rect(0, 0, 300, 420, brush.glow("#3a4aa8", "#1c2560", "#0a0f2c", r=0.8))
    line = brush.across(lighter(GOLD, 0.4), GOLD, darker(GOLD, 0.3))
    brush.rect(16, 16, 268, 388, "none", rx=16, stroke=line, stroke_width=5)
    brush.rect(27, 27, 246, 366, "none", rx=10, stroke=GOLD, stroke_width=1.6, opacity="0.7")
    petals = "".join(
        [f'<ellipse cx="150" cy="120" rx="30" ry="92" transform="rotate({t} 150 210)"/>' for t in range(0, 360, 30)]
    )
    brush.put(f'<g fill="none" stroke="{GOLD}" stroke-width="2" opacity=".5">{petals}</g>')
    for index, ink in enumerate(INKS.values()):
        brush.put(f'<g transform="rotate({index * 60} 150 210)">')
        brush.path("M150 66l10 16-10 16-10-16z", ink.light)
        brush.put("</g>")
    for x, y in ((52, 52), (248, 52), (52, 368), (248, 368)):
        spark(brush, x, y, 16, GOLD)
    shine(brush, 150, 214, 110, "#ffe9b0", "0.5")
    start = len(brush.shapes)
    cut(brush, DROP, GOLD)
    brush.path(DROP, brush.glow("#fffbe6 0.9", "#ffd766 0.4", "#b9701c 0.5", x=0.38, y=0.6, r=0.7))
    spark(brush, 150, 186, 40)
    brush.group(start, transform="translate(0 58)")
    return brush.svg()
