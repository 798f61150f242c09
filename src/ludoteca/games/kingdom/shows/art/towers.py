"""Towers, 100 by 120, feet at 112: a family has its roof and weapon, a level its height, stone and trim.

Level 1 is of wood, 2 of stone with a roof, 3 has a banner or a second weapon, 4 gold and a mark of its own; the two
towers of level 4 of a family differ in that mark and in their colour.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.kingdom.shows.art.pen import INK, Pen, oval
from ludoteca.kernel.art.brush import polygon, star
from ludoteca.kernel.art.colours import mix

WIDE: Final = 100
HIGH: Final = 120
FOOT: Final = 112.0
GOLD: Final = "#f4cd52"
WOOD: Final = "#a5713c"
STONE: Final = "#b3aa97"
SKIN: Final = "#f0c493"
GROWN: Final = {
    "archers": (1.36, 1.05, 0.98, 0.98),
    "mages": (1.16, 1.06, 1.0, 1.0),
    "artillery": (1.3, 1.22, 1.16, 1.08),
    "soldiers": (1.34, 1.3, 1.2, 1.12),
}
"""How much larger than its level says a tower is drawn, so that all fill their picture."""


def tower(pen: Pen, family: str, level: int, other: bool) -> None:
    """Draw a tower; `other` is the second one of its family and level."""
    pen.path(oval(52, FOOT, 43, 7), "#0f0a06", opacity=".4")
    start = len(pen.shapes)
    FAMILIES.get(family, hall)(pen, level, other)
    grown = GROWN.get(family, (1.2, 1.1, 1.0, 1.0))[level - 1]
    pen.group(start, transform=f"translate({50 - 50 * grown:.1f} {FOOT - FOOT * grown:.1f}) scale({grown})")
    for index in range(level):
        x = 50 + (index - (level - 1) / 2) * 11
        pen.path(star(x, 114.5, 5.6), "#ffd84a", stroke="#4a2a06", stroke_width=1.3)


def body(pen: Pen, wide: float, top: float, colour: str, foot: float = 4, rows: int = 4) -> None:
    """Draw the walls, with courses of stone and shade on the right."""
    left, right = 50 - wide / 2, 50 + wide / 2
    pen.solid(polygon((left - foot, FOOT), (left, top), (right, top), (right + foot, FOOT)), colour)
    seams = ""
    for row in range(1, rows + 1):
        y = top + (FOOT - top) * row / (rows + 1)
        seams += f"M{left + 1:.1f} {y:.1f}H{right - 1:.1f}"
        for brick in range(3):
            x = left + wide * ((brick + (0.3 if row % 2 else 0.62)) / 3)
            seams += f"M{x:.1f} {y:.1f}v{(FOOT - top) / (rows + 1):.1f}"
    pen.line(seams, mix(colour, "#2a1c10", 0.5), 1.1, opacity=".6")
    shade = polygon((50 + wide * 0.14, top), (right, top), (right + foot, FOOT), (50 + wide * 0.2, FOOT))
    pen.path(shade, "#140a20", opacity=".25")


def battlements(pen: Pen, left: float, right: float, y: float, colour: str, n: int = 4, high: float = 7) -> None:
    each = (right - left) / (2 * n - 1)
    teeth = [f"M{left + 2 * tooth * each:.1f} {y:.1f}v{-high}h{each:.1f}v{high}z" for tooth in range(n)]
    pen.solid("".join(teeth), colour, 1.8)


def flag(pen: Pen, x: float, y: float, colour: str) -> None:
    pen.line(f"M{x:.1f} {y:.1f}v-17", "#3a2412", 2.2)
    pen.solid(f"M{x:.1f} {y - 17:.1f}q7-3 15 2q-4 3 0 8q-7-4-15-1z", colour, 1.6)


def door(pen: Pen, y: float = FOOT, wide: float = 12) -> None:
    pen.thin(f"M{50 - wide / 2:.1f} {y:.1f}v-9q{wide / 2:.1f}-9 {wide:.1f} 0v9z", "#24170e")


def archers(pen: Pen, level: int, other: bool) -> None:
    """Draw a platform with bowmen; from level 2 a green roof; the other one of level 4 has muskets and a blue roof."""
    high, wide = (30, 40, 50, 54)[level - 1], (36, 40, 44, 50)[level - 1]
    top = FOOT - high
    walls = WOOD if level == 1 else STONE
    cloth = "#3a5fb8" if other else "#2f8a3e"
    body(pen, wide, top, walls, rows=2 + level)
    if level == 1:
        pen.line(f"M{32} {top + 6}L68 106M68 {top + 6}L32 106", "#5a3b1c", 3)
    else:
        door(pen)
    if level >= 3:
        pen.thin(f"M43 {top + 7}h14v15l-7 6-7-6z", "#d8372b" if not other else GOLD)
    left, right = 50 - wide / 2 - 8, 50 + wide / 2 + 8
    pen.solid(polygon((left + 4, top + 3), (left, top - 5), (right, top - 5), (right - 4, top + 3)), "#7b5430")
    for x, way in ((50 - wide * 0.25, 1), (50 + wide * 0.25, -1)) if level > 1 else ((50.0, 1),):
        bowman(pen, x, top - 5, way, cloth, muskets=other)
    battlements(pen, left, right, top + 1, "#8d6238" if level == 1 else STONE)
    if level == 1:
        flag(pen, right - 2, top - 5, "#d8372b")
        return
    eaves = top - 29
    pen.line(f"M{left + 3:.1f} {top - 5}V{eaves}M{right - 3:.1f} {top - 5}V{eaves}", "#4a2e16", 3)
    pen.solid(
        f"M{left - 5:.1f} {eaves + 3}Q50 {eaves - 3} {right + 5:.1f} {eaves + 3}L50 {eaves - 12 - 2 * level}z", cloth
    )
    pen.line(
        f"M50 {eaves - 10 - 2 * level}L40 {eaves}M50 {eaves - 10 - 2 * level}L60 {eaves}", mix(cloth, INK, 0.5), 1.4
    )
    if level == 4:
        pen.solid(f"M{left - 3:.1f} {top - 1}H{right + 3:.1f}v4H{left - 3:.1f}z", GOLD, 1.4)
        if other:
            pen.circle(50, eaves - 20, 4, GOLD, stroke=INK, stroke_width=1.4)
        else:
            for x in (12, 88):
                pen.solid(f"M{x - 7} {FOOT}Q{x - 9} 96 {x} 84Q{x + 9} 98 {x + 7} {FOOT}z", "#37903f")
            flag(pen, 50, eaves - 16, "#d8372b")
    else:
        flag(pen, 50, eaves - 9 - 2 * level, "#d8372b")


def bowman(pen: Pen, x: float, y: float, way: int, cloth: str, muskets: bool) -> None:
    pen.solid(f"M{x - 7:.1f} {y}q0-12 7-12q7 0 7 12z", cloth, 1.6)
    pen.circle(x, y - 14, 5.2, pen.rounded(SKIN), stroke=INK, stroke_width=1.6)
    pen.thin(f"M{x - 6.5:.1f} {y - 14}q6.5-12 13 0q-6.5-4-13 0z", mix(cloth, "#ffffff", 0.15))
    if muskets:
        pen.line(f"M{x + 4 * way:.1f} {y - 4}L{x - 14 * way:.1f} {y - 16}", "#3a3f4a", 2.6)
    else:
        pen.line(f"M{x - 9 * way:.1f} {y - 21}q{-8 * way} 9 0 18", "#5b2f10", 2.4)


def mages(pen: Pen, level: int, other: bool) -> None:
    """Draw a slender tower under a pointed roof with a crystal; each level adds a turret, a rune, a ring."""
    high, wide = (34, 42, 48, 52)[level - 1], (26, 30, 32, 36)[level - 1]
    top = FOOT - high
    walls = "#8288c0" if level < 3 else "#8f86cf"
    roof, gem = ("#a8326a", "#ff9d5a") if other else ("#3d4fd0", "#57e6ff")
    body(pen, wide, top, walls, 8, 3 + level)
    door(pen, wide=11)
    pen.thin(f"M46.5 {top + 20}v-6q3.5-7 7 0v6z", "#8ff0ff")
    if level >= 2:
        turret(pen, 50 - wide / 2 - 7, top + 16, roof)
    if level >= 3:
        turret(pen, 50 + wide / 2 + 7, top + 24, roof)
        pen.line(f"M40 {top + 29}v6M37 {top + 32}h6M60 {top + 29}v6M57 {top + 32}h6", "#9ff3ff", 1.8)
    reach = wide / 2 + 10
    tip = top - 26 - 3 * level
    left, right, eaves = 50 - reach, 50 + reach, top + 3
    slope = f"Q58 {top - 8} 50 {tip}Q42 {top - 8} {left} {eaves}z"
    pen.solid(f"M{left} {eaves}Q50 {top + 11} {right} {eaves}" + slope, roof)
    pen.line(f"M{52 - reach} {top + 3}Q50 {top + 10} {48 + reach} {top + 3}", "#f6d25a", 2.4)
    for x, y in ((45, top - 4), (56, top), (50, top - 15))[:level]:
        pen.path(star(x, y, 3.2), "#ffe784")
    size = 5 + level * 1.1
    pen.circle(50, tip - size, size * 2, gem, opacity=".3")
    flat = size * 0.8
    pen.thin(polygon((50, tip - size * 2.3), (50 + flat, tip - size), (50, tip + 2), (50 - flat, tip - size)), gem)
    if level == 4:
        pen.line(f"M14 {top + 26}a36 8 0 1 0 72 0", gem, 2.6)
        for x in (14, 86):
            pen.thin(f"M{x} {top + 17}l5 8-5 9-5-9z", gem)


def turret(pen: Pen, x: float, y: float, roof: str) -> None:
    pen.solid(f"M{x - 6:.1f} {y}h12v13l-6 5-6-5z", "#6a72a8", 1.8)
    pen.solid(f"M{x - 9:.1f} {y + 1}L{x:.1f} {y - 18}L{x + 9:.1f} {y + 1}z", roof, 1.8)


def artillery(pen: Pen, level: int, other: bool) -> None:
    """Draw a broad base with a cannon; a second barrel at level 3; the other one of level 4 is a coil of lightning."""
    high, wide = (24, 29, 34, 38)[level - 1], (52, 58, 62, 70)[level - 1]
    top = FOOT - high
    walls = "#8c6a4c" if level == 1 else "#968c7e" if level < 4 else "#6c6a78"
    body(pen, wide, top, walls, 6, 1 + level)
    if level >= 2:
        left, right = 50 - wide / 2 - 3, 50 + wide / 2 + 3
        pen.thin(f"M{left} {top + high * 0.6:.1f}H{right}v5H{left}z", "#c98a2e")
    door(pen, wide=14)
    battlements(pen, 50 - wide / 2 - 3, 50 + wide / 2 + 3, top + 2, walls, 5)
    if level == 4 and other:
        coil(pen, top)
        return
    start = len(pen.shapes)
    if level >= 3:
        barrel(pen, 40, top - 4, 8, 36, "#5d6474")
    barrel(pen, 46, top - 8, (9, 10.5, 11, 14)[level - 1], (34, 38, 42, 48)[level - 1], "#4b5160")
    pen.group(start, transform=f"rotate(-32 46 {top - 6})")
    pen.circle(46, top - 3, 9, pen.rounded("#7e5128"), stroke=INK, stroke_width=2)
    pen.circle(46, top - 3, 3, GOLD)
    flag(pen, 20, top - 3, "#d8372b")
    for x in (74, 82):
        pen.circle(x, FOOT - 3, 5, pen.rounded("#3a3f4a"), stroke=INK, stroke_width=1.6)
    if level == 4:
        pen.solid(f"M{50 - 39} {top + 1}H{50 + 39}v4H{50 - 39}z", GOLD, 1.4)


def barrel(pen: Pen, x: float, y: float, half: float, long: float, colour: str) -> None:
    breech = f"M{x - 12} {y - half * 0.8:.1f}q-7 {half * 0.8:.1f} 0 {half * 1.6:.1f}"
    mouth = f"v{half * 0.3:.1f}h8v{-half * 1.8:.1f}h-8v{half * 0.3:.1f}z"
    pen.solid(f"{breech}L{x + long - 9} {y + half * 0.6:.1f}{mouth}", colour)
    pen.ellipse(x + long - 1, y, 2.4, half * 0.8, "#14161c")


def coil(pen: Pen, top: float) -> None:
    """Draw a mast with rings under a ball that sparks."""
    pen.solid(f"M44 {top}L47 {top - 40}h6L56 {top}z", "#8a6a3a")
    for winding in range(4):
        pen.solid(oval(50, top - 6 - winding * 9, 13 - winding * 1.6, 3.4), "#d98a3a", 1.6)
    pen.circle(50, top - 47, 17, "#8fd0ff", opacity=".35")
    pen.circle(50, top - 47, 9.5, pen.rounded("#b04fe0"), stroke=INK, stroke_width=2)
    pen.line(f"M41 {top - 50}l-12-6 5 9-14 2M59 {top - 44}l12 5-3-9 14 1M52 {top - 56}l6-8", "#e9f6ff", 2.2)


def soldiers(pen: Pen, level: int, other: bool) -> None:
    """Draw a hut with a shield, then a castle that grows; the other one of level 4 is a hall of dragon heads."""
    if level == 1:
        hut(pen)
    elif other:
        longhouse(pen)
    else:
        castle(pen, level)


def hut(pen: Pen) -> None:
    body(pen, 44, 84, WOOD, 3, 2)
    pen.solid("M20 86L50 56L80 86z", "#a0522d")
    pen.line("M28 84L50 62L72 84", "#d98a4a", 2)
    door(pen, wide=14)
    shield(pen, 50, 76, 8)
    flag(pen, 50, 58, "#2f6fe0")


def longhouse(pen: Pen) -> None:
    """Draw a steep roof with two dragon heads, round shields, crossed blades."""
    body(pen, 58, 76, "#8a5a30", 4, 3)
    pen.solid("M10 82Q32 66 50 36Q68 66 90 82L84 86Q66 76 50 60Q34 76 16 86z", "#5a3a24")
    pen.solid("M50 36q-4-12-14-12q6 4 5 10z", "#c98a2e")
    pen.solid("M50 36q4-12 14-12q-6 4-5 10z", "#c98a2e")
    door(pen, wide=18)
    for x in (32, 68):
        pen.circle(x, 94, 8, pen.rounded("#b03a2e"), stroke=INK, stroke_width=2)
        pen.circle(x, 94, 2.6, GOLD)
    pen.line("M39 64L61 84M61 64L39 84", "#d5dce6", 3)


def castle(pen: Pen, level: int) -> None:
    """Draw two towers beside a gate, from level 3 under roofs; at level 4 white and golden."""
    high, wide = (32, 36, 40)[level - 2], (38, 40, 42)[level - 2]
    top = FOOT - high
    stone = STONE if level < 4 else "#d6cfbd"
    flanks = (50 - wide / 2 - 6, 50 + wide / 2 + 6)
    summit = top - (8 if level > 2 else 2)
    for x in flanks:
        start = len(pen.shapes)
        body(pen, 18, summit, stone, 2, 3)
        battlements(pen, 39, 61, summit + 1, stone, 3, 6)
        if level >= 3:
            pen.solid(f"M39 {summit - 3}L50 {summit - 24}L61 {summit - 3}z", "#3a5fb8" if level == 3 else GOLD)
        pen.group(start, transform=f"translate({x - 50:.1f} 0)")
    body(pen, wide, top + 6, stone, 0, 3)
    battlements(pen, 50 - wide / 2, 50 + wide / 2, top + 7, stone)
    door(pen, wide=16)
    for x in flanks:
        shield(pen, x, 98, 7)
    flag(pen, 50, top, "#2f6fe0")
    if level == 4:
        pen.line(f"M38 {top - 20}a12 4 0 1 0 24 0a12 4 0 1 0 -24 0", "#ffe784", 2.4)


def shield(pen: Pen, x: float, y: float, r: float) -> None:
    pen.solid(
        f"M{x - r:.1f} {y - r}h{2 * r}v{r:.1f}q-1 {r} {-r} {r * 1.4:.1f}q{-r + 1} {-r * 0.4:.1f} {-r} {-r * 1.4:.1f}z",
        "#3a6fd8",
        1.6,
    )
    pen.line(f"M{x:.1f} {y - r + 1}v{r * 2 - 1:.1f}M{x - r + 1:.1f} {y}h{2 * r - 2}", "#fff6dc", 1.8)


def hall(pen: Pen, level: int, other: bool) -> None:
    """Draw a tower of no family that is known here."""
    roof = "#8a5a9a" if other else "#5d5480"
    top = FOOT - 30 - 6 * level
    body(pen, 40, top, STONE, 4, 2 + level)
    door(pen)
    battlements(pen, 24, 76, top + 1, STONE, 5)
    pen.solid(f"M28 {top - 4}Q50 {top - 10} 72 {top - 4}L50 {top - 18 - 4 * level}z", roof)
    pen.thin(f"M44 {top + 10}h12v10l-6 5-6-5z", roof)


FAMILIES: Final[dict[str, Callable[[Pen, int, bool], None]]] = {
    "archers": archers,
    "mages": mages,
    "artillery": artillery,
    "soldiers": soldiers,
}
