"""The pictures of Lyon, by their recipes: stained glass, a window with the light behind it and a figure before it.

    monster.leoni.0.roaring-cub.ly-leo-03     a card: kind, Team, level, English name, id (the seed)
    round.leoni.steel-claws.ly-leo-22         the same figure in a roundel, as Treasures lie on their bearers
    back, cover, floor.wide, floor.tall       the back of all cards, the box, the ground of the table

How to add a picture:

* A new card finds its own by the words of its English name: `subjects.py` lists them with the parts of their figure,
  the hindmost first. "Pink Dragon" shows a dragon, because "dragon" is there; a name that says nothing gets the picture
  of its kind. A new line there is a new picture; "dragon/jade=rose" is the same part in another material.
* New parts are drawn in `motifs.txt`, on a square of 100, a stroke a line; `figures.py` has the materials.
* A Team of another pack has colours of its own by chance; `palettes.py` has those of the known ones, and `glass.py` how
  the glass behind is cut.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.art import cover, floor
from ludoteca.games.lyon.shows.art.figures import LEAD, paint
from ludoteca.games.lyon.shows.art.glass import LIGHT, Glazier, H, W, rays, window
from ludoteca.games.lyon.shows.art.palettes import Palette, palette
from ludoteca.games.lyon.shows.art.subjects import subject
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.recipes import Recipe, address, word

GAME: Final = "lyon"
BACK: Final = address(GAME, "back")
_NO_LEVEL: Final = "x"


def card_address(card: CardView) -> str:
    """Return where the picture of a card is."""
    level = str(card.level) if isinstance(card, MonsterCard) else _NO_LEVEL
    return address_of(card.type, card.team, level, card.name.en, card.id)


def address_of(kind: str, team: str, level: str, name: str, id: str) -> str:
    """Return the same from what is printed; the name is the English one, the level is "" for a card without."""
    return address(GAME, word(kind), word(team), level or _NO_LEVEL, word(name), word(id))


def round_address(card: CardView) -> str:
    """Return where a card's figure is in a roundel."""
    return address(GAME, "round", word(card.team), word(card.name.en), word(card.id))


def floor_address(shape: str) -> str:
    return address(GAME, "floor", shape)


def picture(recipe: Recipe) -> str:
    """Draw the picture with this recipe; a card that nobody knows is drawn from whatever it is called."""
    kind, *facts = recipe or ("",)
    facts += [""] * 4
    if kind == "cover":
        return cover.cover()
    if kind == "back":
        return cover.back()
    if kind == "floor":
        return floor.floor(facts[0])
    if kind == "round":
        return roundel(facts[0], facts[1], facts[2])
    return card(kind, facts[0], facts[1], facts[2], facts[3])


def card(kind: str, team: str, level: str, name: str, id: str) -> str:
    """Draw the picture of a card."""
    brush = Brush(W, H, f"{kind}.{name}.{id}")
    colours = palette(team)
    window(brush, kind, team, colours, level)
    if kind == "character":
        _nimbus(brush, colours)
    paint(brush, subject(name, kind), "translate(9 12) scale(.82)", _tones(colours), colours.glass[4])
    brush.rect(0, 76, W, 64, brush.down("#0d070f 0", "#0d070f 0.55", "#0d070f 0.9"))
    brush.rect(0, 0, W, H, brush.glow("#000000 0", "#000000 0", "#000000 0.4", y=0.4, r=0.8))
    return brush.svg(fills=True)


def _nimbus(brush: Brush, colours: Palette) -> None:
    """Draw a disc of gold behind the head of a Character."""
    brush.circle(50, 40, 31, brush.glow("#fff8d8", "#f6c64c", "#b4741a"), stroke=LEAD, stroke_width=2)
    brush.circle(50, 40, 26, "none", stroke=colours.trim[1], stroke_width=2.4, stroke_dasharray="3 3")


def roundel(team: str, name: str, id: str) -> str:
    """Draw a figure in a round pane."""
    brush = Brush(100, 100, f"round.{name}.{id}")
    colours = palette(team)
    start = len(brush.shapes)
    rays(Glazier(brush, colours))
    brush.group(start, stroke=LEAD, stroke_width=1.6)
    brush.circle(*LIGHT, 50, brush.glow("#fffbe6 0.8", "#fff3c4 0.3", "#ffffff 0"))
    brush.group(start, clip_path=brush.clip("M50 2a48 48 0 100 96 48 48 0 000-96z"))
    paint(brush, subject(name, "treasure"), "translate(19 18) scale(.63)", _tones(colours), colours.glass[4])
    brush.circle(50, 50, 46, "none", stroke=LEAD, stroke_width=8)
    brush.circle(50, 50, 46, "none", stroke=colours.trim[1], stroke_width=4)
    brush.circle(50, 50, 46, "none", stroke=colours.trim[0], stroke_width=4, stroke_dasharray="6 8")
    return brush.svg()


def _tones(colours: Palette) -> dict[str, tuple[str, str, str]]:
    return {"cloth": colours.cloth, "trim": colours.trim}
