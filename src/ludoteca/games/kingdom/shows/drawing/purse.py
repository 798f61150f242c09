"""What the kingdom has: hearts, crystals, soldiers, hordes to come, portals, the boss; each tells what it is about."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import KingdomView
from ludoteca.kernel.drawing import rect, width, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.phrases import CARDS
from ludoteca.kernel.texts import Phrase, capitalised

TOLD: Final = {
    "hearts": (
        Phrase("Cuori del regno", "Hearts of the kingdom"),
        Phrase(
            "{now} su {most}.\nUn'orda che esce ne toglie per i suoi nemici scoperti. Senza cuori si perde. [KR-18.03]",
            "{now} of {most}.\n"
            "A horde that leaves takes some for its uncovered enemies. Without hearts you lose. [KR-18.03]",
        ),
    ),
    "crystals": (
        Phrase("Cristalli", "Crystals"),
        Phrase(
            "{now}, al massimo {most}.\n"
            "Si ottengono dalle orde distrutte e si spendono in fase 6 per le torri. [KR-1.16]",
            "{now}, at most {most}.\nThey come from destroyed hordes and are spent on towers in phase 6. [KR-1.16]",
        ),
    ),
    "soldiers": (
        Phrase("Soldati", "Soldiers"),
        Phrase("{soldiers} ancora nella riserva.", "{soldiers} still in the supply."),
    ),
    "hordes": (
        Phrase("Orde in arrivo", "Hordes to come"),
        Phrase("{now} nelle pile, devono ancora entrare.", "{now} in the piles, still to enter."),
    ),
    "portals": (Phrase("Portali", "Portals"), Phrase("Distrutti {now} su {most}.", "{now} of {most} destroyed.")),
    "ghosts": (Phrase("Mazzo fantasma", "Ghost deck"), Phrase("{cards}.", "{cards}.")),
}
"""Names of what is counted, and what they are about."""


class Count(NamedTuple):
    """Something that is counted: its sign, what is written beside it and how; `now` and `most` of it."""

    key: str
    sign: str
    ink: str
    now: int
    most: int = -1

    @property
    def said(self) -> str:
        return str(self.now) if self.most < 0 else f"{self.now}/{self.most}"


def purse(scene: Scene, box: Box) -> None:
    """Lay out everything that is counted, beside each other."""
    view = scene.view
    kingdom = (view.hearts, view.max_hearts, view.crystals, view.max_crystals, view.soldiers)
    reads = (*kingdom, hordes_left(view), view.portals, view.boss, view.ghost_deck, box)
    scene.section("purse", reads, partial(purse_parts, scene, box))


def purse_parts(scene: Scene, box: Box) -> None:
    """Put each count down as a part of its own, because each changes alone."""
    counts = counted(scene.view)
    for one, (x, y, w, h) in zip(counts, split(box, len(counts), 2), strict=True):
        put(scene, one, (x, y, w, h))


def put(scene: Scene, one: Count, box: Box) -> None:
    x, y, w, h = box
    boss = scene.view.boss if one.key == "boss" else None
    scene.put(one.key, (one, boss, w, h), lambda: count_thing(scene, one, w, h), at(x, y))


def hordes_left(view: KingdomView) -> int:
    return sum([pile.left for pile in view.piles])


def counted(view: KingdomView) -> list[Count]:
    counts = [
        Count("hearts", "heart", "heart", view.hearts, view.max_hearts),
        Count("crystals", "crystal", "ice", view.crystals, view.max_crystals),
        Count("soldiers", "soldier", "on", view.soldiers),
        Count("hordes", "spawn", "on", hordes_left(view)),
    ]
    if view.portals.total:
        counts.append(Count("portals", "portal", "on", view.portals.destroyed, view.portals.total))
    if view.boss:
        counts.append(Count("boss", "boss", "heart", view.boss.lives, view.boss.total))
    if view.ghost_deck:
        counts.append(Count("ghosts", "ghost", "on", view.ghost_deck))
    return counts


def told(scene: Scene, one: Count) -> tuple[str, str]:
    """Say the name of what is counted, and what it is about."""
    if one.key == "boss":
        shown = scene.view.boss
        assert shown is not None
        lives = scene.say(Phrase("{n} carte vita su {of}.", "{n} of {of} life cards."), n=one.now, of=one.most)
        return shown.name.say(scene.lang), f"{lives}\n{shown.text.say(scene.lang)}"
    name, text = TOLD[one.key]
    cards = CARDS.count(one.now).say(scene.lang)
    soldiers = terms.SOLDIERS.count(one.now).say(scene.lang)
    return scene.say(name), scene.say(text, now=one.now, most=one.most, cards=cards, soldiers=soldiers)


def count_thing(scene: Scene, one: Count, w: float, h: float) -> str:
    name, text = told(scene, one)
    size = max(scene.layout.least, min(h * 0.56, scene.layout.least * 1.45))
    sign = size * 1.18
    left = max(2.0, (w - sign - width(one.said, size, True)) / 2)
    drawn = icon(one.sign, left, h / 2 - size * 0.48, size, one.ink)
    drawn += words(left + sign, h / 2 + size * 0.38, one.said, size, f"big {one.ink}", room=w - left - sign - 2)
    return scene.thing(
        one.key,
        rect(0, 0, w, h, "spot"),
        drawn,
        name=name,
        text=capitalised(text),
        kind="count readable",
    )
