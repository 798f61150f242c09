"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. Everything is open, so the picture is the same for all but for whose hand is nearest.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows.drawing import (
    bench,
    choosing,
    course,
    enemies,
    facing,
    figures,
    ground,
    hands,
    hover,
    looking,
    panels,
    spells,
    supply,
    trays,
)
from ludoteca.games.kingdom.shows.drawing.icons import SIGNS
from ludoteca.games.kingdom.shows.drawing.layout import layout
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.kingdom.shows.terms import BEFORE_PLAY
from ludoteca.games.kingdom.state.view_types import KingdomView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.layouts import GAP, Box, split
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.texts import Phrase, default_names

_LABEL: Final = Phrase("Il regno: {scenario}", "The kingdom: {scenario}")
_WON: Final = Phrase("Il regno è salvo!", "The kingdom is safe!")
_LOST: Final = Phrase("Il regno è caduto", "The kingdom has fallen")
BACKDROP: Final = Backdrop(STYLE, {**SIGNS.definitions, **DEFINITIONS})
FRESH: Final = {
    "TowerBuilt": "site:1",
    "TowerTurned": "site:0",
    "TowerLost": "site:1",
    "TowerPassed": "player:1",
    "TilePlaced": "tray:0",
    "SoldierPlaced": "tray:0",
    "HeroMoved": "figure:0",
    "HeroHealed": "figure:0",
    "AbilityChosen": "figure:0",
    "AbilityCopied": "figure:0",
    "AbilityRefreshed": "figure:0",
    "AbilityUsed": "figure:0",
    "SpellCast": "spell:0",
    "HordeSpawned": "tray:0",
    "TrayMoved": "tray:0",
}
"""By the kind of an event, which of its things is new on the table."""
HURT: Final = {"HeroDamaged": "figure:0"}


def paint(view: KingdomView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    """Paint the view; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    scene = Scene(view, decisions, lang, layout(shape), names or default_names(len(view.players), lang), easel)
    scene.put("frame", (), lambda: frame(scene))
    table(scene)
    if view.outcome is not None:
        won = bool(view.outcome.winners)
        scene.put("ending", (view.outcome,), lambda: ending(scene, won))
    label = scene.say(_LABEL, scenario=view.scenario.name.say(lang))
    class_ = f"kingdom-table {shape}" + " long" * scene.layout.tall
    return scene.painted(class_, label, BACKDROP, enemies.definitions(view.enemies))


def table(scene: Scene) -> None:
    """Lay out the map with what lies on it; beside or under it the players, or what the question is about."""
    ground.ground(scene)
    trays.standing(scene)
    figures.standing(scene)
    facing.arrows(scene)
    course.course(scene)
    (below if scene.layout.tall else beside)(scene, scene.layout.side)
    hover.rules(scene)


def beside(scene: Scene, box: Box) -> None:
    """Draw what is right of the map."""
    x, y, w, h = box
    planned = looking.tray_of(scene)
    high = w + scene.layout.least * 10
    if scene.view.phase in BEFORE_PLAY:
        choosing.choices(scene, box)
    elif planned:
        looking.plan(scene, planned, (x, y, w, high))
        strips(scene, (x, y + high + GAP, w, h - high - GAP))
    elif bench.is_aimed(scene):
        bench.bench(scene, (x, y, w, high))
        strips(scene, (x, y + high + GAP, w, h - high - GAP))
    elif supply.is_open(scene):
        supply.supply(scene, box)
    else:
        panels.column(scene, box)


def strips(scene: Scene, box: Box) -> None:
    """Lay out the heads of the players and the own hand, while the bench takes their place."""
    x, y, w, h = box
    high = panels.head_of(scene) + 4
    players = hands.order(scene)
    for player in players:
        panels.header(scene, player, (x, y, w, high), (x, y, w, high))
        y, h = y + high + 4, h - high - 4
    hands.chips(scene, players[0], (x, y, w, min(h, scene.layout.least * 4)))


def below(scene: Scene, box: Box) -> None:
    """Lay out what is under the map of a tall table."""
    raised = scene.layout.raised
    planned = looking.tray_of(scene)
    if scene.view.phase in BEFORE_PLAY:
        lift(scene)
        choosing.choices(scene, raised)
    elif planned:
        looking.plan(scene, planned, raised)
    elif bench.is_aimed(scene):
        bench.bench(scene, raised)
    elif supply.is_open(scene):
        supply.supply(scene, raised)
    elif hands.asks_others(scene):
        lift(scene)
        crowd(scene, raised)
    else:
        company(scene, box)


def lift(scene: Scene) -> None:
    """Lay something under what rises over the map."""
    _, y, _, h = scene.layout.raised
    scene.put("raised", (), lambda: rect(0, y - 4, scene.layout.w, h + 8, "ground"))


def company(scene: Scene, box: Box) -> None:
    """Lay out a tall table's players in three rows: the others, the viewer with abilities, the own hand with spells."""
    x, y, w, h = box
    gap = 4.0
    row = (h - 2 * gap) * 0.315
    own, *others = hands.order(scene)
    for player, spot in zip(others, split((x, y, w, row), len(others), gap), strict=True):
        (panels.brief if len(others) > 1 else panels.flat)(scene, player, spot)
    if "ban" in scene.asked:
        panels.colours(scene, (x, y, w, row))
    elif scene.view.solo:
        panels.reserve(scene, (x, y, w, row))
    panels.own_row(scene, own, (x, y + row + gap, w, row))
    top = y + 2 * (row + gap)
    high = y + h - top
    taken = spells.squares(scene, (x, top, w, high))
    hands.rack(scene, own, (x, top, w - taken, high))


def crowd(scene: Scene, box: Box) -> None:
    """Lay out all players of a tall table with all that they have, large enough to be pressed."""
    x, y, w, h = box
    least = scene.layout.least
    own, *others = hands.order(scene)
    row = least * 4
    if len(others) == 1:
        panels.flat(scene, others[0], (x, y, w, row))
        y, h = y + row + GAP, h - row - GAP
    elif others:
        high = panels.other_need(scene, others[0])
        for player, spot in zip(others, split((x, y, w, high), len(others), 5), strict=True):
            panels.compact(scene, player, spot)
        y, h = y + high + GAP, h - high - GAP
    panels.own_row(scene, own, (x, y, w, row))
    y, h = y + row + GAP, h - row - GAP
    h -= spells.row(scene, (x, y, w, h), least * 2.2)
    hands.fan(scene, own, (x, y, w, h))


def frame(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground")


def ending(scene: Scene, won: bool) -> str:
    """Say whether the kingdom stands, across the middle of the map."""
    return scene.finale(scene.say(_WON if won else _LOST), scene.layout.map, scene.layout.least)
