"""The pictures of the Arena, by the first word of their recipe.

    figure.ID.ATTRIBUTE…              a character standing, without ground, 120 by 160, the feet around (60, 148)
    portrait.ID.ATTRIBUTE…            its head in a disc, 100 by 100
    card.ID.BANNER.NAME.TYPE…         120 by 90: what its English name says, in its character's colours
    space.KIND  status.ID.good  gear.ID   a space of the Arena and signs on discs, 100 by 100
    sky  plateau  brazier             the ground of the table; the first two are stretched into their place
    tile.KIND.N                       the stone of a space, worn in one of five ways
    cover                             the cover of the game, 300 by 460

To add somebody, draw a function in `figures.py` and name it in `PEOPLE`; to add a motif for cards, draw one in
`motifs.py` or `deeds.py` and name it there with the words that call for it. Characters and cards of other boxes get
what fits their attributes, names and types.
"""

from __future__ import annotations

from ludoteca.games.arena.shows.art import cards, ground, places
from ludoteca.games.arena.shows.art.cover import cover
from ludoteca.games.arena.shows.art.figures import H, W, person
from ludoteca.games.arena.shows.art.palette import INK, dress_of
from ludoteca.kernel.art import emblems
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import darker, lighter
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.drawing import number, tag


def picture(recipe: Recipe) -> str:
    """Draw what a recipe says; words that say nothing get a rosette."""
    match recipe:
        case ("figure", id, *attributes):
            return figure(id, tuple(attributes))
        case ("portrait", id, *attributes):
            return portrait(id, tuple(attributes))
        case ("card", id, banner, name, *types):
            return cards.card(id, banner, name, tuple(types))
        case ("space", kind):
            return places.space(kind)
        case ("tile", kind, worn) if worn.isdecimal():
            return ground.tile(kind, int(worn) % ground.TILES)
        case ("sky",):
            return ground.sky()
        case ("plateau",):
            return ground.plateau()
        case ("brazier",):
            return ground.brazier()
        case ("status", id, *good):
            return places.status(id, "good" in good)
        case ("gear", id):
            return places.gear(id)
        case ("cover", *_):
            return cover()
    return emblems.picture(recipe)


def figure(id: str, attributes: tuple[str, ...]) -> str:
    """Draw somebody from head to foot."""
    brush = Brush(W, H, f"figure.{id}")
    drawn, _, _ = person(id, attributes)
    drawn(brush, dress_of(id))
    return brush.svg()


def portrait(id: str, attributes: tuple[str, ...]) -> str:
    """Draw somebody's head and shoulders in a disc."""
    brush = Brush(100, 100, f"figure.{id}")
    dress = dress_of(id)
    drawn, (x, y), scale = person(id, attributes)
    brush.circle(
        50, 50, 50, brush.glow(lighter(dress.air, 0.55), dress.air, darker(dress.air, 0.6), x=0.35, y=0.3, r=0.8)
    )
    start = len(brush.shapes)
    drawn(brush, dress)
    brush.group(start, transform=f"translate({number(50 - x * scale)} {number(52 - y * scale)}) scale({scale})")
    disc = brush.define("clipPath", tag("circle", cx=50, cy=50, r=50))
    brush.group(start, clip_path=f"url(#{disc})")
    brush.circle(50, 50, 48.5, "none", stroke=INK, stroke_width=3, opacity=0.55)
    return brush.svg()
