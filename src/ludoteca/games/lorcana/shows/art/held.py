"""What people and beasts hold in their hands.

`HELD` is open to new things: a function of a brush and a look, in the registry under a name.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.art.hats import Draw, nothing
from ludoteca.games.lorcana.shows.art.inks import GOLD, INKED, STEEL, WOOD
from ludoteca.games.lorcana.shows.art.paper import cut, shine, soft, spark, sword
from ludoteca.games.lorcana.shows.art.people import Look
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter


def hand(brush: Brush, look: Look, x: float, y: float) -> None:
    """Draw an arm and a hand that closes there."""
    side = 58 if x > 0 else -58
    bend = x + (26 if x > 0 else -26)
    brush.line(f"M{side} 240Q{bend:.0f} {y + 78:.0f} {x:.0f} {y + 20:.0f}", darker(look.a, 0.25), 37)
    brush.line(f"M{side} 238Q{bend:.0f} {y + 76:.0f} {x:.0f} {y + 20:.0f}", look.a, 31)
    brush.line(f"M{x - 15:.0f} {y + 16:.0f}h30", GOLD, 7)
    brush.circle(x, y, 14, brush.across(lighter(look.skin, 0.2), look.skin, darker(look.skin, 0.3)))


def pole(brush: Brush, top: int) -> None:
    brush.line(f"M90 {top}L78 430", darker(WOOD, 0.5), 10)
    brush.line(f"M89 {top}L77 430", "#9a6a3a", 6)


def bag(brush: Brush, look: Look) -> None:
    """Draw a bag of coins."""
    cut(brush, soft([(66, 262), (84, 250), (104, 262), (130, 310), (120, 358), (52, 358), (42, 310)]), "#9a6a38")
    brush.line("M66 264Q85 274 104 264", GOLD, 5)
    spark(brush, 86, 316, 17, GOLD, 6)
    hand(brush, look, 86, 250)


def balloon(brush: Brush, look: Look) -> None:
    """Draw a balloon on a string."""
    brush.line("M96 148Q84 220 86 300", "#f7efe0", 2)
    cut(brush, "M66 96a31 36 0 1 1 62 0q-4 40-31 48q-27-8-31-48z", look.ink.warm)
    brush.ellipse(84, 84, 6, 11, "#ffffff", opacity="0.6")
    hand(brush, look, 86, 304)


def blade(brush: Brush, look: Look) -> None:
    sword(brush, 96, 308, 12, 220)
    hand(brush, look, 94, 312)


def book(brush: Brush, look: Look) -> None:
    cut(brush, "M-74 296l74 18 74-18v84l-74 18-74-18z", look.c)
    cut(brush, "M-66 290l66 16 66-16v78l-66 16-66-16z", "#fbf0d6")
    brush.line("M0 306v74M-54 308l42 9M-54 322l42 9M-54 336l42 9M54 308l-42 9M54 322l-42 9M54 336l-42 9", "#9a7a58", 2)


def bow(brush: Brush, look: Look) -> None:
    brush.line("M86 110Q156 220 80 380", darker(WOOD, 0.4), 10)
    brush.line("M86 110Q154 220 80 380", "#a8682f", 6)
    brush.line("M86 110L98 240 80 380", look.ink.pale, 1.6)
    hand(brush, look, 112, 240)


def flame(brush: Brush, look: Look) -> None:
    """Fire over a hand."""
    hand(brush, look, 86, 300)
    shine(brush, 86, 250, 64, "#ffb04a")
    cut(brush, "M60 284Q44 244 76 216Q78 238 92 192Q130 240 112 284Q86 302 60 284z", "#ff8a2c")
    brush.path("M74 282Q66 256 86 236Q108 262 98 282Q86 292 74 282z", "#ffe27a")


def glass(brush: Brush, look: Look) -> None:
    """Draw a magnifying glass."""
    brush.line("M78 300L108 380", WOOD, 13)
    brush.circle(62, 258, 39, brush.across("#ffffff 0.85", f"{look.ink.light} 0.3"), stroke=GOLD, stroke_width=9)
    hand(brush, look, 100, 352)


def ladle(brush: Brush, look: Look) -> None:
    brush.line("M92 180L80 380", "#8d9aa8", 8)
    cut(brush, "M60 150h64q-4 40-32 40t-32-40z", STEEL)
    brush.path("M76 138q6-14 0-26M94 138q8-16 0-30M110 138q6-12 0-24", stroke="#ffffff", stroke_width=4, opacity="0.7")
    hand(brush, look, 84, 290)


def lantern(brush: Brush, look: Look) -> None:
    shine(brush, 92, 230, 70, "#ffe9a8")
    brush.line("M78 206Q92 172 106 206", GOLD, 4)
    cut(brush, "M78 206h28l7 44h-42z", "#ffe9a8")
    cut(brush, "M70 250h44l-5 14h-34zM76 198h32v9h-32z", "#4a3420", False)
    hand(brush, look, 92, 284)


def lute(brush: Brush, look: Look) -> None:
    start = len(brush.shapes)
    cut(
        brush,
        soft([(-46, 330), (-20, 300), (6, 316), (34, 304), (54, 336), (34, 366), (6, 352), (-22, 366)]),
        "#b4692c",
    )
    brush.circle(0, 334, 11, INKED)
    cut(brush, "M40 328h110v12h-110zM146 320h24v28h-24z", "#5a3014", False)
    brush.line("M-30 331H150M-30 337H150", look.ink.pale, 1)
    brush.group(start, transform="rotate(-30 20 330)")
    brush.circle(26, 352, 15, look.skin)


def mirror(brush: Brush, look: Look) -> None:
    brush.line("M80 292V366", GOLD, 10)
    brush.ellipse(80, 256, 28, 36, brush.across("#ffffff", look.ink.light, look.ink.mid), stroke=GOLD, stroke_width=8)
    hand(brush, look, 80, 334)


def moon(brush: Brush, look: Look) -> None:
    """Draw a staff with a crescent."""
    pole(brush, 104)
    shine(brush, 90, 80, 40, look.ink.warm)
    cut(brush, "M100 50a28 28 0 1 0 12 46a21 21 0 1 1-12-46z", GOLD)
    hand(brush, look, 84, 256)


def orb(brush: Brush, look: Look) -> None:
    """Draw a staff with a shining ball."""
    pole(brush, 112)
    shine(brush, 91, 88, 44, look.ink.pale)
    brush.line("M76 108Q66 78 84 66M104 108Q118 82 100 68", "#9a6a3a", 6)
    cut(brush, "M76 88a15 15 0 1 0 30 0a15 15 0 1 0-30 0z", look.ink.light)
    hand(brush, look, 84, 256)


def pick(brush: Brush, look: Look) -> None:
    pole(brush, 140)
    cut(brush, soft([(24, 172), (84, 134), (144, 176), (86, 160)]), STEEL)
    hand(brush, look, 82, 286)


def rose(brush: Brush, look: Look) -> None:
    shine(brush, 74, 250, 44, look.ink.pale)
    brush.line("M74 262Q80 310 70 350M76 300q18-4 22-18", "#3f7a3a", 5)
    spark(brush, 74, 250, 24, look.ink.warm, 6)
    brush.circle(74, 250, 8, look.ink.pale)
    hand(brush, look, 72, 322)


def sabre(brush: Brush, look: Look) -> None:
    sword(brush, 94, 304, 20, 190)
    hand(brush, look, 92, 308)


def sceptre(brush: Brush, look: Look) -> None:
    brush.line("M89 190L78 430", darker(GOLD, 0.3), 10)
    brush.line("M88 190L77 430", GOLD, 6)
    spark(brush, 89, 168, 27, GOLD, 6)
    brush.circle(89, 168, 10, look.ink.warm)
    hand(brush, look, 84, 280)


def shield(brush: Brush, look: Look) -> None:
    """Draw a sword and a shield."""
    blade(brush, look)
    cut(brush, soft([(-120, 250), (-70, 238), (-22, 252), (-26, 330), (-70, 390), (-114, 330)]), GOLD)
    cut(brush, soft([(-110, 258), (-70, 248), (-31, 259), (-35, 326), (-70, 376), (-105, 326)]), look.a, False)
    spark(brush, -70, 306, 34, GOLD)


def snow(brush: Brush, look: Look) -> None:
    """Draw a crystal of snow over a hand."""
    hand(brush, look, -86, 304)
    shine(brush, -86, 254, 60, "#dff4ff")
    arms = "".join(
        [f'<path transform="rotate({turn})" d="M0 0V-36M0-22l-9-9M0-22l9-9"/>' for turn in range(0, 360, 60)]
    )
    brush.put(f'<g transform="translate(-86 254)" fill="none" stroke="#fff" stroke-width="4">{arms}</g>')


def spell(brush: Brush, look: Look) -> None:
    """Draw a light over an open hand."""
    hand(brush, look, -86, 300)
    shine(brush, -86, 262, 60, look.ink.warm)
    spark(brush, -86, 262, 34, look.ink.pale)
    brush.circle(-86, 262, 9, look.ink.warm)


def spyglass(brush: Brush, look: Look) -> None:
    start = len(brush.shapes)
    cut(brush, "M0 0h44v24h-44zM44-4h44v32h-44zM88-8h34v40h-34z", "#b98a3c")
    brush.group(start, transform="translate(46 262) rotate(-34)")
    hand(brush, look, 82, 268)


def wand(brush: Brush, look: Look) -> None:
    pole(brush, 110)
    shine(brush, 90, 88, 46, look.ink.pale)
    spark(brush, 90, 88, 27, GOLD, 5)
    hand(brush, look, 84, 252)


def wrench(brush: Brush, look: Look) -> None:
    start = len(brush.shapes)
    cut(brush, "M-8 120V0q-24-14-18-44l18 16 14-12v-18q28 4 22 44q-4 12-14 16v118z", STEEL)
    brush.group(start, transform="translate(92 200) rotate(14)")
    hand(brush, look, 84, 300)


HELD: Final[dict[str, Draw]] = {
    "none": nothing, "bag": bag, "balloon": balloon, "blade": blade, "book": book, "bow": bow, "flame": flame,
    "glass": glass, "ladle": ladle, "lantern": lantern, "lute": lute, "mirror": mirror, "moon": moon, "orb": orb,
    "pick": pick, "rose": rose, "sabre": sabre, "sceptre": sceptre, "shield": shield, "snow": snow, "spell": spell,
    "spyglass": spyglass, "wand": wand, "wrench": wrench,
}  # fmt: skip
