"""The people of the Arena as standing figures: hooded shapes without faces, told apart by one emblem each.

They are drawn on 120 by 160 with the feet around (60, 148). `PEOPLE` says who is which figure and where its head is;
`KINDS` gives those of other boxes a figure by their attributes.
Archetypes only: nobody's likeness and no known costume.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.arena.shows.art.dressing import face, flame, hand, hood, rim, robe, solid, sparks, stick
from ludoteca.games.arena.shows.art.others import champion, guard, tide_walker, wanderer, warlock
from ludoteca.games.arena.shows.art.palette import INK, Dress
from ludoteca.kernel.art.brush import Brush, Point, polygon, smooth, star
from ludoteca.kernel.art.colours import darker, lighter

W: Final = 120
H: Final = 160
Drawn = Callable[[Brush, Dress], None]


def apprentice(brush: Brush, dress: Dress) -> None:
    """Draw a pupil of magic: a hood with a bent tip, a broom, sparks."""
    stick(brush, "M94 30L86 112", "#9a6a36")
    solid(brush, polygon((76, 108), (96, 111), (104, 144), (70, 142)), "#e2b13c")
    for x in (79, 86, 93):
        brush.line(f"M{x} 116L{x - 1 + (x - 86) * 0.6:.1f} 138", "#8a5a1c", 1.6)
    stick(brush, "M77 110H96", dress.under, 3)
    robe(brush, dress, 36)
    brush.path("M44 64Q60 78 76 64L72 72Q60 82 48 72z", dress.trim, stroke=INK, stroke_width=1.6)
    hood(brush, dress, tip=(76, 2))
    hand(brush, 88, 92, dress.cloth)
    sparks(brush, ((22, 60, 9), (34, 36, 5), (14, 86, 5), (30, 92, 3.5)), dress.trim)


def thief(brush: Brush, dress: Dress) -> None:
    """Draw a quick thief: a short cloak, a scarf in the wind, a curved blade, a lantern."""
    for x in (47, 73):
        solid(brush, smooth((x - 9, 112), (x - 8, 142), (x, 150), (x + 9, 142), (x + 9, 112), closed=True), dress.trim)
    solid(brush, smooth((34, 148), (48, 140), (54, 150), closed=True), dress.under)
    solid(brush, smooth((66, 150), (72, 140), (86, 148), closed=True), dress.under)
    brush.path(
        "M92 76C112 58 116 34 104 8C122 30 124 62 99 84z",
        brush.across("#ffffff", "#c3cfe0", "#7f8ea8"),
        stroke=INK,
        stroke_width=2.2,
        stroke_linejoin="round",
    )
    stick(brush, "M86 92L99 76", "#7a4a1c", 4)
    stick(brush, "M88 74L104 88", "#ffd45a", 3)
    solid(
        brush,
        smooth((60, 48), (86, 66), (90, 100), (96, 122), (60, 126), (24, 122), (30, 100), (34, 66), closed=True),
        dress.cloth,
    )
    brush.path("M38 98Q60 108 84 98L86 108Q60 118 36 108z", dress.under, stroke=INK, stroke_width=1.6)
    for x in (48, 70):
        brush.line(f"M{x} 74L{x + (x - 60) * 0.25:.1f} 96", dress.under, 2.4, opacity=0.6)
    rim(brush, smooth((37, 68), (33, 96), (29, 118)))
    hood(brush, dress, tip=(52, 6), size=0.95)
    brush.path("M42 66Q60 80 78 66L76 76Q60 86 44 76z", dress.under, stroke=INK, stroke_width=1.6)
    solid(brush, smooth((42, 70), (24, 62), (6, 72), (22, 74), (10, 86), (38, 80), closed=True), dress.under, 1.8)
    hand(brush, 86, 92, dress.trim)
    hand(brush, 27, 98, dress.trim)
    brush.line("M27 98V106", INK, 2)
    solid(brush, "M19 108h16l3 18h-22z", "#ffcf5a")
    brush.circle(27, 117, 13, "#ffdf7a", opacity=0.25)
    brush.circle(27, 117, 4.5, "#fff8d8")


def sea_singer(brush: Brush, dress: Dress) -> None:
    """Draw somebody from the sea: a hood like a shell, a robe that ends in a wave, a trident."""
    stick(brush, "M26 40V146", "#d9b44a", 4)
    brush.line("M14 24V36Q14 46 26 46Q38 46 38 36V24M26 14V46", INK, 7.4)
    brush.line("M14 24V36Q14 46 26 46Q38 46 38 36V24M26 14V46", "#ffd86a", 4)
    solid(
        brush,
        smooth(
            (60, 46),
            (80, 66),
            (82, 92),
            (74, 116),
            (92, 132),
            (112, 124),
            (108, 146),
            (84, 152),
            (60, 152),
            (34, 152),
            (32, 136),
            (44, 116),
            (38, 92),
            (40, 66),
            closed=True,
        ),
        dress.cloth,
    )
    for row in range(4):
        for column in range(4 - row % 2):
            x, y = 46 + column * 10 + row % 2 * 5, 94 + row * 11
            brush.line(f"M{x - 5} {y}Q{x} {y + 7} {x + 5} {y}", lighter(dress.cloth, 0.4), 1.8, opacity=0.8)
    brush.line("M36 148Q52 138 66 147T108 140", "#c8fbff", 3.4)
    rim(brush, smooth((42, 68), (42, 92), (47, 112)))
    solid(
        brush,
        smooth((60, 8), (80, 16), (88, 40), (78, 60), (60, 66), (42, 60), (32, 40), (40, 16), closed=True),
        dress.trim,
    )
    for dx in (-17, -9, 0, 9, 17):
        brush.line(
            f"M{60 + dx * 0.9:.1f} {62 - abs(dx) * 0.4:.1f}L{60 + dx * 0.85:.1f} {14 + abs(dx) * 0.5:.1f}",
            darker(dress.trim, 0.35),
            1.8,
        )
    face(brush, dress, 44, 0.95)
    hand(brush, 27, 92, "#bfeee8")
    hand(brush, 84, 92, "#bfeee8")
    for x, y, r in ((96, 74, 5), (104, 58, 3.4), (92, 50, 2.6)):
        brush.circle(x, y, r, "none", stroke="#c8fbff", stroke_width=1.8)


def hunter(brush: Brush, dress: Dress) -> None:
    """Draw a broad hunter: a leather coat, a collar of fur, a feather, a crossbow."""
    for x in (45, 75):
        solid(brush, f"M{x - 11} 116H{x + 11}L{x + 13} 150H{x - 15}z", dress.under)
    solid(
        brush,
        smooth((60, 50), (94, 60), (98, 88), (90, 126), (60, 132), (30, 126), (22, 88), (26, 60), closed=True),
        dress.cloth,
    )
    brush.path("M32 98H88V108H32z", "#3c2010", stroke=INK, stroke_width=1.6)
    brush.path("M54 96H66V110H54z", "#e8c04a", stroke=INK, stroke_width=1.6)
    brush.line("M60 72V96M60 110V128", dress.under, 2.6)
    rim(brush, smooth((30, 64), (26, 88), (33, 122)))
    hood(brush, dress, y=34, tip=(58, 10), size=0.96)
    solid(
        brush,
        smooth(
            (60, 60),
            (78, 56),
            (94, 62),
            (90, 76),
            (76, 74),
            (60, 80),
            (44, 74),
            (30, 76),
            (26, 62),
            (42, 56),
            closed=True,
        ),
        dress.trim,
        1.8,
    )
    for x in (38, 50, 62, 74, 84):
        brush.line(f"M{x} 63L{x - 3} 71", darker(dress.trim, 0.4), 1.8)
    solid(brush, "M74 24C86 20 98 6 96 -2C112 10 104 30 80 32z", "#d8483a", 1.8)
    brush.line("M77 29Q92 20 98 5", "#ffd0c0", 1.6)
    stick(brush, "M14 118L60 90", "#7a4a1c", 5)
    brush.line("M6 98Q20 100 24 112Q30 124 22 134", INK, 7)
    brush.line("M6 98Q20 100 24 112Q30 124 22 134", "#cfd6e2", 3.6)
    brush.line("M6 98L30 109L22 134", "#fff6dc", 1.4)
    hand(brush, 42, 102, "#8a5a34")
    hand(brush, 84, 100, "#8a5a34")


def thorn_queen(brush: Brush, dress: Dress) -> None:
    """Draw a queen of curses: a collar and a crown of thorns, a staff with green fire."""
    brush.path(
        polygon((60, 50), (24, 34), (32, 62), (12, 68), (30, 86), (90, 86), (108, 68), (88, 62), (96, 34)),
        brush.across(lighter(dress.cloth, 0.25), dress.under),
        stroke=INK,
        stroke_width=2.2,
    )
    robe(brush, dress, 44, 48)
    brush.path(
        "M18 146L26 132L34 150L44 136L54 153L64 138L74 152L84 136L92 148L102 146L96 128L24 128z",
        dress.under,
        stroke=INK,
        stroke_width=1.6,
    )
    brush.path("M60 66L70 92L60 124L50 92z", darker(dress.under, 0.2), stroke=dress.trim, stroke_width=1.8)
    for x, lean in ((40, -12), (49, -6), (60, 0), (71, 6), (80, 12)):
        solid(brush, polygon((x - 4, 28), (x + lean, 2 + abs(lean) * 0.7), (x + 4, 28)), "#6a7a3a", 1.6)
    hood(brush, dress, tip=(60, 16))
    brush.line("M38 32Q60 20 82 32", INK, 5.4)
    brush.line("M38 32Q60 20 82 32", "#8fa04a", 3)
    stick(brush, "M102 44L98 150", "#5a4636", 4)
    flame(brush, 102, 34, 1.0)
    hand(brush, 99, 94, "#7f9a6a")


def gargoyle(brush: Brush, dress: Dress) -> None:
    """Draw a winged one of stone: wings spread wide, claws, cracks that glow."""
    for sign in (-1, 1):
        wing = [(60, 62), (60 + sign * 26, 22), (60 + sign * 56, 14), (60 + sign * 52, 44), (60 + sign * 58, 70),
                (60 + sign * 44, 76), (60 + sign * 40, 98), (60 + sign * 26, 88)]  # fmt: skip
        solid(brush, polygon(*wing), dress.trim if sign < 0 else darker(dress.trim, 0.3))
        for x, y in ((52, 44), (44, 76)):
            brush.line(f"M{60 + sign * 27} 24L{60 + sign * x} {y}", darker(dress.trim, 0.5), 2)
        brush.path(star(60 + sign * 56, 13, 5, 3, 0.3), "#f6ead0")
    robe(brush, dress, 34, 46)
    for d in ("M48 84L54 96L49 108L57 122", "M74 78L68 92L75 104", "M62 128L58 138L64 148"):
        brush.line(d, INK, 3)
        brush.line(d, dress.eyes, 1.4)
    for x in (40, 52, 68, 80):
        brush.path(f"M{x - 4} 146L{x} 155L{x + 4} 146z", "#f6ead0", stroke=INK, stroke_width=1.4)
    hood(brush, dress, tip=(60, 14))
    for sign in (-1, 1):
        solid(brush, polygon((60 + sign * 14, 24), (60 + sign * 30, 4), (60 + sign * 22, 32)), "#d9cdb4", 1.8)
        hand(brush, 60 + sign * 30, 98, dress.cloth)
        for dx in (-4, 0, 4):
            brush.path(
                f"M{60 + sign * 30 + dx - 2} 102L{60 + sign * 30 + dx} 110L{60 + sign * 30 + dx + 2} 102z",
                "#f6ead0",
                stroke=INK,
                stroke_width=1,
            )


def shadow_dealer(brush: Brush, dress: Dress) -> None:
    """Draw a dealer in shadows: a tall thin coat, a brim over the eyes, a fan of cards, a shadow with its own eyes."""
    brush.path("M76 150C70 112 82 60 88 30C92 14 112 16 112 36C112 76 112 118 118 150z", "#120820", opacity=0.85)
    for x in (95, 105):
        brush.ellipse(x, 38, 2.6, 3.6, dress.trim)
    robe(brush, dress, 29, 42)
    brush.path("M60 66L70 150H50z", "#c22f6a", stroke=INK, stroke_width=1.6)
    for y in (84, 100, 116):
        brush.circle(60, y, 2.6, "#ffd45a", stroke=INK, stroke_width=1)
    hood(brush, dress, y=34, tip=(60, 12), size=0.84)
    solid(brush, "M16 30Q60 44 104 24Q88 18 80 20Q78 4 62 4Q44 4 41 20Q30 22 16 30z", dress.under)
    brush.path("M41 20Q60 29 80 20L81 26Q60 34 40 26z", "#3fb8a0")
    solid(brush, "M40 22Q30 8 18 6Q22 16 38 27z", "#3fb8a0", 1.6)
    for turn, tone in ((-38, "#fdf3dc"), (-12, "#ffd9f0"), (14, "#fdf3dc")):
        start = len(brush.shapes)
        brush.rect(-7, -30, 14, 22, tone, rx=2, stroke=INK, stroke_width=1.6)
        brush.path(star(0, -19, 4, 4, 0.35), "#a02a78")
        brush.group(start, transform=f"translate(26 96) rotate({turn})")
    hand(brush, 26, 96, "#8a5a86")


def guardian(brush: Brush, dress: Dress) -> None:
    """Draw a shaggy guardian as large as a wall, with a door for a shield."""
    half = [(60, 14), (76, 32), (86, 28), (94, 54), (104, 54), (104, 82), (112, 84), (108, 112), (114, 116), (108, 146)]
    left = [(120 - x, y) for x, y in reversed(half[1:])]
    hem = [(110 - point / 14 * 100, 144.0 if point % 2 else 150.0) for point in range(15)]
    solid(brush, polygon(*left, *half, *hem), dress.cloth)
    for _ in range(22):
        x, y = brush.between(22, 98), brush.between(60, 136)
        brush.line(f"M{x:.0f} {y:.0f}l-3 9", brush.one_of((dress.under, lighter(dress.cloth, 0.35))), 2.2, opacity=0.7)
    for x, y in ((86, 84), (97, 106), (84, 128)):
        brush.path(
            smooth((x - 9, y + 3), (x, y - 5), (x + 9, y + 2), (x + 2, y + 7), closed=True), dress.trim, opacity=0.7
        )
    brush.line("M18 62L14 84M14 92L12 110M38 36L30 52", "#e8ffff", 2.4, opacity=0.7)
    brush.path(
        smooth((38, 50), (60, 38), (82, 50), (82, 68), (60, 76), (38, 68), closed=True),
        brush.glow("#1d3a44", "#061218"),
        stroke=dress.under,
        stroke_width=2.4,
    )
    for x in (50, 70):
        brush.circle(x, 57, 6.4, dress.eyes, opacity=0.22)
        brush.circle(x, 57, 4, dress.eyes)
    brush.path("M52 68L55 74L58 68zM62 68L65 74L68 68z", "#fffdf0")
    solid(brush, "M10 88H50V150H10z", "#a86a34")
    for x, y in ((15, 94), (33, 94), (15, 122), (33, 122)):
        brush.rect(x, y, 12, 22, darker("#a86a34", 0.28), stroke="#5c3212", stroke_width=1.4)
    brush.circle(44, 119, 2.8, "#ffd45a", stroke=INK, stroke_width=1.2)
    solid(brush, smooth((46, 104), (56, 100), (60, 110), (54, 118), (46, 114), closed=True), dress.cloth, 1.8)


PEOPLE: Final[dict[str, tuple[Drawn, Point, float]]] = {
    "mickey": (apprentice, (62, 40), 1.3),
    "aladdin": (thief, (60, 42), 1.3),
    "ariel": (sea_singer, (58, 42), 1.25),
    "gaston": (hunter, (62, 40), 1.22),
    "maleficent": (thorn_queen, (62, 40), 1.22),
    "demona": (gargoyle, (60, 42), 1.15),
    "facilier": (shadow_dealer, (64, 38), 1.25),
    "sulley": (guardian, (60, 58), 1.0),
}
"""Who is which figure; where the head is, and how much larger a portrait shows it."""
KINDS: Final[dict[str, tuple[Drawn, Point, float]]] = {
    "oceanic": (tide_walker, (60, 42), 1.25),
    "kingdom": (guard, (60, 40), 1.25),
    "villain": (warlock, (60, 40), 1.25),
    "hero": (champion, (62, 42), 1.25),
}
"""Those of other boxes by their attributes, the most telling first."""
ANYBODY: Final[tuple[Drawn, Point, float]] = (wanderer, (62, 42), 1.25)


def person(id: str, attributes: tuple[str, ...]) -> tuple[Drawn, Point, float]:
    """Return somebody's figure: of its own, or one that fits its attributes."""
    if id in PEOPLE:
        return PEOPLE[id]
    return next((figure for kind, figure in KINDS.items() if kind in attributes), ANYBODY)
