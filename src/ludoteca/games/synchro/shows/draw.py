"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. Everything is open, so the picture is the same for all but for what each may choose.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.drawing import atlas, choosing, line, party, summary, top
from ludoteca.games.synchro.shows.drawing.icons import SIGNS
from ludoteca.games.synchro.shows.drawing.layout import layout
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.style import SHADES, STYLE
from ludoteca.games.synchro.state.view_types import SynchroView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.texts import Phrase, default_names

_LABEL: Final = Phrase("Synchro Horizon: {when}", "Synchro Horizon: {when}")
BACKDROP: Final = Backdrop(STYLE, {**SIGNS.definitions, **SHADES})
FRESH: Final = {
    "AbilityTriggered": "unit:0",
    "BasicAttack": "unit:0",
    "SkillUsed": "unit:0",
    "Swapped": "unit:0",
    "MarbleRevealed": "side:0",
    "DiceRolled": "die:0",
    "DieChanged": "die:0",
    "MonsterDrawn": "die:0",
    "MonsterActed": "die:0",
    "MonsterBasic": "die:0",
    "LevelGained": "level:0",
    "ShardsDrawn": "board:0",
    "Travelled": "city:0",
}
"""By the kind of an event, which of its things is new on the table."""
HURT: Final = {"Damaged": "unit:0"}


def paint(view: SynchroView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    """Paint the view; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    known = names or default_names(view.seats, lang)
    full = layout(shape)
    scene = Scene(view, decisions, lang, full, known, easel)
    table(scene)
    missing = missing_of(scene)
    if missing and len(missing) <= choosing.MANY:
        choosing.others(scene, missing, False)
    elif missing:
        easel.wipe()
        scene = Scene(view, decisions, lang, full, known, easel)
        table(scene, bare=True)
        choosing.others(scene, missing_of(scene), True)
    return scene.painted(f"synchro-table {shape}", scene.say(_LABEL, when=scene.told(view.time.name)), BACKDROP)


def missing_of(scene: Scene) -> list[str]:
    """List what may be chosen and is not in the picture."""
    return [key for key in scene.marks.options if key not in scene.drawn]


def table(scene: Scene, bare: bool = False) -> None:
    """Draw time and purse above, the stage, the boards. With a `bare` stage, what is chosen lies there."""
    scene.put("ground", (scene.layout.w, scene.layout.h), lambda: ground(scene))
    if scene.view.outcome is not None:
        top.top(scene)
        summary.stage(scene)
        return
    if not bare:
        stage(scene)
    top.top(scene)
    party.boards(scene)
    if scene.fighting:
        line.acts(scene)


def stage(scene: Scene) -> None:
    """Draw what is going on: a choice, the battle, a visit, the journey; and the camp where there is room."""
    box = scene.layout.stage
    if not scene.fighting and screen_of(scene):
        screen(scene, box)
    else:
        (line.stage if scene.fighting else atlas.stage)(scene, box)
    choosing.camp(scene)


def screen_of(scene: Scene) -> str:
    """Name the screen to choose on that is open; none for the battle or the map."""
    view = scene.view
    offer = view.offer
    if offer and offer.skills:
        return "skills"
    if view.arriving or view.arriving_item:
        return "arriving"
    if view.village:
        return "village"
    if offer and offer.heroes:
        return "heroes"
    return "visit" if view.phase == "visit" and not view.battle else ""


SCREENS: Final = {
    "skills": choosing.skills,
    "arriving": choosing.arriving,
    "village": choosing.village,
    "heroes": choosing.heroes,
    "visit": choosing.visit,
}


def screen(scene: Scene, box: Box) -> None:
    SCREENS[screen_of(scene)](scene, box)


def ground(scene: Scene) -> str:
    return rect(0, 0, scene.layout.w, scene.layout.h, "ground", 14)
