"""Every picture of the kingdom by its recipe.

| first word | then | picture |
|---|---|---|
| `enemy` | id; `physical`, `magical` (what it resists), `fast`, `heal`, `sniper`, `deadly` | a head, 48 by 48 |
| `tower` | family, level, id | 100 by 120 |
| `hero`, `portrait` | id, `melee`, `ranged` | 96 by 128; the same in a frame, 64 by 64 |
| `boss` | id | 128 by 128 |
| `spell` | id, type | 96 by 96 |
| `portal`, `gate` | | the rift and the kingdom's gate |
| `map` | climate, place, columns, piles, cells … | the land under a map: see `map_address` |
| `cover` | | 300 by 460 |

To give something a picture of its own, add a figure with its id to `enemies.txt`, `heroes.txt`, `bosses.txt` or
`spells.txt` (how: see `pen`), a family to `towers.FAMILIES`, a climate to `climates.txt`. What has none gets one made
from its facts: an enemy a mask in colours of its own, a hero a fighter or a marksman, a spell the sign of its type.
Words that say nothing at all get a rosette.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.games.kingdom.shows.art import cover, land, things, towers
from ludoteca.games.kingdom.shows.art.pen import INK, Figure, Pen, read_figures
from ludoteca.kernel.art import emblems
from ludoteca.kernel.art.colours import mix
from ludoteca.kernel.art.recipes import LONGEST, Recipe, address, word
from ludoteca.kernel.keeping import kept

GAME: Final = "kingdom"
ENEMIES: Final = read_figures("enemies.txt")
HEROES: Final = read_figures("heroes.txt")
BOSSES: Final = read_figures("bosses.txt")
SPELLS: Final = read_figures("spells.txt")
SEEDS: Final = ("#b8743a", "#6f9a4a", "#4f8fa8", "#9a5fb0", "#b04a5a", "#7a7a9a", "#a89a3a", "#4aa88a")
"""Colours of enemies that have no figure."""
CLIMATE_OF: Final = {
    "s03": "ruins",
    "s04": "ruins",
    "s05": "marsh",
    "s06": "mine",
    "s07": "snow",
    "s08": "cliffs",
    "s09": "forest",
    "s10": "rift",
}
"""Of scenarios; all others lie in meadows."""
MARKS: Final = {
    "fast": ("#ff8a1f", "M-3.6-3.6l3.4 3.6-3.4 3.6M.6-3.6l3.4 3.6-3.4 3.6"),
    "heal": ("#1f9a4a", "M0-4v8M-4 0h8"),
    "sniper": ("#20242c", "M0-5.4v3M0 5.4v-3M-5.4 0h3M5.4 0h-3M-2 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0"),
    "deadly": ("#c8201c", "M-3.6-3.6L3.6 3.6M3.6-3.6L-3.6 3.6"),
}
"""Signs of what an enemy can do: colour, and strokes around the middle of a disc."""
_SHIELD: Final = "M24 1Q33 5 45 6V24Q45 38 24 47Q3 38 3 24V6Q15 5 24 1Z"
_STAR: Final = "M24 0l5 6 8-3 2 8 8 2-3 8 4 6-7 4 0 8-8 1-3 7-6-5-6 5-3-7-8-1 0-8-7-4 4-6-3-8 8-2 2-8 8 3Z"


def picture(recipe: Recipe) -> str:
    """Draw the picture of a recipe, whatever its words are."""
    draw = KINDS.get(recipe[0] if recipe else "")
    return draw(recipe[1:], ".".join(recipe)) if draw else emblems.picture(recipe)


# -- enemies -----------------------------------------------------------------------------------------------------


def enemy(words: Recipe, seed: str) -> str:
    """Draw a head on a plate that tells what it resists, with the signs of what it can do."""
    id = words[0] if words else ""
    facts = words[1:]
    pen = Pen(48, 48, seed)
    resists = [type for type in ("magical", "physical") if type in facts]
    for type in resists:
        colour, d = ("#b99cf0", _STAR) if type == "magical" else ("#b9c2cf", _SHIELD)
        start = len(pen.shapes)
        pen.solid(d, colour)
        if type == "physical" and len(resists) > 1:
            pen.group(start, transform="translate(5 5) scale(.8)")
    start = len(pen.shapes)
    known = ENEMIES.get(id)
    if known is None:
        mask(pen, id)
    else:
        pen.figure(known)
    if resists:
        pen.group(start, transform="translate(4.6 4.6) scale(.81)")
    for index, mark in enumerate([mark for mark in MARKS if mark in facts]):
        colour, d = MARKS[mark]
        start = len(pen.shapes)
        pen.circle(0, 0, 7.6, colour, stroke="#fff", stroke_width=1.4)
        pen.line(d, "#fff", 2)
        pen.group(start, transform=f"translate({39.5 - index * 17} 39.5)")
    return pen.svg()


def mask(pen: Pen, id: str) -> None:
    """Draw the head of an enemy that nobody drew: the same id always the same, others other."""
    own = Pen(48, 48, id)
    colour = own.one_of(SEEDS)
    ears = own.whole(0, 2)
    if ears == 0:
        pen.solid("M13 18L2 4L20 9Z", colour)
        pen.solid("M35 18L46 4L28 9Z", colour)
    elif ears == 1:
        pen.solid("M12 22L0 18L10 32Z", colour)
        pen.solid("M36 22L48 18L38 32Z", colour)
    jaw = own.whole(38, 46)
    pen.ball(f"M24 6Q42 8 41 26Q39 {jaw} 24 {jaw}Q9 {jaw} 7 26Q6 8 24 6Z", colour)
    pen.eyes("#fff3b0", 17, 31, own.between(20, 25), own.between(3, 5))
    pen.line(own.one_of(("M15 35Q24 41 33 35", "M15 38Q24 32 33 38", "M15 36h18")), INK, 2.6)
    pen.thin(
        own.one_of(("M24 8l4 6-4 5-4-5Z", "M12 14Q24 6 36 14L35 10Q24 3 13 10Z", "M21 6h6v10h-6Z")), own.one_of(SEEDS)
    )


def enemy_words(id: str, resist: Sequence[str], icons: Sequence[str]) -> Recipe:
    return ("enemy", word(id), *resist, *icons)


@kept(300)
def tint(id: str) -> str:
    """Return the colour that an enemy is known by."""
    known = ENEMIES.get(word(id))
    return known.colour if known else Pen(48, 48, word(id)).one_of(SEEDS)


# -- towers, heroes, bosses, spells --------------------------------------------------------------------------------


def tower(words: Recipe, seed: str) -> str:
    family, level, id = (*words, "", "", "")[:3]
    pen = Pen(towers.WIDE, towers.HIGH, seed)
    towers.tower(
        pen, family, max(1, min(4, int(level) if level.isdecimal() and level.isascii() else 1)), id[-1:] == "b"
    )
    return pen.svg()


def hero_figure(words: Recipe) -> Figure:
    id = words[0] if words else ""
    return HEROES.get(id) or HEROES["ranged" if "ranged" in words[1:] and "melee" not in words[1:] else "melee"]


def hero(words: Recipe, seed: str) -> str:
    pen = Pen(96, 128, seed)
    pen.ellipse(48, 120, 36, 6, "#0f0a06", opacity=".4")
    pen.figure(hero_figure(words))
    return pen.svg()


def portrait(words: Recipe, seed: str) -> str:
    """Head and shoulders of a hero."""
    pen = Pen(64, 64, seed)
    figure = hero_figure(words)
    things.ground_of(pen, mix(figure.colour, "#ffffff", 0.1), 64, 64)
    start = len(pen.shapes)
    pen.figure(figure)
    pen.group(start, transform="translate(-11 1) scale(.9)")
    return pen.svg()


def boss(words: Recipe, seed: str) -> str:
    pen = Pen(128, 128, seed)
    pen.ellipse(64, 122, 52, 6, "#0f0a06", opacity=".4")
    pen.figure(BOSSES.get(words[0] if words else "") or BOSSES["giant"])
    return pen.svg()


def spell(words: Recipe, seed: str) -> str:
    id, type = (*words, "", "")[:2]
    pen = Pen(96, 96, seed)
    things.sky_of(pen, type)
    pen.figure(SPELLS.get(id) or SPELLS.get(type) or SPELLS["real"])
    return pen.svg()


def portal(words: Recipe, seed: str) -> str:
    pen = Pen(96, 96, seed)
    pen.ellipse(50, 90, 40, 5, "#0f0a06", opacity=".4")
    things.rift(pen, 48, 47, 44)
    return pen.svg()


def gate(words: Recipe, seed: str) -> str:
    pen = Pen(96, 112, seed)
    things.gate(pen)
    return pen.svg()


# -- the land ------------------------------------------------------------------------------------------------------


def map_address(
    scenario: str,
    measures: tuple[float, ...],
    cols: int,
    cells: str,
    piles: Sequence[tuple[int, str]],
    quarter: int = 0,
) -> str:
    """Return the address of the land of a map.

    `measures` are width and height, then corner and size of its squares, of which the recipe has the tenths; `cells`
    has a letter for each: where the road leads on (n, e, s, w), b for a building site, g for grass. `quarter` says how
    often all of it is turned, clockwise.
    """
    where = "-".join([str(round(value * 10)) for value in measures] + [str(quarter)] * bool(quarter))
    spawns = "-".join([f"{square}{side.lower()}" for square, side in piles])[:LONGEST]
    pieces = [cells[start : start + LONGEST] for start in range(0, len(cells), LONGEST)]
    return address(GAME, "map", CLIMATE_OF.get(scenario, "meadow"), where, str(cols), spawns, *pieces[:7])


def terrain(words: Recipe, seed: str) -> str:
    climate, where, cols, piles, *cells = (*words, "", "", "", "")[: max(4, len(words))]
    numbers = [min(40000, int(part)) for part in where.split("-") if is_number(part)]
    measures = (
        tuple([value / 10 for value in numbers[:5]]) if len(numbers) in (5, 6) else (800.0, 600.0, 50.0, 50.0, 80.0)
    )
    quarter = numbers[5] % 4 if len(numbers) == 6 else 0
    spawns = [(int(one[:-1]), one[-1]) for one in piles.split("-") if is_number(one[:-1])]
    one = land.Land(measures, int(cols) if is_number(cols) else 1, "".join(cells), spawns[:8], quarter)
    pen = Pen(max(1, one.w), max(1, one.h), seed)
    land.draw(pen, one, land.CLIMATES.get(climate) or land.CLIMATES["meadow"])
    return pen.svg()


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6


def front(words: Recipe, seed: str) -> str:
    return cover.cover(seed, ENEMIES)


KINDS: Final[dict[str, Callable[[Recipe, str], str]]] = {
    "enemy": enemy,
    "tower": tower,
    "hero": hero,
    "portrait": portrait,
    "boss": boss,
    "spell": spell,
    "portal": portal,
    "gate": gate,
    "map": terrain,
    "cover": front,
}
