"""The cover of the box, a rose window over two duellists, and the back of the cards, which has the same rose."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.lyon.shows.art.figures import LEAD, MATERIALS, paint
from ludoteca.games.lyon.shows.art.glass import foils
from ludoteca.games.lyon.shows.art.palettes import TEAMS
from ludoteca.kernel.art.brush import Brush, Point, polygon, star
from ludoteca.kernel.art.colours import darker, lighter, mix
from ludoteca.kernel.drawing import trace

HUES: Final = ("#d8372f", "#2f6fc4", "#f0b43c", "#7a45b8", "#2f9a62", "#e8743a", "#3fa6c8", "#c4457a")


def rose(brush: Brush, x: float, y: float, rings: tuple[tuple[float, float, int], ...], dim: float) -> None:
    """Set rings of panes, each from one radius to another in so many, and a jewel in every pane that has room.

    Panes of one colour are one path, and jewels are the round ends of strokes without length: a rose has many.
    """
    panes: dict[str, str] = {}
    jewels: dict[tuple[str, int], str] = {}
    for ring, (inner, outer, count) in enumerate(rings):
        step = 2 * pi / count
        size = round(min((outer - inner) * 0.5, outer * step * 0.4))
        for n in range(count):
            start = ring * pi / count + n * step
            glass = darker(
                lighter(HUES[(n * (1 + ring % 2 * 2) + ring * 3) % len(HUES)], brush.whole(0, 2) * 0.14), dim
            )
            panes[glass] = panes.get(glass, "") + _pane((x, y), inner, outer, (start, start + step))
            if outer - inner > 12:
                jewel = darker(lighter(HUES[(n + ring * 2 + 3) % len(HUES)], 0.35), dim), size
                dot = trace("M", *_at((x, y), (inner + outer) / 2, start + step / 2), "h0")
                jewels[jewel] = jewels.get(jewel, "") + dot
    for glass, d in panes.items():
        brush.path(d, glass)
    start = len(brush.shapes)
    for (_, wide), d in jewels.items():
        brush.path(d, stroke=LEAD, stroke_width=wide + 4)
    for (glass, wide), d in jewels.items():
        brush.path(d, stroke=glass, stroke_width=wide)
    brush.group(start, stroke_linecap="round")


def _pane(middle: Point, inner: float, outer: float, angles: tuple[float, float]) -> str:
    (a, b), (c, d) = _at(middle, inner, angles[0]), _at(middle, outer, angles[0])
    (e, f), (g, h) = _at(middle, outer, angles[1]), _at(middle, inner, angles[1])
    return trace(
        "M", a, b, "L", c, d, "A", outer, outer, 0, 0, 1, e, f, "L", g, h, "A", inner, inner, 0, 0, 0, a, b, "z"
    )


def _at(middle: Point, r: float, angle: float) -> Point:
    """Return a point around a middle, to the half of a unit: nobody sees more."""
    return round(2 * (middle[0] + r * cos(angle))) / 2, round(2 * (middle[1] + r * sin(angle))) / 2


def cover() -> str:
    """Draw the cover, 300 by 460."""
    brush = Brush(300, 460, "cover")
    brush.rect(0, 0, 300, 460, brush.down("#2b2350", "#3a2a63", "#1b1436", "#0c0818"))
    _vaults(brush)
    brush.circle(150, 148, 150, brush.glow("#fff2c0 0.7", "#ffce7a 0.25", "#ffffff 0"))
    start = len(brush.shapes)
    rose(brush, 150, 148, ((36, 59, 10), (61, 87, 14), (89, 113, 18), (115, 137, 24)), 0.05)
    brush.group(start, stroke=LEAD, stroke_width=3.4)
    for r in (60, 88, 114, 138):
        brush.circle(150, 148, r, "none", stroke=LEAD, stroke_width=5.5)
        brush.circle(150, 148, r, "none", stroke="#c9a24a", stroke_width=1.2, opacity=0.8)
    brush.circle(150, 148, 140, brush.glow("#fffbe8 0.75", "#fff0c0 0.28", "#ffffff 0", y=0.45))
    brush.circle(150, 148, 36, brush.glow("#fffef4", "#ffe9a6", "#d88a2c"), stroke=LEAD, stroke_width=4)
    brush.circle(153, 152, 62, brush.glow("#0b0610 0.7", "#0b0610 0.5", "#0b0610 0"))
    red = {"cloth": MATERIALS["ember"], "trim": MATERIALS["gold"]}
    paint(brush, ["shield/steel=white", "crossed"], "translate(90 88) scale(1.2)", red, "")
    paint(brush, ["crown"], "translate(124 46) scale(.52)", red, "")
    for x, slant in ((60, -60), (110, -24), (170, 20), (214, 56)):
        brush.path(trace("M", x, 230, "h26l", slant, 230, "h-50z"), "#ffe9b0", opacity=0.1)
    _arch(brush, 18, "notturni", ["robe/cloth=night", "head/skin=pale", "veil/black=night", "staff-held"])
    _arch(brush, 160, "leoni", ["mane-on", "mail", "full-helm/steel=gold", "plume", "sword-held"])
    brush.rect(0, 380, 300, 80, brush.down("#07040c 0", "#07040c 0.85"))
    brush.rect(0, 0, 300, 460, brush.glow("#000000 0", "#000000 0", "#000000 0.55", y=0.4, r=0.8))
    return brush.svg()


def _vaults(brush: Brush) -> None:
    """Draw ribs and pillars of the nave, far behind."""
    ribs = "".join([trace("M", 10 + rib * 47, "460V210Q", 10 + rib * 47, 60, 150, -30) for rib in range(7)])
    brush.path(ribs, stroke="#3d2f69", stroke_width=7, opacity=0.6)
    brush.path(ribs, stroke="#8f7cc4", stroke_width=1.2, opacity=0.35)


def _arch(brush: Brush, x: float, team: str, parts: list[str]) -> None:
    """Draw a lancet with one of the duellists."""
    glass = TEAMS[team].glass
    tones = {"cloth": TEAMS[team].cloth, "trim": TEAMS[team].trim}
    d = trace("M", x, 462, "V352c0-32 36-46 61-66 25 20 61 34 61 66v110z")
    start = len(brush.shapes)
    brush.path(d, glass[1])
    for wedge in range(9):
        angle = pi + wedge * pi / 9
        a, b = _at((x + 61, 376), 190, angle), _at((x + 61, 376), 190, angle + pi / 9)
        brush.path(polygon((x + 61, 376), a, b), mix(glass[1], glass[3], brush.between(0, 0.8)))
    brush.group(start, stroke=LEAD, stroke_width=2.4)
    brush.circle(x + 61, 350, 62, brush.glow("#fffbe0 0.85", "#ffffff 0"))
    paint(brush, parts, f"translate({x + 8} 318) scale(1.08)", tones, "")
    brush.group(start, clip_path=brush.clip(d))
    for stroke, wide in ((LEAD, 11.0), ("#cda64f", 5.0), ("#fff0b8", 1.2)):
        brush.path(d, stroke=stroke, stroke_width=wide)


def back() -> str:
    """Draw the back of every card, 100 by 140."""
    brush = Brush(100, 140, "back")
    brush.rect(0, 0, 100, 140, brush.glow("#5d2440", "#32101f", "#170710", r=0.75))
    brush.rect(5, 5, 90, 130, "none", rx=5, stroke="#c79a45", stroke_width=1.6)
    brush.rect(8, 8, 84, 124, "none", rx=4, stroke="#c79a45", stroke_width=0.7, opacity=0.7)
    for x, y, sx, sy in ((10, 10, 1, 1), (90, 10, -1, 1), (10, 130, 1, -1), (90, 130, -1, -1)):
        scroll = trace("M", x, y + 22 * sy, "q", 2 * sx, -18 * sy, 22 * sx, -20 * sy, "m", -18 * sx, 16 * sy)
        brush.line(scroll + trace("q", 8 * sx, -2 * sy, 10 * sx, -10 * sy), "#c79a45", 1.2)
    start = len(brush.shapes)
    rose(brush, 50, 70, ((10, 21, 8), (21, 32, 12), (32, 42, 16)), 0.3)
    brush.group(start, stroke="#170710", stroke_width=1.5)
    for r in (10, 21, 32, 42):
        brush.circle(50, 70, r, "none", stroke="#d9ad55", stroke_width=1)
    brush.circle(50, 70, 9.4, brush.glow("#fff3c4", "#e0a944", "#8a5418"))
    brush.path(star(50, 70, 8.6, 8, 0.42), "#5a1c38", stroke="#fff3c4", stroke_width=0.7)
    for y in (20, 120):
        brush.path(foils(50, y, 5.4, 4), darker(HUES[0], 0.2), stroke="#d9ad55", stroke_width=1.2)
        for x in (34, 66):
            brush.path(foils(x, y, 3.2, 4), darker(HUES[1], 0.2), stroke="#d9ad55", stroke_width=1)
    return brush.svg(fills=True)
