"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. The viewer sits at the bottom; for a spectator that is seat 0.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.drawing import arrows, field, hands, panels, race
from ludoteca.games.lorcana.shows.drawing.ground import GROUNDS, ground
from ludoteca.games.lorcana.shows.drawing.icons import ICONS
from ludoteca.games.lorcana.shows.drawing.layout import layout
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.lorcana.state.view_types import LorcanaView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.phrases import SOMEBODY_WINS
from ludoteca.kernel.texts import Phrase, default_names, listed
from ludoteca.kernel.views import OutcomeView

BACKDROP: Final = Backdrop(STYLE, {**ICONS, **DEFINITIONS, **GROUNDS})
_LABEL: Final = Phrase("Il tavolo: {names}", "The table: {names}")
_DRAWN: Final = Phrase("Nessuno vince", "Nobody wins")

_FRESH: Final = (
    "AbilityResolved", "AbilityUsed", "CardDrawn", "CardInked", "CardPlayed", "CardShifted", "ChallengeDeclared",
    "Moved", "Quested", "Sang",
)  # fmt: skip
FRESH: Final = dict.fromkeys(_FRESH, "card:0")
"""By the kind of an event, which of its things has just been played or has done something."""
HURT: Final = dict.fromkeys(("DamageDealt", "DamageMoved", "DamagePut", "DamageRedirected"), "card:0")
AIMING: Final = "<style>svg.lorcana-table{--ring:var(--aim)}</style>"
"""While a target is sought, what may be chosen has rings of another colour."""


def paint(view: LorcanaView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    """Paint the view; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    count = len(view.players)
    scene = Scene(view, decisions, lang, layout(shape, count, False), names or default_names(count, lang), easel)
    boards = hands.shelves(scene)
    scene.layout = layout(shape, count, bool(boards) and view.players[scene.near].hand_size > 0)
    scene.put("ground", (), lambda: ground(shape, scene.layout.w, scene.layout.h))
    if scene.seeking:
        scene.put("aiming", (), lambda: AIMING)
    sides = range(count)
    for side in reversed(sides):
        panels.panel(scene, side, hands.laid_on(boards))
    for side in reversed(sides):
        field.area(scene, side)
    race.race(scene)
    hands.bottom(scene, boards)
    arrows.arrows(scene)
    if view.outcome is not None:
        outcome, height = view.outcome, scene.layout.race[1] + scene.layout.race[3] / 2
        scene.put("ending", (outcome, height, scene.called), lambda: ending(scene, outcome, height))
    label = scene.say(_LABEL, names=listed(scene.names[:count], lang))
    return scene.painted(f"lorcana-table {shape}", label, BACKDROP)


def ending(scene: Scene, outcome: OutcomeView, y: float) -> str:
    """Draw who won, across the middle of the field, which is so far down."""
    who = listed([scene.names[seat] for seat in outcome.winners], scene.lang)
    verdict = scene.say(SOMEBODY_WINS, who=who) if who else scene.say(_DRAWN)
    return scene.finale(verdict, (0, y, scene.layout.w, 0), scene.layout.least)
