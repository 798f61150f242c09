"""Places for locations, on a broad stage of 420 by 300 whose middle is seen even when the card stands upright.

`PLACES` is open to new ones: a function of a brush and an ink, in the registry under a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, WOOD, Ink
from ludoteca.games.lorcana.shows.art.paper import cut, shine, soft, spark
from ludoteca.games.lorcana.shows.art.stage import forest, hills, ice, peaks, shelves, waves
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, mix

LIT: Final = "#ffe9a0"


def window(brush: Brush, x: float, y: float, s: float = 1) -> None:
    shine(brush, x, y + 2, 18 * s, LIT)
    brush.path(
        f"M{x - 5 * s:.0f} {y + 12 * s:.0f}v{-12 * s:.0f}a{5 * s:.0f} {5 * s:.0f} 0 0 1 {10 * s:.0f} 0v{12 * s:.0f}z",
        LIT,
    )


def turret(brush: Brush, x: float, base: float, w: float, h: float, wall: str, roof: str) -> None:
    cut(brush, f"M{x - w / 2:.0f} 310V{base - h:.0f}h{w:.0f}V310z", wall)
    cut(
        brush,
        f"M{x - w * 0.68:.0f} {base - h:.0f}L{x:.0f} {base - h - w * 1.6:.0f}L{x + w * 0.68:.0f} {base - h:.0f}z",
        roof,
    )


def castle(brush: Brush, ink: Ink) -> None:
    wall = mix(ink.mid, ink.pale, 0.35)
    for x, w, h in ((120, 30, 80), (300, 30, 86), (156, 34, 120), (264, 34, 112), (210, 48, 160)):
        turret(brush, x, 260, w, h, wall, ink.warm if w > 40 else ink.dark)
    cut(
        brush,
        "M100 310V210h12v12h14v-12h14v12h14v-12h14v12h14v-12h14v12"
        "h14v-12h14v12h14v-12h14v12h14v-12h14v12h14v-12h14v12h12V310z",
        wall,
    )
    cut(brush, "M190 310V262a20 24 0 0 1 40 0V310z", INKED)
    for x, y in ((210, 130), (156, 164), (264, 170), (210, 176)):
        window(brush, x, y)


def tower(brush: Brush, ink: Ink) -> None:
    cut(brush, "M176 310V120h-14l10-28h76l10 28h-14V310z", mix(ink.mid, ink.pale, 0.4))
    cut(brush, "M146 98L210-12L274 98Q210 76 146 98z", ink.warm)
    window(brush, 210, 128, 1.6)
    window(brush, 198, 200)
    window(brush, 224, 240)
    for x, r in ((130, 44), (176, 34), (250, 36), (300, 48)):
        cut(brush, f"M{x - r} 320a{r} {r} 0 1 1 {2 * r} 0z", "#35602f")


def frozen(brush: Brush, ink: Ink) -> None:
    cut(brush, ice(brush, 420, 270), ink.mid)
    cut(brush, "M120 310L134 150L150 90L166 150L180 310zM240 310L256 150L272 84L286 150L300 310z", ink.light)
    cut(brush, "M170 310L188 110L210 8L232 110L250 310z", ink.pale)
    brush.path("M210 8L232 110L250 310H214z", ink.mid, opacity="0.5")
    for x, y in ((210, 150), (210, 210), (150, 190), (272, 190)):
        window(brush, x, y, 1.2)
    spark(brush, 210, 14, 24)


def library(brush: Brush, ink: Ink) -> None:
    brush.rect(0, 0, 420, 310, darker(WOOD, 0.55))
    brush.path(shelves(brush, 420, 250), mix(ink.mid, "#c98a4a", 0.4))
    brush.path(shelves(brush, 420, 250), ink.warm, opacity="0.7")
    shine(brush, 210, 120, 150, LIT, "0.8")
    brush.line("M180 310L204 40M240 310L216 40M184 262h52M189 214h43M194 166h33M198 118h24", "#c9934a", 7)


def hall(brush: Brush, ink: Ink) -> None:
    """Draw a great hall with lights and a carpet."""
    for x in (20, 130, 290, 400):
        cut(brush, f"M{x - 14} 310V70q0-30 14-50q14 20 14 50V310z", mix(ink.mid, ink.pale, 0.3))
    brush.path("M34 70Q80 0 116 70M144 70Q210-30 276 70M304 70Q340 0 386 70", "none", stroke=GOLD, stroke_width=6)
    shine(brush, 210, 90, 110, LIT)
    brush.line("M210 0V70", GOLD, 4)
    cut(brush, "M150 76Q210 122 270 76L256 70Q210 96 164 70z", GOLD)
    brush.path("".join([f"M{x} 70v-14q4-10 8 0v14z" for x in (156, 178, 206, 234, 256)]), "#fff6d0")
    cut(brush, "M170 200H250L330 310H90z", ink.warm)
    brush.line("M180 202L108 308M240 202L312 308", GOLD, 4)


def track(brush: Brush, ink: Ink) -> None:
    brush.path(forest(brush, 420, 220), ink.dark)
    cut(
        brush,
        "M90 310C150 240 300 250 256 200C226 172 178 182 180 150"
        "L206 150C210 170 292 164 320 204C350 250 280 270 330 310z",
        "#4a3440",
    )
    brush.path(
        "M190 310C220 256 304 250 286 206C262 178 190 186 193 152",
        "none",
        stroke="#ffffff",
        stroke_width=3,
        stroke_dasharray="12 10",
    )
    cut(brush, "M124 70h10v170h-10zM286 70h10v170h-10z", WOOD)
    cut(brush, "M118 66h184v38h-184z", "#f7efe0")
    brush.path(
        "".join([f"M{118 + square * 15.3:.0f} {66 + square % 2 * 19}h15v19h-15z" for square in range(12)]), INKED
    )


def cottage(brush: Brush, ink: Ink) -> None:
    cut(brush, hills(brush, 420, 260), "#35643a")
    cut(brush, "M144 310V180h132v130z", "#dcc79a")
    cut(brush, "M254 120v-54h24v70z", "#6b5a52")
    cut(brush, soft([(114, 192), (146, 116), (210, 82), (274, 116), (306, 192), (210, 164)]), mix(WOOD, ink.warm, 0.35))
    window(brush, 174, 216, 1.8)
    window(brush, 246, 216, 1.8)
    cut(brush, "M196 310v-66a14 14 0 0 1 28 0v66z", "#5a2a14")
    brush.line("M266 60C250 40 286 32 270 8", "#ffffff", 9, opacity="0.5")


def woods(brush: Brush, ink: Ink) -> None:
    for x, t, o in ((84, 7, "0.6"), (164, 9, "0.7"), (236, 10, "0.7"), (282, 7, "0.6"), (352, 8, "0.6")):
        brush.path(f"M{x - t} 310V-10H{x + t}V310z", ink.mid, opacity=o)
    cut(brush, hills(brush, 420, 280), ink.dark)
    shine(brush, 210, 240, 80, LIT, "0.7")
    cut(brush, "M186 264L210 214L234 264z", "#a8702f")
    brush.path("M204 264L210 242L216 264z", LIT)
    for x, t in ((40, 26), (126, 15), (300, 16), (388, 30)):
        cut(
            brush,
            f"M{x - t} 310C{x - t // 2} 200 {x - t // 2} 100 {x - t} -10"
            f"H{x + t}C{x + t // 2} 100 {x + t // 2} 200 {x + t + 6} 310z",
            mix(WOOD, ink.deep, 0.55),
        )
    for x, y, r in ((60, 20, 60), (170, 0, 54), (270, 4, 58), (370, 16, 60)):
        brush.circle(x, y, r, mix("#2f7a3c", ink.mid, 0.3), opacity="0.9")


def mine(brush: Brush, ink: Ink) -> None:
    cut(brush, peaks(brush, 420, 250), mix(ink.mid, "#7a6a60", 0.4))
    cut(brush, "M126 310C122 180 160 122 210 118C260 122 298 180 294 310z", "#120c10")
    shine(brush, 210, 244, 90, ink.warm)
    cut(brush, "M118 310V164h17v146zM285 310V164h17v146zM108 150h204v19h-204z", WOOD)
    for x, a, h, colour in (
        (150, 14, 58, ink.light),
        (180, 12, 38, ink.warm),
        (226, 12, 46, ink.pale),
        (252, 15, 66, ink.light),
    ):
        cut(brush, f"M{x} 310l{a} -{h} {a} {h}z", colour)


def island(brush: Brush, ink: Ink) -> None:
    cut(brush, soft([(96, 260), (160, 214), (210, 196), (270, 214), (326, 260, 1)]), "#e6c98a")
    brush.line("M206 214Q196 150 222 90M250 226Q262 176 284 146", "#8a5a30", 11)
    for x, y in ((222, 90), (284, 146)):
        for lean, drop in ((-56, 24), (-34, -18), (34, -18), (58, 24), (6, 44)):
            cut(brush, f"M{x} {y}q{lean // 2}-26 {lean} {drop}q{-lean // 2}-12 {-lean} {-drop}z", "#3f9a4a", False)
    cut(brush, waves(brush, 420, 274), ink.mid)
    cut(brush, waves(brush, 420, 300), ink.light)


def harbour(brush: Brush, ink: Ink) -> None:
    """Draw a great ship under sail."""
    for x, top in ((160, 60), (214, 24), (266, 70)):
        brush.line(f"M{x} {top}V220", WOOD, 7)
        cut(brush, f"M{x} {top + 6}q54 44 0 96q-60-40 0-96z", "#fbf3dc")
    cut(brush, "M104 196H316L334 178Q324 262 262 276H156Q110 262 104 196z", WOOD)
    brush.line("M112 214H318", GOLD, 6)
    for x in (150, 190, 230, 270):
        window(brush, x, 232, 0.9)
    cut(brush, "M214 24l46 12-46 14z", ink.warm)
    cut(brush, waves(brush, 420, 286), ink.mid)
    cut(brush, waves(brush, 420, 308), ink.light)


def deep(brush: Brush, ink: Ink) -> None:
    """Draw a place under the sea."""
    brush.rect(0, 0, 420, 310, brush.down(f"{ink.light} 0.2", "#0a3a5c 0.75"))
    for x, r in ((140, 40), (270, 52), (210, 30)):
        cut(brush, f"M{x - r} 310V{290 - r * 2}a{r} {r} 0 0 1 {2 * r} 0V310z", mix(ink.mid, "#2f7a8a", 0.4))
        window(brush, x, 280 - r, 1.4)
    for x, h, colour in ((70, 90, ink.warm), (108, 60, ink.light), (326, 80, ink.warm), (360, 110, ink.light)):
        cut(brush, f"M{x - 6} 310q-16 -{h // 2} 0 -{h}q16 {h // 2} 12 {h}z", colour)
    for x, y, r in ((120, 90, 10), (150, 50, 7), (290, 80, 9), (262, 40, 6), (210, 110, 8)):
        brush.circle(x, y, r, "none", stroke="#ffffff", stroke_width=2.4, opacity="0.8")


def town(brush: Brush, ink: Ink) -> None:
    """Draw houses and a dome by a market."""
    for x, w, h in ((96, 60, 100), (150, 50, 140), (262, 56, 126), (318, 60, 96)):
        cut(brush, f"M{x - w // 2} 310V{270 - h}H{x + w // 2}V310z", mix(ink.mid, "#e0b070", 0.5))
        window(brush, x, 290 - h, 1.2)
    cut(brush, "M170 310V150H250V310z", mix(ink.pale, "#f0d8a0", 0.4))
    cut(brush, soft([(210, 46, 1), (250, 96), (256, 140), (236, 154), (184, 154), (164, 140), (170, 96)]), GOLD)
    for x in (120, 200, 280):
        cut(brush, f"M{x} 250h70l8 24h-86z", ink.warm if x == 200 else ink.light)
        brush.path(
            f"M{x + 14} 250l-5 24M{x + 34} 250l-1 24M{x + 54} 250l3 24", stroke="#ffffff", stroke_width=7, opacity="0.7"
        )


def rock(brush: Brush, ink: Ink) -> None:
    """Draw a rock that juts out over the plain."""
    cut(brush, hills(brush, 420, 270), mix(ink.mid, "#8a9a3a", 0.4))
    cut(brush, "M90 310L130 240L120 180L170 120L290 96L340 112L300 134L262 150L276 220L304 310z", "#b9784a")
    brush.path("M170 120L200 160L180 230L210 310M262 150L230 190L246 260", "none", stroke="#7a4426", stroke_width=5)
    shine(brush, 320, 80, 60, LIT, "0.8")


def cave(brush: Brush, ink: Ink) -> None:
    """Draw a lair under the earth, with a river."""
    cut(brush, "M-10-10H430V310H340Q350 120 210 96Q70 120 80 310H-10z", ink.deep)
    brush.path(
        "".join([f"M{x} -10l12 {h} 12-{h}z" for x, h in ((90, 70), (140, 110), (190, 80), (250, 116), (300, 72))]),
        ink.deep,
    )
    shine(brush, 210, 210, 110, ink.warm)
    cut(brush, "M180 200Q240 240 170 310H270Q280 240 220 200z", ink.light)
    for x in (110, 300):
        cut(brush, f"M{x - 16} 310l16-60 18 60z", ink.dark)


def wall(brush: Brush, ink: Ink) -> None:
    """Draw a border wall that climbs the mountains."""
    brush.path(peaks(brush, 420, 250), mix(ink.mid, ink.pale, 0.3))
    cut(brush, "M-10 290Q90 190 180 230T430 120V180Q320 260 190 272T-10 330z", mix(ink.mid, "#c9b08a", 0.5))
    brush.line("M-4 276Q90 180 180 218T430 108", mix(ink.dark, "#6b5a42", 0.5), 8)
    for x, y in ((90, 216), (210, 226), (330, 160)):
        cut(brush, f"M{x - 26} {y + 60}V{y - 40}h52v100z", "#cbb48c")
        cut(brush, f"M{x - 36} {y - 38}L{x} {y - 72}L{x + 36} {y - 38}z", ink.warm)
        window(brush, x, y - 16)


def temple(brush: Brush, ink: Ink) -> None:
    cut(brush, "M110 120L210 56L310 120z", ink.pale)
    cut(brush, "M116 120H304v16H116z", ink.pale)
    for x in (132, 172, 212, 252, 284):
        cut(brush, f"M{x - 10} 136h20v120h-20z", "#f3ead6")
    cut(brush, "M104 256H316v16H104zM90 272H330v38H90z", mix(ink.mid, ink.pale, 0.6))
    spark(brush, 210, 100, 18, GOLD, 6)


def garden(brush: Brush, ink: Ink) -> None:
    cut(brush, hills(brush, 420, 250), mix(ink.mid, "#3f8a4a", 0.5))
    cut(brush, "M190 310Q200 220 176 150L206 184L212 120L226 184L250 146Q224 220 240 310z", WOOD)
    for x, y, r in ((160, 120, 46), (262, 116, 48), (210, 78, 56)):
        cut(brush, f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0z", mix("#3f9a4a", ink.light, 0.3))
    for x, y in ((120, 270), (150, 290), (280, 276), (310, 292), (96, 296), (250, 296)):
        spark(brush, x, y, 12, ink.warm, 5)
        brush.circle(x, y, 3.4, GOLD)
    window(brush, 210, 236, 1.8)


def camp(brush: Brush, ink: Ink) -> None:
    brush.path(peaks(brush, 420, 240), mix(ink.mid, "#ffffff", 0.4))
    for x, y, s in ((130, 270, 0.8), (296, 272, 0.8), (212, 290, 1.3)):
        cut(
            brush,
            f"M{x - 56 * s:.0f} {y}L{x} {y - 96 * s:.0f}L{x + 56 * s:.0f} {y}z",
            "#e9dcc0" if s > 1 else ink.light,
        )
        brush.path(f"M{x - 14 * s:.0f} {y}L{x} {y - 58 * s:.0f}L{x + 14 * s:.0f} {y}z", INKED)
        cut(brush, f"M{x} {y - 96 * s:.0f}v-22l24 8-24 8", ink.warm, False)
    shine(brush, 212, 280, 50, LIT)


def machine(brush: Brush, ink: Ink) -> None:
    """Draw halls of glass and metal."""
    for x, w, h in ((100, 60, 120), (320, 60, 140), (150, 54, 170), (266, 56, 186)):
        cut(brush, f"M{x - w // 2} 310V{290 - h}q{w // 2}-20 {w} 0V310z", mix(ink.mid, "#8aa0b4", 0.5))
        brush.path(
            "".join([f"M{x - w // 2 + 8} {y}h{w - 16}" for y in range(310 - h, 300, 22)]),
            stroke=LIT,
            stroke_width=5,
            opacity="0.7",
        )
    cut(brush, "M160 310V180a50 50 0 0 1 100 0V310z", ink.pale)
    brush.path("M160 180H260M210 130V310M172 220H248M172 260H248", "none", stroke=ink.mid, stroke_width=4)
    spark(brush, 210, 110, 22, ink.warm)


PLACES: Final[dict[str, Callable[[Brush, Ink], None]]] = {
    "camp": camp, "castle": castle, "cave": cave, "cottage": cottage, "deep": deep, "frozen": frozen, "garden": garden,
    "hall": hall, "harbour": harbour, "island": island, "library": library, "machine": machine, "mine": mine,
    "rock": rock, "temple": temple, "tower": tower, "town": town, "track": track, "wall": wall, "woods": woods,
}  # fmt: skip
