"""The table as a painting: keyed parts, drawn again only when what they show has changed.

The pieces are in `drawing/`. The viewer sits at the bottom; for a spectator that is seat 0.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows import words
from ludoteca.games.lyon.shows.drawing import field, hands
from ludoteca.games.lyon.shows.drawing.art import PICTURES
from ludoteca.games.lyon.shows.drawing.field import Scene
from ludoteca.games.lyon.shows.drawing.icons import ICONS
from ludoteca.games.lyon.shows.drawing.layout import SHAPES
from ludoteca.games.lyon.shows.drawing.style import DEFINITIONS, STYLE
from ludoteca.games.lyon.state.match import ACQUISITION, ACTION, COMBAT, END_OF_TURN
from ludoteca.games.lyon.state.view_types import CardView, LyonView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import path, rect, tag
from ludoteca.kernel.drawing import words as line
from ludoteca.kernel.paintings import Backdrop, Easel, Painting
from ludoteca.kernel.texts import Phrase, default_names

BACKDROP: Final = Backdrop(STYLE, {**ICONS, **DEFINITIONS})
PHASES: Final = (("acquisition", ACQUISITION), ("action", ACTION), ("combat", COMBAT), ("end", END_OF_TURN))
_LABEL: Final = Phrase("Il tavolo: {a} contro {b}", "The table: {a} against {b}")
_TURN: Final = Phrase("Turno {n}", "Turn {n}")
_WHOSE: Final = Phrase("tocca a {who}", "{who} to play")
_SETUP: Final = Phrase("Preparazione", "Setup")
_WON: Final = Phrase("Vince {who}", "{who} wins")
_DRAWN: Final = Phrase("Patta", "A draw")

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
    scene.put("ground", (), lambda: ground(scene) + field.roads(scene))
    reads = (view.phase, view.turn, view.active, *scene.names)
    scene.put("course", reads, lambda: turn_and_phases(scene))
    hands.far_hand(scene, far)
    for seat in (far, near):
        field.character(scene, seat)
        field.piles(scene, seat, keys(tray))
    for seat in (far, near):
        field.lanes(scene, seat)
    field.arrows(scene)
    scene.put("posts", (), lambda: field.posts(scene))
    hands.bottom(scene, tray)
    scene.put("ending", (view.outcome, *scene.names), lambda: ending(scene))
    return Painting(
        scene.layout.w,
        scene.layout.h,
        class_=f"lyon-table {shape}",
        label=scene.say(_LABEL, a=scene.names[0], b=scene.names[1]),
        backdrop=BACKDROP,
        parts=tuple(easel.parts.values()),
        art=PICTURES,
    )


def keys(cards: list[CardView]) -> set[str]:
    return {f"card:{card.card}" for card in cards}


def brought_out(scene: Scene) -> list[CardView]:
    """Cards to choose from that do not lie on the field: starters in the deck, cards in the discard piles."""
    offered = [*scene.view.starters]
    for player in scene.view.players:
        offered += [card for card in player.discard if scene.legal(f"card:{card.card}")]
    return offered


def ground(scene: Scene) -> str:
    w, h = scene.layout.w, scene.layout.h
    return (
        rect(0, 0, w, h, "felt", 18) + rect(5, 5, w - 10, h - 10, "edge", 14) + rect(11, 11, w - 22, h - 22, "inlay", 9)
    )


def turn_and_phases(scene: Scene) -> str:
    """Whose turn it is, and the track of its phases with the present one lit."""
    layout, view = scene.layout, scene.view
    x, y = layout.turn
    s = layout.scale
    if view.phase == "setup":
        return line(x, y + 4 * s, scene.say(_SETUP), 16 * s, "on serif")
    wide = layout.scale == 1
    parts = [line(x, y, scene.say(_TURN, n=view.turn), 17 * s, "on serif")]
    whose = scene.say(_WHOSE, who=scene.names[view.active])
    parts.append(line(x, y + (20 if wide else 26), whose, (13 if wide else 20), "on", room=190 if wide else 270))
    x, y, w, h = layout.phases
    each = w / len(PHASES)
    for at, (key, number) in enumerate(PHASES):
        left = x + at * each
        now = key == view.phase
        tip = h / 3
        right = left + each - tip
        half = f"{h / 2:.1f}"
        shape = f"M{left:.1f} {y}H{right:.1f}l{tip:.1f} {half}-{tip:.1f} {half}H{left:.1f}l{tip:.1f}-{half}z"
        name = words.PHASE_NAMES[number].say(scene.lang)
        size = 13.5 if wide else 14
        parts.append(path(shape, "chip-now" if now else "chip"))
        middle = left + (each + tip * 0.4) / 2
        said = line(
            middle, y + h / 2 + size * 0.36, name, size, "big" if now else "dim strong", "middle", each - tip * 2
        )
        parts.append(said)
    return tag("g", *parts, class_="course")


def ending(scene: Scene) -> str:
    """Who won, across the middle of the field."""
    outcome = scene.view.outcome
    if outcome is None:
        return ""
    layout = scene.layout
    who = " & ".join([scene.names[seat] for seat in outcome.winners])
    said = scene.say(_WON, who=who) if who else scene.say(_DRAWN)
    reason = outcome.reason.say(scene.lang)
    top, bottom = layout.band
    middle = layout.lane_x + 2 * layout.pitch
    s = layout.scale
    y = (top + bottom) / 2
    w = min(520 * s, layout.w - 60)
    h = 40 + 30 * s
    return tag(
        "g",
        rect(middle - w / 2, y - h / 2, w, h, "banner", 10),
        line(middle, y + 2, said, 20 + 8 * s, "serif", "middle", w - 30),
        line(middle, y + h / 2 - 8 * s, f"{reason} [{outcome.rule}]", 7 + 6 * s, "strong", "middle", w - 30),
        class_="ending",
    )
