"""People, put together from parts: mantle, body, head, hair; what is worn and held is in `hats` and `held`.

Nobody is meant: the parts are chosen by what a card is (a queen, a pirate, a villain) and by its seed.
"""

from __future__ import annotations

from math import cos, sin
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, STEEL, Ink
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, shine, soft, spark, twice
from ludoteca.kernel.art.brush import Brush, polygon
from ludoteca.kernel.art.colours import darker, lighter
from ludoteca.kernel.views import Value

SKINS: Final = ("#f2caa4", "#dca57c", "#b47a52", "#85533a", "#f4d8bd", "#c98f62")
HAIRS: Final = ("#2a1a16", "#6b3a1c", "#c98a34", "#8c2d1c", "#e8d7b0", "#1a1a28", "#d8d4cc")
FACE: Final = even((0, 94), (28, 101), (39, 130), (34, 160), (17, 182), (0, 190))


class Look(Value):
    """How somebody looks: all that a figure is drawn from."""

    ink: Ink
    a: str
    b: str
    c: str
    """Three cloths."""
    skin: str
    hair: str
    style: int
    """Of the hair, from 0 to 4."""
    beard: int
    """0 for none, 1 short, 2 long, 3 a moustache."""
    lady: bool
    wicked: bool
    mood: int
    mantle: str
    body: str
    hat: str
    held: str


def person(brush: Brush, look: Look) -> None:
    """Draw the whole figure but for hat and held thing."""
    MANTLES[look.mantle](brush, look)
    if look.lady and look.style != 3:
        long = 250 + 22 * look.style
        d = even((0, 78), (46, 90), (60, 140), (60, 205), (72, long), (40, long + 26), (20, 240), (0, 220))
        cut(brush, d, look.hair)
    BODIES[look.body](brush, look)
    cut(brush, "M-13 170h26l4 36q-17 14-34 0z", darker(look.skin, 0.12), False)
    cut_twice(brush, soft([(36, 128), (46, 130), (42, 150), (33, 152)]), look.skin, False)
    cut(brush, FACE, look.skin)
    face(brush, look)
    hair(brush, look)


def face(brush: Brush, look: Look) -> None:
    """Draw eyes, brows, nose and mouth, in one of four moods, or wicked."""
    dark = "#2a1512"
    if look.wicked:
        eye = look.ink.warm
        twice(brush, lambda: brush.path("M7 143L26 133Q27 144 14 147z", eye, stroke=INKED, stroke_width=1.6))
        brush.path("M16 139l4-1-1 7zM-16 139l-4-1 1 7z", INKED)
        twice(brush, lambda: brush.line("M5 136L28 126", INKED, 3.6))
        brush.line("M-10 168Q3 175 14 164", "#4a1420", 2.6)
    elif look.mood == 0:
        twice(brush, lambda: brush.line("M9 142Q17 149 25 142M9 129Q17 124 26 130", dark, 2.4))
        brush.line("M-8 168Q0 174 9 167", "#7a2f2a", 2.6)
    else:
        twice(brush, lambda: _eye(brush, look.mood))
        mouth = ("", "M-11 166Q0 178 12 165", "M-9 168Q2 172 10 166", "M-10 165Q0 184 11 165z")[look.mood]
        brush.path(
            mouth, "#fff4ee" if look.mood == 3 else "none", stroke="#7a2f2a", stroke_width=2.6, stroke_linecap="round"
        )
    brush.line("M1 146Q6 158-1 161", darker(look.skin, 0.4), 2, opacity="0.6")
    if not look.wicked:
        brush.path(
            "M-31 158a6 5 0 1 0 12 0a6 5 0 1 0-12 0M19 158a6 5 0 1 0 12 0a6 5 0 1 0-12 0", "#e2604a", opacity="0.25"
        )


def _eye(brush: Brush, mood: int) -> None:
    brush.ellipse(16, 142, 4.6, 6, "#21130f")
    brush.circle(17.6, 140, 1.7, "#ffffff")
    brush.line("M7 130Q16 123 26 129" if mood != 2 else "M7 127Q17 125 27 131", "#2a1512", 2.6)


def hair(brush: Brush, look: Look) -> None:
    """Draw the hair over the forehead, in one of five cuts, and the beard."""
    cuts = (
        [
            (-40, 150),
            (-48, 108),
            (-24, 78),
            (14, 75),
            (45, 104),
            (41, 152),
            (34, 128),
            (10, 104),
            (-14, 120),
            (-34, 130),
        ],
        [
            (-40, 138),
            (-50, 104),
            (-30, 74),
            (6, 66),
            (42, 80),
            (49, 112),
            (40, 136),
            (32, 112),
            (8, 116),
            (-20, 100),
            (-34, 116),
        ],
        [(-41, 146), (-46, 104), (-18, 78), (20, 76), (48, 100), (42, 146), (34, 116), (0, 102, 1), (-34, 118)],
        [
            (-40, 128),
            (-44, 100),
            (-26, 80),
            (-8, 84),
            (0, 70),
            (14, 82),
            (34, 78),
            (46, 104),
            (40, 130),
            (24, 106),
            (-20, 106),
        ],
        [
            (-43, 172),
            (-54, 120),
            (-30, 76),
            (12, 70),
            (48, 96),
            (48, 170),
            (36, 136),
            (26, 108),
            (-30, 108),
            (-36, 136),
        ],
    )
    if look.lady and look.style == 3:
        cut(brush, "M-24 72a24 22 0 1 1 48 0a24 22 0 1 1-48 0z", look.hair)
    cut(brush, soft(cuts[look.style]), look.hair)
    if look.beard in (1, 2):
        low = 206 if look.beard == 1 else 262
        cut(brush, even((0, 170, 1), (14, 166), (37, 146, 1), (43, 184), (26, low - 14), (0, low + 14)), look.hair)
        brush.line(
            f"M0 190V{low}M-14 190Q-18 210-8 {low - 8}M14 190Q18 210 8 {low - 8}", "#000000", 1.6, opacity="0.25"
        )
        brush.line("M-8 176Q0 181 8 176", "#7a2f2a", 2.4)
    if look.beard in (2, 3):
        cut(brush, even((0, 164), (14, 160), (36, 172), (20, 175), (0, 170)), look.hair, False)


# -- behind the shoulders ------------------------------------------------------------------------------------------


def no_mantle(brush: Brush, look: Look) -> None:
    """Draw nothing."""


def cape(brush: Brush, look: Look) -> None:
    points = [(-40, 200), (-92, 240), (-128, 330), (-150, 440, 1), (130, 440, 1), (112, 330), (84, 236), (40, 200)]
    cut(brush, soft(points), look.c)
    brush.line("M-70 250Q-100 330-108 430M76 250Q96 330 100 430", lighter(look.c, 0.3), 2, opacity="0.5")


def fan(brush: Brush, look: Look) -> None:
    """Draw a high collar of feathers."""
    for first, colour in ((0, look.c), (1, look.b)):
        feathers = []
        for feather in range(first, 13, 2):
            turn = (feather - 6) * 0.245
            feathers.append(polygon(*[_turned(x, y, turn) for x, y in ((0, 0), (-16, -114), (0, -132), (16, -114))]))
        cut(brush, "".join(feathers), colour, first == 0)


def _turned(x: float, y: float, turn: float) -> tuple[int, int]:
    return round(x * cos(turn) - y * sin(turn)), round(214 + x * sin(turn) + y * cos(turn))


def halo(brush: Brush, look: Look) -> None:
    """Draw a crown of points around the head."""
    points = ""
    for turn in range(-120, 121, 15):
        points += f'<path transform="rotate({turn} 0 136)" d="M-5 136L0 {30 if turn % 30 else 50}L5 136z"/>'
    brush.put(f'<g fill="{GOLD}" stroke="#fff" stroke-opacity=".4">{points}</g>')
    brush.circle(0, 136, 62, look.ink.dark, stroke=GOLD, stroke_width=3)


def wings(brush: Brush, look: Look) -> None:
    """Draw the wings of a fairy, which one sees through."""
    fill = brush.across("#ffffff 0.85", f"{look.ink.pale} 0.6", f"{look.ink.light} 0.5")

    def half() -> None:
        brush.path(
            soft([(12, 210, 1), (70, 96), (132, 60), (140, 120), (104, 190)]), fill, stroke="#ffffff", stroke_width=2
        )
        brush.path(
            soft([(12, 220, 1), (90, 214), (126, 262), (92, 310), (40, 280)]), fill, stroke="#ffffff", stroke_width=2
        )
        brush.line("M14 212C60 150 100 110 128 76M14 222C60 230 90 250 108 282", look.ink.mid, 1.6, opacity="0.5")

    twice(brush, half)


def horns(brush: Brush, look: Look) -> None:
    """Draw a collar that rises in two points."""
    cut(
        brush,
        even((0, 214, 1), (30, 196), (66, 120), (104, 66, 1), (108, 150), (96, 240), (130, 440, 1), (0, 440, 1)),
        look.c,
    )


def tail(brush: Brush, look: Look) -> None:
    """Draw a fish's tail that swings up behind."""
    points = [
        (10, 420),
        (110, 400),
        (128, 300),
        (96, 240),
        (120, 236),
        (146, 200, 1),
        (142, 262),
        (138, 330),
        (110, 440),
    ]
    cut(brush, soft(points), look.ink.mid)
    brush.line("M112 250Q126 240 140 216M118 252Q134 250 142 244", look.ink.pale, 2)


MANTLES: Final = {
    "none": no_mantle, "cape": cape, "fan": fan, "halo": halo, "horns": horns, "tail": tail, "wings": wings,
}  # fmt: skip

# -- bodies --------------------------------------------------------------------------------------------------------


def gown(brush: Brush, look: Look) -> None:
    cut(
        brush, even((0, 198), (30, 206), (56, 220), (50, 262), (34, 300), (90, 380), (120, 450, 1), (0, 450, 1)), look.a
    )
    cut(brush, even((0, 226, 1), (26, 208), (40, 216), (34, 262), (22, 300), (0, 312)), look.b)
    cut_twice(brush, soft([(44, 212), (70, 216), (84, 252), (66, 270), (48, 250)]), look.b)
    brush.line("M-20 232Q0 246 20 232M-24 304Q0 320 24 304", GOLD, 3)
    brush.circle(0, 242, 6, look.ink.light, stroke=GOLD, stroke_width=2)


def coat(brush: Brush, look: Look) -> None:
    cut(brush, even((0, 196), (34, 202), (72, 224), (92, 286), (104, 440, 1), (0, 440, 1)), look.a)
    cut(brush, even((0, 208, 1), (22, 206), (34, 250), (24, 340), (32, 440, 1), (0, 440, 1)), look.b)
    cut_twice(brush, soft([(16, 200, 1), (42, 204), (58, 236), (40, 262), (26, 240)]), look.c)
    twice(brush, lambda: brush.line("M34 262L28 420", GOLD, 2))


def uniform(brush: Brush, look: Look) -> None:
    """Draw a coat with buttons and shoulder pieces."""
    coat(brush, look)
    cut_twice(brush, "M66 220l36-5q13 12 11 27l-40-2z", GOLD)
    twice(brush, lambda: brush.path("".join([f"M24 {y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" for y in (280, 312, 344)]), GOLD))


def mail(brush: Brush, look: Look) -> None:
    """Draw armour."""
    cut(brush, even((0, 200), (44, 206), (70, 240), (66, 320), (76, 440, 1), (0, 440, 1)), "#6d7f92")
    cut_twice(brush, soft([(30, 214, 1), (66, 200), (100, 224), (108, 270), (80, 286), (52, 262)]), STEEL)
    cut(brush, even((0, 208), (34, 214), (46, 260), (30, 316), (0, 336)), STEEL)
    cut(brush, even((0, 236, 1), (17, 246), (15, 268), (0, 286)), look.a)
    spark(brush, 0, 259, 13, GOLD)


def robe(brush: Brush, look: Look) -> None:
    """Draw a wide robe with a sash."""
    cut(brush, even((0, 196), (38, 202), (78, 230), (106, 320), (128, 440, 1), (0, 440, 1)), look.a)
    cut(brush, soft([(-34, 202), (0, 262), (36, 202), (58, 214), (10, 300), (-14, 300), (-56, 214)]), look.b)
    brush.line("M-92 320Q0 350 92 320", look.c, 13)
    brush.line("M-92 320Q0 350 92 320", GOLD, 2)


def ermine(brush: Brush, look: Look) -> None:
    """Draw a king's robe with a collar of fur."""
    robe(brush, look)
    cut(brush, even((0, 204), (40, 198), (86, 226), (98, 270), (64, 258), (30, 270), (0, 302)), "#f7f0e0")
    spots = ((-64, 234), (-30, 240), (0, 262), (32, 240), (66, 236), (-84, 250), (84, 250))
    brush.path("".join([f"M{x} {y}q4 6 0 11q-4-5 0-11" for x, y in spots]), "#2a1c18")


def tunic(brush: Brush, look: Look) -> None:
    """Draw plain clothes with a belt across."""
    cut(brush, even((0, 200), (32, 204), (68, 226), (84, 300), (90, 440, 1), (0, 440, 1)), look.a)
    cut_twice(brush, soft([(50, 210), (74, 224), (92, 290), (70, 296), (56, 250)]), look.b)
    cut(brush, "M-50 208L62 330L50 344L-62 226z", look.c)
    brush.path("M-8 258h16v16h-16z", "none", stroke=GOLD, stroke_width=3)
    brush.line("M-24 204Q0 236 24 204", look.b, 5)


BODIES: Final = {
    "coat": coat, "ermine": ermine, "gown": gown, "mail": mail, "robe": robe, "tunic": tunic, "uniform": uniform,
}  # fmt: skip


def glowing(brush: Brush, look: Look) -> None:
    """Draw a glow around somebody who is more than a person."""
    shine(brush, 0, 200, 190, look.ink.pale, "0.7")
