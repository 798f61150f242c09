"""Things that are more than tools: stars, storms, music, machines. Drawn around (0, 0) and some 130 far.

`THINGS` has these and the tools, and is open to new ones: a function of a brush and an ink under a name.
"""

from __future__ import annotations

from math import cos, sin
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, STEEL, WOOD, Ink
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, shine, soft, spark, sword, twice
from ludoteca.games.lorcana.shows.art.stage import cog, round_of
from ludoteca.games.lorcana.shows.art.tools import TOOLS, Draw
from ludoteca.kernel.art.brush import Brush, ring
from ludoteca.kernel.art.colours import darker, lighter


def gem(brush: Brush, ink: Ink) -> None:
    """Draw a cut stone in a cogwheel."""
    cut(brush, cog(0, 0, 116, 8), GOLD)
    cut(brush, round_of(0, 0, 78), ink.deep, False)
    cut(brush, "M0-64L50-24V30L0 66L-50 30V-24z", ink.mid)
    brush.path("M0-64L50-24L0-6L-50-24z", ink.pale)
    brush.path("M0-6L50-24V30L0 66z", ink.dark)
    spark(brush, -14, -34, 20)


def coil(brush: Brush, ink: Ink) -> None:
    """Draw a wire in many turns around a core."""
    cut(brush, "M-22-120h44V120h-44z", ink.light)
    for y in range(-90, 100, 30):
        brush.line(f"M-56 {y + 12}Q0 {y + 36} 56 {y}", darker(GOLD, 0.35), 14)
        brush.line(f"M-56 {y + 10}Q0 {y + 34} 56 {y - 2}", GOLD, 9)
    cut(brush, "M-60-132h120v18h-120zM-60 116h120v20h-120z", "#5c4630")
    spark(brush, 0, -146, 22, ink.pale)


def wheel(brush: Brush, ink: Ink) -> None:
    """Draw cogwheels of a machine."""
    cut(brush, cog(-34, 22, 92, 12), "#b07a3c")
    cut(brush, cog(66, -62, 56, 9), STEEL)
    cut(brush, cog(64, 74, 40, 8), GOLD)
    for x, y, r in ((-34, 22, 32), (66, -62, 18), (64, 74, 13)):
        brush.circle(x, y, r, ink.deep, stroke=ink.light, stroke_width=4)


def chip(brush: Brush, ink: Ink) -> None:
    """Draw a machine with lights."""
    pins = "".join([f"M{x}-104V104M-104 {x}H104" for x in (-56, -28, 0, 28, 56)])
    brush.path(pins, stroke=GOLD, stroke_width=9)
    cut(brush, "M-80-80H80V80H-80z", "#26323c")
    cut(brush, "M-46-46H46V46H-46z", ink.mid)
    brush.path("M-10-30h20v20h20v20h-20v20h-20v-20h-20v-20h20z", ink.pale)


def star(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 0, 140, ink.pale)
    spark(brush, 0, 0, 116, GOLD, 5)
    spark(brush, 0, 0, 70, lighter(GOLD, 0.5), 5)


def heart(brush: Brush, ink: Ink) -> None:
    cut(brush, "M0 100C-116 10-88-98-32-88C-10-82 0-60 0-52C0-60 10-82 32-88C88-98 116 10 0 100z", ink.warm)
    cut_twice(brush, soft([(10, 114, 1), (70, 104), (124, 40), (118, 104), (70, 144)]), "#4e9a5c")
    brush.line("M-50-32Q-42-62-20-60", "#ffffff", 8, opacity="0.8")
    spark(brush, 0, -8, 46, ink.pale)


def hand(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 0, 140, ink.pale)
    d = (
        "M-44 150V70C-70 40-72 10-66-6C-58-18-46-8-42 12L-44-76"
        "C-42-92-24-92-22-76L-16-10L-10-96C-6-112 12-112 12-96L12-8L22-84"
        "C26-98 42-96 42-80L40 10L52-36C58-48 72-42 70-28L60 50C58 70 50 80"
        " 44 92V150z"
    )
    cut(brush, d, "#dca57c")
    cut(brush, "M-58 112h116v50h-116z", ink.mid)
    brush.line("M-56 118h112", GOLD, 8)
    spark(brush, 0, 34, 42)


def clash(brush: Brush, ink: Ink) -> None:
    sword(brush, -70, 110, 42, 220)
    sword(brush, 70, 110, -42, 220)
    spark(brush, 0, 30, 84, ink.pale, 8)
    spark(brush, 0, 30, 46, ink.warm, 8)


def eye(brush: Brush, ink: Ink) -> None:
    beams = "".join([f'<path transform="rotate({t * 22.5:g})" d="M-4-74L0-142 4-74z"/>' for t in range(16)])
    brush.put(f'<g fill="{ink.light}" opacity=".6">{beams}</g>')
    cut(brush, "M-130 0Q0-110 130 0Q0 110-130 0z", ink.pale)
    cut(brush, round_of(0, 0, 48), ink.mid, False)
    brush.circle(0, 0, 23, INKED)
    brush.circle(-14, -16, 10, "#ffffff")
    brush.line("M-130 0Q0-110 130 0", GOLD, 8)


def vortex(brush: Brush, ink: Ink) -> None:
    for arm, (colour, wide) in enumerate(((ink.light, 14), (ink.warm, 10), (ink.pale, 6))):
        points = [(cos(t / 7 + arm * 2.1) * t * 2.5, sin(t / 7 + arm * 2.1) * t * 2.1) for t in range(3, 54, 3)]
        brush.line(soft(points, closed=False), colour, wide, opacity="0.9")
    shine(brush, 0, 0, 50, "#ffffff")
    spark(brush, 0, 0, 46)


def storm(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-110-20a34 34 0 0 1 40-46a50 50 0 0 1 90-16a44 44 0 0 1 70 30a32 32 0 0 1-6 40z", "#5c6a80")
    cut(brush, "M6-10L-44 64H-8L-30 136L58 34H16L44-10z", "#ffd75a")
    brush.line("M-80 10L-96 50M-50 10L-62 40M70 10L54 50M96 10L80 50", ink.pale, 5, opacity="0.7")


def fire(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 20, 140, "#ffb04a")
    cut(
        brush,
        "M-70 120Q-120 30-50-40Q-46-4-24-20Q-30-90 24-140Q26-80 56-50Q64-62 66-74Q120 20 74 120Q0 160-70 120z",
        "#ee5a24",
    )
    brush.path("M-40 118Q-70 60-24 10Q-6 30 6-30Q40 20 46 50Q66 90 40 120Q0 140-40 118z", "#ffb43c")
    brush.path("M-18 118Q-34 86 0 50Q34 86 20 118Q0 130-18 118z", "#fff0a8")


def snow(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 0, 140, "#dff4ff")
    arm = "M0 0V-124M0-50l-30-28M0-50l30-28M0-86l-24-22M0-86l24-22"
    arms = "".join([f'<path transform="rotate({turn})" d="{arm}"/>' for turn in range(0, 360, 60)])
    for colour, wide in ((ink.dark, 15), ("#f4fbff", 9)):
        brush.put(f'<g fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round">{arms}</g>')


def wave(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-140 110Q-110-60 10-90Q90-100 104-30Q60-66 26-30Q-4 20 60 60Q100 84 140 80V130H-140z", ink.mid)
    cut(brush, "M-140 124Q-60 20 10 70T140 96V140H-140z", ink.light)
    for x, y in ((60, -96), (110, -66), (-10, -110), (124, -20)):
        brush.circle(x, y, 8, "#ffffff", opacity="0.9")


def note(brush: Brush, ink: Ink) -> None:
    for y in range(-60, 61, 24):
        brush.line(f"M-150 {y + 40}C-80 {y - 30} 20 {y + 80} 150 {y - 10}", ink.pale, 2.6, opacity="0.85")
    cut(brush, soft([(-70, 84), (-30, 66), (-8, 84), (-24, 112), (-66, 116)]), GOLD)
    cut(brush, "M-14 92L-6-100L96-128L92 50L76 50L80-82L8-62L2 92z", GOLD)
    cut(brush, soft([(22, 50), (60, 30), (90, 46), (76, 76), (30, 82)]), GOLD)
    cut(brush, "M-6-100L96-128L95-98L-7-70z", ink.warm, False)


def lyre(brush: Brush, ink: Ink) -> None:
    for y in (-40, -10, 20, 50):
        brush.line(f"M-150 {y + 60}C-60 {y - 50} 40 {y + 90} 150 {y - 20}", ink.pale, 2.4, opacity="0.7")
    points = [
        (0, 116),
        (50, 100),
        (72, 30),
        (52, -50),
        (74, -116),
        (98, -100),
        (90, -60),
        (102, 30),
        (70, 128),
        (0, 148),
    ]
    cut(brush, soft([*points, *[(-x, y) for x, y in reversed(points)]]), GOLD)
    cut(brush, "M-80-76h160v14h-160z", "#b8762a")
    brush.line("".join([f"M{x}-62L{x * 0.6:.0f} 104" for x in (-36, -18, 0, 18, 36)]), ink.pale, 3)


def horn(brush: Brush, ink: Ink) -> None:
    """Draw a trumpet that sends out sound."""
    start = len(brush.shapes)
    cut(brush, "M-130-14H40Q80-18 110-70V70Q80 18 40 14H-130z", GOLD)
    cut(brush, "M-80 14h80v40h-80z", darker(GOLD, 0.15))
    brush.circle(110, 0, 20, darker(GOLD, 0.4))
    brush.group(start, transform="rotate(-22)")
    brush.line("M110-96q30 20 34 56M96-124q50 24 58 90", ink.pale, 7, opacity="0.8")


def drum(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-90-40V70Q0 120 90 70V-40z", ink.mid)
    brush.line("M-90-30L-50 86L0-10L50 86L90-30", GOLD, 5)
    cut(brush, "M-96-44Q0-96 96-44Q0 6-96-44z", "#fbf0d6")
    brush.line("M-110-130L-20-52M110-130L20-52", WOOD, 11)
    brush.path("M-20-52h.1M20-52h.1", stroke=ink.warm, stroke_width=24, stroke_linecap="round")


def staff(brush: Brush, ink: Ink) -> None:
    """Draw lines of music around a singing moon."""
    shine(brush, 0, 0, 120, ink.pale)
    cut(brush, "M40-110A112 112 0 1 0 40 110A86 86 0 1 1 40-110z", GOLD)
    for y in (-30, 0, 30):
        brush.line(f"M-40 {y}C10 {y - 40} 60 {y + 40} 140 {y - 20}", ink.pale, 4)
    for x, y in ((40, -20), (90, 20), (10, 40)):
        brush.path(f"M{x} {y}v-44l10 4v40", stroke=ink.warm, stroke_width=5)
        brush.ellipse(x - 7, y, 11, 8, ink.warm)


def sphere(brush: Brush, ink: Ink) -> None:
    """Draw a ball in rings."""
    cut(brush, round_of(0, 0, 70), ink.mid)
    brush.circle(0, 0, 68, brush.glow("#ffffff 0.8", f"{ink.light} 0.4", f"{ink.dark} 0.4", x=0.35, y=0.3, r=0.8))
    for turn in (-28, 32, 90):
        brush.ellipse(0, 0, 122, 34, "none", stroke=GOLD, stroke_width=6, transform=f"rotate({turn})")
    spark(brush, 0, 0, 34)


def tree(brush: Brush, ink: Ink) -> None:
    cut(brush, "M-16 140Q-6 40-30-10L-4 20L0-30L10 20L34-14Q10 60 22 140z", WOOD)
    for x, y, r in ((-56, -30, 50), (56, -34, 52), (0, -80, 60), (0, -20, 44)):
        cut(brush, soft(ring(x, y, r, 7)), ("#3f8a4a", "#5aa85a", "#4e9a52")[abs(x) % 3])


def paw(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, 0), (44, 20), (70, 70), (40, 104), (0, 92)), ink.warm)
    for x, y in ((-84, -10), (-34, -66), (34, -66), (84, -10)):
        cut(brush, f"M{x - 24} {y}a24 32 0 1 0 48 0a24 32 0 1 0-48 0z", ink.warm)


def mask(brush: Brush, ink: Ink) -> None:
    cut(brush, even((0, -60, 1), (60, -92), (124, -70), (110, 20), (60, 56), (14, 24), (0, 40)), ink.mid)
    twice(brush, lambda: brush.path("M24-20Q60-56 96-18Q60 12 24-20z", ink.deep, stroke=GOLD, stroke_width=5))
    cut(brush, soft([(100, -70, 1), (130, -130), (96, -150), (70, -80)]), ink.warm)
    spark(brush, 0, -64, 24, GOLD, 6)


def arrow(brush: Brush, ink: Ink) -> None:
    """Draw a path that turns."""
    brush.line("M-110 100C-110-20 20 60 20-40", darker(ink.mid, 0.4), 44)
    brush.line("M-110 98C-110-22 20 58 20-40", ink.light, 34)
    cut(brush, "M20-140L84-40H-44z", ink.light)
    spark(brush, -70, -80, 26, GOLD)
    spark(brush, 90, 60, 22, GOLD)


def diamond(brush: Brush, ink: Ink) -> None:
    shine(brush, 0, 0, 130, ink.pale)
    cut(brush, "M-96-30L-54-86H54L96-30L0 104z", ink.light)
    brush.path("M-96-30H96M-54-86L-30-30L0 104L30-30L54-86M-30-30L0-86L30-30", "none", stroke="#ffffff", stroke_width=4)
    spark(brush, -56, -66, 24)


def coin(brush: Brush, ink: Ink) -> None:
    for x, y, r in ((-60, 70, 46), (64, 76, 46), (0, -6, 92)):
        cut(brush, round_of(x, y, r), GOLD)
        brush.circle(x, y, r * 0.78, "none", stroke=darker(GOLD, 0.35), stroke_width=5)
    spark(brush, 0, -6, 50, "#fff0b4", 6)


def feather(brush: Brush, ink: Ink) -> None:
    start = len(brush.shapes)
    cut(
        brush,
        soft([(0, -140, 1), (44, -80), (40, 0), (20, 80), (0, 104, 1), (-26, 70), (-46, -10), (-40, -90)]),
        ink.pale,
    )
    brush.line(
        "M0-130V150M0-60L34-84M0-20L38-46M0 20L34-6M0-60L-34-84M0-20L-40-46M0 20L-36-6M0 60L24 36M0 60L-28 36",
        ink.mid,
        4,
    )
    brush.group(start, transform="rotate(28)")


def ship(brush: Brush, ink: Ink) -> None:
    brush.line("M0-130V50", WOOD, 11)
    cut(brush, soft([(6, -124, 1), (84, -80), (92, 20, 1), (6, 30, 1)]), "#fbf3dc")
    cut(brush, soft([(-8, -100, 1), (-74, -50), (-84, 24, 1), (-8, 32, 1)]), lighter(ink.light, 0.3))
    cut(brush, "M-124 44H124Q100 116 40 122H-50Q-108 110-124 44z", WOOD)
    brush.line("M-114 64H116", GOLD, 6)
    cut(brush, "M0-130l40 12-40 14z", ink.warm)
    brush.line("M-140 124q20-18 40 0t40 0 40 0 40 0 40 0 40 0 40 0", ink.pale, 8)


THINGS: Final[dict[str, Draw]] = {
    **TOOLS, "arrow": arrow, "chip": chip, "clash": clash, "coil": coil, "coin": coin, "diamond": diamond, "drum": drum,
    "eye": eye, "feather": feather, "fire": fire, "gem": gem, "hand": hand, "heart": heart, "horn": horn, "lyre": lyre,
    "mask": mask, "note": note, "paw": paw, "ship": ship, "snow": snow, "sphere": sphere, "staff": staff, "star": star,
    "storm": storm, "tree": tree, "vortex": vortex, "wave": wave, "wheel": wheel,
}  # fmt: skip
