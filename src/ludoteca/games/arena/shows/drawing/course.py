"""The course of the game: Victory Points of both sides, the round, the phases of the turn, the turn-order track."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures, saying, shapes
from ludoteca.games.arena.shows.drawing.orders import WAITING
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView, StatusView
from ludoteca.kernel.drawing import path, rect, thing, trace, words
from ludoteca.kernel.layouts import at, split
from ludoteca.kernel.phrases import ROUND_NUMBER
from ludoteca.kernel.texts import Phrase, listed

STAGES: Final = {
    "draft": Phrase("Scelta dei personaggi", "Draft"),
    "order": Phrase("Ordine di turno", "Turn order"),
    "placing": Phrase("Schieramento", "Placing"),
    "hands": Phrase("Mani iniziali", "Opening hands"),
    "starting": Phrase("Fase di Partenza", "Starting Phase"),
    "end": Phrase("Fase Finale", "End Phase"),
    "over": Phrase("Fine", "The end"),
}
PHASES: Final = {
    "movement": Phrase("Movimento", "Movement"),
    "action": Phrase("Azione", "Action"),
    "skill": Phrase("Abilità", "Skill"),
}
UPGRADE: Final = Phrase("Migliora", "Upgrade")
POINTS: Final = Phrase("{n} Punti Vittoria su {goal}", "{n} Victory Points of {goal}")
OPEN: Final = Phrase("aperta", "open")
SHUT: Final = Phrase("chiusa", "closed")
TURN: Final = Phrase("Fasi del turno", "Phases of the turn")
PLACE: Final = Phrase("{n}º nell'ordine di turno.", "Number {n} in the turn order.")
SIGN: Final = 7.0
"""Phases that are not so many letters wide are shown by their signs alone."""
STARS: Final = 5
"""Every so many points of a track bear a star."""
WIDEST: Final = 86.0
"""No portrait of the turn order is wider."""


def scores(scene: Scene) -> None:
    scene.section("scores", (scene.view.points, scene.view.goal), partial(both_scores, scene))


def both_scores(scene: Scene) -> None:
    for row, side in enumerate(scene.sides):
        x, y, w, h = scene.layout.scores[row]
        reads = (w, h, scene.view.points[side], scene.view.goal, tuple(scene.seats_of(side)))
        scene.put(f"score:{side}", reads, partial(score, scene, side, w, h), at(x, y))


def score(scene: Scene, side: int, w: float, h: float) -> str:
    """Draw a side's track of Victory Points, filled as far as it came: upright at the edges, lying on a tall table."""
    points, goal = scene.view.points[side], scene.view.goal
    who = listed([scene.names[seat] for seat in scene.seats_of(side)], scene.lang)
    full = "panel panel-now" if goal and points >= goal else f"well panel-{side}"
    drawn = lying if scene.layout.tall else upright
    return thing(
        f"score:{side}",
        rect(0, 0, w, h, full, min(w, h) / 2),
        drawn(scene, side, points, max(1, goal), w, h),
        name=f"{capitalised(saying.OF_SIDE[side].say(scene.lang))}: {who}",
        text=scene.say(POINTS, n=points, goal=goal) + ".",
        kind="score readable",
    )


def capitalised(text: str) -> str:
    return text[0].upper() + text[1:]


def upright(scene: Scene, side: int, points: int, goal: int, w: float, h: float) -> str:
    """Draw the goal on top, a square for each point, the number where the side is."""
    top, foot = 34.0, h - 19
    pitch = (foot - top) / goal
    size = min(w * 0.58, pitch * 0.8)
    parts = [words(w / 2, 21, str(goal), 15, "big gold", "middle", w - 8)]
    cells = {True: "", False: ""}
    stars = ""
    for point in range(1, goal + 1):
        y = foot - point * pitch + (pitch - size) / 2
        won = point <= points
        cells[won] += trace("M", w / 2 - size / 2, y, "h", size, "v", size, "h", -size, "z")
        if point % STARS == 0:
            ink = "icon-gold" if won else "cell-star"
            stars += shapes.icon("points", w / 2 - size * 0.36, y + size * 0.12, size * 0.72, ink)
    parts += [path(cells[False], "cell"), path(cells[True], f"side-{side} base"), stars]
    y = max(top + 8, foot - min(points, goal) * pitch)
    parts.append(shapes.disc(side, w / 2, y, w * 0.56, f"base side-{side}"))
    parts.append(words(w / 2, y + 6, str(points), 17, "big white edge", "middle", w))
    return "".join(parts)


def lying(scene: Scene, side: int, points: int, goal: int, w: float, h: float) -> str:
    """Draw the number at the left, the Summoners, the goal at the right, the way between them filled."""
    least = scene.layout.least
    who = listed([scene.names[seat] for seat in scene.seats_of(side)], scene.lang)
    left, right = h + 6, w - least * 2.6
    share = min(1.0, points / goal)
    bar = right - left
    return (
        shapes.disc(side, h / 2 + 1, h / 2, h * 0.46, f"base side-{side}")
        + words(h / 2 + 1, h / 2 + least * 0.46, str(points), least * 1.3, "big white edge", "middle", h - 6)
        + words(left, h * 0.46, who, least, "on strong", room=bar)
        + rect(left, h * 0.6, bar, h * 0.24, "cell", h * 0.1)
        + (rect(left, h * 0.6, bar * share, h * 0.24, f"side-{side}", h * 0.1) if share else "")
        + shapes.icon("points", right + 5, h * 0.1, least * 0.86, "icon-gold")
        + words(right + least * 1.1, h * 0.84, str(goal), least, "big gold", "middle", least * 1.8)
    )


def stage(view: ArenaView) -> Phrase:
    """Name the round, or what comes before and after the rounds."""
    if view.phase in ("draft", "order", "placing", "hands", "over"):
        return STAGES[view.phase]
    if view.extra_rounds:
        return Phrase("Round supplementare {n}", "Extra round {n}").fill(n=view.extra_rounds)
    return Phrase("Ultimo round", "Last round") if view.ending else ROUND_NUMBER.fill(n=view.round)


def course(scene: Scene) -> None:
    """Lay out the round at the left, the phases of the turn at the right."""
    view = scene.view
    x, y, w, h = scene.layout.course
    explained = tuple([saying.status_reads(status) for status in statuses_explained(scene)])
    title = stage(view).say(scene.lang)
    draw = partial(round_plate, scene, title, w * 0.3, h)
    scene.put("round", (title, explained), draw, at(x, y))
    reads = (view.phase, view.phases)
    scene.put("course", reads, partial(phases, scene, w * 0.7 - 8, h), at(x + w * 0.3 + 8, y))


def round_plate(scene: Scene, title: str, w: float, h: float) -> str:
    """Draw the round, or what comes before and after; its words are what the status effects of this chapter do."""
    least = scene.layout.least
    lines = [f"{one.name.say(scene.lang)}: {one.text.say(scene.lang)}" for one in statuses_explained(scene)]
    return thing(
        "round",
        rect(0, 0, w, h, "panel", h / 2),
        words(w / 2, h / 2 + least * 0.42, title, least * 1.2, "serif gold", "middle", w - 16),
        name=title,
        text="\n".join(lines),
        kind="round readable",
    )


def phases(scene: Scene, w: float, h: float) -> str:
    """Draw the phases of the turn: filled while still open, ticked off when used."""
    view = scene.view
    least = scene.layout.least
    shown = []
    if view.phase in ("starting", "end"):
        shown = [("constant" if view.phase == "starting" else "end", scene.say(STAGES[view.phase]), True)]
    elif view.phase == "main":
        names = [name for name in PHASES if view.phases.of(name) != "none"]
        shown = [(name, scene.say(PHASES[name]), view.phases.of(name) == "open") for name in names]
        if view.phases.upgrade:
            shown.append(("upgrade", scene.say(UPGRADE), True))
    if not shown:
        return ""
    each = min(w / len(shown), w * 0.36)
    signs_alone = each < least * SIGN
    parts = [
        phase(name, "" if signs_alone else word, is_open, (w - (len(shown) - index) * each + 4, 0, each - 4, h), least)
        for index, (name, word, is_open) in enumerate(shown)
    ]
    told = shown[0][1]
    if view.phase == "main":
        states = [(word, OPEN if is_open else SHUT) for name, word, is_open in shown if name != "upgrade"]
        told = ", ".join([f"{word} {scene.say(state)}" for word, state in states])
    return thing("course", *parts, name=scene.say(TURN), text=told, kind="phases readable")


def statuses_explained(scene: Scene) -> list[StatusView]:
    """List the status effects that characters have now, and those of this chapter."""
    known = {status.status for one in scene.characters for status in one.statuses}
    return [status for status in scene.view.statuses if status.expected or status.status in known]


def phase(name: str, word: str, is_open: bool, box: tuple[float, float, float, float], least: float) -> str:
    x, y, w, h = box
    ink = "deep" if is_open else "icon-dim"
    left = x + least * 0.55 if word else x + w / 2 - least * 0.55
    parts = [
        rect(x, y, w, h, "phase-open" if is_open else "phase-shut", h / 2),
        shapes.icon(name, left, y + h / 2 - least * 0.55, least * 1.1, ink),
    ]
    if word:
        base = y + h / 2 + least * 0.38
        room = w - least * (2.35 if is_open else 3.6)
        parts.append(words(x + least * 1.95, base, word, least * 1.05, f"strong {ink}", room=room))
    if not is_open:
        parts.append(shapes.icon("done", x + w - least * 1.5, y + h / 2 - least * 0.55, least * 1.1, "icon-gold"))
    return "".join(parts)


def track(scene: Scene) -> None:
    """Lay out the characters in turn order, a marker over the active one. On a tall table tiles are their sheets."""
    view = scene.view
    people = view.figures if scene.layout.tall else tuple([one.out for one in scene.characters])
    reads = (view.track, view.active, people, view.phase in WAITING)
    scene.section("track", reads, partial(tiles, scene))


def tiles(scene: Scene) -> None:
    """Lay out a tile for each character."""
    people = [scene.view.character(figure) for figure in scene.view.track]
    if not people:
        people = [one for side in scene.sides for one in scene.characters_of(side)]
    x, y, w, h = scene.layout.track
    tall, active = scene.layout.tall, scene.view.active
    if not tall:
        wide = min(WIDEST, (w - 4) / max(1, len(people)) - 4) * len(people) + 4 * (len(people) - 1)
        x, w = x + (w - wide) / 2, wide
    boxes = split((x, y, w, h), len(people), 4)
    first = 1 if scene.view.track else -len(people)
    for position, (one, (x, y, w, h)) in enumerate(zip(people, boxes, strict=True), first):
        is_active = one.figure == active
        stands_here = tall and one.space < 0 and not scene.has(one.key)
        draw = partial(tile, scene, one, w, h, position, stands_here)
        if tall:
            reads = (w, position, is_active, stands_here, saying.sheet_reads(one))
            scene.put(f"sheet:{one.figure}", reads, draw, at(x, y))
            if stands_here:
                figures.figure(scene, one, x + w / 2, y + h - scene.layout.least * 1.7, 18)
        else:
            scene.put(f"turn:{one.figure}", (w, position, is_active, one.out), draw, at(x, y))


def tile(scene: Scene, one: CharacterView, w: float, h: float, position: int, stands_here: bool) -> str:
    """Draw a character's tile; without an order of turn its place is none that counts."""
    least = scene.layout.least
    tall = scene.layout.tall
    active = one.figure == scene.view.active
    parts = [rect(0, 0, w, h, "tile tile-now" if active else "tile", 8)]
    has_name = w >= least * 5
    r = min((h - (least * 1.6 if has_name else 8)) * 0.43, w * (0.34 if has_name else 0.4))
    if not stands_here:
        parts.append(figures.portrait(one, one.side, w / 2, r * 1.13 + 4, r))
    if has_name:
        name = one.short.say(scene.lang)
        parts.append(words(w / 2, h - least * 0.42, name, least * 1.02, "on strong", "middle", w - 6))
    if position > 0:
        parts.append(words(5, least * 1.15, str(position), least, "big gold edge", room=least * 1.6))
    if one.out:
        parts.append(rect(0, 0, w, h, "veil", 8))
        mark = least * 1.2
        parts.append(shapes.icon("fallen", w - mark - 4, 4, mark, "cross"))
    if active:
        parts.append(path(trace("M", w / 2 - 9, -2, "h", 18, "l", -9, 11, "z"), "pointer"))
    lines = saying.sheet_lines(scene, one) if tall else [scene.say(PLACE, n=position) if position > 0 else ""]
    return thing(
        f"sheet:{one.figure}" if tall else f"turn:{one.figure}",
        *parts,
        name=one.name.say(scene.lang),
        text="\n".join(lines),
        kind="profile readable" if tall else f"turn turn-{one.figure} readable",
    )
