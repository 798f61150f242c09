"""The table as SVG: one self-contained picture of a view, with every legal option marked on what it concerns.

The pieces are in `drawing/`. The viewer sits at the bottom; for a spectator that is seat 0.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows import describing
from ludoteca.games.lorcana.shows.drawing import arrows, field, hands, panels, race
from ludoteca.games.lorcana.shows.drawing.icons import ICONS
from ludoteca.games.lorcana.shows.drawing.layout import SHAPES, layout
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.lorcana.state.view_types import LorcanaView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import picture, rect, tag
from ludoteca.kernel.drawing import words as line
from ludoteca.kernel.paintings import Easel, Painting, in_one_piece
from ludoteca.kernel.texts import Phrase, default_names, listed, with_names

_LABEL: Final = Phrase("Il tavolo: {names}", "The table: {names}")
_WON: Final = Phrase("Vince {who}", "{who} wins")
_DRAWN: Final = Phrase("Nessuno vince", "Nobody wins")
_ALL: Final = {**ICONS, **DEFINITIONS}

_FRESH: Final = (
    "AbilityResolved", "AbilityUsed", "CardDrawn", "CardInked", "CardPlayed", "CardShifted", "ChallengeDeclared",
    "Moved", "Quested", "Sang",
)  # fmt: skip
FRESH: Final = dict.fromkeys(_FRESH, "card:0")
"""By the kind of an event, which of its things has just been played or has done something."""
HURT: Final = dict.fromkeys(("DamageDealt", "DamageMoved", "DamagePut", "DamageRedirected"), "card:0")


def paint(view: LorcanaView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    return in_one_piece(draw(view, decisions, lang, shape, names), "")


def draw(view: LorcanaView, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
    """The view as SVG; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    if shape not in SHAPES:
        raise ValueError(f"no shape {shape!r}: expected one of {', '.join(SHAPES)}")
    count = len(view.players)
    scene = Scene(view, decisions, lang, layout(shape, count, False), names or default_names(count, lang))
    boards = hands.shelves(scene)
    scene.layout = layout(shape, count, bool(boards) and view.players[scene.near].hand_size > 0)
    sides = range(count)
    body = "".join(
        [
            ground(scene),
            race.race(scene),
            *[panels.panel(scene, side) for side in reversed(sides)],
            *[field.area(scene, side) for side in reversed(sides)],
            hands.bottom(scene, boards),
            arrows.arrows(scene),
            ending(scene),
        ]
    )
    return picture(
        scene.layout.w,
        scene.layout.h,
        body,
        class_=f"lorcana-table {shape}",
        label=scene.say(_LABEL, names=listed(scene.names[:count], lang)),
        description=with_names("\n".join(describing.describe(view, lang)), scene.names),
        style=STYLE + arrows.reach_rules(scene),
        definitions=_ALL,
    )


def ground(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return rect(0, 0, w, h, "ground", 16) + rect(5, 5, w - 10, h - 10, "rim", 12)


def ending(scene: Scene) -> str:
    """Who won, across the middle of the field."""
    outcome = scene.view.outcome
    if outcome is None:
        return ""
    who = listed([scene.names[seat] for seat in outcome.winners], scene.lang)
    said = scene.say(_WON, who=who) if who else scene.say(_DRAWN)
    s = scene.layout.scale
    x, y = scene.layout.w / 2, scene.layout.seats[0].cells[1]
    w = min(560 * s, scene.layout.w - 60)
    h = 40 + 30 * s
    reason = with_names(outcome.reason.say(scene.lang), scene.names)
    return tag(
        "g",
        rect(x - w / 2, y - h / 2, w, h, "banner", 10),
        line(x, y + 2, said, 20 + 8 * s, "serif", "middle", w - 30),
        line(x, y + h / 2 - 8 * s, f"{reason} [{outcome.rule}]", 7 + 6 * s, "strong", "middle", w - 30),
        class_="finale",
    )
