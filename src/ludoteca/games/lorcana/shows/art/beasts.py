"""Beasts with a head and shoulders, put together from ears, muzzle, colours and marks: see `BEASTS`.

To add one, give it a line there; what has another shape is in `creatures`.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED
from ludoteca.games.lorcana.shows.art.paper import cut, cut_twice, even, soft, twice
from ludoteca.games.lorcana.shows.art.people import BODIES, MANTLES, Look
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter, mix
from ludoteca.kernel.views import Value


class Beast(Value):
    """What a beast is made of; the first of its furs is the usual one, others come by chance."""

    ears: str
    muzzle: str
    furs: tuple[str, ...]
    under: str
    marks: tuple[str, ...] = ()


BEASTS: Final = {
    "ape": Beast("round", "flat", ("#c0702c", "#6a4630"), "#e9c496", ("tuft",)),
    "bat": Beast("fan", "cat", ("#5a4a5e",), "#b9a0a8", ("fangs",)),
    "bear": Beast("round", "broad", ("#8a5a34", "#c9912f", "#6d5a4c"), "#f0d6a8"),
    "boar": Beast("pointed", "snout", ("#8a4a38",), "#d8a08a", ("tusks", "tuft")),
    "bull": Beast("side", "broad", ("#5a4238", "#3c3440"), "#d9c3a6", ("horns",)),
    "cat": Beast("pointed", "cat", ("#f2ece0", "#3a3440", "#d8893a", "#8f8790"), "#fff6ea", ("whiskers",)),
    "chipmunk": Beast("small", "cat", ("#a8622c", "#8a5230"), "#f6e0b8", ("stripe", "teeth")),
    "demon": Beast("pointed", "flat", ("#5a2a5c", "#7a2634"), "#a8506a", ("horns", "fangs")),
    "dog": Beast("flop", "long", ("#d09a4c", "#5c4030", "#e9dcc4"), "#fdf0d8"),
    "dalmatian": Beast("flop", "long", ("#f7f3ea",), "#ffffff", ("spots", "freckled")),
    "donkey": Beast("long", "horse", ("#7d8496",), "#d9d4d0", ("tuft",)),
    "elephant": Beast("sail", "trunk", ("#8d97a8",), "#b9c0cc"),
    "fox": Beast("pointed", "long", ("#d8692a",), "#fdeed6", ("cheeks",)),
    "deer": Beast("side", "horse", ("#8f5e38", "#b98250"), "#f7e2c0", ("antlers",)),
    "doe": Beast("side", "horse", ("#c08a52", "#a8744a"), "#f7e2c0", ("spots",)),
    "hamster": Beast("small", "broad", ("#d8b48a",), "#fff3de", ("cheeks", "teeth")),
    "hyena": Beast("round", "long", ("#8d7a6a", "#7a7466"), "#4a3128", ("crest", "fangs")),
    "leopard": Beast("round", "cat", ("#d8a24c", "#3a3442"), "#fbe9cf", ("spots", "whiskers")),
    "lion": Beast("round", "lion", ("#d99a4a", "#c07a3a"), "#fbe3bb", ("mane",)),
    "lioness": Beast("round", "lion", ("#dcae6c",), "#fbe9cf"),
    "llama": Beast("long", "horse", ("#e6d2b0", "#b97a4a"), "#fff3de", ("tuft",)),
    "monkey": Beast("round", "flat", ("#8a5a34", "#7d6a78"), "#efd2ac", ("tuft",)),
    "mouse": Beast("great", "mouse", ("#a39a94", "#8a6a52", "#d8cdbf"), "#f7e6d6", ("whiskers",)),
    "pig": Beast("pointed", "snout", ("#f0a8a0",), "#f9cfc4"),
    "rabbit": Beast("hare", "mouse", ("#f2ece0", "#b09a84", "#8d93a0"), "#ffffff", ("teeth", "whiskers")),
    "rat": Beast("round", "mouse", ("#6d6470",), "#c9b8b4", ("whiskers", "fangs")),
    "sheep": Beast("side", "horse", ("#f7f1e6",), "#6d5a52", ("wool",)),
    "tiger": Beast("round", "cat", ("#e38a2c",), "#fff3de", ("stripes", "whiskers")),
    "walrus": Beast("none", "broad", ("#7a5a4e",), "#b98f7a", ("tusks", "whiskers")),
    "wolf": Beast("pointed", "long", ("#7d8896", "#4a4652"), "#e6eaf0", ("cheeks",)),
    "goblin": Beast("bat", "flat", ("#5c8ad8", "#6fae7a", "#a86ac4"), "#d6e8ff", ("teeth",)),
    "horned": Beast("flop", "long", ("#6b432a",), "#a8744a", ("horns", "fangs", "mane")),
}
HEADS: Final = {
    "horse": even((0, 88), (38, 96), (50, 140), (38, 200), (35, 250), (20, 276), (0, 282)),
    "long": even((0, 90), (46, 98), (68, 150), (58, 204), (36, 262), (0, 276)),
    "broad": even((0, 78), (56, 86), (88, 150), (78, 214), (40, 252), (0, 258)),
}
HEAD: Final = even((0, 84), (48, 94), (72, 152), (60, 212), (30, 250), (0, 258))


def beast(brush: Brush, name: str, look: Look) -> None:
    """Draw the beast with its shoulders, clothed where the look has a body."""
    kind = BEASTS[name]
    fur = kind.furs[look.style % len(kind.furs)]
    MANTLES[look.mantle](brush, look)
    if look.body in BODIES:
        BODIES[look.body](brush, look)
    else:
        cut(brush, even((0, 230), (66, 238), (108, 330), (122, 440, 1), (0, 440, 1)), fur)
        cut(brush, even((0, 262), (38, 268), (50, 340), (32, 440, 1), (0, 440, 1)), kind.under)
        collar(brush, look)
    if "mane" in kind.marks:
        for r, colour in ((138, "#5a2413"), (116, "#93461a"), (94, "#c66f26"))[: 3 if name == "lion" else 2]:
            cut(
                brush,
                mane(r, 15 if name == "lion" else 12),
                colour if name == "lion" else mix(colour, fur, 0.6),
                r > 130,
            )
    ears(brush, kind, fur)
    above(brush, kind, fur)
    cut(brush, HEADS.get(kind.muzzle, HEAD), fur)
    marks(brush, kind, fur)
    muzzle(brush, kind, fur)
    eyes(brush, look, 30 if kind.muzzle != "horse" else 34, 158)


def collar(brush: Brush, look: Look) -> None:
    """Draw what a beast without clothes may have: a band with a medal, or a scarf."""
    if look.mood == 1:
        brush.line("M-66 272Q0 320 66 272", look.a, 12)
        brush.circle(0, 306, 13, GOLD, stroke=look.ink.dark, stroke_width=3)
    elif look.mood == 2:
        cut(
            brush,
            soft([(-70, 246), (0, 276), (70, 246), (82, 282), (30, 312), (0, 372, 1), (-28, 312), (-82, 282)]),
            look.a,
        )
        brush.line("M-58 276Q0 304 58 276", look.ink.pale, 4)


def mane(r: float, locks: int) -> str:
    """Return a ring of locks around the head."""
    points = []
    for index in range(locks * 2):
        reach = r if index % 2 == 0 else r * 0.8
        angle = index * pi / locks - pi / 2
        points.append((reach * cos(angle), 186 + reach * 1.12 * sin(angle), *((1,) if index % 2 == 0 else ())))
    return soft(points)


def eyes(brush: Brush, look: Look, x: float, y: float, r: float = 9) -> None:
    """Draw two eyes that shine; narrowed, with a brow, where somebody is wicked."""
    colour = look.ink.warm if look.wicked else ("#f5c95a", "#8fd0ff", "#b5e08a", "#f0b070")[look.mood]

    def one() -> None:
        brush.circle(x, y, r + 3, INKED)
        brush.circle(x, y, r, colour)
        brush.ellipse(x, y, r * 0.42, r * 0.7, INKED)
        brush.circle(x - 3, y - 3, r * 0.3, "#ffffff")
        if look.wicked:
            brush.path(f"M{x - 18:.0f} {y + 1:.0f}L{x + 18:.0f} {y - 16:.0f}v-8L{x - 16:.0f} {y - 14:.0f}z", INKED)
        else:
            brush.line(
                f"M{x - 12:.0f} {y - 16:.0f}Q{x:.0f} {y - 24:.0f} {x + 13:.0f} {y - 16:.0f}", INKED, 3, opacity="0.7"
            )

    twice(brush, one)


EARS: Final = {
    "round": ("M44 92a27 27 0 1 1 40 26z", "M53 92a17 17 0 1 1 24 16z"),
    "great": ("M34 92a43 43 0 1 1 62 34z", "M46 90a30 30 0 1 1 42 24z"),
    "small": ("M38 92a17 17 0 1 1 26 16z", "M44 92a10 10 0 1 1 15 9z"),
    "pointed": ("M18 104Q30 50 66 26Q82 70 72 142z", "M34 100Q42 66 62 46Q70 78 64 118z"),
    "flop": (soft([(36, 98), (80, 88), (108, 140), (98, 216), (70, 206), (62, 140)]), ""),
    "side": (
        soft([(36, 112), (84, 88), (116, 104), (88, 134), (48, 142)]),
        soft([(52, 116), (84, 102), (102, 108), (82, 124)]),
    ),
    "long": (
        soft([(16, 104), (22, 30), (46, 4), (60, 50), (50, 116)]),
        soft([(28, 100), (32, 44), (46, 24), (50, 60), (44, 106)]),
    ),
    "hare": (
        soft([(8, 108), (14, 14), (42, -22), (60, 34), (46, 118)]),
        soft([(20, 104), (26, 30), (42, 4), (48, 46), (40, 110)]),
    ),
    "sail": (
        soft([(48, 110), (104, 74), (146, 120), (138, 214), (96, 236), (62, 190)]),
        soft([(66, 124), (104, 98), (130, 130), (122, 196), (92, 212)]),
    ),
    "fan": (
        soft([(26, 104, 1), (56, 40), (104, 14, 1), (104, 90), (70, 138)]),
        soft([(44, 100, 1), (62, 60), (92, 38, 1), (90, 88), (66, 118)]),
    ),
    "bat": (
        soft([(40, 120, 1), (76, 60), (138, 52), (146, 96), (118, 134), (66, 152)]),
        soft([(58, 122, 1), (86, 80), (128, 72), (130, 98), (104, 122)]),
    ),
}


def ears(brush: Brush, kind: Beast, fur: str) -> None:
    if kind.ears not in EARS:
        return
    outside, inside = EARS[kind.ears]
    cut_twice(
        brush, outside, fur if kind.ears != "flop" else darker(fur, 0.25 if "freckled" not in kind.marks else 0.8)
    )
    if inside:
        twice(brush, lambda: brush.path(inside, mix(fur, "#e08a80", 0.45)))


def above(brush: Brush, kind: Beast, fur: str) -> None:
    """Draw what grows out of the head: antlers, horns, a crest, wool."""
    if "antlers" in kind.marks:
        d = "M18 96C20 60 60 60 84 20M46 58C62 66 86 62 112 44M30 76C24 50 26 30 40 6M78 30C74 14 76 4 82-14"
        twice(brush, lambda: brush.line(d, "#5c3d20", 14))
        twice(brush, lambda: brush.line(d, "#e0c394", 9))
    if "horns" in kind.marks:
        cut_twice(brush, soft([(24, 100, 1), (70, 90), (96, 30, 1), (110, 84), (74, 128), (46, 124)]), "#efe2c6")
    if "crest" in kind.marks:
        cut(brush, even((0, 38, 1), (14, 70), (26, 54, 1), (30, 92), (46, 82, 1), (44, 130), (0, 150)), "#2a1a18")
    if "tuft" in kind.marks:
        cut(brush, soft([(-30, 104), (-22, 60), (-6, 84), (4, 48), (14, 82), (30, 62), (28, 106)]), darker(fur, 0.4))
    if "wool" in kind.marks:
        cut(
            brush,
            "M-52 120a24 24 0 1 1 14-38a26 26 0 0 1 38-18a26 26 0 0 1 38 18a24 24 0 1 1 14 38z",
            lighter(fur, 0.5),
        )


def marks(brush: Brush, kind: Beast, fur: str) -> None:
    """Draw spots, stripes, cheeks on the head."""
    dark = darker(fur, 0.55) if "freckled" not in kind.marks else INKED
    if "spots" in kind.marks:
        spots = ((-52, 176, 7), (50, 186, 8), (-22, 112, 6), (18, 106, 5), (56, 146, 5), (-60, 140, 5), (-44, 206, 6))
        brush.path(
            "".join([f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z" for x, y, r in spots]), dark
        )
    if "stripes" in kind.marks:
        d = "M70 150L44 158L70 166zM66 184L40 184L62 198zM8 88L0 122L-8 88zM28 90L20 118L38 96z"
        twice(brush, lambda: brush.path(d, dark))
    if "stripe" in kind.marks:
        brush.path("M-9 86h18l-3 70h-12z", dark)
    if "cheeks" in kind.marks:
        cut_twice(
            brush, soft([(20, 196), (66, 168), (96, 200, 1), (70, 214), (76, 236, 1), (40, 240)]), kind.under, False
        )


def muzzle(brush: Brush, kind: Beast, fur: str) -> None:
    """Draw nose and mouth."""
    under = kind.under
    if kind.muzzle in ("cat", "lion", "mouse"):
        cut(brush, even((0, 186), (22, 190), (40, 214), (26, 240), (0, 246)), under, False)
        if kind.muzzle == "lion":
            cut(brush, even((0, 128, 1), (15, 150), (19, 200), (0, 214)), under, False)
        brush.path("M-15 190Q0 180 15 190Q9 206 0 208Q-9 206-15 190z", "#d0606a" if kind.muzzle == "mouse" else INKED)
        brush.line("M0 208V220Q-14 233-25 222M0 220Q14 233 25 222", INKED, 3.4)
    elif kind.muzzle in ("long", "broad"):
        y = 12 if kind.muzzle == "long" else 0
        cut(brush, even((0, 170 + y), (34, 178 + y), (44, 214 + y), (28, 244 + y), (0, 250 + y)), under, False)
        brush.path(
            f"M-20 {182 + y}Q0 {170 + y} 20 {182 + y}Q14 {206 + y} 0 {209 + y}Q-14 {206 + y}-20 {182 + y}z", INKED
        )
        brush.line(
            f"M0 {208 + y}V{220 + y}Q-16 {236 + y}-27 {222 + y}M0 {220 + y}Q16 {236 + y} 27 {222 + y}", INKED, 3.6
        )
    elif kind.muzzle == "horse":
        cut(brush, even((0, 216), (30, 224), (34, 256), (18, 276), (0, 280)), under, False)
        brush.path("M-20 240q6-8 12 0q-5 8-12 0M20 240q-6-8-12 0q5 8 12 0", INKED)
        brush.line("M-13 262Q0 270 13 262", INKED, 3)
    elif kind.muzzle == "snout":
        cut(brush, even((0, 186), (34, 190), (40, 214), (26, 236), (0, 240)), under)
        brush.path("M-18 206a6 9 0 1 0 .1 0M18 206a6 9 0 1 0 .1 0", darker(under, 0.6))
        brush.line("M-22 248Q0 260 22 248", INKED, 3.4)
    elif kind.muzzle == "trunk":
        cut(
            brush, soft([(-26, 176), (26, 176), (24, 260), (40, 320), (76, 318), (74, 344), (30, 352), (-10, 300)]), fur
        )
        brush.line("M-12 222h28M-10 246h28M-6 270h30M4 294h30", darker(fur, 0.35), 2.4)
    else:
        cut(brush, even((0, 178), (36, 184), (50, 216), (30, 246), (0, 250)), under, False)
        brush.path("M-10 196q4-6 8 0M10 196q-4-6-8 0", "none", stroke=INKED, stroke_width=4)
        brush.line("M-28 220Q0 240 28 220", INKED, 3.6)
    details(brush, kind)


def details(brush: Brush, kind: Beast) -> None:
    """Draw teeth, tusks and whiskers."""
    if "whiskers" in kind.marks:
        twice(brush, lambda: brush.line("M28 208L76 196M30 218L80 220M28 228L72 242", "#ffffff", 1.8, opacity="0.8"))
    if "teeth" in kind.marks:
        brush.path("M-10 226h9v15h-7zM1 226h9l-2 15h-7z", "#ffffff", stroke=INKED, stroke_width=1)
    if "fangs" in kind.marks:
        twice(brush, lambda: brush.path("M12 230l5 17 6-19z", "#ffffff", stroke=INKED, stroke_width=0.8))
    if "tusks" in kind.marks:
        cut_twice(brush, soft([(22, 234, 1), (40, 250), (50, 216, 1), (56, 258), (30, 268)]), "#fbf3dc")
