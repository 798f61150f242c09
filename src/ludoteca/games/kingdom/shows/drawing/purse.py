"""What the kingdom has: hearts, crystals, soldiers, hordes to come, portals, the boss; each tells what it is about."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import saying
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import BossView
from ludoteca.kernel.drawing import rect, width, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.texts import Phrase

HEARTS: Final = Phrase("Cuori del regno", "Hearts of the kingdom")
HEARTS_TEXT: Final = Phrase(
    "{now} su {most}.\nUn'orda che esce ne toglie per i suoi nemici scoperti. Senza cuori si perde. [KR-18.03]",
    "{now} of {most}.\nA horde that leaves takes some for its uncovered enemies. Without hearts you lose. [KR-18.03]",
)
CRYSTALS: Final = Phrase("Cristalli", "Crystals")
CRYSTALS_TEXT: Final = Phrase(
    "{now}, al massimo {most}.\nSi ottengono dalle orde distrutte e si spendono in fase 6 per le torri. [KR-1.16]",
    "{now}, at most {most}.\nThey come from destroyed hordes and are spent on towers in phase 6. [KR-1.16]",
)
SOLDIERS: Final = Phrase("Soldati", "Soldiers")
SOLDIERS_TEXT: Final = Phrase("{n} ancora nella riserva.", "{n} still in the supply.")
HORDES: Final = Phrase("Orde in arrivo", "Hordes to come")
HORDES_TEXT: Final = Phrase("{n} nelle pile, devono ancora entrare.", "{n} in the piles, still to enter.")
PORTALS: Final = Phrase("Portali", "Portals")
PORTALS_TEXT: Final = Phrase("Distrutti {n} su {of}.", "{n} of {of} destroyed.")
LIVES: Final = Phrase("{n} carte vita su {of}.", "{n} of {of} life cards.")
GHOSTS: Final = Phrase("Mazzo fantasma", "Ghost deck")
GHOSTS_TEXT: Final = Phrase("{n} carte.", "{n} cards.")


class Count(NamedTuple):
    """Something that is counted: its sign, what is written beside it and how, its name and what it tells."""

    key: str
    sign: str
    said: str
    ink: str
    name: str
    text: str


def purse(scene: Scene, box: Box) -> None:
    """Everything that is counted, beside each other; each a part of its own, because each changes alone."""
    counts = counted(scene)
    for one, (x, y, w, h) in zip(counts, split(box, len(counts), 2), strict=True):
        put(scene, one, (x, y, w, h))


def put(scene: Scene, one: Count, box: Box) -> None:
    x, y, w, h = box
    scene.put(one.key, (*one, w, h), lambda: count_thing(scene, one, w, h), at(x, y))


def counted(scene: Scene) -> list[Count]:
    view = scene.view
    hearts = scene.say(HEARTS_TEXT, now=view.hearts, most=view.max_hearts)
    crystals = scene.say(CRYSTALS_TEXT, now=view.crystals, most=view.max_crystals)
    hordes = sum([pile.left for pile in view.piles])
    found = [
        Count("hearts", "heart", f"{view.hearts}/{view.max_hearts}", "heart", scene.say(HEARTS), hearts),
        Count("crystals", "crystal", f"{view.crystals}/{view.max_crystals}", "ice", scene.say(CRYSTALS), crystals),
        Count("soldiers", "soldier", str(view.soldiers), "on", scene.say(SOLDIERS), soldiers(scene)),
        Count("hordes", "spawn", str(hordes), "on", scene.say(HORDES), scene.say(HORDES_TEXT, n=hordes)),
    ]
    portals = view.portals
    if portals.total:
        told = scene.say(PORTALS_TEXT, n=portals.destroyed, of=portals.total)
        found.append(Count("portals", "portal", f"{portals.destroyed}/{portals.total}", "on", scene.say(PORTALS), told))
    if view.boss:
        found.append(boss(scene, view.boss))
    if view.ghost_deck:
        told = scene.say(GHOSTS_TEXT, n=view.ghost_deck)
        found.append(Count("ghosts", "ghost", str(view.ghost_deck), "on", scene.say(GHOSTS), told))
    return found


def soldiers(scene: Scene) -> str:
    return scene.say(SOLDIERS_TEXT, n=terms.SOLDIERS.count(scene.view.soldiers).say(scene.lang))


def boss(scene: Scene, shown: BossView) -> Count:
    """The boss's lives, and what it does."""
    lives = scene.say(LIVES, n=shown.lives, of=shown.total)
    told = f"{lives}\n{shown.text.say(scene.lang)}"
    return Count("boss", "boss", f"{shown.lives}/{shown.total}", "heart", shown.name.say(scene.lang), told)


def count_thing(scene: Scene, one: Count, w: float, h: float) -> str:
    size = min(h * 0.5, scene.layout.least * 1.45)
    sign = size * 1.18
    left = max(2.0, (w - sign - width(one.said, size, True)) / 2)
    drawn = icon(one.sign, left, h / 2 - size * 0.48, size, one.ink)
    drawn += words(left + sign, h / 2 + size * 0.38, one.said, size, f"big {one.ink}", room=w - left - sign - 2)
    return scene.thing(
        one.key,
        rect(0, 0, w, h, "spot"),
        drawn,
        name=one.name,
        text=saying.capital(one.text),
        kind="count readable",
    )
