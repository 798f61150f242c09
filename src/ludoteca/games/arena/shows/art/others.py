"""Figures for people of other boxes, by what they are."""

from __future__ import annotations

from ludoteca.games.arena.shows.art.dressing import flame, hand, hood, robe, solid, stick
from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.kernel.art.brush import Brush, polygon, smooth, star
from ludoteca.kernel.art.colours import darker


def champion(brush: Brush, dress: Dress) -> None:
    """Draw a hero: a sword held high, a cape."""
    solid(
        brush,
        smooth((40, 58), (14, 96), (8, 146), (46, 140), (80, 140), (112, 146), (104, 96), (80, 58), closed=True),
        dress.under,
    )
    robe(brush, dress, 30, 46)
    brush.path("M34 94H86V103H34z", dress.trim, stroke=INK, stroke_width=1.6)
    hood(brush, dress, tip=(60, 8))
    stick(brush, "M96 84V20", "#dfe8f6", 6)
    brush.path("M92.6 22L96 8L99.4 22z", "#ffffff", stroke=INK, stroke_width=1.6)
    stick(brush, "M84 84H108", "#ffd45a", 4)
    hand(brush, 96, 92, dress.trim)


def warlock(brush: Brush, dress: Dress) -> None:
    """Draw a villain: bent horns, a ball of dark fire."""
    robe(brush, dress, 42, 46)
    for sign in (-1, 1):
        solid(
            brush,
            f"M{60 + sign * 14} 26C{60 + sign * 38} 24 {60 + sign * 40} 8 {60 + sign * 28} -2"
            f"C{60 + sign * 30} 8 {60 + sign * 24} 14 {60 + sign * 10} 14z",
            "#d9cdb4",
            1.8,
        )
    hood(brush, dress, tip=(60, 12))
    flame(brush, 24, 80, 1.1, (darker(dress.trim, 0.5), dress.trim, "#ffffff"))
    hand(brush, 26, 100, dress.cloth)


def guard(brush: Brush, dress: Dress) -> None:
    """Draw somebody of a kingdom: a crown over the hood, a shield, a spear."""
    stick(brush, "M98 26V150", "#9a6a36", 4)
    solid(brush, polygon((98, 2), (106, 22), (98, 32), (90, 22)), "#dfe8f6", 1.8)
    robe(brush, dress, 36, 46)
    hood(brush, dress, tip=(60, 14))
    solid(brush, "M40 24L38 6L50 14L60 2L70 14L82 6L80 24Q60 32 40 24z", "#ffd45a", 1.8)
    solid(brush, "M12 80Q28 78 33 72Q38 78 54 80V104Q50 126 33 134Q16 126 12 104z", dress.trim)
    brush.path(star(33, 102, 13, 5), dress.under)
    hand(brush, 98, 92, dress.cloth)


def tide_walker(brush: Brush, dress: Dress) -> None:
    """Draw somebody of the ocean: a robe of waves and a shell as a lamp."""
    robe(brush, dress, 40, 46)
    for y in (108, 124, 140):
        brush.line(f"M24 {y}Q34 {y - 9} 44 {y}T64 {y}T84 {y}T98 {y - 2}", "#d8fbff", 3, opacity=0.85)
    hood(brush, dress, tip=(40, 8))
    brush.circle(92, 84, 20, "#d8fbff", opacity=0.2)
    solid(brush, smooth((92, 68), (106, 78), (102, 94), (92, 100), (82, 94), (78, 78), closed=True), "#ffe0c8", 1.8)
    brush.line("M92 98V72M92 98L84 78M92 98L100 78", "#b8685a", 1.8)
    hand(brush, 92, 102, dress.cloth)


def wanderer(brush: Brush, dress: Dress) -> None:
    """Draw anybody: a cloak, a staff with a light."""
    stick(brush, "M92 24L88 150", "#8a6238", 4)
    brush.circle(92, 20, 15, dress.trim, opacity=0.25)
    brush.circle(92, 20, 7, brush.glow("#ffffff", dress.trim), stroke=INK, stroke_width=1.8)
    robe(brush, dress, 38, 46)
    hood(brush, dress, tip=(66, 4))
    hand(brush, 90, 94, dress.cloth)
