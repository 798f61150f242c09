"""Motifs of blows and of ways to go. `MOTIFS` says which words of a card's name call for which."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.art.dressing import flame
from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.games.arena.shows.art.tools import (
    Motif,
    arrow,
    bloom,
    burst,
    claw_marks,
    fist,
    hand,
    solid,
    sparks,
    stick,
)
from ludoteca.kernel.art.brush import Brush, smooth, star
from ludoteca.kernel.art.colours import darker, lighter

SKIN: Final = "#c99468"


def stun(brush: Brush, dress: Dress) -> None:
    burst(brush, 44, 48, 28, "#ff9a4a")
    for x, y, r in ((20, 18, 8), (48, 10, 7), (74, 22, 8)):
        solid(brush, star(x, y, r, 5), "#ffe676", 1.6)
    brush.line("M14 30Q44 4 82 32", dress.trim, 2, stroke_dasharray="3 5")
    arrow(brush, "M58 76Q78 84 96 68", (96, 68), -32, dress.trim)
    for x, y, r in ((58, 78, 7), (46, 82, 5), (36, 80, 4)):
        brush.circle(x, y, r, "#fff4e0", opacity=0.6)


def leap(brush: Brush, dress: Dress) -> None:
    solid(brush, "M-4 62H34V96H-4z", darker(dress.air, 0.35))
    solid(brush, "M86 54H124V96H86z", darker(dress.air, 0.35))
    for x, y in ((4, 70), (18, 70), (96, 64), (110, 64), (4, 82), (96, 78)):
        brush.rect(x, y, 7, 7, "#ffd98a", opacity=0.8)
    arrow(brush, "M20 56Q58 -14 96 38", (96, 38), 58, dress.trim)
    solid(brush, smooth((52, 30), (64, 26), (72, 36), (64, 44), (50, 42), closed=True), dress.cloth)
    brush.circle(70, 25, 8, dress.under, stroke=INK, stroke_width=2)


def curved_blade(brush: Brush, dress: Dress) -> None:
    brush.path("M8 70Q50 84 88 52Q106 34 104 4Q120 34 104 58Q78 96 26 88z", "#ffffff", opacity=0.35)
    solid(brush, "M34 66C74 66 92 36 84 4C112 34 96 82 40 82z", "#d6deec")
    brush.line("M44 72Q84 66 90 26", "#ffffff", 2.6)
    stick(brush, "M28 54L44 90", "#ffd45a", 5)
    stick(brush, "M36 74L12 84", dress.under, 6)
    brush.circle(10, 85, 5, "#ffd45a", stroke=INK, stroke_width=2)


def fingers(brush: Brush, dress: Dress) -> None:
    solid(brush, smooth((70, 40), (92, 46), (98, 72), (80, 86), (58, 80), (54, 56), closed=True), "#9a6a3a")
    stick(brush, "M64 44L86 46", "#ffd45a", 3)
    for x, y in ((62, 26), (78, 20), (92, 32)):
        brush.circle(x, y, 8, "#ffd85a", stroke=INK, stroke_width=2)
        brush.line(f"M{x} {y - 4}V{y + 4}", "#a8741c", 2)
    solid(
        brush,
        "M-4 26L28 28Q44 24 58 34L66 44Q66 50 58 47L48 42L60 56Q60 62 53 60L40 48L48 64Q46 70 40 66L30 54L-4 56z",
        SKIN,
    )
    brush.path("M-4 20L18 22L16 62L-4 64z", dress.cloth, stroke=INK, stroke_width=2.2)


def fork(brush: Brush, _: Dress) -> None:
    bloom(brush, 76, 34, 40, "#dffcff", 0.6)
    stick(brush, "M8 84L58 46", "#dfe6f0", 6)
    for d in ("M58 46L92 6", "M60 50L104 22", "M62 54L112 40"):
        stick(brush, d, "#dfe6f0", 4)
    brush.line("M54 42Q50 58 66 58", INK, 9)
    brush.line("M54 42Q50 58 66 58", "#dfe6f0", 5)
    sparks(brush, ((92, 6, 7), (104, 22, 7), (112, 40, 7)), "#ffffff")


def trident(brush: Brush, dress: Dress) -> None:
    bloom(brush, 60, 34, 50, "#ffe680", 0.9)
    stick(brush, "M60 92V30", "#ffcf4a", 6)
    brush.line("M34 14V30Q34 48 60 48Q86 48 86 30V14M60 4V48", INK, 11)
    brush.line("M34 14V30Q34 48 60 48Q86 48 86 30V14M60 4V48", "#ffd86a", 7)
    for x, y in ((34, 12), (86, 12), (60, 4)):
        brush.path(f"M{x - 8} {y + 6}L{x} {y - 10}L{x + 8} {y + 6}z", "#fff2b8", stroke=INK, stroke_width=2)
    brush.line("M10 82Q30 70 46 80M74 80Q92 70 112 82", lighter(dress.cloth, 0.5), 4)


def tail(brush: Brush, dress: Dress) -> None:
    brush.path("M-4 74Q30 62 60 74T124 70V96H-4z", "#1f5a8a", stroke=INK, stroke_width=2)
    solid(brush, "M44 78Q40 50 58 38Q40 36 24 8Q56 8 64 30Q72 6 106 4Q96 34 72 40Q66 56 70 78z", dress.cloth)
    brush.line("M62 34Q48 26 36 14M66 34Q78 22 94 12", lighter(dress.cloth, 0.5), 2.2)
    for x, y in ((54, 52), (60, 62), (52, 66)):
        brush.line(f"M{x - 4} {y}q4 5 8 0", lighter(dress.cloth, 0.5), 2)
    for x, y, r in ((26, 60, 4), (88, 58, 5), (98, 44, 3), (16, 46, 3)):
        brush.circle(x, y, r, "#dffcff", stroke=INK, stroke_width=1.4)


def rending_claws(brush: Brush, dress: Dress) -> None:
    claw_marks(brush, dress.eyes, dress.trim, 3)
    sparks(brush, ((18, 24, 6), (106, 70, 7)), dress.eyes)


def swipe(brush: Brush, dress: Dress) -> None:
    claw_marks(brush, lighter(dress.cloth, 0.6), dress.under, 4)
    solid(brush, smooth((84, 58), (104, 52), (122, 64), (122, 96), (86, 94), (78, 74), closed=True), dress.cloth)
    for x, y in ((80, 62), (88, 54), (99, 50)):
        brush.path(f"M{x + 4} {y + 8}L{x - 8} {y - 6}L{x + 10} {y}z", "#fff8e0", stroke=INK, stroke_width=1.8)


def glide(brush: Brush, dress: Dress) -> None:
    brush.circle(84, 30, 24, brush.glow("#ffffff", "#f0e8c8", "#c8b890"))
    solid(
        brush,
        "M4 40Q24 22 52 42L60 36L68 42Q96 26 118 52Q102 50 94 62Q84 56 76 66Q68 60 60 74Q52 60 44 66"
        "Q36 54 28 60Q22 44 4 40z",
        dress.cloth,
    )
    brush.line("M52 42L44 64M68 42L76 64M30 34L28 58M92 40L94 60", dress.under, 2)
    for x in (57, 63):
        brush.circle(x, 43, 1.8, dress.eyes)


def buffet(brush: Brush, dress: Dress) -> None:
    for y in (20, 44, 68):
        brush.line(f"M58 {y}H96Q112 {y} 110 {y - 10}Q104 {y - 18} 96 {y - 10}", INK, 7)
        brush.line(f"M58 {y}H96Q112 {y} 110 {y - 10}Q104 {y - 18} 96 {y - 10}", "#e8f4ff", 3.6)
    solid(brush, "M2 90Q4 40 50 2Q48 22 62 28Q52 40 60 50Q48 56 52 68Q38 70 36 84Q20 80 2 90z", dress.trim)
    brush.line("M6 84Q18 40 48 10M10 78L54 34M8 84L48 62", darker(dress.trim, 0.45), 2)


def shove(brush: Brush, dress: Dress) -> None:
    burst(brush, 86, 44, 32, "#ffb04a")
    fist(brush, 58, 46, 1.25, SKIN)
    brush.line("M2 18H30M2 74H34M10 84H28", lighter(dress.air, 0.6), 3)


def brawl(brush: Brush, _: Dress) -> None:
    burst(brush, 60, 30, 26, "#ffd45a")
    for sign in (-1, 1):
        start = len(brush.shapes)
        solid(brush, "M-16 -20H14V26H-16z", "#d8a04a")
        brush.line("M-9 -12V18M6 -12V18", "#8a5a1c", 2.4)
        brush.line("M14 -8H24V14H14", INK, 7)
        brush.line("M14 -8H24V14H14", "#d8a04a", 3.6)
        solid(
            brush,
            smooth((-20, -20), (-12, -32), (0, -28), (10, -32), (18, -20), (8, -14), (-8, -14), closed=True),
            "#fffaf0",
            2,
        )
        brush.group(start, transform=f"translate({60 + sign * 30} 54) rotate({-sign * 18}) scale({sign} 1)")


def shot(brush: Brush, dress: Dress) -> None:
    for r, tone in ((34, "#f6ead0"), (25, "#d8483a"), (16, "#f6ead0"), (7, "#d8483a")):
        brush.circle(80, 44, r, tone, stroke=INK, stroke_width=2)
    stick(brush, "M4 76L80 44", "#8a5a2a", 4)
    brush.path("M70 41L88 40L76 54z", "#dfe6f0", stroke=INK, stroke_width=1.8)
    for d in ("M4 76L2 62L16 64z", "M4 76L12 88L22 76z"):
        brush.path(d, dress.trim, stroke=INK, stroke_width=1.8)


def bull(brush: Brush, _: Dress) -> None:
    for sign in (-1, 1):
        solid(
            brush,
            f"M{60 + sign * 18} 30Q{60 + sign * 46} 34 {60 + sign * 48} 2Q{60 + sign * 58} 44 {60 + sign * 22} 48z",
            "#f4e6c8",
        )
    solid(
        brush,
        smooth((60, 20), (86, 28), (84, 52), (74, 78), (60, 86), (46, 78), (36, 52), (34, 28), closed=True),
        "#6a3420",
    )
    solid(brush, smooth((60, 60), (76, 66), (72, 82), (60, 86), (48, 82), (44, 66), closed=True), "#a8685a", 1.8)
    for x in (50, 70):
        brush.ellipse(x, 44, 4.4, 5, "#ff6a3a", stroke=INK, stroke_width=1.6)
        brush.ellipse(x + (2 if x > 60 else -2), 74, 3, 4, INK)
    brush.line("M44 78Q24 74 14 84M76 78Q96 74 106 84", "#ffffff", 4, opacity=0.6)


def torches(brush: Brush, _: Dress) -> None:
    for x, y, size in ((22, 46, 0.8), (98, 46, 0.8), (60, 36, 1.2)):
        stick(brush, f"M{x} {y + 10}V96", "#7a4a24", 5 * size)
        bloom(brush, x, y, 26 * size, "#ffb04a", 0.6)
        flame(brush, x, y, size, ("#e0541c", "#ffb52e", "#fff2a8"))
    for x in (8, 40, 80, 112):
        brush.circle(x, 84, 10, "#1d0f0a")
        brush.path(f"M{x - 14} 98Q{x} 84 {x + 14} 98z", "#1d0f0a")


def boots(brush: Brush, dress: Dress) -> None:
    for x, y in ((16, 6), (58, 0)):
        solid(
            brush,
            f"M{x} {y + 6}h22v46q12 4 22 12q4 10 -2 12h-42z",
            dress.cloth,
        )
        brush.path(f"M{x - 3} {y + 2}H{x + 25}V{y + 18}H{x - 3}z", dress.trim, stroke=INK, stroke_width=2)
        brush.line(f"M{x} {y + 80}H{x + 44}", INK, 5)
        brush.circle(x + 11, y + 60, 3.4, "#ffd45a", stroke=INK, stroke_width=1.4)


def steps(brush: Brush, dress: Dress) -> None:
    for x, y, turn in ((18, 66, 62), (42, 44, 62), (66, 56, 62), (92, 30, 62)):
        start = len(brush.shapes)
        brush.ellipse(0, 0, 9, 15, lighter(dress.air, 0.75), stroke=INK, stroke_width=2)
        brush.ellipse(0, 21, 6.4, 5.6, lighter(dress.air, 0.75), stroke=INK, stroke_width=2)
        brush.group(start, transform=f"translate({x} {y}) rotate({turn})")
    brush.line("M4 84Q18 76 32 84T60 84T88 84T116 84", "#8fe0ff", 3)


def roar(brush: Brush, dress: Dress) -> None:
    for r, o in ((62, 0.3), (52, 0.45), (42, 0.6)):
        brush.path(
            smooth((60 - r, 46), (60, 46 - r * 0.8), (60 + r, 46), (60, 46 + r * 0.8), closed=True),
            "none",
            stroke=dress.eyes,
            stroke_width=3,
            opacity=o,
        )
    solid(brush, smooth((26, 46), (60, 16), (94, 46), (60, 80), closed=True), "#5c1424")
    brush.path("M34 36L42 52L48 30L58 46L66 28L74 48L82 34Q60 10 34 36z", "#fffaf0", stroke=INK, stroke_width=1.8)
    brush.path("M36 58L44 46L50 64L60 52L70 64L76 46L84 58Q60 86 36 58z", "#fffaf0", stroke=INK, stroke_width=1.8)


def wall(brush: Brush, dress: Dress) -> None:
    for row in range(4):
        for column in range(5):
            x, y = -10 + column * 30 - row % 2 * 14, 16 + row * 19
            solid(brush, f"M{x} {y}h27v16h-27z", lighter(dress.cloth, (row + column) % 3 * 0.14), 2)
    solid(brush, "M60 18L90 26V50Q88 72 60 84Q32 72 30 50V26z", dress.trim)
    brush.path("M60 28L80 34V50Q78 64 60 73Q42 64 40 50V34z", dress.under, stroke=INK, stroke_width=1.8)


def dash(brush: Brush, dress: Dress) -> None:
    for x, h in ((78, 62), (50, 50), (26, 40)):
        brush.rect(x, 82 - h, h * 0.52, h, "#b4743a", rx=2, stroke=INK, stroke_width=2.2)
        brush.rect(x + 4, 86 - h, h * 0.52 - 8, h * 0.36, darker("#b4743a", 0.3))
        brush.circle(x + 5, 82 - h * 0.42, 2, "#ffd45a")
    brush.line("M-2 30H40M-2 46H26M-2 66H60M-2 78H40", lighter(dress.air, 0.7), 3.4)
    arrow(brush, "M4 88H96", (96, 86), 0, dress.trim)


def door(brush: Brush, dress: Dress) -> None:
    bloom(brush, 60, 46, 56, dress.eyes, 0.9)
    solid(brush, "M34 4H88V90H34z", "#5c3212")
    brush.path("M40 10H82V90H40z", brush.down("#fffbe0", dress.eyes))
    solid(brush, "M40 10L66 20V92L40 90z", "#b4743a")
    for y in (28, 56):
        brush.path(f"M45 {y}L60 {y + 5}V{y + 24}L45 {y + 20}z", darker("#b4743a", 0.3), stroke=INK, stroke_width=1.4)
    brush.circle(61, 58, 3, "#ffd45a", stroke=INK, stroke_width=1.4)


def crossed_blades(brush: Brush, dress: Dress) -> None:
    """Draw crossed blades, for any attack that has no motif of its own."""
    burst(brush, 60, 44, 24, dress.trim)
    for sign in (-1, 1):
        stick(brush, f"M{60 - sign * 38} 82L{60 + sign * 38} 8", "#dfe6f0", 6)
        stick(brush, f"M{60 - sign * 40} 62L{60 - sign * 20} 80", "#ffd45a", 4)


def way(brush: Brush, dress: Dress) -> None:
    """Draw a way, for any movement that has no motif of its own."""
    arrow(brush, "M10 76Q40 80 52 50T98 22", (98, 22), -20, dress.trim)
    for x, y in ((18, 40), (30, 26), (76, 74), (94, 66)):
        brush.ellipse(x, y, 8, 4, lighter(dress.air, 0.6), stroke=INK, stroke_width=1.6)
    hand(brush, 10, 76, dress.cloth)


_CALLED: Final[dict[Motif, str]] = {
    torches: "leading torch",
    stun: "stun",
    leap: "leap jump",
    curved_blade: "blade sword",
    fingers: "finger steal",
    fork: "fork",
    trident: "trident spear",
    tail: "tail fin",
    rending_claws: "claw",
    swipe: "swipe paw",
    glide: "glide fly",
    buffet: "wing buffet gust",
    shove: "shove punch fist",
    brawl: "brawl tavern",
    shot: "shot arrow hunt",
    bull: "bull charge",
    boots: "stride boot",
    steps: "step soggy walk",
    roar: "roar scream",
    wall: "wall shield",
    dash: "dash run",
    door: "door gate",
}
MOTIFS: Final[dict[str, Motif]] = {word: motif for motif, words in _CALLED.items() for word in words.split()}
