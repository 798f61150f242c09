"""Things that one has: swords, books, potions. Drawn around (0, 0) and some 130 far.

`TOOLS` is open to new ones: a function of a brush and an ink, in the registry under a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, STEEL, WOOD, Ink
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, shine, soft, spark, sword, twice
from ludoteca.games.lorcana.shows.art.stage import cog, round_of
from ludoteca.kernel.art.brush import Brush, ring
from ludoteca.kernel.art.colours import darker, lighter

Draw = Callable[[Brush, Ink], None]


def lens(brush: Brush, ink: Ink) -> str:
    return brush.across("#ffffff", ink.light, ink.mid)


def flask(brush: Brush, ink: Ink) -> None:
    d = "M-22-110h44v14l-8 8v46C60-20 74 34 56 70C40 98-40 98-56 70C-74 34-60-20-14-42v-46l-8-8z"
    brush.path(d, brush.across("#ffffff 0.8", f"{ink.light} 0.35"), stroke=ink.pale, stroke_width=5)
    cut(brush, "M-60 20Q-30 8 0 20T60 20C70 60 50 88 0 90C-50 88-70 60-60 20z", ink.warm, False)
    for x, y, r in ((-20, 46, 7), (14, 60, 5), (26, 36, 4)):
        brush.circle(x, y, r, ink.pale, opacity="0.8")
    cut(brush, "M-20-134h40v28h-40z", "#8a5a30")
    brush.line("M-42 4Q-50 30-40 54", "#ffffff", 5, opacity="0.8")


def orb(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-70 96Q0 60 70 96L54 128H-54z", "#6b4420")
    cut(brush, round_of(0, 10, 84), ink.mid)
    brush.circle(0, 10, 80, brush.glow("#ffffff 0.7", f"{ink.light} 0.4", f"{ink.dark} 0.3", x=0.35, y=0.3, r=0.8))
    brush.line(
        "M-50 30C-30-30 30 50 54-14M-56-6C-20-50 20 10 44-44M-30 66C0 30 30 70 60 30", ink.pale, 4, opacity="0.75"
    )
    spark(brush, 18, 6, 24)


def mirror(brush: Brush, ink: Ink) -> None:
    brush.line("M0 70V140", darker(GOLD, 0.2), 18)
    brush.circle(0, 146, 14, GOLD)
    cut(brush, even((0, -140), (60, -120), (88, -40), (66, 50), (0, 84)), GOLD)
    brush.path(even((0, -116), (46, -100), (68, -36), (50, 36), (0, 60)), lens(brush, ink))
    brush.line("M-36-60L10-96M-44-20L30-80", "#ffffff", 6, opacity="0.6")


def blade(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, -20, 120, ink.pale)
    sword(brush, 0, 84, 0, 220)


def stone(brush: Brush, ink: Ink) -> None:
    """Draw a sword in a stone."""
    sword(brush, 0, -86, 180, 190)
    cut(brush, "M-104 140L-84 78L-30 52L16 64L72 54L106 140z", "#77828f")
    brush.line("M-60 76L-40 110M40 66L56 112", "#4a5460", 4)
    spark(brush, 0, -126, 40, ink.pale)


def shield(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, -124, 1), (52, -106), (96, -112, 1), (92, 10), (52, 84), (0, 126, 1)), GOLD)
    cut(brush, even((0, -106, 1), (48, -92), (80, -96, 1), (76, 6), (42, 70), (0, 106, 1)), ink.mid, False)
    brush.path("M0-104V104C44 72 76 20 78-94Q40-90 0-104z", ink.dark, opacity="0.6")
    spark(brush, 0, -10, 56, GOLD, 6)
    brush.circle(0, -10, 15, ink.warm)


def crown(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-84 60L-100-40L-54 0L-36-84L0-10L36-84L54 0L100-40L84 60Q0 84-84 60z", GOLD)
    cut(brush, "M-86 44Q0 68 86 44L84 72Q0 96-84 72z", ink.mid, False)
    for x, y in ((-100, -44), (-36, -90), (36, -90), (100, -44)):
        brush.circle(x, y, 9, ink.warm)
    cut(brush, "M0 6l18 24-18 26-18-26z", ink.light)


def glass(brush: Brush, ink: Ink) -> None:
    """Draw a magnifying glass."""
    start = len(brush.shapes)
    cut(brush, "M-10 84h20l4 84h-28z", WOOD)
    cut(brush, round_of(0, 0, 84), GOLD)
    brush.circle(0, 0, 68, lens(brush, ink))
    brush.line("M-44-20Q-30-50 4-54", "#ffffff", 8, opacity="0.8")
    brush.group(start, transform="rotate(-38)")


def bag(brush: Brush, ink: Ink) -> None:
    brush.line("M-40-40Q-40-104 0-104Q40-104 40-40", "#5a3014", 13)
    cut(brush, "M-92-44h184q12 80-6 150h-172q-18-70-6-150z", "#8c4a24")
    cut(brush, "M-94-44h188q4 34-4 54q-90 30-180 0q-8-20-4-54z", "#a8602e", False)
    cut(brush, "M-20-6h40v44h-40z", GOLD, False)
    for x, y, r in ((-50, -90, 14), (60, -110, 20), (20, -140, 12)):
        spark(brush, x, y, r, ink.pale)


def medal(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-60-140h44l36 90h-44zM60-140h-44l-36 90h44z", ink.warm)
    cut(brush, cog(0, 30, 92, 12), GOLD)
    cut(brush, round_of(0, 30, 60), ink.mid, False)
    spark(brush, 0, 30, 44, ink.pale, 5)


def armour(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, -90), (40, -100), (70, -60), (60, 20), (74, 110), (0, 130)), "#8c9cad")
    cut_twice(brush, soft([(46, -96, 1), (90, -96), (112, -50), (84, -20), (62, -46)]), STEEL)
    brush.line("M0-84V120M-50-10Q0 16 50-10M-56 40Q0 66 56 40", "#4a5866", 4)
    spark(brush, 0, -40, 26, ink.warm)


def book(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-124-50Q-60-80 0-44Q60-80 124-50V84Q60 54 0 90Q-60 54-124 84z", ink.dark)
    cut(brush, "M-110-56Q-56-82 0-48V76Q-56 46-110 68z", "#fff6e0")
    cut(brush, "M110-56Q56-82 0-48V76Q56 46 110 68z", "#f7e8c4", False)
    twice(
        brush, lambda: brush.line("M18-16Q56-42 96-28M18 2Q56-24 96-10M18 20Q56-6 96 8M18 38Q56 12 96 26", "#8a6a4a", 3)
    )
    shine(brush, 0, -70, 80, ink.pale)
    for x, y, r in ((0, -100, 34), (-50, -110, 14), (54, -124, 18)):
        spark(brush, x, y, r, GOLD)


def scroll(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-80-110H70V110H-80z", "#fbf0d2")
    brush.line("M-56-70H46M-56-44H46M-56-18H46M-56 8H30M-56 34H40", "#8a6a4a", 4, opacity="0.7")
    cut(
        brush,
        "M-98-126h184a14 14 0 0 1 0 28h-184a14 14 0 0 1 0-28zM-98 98h184a14 14 0 0 1 0 28h-184a14 14 0 0 1 0-28z",
        "#d8b878",
    )
    cut(brush, cog(30, 70, 30, 10), ink.warm)
    brush.line("M-60 86Q-20 50 0 78", INKED, 4)


def lantern(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 10, 130, "#ffe6a0")
    brush.line("M-40-80Q0-150 40-80", GOLD, 9)
    cut(brush, "M-50-70H50L64 90H-64z", "#ffe29a")
    brush.path("M0-30Q34 24 0 62Q-34 24 0-30z", "#ff9a3c")
    cut(brush, "M-60-84H60l-10 18H-50zM-72 86H72l-12 30H-60z", "#4a3420")
    brush.line("M-22-64L-30 84M22-64L30 84", "#4a3420", 5)


def candle(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, -70, 110, "#ffe6a0")
    brush.path("M0-126Q34-70 0-44Q-34-70 0-126z", "#ffb43c")
    cut(brush, "M-34-36Q0-50 34-36V90H-34z", "#fbf3dc")
    brush.line("M-20-34v40M16-34v22", "#e9dcb8", 8)
    cut(brush, "M-90 86H90Q70 130 0 130T-90 86z", GOLD)


def apple(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, -52), (40, -72), (88, -30), (76, 60), (34, 112), (0, 100)), "#b8202c")
    brush.line("M0-54Q4-90 26-108", WOOD, 9)
    cut(brush, soft([(10, -84, 1), (50, -120), (90, -104), (52, -76)]), "#5a9a3a")
    brush.path("M-44 40Q0-70 44 40L26 20 22 60 8 30 0 76-10 30-24 60-28 20z", "#8fe05a", opacity="0.8")


def rose(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, -30, 120, ink.pale)
    brush.line("M0 10Q10 80-6 140", "#3f7a3a", 10)
    cut_twice(brush, soft([(4, 90, 1), (50, 60), (84, 76), (46, 104)]), "#4e9a4c")
    for r, turn in ((80, 0), (60, 36), (40, 10), (20, 40)):
        start = len(brush.shapes)
        cut(brush, soft(ring(0, 0, r, 5)), lighter(ink.warm, (80 - r) / 200), r == 80)
        brush.group(start, transform=f"translate(0 -40) rotate({turn})")


def potted(brush: Brush, ink: Ink) -> None:
    """Draw a pot that steams over a fire."""
    cut(brush, even((0, -30), (96, -34), (100, 50), (60, 108), (0, 116)), "#39343c")
    cut(brush, "M-108-46Q0-20 108-46Q100-16 0-8Q-100-16-108-46z", "#544c58")
    brush.path("M-84-42Q0-20 84-42Q40-64 0-60Q-40-64-84-42z", ink.light)
    brush.line("M-40-66Q-60-96-36-126M0-70Q-18-104 6-140M42-66Q24-96 48-124", ink.pale, 9, opacity="0.7")
    brush.path("M-60 140Q-50 104-40 140zM-20 144Q0 92 20 144zM40 140Q50 104 60 140z", "#ff9a3c")


def hat(brush: Brush, ink: Ink) -> None:
    cut(brush, soft([(-64, 70), (-34, -10), (10, -100), (64, -136), (44, -70), (50, 0), (66, 70), (0, 60)]), ink.mid)
    cut(brush, "M-120 82Q0 34 120 82Q80 120 0 110T-120 82z", ink.mid)
    brush.line("M-64 66Q0 40 66 66", GOLD, 10)
    spark(brush, -6, 0, 22, GOLD)
    spark(brush, 22, -56, 14, GOLD)


def top_hat(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-64 60L-74-100Q0-124 74-100L64 60z", darker(ink.dark, 0.4))
    cut(brush, "M-126 62Q0 20 126 62Q60 100 0 98T-126 62z", darker(ink.dark, 0.4))
    brush.line("M-66 34Q0 14 66 34", ink.warm, 20)


def bow(brush: Brush, ink: Ink) -> None:
    brush.line("M-50-130Q100 0-50 130", darker(WOOD, 0.4), 20)
    brush.line("M-50-130Q98 0-50 130", "#b4742f", 13)
    brush.line("M-50-130L-80 0L-50 130", ink.pale, 3)
    brush.line("M-84 0H96", "#8a5a30", 7)
    cut(brush, "M128 0L86-18V18z", STEEL)
    cut(brush, "M-84 0l-30-18 12 18-12 18z", ink.warm)


def cannon(brush: Brush, ink: Ink) -> None:
    start = len(brush.shapes)
    cut(brush, "M-90-34H60l16-8V42L60 34H-90Q-116 0-90-34z", "#4a4650")
    brush.line("M-50-34V34M20-36V36", GOLD, 9)
    brush.group(start, transform="translate(10 -10) rotate(-18)")
    cut(brush, cog(-30, 66, 56, 14), WOOD)
    brush.circle(-30, 66, 16, GOLD)
    shine(brush, 104, -50, 70, "#ffb43c")
    spark(brush, 106, -50, 54, "#fff0b0", 8)


def bell(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, -110), (40, -94), (56, -10), (70, 50), (104, 82), (0, 94)), GOLD)
    brush.circle(0, 106, 20, darker(GOLD, 0.3))
    brush.circle(0, -116, 14, GOLD)
    brush.line("M-118-60Q-140 0-122 50M118-60Q140 0 122 50", ink.pale, 7, opacity="0.8")


def clock(brush: Brush, ink: Ink) -> None:
    brush.circle(0, -112, 24, "none", stroke=GOLD, stroke_width=9)
    cut(brush, round_of(0, 10, 104), GOLD)
    brush.circle(0, 10, 84, "#fff8e4")
    ticks = "".join([f'<path transform="rotate({t} 0 10)" d="M0-64V-52"/>' for t in range(0, 360, 30)])
    brush.put(f'<g stroke="#3a2418" stroke-width="6">{ticks}</g>')
    brush.line("M0 10V-36M0 10L30 28", INKED, 7)


def lamp(brush: Brush, ink: Ink) -> None:
    shine(brush, -110, -50, 60, ink.pale)
    cut(brush, soft([(-120, -30), (-70, 10), (0, -10), (70, 0), (84, 40), (40, 84), (-40, 84), (-80, 50)]), GOLD)
    brush.line("M78 20Q140-10 120 50Q104 74 74 60", GOLD, 11)
    cut(brush, "M-30-10Q0-50 30-10zM-44 84h88l14 30h-116z", darker(GOLD, 0.15))
    brush.line("M-120-40Q-150-80-110-100T-100-150", ink.pale, 12, opacity="0.7")


def shoe(brush: Brush, ink: Ink) -> None:
    fill = brush.across("#ffffff", ink.pale, ink.light)
    shine(brush, 0, 0, 130, "#ffffff", "0.6")
    brush.path(
        soft(
            [
                (-112, -70, 1),
                (-60, -50),
                (10, 20),
                (90, 40),
                (124, 76),
                (60, 92),
                (0, 80),
                (-60, 20),
                (-84, 10),
                (-88, 96, 1),
                (-104, 96, 1),
            ]
        ),
        fill,
        stroke="#ffffff",
        stroke_width=4,
    )
    spark(brush, 60, 50, 24)
    spark(brush, -80, -40, 18)


def hook(brush: Brush, ink: Ink) -> None:
    cut(
        brush,
        soft([(40, -130), (110, -60), (60, 40), (-10, 110), (-60, 100), (-40, 60), (0, 40), (50, -50), (20, -100)]),
        "#f3ead2",
    )
    cut(brush, "M-70 70l40 40-40 30-30-30z", WOOD)
    brush.line("M60-60L20-20M70-20L30 20", ink.mid, 5)


def trident(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, -70, 100, ink.pale)
    brush.line("M0-20V150", darker(GOLD, 0.25), 15)
    cut(
        brush,
        "M-8-30V-140L0-156L8-140V-30H46Q54-60 50-116L60-136L72-116"
        "Q78-40 50-6H-50Q-78-40-72-116L-60-136L-50-116Q-54-60-46-30z",
        GOLD,
    )


def pan(brush: Brush, ink: Ink) -> None:
    start = len(brush.shapes)
    cut(brush, "M-12 60h24v100h-24z", WOOD)
    cut(brush, round_of(0, -20, 92), "#3f3a44")
    cut(brush, round_of(0, -20, 72), "#5c5666", False)
    brush.path(soft([(-40, -30), (-10, -64), (34, -50), (44, -6), (4, 24), (-36, 10)]), "#fffdf4")
    brush.circle(2, -22, 17, "#ffc23c")
    brush.group(start, transform="rotate(-30)")


def food(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-120 40Q0 20 120 40Q110 100 60 112H-60Q-110 100-120 40z", ink.pale)
    for x, y, r in ((-50, 16, 38), (0, -10, 46), (54, 14, 38)):
        cut(brush, round_of(x, y, r), ("#e0b050", "#c8502c", "#e0b050")[x // 50 % 3])
    cut(brush, soft([(0, -50, 1), (30, -90), (60, -80), (30, -56)]), "#5a9a3a")
    brush.line("M-40-70Q-56-96-34-120M40-90Q24-110 46-134", "#ffffff", 6, opacity="0.6")


def door(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-96 130V-60Q-96-130 0-130T96-60V130z", "#8a94a0")
    cut(brush, "M-76 130V-56Q-76-110 0-110T76-56V130z", ink.mid, False)
    cut(brush, cog(0, 10, 48, 8), GOLD)
    brush.line("M-30-20L30 40M30-20L-30 40", darker(GOLD, 0.4), 7)


TOOLS: Final[dict[str, Draw]] = {
    "apple": apple, "armour": armour, "bag": bag, "bell": bell, "blade": blade, "book": book, "bow": bow,
    "candle": candle, "cannon": cannon, "clock": clock, "crown": crown, "door": door, "flask": flask, "food": food,
    "glass": glass, "hat": hat, "hook": hook, "lamp": lamp, "lantern": lantern, "medal": medal, "mirror": mirror,
    "orb": orb, "pan": pan, "pot": potted, "rose": rose, "scroll": scroll, "shield": shield, "shoe": shoe,
    "stone": stone, "top-hat": top_hat, "trident": trident,
}  # fmt: skip
