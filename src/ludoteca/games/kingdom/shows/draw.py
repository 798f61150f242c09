"""The table as SVG: one self-contained picture of a view, with every legal option marked on what it concerns.

The pieces are in `drawing/`. Everything is open, so the picture is the same for all but for whose hand is nearest.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import describing
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
    rows,
    supply,
    trays,
)
from ludoteca.games.kingdom.shows.drawing.icons import EMBLEMS, SIGNS
from ludoteca.games.kingdom.shows.drawing.layout import layout
from ludoteca.games.kingdom.shows.drawing.scene import SETTING_UP, Scene, proportion
from ludoteca.games.kingdom.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.kingdom.state.view_types import KingdomView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import picture, rect
from ludoteca.kernel.layouts import GAP, SHAPES, split
from ludoteca.kernel.paintings import Easel, Painting, in_one_piece
from ludoteca.kernel.texts import Phrase, default_names, with_names

_LABEL: Final = Phrase("Il regno: {scenario}", "The kingdom: {scenario}")
_WON: Final = Phrase("Il regno è salvo!", "The kingdom is safe!")
_LOST: Final = Phrase("Il regno è caduto", "The kingdom has fallen")
_ALL: Final = {**SIGNS.definitions, **EMBLEMS.definitions, **DEFINITIONS}
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
    return in_one_piece(draw(view, decisions, lang, shape, names), "")


def draw(view: KingdomView, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
    """The view as SVG; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    if shape not in SHAPES:
        raise ValueError(f"no shape {shape!r}: expected one of {', '.join(SHAPES)}")
    seats = len(view.players)
    arranged = layout(shape, seats, round(proportion(view), 3))
    scene = Scene(view, decisions, lang, arranged, names or default_names(seats, lang))
    setting_up = view.phase in SETTING_UP
    parts = [frame(scene), choosing.screen(scene) if setting_up else table(scene), ending(scene)]
    return picture(
        arranged.w,
        arranged.h,
        "".join(parts),
        class_=f"kingdom-table {shape}",
        label=scene.say(_LABEL, scenario=view.scenario.name.say(lang)),
        description=with_names("\n".join(describing.describe(view, lang)), scene.names),
        style=STYLE + ("" if setting_up else hover.rules(scene)),
        definitions={**_ALL, **enemies.definitions(view.enemies)},
    )


def table(scene: Scene) -> str:
    """The map with what lies on it; beside it the players, or what the question is about; the hands."""
    parts = [course.course(scene), ground.ground(scene), trays.standing(scene), figures.standing(scene)]
    parts.append(facing.arrows(scene))
    x, y, w, _ = scene.layout.side
    if scene.layout.tall:
        parts.append(below(scene, (x, y, w, scene.layout.h - y - 8)))
    else:
        parts.append(beside(scene))
        parts.append(hands.bottom(scene, scene.layout.hands))
    return "".join(parts)


def beside(scene: Scene) -> str:
    """Right of the map."""
    x, y, w, h = scene.layout.side
    high = min(h, 452.0)
    planned = looking.tray_of(scene)
    if planned:
        return looking.plan(scene, planned, (x, y, w, high)) + strips(scene, (x, y + high + GAP, w, h - high - GAP))
    if bench.is_aimed(scene):
        return bench.bench(scene, (x, y, w, high)) + strips(scene, (x, y + high + GAP, w, h - high - GAP))
    if supply.is_open(scene):
        return supply.supply(scene, (x, y, w, h))
    return panels.column(scene, (x, y, w, h))


def strips(scene: Scene, box: tuple[float, float, float, float]) -> str:
    """The heads of the players, while the bench takes their place."""
    players = scene.view.players
    columns = 1 if len(players) <= 2 else 2
    lines = split(box, -(-len(players) // columns), 4, upright=True)
    parts = []
    for at, player in enumerate(players):
        place = split(lines[at // columns], columns, 4)[at % columns]
        parts.append(panels.header(scene, player, (place[0], place[1], place[2], min(place[3], 42)), place))
    return "".join(parts)


def below(scene: Scene, box: tuple[float, float, float, float]) -> str:
    """Under the map of a tall table."""
    x, y, w, h = box
    planned = looking.tray_of(scene)
    if planned:
        high = max(330.0, h - 200)
        parts = [looking.plan(scene, planned, (x, y, w, min(h, high)))]
        if h - high - GAP > 100:
            parts.append(hands.bottom(scene, (x, y + high + GAP, w, h - high - GAP)))
        return "".join(parts)
    if bench.is_aimed(scene):
        return bench.bench(scene, box)
    if supply.is_open(scene):
        return supply.supply(scene, box)
    parts = []
    if "ban" in scene.asked:
        high = scene.layout.least * 6
        parts.append(panels.colours(scene, (x, y, w, high)))
        y, h = y + high + GAP, h - high - GAP
    high = scene.layout.side[3]
    parts.append(rows.rows(scene, (x, y, w, high)))
    y, h = y + high + GAP, h - high - GAP
    spells = panels.spells_of(scene)
    if spells:
        parts += [
            panels.spell_slip(scene, spell, place)
            for spell, place in zip(spells, split((x, y, w, 44), len(spells), 5), strict=True)
        ]
        y, h = y + 44 + GAP, h - 44 - GAP
    parts.append(hands.bottom(scene, (x, y, w, h)))
    return "".join(parts)


def frame(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground", 14) + rect(3, 3, w - 6, h - 6, "rim", 11)


def ending(scene: Scene) -> str:
    """Whether the kingdom stands, across the middle of the map."""
    outcome = scene.view.outcome
    if outcome is None:
        return ""
    said = scene.say(_WON if outcome.winners else _LOST)
    return scene.finale(said, scene.layout.map, scene.layout.least)
