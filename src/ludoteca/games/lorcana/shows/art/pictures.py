"""Pictures of Lorcana from their recipes: every card of every pack, the back of cards, the cover.

A recipe is a kind, the inks, a seed and facts, such as `character.amber.2-125.storyborn.queen.by-ice`:

- the kind is `character`, `item`, `action`, `song`, `location`, `back` or `cover`;
- the inks are one of six, or two with a hyphen (`amber-steel`): a sky lit by both;
- the seed is the card's id: what the facts leave open is chosen by it, always in the same way;
- facts are the classes of the card and the motifs that its English name and version call for (`motifs`).

A designer adds a motif in three steps: draw it as a function in `animals`, `creatures`, `tools`, `things`, `places`,
`hats`, `held` or `stage`, put it into the registry at that module's end, and give it words in `motifs`. A beast of the
usual build is one line in `beasts`; what a class wears and holds is one line in `casting`. Words that nothing knows do
no harm: the seed decides.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.art import stage
from ludoteca.games.lorcana.shows.art.beasts import BEASTS, beast
from ludoteca.games.lorcana.shows.art.casting import Figure, cast
from ludoteca.games.lorcana.shows.art.cover import back, cover
from ludoteca.games.lorcana.shows.art.creatures import CREATURES
from ludoteca.games.lorcana.shows.art.hats import HATS
from ludoteca.games.lorcana.shows.art.held import HELD
from ludoteca.games.lorcana.shows.art.inks import INKS, Ink
from ludoteca.games.lorcana.shows.art.motifs import motifs
from ludoteca.games.lorcana.shows.art.paper import put_at, shine
from ludoteca.games.lorcana.shows.art.people import person
from ludoteca.games.lorcana.shows.art.places import PLACES
from ludoteca.games.lorcana.shows.art.stage import SCENERIES
from ludoteca.games.lorcana.shows.art.things import THINGS
from ludoteca.games.lorcana.state.view_types import CardView
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.art.colours import mix
from ludoteca.kernel.art.recipes import MOST, Recipe, address, word
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Value

KINDS: Final = ("character", "item", "action", "song", "location")
DEEDS: Final = ("hand", "star", "vortex", "arrow", "eye", "mask", "clash", "heart", "storm", "wave", "feather", "horn")
MUSIC: Final = ("note", "lyre", "horn", "drum", "staff")
GEAR: Final = ("orb", "bag", "wheel", "sphere", "diamond", "scroll", "lantern", "flask")
BACK: Final = address("lorcana", "back")


# -- recipes -------------------------------------------------------------------------------------------------------


def card_address(card: CardView) -> str:
    """Return where the picture of a card is found: from its type, inks, classes, id and English names alone."""
    version = card.version.en if card.version is not None else ""
    classes = tuple([one.en for one in card.classes])
    return address_of(card.type, card.song, card.inks, card.id, classes, card.name.en, version)


@kept(500, most=1024)
def address_of(
    kind: str, song: bool, inks: tuple[str, ...], id: str, classes: tuple[str, ...], name: str, version: str
) -> str:
    """Return the same from what is printed; classes and names are English."""
    facts = [word(one) for one in classes] if kind == "character" else []
    facts += motifs(kind, name, version)
    words = ["song" if song else kind, "-".join(inks), word(id), *dict.fromkeys(facts)]
    return address("lorcana", *words[:MOST])


# -- plans ---------------------------------------------------------------------------------------------------------


class Plan(Value):
    """All that is on a picture, besides the fall of stars and the shape of hills."""

    kind: str
    inks: tuple[str, ...]
    motif: str
    figure: Figure | None
    scene: str
    disc: int
    turn: int
    flip: bool
    facts: tuple[str, ...]


def plan(recipe: Recipe, brush: Brush) -> Plan:
    """Read a recipe; whatever it lacks or nobody knows is decided by the brush's chance."""
    kind = recipe[0] if recipe and recipe[0] in KINDS else "action"
    asked = recipe[1].split("-") if len(recipe) > 1 else []
    inks = tuple([ink for ink in asked if ink in INKS][:2]) or (brush.one_of(tuple(INKS)),)
    facts = recipe[3:]
    if kind == "character":
        figure = cast(brush, facts, INKS[inks[0]])
        return Plan(kind, inks, figure.creature, figure, figure.scene, figure.disc, 0, False, facts)
    known, usual = _choice(kind)
    motif = next((fact for fact in facts if fact in known), "") or brush.one_of(usual)
    scene = brush.one_of(tuple(SCENERIES))
    turn = brush.one_of((-12, -7, -3, 3, 7, 12)) if kind != "location" else brush.whole(0, 5)
    return Plan(kind, inks, motif, None, scene, brush.whole(0, 4), turn, brush.whole(0, 1) == 1, facts)


def _choice(kind: str) -> tuple[set[str], tuple[str, ...]]:
    """Return what may be drawn on such a card, and what is where nothing is called for."""
    if kind == "location":
        return set(PLACES), tuple(PLACES)
    return set(THINGS), {"item": GEAR, "song": MUSIC}.get(kind, DEEDS)


# -- pictures ------------------------------------------------------------------------------------------------------


def picture(recipe: Recipe) -> str:
    """Draw what a recipe says; for words that say nothing, something in the same style."""
    if recipe == ("cover",):
        return cover()
    if recipe[:1] == ("back",):
        return back()
    wide = recipe[:1] == ("location",)
    brush = Brush(420 if wide else 300, 300 if wide else 420, ".".join(recipe))
    planned = plan(recipe, brush)
    ink, other = INKS[planned.inks[0]], INKS[planned.inks[-1]]
    dark = "villain" in planned.facts
    stage.sky(brush, ink, other, dark)
    {"character": _character, "location": _location, "item": _item}.get(planned.kind, _deed)(brush, planned, ink, other)
    return brush.svg()


def _character(brush: Brush, planned: Plan, ink: Ink, other: Ink) -> None:
    figure = planned.figure
    assert figure is not None
    look = figure.look
    stage.disc(brush, other, figure.disc, 104)
    stage.stars(brush, ink.pale, 12 if look.wicked else 6)
    stage.scenery(brush, figure.scene, ink, look.wicked)
    if "dreamborn" in planned.facts:
        stage.clouds(brush, ink.pale)
    if "floodborn" in planned.facts:
        stage.streams(brush, (ink.light, other.warm, other.pale))
    start = len(brush.shapes)
    if "illusion" in planned.facts or "deity" in planned.facts:
        shine(brush, 0, 190, 190, ink.pale, "0.8")
    _figure(brush, figure)
    put_at(brush, start, 150, 10 - (figure.scale - 100) * 0.9, figure.scale / 100, figure.tilt, figure.flip)
    stage.front(brush, ink, 12)


def _figure(brush: Brush, figure: Figure) -> None:
    """Draw a person, a beast or a creature, with hat and held thing."""
    look = figure.look
    if figure.creature in CREATURES:
        CREATURES[figure.creature](brush, look)
    elif figure.creature in BEASTS:
        beast(brush, figure.creature, look)
    else:
        person(brush, look)
    start = len(brush.shapes)
    HATS[look.hat](brush, look)
    if figure.creature and look.hat != "none":
        brush.group(start, transform="translate(0 -26) scale(1.14 1.1)")
    HELD[look.held](brush, look)


def _item(brush: Brush, planned: Plan, ink: Ink, other: Ink) -> None:
    """Draw a thing in a niche, lit from within."""
    wall = mix(ink.dark, ink.mid, 0.25)
    brush.rect(0, 0, 300, 420, brush.down(wall, ink.deep))
    brush.path(SCENERIES[planned.scene](brush, 300, 250), ink.deep, opacity="0.25")
    arch = "M48 430V150C48 70 110 54 150 26C190 54 252 70 252 150V430z"
    brush.path(
        arch,
        brush.glow(ink.pale, other.light, mix(other.mid, ink.dark, 0.5), y=0.36, r=0.75),
        stroke="#f2c14f",
        stroke_width=7,
    )
    brush.path(arch, "none", stroke=ink.deep, stroke_width=2, transform="translate(9 16) scale(.94 .96)", opacity="0.6")
    stage.disc(brush, other, planned.disc, 84)
    brush.path(
        "M70 372h160l16 22v40H54v-40z",
        brush.down(mix(ink.mid, "#ffffff", 0.3), ink.dark),
        stroke=ink.pale,
        stroke_width=2,
    )
    _thing(brush, planned, ink, 196, 0.86)
    stage.front(brush, ink, 10)


def _deed(brush: Brush, planned: Plan, ink: Ink, other: Ink) -> None:
    """Draw what is done or sung: a sign on the great disc, among streams of ink."""
    stage.disc(brush, other, planned.disc, 128)
    stage.stars(brush, ink.pale, 12)
    stage.scenery(brush, planned.scene, ink, planned.turn < -5)
    stage.streams(brush, (ink.light, other.warm, ink.pale))
    if planned.kind == "song":
        for line in range(5):
            d = f"M-10 {292 + line * 13}C80 {232 + line * 13} 190 {352 + line * 13} 310 {272 + line * 13}"
            brush.line(d, ink.pale, 2, opacity="0.8")
        for x, y in ((46, 282), (120, 300), (196, 324), (262, 312)):
            brush.ellipse(x, y, 10, 7, other.warm, transform=f"rotate(-20 {x} {y})")
            brush.line(f"M{x + 9} {y - 2}v-42", other.warm, 3.6)
    _thing(brush, planned, other, 170, 0.95)
    stage.front(brush, ink, 16)


def _thing(brush: Brush, planned: Plan, ink: Ink, y: float, scale: float) -> None:
    start = len(brush.shapes)
    THINGS[planned.motif](brush, ink)
    put_at(brush, start, 150, y, scale, planned.turn, planned.flip)


def _location(brush: Brush, planned: Plan, ink: Ink, other: Ink) -> None:
    stage.disc(brush, other, planned.disc, 84)
    stage.stars(brush, ink.pale, 10)
    brush.path(SCENERIES[planned.scene](brush, 420, 216), mix(ink.mid, ink.pale, 0.15), opacity="0.8")
    PLACES[planned.motif](brush, ink)
    stage.front(brush, ink, 14)
