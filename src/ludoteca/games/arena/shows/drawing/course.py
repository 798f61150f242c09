"""The course of the game: Victory Points of both sides, the round, the phases of the turn, the turn-order track."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures, saying, shapes
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import ArenaView, CharacterView
from ludoteca.kernel.drawing import fit, path, rect, tag, thing, trace, width, words
from ludoteca.kernel.layouts import at, split
from ludoteca.kernel.texts import Phrase, listed

ROUND: Final = Phrase("Round {n}", "Round {n}")
LAST: Final = Phrase("Ultimo round", "Last round")
EXTRA: Final = Phrase("Round supplementare {n}", "Extra round {n}")
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


def scores(scene: Scene) -> None:
    for row, side in enumerate(scene.sides):
        x, y, w, h = scene.layout.scores[row]
        reads = (scene.view.points[side], scene.view.goal)
        scene.put(f"score:{side}", reads, partial(score, scene, side, w, h), at(x, y))


def score(scene: Scene, side: int, w: float, h: float) -> str:
    """A side's sign, its Summoners, its Victory Points against the goal as number and bar."""
    points, goal = scene.view.points[side], scene.view.goal
    r = h * 0.3
    big = h * 0.5
    said = f"{points}/{goal}"
    far = w - 10 - width(said, big, True) - big
    who = listed([scene.names[seat] for seat in scene.seats_of(side)], scene.lang)
    size, lines = fit(who, far - 2 * r - 20, h * 0.34, scene.layout.least, 1)
    bar = w - 16
    share = min(1.0, points / goal) if goal else 0.0
    label = f"{saying.OF_SIDE[side].say(scene.lang)}, {who}: {scene.say(POINTS, n=points, goal=goal)}"
    return tag(
        "g",
        rect(0, 0, w, h, "panel panel-now" if goal and points >= goal else "panel", 8),
        shapes.plate(side, r + 8, h * 0.42, r, f"plate side-{side}"),
        words(2 * r + 15, h * 0.52, lines[0], size, "on strong", room=far - 2 * r - 20),
        shapes.icon("points", far + 2, h * 0.15, big * 0.86, "icon-gold"),
        words(w - 10, h * 0.58, said, big, "big gold", "end", w - 10 - far - big),
        rect(8, h * 0.78, bar, h * 0.13, "gauge", h * 0.06),
        rect(8, h * 0.78, bar * share, h * 0.13, f"side-{side}", h * 0.06) if share else "",
        class_="score",
        role="img",
        aria_label=label,
    )


def stage(view: ArenaView) -> Phrase:
    """The round, or what comes before and after the rounds."""
    if view.phase in ("draft", "order", "placing", "hands", "over"):
        return STAGES[view.phase]
    if view.extra_rounds:
        return EXTRA.fill(n=view.extra_rounds)
    return LAST if view.ending else ROUND.fill(n=view.round)


def course(scene: Scene) -> None:
    view = scene.view
    x, y, _, _ = scene.layout.course
    reads = (view.phase, view.extra_rounds, view.ending, view.round, view.phases)
    scene.put("course", reads, partial(round_and_phases, scene), at(x, y))


def round_and_phases(scene: Scene) -> str:
    """The round at the left; at the right the phases of the turn: filled while still open, struck when used."""
    _, _, w, h = scene.layout.course
    view = scene.view
    least = scene.layout.least
    said = stage(view).say(scene.lang)
    parts = [words(2, h * 0.7, said, h * 0.62, "serif on", room=w * 0.42)]
    if view.phase in ("starting", "end"):
        now = scene.say(STAGES[view.phase])
        parts.append(words(w - 2, h * 0.7, now, least * 1.2, "strong gold", "end", w * 0.55))
    elif view.phase == "main":
        right = w
        shown = [(name, view.phases.of(name) == "open") for name in PHASES if view.phases.of(name) != "none"]
        if view.phases.upgrade:
            shown.append(("upgrade", True))
        for name, is_open in reversed(shown):
            word = scene.say(PHASES.get(name, UPGRADE))
            wide = width(word, least * 1.05, True) + least * 2.5
            right -= wide
            parts.append(phase(name, word, is_open, (right, 1, wide, h - 2), least))
            right -= 5
    told = [said]
    if view.phase == "main":
        told += [
            f"{scene.say(PHASES[name])} {scene.say(OPEN if view.phases.of(name) == 'open' else SHUT)}"
            for name in PHASES
            if view.phases.of(name) != "none"
        ]
    return tag("g", *parts, class_="course", role="img", aria_label=", ".join(told))


def phase(name: str, word: str, is_open: bool, box: tuple[float, float, float, float], least: float) -> str:
    x, y, w, h = box
    ink = "deep" if is_open else "icon-dim"
    parts = [
        rect(x, y, w, h, "phase-open" if is_open else "phase-shut", h / 2),
        shapes.icon(name, x + least * 0.55, y + h / 2 - least * 0.55, least * 1.1, ink),
        words(x + least * 1.95, y + h / 2 + least * 0.38, word, least * 1.05, f"strong {ink}", room=w - least * 2.35),
    ]
    if not is_open:
        parts.append(path(trace("M", x + least * 1.8, y + h / 2, "H", x + w - least * 0.5), "phase-shut"))
    return "".join(parts)


def track(scene: Scene) -> None:
    """The characters in turn order, the marker over the active one. On a tall table its tiles are their sheets."""
    people = [scene.view.character(figure) for figure in scene.view.track]
    if not people:
        people = [one for side in scene.sides for one in scene.characters_of(side)]
    boxes = split(scene.layout.track, len(people), 4)
    tall, active = scene.layout.tall, scene.view.active
    first = 1 if scene.view.track else -len(people)
    for place, (one, (x, y, w, h)) in enumerate(zip(people, boxes, strict=True), first):
        draw = partial(tile, scene, one, w, h, place)
        is_active = one.figure == active
        if tall:
            scene.put(f"sheet:{one.figure}", (w, place, is_active, saying.sheet_reads(one)), draw, at(x, y))
        else:
            scene.put(f"turn:{one.figure}", (w, place, is_active, one.out), draw, at(x, y))


def tile(scene: Scene, one: CharacterView, w: float, h: float, place: int) -> str:
    """A character's tile; without an order of turn its place is none that counts."""
    least = scene.layout.least
    lang = scene.lang
    tall = scene.layout.tall
    active = one.figure == scene.view.active
    parts = [rect(0, 0, w, h, "tile tile-now" if active else "tile", 7)]
    r = min(h * 0.33, w * 0.36)
    parts.append(figures.medallion(one, w / 2, r + 4, r, lang))
    size, lines = fit(one.short.say(lang), w - 4, least * 0.98, least * 0.78, 1)
    parts.append(words(w / 2, h - least * 0.32, lines[0], size, "on strong", "middle", w - 4))
    if place > 0:
        parts.append(words(5, least * 1.1, str(place), least * 0.98, "dim strong"))
    if one.out:
        parts.append(rect(0, 0, w, h, "veil", 7))
        mark = least * 1.2
        parts.append(shapes.icon("fallen", w - mark - 4, 4, mark, "cross"))
    if active:
        parts.append(path(trace("M", w / 2 - 9, -1, "h", 18, "l", -9, 11, "z"), "pointer"))
    if not tall:
        return tag("g", *parts, class_=f"turn turn-{one.figure}")
    return thing(
        f"sheet:{one.figure}",
        *parts,
        name=one.name.say(lang),
        text="\n".join(saying.sheet_lines(scene, one)),
        kind="profile readable",
    )
