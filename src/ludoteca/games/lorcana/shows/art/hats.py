"""What people and beasts wear on their heads.

`HATS` is open to new ones: a function of a brush and a look, in the registry under a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, STEEL
from ludoteca.games.lorcana.shows.art.paper import cut, even, soft, spark, twice
from ludoteca.games.lorcana.shows.art.people import Look
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter

Draw = Callable[[Brush, Look], None]


def nothing(brush: Brush, look: Look) -> None:
    """Draw nothing."""


def archer(brush: Brush, look: Look) -> None:
    cut(brush, soft([(-58, 112), (-20, 74), (40, 58), (62, 86), (100, 92), (50, 116), (0, 108)]), look.a)
    cut(brush, soft([(34, 80, 1), (8, 30), (18, 6), (48, 70)]), look.ink.warm)


def band(brush: Brush, look: Look) -> None:
    """Draw a ribbon round the head."""
    brush.line("M-42 112Q0 92 42 112", look.ink.warm, 9)
    cut(brush, soft([(36, 96), (62, 78), (66, 104), (40, 104), (64, 118), (44, 122)]), look.ink.warm, False)


def bandana(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 66), (34, 76), (48, 112), (0, 108)), look.b)
    cut(brush, soft([(40, 108), (76, 104), (92, 132), (66, 122), (70, 148), (44, 122)]), look.b)
    brush.path("M-26 92h.1M-8 84h.1M10 92h.1M26 86h.1", stroke=look.ink.pale, stroke_width=7, stroke_linecap="round")


def cap(brush: Brush, look: Look) -> None:
    """Draw a cap with a peak before and behind."""
    cut(brush, even((0, 64), (34, 74), (46, 106), (70, 124), (40, 126), (0, 112)), look.c)
    brush.line("M-44 106Q0 92 44 106M0 66Q-16 84-16 100M0 66Q16 84 16 100", look.b, 4)
    brush.circle(0, 66, 6, look.b)


def circlet(brush: Brush, look: Look) -> None:
    brush.line("M-41 108Q0 90 41 108", darker(GOLD, 0.3), 8)
    brush.line("M-41 107Q0 89 41 107", GOLD, 5)
    brush.circle(0, 97, 6, look.ink.warm)


def crown(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 36, 1), (8, 70, 1), (24, 46, 1), (28, 74, 1), (48, 56, 1), (41, 102), (0, 96)), GOLD)
    brush.circle(0, 84, 6, look.ink.warm)
    twice(brush, lambda: brush.circle(23, 86, 4, look.ink.light))


def flowers(brush: Brush, look: Look) -> None:
    for x, y in ((-36, 98), (-20, 82), (0, 75), (20, 81), (37, 97)):
        spark(brush, x, y, 13, look.ink.warm if x % 40 else look.ink.pale, 5)
        brush.circle(x, y, 3.4, GOLD)


def goggles(brush: Brush, look: Look) -> None:
    """Draw a racer's helmet."""
    cut(brush, even((0, 70), (36, 79), (52, 116), (50, 144), (38, 126), (0, 116)), look.a)
    brush.line("M0 72V114", look.ink.pale, 10)
    lens = brush.across("#ffffff", look.ink.light, look.ink.mid)
    d = soft([(4, 112), (26, 104), (38, 118), (28, 134), (9, 132)])
    twice(brush, lambda: brush.path(d, lens, stroke=GOLD, stroke_width=4, opacity="0.92"))


def helmet(brush: Brush, look: Look) -> None:
    cut(
        brush,
        soft([(6, 76, 1), (-10, 34), (-60, 26), (-104, 60), (-112, 120), (-84, 92), (-52, 70), (-30, 80)]),
        look.a,
    )
    cut(brush, even((0, 70), (36, 80), (50, 118), (46, 152), (38, 122), (14, 116), (9, 172, 1), (0, 176)), STEEL)
    brush.path("M-6 72h12l2 98-8 6-8-6z", "#e9f0f6")


def hood(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 60, 1), (38, 76), (56, 124), (58, 190), (40, 206), (36, 140), (20, 108), (0, 102)), look.c)
    brush.line("M-36 142Q-22 112 0 105Q22 112 36 142", GOLD, 2.4)


def laurel(brush: Brush, look: Look) -> None:
    leaf = "M44 124q10-10 4-22q-12 8-4 22M42 108q6-12-3-22q-10 10 3 22M34 94q2-14-10-20q-6 14 10 20"
    twice(brush, lambda: brush.path(leaf, "#f6d977", stroke=darker(GOLD, 0.4), stroke_width=1))


def plume(brush: Brush, look: Look) -> None:
    """Draw a wide hat with a feather."""
    points = [
        (-96, 112),
        (-50, 84),
        (-34, 56),
        (10, 48),
        (44, 66),
        (60, 92),
        (102, 84),
        (72, 118),
        (0, 118),
        (-60, 126),
    ]
    cut(brush, soft(points), look.c)
    brush.line("M-40 92Q6 74 54 92", GOLD, 4)
    cut(brush, soft([(30, 100, 1), (70, 44), (122, 30), (136, 68), (104, 80), (60, 108)]), look.ink.pale)


def pointed(brush: Brush, look: Look) -> None:
    """Draw a soft cap whose tip falls over."""
    cut(
        brush,
        soft([(-46, 124), (-34, 84), (0, 42), (56, 18), (86, 48), (60, 58), (44, 92), (47, 124), (0, 108)]),
        look.b,
    )
    cut(brush, even((0, 104), (50, 114), (50, 134), (0, 122)), look.ink.pale)
    brush.circle(82, 48, 9, look.ink.pale)


def rays(brush: Brush, look: Look) -> None:
    """Draw the points of light of a deity."""
    points = "".join([f'<path transform="rotate({turn} 0 136)" d="M-4 76L0 38 4 76z"/>' for turn in range(-75, 76, 25)])
    brush.put(f'<g fill="{lighter(GOLD, 0.4)}">{points}</g>')
    circlet(brush, look)


def spectacles(brush: Brush, look: Look) -> None:
    """Draw an inventor's spectacles: two lenses, one of them large."""
    lens = brush.across("#ffffff 0.8", f"{look.ink.light} 0.3")
    brush.circle(-16, 142, 13, lens, stroke=GOLD, stroke_width=3)
    brush.circle(17, 142, 16, lens, stroke=GOLD, stroke_width=4)
    brush.line("M-3 141h4M-29 140L-40 134M33 140L41 134", GOLD, 3)


def tiara(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 60, 1), (9, 79), (24, 82), (40, 98), (34, 102), (0, 92)), GOLD)
    brush.circle(0, 79, 5, look.ink.light)


def top_hat(brush: Brush, look: Look) -> None:
    cut(brush, "M-38 96L-44 18Q0 4 44 18L38 96z", darker(look.a, 0.45))
    cut(brush, "M-70 98Q0 74 70 98Q0 116-70 98z", darker(look.a, 0.45))
    brush.line("M-39 82Q0 70 39 82", look.ink.warm, 11)


def tricorne(brush: Brush, look: Look) -> None:
    points = [
        (-102, 94, 1),
        (-60, 100),
        (-40, 60),
        (0, 46),
        (40, 60),
        (60, 100),
        (102, 94, 1),
        (70, 128),
        (0, 112),
        (-70, 128),
    ]
    cut(brush, soft(points), "#241c28")
    brush.line("M-98 97Q-62 124 0 110Q62 124 98 97", GOLD, 4)
    spark(brush, 0, 82, 15, look.ink.pale, 5)


def wizard(brush: Brush, look: Look) -> None:
    cut(brush, soft([(-50, 108), (-24, 60), (6, 8), (48, -14), (30, 24), (38, 60), (50, 108), (0, 98)]), look.a)
    spark(brush, -6, 66, 10, GOLD)
    spark(brush, 16, 40, 7, GOLD)
    cut(brush, "M-80 112Q0 82 80 112Q60 129 0 122Q-60 129-80 112z", look.a)
    brush.line("M-48 105Q0 91 48 105", GOLD, 4)


HATS: Final[dict[str, Draw]] = {
    "none": nothing, "archer": archer, "band": band, "bandana": bandana, "cap": cap, "circlet": circlet, "crown": crown,
    "flowers": flowers, "goggles": goggles, "helmet": helmet, "hood": hood, "laurel": laurel, "plume": plume,
    "pointed": pointed, "rays": rays, "spectacles": spectacles, "tiara": tiara, "top-hat": top_hat,
    "tricorne": tricorne, "wizard": wizard,
}  # fmt: skip
