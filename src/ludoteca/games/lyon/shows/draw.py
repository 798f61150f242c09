"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. The viewer sits at the bottom; for a spectator that is seat 0.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows import words
from ludoteca.games.lyon.shows.drawing import field, hands
from ludoteca.games.lyon.shows.drawing.field import Scene
from ludoteca.games.lyon.shows.drawing.icons import ICONS
from ludoteca.games.lyon.shows.drawing.layout import SHAPES
from ludoteca.games.lyon.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.lyon.state.match import ACQUISITION, ACTION, COMBAT, END_OF_TURN
from ludoteca.games.lyon.state.view_types import CardView, LyonView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import circle, rect, tag, thing, use
from ludoteca.kernel.drawing import words as line
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.phrases import SETUP_NAME, SOMEBODY_WINS
from ludoteca.kernel.texts import Phrase, default_names
from ludoteca.kernel.views import OutcomeView

BACKDROP: Final = Backdrop(STYLE, {**ICONS, **DEFINITIONS})
PHASES: Final = (("acquisition", ACQUISITION), ("action", ACTION), ("combat", COMBAT), ("end", END_OF_TURN))
_LABEL: Final = Phrase("Il tavolo: {a} contro {b}", "The table: {a} against {b}")
_TURN: Final = Phrase("Turno {n}", "Turn {n}")
_WHOSE: Final = Phrase("tocca a {who}", "{who} to play")

_PHASE_SIGNS: Final = {
    "acquisition": "phase-acquisition",
    "action": "phase-action",
    "combat": "phase-combat",
    "end": "hourglass",
}
_DONE_IN: Final = {
    "acquisition": Phrase("Si pesca una carta [LY-7.01]", "A card is drawn [LY-7.01]"),
    "action": Phrase(
        "Si giocano Magie [LY-8.01], Mostri [LY-8.02] e Tesori [LY-8.03]",
        "Magics [LY-8.01], Monsters [LY-8.02] and Treasures [LY-8.03] are played",
    ),
    "combat": Phrase("Ogni Mostro può attaccare una volta [LY-9.01]", "Each Monster may attack once [LY-9.01]"),
    "end": Phrase(
        "I Mostri feriti recuperano la DIFESA [LY-10.01]", "Wounded Monsters regain their DEFENCE [LY-10.01]"
    ),
}

_FRESH: Final = (
    "AttackDeclared", "CardDrawn", "CardPlayed", "CardRecovered", "CharacterActivated", "CharacterPlaced",
    "CharacterReadied", "MonsterDestroyed", "MonsterEntered", "MonsterMoved", "MonsterReturned", "MonsterRevived",
    "TreasureAttached",
)  # fmt: skip
FRESH: Final = dict.fromkeys(_FRESH, "card:0")
"""By the kind of an event, which of its things has just been played or has done something."""
HURT: Final = dict.fromkeys(("DamageDealt", "DamageRedirected"), "card:0")


def paint(view: LyonView, decisions: JSON, lang: str, shape: str, names: list[str] | None, easel: Easel) -> Painting:
    """Paint the view; `shape` is "wide" or "tall"; without names the players are called by their numbers."""
    scene = Scene(view, decisions, lang, SHAPES[shape], names or default_names(2, lang), easel)
    tray = brought_out(scene)
    near, far = scene.near, 1 - scene.near
    scene.put("ground", (), lambda: field.ground(scene))
    reads = (view.phase, view.turn, view.active, *scene.names)
    scene.put("course", reads, lambda: turn_and_phases(scene))
    hands.far_hand(scene, far)
    for seat in (far, near):
        field.stand(scene, seat, keys(tray))
    for seat in (far, near):
        field.lanes(scene, seat)
    field.arrows(scene)
    scene.put("posts", (), lambda: field.posts(scene))
    hands.bottom(scene, tray)
    if view.outcome is not None:
        outcome = view.outcome
        scene.put("ending", (outcome, *scene.names), lambda: ending(scene, outcome))
    return scene.painted(f"lyon-table {shape}", scene.say(_LABEL, a=scene.names[0], b=scene.names[1]), BACKDROP)


def keys(cards: list[CardView]) -> set[str]:
    return {f"card:{card.card}" for card in cards}


def brought_out(scene: Scene) -> list[CardView]:
    """List cards to choose from that do not lie on the field: starters in the deck, cards in the discard piles."""
    offered = [*scene.view.starters]
    for player in scene.view.players:
        offered += [card for card in player.discard if scene.legal(f"card:{card.card}")]
    return offered


def turn_and_phases(scene: Scene) -> str:
    """Draw whose turn it is, and the phases as signs, the present one lit and named."""
    layout, view = scene.layout, scene.view
    x, y, w, h = layout.course
    letters = layout.least
    parts = [rect(x, y, w, h, "course-plate", 10)]
    if view.phase == "setup":
        size = letters * 1.3
        parts.append(
            line(x + w / 2, y + h / 2 + size * 0.36, scene.say(SETUP_NAME), size, "on serif", "middle", w - 12)
        )
        return tag("g", *parts, class_="course")
    turn, whose = scene.say(_TURN, n=view.turn), scene.say(_WHOSE, who=scene.names[view.active])
    if layout.tall:
        parts.append(line(x + 10, y + 33, turn, 26, "on serif", room=110))
        parts.append(line(x + 130, y + 32, whose, 22, "on", room=190))
        parts += signs_of_phases(scene, x + 345, y + 25, 50, 20)
        named = (x + w - 12, y + 33, 26.0, "end", 190.0)
    else:
        parts.append(line(x + w / 2, y + 26, turn, 19, "on serif", "middle", w - 12))
        parts.append(line(x + w / 2, y + 46, whose, 13, "on", "middle", w - 12))
        parts += signs_of_phases(scene, x + 22, y + 76, 31, 14)
        named = (x + w / 2, y + 117, 16.0, "middle", w - 12)
    phase = words.PHASE_WORDS[view.phase].say(scene.lang)
    parts.append(line(named[0], named[1], phase, named[2], "big", named[3], named[4]))
    return tag("g", *parts, class_="course")


def signs_of_phases(scene: Scene, x: float, y: float, pitch: float, r: float) -> list[str]:
    """Draw the four phases in a row; each tells what is done in it."""
    signs = []
    for index, (key, number) in enumerate(PHASES):
        now = key == scene.view.phase
        middle, side = x + index * pitch, r * 1.2
        icon = f"ly-{_PHASE_SIGNS[key]}"
        signs.append(
            thing(
                f"phase:{key}",
                circle(middle, y, r, "phase-now" if now else "phase"),
                use(icon, middle - side / 2, y - side / 2, side, side, "icon" if now else "dim"),
                name=words.PHASE_NAMES[number].say(scene.lang),
                text=scene.say(_DONE_IN[key]),
                kind="phase readable",
            )
        )
    return signs


def ending(scene: Scene, outcome: OutcomeView) -> str:
    """Say who won, across the middle of the field."""
    layout = scene.layout
    who = " & ".join([scene.names[seat] for seat in outcome.winners])
    verdict = scene.say(SOMEBODY_WINS, who=who) if who else scene.say(Phrase("Patta", "A draw"))
    top, bottom = layout.band
    return scene.finale(verdict, (layout.lane_x, top, 4 * layout.pitch, bottom - top), layout.least)
