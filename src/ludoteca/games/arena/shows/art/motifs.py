"""Motifs of spells and wonders. `MOTIFS` says which words of a card's name call for which."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.arena.shows.art.dressing import face, flame
from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.games.arena.shows.art.tools import Motif, arrow, bloom, broom, burst, hand, heart, solid, sparks, stick
from ludoteca.kernel.art.brush import Brush, polygon, smooth, star
from ludoteca.kernel.art.colours import darker, lighter


def marching_brooms(brush: Brush, dress: Dress) -> None:
    for x, size in ((28, 0.86), (60, 1.0), (94, 0.86)):
        brush.ellipse(x, 82, 16 * size, 4, INK, opacity=0.4)
        broom(brush, x, 80, size, 8)
    brush.line("M10 86H20M42 87H50M76 87H84", lighter(dress.air, 0.6), 2)


def broom_mob(brush: Brush, dress: Dress) -> None:
    for turn in (-64, -34, 34, 64, 0):
        broom(brush, 60, 46, 0.92, turn + 180)
    burst(brush, 60, 42, 18, dress.trim)


def broom_army(brush: Brush, _: Dress) -> None:
    for row, (y, size) in enumerate(((44, 0.5), (62, 0.62), (84, 0.8))):
        for column in range(5 - row):
            broom(brush, 60 + (column - (4 - row) / 2) * 25 * (0.86 + row * 0.2), y, size)


def comet(brush: Brush, dress: Dress) -> None:
    brush.path("M-4 8L76 48L70 58L-10 34z", dress.trim, opacity=0.55)
    brush.path("M-4 34L74 58L66 66L-10 52z", "#ff9a4a", opacity=0.5)
    bloom(brush, 82, 54, 40, "#fff2b0")
    solid(brush, star(82, 54, 30, 4, 0.36), "#ffe676")
    brush.path(star(82, 54, 13, 4, 0.4), "#ffffff")
    sparks(brush, ((28, 70, 9), (104, 16, 7), (46, 14, 5)), "#fff2b0")


def swirl(brush: Brush, dress: Dress) -> None:
    for tone, wide, turn in ((INK, 12.0, 0.0), ("#5ac8f0", 8.0, 0.0), (lighter(dress.cloth, 0.5), 4.0, 2.2)):
        points = []
        for step in range(34):
            angle, r = turn + step / 33 * 4.6 * pi, 5 + step * 1.35
            points.append((60 + r * cos(angle), 46 + r * 0.72 * sin(angle)))
        brush.line(smooth(*points), tone, wide)
    sparks(brush, ((18, 16, 8), (104, 22, 6), (100, 78, 8)), dress.trim)


def flying_carpet(brush: Brush, _: Dress) -> None:
    for x, y, w in ((6, 76, 40), (62, 82, 50), (0, 24, 28)):
        brush.ellipse(x + w / 2, y, w / 2, 6, "#fff4e0", opacity=0.5)
    solid(brush, "M8 52Q34 30 60 44T114 30L110 54Q86 66 60 58T16 72z", "#b8324e")
    brush.path("M20 54Q38 42 60 51T102 40L100 49Q82 56 60 53T24 64z", "#f2b84a", stroke=INK, stroke_width=1.4)
    for x, y in ((10, 56), (12, 64), (112, 36), (111, 46)):
        brush.line(f"M{x} {y}l{-7 if x < 60 else 7} 5", "#f2b84a", 2.6)
    brush.line("M14 22H44M24 14H40M70 14H104", "#ffffff", 2, opacity=0.6)


def song(brush: Brush, dress: Dress) -> None:
    brush.line("M2 62Q30 40 58 58T118 44", dress.trim, 3, opacity=0.7)
    brush.line("M2 72Q30 50 58 68T118 54", dress.trim, 3, opacity=0.5)
    heart(brush, 80, 48, 1.7)
    brush.line("M28 60V24L50 18V54", INK, 8)
    brush.line("M28 60V24L50 18V54", "#fff6d8", 4)
    brush.path("M27 27L51 20V29L29 35z", "#fff6d8")
    for x, y in ((22, 62), (44, 56)):
        brush.ellipse(x, y, 9, 7, "#fff6d8", stroke=INK, stroke_width=2.2)


def wave(brush: Brush, _: Dress) -> None:
    for y, tone in ((0, "#123f70"), (14, "#2a7fc0"), (28, "#6ac8f0")):
        brush.path(
            f"M-4 {94}V{52 + y}Q18 {20 + y} 50 {22 + y * 0.7:.0f}Q92 {24 + y * 0.6:.0f} 92 {48 + y * 0.3:.0f}"
            f"Q90 {60 + y * 0.2:.0f} 76 {56 + y * 0.2:.0f}Q78 70 96 {76}Q112 78 126 {66 + y * 0.4:.0f}V94z",
            tone,
            stroke=INK,
            stroke_width=2.2,
        )
    brush.line("M8 50Q28 22 60 26Q84 30 86 48", "#ffffff", 4)
    for x, y, r in ((98, 34, 5), (106, 22, 3.6), (92, 18, 3), (110, 46, 4)):
        brush.circle(x, y, r, "#e8fbff", stroke=INK, stroke_width=1.4)


def treasure(brush: Brush, _: Dress) -> None:
    bloom(brush, 60, 36, 44, "#ffe680")
    solid(brush, "M26 34Q30 12 60 12Q90 12 94 34z", "#9a5a2a")
    for x, y in ((40, 40), (52, 35), (66, 34), (79, 39)):
        brush.circle(x, y, 9, "#ffd85a", stroke=INK, stroke_width=2)
    solid(brush, "M22 44H98L94 82H26z", "#b46c34")
    brush.line("M24 56H96M40 46V80M80 46V80", INK, 3)
    solid(brush, "M53 50H67V64H53z", "#ffd85a", 1.8)
    for x, y, r in ((14, 26, 6), (106, 20, 5), (102, 34, 3)):
        brush.circle(x, y, r, "none", stroke="#d8fbff", stroke_width=2)


def stone_shield(brush: Brush, dress: Dress) -> None:
    solid(brush, polygon((60, 6), (96, 16), (102, 48), (84, 76), (60, 88), (36, 76), (18, 48), (24, 16)), "#8a94a6")
    for d in ("M60 8L52 30L68 44L56 62L62 86", "M24 18L40 34L52 30M102 48L84 46L68 44M36 74L44 60L56 62"):
        brush.line(d, INK, 4)
        brush.line(d, dress.eyes, 1.6)
    brush.line("M30 20L26 46L38 68", "#ffffff", 3, opacity=0.5)


def beam(brush: Brush, dress: Dress) -> None:
    bloom(brush, 22, 66, 44, dress.trim)
    brush.path("M14 56L120 -8V28L28 78z", dress.trim, opacity=0.55)
    brush.path("M18 60L120 2V18L24 74z", "#ffd0c0")
    brush.line("M20 68L120 10", "#ffffff", 4)
    solid(brush, star(20, 67, 20, 8, 0.6), dress.trim)
    brush.circle(20, 67, 8, "#ffffff")


def old_grudge(brush: Brush, dress: Dress) -> None:
    bloom(brush, 60, 46, 50, dress.trim, 0.6)
    for y in (8, 76):
        solid(brush, f"M28 {y}H92V{y + 8}H28z", "#8a6a4a")
    brush.path(
        "M36 16H84Q82 38 64 46Q82 54 84 76H36Q38 54 56 46Q38 38 36 16z",
        "#dcecff",
        opacity=0.35,
        stroke=INK,
        stroke_width=2.4,
    )
    brush.path("M42 26H78Q74 38 60 44Q46 38 42 26z", dress.trim)
    brush.path("M40 76Q46 60 60 58Q74 60 80 76z", dress.trim)
    brush.line("M60 44V60", dress.eyes, 3)
    brush.line("M40 18Q40 34 52 42", "#ffffff", 2, opacity=0.7)


def tarot(brush: Brush, dress: Dress) -> None:
    for turn, x, y in ((-20, 32, 52), (20, 88, 52), (0, 60, 46)):
        start = len(brush.shapes)
        brush.rect(-19, -34, 38, 64, "#fdf0d4", rx=4, stroke=INK, stroke_width=2.4)
        brush.rect(-15, -30, 30, 56, dress.under, rx=2)
        if turn:
            brush.path(star(0, -2, 11, 8, 0.5), dress.trim)
        else:
            brush.path("M-13 -2Q0 -14 13 -2Q0 10 -13 -2z", "#fff6d8")
            brush.circle(0, -2, 5, "#a02a78")
        brush.group(start, transform=f"translate({x} {y}) rotate({turn})")


def shadows(brush: Brush, dress: Dress) -> None:
    for x, h, eye in ((24, 40, 3.4), (92, 46, 3.6), (58, 70, 5.0)):
        w = h * 0.5
        brush.path(
            smooth(
                (x - w, 96),
                (x - w * 0.8, 90 - h * 0.5),
                (x, 88 - h),
                (x + w * 0.8, 90 - h * 0.5),
                (x + w, 96),
                closed=True,
            ),
            "#12081e",
            stroke=dress.trim,
            stroke_width=1.6,
        )
        for side in (-1, 1):
            brush.path(
                f"M{x + side * eye * 3:.1f} {88 - h * 0.72:.1f}l{-side * eye * 2:.1f} {eye:.1f}"
                f"l{-side * eye * 0.2:.1f} {-eye * 1.6:.1f}z",
                dress.trim,
            )
    brush.path("M46 50Q58 62 70 50L66 60L62 55L58 62L54 55L50 60z", "#ffe0f6")


def powder(brush: Brush, dress: Dress) -> None:
    for x, y, r in ((84, 30, 22), (62, 24, 16), (100, 50, 16), (70, 44, 16)):
        brush.circle(x, y, r, brush.glow(f"{dress.trim} 0.95", f"{dress.trim} 0.25"))
    sparks(brush, ((64, 20, 6), (88, 26, 8), (104, 46, 6), (80, 50, 5), (108, 16, 4)), "#fff0fa")
    solid(brush, "M20 44Q6 60 14 78Q32 90 52 80Q62 62 48 46z", "#8a5a8a")
    stick(brush, "M22 45L46 47", "#ffd45a", 4)
    solid(brush, "M22 40L16 26L32 32L40 22L48 34L58 30L48 44z", "#a87aa8")


def talisman(brush: Brush, dress: Dress) -> None:
    brush.line("M28 -4Q34 30 60 36Q86 30 92 -4", INK, 6)
    brush.line("M28 -4Q34 30 60 36Q86 30 92 -4", "#ffd45a", 3)
    bloom(brush, 60, 56, 40, dress.trim)
    solid(brush, smooth((60, 26), (84, 38), (80, 66), (60, 86), (40, 66), (36, 38), closed=True), "#b88a3a")
    for x in (51, 69):
        brush.path(f"M{x - 7} 50Q{x} 42 {x + 7} 50Q{x} 58 {x - 7} 50z", "#ff4a5a", stroke=INK, stroke_width=1.6)
    brush.path("M48 66Q60 74 72 66L68 74L64 70L60 77L56 70L52 74z", "#fff2d8", stroke=INK, stroke_width=1.4)


def reckoning(brush: Brush, dress: Dress) -> None:
    stick(brush, "M60 10V82", "#d8b04a", 5)
    stick(brush, "M42 84H78", "#d8b04a", 5)
    stick(brush, "M20 30L100 16", "#d8b04a", 4)
    for x, y in ((20, 30), (100, 16)):
        brush.line(f"M{x} {y}L{x - 14} {y + 30}H{x + 14}z", "#fff2d0", 1.8)
        solid(
            brush,
            f"M{x - 18} {y + 30}H{x + 18}Q{x + 12} {y + 44} {x} {y + 44}Q{x - 12} {y + 44} {x - 18} {y + 30}z",
            "#c89a3a",
        )
    flame(brush, 100, 34, 0.55, (darker(dress.trim, 0.4), dress.trim, "#ffe0f6"))
    brush.circle(20, 54, 7, "#fff2d8", stroke=INK, stroke_width=1.8)
    brush.path("M15 53h4v3h-4zM21 53h4v3h-4z", INK)


def green_flame(brush: Brush, dress: Dress) -> None:
    bloom(brush, 60, 50, 56, dress.trim, 0.7)
    flame(brush, 32, 66, 1.0)
    flame(brush, 90, 66, 1.0)
    flame(brush, 60, 60, 2.0)


def spindle(brush: Brush, dress: Dress) -> None:
    bloom(brush, 60, 46, 44, dress.trim, 0.5)
    stick(brush, "M60 6V86", "#c89a5a", 4)
    brush.path("M57 12L60 -4L63 12z", "#ffffff", stroke=INK, stroke_width=1.6)
    solid(brush, smooth((60, 24), (76, 42), (60, 68), (44, 42), closed=True), "#e8dff0")
    for y in (34, 42, 50, 58):
        brush.line(f"M{47 + abs(y - 44) * 0.3:.1f} {y}Q60 {y + 7} {73 - abs(y - 44) * 0.3:.1f} {y}", "#8a7a9a", 1.6)
    brush.line("M74 44Q96 46 100 66T120 78", dress.trim, 2.4)
    brush.ellipse(60, 74, 15, 5, "#8a5a2a", stroke=INK, stroke_width=2)
    sparks(brush, ((60, 4, 10), (30, 26, 5), (92, 28, 6)), dress.trim)


def baleful_touch(brush: Brush, dress: Dress) -> None:
    bloom(brush, 84, 40, 40, dress.trim, 0.95)
    solid(
        brush,
        "M-4 62Q24 52 34 44Q44 34 66 34L88 30Q94 32 90 37L72 42L94 42Q99 46 94 49L72 50L90 55Q93 60 87 61"
        "L66 58Q52 72 34 74Q18 76 -4 90z",
        "#7fa06a",
    )
    brush.path("M-4 56L20 48L32 78L-4 94z", dress.cloth, stroke=INK, stroke_width=2.2)
    sparks(brush, ((102, 30, 9), (106, 48, 6), (98, 64, 5), (92, 14, 5)), dress.trim)


def dark_entrance(brush: Brush, dress: Dress) -> None:
    for x, y, r in ((20, 76, 20), (100, 76, 20), (60, 84, 24)):
        brush.circle(x, y, r, brush.glow(f"{dress.trim} 0.7", f"{dress.trim} 0.1"))
    brush.path(
        "M60 6C84 16 78 48 92 90H28C42 48 36 16 60 6z",
        brush.down("#0c0614", dress.under),
        stroke=dress.trim,
        stroke_width=2.4,
    )
    start = len(brush.shapes)
    face(brush, dress, 34, 0.8)
    brush.group(start)
    brush.line("M12 70Q22 58 16 46M108 70Q98 58 104 46", dress.trim, 3, opacity=0.8)


def thorns(brush: Brush, dress: Dress) -> None:
    for d in ("M-4 80Q30 84 44 52T92 12T124 18", "M-4 30Q24 20 46 40T88 76T124 70", "M30 96Q40 60 72 52T112 40"):
        brush.line(d, INK, 10)
        brush.line(d, "#5c7a34", 6)
        brush.line(d, "#a8c46a", 1.6)
    for x, y, turn in (
        (16, 78, -30),
        (38, 62, 40),
        (60, 40, -20),
        (84, 16, 30),
        (22, 28, 150),
        (64, 58, 120),
        (88, 74, -60),
        (104, 44, 60),
        (54, 58, 200),
    ):
        start = len(brush.shapes)
        brush.path("M-4 0L0 -15L4 0z", "#dfe8b0", stroke=INK, stroke_width=1.6)
        brush.group(start, transform=f"translate({x} {y}) rotate({turn})")
    sparks(brush, ((102, 88, 6), (12, 54, 5)), dress.trim)


def omen(brush: Brush, dress: Dress) -> None:
    brush.circle(74, 38, 30, brush.glow("#fff8d0", "#e8d890", "#b8a860"))
    brush.path(
        "M8 74Q24 44 50 46Q60 30 74 32Q84 34 98 42L80 46Q78 66 52 72Q40 76 30 72L10 86z",
        "#17101f",
        stroke="#5a4a6a",
        stroke_width=1.8,
    )
    brush.path("M34 56Q50 24 30 4Q66 12 66 50z", "#241830", stroke="#5a4a6a", stroke_width=1.8)
    brush.circle(76, 39, 3, dress.trim)
    brush.line("M52 72L50 82M58 71L60 82", "#c8a04a", 2.4)
    stick(brush, "M30 84H100", "#5a4030", 4)


def stealth(brush: Brush, dress: Dress) -> None:
    for y, o in ((30, 0.5), (52, 0.65), (74, 0.8)):
        brush.path(f"M-4 {y}Q20 {y - 14} 46 {y}T96 {y}T124 {y}V96H-4z", darker(dress.air, 0.4), opacity=o)
    solid(brush, "M14 42Q40 26 60 42Q80 26 106 42Q104 70 82 70Q66 68 60 56Q54 68 38 70Q16 70 14 42z", dress.under)
    for x in (40, 80):
        brush.path(f"M{x - 14} 50Q{x} 40 {x + 14} 50Q{x} 58 {x - 14} 50z", "#0c0614")
        brush.ellipse(x, 50, 4, 5, dress.eyes)
    brush.line("M106 46L118 38M14 46L2 38", dress.trim, 3)


def stars_of_magic(brush: Brush, dress: Dress) -> None:
    """Draw stars, for any spell that has no motif of its own."""
    bloom(brush, 60, 46, 46, dress.trim)
    points = brush.whole(5, 8)
    solid(brush, star(60, 46, 32, points, 0.5), dress.trim)
    brush.path(star(60, 46, 14, points, 0.5), "#ffffff")
    sparks(brush, ((20, 22, 8), (100, 24, 6), (22, 74, 5), (98, 72, 8)), dress.trim)


def sigil(brush: Brush, dress: Dress) -> None:
    """Draw a sigil, for anything that gives a status and has no motif of its own."""
    bloom(brush, 60, 46, 46, dress.trim, 0.6)
    solid(brush, polygon((60, 8), (94, 27), (94, 65), (60, 84), (26, 65), (26, 27)), dress.cloth)
    brush.path(
        polygon((60, 20), (83, 33), (83, 59), (60, 72), (37, 59), (37, 33)),
        dress.under,
        stroke=dress.trim,
        stroke_width=2,
    )
    brush.path(star(60, 46, 17, brush.whole(3, 6), 0.45), dress.trim)


def way_out(brush: Brush, dress: Dress) -> None:
    """Draw slipping into the dark."""
    brush.ellipse(80, 50, 30, 38, "#0a0512", stroke=dress.trim, stroke_width=3)
    brush.ellipse(80, 50, 20, 27, dress.under, opacity=0.7)
    brush.ellipse(80, 50, 11, 16, "#000000")
    arrow(brush, "M4 74Q30 80 50 58", (50, 58), -45, dress.trim)
    for x in (74, 87):
        brush.ellipse(x, 44, 2.6, 3.6, dress.trim)


def hug(brush: Brush, dress: Dress) -> None:
    heart(brush, 60, 44, 2.0)
    for sign in (-1, 1):
        solid(
            brush,
            f"M{60 + sign * 62} 30Q{60 + sign * 56} 78 {60 + sign * 8} 74L{60 + sign * 4} 66L{60 + sign * 2} 56"
            f"Q{60 + sign * 30} 58 {60 + sign * 38} 20z",
            dress.cloth,
        )
        for y in (38, 50, 62):
            brush.line(f"M{60 + sign * 46} {y}l{-sign * 4} 8", dress.under, 2.4)


def held_light(brush: Brush, dress: Dress) -> None:
    """Draw a light held in both hands, for whatever says nothing else."""
    bloom(brush, 60, 38, 40, dress.trim)
    brush.circle(60, 38, 16, brush.glow("#ffffff", dress.trim), stroke=INK, stroke_width=2.2)
    solid(brush, smooth((30, 90), (34, 66), (60, 58), (86, 66), (90, 90), (60, 94), closed=True), dress.cloth)
    hand(brush, 44, 62, dress.under)
    hand(brush, 76, 62, dress.under)


_CALLED: Final[dict[Motif, str]] = {
    marching_brooms: "march broom",
    broom_mob: "magical-mob",
    broom_army: "army",
    comet: "shooting comet star",
    swirl: "swirl vortex whirl",
    flying_carpet: "carpet",
    song: "song sing music heal",
    wave: "wave tide flood",
    treasure: "treasure gold",
    stone_shield: "stone skin",
    beam: "beam ray",
    old_grudge: "grudge hourglass",
    tarot: "tarot fortune",
    shadows: "hungry shadow",
    powder: "powder dust",
    talisman: "talisman charm amulet",
    reckoning: "reckoning debt",
    green_flame: "flame fire",
    spindle: "spindle needle",
    baleful_touch: "touch",
    dark_entrance: "dark-entrance entrance",
    thorns: "thorn thicket bramble",
    omen: "omen raven crow",
    stealth: "sight hide",
    way_out: "dark portal",
    hug: "hug",
}
MOTIFS: Final[dict[str, Motif]] = {word: motif for motif, words in _CALLED.items() for word in words.split()}
