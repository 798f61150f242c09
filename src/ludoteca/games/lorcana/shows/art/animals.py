"""Animals of any shape but a head with ears: birds, fish, dragons, snakes.

`ANIMALS` is open to new ones: a function of a brush and a look, in the registry under a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.shows.art.beasts import eyes
from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, soft, twice
from ludoteca.games.lorcana.shows.art.people import Look
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter, mix
from ludoteca.kernel.drawing import Value

FEATHERS: Final = ("#c8452e", "#2f7fc0", "#3f9a5a", "#e0b03a", "#8a56b8")


def wings(brush: Brush, colour: str) -> None:
    points = [
        (20, 206, 1),
        (70, 116),
        (140, 60),
        (138, 110),
        (150, 128),
        (132, 160),
        (138, 186),
        (112, 210),
        (104, 240),
        (60, 266),
        (20, 284),
    ]
    cut_twice(brush, soft(points), darker(colour, 0.3))
    twice(
        brush,
        lambda: brush.line(
            "M34 220Q80 150 132 92M36 236Q84 190 130 146M38 250Q80 220 122 192", lighter(colour, 0.3), 2.4
        ),
    )


def bird(brush: Brush, look: Look) -> None:
    colour = FEATHERS[look.style]
    wings(brush, colour)
    cut(brush, even((0, 150), (44, 190), (48, 280), (30, 340), (56, 440, 1), (0, 420, 1)), colour)
    cut(brush, even((0, 212), (26, 228), (28, 310), (0, 350)), look.ink.pale)
    cut(brush, soft([(-6, 96), (-40, 40), (-8, 66), (6, 24), (16, 64), (46, 40), (16, 98)]), lighter(colour, 0.3))
    cut(brush, even((0, 84), (42, 96), (54, 144), (38, 190), (0, 202)), colour)
    eyes(brush, look, 23, 140)
    cut(brush, even((0, 148), (15, 156), (0, 194, 1)), "#f2a93c")


def raven(brush: Brush, look: Look) -> None:
    wings(brush, "#2c2836")
    cut(brush, even((0, 150), (44, 190), (48, 290), (30, 350), (50, 440, 1), (0, 420, 1)), "#2c2836")
    cut(brush, even((0, 82, 1), (44, 96), (54, 146), (38, 192), (0, 202)), "#3a3446")
    eyes(brush, look, 23, 138)
    cut(brush, even((0, 146), (16, 154), (0, 210, 1)), "#6a6472")


def duck(brush: Brush, look: Look) -> None:
    """Draw a waterbird with a broad bill, in a coat."""
    colour = ("#f7f3ea", "#e9dcb8", "#3f7a5a", "#b98a5a", "#f7f3ea")[look.style]
    cut(brush, even((0, 220), (66, 236), (104, 330), (116, 440, 1), (0, 440, 1)), look.a)
    cut(brush, even((0, 236), (30, 232), (44, 260), (0, 300)), look.b)
    cut(brush, soft([(-14, 92), (-20, 50), (0, 68), (10, 42), (18, 92)]), colour)
    cut(brush, even((0, 82), (48, 94), (64, 150), (48, 206), (0, 236)), colour)
    eyes(brush, look, 24, 142, 10)
    cut(brush, even((0, 168), (34, 176), (70, 198), (40, 216), (0, 222)), "#f2a030")
    brush.line("M-56 199Q0 214 56 199", darker("#f2a030", 0.4), 3)


def rooster(brush: Brush, look: Look) -> None:
    bird(brush, look)
    cut(
        brush,
        soft([(-30, 100), (-34, 60), (-16, 74), (-8, 40), (6, 70), (22, 44), (24, 74), (40, 64), (30, 102)]),
        "#d8342c",
    )
    cut(brush, even((0, 192), (12, 200), (10, 228), (0, 234)), "#d8342c")


def owl(brush: Brush, look: Look) -> None:
    ink = look.ink
    cut_twice(brush, soft([(20, 190), (76, 176), (132, 250), (128, 360), (90, 440), (40, 420)]), ink.dark)
    cut(brush, even((0, 120), (60, 110), (86, 190), (84, 300), (60, 440, 1), (0, 440, 1)), ink.mid)
    cut(brush, even((0, 210), (40, 214), (52, 290), (40, 440, 1), (0, 440, 1)), ink.pale)
    rows = [f"M{x - 9} {y}q9 12 18 0" for y in range(246, 420, 28) for x in range(-24 + y // 28 % 2 * 12, 36, 24)]
    brush.line("".join(rows), ink.mid, 3)
    cut(brush, even((0, 92), (40, 74), (86, 42, 1), (84, 120), (72, 190), (40, 214), (0, 206)), ink.mid)
    cut_twice(brush, "M0 144a34 34 0 1 0 68 0a34 34 0 1 0-68 0z", ink.pale)
    eyes(brush, look, 33, 146, 17)
    cut(brush, "M-9 162L0 194L9 162Q0 152-9 162z", GOLD)


def horse(brush: Brush, look: Look) -> None:
    """Draw a horse's head and neck from the side."""
    colour = ("#f2ece0", "#7a4a2c", look.ink.mid, "#3a3440", "#c9a070")[look.style]
    points = [
        (-74, 440, 1),
        (-88, 320),
        (-62, 200),
        (-12, 110),
        (40, 84),
        (66, 46, 1),
        (74, 104),
        (102, 170),
        (126, 214),
        (114, 246),
        (80, 252),
        (40, 222),
        (28, 282),
        (64, 360),
        (84, 440, 1),
    ]
    cut(brush, soft(points), colour)
    points = [
        (58, 66),
        (8, 54),
        (-50, 90),
        (-96, 160),
        (-128, 250),
        (-136, 340),
        (-106, 300),
        (-112, 400),
        (-72, 330),
        (-64, 400),
        (-42, 300),
        (-30, 220),
        (10, 140),
        (38, 104),
    ]
    cut(brush, soft(points), lighter(look.ink.light, 0.2) if look.style != 3 else look.hair)
    brush.line("M28 82C-30 110-70 190-96 300M42 94C0 130-36 200-60 310", "#ffffff", 2.6, opacity="0.5")
    brush.path("M56 142q13-13 26 0q-13 11-26 0z", INKED)
    brush.circle(71, 140, 3.6, "#ffffff")
    brush.circle(110, 222, 4, INKED)
    brush.line("M90 240Q104 245 115 236M44 206L100 176M60 110L44 212", look.ink.warm, 3.4)


def dragon(brush: Brush, look: Look) -> None:
    ink = look.ink
    colour = (ink.mid, ink.dark, mix(ink.mid, ink.warm, 0.5), ink.light, mix(ink.dark, "#2a7a5a", 0.5))[look.style]
    d = (
        "M20 240C40 140 80 70 150 30C144 70 150 100 150 130C132 132"
        " 124 150 126 178C106 178 96 196 98 224C76 220 60 236 50 280z"
    )
    cut_twice(brush, d, darker(colour, 0.35))
    twice(
        brush,
        lambda: brush.line("M24 240C60 160 90 110 148 40M30 246C70 190 100 160 148 132", ink.light, 2.4, opacity="0.6"),
    )
    cut(brush, even((0, 220), (54, 240), (84, 330), (96, 440, 1), (0, 440, 1)), colour)
    for row in range(4):
        y = 284 + row * 38
        cut(
            brush,
            f"M{-30 - row * 4} {y}Q0 {y + 20} {30 + row * 4} {y}l-4 28Q0 {y + 48} {-26 - row * 4} {y + 28}z",
            GOLD,
            False,
        )
    cut_twice(brush, "M26 110C44 70 40 40 74 8C76 56 70 90 50 124z", ink.pale)
    cut_twice(brush, "M44 150L106 128L64 168L98 188L50 198z", darker(colour, 0.35))
    cut(brush, even((0, 88, 1), (14, 108), (42, 116), (54, 160), (38, 196), (34, 244), (18, 274), (0, 278)), colour)
    cut(brush, even((0, 100, 1), (10, 140), (14, 220), (0, 240)), lighter(colour, 0.3), False)
    eyes(brush, look, 30, 168, 8)
    brush.path("M-18 248a4 5 0 1 0 .1 0M18 248a4 5 0 1 0 .1 0", INKED)


def snake(brush: Brush, look: Look) -> None:
    colour = ("#c9a13a", "#5a8a4a", look.ink.mid, "#8a5a2c", "#7a3a6a")[look.style]
    for y, w in ((400, 128), (352, 104), (306, 78)):
        cut(brush, f"M{-w} {y}a{w} 30 0 1 0 {2 * w} 0a{w} 30 0 1 0 {-2 * w} 0z", darker(colour, 0.15))
    cut(brush, even((0, 96), (50, 120), (92, 190), (60, 250), (40, 300), (0, 310)), darker(colour, 0.3))
    cut(brush, even((0, 160), (22, 176), (34, 230), (26, 300), (0, 306)), look.ink.pale)
    cut(brush, even((0, 92), (40, 104), (56, 148), (36, 196), (0, 214)), colour)
    eyes(brush, look, 26, 142)
    brush.line("M0 212V240M0 240l-9 14M0 240l9 14", "#d8243c", 4)
    brush.line("M-24 190Q0 202 24 190", INKED, 3)


def lizard(brush: Brush, look: Look) -> None:
    colour = ("#6fae4a", "#4a9a8a", look.ink.mid, "#d8843a", "#5a7a3a")[look.style]
    cut(brush, even((0, 230), (56, 244), (96, 340), (110, 440, 1), (0, 440, 1)), colour)
    cut(brush, even((0, 262), (34, 274), (44, 350), (0, 430)), lighter(colour, 0.5))
    cut(brush, even((0, 100), (54, 110), (86, 160), (64, 220), (0, 244)), colour)
    cut_twice(brush, "M20 112a28 28 0 1 1 56 0a28 28 0 1 1-56 0z", lighter(colour, 0.1))
    eyes(brush, look, 48, 112, 13)
    brush.line("M-60 198Q0 234 60 198", darker(colour, 0.5), 4)
    brush.path(
        "M-60 320h.1M-44 360h.1M60 330h.1M46 372h.1M-20 140h.1M14 132h.1",
        stroke=darker(colour, 0.3),
        stroke_width=13,
        stroke_linecap="round",
    )


def crocodile(brush: Brush, look: Look) -> None:
    colour = "#5c7f45"
    cut(brush, even((0, 220), (74, 240), (118, 340), (130, 440, 1), (0, 440, 1)), colour)
    cut_twice(brush, "M14 120a28 26 0 1 1 56 0v20h-56z", lighter(colour, 0.1))
    cut(brush, even((0, 118), (56, 124), (74, 170), (60, 230), (66, 300), (0, 330)), colour)
    eyes(brush, look, 42, 122, 11)
    brush.path("M-16 284a5 5 0 1 0 .1 0M16 284a5 5 0 1 0 .1 0", INKED)
    cut_twice(brush, "M62 240l-4 18-12-10-2 20-12-12-2 22-12-12-4 20-14-14V250z", "#fffbe9", False)


def frog(brush: Brush, look: Look) -> None:
    lizard(brush, look)
    cut(brush, even((0, 240), (30, 250), (40, 290), (0, 310)), lighter("#b9d86a", 0.2))


def turtle(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 170), (96, 210), (136, 330), (120, 440, 1), (0, 440, 1)), "#7a6a3a")
    brush.path(
        "M0 200l40 30v50l-40 30-40-30v-50zM80 250l34 26v60l-34 10-40-30M-80 250l-34 26v60l34 10 40-30",
        "none",
        stroke="#4a3f20",
        stroke_width=5,
    )
    cut(brush, even((0, 100), (44, 112), (54, 160), (34, 216), (0, 228)), "#8fae5a")
    eyes(brush, look, 22, 152)
    brush.line("M-22 196Q0 208 22 196", INKED, 3)


def fish(brush: Brush, look: Look) -> None:
    colour = ("#f0b93a", "#3f8fd0", look.ink.warm, "#e0683a", look.ink.mid)[look.style]
    cut(brush, soft([(70, 220), (140, 150, 1), (130, 220), (146, 296, 1)]), darker(colour, 0.2))
    cut(brush, soft([(-20, 150), (30, 100), (70, 130), (40, 170)]), darker(colour, 0.2))
    cut(brush, soft([(-122, 226), (-70, 150), (10, 144), (84, 218), (20, 296), (-70, 300)]), colour)
    brush.line("M-20 160Q10 220-16 288M20 166Q44 220 24 280", look.ink.pale, 12, opacity="0.8")
    cut(brush, soft([(-20, 232), (20, 230), (34, 262), (-6, 262)]), darker(colour, 0.3))
    brush.circle(-74, 208, 15, "#ffffff", stroke=INKED, stroke_width=3)
    brush.circle(-78, 208, 7, INKED)
    brush.line("M-116 246Q-98 258-84 246", INKED, 3.4)
    for x, y, r in ((-110, 130, 9), (-90, 92, 6), (-120, 70, 4)):
        brush.circle(x, y, r, "none", stroke="#ffffff", stroke_width=2.4, opacity="0.8")


def eel(brush: Brush, look: Look) -> None:
    colour = mix("#3f6a5c", look.ink.mid, 0.25)
    d = "M-120 420C-140 300 60 330 60 250S-60 190-30 120"
    brush.line(d, INKED, 78, opacity="0.4")
    brush.line(d, colour, 70)
    brush.line(d, lighter(colour, 0.35), 10, opacity="0.6", transform="translate(-16 -6)")
    cut(brush, soft([(-76, 116), (-50, 62), (10, 62), (64, 106), (84, 150), (20, 168), (-50, 164)]), colour)
    brush.circle(4, 104, 13, look.ink.warm, stroke=INKED, stroke_width=4)
    brush.circle(6, 104, 5, INKED)
    brush.path("M4 140L82 148 72 158 62 148 52 160 42 147 30 160 20 146z", "#fffbe9")


def crab(brush: Brush, look: Look) -> None:
    colour = ("#d8442c", "#c0562c", "#8a3a6a", "#d8442c", look.ink.warm)[look.style]
    for y in (290, 320, 350):
        brush.line(f"M-60 {y}Q-110 {y - 14}-130 {y + 34}M60 {y}Q110 {y - 14} 130 {y + 34}", darker(colour, 0.3), 12)
    cut_twice(
        brush,
        soft(
            [
                (60, 250),
                (110, 230),
                (96, 150),
                (112, 96),
                (146, 112),
                (126, 140, 1),
                (150, 150),
                (134, 200),
                (120, 250),
                (76, 286),
            ]
        ),
        colour,
    )
    twice(brush, lambda: brush.line("M24 220V170", darker(colour, 0.2), 11))
    cut(brush, even((0, 206), (70, 222), (98, 290), (60, 350), (0, 362)), colour)
    eyes(brush, look, 24, 162, 14)
    brush.line("M-34 290Q0 326 34 290", INKED, 5)


def octopus(brush: Brush, look: Look) -> None:
    colour = mix(look.ink.mid, "#7a4a8a", 0.4)
    arms = "".join([f"M{x} 230C{x + 20} 330 {end + 30} 330 {end} 420" for x, end in ((20, 60), (54, 120), (84, 150))])
    suckers: dict[str, Value] = {"stroke_dasharray": "1 16", "stroke_linecap": "round", "stroke_width": 6}
    twice(brush, lambda: brush.line(arms, colour, 30))
    twice(brush, lambda: brush.path(arms, "none", stroke=look.ink.pale, **suckers))
    cut(brush, even((0, 60), (70, 90), (96, 170), (70, 256), (0, 276)), colour)
    eyes(brush, look, 34, 172, 13)
    brush.line("M-26 226Q0 244 26 226", INKED, 4)


def whale(brush: Brush, look: Look) -> None:
    colour = mix(look.ink.mid, "#3a5a7a", 0.4)
    cut(
        brush,
        soft(
            [
                (-140, 300),
                (-112, 180),
                (-20, 120),
                (80, 150),
                (124, 214),
                (140, 170, 1),
                (150, 120),
                (152, 220),
                (110, 310),
                (20, 370),
                (-90, 370),
            ]
        ),
        colour,
    )
    cut(brush, soft([(-138, 312), (-60, 302), (40, 322), (96, 318), (20, 368), (-90, 370)]), look.ink.pale)
    brush.line("".join([f"M{x} 322q20 20 22 36" for x in range(-110, 60, 26)]), darker(colour, 0.2), 2.4)
    brush.circle(-84, 264, 10, INKED)
    brush.circle(-81, 261, 3.4, "#ffffff")
    brush.line("M-30 118C-40 66-86 60-98 90M-28 118C-26 58 14 50 34 80", look.ink.pale, 8)


def insect(brush: Brush, look: Look) -> None:
    """Draw a cricket with long feelers, in a coat."""
    colour = ("#7aae4a", "#5a9a6a", "#8a7a3a", look.ink.mid, "#4a7ab0")[look.style]
    wing = brush.across("#ffffff 0.8", f"{look.ink.pale} 0.3")
    twice(
        brush,
        lambda: brush.path(soft([(20, 220, 1), (90, 150), (140, 190), (110, 280), (40, 290)]), wing, stroke="#ffffff"),
    )
    cut(brush, even((0, 214), (50, 232), (72, 330), (60, 440, 1), (0, 440, 1)), look.a)
    cut(brush, even((0, 220, 1), (20, 226), (16, 300), (0, 320)), look.b)
    twice(brush, lambda: brush.line("M16 100Q40 30 96 34", darker(colour, 0.4), 5))
    cut(brush, even((0, 88), (48, 100), (60, 152), (38, 206), (0, 218)), colour)
    eyes(brush, look, 26, 142, 13)
    brush.line("M-20 186Q0 202 20 186", INKED, 3.4)


ANIMALS: Final[dict[str, Callable[[Brush, Look], None]]] = {
    "bird": bird, "crab": crab, "crocodile": crocodile, "dragon": dragon, "duck": duck, "eel": eel, "fish": fish,
    "frog": frog, "horse": horse, "insect": insect, "lizard": lizard, "octopus": octopus, "owl": owl, "raven": raven,
    "rooster": rooster, "snake": snake, "turtle": turtle, "whale": whale,
}  # fmt: skip
