"""The group's spells: pictures with names, which tell their words; dark once they have been cast."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import shapes, sights
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import SpellView
from ludoteca.kernel.drawing import image, rect, words
from ludoteca.kernel.layouts import GAP, Box, at, split
from ludoteca.kernel.texts import Phrase, capitalised

POWER: Final = Phrase("potere {n}", "power {n}")


def row(scene: Scene, box: Box, high: float) -> float:
    """Put the spells at the foot of a box, beside each other; return how much room they took."""
    x, y, w, h = box
    spells = left(scene)
    for spell, spot in zip(spells, split((x, y + h - high, w, high), len(spells), 4), strict=True):
        slip(scene, spell, spot)
    return high + GAP if spells else 0.0


def squares(scene: Scene, box: Box) -> float:
    """Put the spells at the right end of a box, as their pictures; return how much room they took."""
    x, y, w, h = box
    spells = left(scene)
    for nth, spell in enumerate(spells):
        slip(scene, spell, (x + w - (nth + 1) * (h + 4) + 4, y, h, h))
    return len(spells) * (h + 4)


def left(scene: Scene) -> list[SpellView]:
    """List the spells that the group still has, and the one that is being cast."""
    keys = scene.marks.sources
    return [spell for spell in scene.view.spells if spell.left or f"spell:{spell.spell}" in keys]


def slip(scene: Scene, spell: SpellView, box: Box) -> None:
    key = f"spell:{spell.spell}"
    x, y, w, h = box
    reads = ("slip", spell, w, h, scene.looked_on == key)
    scene.put(key, reads, lambda: slip_thing(scene, spell, w, h), at(x, y))


def slip_thing(scene: Scene, spell: SpellView, w: float, h: float) -> str:
    """Draw a spell of the group: its picture and name; dark once it has been cast."""
    key = f"spell:{spell.spell}"
    least = scene.layout.least
    parts = [rect(0, 0, w, h, "slip" if spell.left else "slip-off", 5), image(sights.spell(spell), 2, 2, h - 4, h - 4)]
    room = w - h - 8
    name = spell.name.say(scene.lang) if room > 0 else ""
    size, lines = shapes.named(name, room, least, least, 2 if h > least * 2.4 else 1)
    first = h / 2 + size * (0.36 if len(lines) == 1 else -0.18)
    for nth, line in enumerate(lines):
        parts.append(words(h + 3, first + nth * size * 1.05, line, size, "strong", room=room))
    if not spell.left:
        parts.append(rect(0, 0, w, h, "veil", 5))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 5))
    parts.append(shapes.origin((0, 0, w, h), scene.looked_on == key, 5))
    state = "" if spell.left else capitalised(scene.say(Phrase("usato", "used"))) + ". "
    return scene.thing(
        key,
        *parts,
        name=spell.name.say(scene.lang),
        text=f"{state}{capitalised(scene.say(POWER, n=spell.power))}. {spell.text.say(scene.lang)}",
        kind="spell readable",
        why=f"cast:{spell.spell}",
    )
