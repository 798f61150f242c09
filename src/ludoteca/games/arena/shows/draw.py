"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. The viewer's side is at the bottom of the Arena; for a spectator that is seat 0's.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.art.addresses import ground_address
from ludoteca.games.arena.shows.drawing import board, course, draft, figures, hands, hover, orders, players, sheets
from ludoteca.games.arena.shows.drawing.icons import SIGNS
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.arena.state.view_types import ArenaView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import image, rect
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.phrases import SOMEBODY_WINS
from ludoteca.kernel.texts import Phrase, default_names, listed
from ludoteca.kernel.views import OutcomeView

_LABEL: Final = Phrase("L'Arena: {names}", "The Arena: {names}")
_TEAM_WON: Final = Phrase("Vincono {who}", "{who} win")
_DRAWN: Final = Phrase("Pareggio", "A draw")
BACKDROP: Final = Backdrop(STYLE, {**SIGNS.definitions, **DEFINITIONS})
_CARDS: Final = ("Discarded", "Drawn", "Exiled", "Played", "Retrieved", "Revealed", "Taken")
_FIGURES: Final = (
    "AbilityTriggered", "AbilityUsed", "CharacterPicked", "FigureMoved", "FigurePlaced", "FigureRemoved",
    "FigureReturned", "FigureStayed", "StandardAttack",
)  # fmt: skip
FRESH: Final = {**{f"Card{done}": "card:0" for done in _CARDS}, **dict.fromkeys(_FIGURES, "figure:0")}
"""By the kind of an event, which of its things has just done something or come to the table."""
HURT: Final = {"DamageDealt": "figure:1"}


def paint(view: ArenaView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    """Paint the view; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    seats = len(view.players)
    scene = Scene(view, decisions, lang, shape, names or default_names(seats, lang), easel)
    scene.put("ground", (view.phase == "draft",), partial(ground, scene))
    if view.phase == "draft":
        draft.draft_screen(scene)
    else:
        table(scene)
    if view.outcome is not None:
        scene.put("ending", (view.outcome,), partial(ending, scene, view.outcome))
    label = scene.say(_LABEL, names=listed(scene.names[:seats], lang))
    return scene.painted(f"arena-table {shape}", label, BACKDROP)


def table(scene: Scene) -> None:
    """Lay out everything but the draft."""
    trays = hands.trays(scene)
    lifted = hands.lift(scene, trays)
    board.board(scene)
    course.scores(scene)
    course.course(scene)
    orders.order_screen(scene)
    course.track(scene)
    for row in (1, 0):
        players.strips(scene, row)
    for row in (1, 0):
        sheets.column(scene, row)
    if not lifted and scene.view.phase not in orders.WAITING:
        sheets.active_card(scene)
    hands.bottom(scene, trays, lifted)
    figures.standing(scene)
    hover.rules(scene)


def ground(scene: Scene) -> str:
    """Draw the night, and the plateau below the spaces."""
    w, h = scene.layout.w, scene.layout.h
    x, y, wide, high = scene.layout.arena
    out = 0.02 * wide if scene.layout.tall else 0.19 * wide
    plateau = image(ground_address("plateau"), x - out, y - high * 0.2, wide + 2 * out, high * 1.36, stretch=True)
    sky = image(ground_address("sky"), 0, 0, w, h, stretch=True)
    rim = rect(2, 2, w - 4, h - 4, "rim", 10)
    if scene.view.phase == "draft":
        return sky + rim
    fire = scene.hexes.size * 0.92
    fires = [
        image(ground_address("brazier"), left, y + high - fire * 1.6, fire, fire * 1.4) for left in (x, x + wide - fire)
    ]
    return sky + plateau + "".join(fires) + rim


def ending(scene: Scene, outcome: OutcomeView) -> str:
    """Say who won, across the middle of the Arena."""
    who = listed([scene.names[seat] for seat in outcome.winners], scene.lang)
    verdict = scene.say(_TEAM_WON if len(outcome.winners) > 1 else SOMEBODY_WINS, who=who) if who else scene.say(_DRAWN)
    return scene.finale(verdict, scene.layout.board, scene.layout.least)
