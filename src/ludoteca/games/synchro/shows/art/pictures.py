"""The pictures of the game by their recipes: facts of a thing, and its id as the seed of what is left to chance.

    hero.CLASS.RANK.TITLE.ID        a standing Hero, 200 by 260      portrait.…  the same as a head, 120 by 120
    monster.LEVEL.RANK.NAME.ID      a standing Monster, 200 by 260; a Celestial, 400 by 520      head.…  120 by 120
    item.RANK.NAME.ID               skill.COLOUR.RANK.NAME.ID        token.NAME      120 by 100
    place.NAME.ID                   a Landmark, 120 by 100           town.BOOK   a city of the map, 120 by 100
    scene.BOOK.SEASON               where a battle is fought         land.SEASON.CELLS…  the map's ground, 1100 by 490
    cover                           300 by 460

To add a motif: draw it as a section of one of the text files beside this one (see `sheets`: gear, spells, heroes,
foes, places),
then name the English words that call for it: `heroes.CALLINGS`, `foes.KINDS`, `cards.ITEMS`, `cards.SKILLS`,
`scenery.LANDMARKS`. Cards of other packs whose names have such words get the same motif, others one by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.synchro.shows.art import cards, celestials, cover, foes, heroes, scenery
from ludoteca.kernel.art import emblems
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.recipes import Recipe

Painter = Callable[[Recipe, str], str]


def picture(recipe: Recipe) -> str:
    """Draw what a recipe says; one of no kind known here is a rosette."""
    painter = PAINTERS.get(recipe[0] if recipe else "")
    return painter(recipe, ".".join(recipe[1:])) if painter is not None else emblems.picture(recipe)


def painted(brush: Brush, draw: Callable[..., None], *what: object) -> str:
    """Let something be drawn with this brush, and return the picture."""
    draw(brush, *what)
    return brush.svg()


def word(recipe: Recipe, index: int) -> str:
    """Return a word of the recipe, "" where it is shorter."""
    return recipe[index] if index < len(recipe) else ""


def level(recipe: Recipe) -> int:
    """Return a Monster's level: 1 to 5, 1 for what is none."""
    digits = word(recipe, 1)
    return max(1, min(5, int(digits))) if digits.isdecimal() and len(digits) < 3 else 1


def hero(recipe: Recipe, seed: str) -> str:
    brush = Brush(heroes.W, heroes.H, seed)
    heroes.draw(brush, word(recipe, 1), word(recipe, 2), word(recipe, 3))
    return brush.svg()


def portrait(recipe: Recipe, seed: str) -> str:
    brush = Brush(120, 120, seed)
    heroes.portrait(brush, word(recipe, 1), word(recipe, 2), word(recipe, 3))
    return brush.svg()


def monster(recipe: Recipe, seed: str) -> str:
    if word(recipe, 2) == "celestial":
        brush = Brush(celestials.W, celestials.H, seed)
        celestials.draw(brush, word(recipe, 3))
        return brush.svg()
    brush = Brush(heroes.W, heroes.H, seed)
    foes.draw(brush, level(recipe), word(recipe, 2), word(recipe, 3))
    return brush.svg()


def head(recipe: Recipe, seed: str) -> str:
    brush = Brush(120, 120, seed)
    if word(recipe, 2) == "celestial":
        celestials.head(brush, word(recipe, 3))
    else:
        foes.head(brush, level(recipe), word(recipe, 2), word(recipe, 3))
    return brush.svg()


def item(recipe: Recipe, seed: str) -> str:
    return painted(Brush(cards.W, cards.H, seed), cards.item, word(recipe, 1), word(recipe, 2))


def skill(recipe: Recipe, seed: str) -> str:
    return painted(Brush(cards.W, cards.H, seed), cards.skill, word(recipe, 1), word(recipe, 2), word(recipe, 3))


def token(recipe: Recipe, seed: str) -> str:
    return painted(Brush(cards.W, cards.H, seed), cards.token, word(recipe, 1))


def place(recipe: Recipe, seed: str) -> str:
    return painted(Brush(cards.W, cards.H, seed), scenery.place, word(recipe, 1))


def town(recipe: Recipe, seed: str) -> str:
    return painted(Brush(cards.W, cards.H, seed), scenery.settlement, word(recipe, 1))


def scene(recipe: Recipe, seed: str) -> str:
    return painted(Brush(scenery.W, scenery.H, seed), scenery.scene, word(recipe, 1), word(recipe, 2))


def land(recipe: Recipe, seed: str) -> str:
    return painted(Brush(scenery.W, scenery.H, "land"), scenery.land, word(recipe, 1), recipe[2:])


def front(recipe: Recipe, seed: str) -> str:
    return cover.cover()


PAINTERS: Final[dict[str, Painter]] = {
    "hero": hero, "portrait": portrait, "monster": monster, "head": head, "item": item, "skill": skill, "token": token,
    "place": place, "town": town, "scene": scene, "land": land, "cover": front,
}  # fmt: skip
