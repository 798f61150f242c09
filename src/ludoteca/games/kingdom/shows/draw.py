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
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.layouts import GAP, Box, split
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.texts import Phrase, default_names

_LABEL: Final = Phrase("Il regno: {scenario}", "The kingdom: {scenario}")
_WON: Final = Phrase("Il regno è salvo!", "The kingdom is safe!")
_LOST: Final = Phrase("Il regno è caduto", "The kingdom has fallen")
BACKDROP: Final = Backdrop(STYLE, {**SIGNS.definitions, **EMBLEMS.definitions, **DEFINITIONS})
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
    seats = len(view.players)
    arranged = layout(shape, seats, round(proportion(view), 3))
    scene = Scene(view, decisions, lang, arranged, names or default_names(seats, lang), easel)
    scene.put("frame", (), lambda: frame(scene))
    (choosing.screen if view.phase in SETTING_UP else table)(scene)
    if view.outcome is not None:
        won = bool(view.outcome.winners)
        scene.put("ending", (view.outcome,), lambda: ending(scene, won))
    return Painting(
        arranged.w,
        arranged.h,
        class_=f"kingdom-table {shape}",
        label=scene.say(_LABEL, scenario=view.scenario.name.say(lang)),
        backdrop=BACKDROP,
        parts=tuple(easel.parts.values()),
        art=enemies.definitions(view.enemies),
    )


def table(scene: Scene) -> None:
    """The map with what lies on it; beside it the players, or what the question is about; the hands."""
    course.course(scene)
    ground.ground(scene)
    trays.standing(scene)
    figures.standing(scene)
    facing.arrows(scene)
    x, y, w, _ = scene.layout.side
    if scene.layout.tall:
        below(scene, (x, y, w, scene.layout.h - y - 8))
    else:
        beside(scene)
        hands.bottom(scene, scene.layout.hands)
    hover.rules(scene)


def beside(scene: Scene) -> None:
    """Right of the map."""
    x, y, w, h = scene.layout.side
    high = min(h, 452.0)
    planned = looking.tray_of(scene)
    if planned:
        looking.plan(scene, planned, (x, y, w, high))
        strips(scene, (x, y + high + GAP, w, h - high - GAP))
    elif bench.is_aimed(scene):
        bench.bench(scene, (x, y, w, high))
        strips(scene, (x, y + high + GAP, w, h - high - GAP))
    elif supply.is_open(scene):
        supply.supply(scene, (x, y, w, h))
    else:
        panels.column(scene, (x, y, w, h))


def strips(scene: Scene, box: Box) -> None:
    """The heads of the players, while the bench takes their place."""
    players = scene.view.players
    columns = 1 if len(players) <= 2 else 2
    lines = split(box, -(-len(players) // columns), 4, upright=True)
    for nth, player in enumerate(players):
        place = split(lines[nth // columns], columns, 4)[nth % columns]
        panels.header(scene, player, (place[0], place[1], place[2], min(place[3], 42)), place)


def below(scene: Scene, box: Box) -> None:
    """Under the map of a tall table."""
    x, y, w, h = box
    planned = looking.tray_of(scene)
    if planned:
        high = max(330.0, h - 200)
        looking.plan(scene, planned, (x, y, w, min(h, high)))
        if h - high - GAP > 100:
            hands.bottom(scene, (x, y + high + GAP, w, h - high - GAP))
    elif bench.is_aimed(scene):
        bench.bench(scene, box)
    elif supply.is_open(scene):
        supply.supply(scene, box)
    else:
        company(scene, box)


def company(scene: Scene, box: Box) -> None:
    """The players of a tall table, their spells and the own hand."""
    x, y, w, h = box
    if "ban" in scene.asked:
        high = scene.layout.least * 6
        panels.colours(scene, (x, y, w, high))
        y, h = y + high + GAP, h - high - GAP
    high = scene.layout.side[3]
    rows.rows(scene, (x, y, w, high))
    y, h = y + high + GAP, h - high - GAP
    spells = panels.spells_of(scene)
    if spells:
        for spell, place in zip(spells, split((x, y, w, 44), len(spells), 5), strict=True):
            panels.spell_slip(scene, spell, place)
        y, h = y + 44 + GAP, h - 44 - GAP
    hands.bottom(scene, (x, y, w, h))


def frame(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground", 14) + rect(3, 3, w - 6, h - 6, "rim", 11)


def ending(scene: Scene, won: bool) -> str:
    """Whether the kingdom stands, across the middle of the map."""
    return scene.finale(scene.say(_WON if won else _LOST), scene.layout.map, scene.layout.least)
