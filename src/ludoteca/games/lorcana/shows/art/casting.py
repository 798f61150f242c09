"""Casting: what a figure wears, holds and stands before, by its classes and motifs, and by its seed.

`ROLES` has for each class what goes with it; a motif of the card (`holds-book`, `wears-crown`, `by-ice`) comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.shows.art.beasts import BEASTS
from ludoteca.games.lorcana.shows.art.creatures import CREATURES, HATLESS
from ludoteca.games.lorcana.shows.art.hats import HATS
from ludoteca.games.lorcana.shows.art.held import HELD
from ludoteca.games.lorcana.shows.art.inks import Ink
from ludoteca.games.lorcana.shows.art.people import HAIRS, SKINS, Look
from ludoteca.games.lorcana.shows.art.stage import SCENERIES
from ludoteca.kernel.art.brush import Brush
from ludoteca.kernel.views import Value


class Role(Value):
    """What goes with a class: of each, one is taken by chance."""

    hats: tuple[str, ...] = ("none",)
    held: tuple[str, ...] = ("none",)
    bodies: tuple[str, ...] = ("tunic", "coat")
    mantles: tuple[str, ...] = ("none",)
    scenes: tuple[str, ...] = ("hills", "forest", "roofs", "meadow")


ROLES: Final = {
    "knight": Role(("helmet",), ("shield", "blade"), ("mail",), ("cape", "none"), ("castle", "peaks", "hills")),
    "musketeer": Role(("plume",), ("blade",), ("coat", "uniform"), ("cape",), ("roofs", "castle")),
    "seven-dwarfs": Role(("pointed",), ("pick", "lantern", "lute"), ("tunic", "coat"), scenes=("peaks", "forest")),
    "fairy": Role(("flowers", "tiara", "band"), ("wand",), ("gown",), ("wings",), ("meadow", "forest", "hills")),
    "pirate": Role(
        ("tricorne", "bandana"), ("sabre", "spyglass", "bag"), ("uniform", "coat"), ("none", "cape"), ("waves",)
    ),
    "racer": Role(("goggles",), ("none", "wrench"), ("coat", "tunic"), scenes=("hills", "gears", "roofs")),
    "detective": Role(("cap",), ("glass",), ("coat",), ("cape", "none"), ("roofs",)),
    "inventor": Role(
        ("spectacles", "goggles", "none"), ("wrench", "book", "glass"), ("coat", "tunic"), scenes=("gears", "shelves")
    ),
    "queen": Role(
        ("crown",),
        ("sceptre", "mirror", "spell", "rose"),
        ("gown",),
        ("fan", "horns", "cape"),
        ("castle", "columns", "ice"),
    ),
    "king": Role(("crown",), ("sceptre", "blade"), ("ermine", "robe"), ("cape",), ("castle", "columns", "peaks")),
    "deity": Role(
        ("rays", "laurel"),
        ("spell", "sceptre", "flame"),
        ("robe", "gown"),
        ("cape", "none"),
        ("columns", "peaks", "planets"),
    ),
    "sorcerer": Role(
        ("wizard", "hood", "circlet"),
        ("orb", "wand", "book", "spell"),
        ("robe",),
        ("none", "cape", "horns"),
        ("planets", "shelves", "castle", "ice"),
    ),
    "princess": Role(
        ("tiara", "flowers", "band", "circlet"),
        ("rose", "book", "lantern", "mirror", "none"),
        ("gown",),
        ("none", "cape"),
        ("castle", "meadow", "forest", "waves"),
    ),
    "prince": Role(
        ("circlet", "none", "crown"),
        ("blade", "rose", "lute"),
        ("coat", "uniform"),
        ("cape",),
        ("castle", "forest", "dunes"),
    ),
    "captain": Role(
        ("tricorne", "plume"), ("blade", "spyglass"), ("uniform",), ("cape", "none"), ("waves", "planets", "peaks")
    ),
    "mentor": Role(
        ("none", "spectacles", "hood", "circlet"),
        ("book", "lantern", "orb"),
        ("robe", "coat"),
        ("none", "cape"),
        ("shelves", "peaks", "hills"),
    ),
    "madrigal": Role(
        ("flowers", "band", "none"),
        ("rose", "lantern", "book", "none"),
        ("gown", "tunic"),
        scenes=("roofs", "meadow", "peaks"),
    ),
    "villain": Role(
        ("none", "top-hat", "hood", "bandana"),
        ("spell", "moon", "bag", "mirror", "sabre"),
        ("coat", "robe"),
        ("horns", "cape", "halo"),
        ("peaks", "flames", "roofs", "castle"),
    ),
    "hero": Role(
        ("none", "band", "archer", "hood"),
        ("blade", "lantern", "bow", "none"),
        ("tunic", "coat"),
        ("cape", "none"),
        ("hills", "peaks", "forest", "waves"),
    ),
    "ally": Role(
        ("none", "band", "cap", "hood"),
        ("lantern", "bag", "ladle", "lute", "book", "balloon", "none"),
        ("tunic", "coat"),
        scenes=("roofs", "hills", "meadow", "forest"),
    ),
}
"""The first of these that a card has decides most."""
BORN: Final = {
    "dragon": "dragon", "robot": "robot", "broom": "broom", "hyena": "hyena", "puppy": "dalmatian", "titan": "giant",
    "tigger": "tiger", "alien": "goblin",
}  # fmt: skip
"""Classes that are beasts or creatures."""
WORN_BY_BEASTS: Final = frozenset(ROLES) - {"hero", "ally", "villain", "mentor", "racer"}
PLAIN: Final = Role()


class Figure(Value):
    """A figure and what is around it."""

    creature: str
    """A beast or a creature; "" is a person."""
    look: Look
    scene: str
    disc: int
    flip: bool
    tilt: int
    scale: int
    """In hundredths."""


def cast(brush: Brush, facts: Sequence[str], ink: Ink) -> Figure:
    """Choose everything that a figure is drawn from."""
    creature = next((fact for fact in facts if fact in BEASTS or fact in CREATURES), "")
    if not creature:
        creature = next((BORN[fact] for fact in facts if fact in BORN), "")
    roles = [name for name in ROLES if name in facts]
    role = ROLES[roles[0]] if roles else PLAIN
    wicked = "villain" in facts
    lady = any(fact in facts for fact in ("queen", "princess", "fairy", "lady")) and "king" not in facts
    hat, held = worn("wears", facts, HATS, role.hats, brush), worn("holds", facts, HELD, role.held, brush)
    body, mantle = brush.one_of(role.bodies), brush.one_of(role.mantles)
    scene = worn("by", facts, SCENERIES, role.scenes, brush)
    if lady and body in ("tunic", "robe") and brush.whole(0, 2):
        body = "gown"
    if "mermaid" in facts:
        mantle = "tail"
    if creature:
        dressed = bool(roles) and roles[0] in WORN_BY_BEASTS
        has_hat = dressed or any(fact.startswith("wears-") for fact in facts)
        hat = hat if has_hat and creature not in HATLESS else "none"
        body = body if dressed else "none"
        mantle = mantle if dressed and mantle != "halo" else "none"
        held = held if dressed or any(fact.startswith("holds-") for fact in facts) else "none"
    start = brush.whole(0, 4)
    cloth = ink.cloth
    look = Look(
        ink=ink,
        a=cloth[start],
        b=cloth[(start + brush.whole(1, 2)) % 5],
        c=cloth[(start + 3 + brush.whole(0, 1)) % 5],
        skin=brush.one_of(SKINS),
        hair=brush.one_of(HAIRS) if "mentor" not in facts else "#d8d4cc",
        style=brush.whole(0, 4),
        beard=0 if lady else beard(brush, facts),
        lady=lady,
        wicked=wicked,
        mood=brush.whole(0, 3),
        mantle=mantle,
        body=body,
        hat=hat,
        held=held,
    )
    tilt = brush.one_of((-4, -2, 0, 2, 4))
    return Figure(
        creature,
        look,
        scene,
        brush.whole(0, 4),
        brush.whole(0, 4) < 2,
        tilt,
        brush.one_of((100, 104) if creature else (110, 116, 122)),
    )


def worn(
    what: str, facts: Sequence[str], known: dict[str, object] | object, usual: tuple[str, ...], brush: Brush
) -> str:
    """Return what the motifs ask for, or what is usual; of several, one by chance."""
    asked = [fact.partition("-")[2] for fact in facts if fact.startswith(f"{what}-")]
    possible = [name for name in asked if name in known]  # type: ignore[operator]
    return brush.one_of(possible or usual)


def beard(brush: Brush, facts: Sequence[str]) -> int:
    """Return how much of a beard somebody has: the old more than the young."""
    if any(fact in facts for fact in ("king", "mentor", "seven-dwarfs")):
        return brush.one_of((1, 2, 2, 3))
    return brush.one_of((0, 0, 0, 1, 3)) if "prince" not in facts else 0
