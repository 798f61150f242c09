"""What the motifs of cards are made of: filled shapes with a dark edge, glows, arrows, trails, brooms, hands."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.arena.shows.art.dressing import hand, rim, solid, sparks, stick
from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.kernel.art.brush import Brush, polygon, star
from ludoteca.kernel.art.colours import lighter

__all__ = [
    "Motif",
    "arrow",
    "bloom",
    "broom",
    "burst",
    "claw_marks",
    "fist",
    "hand",
    "heart",
    "rim",
    "solid",
    "sparks",
    "stick",
]

Motif = Callable[[Brush, Dress], None]
"""Draws something on 120 by 90."""


def bloom(brush: Brush, x: float, y: float, r: float, tone: str, strength: float = 0.8) -> None:
    """Draw a light that fades."""
    brush.circle(x, y, r, brush.glow(f"{tone} {strength}", f"{tone} 0"))


def burst(brush: Brush, x: float, y: float, r: float, tone: str = "#ffd45a") -> None:
    """Draw the star of a blow."""
    brush.path(star(x, y, r, 9, 0.55, 0.3), tone, stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    brush.path(star(x, y, r * 0.55, 9, 0.55, 0.3), lighter(tone, 0.65))


def broom(brush: Brush, x: float, y: float, size: float = 1.0, turn: float = 0) -> None:
    """Draw a broom that stands on (x, y)."""
    start = len(brush.shapes)
    stick(brush, "M0 -62V-24", "#a06a34", 4)
    solid(brush, polygon((-7, -26), (7, -26), (13, 0), (-13, 0)), "#f0be46")
    brush.line("M-5 -20L-8 -3M0 -20V-3M5 -20L8 -3", "#8a5a1c", 1.6)
    stick(brush, "M-7 -26H7", "#c2402c", 2.6)
    brush.group(start, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})")


def arrow(brush: Brush, d: str, end: tuple[float, float], turn: float, tone: str) -> None:
    """Draw a bent arrow along a path."""
    brush.line(d, INK, 9)
    brush.line(d, tone, 5)
    x, y = end
    start = len(brush.shapes)
    brush.path("M0 -10L16 0L0 10z", tone, stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    brush.group(start, transform=f"translate({x:g} {y:g}) rotate({turn:g})")


def heart(brush: Brush, x: float, y: float, size: float, tone: str = "#ff6a7a") -> None:
    start = len(brush.shapes)
    solid(brush, "M0 14C-22 0 -16 -16 -6 -14C-2 -13 0 -9 0 -7C0 -9 2 -13 6 -14C16 -16 22 0 0 14z", tone)
    rim(brush, "M-10 -8Q-12 -4 -10 0")
    brush.group(start, transform=f"translate({x:g} {y:g}) scale({size:g})")


def fist(brush: Brush, x: float, y: float, size: float, tone: str, turn: float = 0) -> None:
    """Draw a clenched hand with its sleeve at the left."""
    start = len(brush.shapes)
    solid(brush, "M-44 -12H-16V14H-44z", "#7a4326")
    solid(brush, "M-18 -14Q-16 -20 -4 -20H10Q18 -20 18 -12V12Q18 20 8 20H-8Q-18 18 -18 10z", tone)
    brush.line("M4 -10H16M4 0H17M4 10H16", INK, 2)
    solid(brush, "M-8 2Q-2 -4 6 0Q8 8 0 12Q-10 12 -8 2z", lighter(tone, 0.15), 1.8)
    brush.group(start, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})")


def claw_marks(brush: Brush, tone: str, glow: str, count: int = 4) -> None:
    """Draw the traces of claws from the upper right to the lower left."""
    for claw in range(count):
        x = 26 + claw * 22
        brush.path(f"M{x + 22} 10Q{x + 16} 46 {x - 6} 82Q{x + 4} 44 {x + 22} 10z", glow, stroke=INK, stroke_width=2.4)
        brush.path(f"M{x + 20} 18Q{x + 13} 46 {x - 1} 72Q{x + 6} 44 {x + 20} 18z", tone)
