"""What figures are made of: cloth with light from the upper left, hoods, staffs, hands, sparks, fire."""

from __future__ import annotations

from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.kernel.art.brush import Brush, Point, smooth, star
from ludoteca.kernel.art.colours import darker, lighter


def solid(brush: Brush, d: str, tone: str, wide: float = 2.2) -> None:
    """Draw something with light from the upper left and a dark edge."""
    brush.path(
        d,
        brush.across(lighter(tone, 0.32), tone, darker(tone, 0.42)),
        stroke=INK,
        stroke_width=wide,
        stroke_linejoin="round",
    )


def stick(brush: Brush, d: str, tone: str, wide: float = 4) -> None:
    """Draw something long and thin."""
    brush.line(d, INK, wide + 3.4)
    brush.line(d, tone, wide)
    brush.line(d, lighter(tone, 0.45), wide * 0.28)


def rim(brush: Brush, d: str, tone: str = "#ffffff", opacity: float = 0.55) -> None:
    """Draw the light along an edge."""
    brush.line(d, tone, 1.8, opacity=opacity)


def robe(brush: Brush, dress: Dress, wide: float = 40, top: float = 44) -> None:
    """Draw a long cloak with folds."""
    shoulder, hem = wide * 0.62, wide
    solid(
        brush,
        smooth(
            (60, top),
            (60 + shoulder, top + 22),
            (60 + shoulder, 100),
            (60 + hem, 146),
            (60, 152),
            (60 - hem, 146),
            (60 - shoulder, 100),
            (60 - shoulder, top + 22),
            closed=True,
        ),
        dress.cloth,
    )
    for fold in (-0.5, -0.1, 0.35):
        brush.line(
            smooth((60 + shoulder * fold * 0.6, 84), (60 + shoulder * fold, 116), (60 + hem * fold * 1.2, 146)),
            dress.under,
            2.4,
            opacity=0.6,
        )
    rim(brush, smooth((60 - shoulder + 4, top + 24), (60 - shoulder + 3, 100), (60 - hem + 6, 142)))


def hood(brush: Brush, dress: Dress, y: float = 36, tip: Point = (60, 6), size: float = 1.0) -> None:
    """Draw a hood that ends in a tip, darkness in it, and two lights for eyes."""
    w = 24 * size
    solid(
        brush,
        smooth(
            tip,
            (60 + w * 0.7, y - 16 * size),
            (60 + w, y + 8),
            (60 + w * 0.7, y + 25),
            (60, y + 31),
            (60 - w * 0.7, y + 25),
            (60 - w, y + 8),
            (60 - w * 0.7, y - 16 * size),
            closed=True,
        ),
        dress.cloth,
    )
    rim(brush, smooth((60 - w * 0.62, y - 12), (60 - w + 3.5, y + 8), (60 - w * 0.6, y + 23)))
    face(brush, dress, y + 8, size)


def face(brush: Brush, dress: Dress, y: float, size: float = 1.0) -> None:
    brush.ellipse(
        60, y, 15 * size, 17 * size, brush.glow("#2a1c3c", "#06030c", y=0.7), stroke=dress.under, stroke_width=2
    )
    for x in (54, 66):
        brush.ellipse(60 + (x - 60) * size, y - 1, 5, 5.4, dress.eyes, opacity=0.22)
        brush.ellipse(60 + (x - 60) * size, y - 1, 2.6, 3.4, dress.eyes)


def hand(brush: Brush, x: float, y: float, tone: str) -> None:
    brush.circle(x, y, 6, brush.across(lighter(tone, 0.3), darker(tone, 0.2)), stroke=INK, stroke_width=2)


def sparks(brush: Brush, points: tuple[tuple[float, float, float], ...], tone: str) -> None:
    for x, y, r in points:
        brush.circle(x, y, r * 1.5, tone, opacity=0.2)
        brush.path(star(x, y, r, 4, 0.3), tone)


def flame(
    brush: Brush, x: float, y: float, size: float, tones: tuple[str, str, str] = ("#2f9a2a", "#7dff5a", "#eaffb8")
) -> None:
    """Draw a fire around (x, y)."""
    brush.circle(x, y, 20 * size, brush.glow(f"{tones[1]} 0.6", f"{tones[1]} 0"))
    for tone, share in zip(tones, (1.0, 0.68, 0.36), strict=True):
        s = size * share
        foot = y + 13 * size
        brush.path(
            f"M{x:.1f} {foot:.1f}C{x - 14 * s:.1f} {foot:.1f} {x - 13 * s:.1f} {foot - 16 * s:.1f} "
            f"{x - 3 * s:.1f} {foot - 32 * s:.1f}C{x - 1 * s:.1f} {foot - 22 * s:.1f} {x + 15 * s:.1f} "
            f"{foot - 18 * s:.1f} {x + 11 * s:.1f} {foot - 6 * s:.1f}C{x + 9 * s:.1f} {foot:.1f} "
            f"{x + 5 * s:.1f} {foot:.1f} {x:.1f} {foot:.1f}z",
            tone,
        )
