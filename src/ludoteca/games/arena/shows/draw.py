"""The table as SVG: one self-contained picture of a view, with every legal option marked on what it concerns.

The pieces are in `drawing/`. The viewer's side is at the bottom of the Arena; for a spectator that is seat 0's.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows import describing
from ludoteca.games.arena.shows.drawing import board, course, draft, figures, hands, hover, orders, players, sheets
from ludoteca.games.arena.shows.drawing.emblems import EMBLEMS
from ludoteca.games.arena.shows.drawing.icons import SIGNS
from ludoteca.games.arena.shows.drawing.layout import layout
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.arena.state.view_types import ArenaView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import picture, rect
from ludoteca.kernel.layouts import SHAPES
from ludoteca.kernel.paintings import Easel, Painting, in_one_piece
from ludoteca.kernel.texts import Phrase, default_names, listed, with_names

_LABEL: Final = Phrase("L'Arena: {names}", "The Arena: {names}")
_WON: Final = Phrase("Vince {who}", "{who} wins")
_TEAM_WON: Final = Phrase("Vincono {who}", "{who} win")
_DRAWN: Final = Phrase("Pareggio", "A draw")
_ALL: Final = {**SIGNS.definitions, **EMBLEMS.definitions, **DEFINITIONS}
_CARDS: Final = ("Discarded", "Drawn", "Exiled", "Played", "Retrieved", "Revealed", "Taken")
_FIGURES: Final = (
    "AbilityTriggered", "AbilityUsed", "CharacterPicked", "FigureMoved", "FigurePlaced", "FigureRemoved",
    "FigureReturned", "FigureStayed", "StandardAttack",
)  # fmt: skip
FRESH: Final = {**{f"Card{done}": "card:0" for done in _CARDS}, **dict.fromkeys(_FIGURES, "figure:0")}
"""By the kind of an event, which of its things has just done something or come to the table."""
HURT: Final = {"DamageDealt": "figure:1"}


def paint(view: ArenaView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    return in_one_piece(draw(view, decisions, lang, shape, names), "")


def draw(view: ArenaView, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
    """The view as SVG; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    if shape not in SHAPES:
        raise ValueError(f"no shape {shape!r}: expected one of {', '.join(SHAPES)}")
    seats = len(view.players)
    skills = any(one.abilities for one in view.characters)
    arranged = layout(shape, seats, len(view.figures) // 2, skills)
    scene = Scene(view, decisions, lang, arranged, names or default_names(seats, lang))
    parts = [ground(scene)]
    parts.append(draft.draft_screen(scene) if view.phase == "draft" else table(scene))
    parts.append(ending(scene))
    return picture(
        arranged.w,
        arranged.h,
        "".join(parts),
        class_=f"arena-table {shape}",
        label=scene.say(_LABEL, names=listed(scene.names[:seats], lang)),
        description=with_names("\n".join(describing.describe(view, lang)), scene.names),
        style=STYLE + hover.rules(scene),
        definitions=_ALL,
    )


def table(scene: Scene) -> str:
    """Everything but the draft."""
    hexes = board.hexes_of(scene)
    lifted = hands.lift(scene)
    return "".join(
        [
            course.scores(scene),
            course.course(scene),
            course.track(scene),
            board.board(scene, hexes),
            *[players.strips(scene, at) for at in (1, 0)],
            orders.order_screen(scene),
            *[sheets.column(scene, at) for at in (1, 0)],
            "" if lifted else sheets.active_card(scene),
            hands.bottom(scene, lifted),
            orders.bench(scene, hexes),
            figures.standing(scene, hexes),
        ]
    )


def ground(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground", 14) + rect(3, 3, w - 6, h - 6, "rim", 11)


def ending(scene: Scene) -> str:
    """Who won, across the middle of the Arena."""
    outcome = scene.view.outcome
    if outcome is None:
        return ""
    who = listed([scene.names[seat] for seat in outcome.winners], scene.lang)
    said = scene.say(_TEAM_WON if len(outcome.winners) > 1 else _WON, who=who) if who else scene.say(_DRAWN)
    return scene.finale(said, scene.layout.board, scene.layout.least)
