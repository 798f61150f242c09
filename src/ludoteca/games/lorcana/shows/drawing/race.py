"""The lore race along the top: a track up to what wins, with everybody's token; and whose turn it is."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import circle, path, tag, trace, use, words
from ludoteca.kernel.texts import Phrase

TURN: Final = Phrase("Turno {n}", "Turn {n}")
WHOSE: Final = Phrase("gioca {who}", "{who} to play")
SETUP: Final = Phrase("Preparazione", "Setup")
PHASES: Final = {
    "setup": SETUP,
    "beginning": Phrase("fase iniziale", "beginning phase"),
    "main": Phrase("fase principale", "main phase"),
    "challenge": Phrase("sfida", "challenge"),
    "end": Phrase("fine del turno", "end of turn"),
}
_CORNERS: Final = (0, 4, 3, 4, 5, 6)
_TURNS: Final = (0.0, pi / 4, -pi / 2, 0.0, -pi / 2, 0.0)


def token(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """A player's token: a shape of its own with the seat's number, gold for the viewer."""
    class_ = "token token-near" if seat == scene.near else "token"
    corners = _CORNERS[seat % len(_CORNERS)]
    if corners == 0:
        shape = circle(x, y, r, class_)
    else:
        reach = r * (1.35 if corners == 3 else 1.18)
        turn = _TURNS[seat % len(_TURNS)]
        angles = [turn + 2 * pi * at / corners for at in range(corners)]
        points = [(x + reach * cos(angle), y + reach * sin(angle)) for angle in angles]
        d = "".join([trace("L" if at else "M", *point) for at, point in enumerate(points)])
        shape = path(d + "z", class_)
    return shape + words(x, y + r * 0.45, str(seat + 1), r * 1.25, "token-text", "middle", r * 1.6)


def race(scene: Scene) -> None:
    view = scene.view
    x, y, w, h = scene.layout.race
    box = (x + 286, y, w - 300, h) if scene.layout.scale == 1 else (x + 20, y + h * 0.42, w - 50, h * 0.56)
    scene.put("course", (view.phase, view.turn, view.active, scene.called), lambda: course(scene, x, y))
    lore = tuple([(player.seat, player.lore) for player in view.players if not player.left])
    scene.put("race", (view.threshold, lore), lambda: track(scene, lore, *box))


def course(scene: Scene, x: float, y: float) -> str:
    """Turn, player and phase."""
    view = scene.view
    s = scene.layout.scale
    phase = scene.say(PHASES[view.phase])
    if view.phase == "setup":
        return tag("g", words(x + 4, y + 24, phase, 17 * s, "on serif"), class_="course")
    turn = scene.say(TURN, n=view.turn)
    whose = scene.say(WHOSE, who=scene.names[view.active])
    if s == 1:
        parts = [
            words(x + 4, y + 19, turn, 17, "on serif", room=76),
            words(x + 84, y + 19, phase, 13.5, "gold strong", room=180),
            words(x + 4, y + 39, whose, 14, "on", room=250),
        ]
    else:
        parts = [
            words(x + 4, y + 22, turn, 24, "on serif", room=108),
            words(x + 118, y + 22, phase, 20, "gold strong", room=230),
            words(x + 738, y + 22, whose, 21, "on", "end", 380),
        ]
    return tag("g", *parts, class_="course")


def track(scene: Scene, scores: tuple[tuple[int, int], ...], x: float, y: float, w: float, h: float) -> str:
    """From 0 to the highest lore that somebody needs; a flag where it is won; who has how much."""
    goals = scene.view.threshold
    far = max([*goals, *[lore for _, lore in scores]])
    step = w / far
    s = scene.layout.scale
    line = y + h * 0.62
    ticks = "".join(
        [
            trace("M", x + at * step, line - (6 if at % 5 == 0 else 3) * s, "v", (6 if at % 5 == 0 else 3) * s)
            for at in range(far + 1)
        ]
    )
    parts = [path(trace("M", x, line, "h", w), "track"), path(ticks, "tick")]
    for at in range(0, far + 1, 5):
        parts.append(words(x + at * step, line + 13 * s, str(at), 10.5 * s, "dim strong", "middle"))
    for goal in sorted(set(goals)):
        parts.append(use("lo-quest", x + goal * step - 2 * s, line - 24 * s, 20 * s, 24 * s, "icon-gold"))
    together: dict[int, int] = {}
    r = 10 * s
    for seat, score in sorted(scores, key=lambda one: one[0] == scene.near):
        lore = max(0, score)
        beside = together.get(lore, 0)
        together[lore] = beside + 1
        parts.append(
            token(scene, seat, x + lore * step + beside * r * 1.5, line - (9 if beside % 2 == 0 else 13) * s, r)
        )
    return tag("g", *parts, class_="race", aria_hidden="true")
