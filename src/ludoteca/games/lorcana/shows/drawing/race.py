"""The lore race between the rows: a track up to what wins, with everybody's token; and whose turn it is."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from typing import Final

from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.words import PHASES as PHASE_NAMES
from ludoteca.kernel.art.brush import star
from ludoteca.kernel.drawing import circle, path, rect, tag, thing, trace, use, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.phrases import SETUP_NAME
from ludoteca.kernel.texts import Phrase

TURN: Final = Phrase("Turno {n}", "Turn {n}")
WHOSE: Final = Phrase("gioca {who}", "{who} to play")
RACE: Final = Phrase("La corsa alla leggenda", "The race for lore")
HAS: Final = Phrase("{who}: {n} di {goal}", "{who}: {n} of {goal}")
PHASES: Final = {**PHASE_NAMES, "setup": SETUP_NAME}
_CORNERS: Final = (0, 4, 3, 4, 5, 6)
_TURNS: Final = (0.0, pi / 4, -pi / 2, 0.0, -pi / 2, 0.0)
LINE: Final = 0.47
"""How far down the line is."""
Score = tuple[int, int]
"""A seat and its lore."""


def token(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """Draw a player's token: a shape of its own with the seat's number, gold for the viewer."""
    class_ = "token token-near" if seat == scene.near else "token"
    corners = _CORNERS[seat % len(_CORNERS)]
    if corners == 0:
        shape = circle(x, y, r, class_)
    else:
        reach = r * (1.35 if corners == 3 else 1.18)
        turn = _TURNS[seat % len(_TURNS)]
        angles = [turn + corner * 2 * pi / corners for corner in range(corners)]
        points = [(x + reach * cos(angle), y + reach * sin(angle)) for angle in angles]
        d = "".join([trace("L" if corner else "M", *point) for corner, point in enumerate(points)])
        shape = path(d + "z", class_)
    return shape + words(x, y + r * 0.42, str(seat + 1), r * 1.26, "token-text", "middle", r * 1.6)


def race(scene: Scene) -> None:
    """Draw how far everybody is, and whose turn it is."""
    view = scene.view
    lore = tuple([(player.lore, player.left) for player in view.players])
    reads = (view.phase, view.turn, view.active, view.threshold, lore, scene.layout)
    scene.section("race", reads, partial(race_parts, scene))


def race_parts(scene: Scene) -> None:
    view = scene.view
    x, y, w, h = scene.layout.race
    if scene.layout.turn[2]:
        left, top, wide, high = scene.layout.turn
        shown = (view.phase, view.turn, view.active, scene.called)
        scene.put("turn", shown, lambda: course(scene, wide, high), at(left, top))
    goals = view.threshold
    far = max([*goals, *[player.lore for player in view.players if not player.left]])
    scene.put("track", (far, w, h), lambda: course_of(far, w, h, scene.layout.least), at(x, y))
    lore = tuple([(player.seat, player.lore) for player in view.players if not player.left])
    told = (view.turn, view.phase, view.active) if not scene.layout.turn[2] else ()
    reads = (view.threshold, lore, w, h, scene.called, scene.near, told)
    scene.put("race", reads, lambda: track(scene, lore, w, h), at(x, y))


def course(scene: Scene, w: float, h: float) -> str:
    """Draw a plate with turn and phase."""
    view = scene.view
    least = scene.layout.least
    phase = scene.say(PHASES[view.phase])
    turn = phase if view.phase == "setup" else scene.say(TURN, n=view.turn)
    parts = [
        rect(0, 0, w, h, "rack", 10),
        words(w / 2, least * 1.7, turn, least * 1.35, "gold serif", "middle", w - 12),
    ]
    if view.phase != "setup":
        parts.append(words(w / 2, h - least * 0.75, phase, least, "dim strong", "middle", w - 12))
    return thing("turn", *parts, name=turn, text="\n".join(now_words(scene)), kind="readable plate")


def now_words(scene: Scene) -> list[str]:
    """Say whose turn it is, and which phase."""
    view = scene.view
    if view.phase == "setup":
        return [scene.say(SETUP_NAME)]
    return [scene.say(TURN, n=view.turn), scene.say(WHOSE, who=scene.names[view.active]), scene.say(PHASES[view.phase])]


def course_of(far: int, w: float, h: float, least: float) -> str:
    """Draw the line with a star for every point of lore, larger ones at every fifth."""
    step, line = w / far, h * LINE
    small = "".join([star(round(n * step), round(line), least * 0.34, 4, 0.3) for n in range(far + 1) if n % 5])
    large = "".join([star(round(n * step), round(line), least * 0.78, 4, 0.3) for n in range(0, far + 1, 5)])
    return path(trace("M", 0, line, "H", w), "track") + path(small, "tick") + path(large, "tick-five")


def track(scene: Scene, scores: tuple[Score, ...], w: float, h: float) -> str:
    """Draw the track from 0 to the highest lore that somebody needs; a flag where it is won; who has how much."""
    goals = scene.view.threshold
    far = max([*goals, *[lore for _, lore in scores]])
    step = w / far
    least = scene.layout.least
    line = h * LINE
    best = max([0, *[lore for _, lore in scores]])
    air = least * 1.2
    parts = [rect(-air, 0, w + 2 * air, h, "ghost", 8)]
    if best:
        parts.append(path(trace("M", 0, line, "H", best * step), "ahead"))
    for n in range(0, far + 1, 5):
        parts.append(words(n * step, h - 1, str(n), least, "dim strong", "middle", least * 2))
    for goal in sorted(set(goals)):
        parts.append(use("lo-quest", goal * step - 2, line - least * 2, least * 1.4, least * 1.8, "icon-gold"))
    parts += tokens(scene, scores, step, line)
    standings = [scene.say(HAS, who=scene.names[seat], n=lore, goal=goals[seat]) for seat, lore in scores]
    told = [*standings, *now_words(scene)] if not scene.layout.turn[2] else standings
    return thing(
        "race", tag("g", *parts, class_="race"), name=scene.say(RACE), text="\n".join(told), kind="readable plate"
    )


def tokens(scene: Scene, scores: tuple[Score, ...], step: float, line: float) -> list[str]:
    """Draw everybody's token where their lore is: the viewer's below the line, others above it, beside each other."""
    r = scene.layout.least * 0.8
    together: dict[tuple[int, bool], int] = {}
    drawn = []
    for seat, score in sorted(scores, key=lambda one: one[0] == scene.near):
        lore = max(0, score)
        is_near = seat == scene.near
        beside = together.get((lore, is_near), 0)
        together[lore, is_near] = beside + 1
        y = line + r * 0.95 if is_near else line - r * 0.95
        drawn.append(token(scene, seat, lore * step + beside * r * 1.6, y, r))
    return drawn
