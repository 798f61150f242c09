"""Cards and tiles: Items, Skills, and the small things of the party, on 120 by 100.

Recipes: `item.RANK.NAME.ID` and `skill.COLOUR.RANK.NAME.ID`, with `upgraded` or `plain` as rank; `token.NAME`. Words
of names
are looked up in `ITEMS` and `SKILLS`; what they do not know is drawn by chance, always the same way.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.art import sheets
from ludoteca.games.synchro.shows.art.heroes import GEAR
from ludoteca.kernel.art.brush import Brush, star
from ludoteca.kernel.art.colours import darker, lighter

SPELLS: Final = sheets.read("spells.txt")
W: Final = 120
H: Final = 100
BOOKS: Final = {"red": "#c3342c", "blue": "#2f66d0", "green": "#2f8f48", "transparent": "#6d7fb8", "yellow": "#c08a1c"}
ITEMS: Final = {
    "sword": "sword", "staff": "runestaff", "shield": "shield", "armour": "armour", "boots": "boots",
    "amulet": "amulet", "ring": "ring", "bow": "arrowbow", "gloves": "gloves", "grapnel": "grapnel",
    "pendant": "pendant", "thorns": "thorns", "pouch": "pouch", "chalice": "chalice", "talisman": "talisman",
    "bell": "bell", "book": "book", "blade": "blade", "torch": "torch", "cloak": "cloak", "banner": "banner",
    "coin": "coin", "crystal": "crystal", "hammer": "quake", "vial": "vial", "helm": "helm", "sigil": "sigil",
    "hourglass": "hourglass", "flask": "flask", "heart": "heart", "axe": "axe", "spear": "spear", "dagger": "dagger",
    "orb": "orb", "wand": "wand", "crown": "thorns", "scroll": "scroll", "lantern": "lantern", "potion": "potion",
    "club": "club", "scythe": "scythe", "crossbow": "crossbow", "mace": "hammer",
}  # fmt: skip
"""By a word of the name, which gear an Item is."""
SKILLS: Final = {
    "bolt": "bolt", "silence": "hush", "burn": "burn", "barrier": "barrier", "prism": "prism", "inversion": "inversion",
    "fate": "fate", "fireball": "fireball", "lightning": "lightning", "freeze": "freeze", "shockwave": "shockwave",
    "mist": "mist", "sunbeam": "sunbeam", "vortex": "vortex", "storm": "icestorm", "meteor": "meteor",
    "precise": "target", "long": "arrow", "grapple": "grapple", "cure": "cure", "shadow": "shadow", "dart": "dart",
    "harvest": "harvest", "falcon": "falcon", "twin": "twin", "trap": "trap", "forest": "forest",
    "heartshot": "heartshot", "crossfire": "cross", "leap": "leap", "rain": "rain", "hunt": "hunt", "mighty": "fist",
    "guard": "guard", "charge": "charge", "place": "swapplace", "spiked": "spiked", "shieldbreaker": "breaker",
    "slash": "slash", "bash": "bash", "fury": "fury", "cry": "cry", "vampire": "vampire", "execution": "axefall",
    "double": "twinslash", "earthquake": "quake", "bulwark": "bulwark", "titan": "titan", "synchrony": "synchrony",
    "horizon": "horizon", "fire": "fireball", "ice": "freeze", "arrow": "arrow", "shot": "target", "heal": "cure",
    "shield": "guard", "blow": "fist", "strike": "slash",
}  # fmt: skip
"""By a word of the name, what a Skill shows."""
FIRST: Final = ("double", "titan", "mighty", "spiked", "twin", "rain", "precise", "long")
"""Words that say more than others which stand in the same name."""


def found(brush: Brush, name: str, words: dict[str, str]) -> str:
    """Find what a name speaks of: the first word that is known, of those that say more first."""
    spoken = name.split("-")
    for word in [*[word for word in FIRST if word in spoken], *spoken[::-1]]:
        if word in words:
            return words[word]
    return brush.one_of(sorted(set(words.values())))


def item(brush: Brush, rank: str, name: str) -> None:
    """Draw an Item on a cloth."""
    ground = brush.one_of(("#3a2f5e", "#5a2f3a", "#2f4a4a", "#54431f", "#2f3a5e", "#4a2f54"))
    vignette(brush, ground, rank)
    palette = {"main": brush.one_of(("#c23a3a", "#3a6ac2", "#3a9a52", "#8a4ac2", "#c28a2a"))}
    start = len(brush.shapes)
    sheets.put(brush, GEAR[found(brush, name, ITEMS)], palette)
    brush.group(start, transform="translate(60 50) scale(.78)")
    sparkle(brush, rank)


def skill(brush: Brush, colour: str, rank: str, name: str) -> None:
    """Draw what a Skill does, on a ground of its colour."""
    base = BOOKS.get(colour, "#5a4a8a")
    vignette(brush, base, rank)
    motif = found(brush, name, SKILLS)
    palette = {"main": lighter(base, 0.15), "glowing": "#ffb03a"}
    scales = ((60, 50, 0.92),) if motif != "twin" else ((48, 60, 0.72), (72, 42, 0.72))
    for x, y, scale in scales:
        start = len(brush.shapes)
        sheets.put(brush, SPELLS["arrow" if motif == "twin" else motif], palette)
        brush.group(start, transform=f"translate({x} {y}) scale({scale})")
    sparkle(brush, rank)


def vignette(brush: Brush, base: str, rank: str) -> None:
    """Draw the ground of a tile: light in the middle with rays, dark at the rim."""
    bright = lighter(base, 0.45 if rank == "upgraded" else 0.28)
    brush.rect(0, 0, W, H, brush.glow(bright, base, darker(base, 0.7), x=0.42, y=0.36, r=0.8))
    d = "".join([f"M50 36L{x} {y}L{x + 14} {y + 4}z" for x, y in ((-4, 8), (4, 92), (112, 2), (100, 100), (54, 104))])
    brush.path(d, "#ffffff", opacity=0.09)


def sparkle(brush: Brush, rank: str) -> None:
    """Draw the light of what has been upgraded."""
    if rank == "upgraded":
        for x, y, r in ((16, 18, 10), (104, 24, 7), (100, 82, 9), (20, 84, 6)):
            brush.path(star(x, y, r, 4, 0.28), "#fff3b8")
        brush.rect(2, 2, W - 4, H - 4, "none", stroke="#ffd65a", stroke_width=4, rx=6)


def token(brush: Brush, name: str) -> None:
    """Draw a thing of the party, alone: a coin, a potion, a pouch of Shards."""
    start = len(brush.shapes)
    sheets.put(brush, GEAR[name if name in GEAR else "coin"], {"main": "#c23a3a"})
    brush.group(start, transform="translate(60 50) scale(.9)")
