"""The picture of each card, made by code: leaded glass in the Team's colours behind a figure in woodcut.

The glass is cut by the card's number, the figure comes from its name: the same card always looks the same.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from random import Random
from typing import Final

from ludoteca.games.lyon.shows.drawing.motifs import parts
from ludoteca.games.lyon.shows.drawing.recipes import recipe
from ludoteca.games.lyon.state.view_types import CardView
from ludoteca.kernel.drawing import symbol, trace

WIDTH: Final = 160
HEIGHT: Final = 80
SHADES: Final = 5

# What the wall leaves open: a pointed arch for Monsters, a rose for Magics, a gem's cut for Treasures.
_WALL: Final = f"M0 0H{WIDTH}V{HEIGHT}H0z"
_WINDOWS: Final = {
    "monster": "M3 80V30C28 26 60 16 80 2c20 14 52 24 77 28v50z",
    "magic": "M80 2c22-4 42 6 48 18 18 0 30 10 30 20s-12 20-30 20c-6 12-26 22-48 18-22 4-42-6-48-18-18 0-30-10-30-20"
    "s12-20 30-20C38 8 58-2 80 2z",
    "treasure": "M20 2h120l18 18v40l-18 18H20L2 60V20z",
    "character": "M3 80V24C3 4 30 2 40 14 48 4 66 0 80 2c14-2 32 2 40 12 10-12 37-10 37 10v56z",
}


def slug(text: str) -> str:
    """Text from a pack, as it may stand in an id or a class."""
    return "".join([c if c.isascii() and c.isalnum() else "-" for c in text])


def art_id(card: CardView) -> str:
    return f"ly-art-{slug(card.id)}"


@lru_cache(maxsize=1024)
def art(id: str, seed: int, name: str, kind: str, team: str) -> str:
    """The definition of a card's picture."""
    chance = Random(seed)
    cuts = (rays, lozenges, hills)
    glass = cuts[seed % len(cuts)](chance)
    panes = "".join([f'<path class="ly-g{shade}" d="{d}"/>' for shade, d in enumerate(glass) if d])
    figure = "".join([parts()[part] for part in recipe(name, kind)])
    flip = -1 if seed % 2 and kind == "monster" else 1
    placed = f"translate({80 - 37 * flip} 5) scale({0.74 * flip} .74)"
    return symbol(
        id,
        WIDTH,
        HEIGHT,
        f'<g class="ly-art ly-{slug(team)}"><g class="ly-glass">{panes}</g>'
        f'<g class="ly-figure" transform="{placed}">{figure}</g>'
        f'<path class="ly-wall" fill-rule="evenodd" d="{_WALL}{_WINDOWS[kind]}"/></g>',
    )


PICTURES: Final[dict[str, str]] = {}
"""The pictures of cards that have been drawn, by their ids."""


def pictured(card: CardView) -> str:
    """Draw a card's picture, if that has not been done, and return its id."""
    id = art_id(card)
    if id not in PICTURES:
        PICTURES[id] = art(id, card.number, card.name.en, card.type, card.team)
    return id


def _point(radius: float, angle: float) -> tuple[float, float]:
    return 80 + radius * cos(angle), 44 + radius * sin(angle)


def rays(chance: Random) -> list[str]:
    """Wedges around the figure in three rings."""
    count = 9 + int(chance.random() * 5)
    turn = chance.random()
    angles = [(at + turn + (chance.random() - 0.5) * 0.5) * 2 * pi / count for at in range(count)]
    rings = (26 + chance.random() * 8, 52 + chance.random() * 14, 130)
    panes = [""] * SHADES
    for at, angle in enumerate(angles):
        corners = [(_point(ring, angle), _point(ring, angles[(at + 1) % count])) for ring in rings]
        (a, b), (c, d), (e, f) = corners
        panes[(at + int(chance.random() * 2)) % 2 + 3] += trace("M80 44L", *a, *b, "z")
        panes[int(chance.random() * 3)] += trace("M", *a, "L", *c, *d, *b, "z")
        panes[int(chance.random() * 4)] += trace("M", *c, "L", *e, *f, *d, "z")
    return panes


def lozenges(chance: Random) -> list[str]:
    """A lattice of diamonds, brighter towards the middle."""
    w = 14 + chance.random() * 8
    h = w * (0.9 + chance.random() * 0.6)
    panes = [""] * SHADES
    row = 0
    y = 0.0
    while y < HEIGHT + h:
        x = 80 - 6 * w - (w if row % 2 else 0)
        while x < WIDTH + w:
            near = abs(x - 80) + abs(y - 44) < 52
            shade = 3 + int(chance.random() * 2) if near else int(chance.random() * 3)
            panes[shade] += trace("M", x - w, y, "l", w, -h, w, h, -w, h, "z")
            x += 2 * w
        y += h
        row += 1
    return panes


def hills(chance: Random) -> list[str]:
    """A sky with a great disc over rolling ground."""
    panes = [_WALL] + [""] * (SHADES - 1)
    disc = 20 + chance.random() * 12
    x = 50 + chance.random() * 60
    y = 18 + chance.random() * 16
    for r, shade in ((disc + 16, 1), (disc + 7, 3), (disc, 4)):
        panes[shade] += trace("M", x - r, y, "a", r, r, 0, 1, 0, 2 * r, 0, "a", r, r, 0, 1, 0, -2 * r, 0, "z")
    for level, shade in ((50, 2), (62, 1)):
        panes[shade] += trace("M", -2, level, "q", 40, -chance.random() * 14, 82, 0, "t82 0v40h-164z")
    crack = chance.random() * 40
    panes[2] += trace("M0 0L", 20 + crack, 0, 0, 26 + crack / 2, "zM160 0v", 30 + crack / 2, "L", 140 - crack, 0, "z")
    return panes
