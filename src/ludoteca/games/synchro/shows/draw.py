"""The table as SVG: one self-contained picture of a view, with every legal option marked on what it concerns.

The pieces are in `drawing/`. Everything is open, so the picture is the same for all but for what each may choose.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows import describing
from ludoteca.games.synchro.shows.drawing import atlas, choosing, line, party, summary, top
from ludoteca.games.synchro.shows.drawing.icons import SIGNS
from ludoteca.games.synchro.shows.drawing.layout import Layout, layout
from ludoteca.games.synchro.shows.drawing.scene import Scene, active_board, is_fighting
from ludoteca.games.synchro.shows.drawing.style import STYLE
from ludoteca.games.synchro.state.view_types import SynchroView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import picture, rect
from ludoteca.kernel.layouts import GAP, SHAPES
from ludoteca.kernel.paintings import Easel, Painting, in_one_piece
from ludoteca.kernel.texts import Phrase, default_names, with_names

_LABEL: Final = Phrase("Synchro Horizon: {when}", "Synchro Horizon: {when}")
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
    return in_one_piece(draw(view, decisions, lang, shape, names), "")


def draw(view: SynchroView, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
    """The view as SVG; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    if shape not in SHAPES:
        raise ValueError(f"no shape {shape!r}: expected one of {', '.join(SHAPES)}")
    known = names or default_names(view.seats, lang)
    full = layout(shape, is_fighting(view), active_board(view))
    scene = Scene(view, decisions, lang, full, known)
    body = table(scene)
    missing = missing_of(scene)
    if missing and len(missing) <= choosing.MANY:
        scene = Scene(view, decisions, lang, with_room(full), known)
        body = table(scene) + choosing.others(scene, rest_of(full, scene.layout), missing)
    elif missing:
        scene = Scene(view, decisions, lang, full, known)
        body = top.top(scene) + party.boards(scene)
        body += choosing.others(scene, full.stage, missing_of(scene))
    return picture(
        scene.layout.w,
        scene.layout.h,
        frame(scene) + body,
        class_=f"synchro-table {shape}",
        label=scene.say(_LABEL, when=scene.told(view.time.name)),
        description=with_names("\n".join(describing.describe(view, lang)), scene.names),
        style=STYLE,
        definitions=SIGNS.definitions,
    )


def missing_of(scene: Scene) -> list[str]:
    """What may be chosen and is not in the picture."""
    return [key for key in scene.marks.options if key not in scene.drawn]


def with_room(full: Layout) -> Layout:
    """The same table with a smaller stage, for choices that lie nowhere else."""
    x, y, w, h = full.stage
    share = 0.45
    stage = (x, y, w, h * (1 - share) - GAP) if full.tall else (x, y, w * (1 - share) - GAP, h)
    return Layout(size=(full.w, full.h), least=full.least, top=full.top, stage=stage, boards=full.boards)


def rest_of(full: Layout, smaller: Layout) -> tuple[float, float, float, float]:
    x, y, w, h = full.stage
    _, _, taken, high = smaller.stage
    return (x, y + high + GAP, w, h - high - GAP) if full.tall else (x + taken + GAP, y, w - taken - GAP, h)


def table(scene: Scene) -> str:
    """Time and purse above, the stage, the boards."""
    if scene.view.outcome is not None:
        return top.top(scene) + summary.stage(scene)
    return top.top(scene) + stage(scene) + party.boards(scene)


def stage(scene: Scene) -> str:
    """What is going on: a choice, the battle, a visit, the journey."""
    drawn = ""
    box = scene.layout.stage
    if choosing.camp_of(scene):
        x, y, w, h = box
        high = scene.layout.least * 2.2
        box = (x, y, w, h - high - GAP)
        drawn = choosing.camp(scene, (x, y + h - high, w, high))
    if not scene.fighting and screen_of(scene):
        return screen(scene, box) + drawn
    acts = line.acts_of(scene)
    if acts:
        x, y, w, h = box
        high = scene.layout.least * 2.5
        box = (x, y, w, h - high - GAP)
        drawn = line.acts(scene, acts, (x, y + h - high, w, high)) + drawn
    return (line.stage(scene, box) if scene.fighting else atlas.stage(scene, box)) + drawn


def screen_of(scene: Scene) -> str:
    """Which screen to choose on is open; none for the battle or the map."""
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


def screen(scene: Scene, box: tuple[float, float, float, float]) -> str:
    found = screen_of(scene)
    if found == "skills":
        return choosing.skills(scene, box)
    if found == "arriving":
        return choosing.arriving(scene, box)
    if found == "village":
        return choosing.village(scene, box)
    return choosing.heroes(scene, box) if found == "heroes" else choosing.visit(scene, box)


def frame(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground", 14) + rect(3, 3, w - 6, h - 6, "rim", 11)
