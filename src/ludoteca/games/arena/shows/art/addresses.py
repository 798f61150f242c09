"""Where the pictures of what a view shows are found. Facts only: no server needs to know the box a card comes from."""

from __future__ import annotations

from ludoteca.games.arena.state.view_types import FaceView, PersonView
from ludoteca.kernel.art.recipes import Recipe, address, word
from ludoteca.kernel.keeping import kept


def figure_recipe(person: PersonView) -> Recipe:
    return ("figure", word(person.id), *_attributes(person.attributes))


def portrait_recipe(person: PersonView) -> Recipe:
    return ("portrait", word(person.id), *_attributes(person.attributes))


def card_recipe(card: FaceView, character: str) -> Recipe:
    """Return the recipe of a card of this character: its banner, what it is called in English, its types."""
    banner = "either" if len(card.banner) > 1 else card.banner[0]
    return ("card", word(character), banner, word(card.name.say("en")), *[word(kind) for kind in card.types])


@kept(300)
def _attributes(given: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word(one) for one in given[:4]])


def figure_address(person: PersonView) -> str:
    return address("arena", *figure_recipe(person))


def portrait_address(person: PersonView) -> str:
    return address("arena", *portrait_recipe(person))


def card_address(card: FaceView, character: str) -> str:
    return address("arena", *card_recipe(card, character))


def tile_address(kind: str, worn: int) -> str:
    """Return where the stone of a space of this kind is found, worn in this way."""
    return address("arena", "tile", kind or "plain", str(worn))


def ground_address(what: str) -> str:
    """Return where the sky, the plateau or a brazier is found."""
    return address("arena", what)
