"""The glass behind a figure: a window in a wall, cut into panes that are brightest where the light comes through."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import Final

from ludoteca.games.lyon.shows.art.figures import LEAD, MATERIALS
from ludoteca.games.lyon.shows.art.palettes import Palette
from ludoteca.kernel.art.brush import Brush, Point, polygon, ring
from ludoteca.kernel.art.colours import darker, mix
from ludoteca.kernel.drawing import trace

W: Final = 100
H: Final = 140
LIGHT: Final = (50.0, 46.0)
"""Where the light comes through."""


def foils(x: float, y: float, r: float, lobes: int) -> str:
    """Return the path of a rose with so many lobes."""
    points = ring(x, y, r, lobes)
    lobe = r * sin(pi / lobes) * 1.12
    d = trace("M", *points[0])
    for px, py in [*points[1:], points[0]]:
        d += trace("A", lobe, lobe, 0, 0, 1, px, py)
    return d + "z"


WINDOWS: Final = {
    "monster": "M6 146V48C6 26 28 16 50 3c22 13 44 23 44 45v98z",
    "magic": foils(50, 52, 41, 8),
    "treasure": "M28 5h44l23 23v52L72 104H28L5 80V28z",
    "character": "M6 146V42C6 27 17 20 27 23 28 10 38 4 50 4s22 6 23 19c10-3 21 4 21 19v104z",
}
"""What the wall leaves open: a lancet for Monsters, a rose for Magics, a gem's cut for Treasures, a trefoil arch for
Characters."""


def tone(palette: Palette, level: float) -> str:
    """Mix the glass of a level between deep (0) and bright (4)."""
    level = max(0.0, min(3.999, level))
    low = int(level)
    return mix(palette.glass[low], palette.glass[low + 1], round(level - low, 2))


class Glazier:
    """Cuts panes into a picture, and chooses their tones."""

    def __init__(self, brush: Brush, palette: Palette) -> None:
        self.brush = brush
        self.palette = palette

    def pane(self, *corners: Point, lift: float = 0.0) -> None:
        """Set a pane: bright near the light, deep away from it, no two alike."""
        x = sum([corner[0] for corner in corners]) / len(corners)
        y = sum([corner[1] for corner in corners]) / len(corners)
        away = hypot(x - LIGHT[0], (y - LIGHT[1]) * 0.8)
        level = 3.9 - away / 17 + lift + self.brush.between(-0.55, 0.55)
        whole = [(float(round(px)), float(round(py))) for px, py in corners]
        self.brush.path(polygon(*whole), tone(self.palette, level))

    def shape(self, d: str, level: float) -> None:
        self.brush.path(d, tone(self.palette, level + self.brush.between(-0.2, 0.2)))


def rays(glazier: Glazier) -> None:
    """Draw wedges around the light in three rings."""
    brush = glazier.brush
    count = brush.whole(10, 14)
    turn = brush.between(0, 1)
    angles = [(ray + turn + brush.between(-0.22, 0.22)) * 2 * pi / count for ray in range(count)]
    rings = (brush.between(20, 28), brush.between(44, 54), 120.0)
    for ray, angle in enumerate(angles):
        then = angles[(ray + 1) % count]
        a, b, c = [_around(r, angle) for r in rings]
        d, e, f = [_around(r, then) for r in rings]
        glazier.pane(LIGHT, a, d)
        glazier.pane(a, b, e, d)
        glazier.pane(b, c, f, e, lift=0.8 * (ray % 2))


def _around(r: float, angle: float) -> Point:
    return LIGHT[0] + r * cos(angle), LIGHT[1] + r * sin(angle)


def lozenges(glazier: Glazier) -> None:
    """Draw a lattice of diamonds."""
    w = glazier.brush.between(9, 13)
    h = w * glazier.brush.between(1.1, 1.6)
    for row in range(int(H / h) + 2):
        for column in range(int(W / w / 2) + 2):
            x = 50 + (column - 4) * 2 * w + (w if row % 2 else 0)
            y = row * h
            if -w < x < W + w:
                glazier.pane((x - w, y), (x, y - h), (x + w, y), (x, y + h))


def hills(glazier: Glazier) -> None:
    """Draw a great disc in rings over rolling ground."""
    brush = glazier.brush
    glazier.shape("M0 0H100V140H0z", 0.7)
    for _ in range(7):
        x = brush.between(0, 100)
        glazier.shape(trace("M50 46L", x - 9, -2, x + 9, -2, "z"), brush.between(1, 2))
    x, y = brush.between(40, 60), brush.between(34, 50)
    for r, level in ((44, 1.6), (36, 2.6), (28, 3.5)):
        glazier.shape(trace("M", x - r, y, "a", r, r, 0, 1, 0, 2 * r, 0, "a", r, r, 0, 1, 0, -2 * r, 0, "z"), level)
    for level, shade in ((74, 2.2), (86, 1.3), (98, 0.6)):
        bend = brush.between(-12, 12)
        glazier.shape(trace("M-2", level, "q", 26, -10 + bend, 52, 0, "t52 0v80h-104z"), shade)


def waves(glazier: Glazier) -> None:
    """Draw clouds and water in scales, row over row."""
    brush = glazier.brush
    glazier.shape("M0 0H100V140H0z", 2.4)
    for ray in range(6):
        angle = ray * pi / 3 + brush.between(-0.3, 0.3)
        glazier.pane(LIGHT, _around(90, angle), _around(90, angle + 0.5), lift=1.6)
    r = brush.between(11, 15)
    for row in range(5):
        y = 72 + row * r * 0.86
        for column in range(-1, int(W / r / 2) + 2):
            x = column * 2 * r + (r if row % 2 else 0)
            glazier.shape(trace("M", x - r, y + r, "a", r, r, 0, 0, 1, 2 * r, 0, "z"), 2.6 - row * 0.5)


def stones(glazier: Glazier) -> None:
    """Draw courses of blocks, as in a wall that lets light through."""
    brush = glazier.brush
    y = -4.0
    while y < H:
        h = brush.between(11, 17)
        x = -brush.between(0, 20)
        while x < W:
            w = brush.between(16, 30)
            glazier.pane((x, y), (x + w, y), (x + w, y + h), (x, y + h))
            x += w
        y += h


CUTS: Final[dict[str, tuple[Callable[[Glazier], None], ...]]] = {
    "leoni": (rays, hills, rays),
    "notturni": (hills, lozenges, rays),
    "corsari": (waves, waves, rays),
    "custodi": (stones, hills, stones),
}
"""How the glass of a Team is cut; others cut it as they like."""
_ANY: Final = (lozenges, rays, hills, stones)
_BORDERS: Final = {"0": "trim", "1": "steel", "2": "gold"}


def window(brush: Brush, kind: str, team: str, palette: Palette, level: str) -> None:
    """Paint the wall, and the glass in its window with the border that its level has."""
    wall = darker(palette.glass[0], 0.55)
    brush.rect(0, 0, W, H, brush.down(mix(wall, palette.glass[1], 0.35), darker(wall, 0.5)))
    opening = WINDOWS.get(kind, WINDOWS["treasure"])
    _spandrels(brush, kind, palette)
    start = len(brush.shapes)
    brush.one_of(CUTS.get(team, _ANY))(Glazier(brush, palette))
    brush.group(start, stroke=LEAD, stroke_width=1.3, stroke_linejoin="round")
    brush.ellipse(*LIGHT, 46, 50, brush.glow("#fffbe6 0.75", "#fff3c4 0.35", "#ffffff 0"))
    _beams(brush)
    brush.rect(0, 84, W, 62, brush.down("#120a14 0", "#120a14 0.7"))
    brush.group(start, clip_path=brush.clip(opening))
    _border(brush, opening, palette, level)


def _beams(brush: Brush) -> None:
    for _ in range(3):
        x = brush.between(-50, 40)
        w = brush.between(6, 16)
        brush.path(
            polygon((x, 0), (x + w, 0), (x + w + 70, 140), (x + 60, 140)), "#ffffff", opacity=0.13, stroke="none"
        )


def _spandrels(brush: Brush, kind: str, palette: Palette) -> None:
    """Draw small panes in the corners that the window leaves."""
    low = (93.0,) if kind in ("magic", "treasure") else ()
    for y in (9.0, *low):
        for x in (9.0, W - 9.0):
            brush.path(foils(x, y, 4.6, 3), palette.trim[1], stroke=LEAD, stroke_width=1.4)
            brush.circle(x - 1, y - 1, 1.6, palette.trim[0])


def _border(brush: Brush, opening: str, palette: Palette, level: str) -> None:
    """Lead, a strip of small panes in two colours, and the lead between them."""
    bright, plain, deep = palette.trim if _BORDERS.get(level, "trim") == "trim" else MATERIALS[_BORDERS[level]]
    brush.path(opening, stroke=LEAD, stroke_width=8.4, stroke_linejoin="round")
    brush.path(opening, stroke=plain, stroke_width=5)
    brush.path(opening, stroke=deep, stroke_width=5, stroke_dasharray="7 7")
    brush.path(opening, stroke=LEAD, stroke_width=5, stroke_dasharray="1.2 5.8", stroke_dashoffset=0.6)
    brush.path(opening, stroke=bright, stroke_width=1, opacity=0.6)
