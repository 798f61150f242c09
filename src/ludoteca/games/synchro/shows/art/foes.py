"""Monsters: a family by the words of the name, what sets its members apart, colours, and more light with every level.

Recipe: `monster.LEVEL.RANK.NAME.ID`, with `plain`, `elite` or `celestial` as rank and the English name as one word.
Words of names are looked up in `KINDS` and `HUES`; a name without any gets a family by chance.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.synchro.shows.art import sheets
from ludoteca.games.synchro.shows.art.heroes import hold, shadow
from ludoteca.kernel.art.brush import Brush, star
from ludoteca.kernel.art.colours import darker, lighter

SHEETS: Final = sheets.read("foes.txt")


class Kind(NamedTuple):
    """A kind of Monster: its sheets from back to front, its colour, and what it holds."""

    sheets: tuple[str, ...]
    hue: str
    gear: str = ""
    other: str = ""
    """In the other hand."""


KINDS: Final = {
    "slime": Kind(("slime",), "#3fb5e8"),
    "wolf": Kind(("wolf",), "#8790a0"),
    "leader": Kind(("wolf", "mane"), "#5a5260"),
    "slinger": Kind(("goblin",), "#6fae3f", "sling"),
    "shaman": Kind(("goblin", "feathers"), "#4f9a5a", "bonestaff"),
    "goblin": Kind(("goblin",), "#7aa83a", "dagger"),
    "spore": Kind(("spore", "mushroom"), "#c8503c"),
    "raven": Kind(("bird", "loot"), "#3a3550"),
    "orc": Kind(("brute", "orc"), "#7d9a45", "club"),
    "ogre": Kind(("brute", "ogre"), "#b08a6a", "quake"),
    "minotaur": Kind(("brute", "minotaur"), "#8a4a30", "axe"),
    "archer": Kind(("skeleton", "cowl"), "#4a3a70", "bow"),
    "skeleton": Kind(("skeleton",), "#4a3a70", "sword"),
    "necromancer": Kind(("robed", "shade", "mask"), "#3a3f58", "bonestaff"),
    "salamander": Kind(("salamander",), "#e8602a"),
    "witch": Kind(("robed", "witch"), "#6a6a34", "staff"),
    "boar": Kind(("boar",), "#8a6248"),
    "knight": Kind(("knight", "visor", "tallhorns"), "#4a4f66", "greatsword"),
    "harpy": Kind(("harpy",), "#a0647c"),
    "golem": Kind(("golem",), "#77706c"),
    "cultist": Kind(("robed", "shade"), "#8a2a34", "dagger", "flame"),
    "wyvern": Kind(("drake",), "#d03a34"),
    "mage": Kind(("robed", "apostate"), "#5a2a78", "orb"),
    "wraith": Kind(("wraith",), "#7f8fd8"),
    "guardian": Kind(("guardian",), "#6f8fd0"),
    "oracle": Kind(("robed", "oracle"), "#2f2a58", "", "orb"),
    "dragon": Kind(("drake", "spikes"), "#3a3448"),
    "spider": Kind(("spider",), "#4a3a52"),
    "hunger": Kind(("knight", "skullhelm"), "#6a5a40", "scythe"),
    "plague": Kind(("robed", "beak"), "#4a6a3a", "lantern"),
    "war": Kind(("knight", "tallhorns", "visor"), "#b03028", "axe", "banner"),
    "silence": Kind(("robed", "muted"), "#cfd0e0", "bell"),
    "herald": Kind(("knight", "skullhelm"), "#5a4a6a", "spear"),
    "bat": Kind(("bird",), "#4a3a5a"),
    "bear": Kind(("wolf", "mane"), "#7a5236"),
    "demon": Kind(("brute", "minotaur"), "#b0302a", "scythe"),
    "ghost": Kind(("wraith",), "#9fb0d8"),
    "lizard": Kind(("salamander",), "#5a9a4a"),
}
HUES: Final = {
    "azure": "#3fb5e8", "grey": "#8790a0", "scarlet": "#d8342e", "obsidian": "#3a3448", "ash": "#77706c",
    "mud": "#6f6236", "dark": "#3a2f68", "green": "#4fa84a", "red": "#d0392f", "golden": "#e8b03a", "white": "#d8dcec",
    "crimson": "#a82038",
}  # fmt: skip
FIRST: Final = ("spider", "hunger", "plague", "silence", "leader", "archer", "necromancer", "slinger", "shaman")
"""Words that say more than others which stand in the same name."""
SKINS: Final = ("#c8b28a", "#a8b890", "#d8c0c8", "#b0a8c0")


def kind_of(brush: Brush, name: str) -> Kind:
    """Find the kind that a name speaks of."""
    spoken = name.split("-")
    for word in [*[word for word in FIRST if word in spoken], *spoken[::-1]]:
        if word in KINDS:
            kind = KINDS[word]
            hue = next((HUES[hue] for hue in spoken if hue in HUES), kind.hue)
            return kind._replace(hue=hue)
    kind = KINDS[brush.one_of(sorted(KINDS))]
    return kind._replace(hue=brush.one_of(sorted(HUES.values())))


def draw(brush: Brush, level: int, rank: str, name: str) -> None:
    """Draw a standing Monster on 200 by 260."""
    kind = kind_of(brush, name)
    palette = {
        "main": kind.hue,
        "skin": brush.one_of(SKINS),
        "hair": darker(kind.hue, 0.45),
        "cloak": darker(kind.hue, 0.5),
        "trim": ("#8a6a4a", "#a87f3c", "#d0a040", "#f0c050", "#ffe07a")[max(1, min(5, level)) - 1],
        "gem": "#ff6a5a",
        "light": lighter(kind.hue, 0.6),
        "wing": lighter(kind.hue, 0.3),
        "belly": lighter(kind.hue, 0.55),
        "glowing": brush.one_of(("#ff5a4a", "#7df0ff", "#c8ff5a", "#ffb03a")),
    }
    if rank == "elite":
        brush.circle(100, 140, 116, brush.glow("#ffd65a 0.6", "#ff9a3a 0.25", "#ff9a3a 0"))
    elif level >= 4:
        brush.circle(100, 140, 110, brush.glow("#b06aff 0.45", "#b06aff 0.18", "#b06aff 0"))
    shadow(brush)
    if kind.other:
        hold(brush, kind.other, 162, 150, palette, 10)
    for sheet in kind.sheets:
        sheets.put(brush, SHEETS[sheet], palette)
    if kind.gear:
        hold(brush, kind.gear, 38, 172, palette, -10)
    if rank == "elite":
        brush.path(star(172, 40, 17), "#ffd65a", stroke=sheets.INK, stroke_width=2.4)
    for index in range(level):
        brush.path(star(30 + 12 * index, 252, 4.5, 4, 0.4), palette["trim"])


def head(brush: Brush, level: int, rank: str, name: str) -> None:
    """Draw the upper half of a Monster on 120 by 120."""
    hue = kind_of(Brush(1, 1, ""), name).hue
    brush.rect(
        0, 0, 120, 120, brush.glow(lighter(hue, 0.35), darker(hue, 0.3), darker(hue, 0.7), x=0.65, y=0.25, r=0.95)
    )
    start = len(brush.shapes)
    draw(brush, level, rank, name)
    brush.group(start, transform="translate(-16 -14) scale(.74)")
