"""Creatures that are no animals: machines, giants, spirits, household things that live.

`CREATURES` has these and the animals, and is open to new ones: a function of a brush and a look under a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.shows.art.animals import ANIMALS
from ludoteca.games.lorcana.shows.art.beasts import eyes
from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, STEEL, WOOD
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, shine, soft, spark, twice
from ludoteca.games.lorcana.shows.art.people import Look
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter, mix


def robot(brush: Brush, look: Look) -> None:
    ink = look.ink
    colour = (ink.light, "#f2f4f6", ink.mid, "#c98f4a", "#8da0b0")[look.style]
    cut(brush, even((0, 236), (70, 240), (86, 300), (78, 440, 1), (0, 440, 1)), colour)
    cut_twice(brush, soft([(66, 240), (112, 250), (124, 330), (104, 400), (84, 390), (92, 320)]), darker(colour, 0.3))
    brush.line("M0 92V50", darker(colour, 0.5), 6)
    brush.circle(0, 44, 11, ink.warm)
    cut(brush, even((0, 92), (60, 98), (82, 150), (74, 216), (0, 228)), colour)
    cut(brush, even((0, 132), (50, 134), (62, 160), (50, 190), (0, 194)), "#101820", False)
    shine(brush, 0, 163, 70, ink.warm, "0.4")
    twice(
        brush,
        lambda: brush.circle(26, 163, 13, ink.warm if not look.wicked else "#ff4a3c", stroke="#ffffff", stroke_width=4),
    )
    brush.circle(0, 318, 30, "#101820", stroke=GOLD, stroke_width=5)
    spark(brush, 0, 318, 22, ink.warm, 6)


def giant(brush: Brush, look: Look) -> None:
    """Draw a giant of rock."""
    colour = ("#8a7f78", look.ink.mid, "#9fd0e8", "#7a4030", "#6a7a5a")[look.style]
    cut(brush, "M-142 440L-130 280L-92 206L-40 220L0 190L46 220L98 202L132 290L146 440z", darker(colour, 0.3))
    cut(brush, "M-62 200L-68 120L-34 76L20 68L64 110L68 190L30 238L-32 240z", colour)
    brush.path("M-68 120L-34 76L20 68L0 118L-40 130z", "#ffffff", opacity="0.3")
    brush.path(
        "M-92 206L-60 300L-110 360M98 202L70 300L112 380M0 250L-12 330L14 400",
        "none",
        stroke=darker(colour, 0.6),
        stroke_width=4,
    )
    shine(brush, 0, 150, 56, look.ink.warm, "0.6")
    twice(brush, lambda: brush.path("M9 152L48 136L42 160L14 168z", look.ink.warm, stroke="#ffffff", stroke_width=1.4))
    brush.path("M-24 204h48l-10 14h-30z", INKED)


def fire(brush: Brush, look: Look) -> None:
    """Draw a being of fire."""
    hot = ("#ff7a24", "#3f8fff", "#b04aff", "#ff7a24", "#38c06a")[look.style]
    shine(brush, 0, 200, 180, lighter(hot, 0.4), "0.7")
    cut(
        brush,
        "M-90 440Q-150 320-86 230Q-96 180-60 130Q-56 170-34 150Q-44 80"
        " 6 16Q10 80 46 116Q58 100 60 84Q100 150 84 220Q150 310 96 440z",
        darker(hot, 0.2),
    )
    cut(
        brush,
        "M-60 440Q-100 340-54 270Q-66 220-36 180Q-20 206-12 176"
        "Q-10 130 10 96Q20 150 46 184Q66 230 50 270Q100 340 66 440z",
        lighter(hot, 0.35),
        False,
    )
    brush.path("M-30 440Q-60 350-20 300Q0 270 20 300Q60 350 34 440z", "#fff3b0")
    eyes(brush, look, 26, 212, 10)
    brush.path("M-26 250Q0 284 26 250Q0 262-26 250z", "#4a1408")


def ghost(brush: Brush, look: Look) -> None:
    """Draw a shade that drifts."""
    colour = mix(look.ink.light, "#ffffff", 0.4) if not look.wicked else mix(look.ink.deep, "#5a4a8a", 0.4)
    shine(brush, 0, 200, 180, look.ink.pale, "0.6")
    points = [
        (0, 70),
        (64, 96),
        (84, 190),
        (110, 300),
        (140, 400),
        (90, 370),
        (70, 430),
        (30, 370),
        (-10, 436),
        (-40, 376),
        (-90, 430),
        (-90, 330),
        (-130, 360),
        (-90, 250),
        (-72, 120),
    ]
    start = len(brush.shapes)
    cut(brush, soft(points), colour)
    brush.group(start, opacity="0.88")
    eyes(brush, look, 26, 156, 12)
    brush.path("M-14 204Q0 192 14 204Q10 230 0 230Q-10 230-14 204z", darker(colour, 0.6))


def djinn(brush: Brush, look: Look) -> None:
    """Draw a spirit out of smoke."""
    colour = mix(look.ink.mid, "#4a90e0", 0.35)
    cut(
        brush,
        soft([(-10, 440), (60, 410), (20, 380), (-60, 350), (-40, 290), (60, 290), (80, 340), (20, 372), (90, 410)]),
        lighter(colour, 0.3),
    )
    cut(brush, even((0, 196), (50, 196), (110, 220), (124, 280), (86, 286), (50, 320), (0, 330)), colour)
    twice(brush, lambda: brush.line("M108 246Q130 300 60 300", darker(colour, 0.15), 30))
    twice(brush, lambda: brush.line("M66 296h14", GOLD, 30))
    cut(brush, even((0, 90), (40, 100), (50, 150), (28, 198), (0, 210)), colour)
    cut(brush, soft([(-8, 92), (-16, 50), (20, 30), (40, 50), (16, 66), (12, 92)]), look.hair)
    eyes(brush, look, 20, 142)
    brush.path("M-24 172Q0 200 24 172z", "#ffffff", stroke=INKED, stroke_width=2)


def snowman(brush: Brush, look: Look) -> None:
    for y, r in ((380, 104), (258, 78)):
        cut(brush, f"M{-r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z", "#eef6fc")
    brush.line("M70 250L134 190M110 212l26 4M-70 250L-134 190M-110 212l-26 4", WOOD, 7)
    cut(brush, even((0, 76), (46, 88), (58, 150), (40, 206), (0, 214)), "#f6fbff")
    eyes(brush, look, 22, 138, 8)
    cut(brush, "M-6 152L64 166L-4 172z", "#ee8a30")
    brush.path("M0 250h.1M0 286h.1M0 330h.1", stroke=INKED, stroke_width=15, stroke_linecap="round")
    brush.line("M-24 188Q0 204 24 188", INKED, 4)


def broom(brush: Brush, look: Look) -> None:
    """Draw a broom that works by itself."""
    brush.line("M0 20V250", darker(WOOD, 0.4), 17)
    brush.line("M-2 20V250", "#a8743c", 11)
    cut(brush, even((0, 210), (36, 226), (64, 310), (96, 430, 1), (0, 440, 1)), "#d8a84a")
    brush.line("M-20 250L-60 424M0 250V430M20 250L60 424M-36 262L-84 416M36 262L84 416", "#8a5a20", 3, opacity="0.7")
    brush.line("M-38 262Q0 276 38 262M-46 282Q0 298 46 282", look.ink.warm, 8)
    twice(brush, lambda: brush.line("M32 240Q100 220 108 300", "#c0853a", 15))
    cut_twice(brush, "M84 300h52l-8 60h-36z", look.ink.mid)
    twice(brush, lambda: brush.path("M84 302q26 12 52 0q-26-14-52 0", look.ink.pale))


def cards(brush: Brush, look: Look) -> None:
    """Draw soldiers of playing cards."""
    for x, turn in ((-56, -12), (56, 12), (0, 0)):
        start = len(brush.shapes)
        cut(brush, "M-58 150h116a8 8 0 0 1 8 8v260h-132v-260a8 8 0 0 1 8-8z", "#fbf6ea")
        brush.path(
            "M0 236C-34 206-26 176-10 182Q0 188 0 196Q0 188 10 182C26 176 34 206 0 236z",
            look.ink.warm if x else look.ink.mid,
            transform="translate(0 60)",
        )
        cut(brush, "M-26 118a26 28 0 1 1 52 0a26 28 0 1 1-52 0z", look.skin)
        brush.path("M-9 112h.1M9 112h.1", stroke=INKED, stroke_width=6, stroke_linecap="round")
        cut(brush, "M-30 106Q0 66 30 106L22 86 10 96 0 74-10 96-22 86z", look.a, False)
        brush.line("M50 60V260", STEEL, 5)
        brush.group(start, transform=f"translate({x} {24 if x else 0}) rotate({turn} 0 400)")


def mask(brush: Brush, look: Look) -> None:
    """Draw a small fierce being with a painted mask."""
    cut(brush, even((0, 130), (84, 160), (108, 260), (74, 350), (0, 372)), "#8a5a34")
    brush.line("".join([f"M{x} 150Q{x * 1.3:.0f} 250 {x} 350" for x in (-60, -30, 0, 30, 60)]), "#6b4022", 3)
    cut(brush, even((0, 176), (56, 190), (64, 260), (30, 320), (0, 326)), "#f7ead0")
    eyes(brush, look, 26, 232, 12)
    brush.path(
        "M-34 274h68l-8 26h-52zM-60 196l40 12M60 196l-40 12", look.ink.warm, stroke=look.ink.warm, stroke_width=5
    )
    twice(brush, lambda: brush.line("M70 330Q84 390 50 420", "#6b4022", 16))
    brush.line("M110 90V420", WOOD, 8)
    cut(brush, "M110 40l18 50h-36z", STEEL)


def living(thing: Callable[[Brush, Look], None]) -> Callable[[Brush, Look], None]:
    """Give a household thing eyes and a mouth."""

    def draw(brush: Brush, look: Look) -> None:
        thing(brush, look)
        eyes(brush, look, 22, 210, 10)
        brush.line("M-20 248Q0 264 20 248", INKED, 4)

    return draw


def candle(brush: Brush, look: Look) -> None:
    shine(brush, 0, 90, 90, "#ffe08a")
    brush.path("M0 52Q30 92 0 120Q-30 92 0 52z", "#ffcf5a", stroke="#ff8a2c", stroke_width=4)
    twice(brush, lambda: brush.line("M40 320Q120 320 110 240", GOLD, 17))
    cut_twice(brush, "M92 190h36v52h-36z", "#fbf3dc")
    twice(brush, lambda: brush.path("M110 150Q126 174 110 190Q94 174 110 150z", "#ffcf5a"))
    cut(brush, "M-44 128Q0 112 44 128V290h-88z", "#fbf3dc")
    cut(brush, even((0, 284), (64, 288), (40, 340), (54, 400), (90, 430), (0, 440)), GOLD)


def clock(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 56, 1), (50, 100), (92, 120), (88, 300), (104, 430, 1), (0, 430, 1)), "#8a5226")
    brush.circle(0, 222, 78, "#fbf3dc", stroke=GOLD, stroke_width=9)
    brush.path("M0 152v12M0 280v12M-70 222h12M58 222h12", stroke=INKED, stroke_width=5)
    brush.line("M0 360V400", GOLD, 5)
    brush.circle(0, 404, 15, GOLD)


def teapot(brush: Brush, look: Look) -> None:
    brush.line("M84 200Q150 200 134 290Q120 320 92 310", look.ink.pale, 17)
    cut(brush, soft([(-70, 300), (-120, 280), (-146, 190), (-118, 196), (-100, 250), (-60, 260)]), look.ink.pale)
    cut(brush, even((0, 130), (70, 150), (100, 240), (84, 350), (0, 376)), look.ink.pale)
    cut(brush, even((0, 96), (40, 120), (76, 146), (0, 160)), look.ink.mid)
    brush.circle(0, 92, 15, GOLD)
    brush.line("M-92 300Q0 330 92 300", look.ink.warm, 10)


def wardrobe(brush: Brush, look: Look) -> None:
    cut(brush, "M-104 430V110Q-104 70-50 78Q0 40 50 78Q104 70 104 110V430z", "#a8682f")
    cut(brush, "M-90 130Q-50 104-6 130V420h-84zM90 130Q50 104 6 130V420h84z", "#c9853c", False)
    brush.path("M-16 290h.1M16 290h.1", stroke=GOLD, stroke_width=15, stroke_linecap="round")


def carpet(brush: Brush, look: Look) -> None:
    cut(
        brush,
        soft(
            [(-130, 250), (-70, 170), (0, 210), (70, 150), (136, 190), (110, 300), (40, 280), (-30, 340), (-104, 330)]
        ),
        look.ink.mid,
    )
    brush.path(
        soft([(-104, 250), (-64, 196), (0, 232), (66, 178), (110, 204), (92, 274), (40, 254), (-30, 312), (-84, 304)]),
        "none",
        stroke=GOLD,
        stroke_width=5,
    )
    spark(brush, 0, 256, 30, look.ink.warm, 8)
    brush.path(
        "M-130 250l-14 6M-104 330l-8 16M136 190l14-8M110 300l14 12", stroke=GOLD, stroke_width=9, stroke_linecap="round"
    )


CREATURES: Final[dict[str, Callable[[Brush, Look], None]]] = {
    **ANIMALS,
    "broom": broom, "candle": living(candle), "cards": cards, "carpet": carpet, "clock": living(clock),
    "djinn": djinn, "fire": fire, "ghost": ghost, "giant": giant, "mask": mask, "robot": robot, "snowman": snowman,
    "teapot": living(teapot), "wardrobe": living(wardrobe),
}  # fmt: skip
HATLESS: Final = frozenset({
    "bird", "broom", "candle", "cards", "carpet", "clock", "crab", "eel", "fire", "fish", "giant", "horse", "mask",
    "octopus", "rooster", "teapot", "turtle", "wardrobe", "whale",
})  # fmt: skip
"""Those on whose heads nothing sits well."""
