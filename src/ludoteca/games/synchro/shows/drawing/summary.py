"""The end of a run on one sheet: how it went, the way, the days, what each board did, who fell."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.art import addresses, scenery
from ludoteca.games.synchro.shows.drawing import atlas, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line, set_text
from ludoteca.kernel.drawing import rect, words
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.texts import Phrase, listed

WON: Final = Phrase("L'orizzonte è salvo!", "The horizon is saved!")
LOST: Final = Phrase("Il viaggio finisce qui", "The journey ends here")
LEVEL: Final = Phrase("Livello", "Level")
DEALT: Final = Phrase("Danni inflitti", "Damage dealt")
TAKEN: Final = Phrase("Danni subiti", "Damage taken")
FALLEN: Final = Phrase("Caduti: {who}", "Fallen: {who}")
NOBODY: Final = Phrase("Nessun Eroe caduto", "No Hero fell")
GONE: Final = Phrase("—", "—")


def stage(scene: Scene) -> None:
    """Draw the whole sheet: in place of stage and boards."""
    x, y, w, _ = scene.layout.stage
    box = (x, y, w, scene.layout.h - y - 8)
    view = scene.view
    colours = tuple([one.colour for one in view.boards])
    reads = (view.outcome, view.summary, colours, *scene.names)
    scene.lay("finale", box, reads, lambda box: sheet(scene, box))
    x, y, w, h = below(scene, box)[2]
    high = min(h, w * 0.64)
    backdrop = addresses.scene(view)
    rest = (x, y + high + 6, w, h - high - 6)
    if rest[3] > 40:
        size = (scenery.W, scenery.H)
        scene.lay("where", rest, (backdrop,), lambda box: shapes.filled(backdrop, *box, size) + rect(*box, "edge"))
    atlas.ground(scene, (x, y, w, high))


def below(scene: Scene, box: Box) -> tuple[Box, Box, Box]:
    """Find where on the sheet the boards, the way and the map are."""
    x, y, w, h = box
    least = scene.layout.least
    top = y + least * 7.3 + 8
    rest = y + h - top - 10
    if scene.tall:
        return (
            (x + 12, top, w - 24, rest * 0.3),
            (x + 12, top + rest * 0.72, w - 24, rest * 0.28),
            (x + 12, top + rest * 0.32, w - 24, rest * 0.38),
        )
    half = w * 0.42
    return (
        (x + 12, top, half - 18, rest * 0.48),
        (x + 12, top + rest * 0.52, half - 18, rest * 0.48),
        (x + half + 8, top, w - half - 20, rest),
    )


def sheet(scene: Scene, box: Box) -> str:
    """Draw how it ended, and all but the map."""
    x, y, w, h = box
    least = scene.layout.least
    view = scene.view
    outcome = view.outcome
    assert outcome is not None
    won = bool(outcome.winners)
    parts = [rect(x, y, w, h, "banner", 12)]
    size = least * 2.6
    parts.append(icon("crown" if won else "fallen", x + 14, y + 10, size, "wine"))
    left = x + size + 26
    room = w - size - 44
    parts.append(set_line(scene.say(WON if won else LOST), left, y + least * 2.0, room, least * 2, least, "serif inky"))
    reason = f"{scene.told(outcome.reason)} [{outcome.rule}]"
    parts.append(set_line(reason, left, y + least * 3.3, room, least * 1.05, least, "strong soft"))
    parts.append(figures(scene, (x + 12, y + least * 4.1, w - 24, least * 3.2)))
    by_board, way, _ = below(scene, box)
    parts += [table(scene, by_board), route(scene, way)]
    return f'<g class="finale">{"".join(parts)}</g>'


def figures(scene: Scene, box: Box) -> str:
    """Draw days, battles, rounds, retreats."""
    told = scene.view.summary
    least = scene.layout.least
    drawn = ""
    shown = (
        (Phrase("Giorni", "Days"), "hourglass", "days"),
        (Phrase("Battaglie", "Battles"), "warrior", "battles"),
        (Phrase("Round", "Rounds"), "stun", "rounds"),
        (Phrase("Ritirate", "Retreats"), "retreat", "retreats"),
    )
    for (phrase, sign, key), (x, y, w, h) in zip(shown, split(box, 4), strict=True):
        drawn += rect(x, y, w, h, "sheet", 8)
        size = least * 1.6
        drawn += icon(sign, x + 8, y + (h - size) / 2, size, "wine")
        drawn += words(
            x + size + 16, y + h * 0.56, str(getattr(told, key)), least * 1.7, "serif inky", room=w - size - 22
        )
        drawn += set_line(
            scene.say(phrase), x + size + 16, y + h * 0.9, w - size - 22, least * 0.95, least * 0.7, "soft"
        )
    return drawn


def table(scene: Scene, box: Box) -> str:
    """Draw levels and damage, board by board."""
    x, y, w, h = box
    view = scene.view
    told = view.summary
    least = scene.layout.least
    rows = split((x, y + least * 1.4, w, h - least * 1.4), 4, 3, upright=True)
    across = [x + w * 0.5, x + w * 0.66, x + w * 0.86]
    drawn = ""
    for phrase, middle in zip((LEVEL, DEALT, TAKEN), across, strict=True):
        drawn += set_line(
            scene.say(phrase), middle, y + least, w * 0.19, least * 0.95, least * 0.66, "strong soft", "middle"
        )
    most = max(1, *told.damage_dealt, *told.damage_taken)
    for one, (rx, ry, rw, rh) in zip(view.boards, rows, strict=True):
        board = one.board
        drawn += rect(rx, ry, rw, rh, "sheet", 6)
        middle = ry + rh / 2 + least * 0.36
        drawn += shapes.mark(one.colour, rx + least, ry + rh / 2, least * 0.5)
        name = scene.told(told.heroes[board] or "") or scene.say(GONE)
        drawn += set_line(name, rx + least * 2.0, middle, w * 0.36, least * 1.1, least * 0.7, "serif inky")
        level = str(told.levels[board] or scene.say(GONE))
        drawn += words(across[0], middle, level, least * 1.15, "big inky", "middle")
        for amount, column, name_ in (
            (told.damage_dealt[board], across[1], "bar-full"),
            (told.damage_taken[board], across[2], "bar-low"),
        ):
            wide = w * 0.17 * amount / most
            drawn += rect(column - w * 0.085, ry + rh * 0.72, w * 0.17, rh * 0.14, "track", 2)
            if wide > 1:
                drawn += rect(column - w * 0.085, ry + rh * 0.72, wide, rh * 0.14, name_, 2)
            drawn += words(column, ry + rh * 0.62, str(amount), least * 1.1, "big inky", "middle")
    return drawn


def route(scene: Scene, box: Box) -> str:
    """Draw the cities in order, with the Landmark chosen in each; then the fallen."""
    x, y, w, h = box
    told = scene.view.summary
    least = scene.layout.least
    drawn = words(x, y + least * 1.1, scene.say(Phrase("Il cammino", "The way")), least * 1.15, "serif inky", room=w)
    steps = told.route
    columns = 2 if scene.tall or len(steps) > 6 else 1
    rows = max(1, -(-len(steps) // columns))
    pitch = min((h - least * 4.6) / rows, least * 2.1)
    for index, step in enumerate(steps):
        left = x + (index // rows) * w / columns
        middle = y + least * 1.7 + pitch * (index % rows + 0.5)
        pill, wide = shapes.pill(left, middle, str(index + 1), least, "tally")
        label = scene.told(step.city)
        if step.landmark:
            label += f" · {scene.told(step.landmark)}"
        drawn += pill + set_line(
            label, left + wide + 6, middle + least * 0.36, w / columns - wide - 12, least, least * 0.66, "strong inky"
        )
    low = y + least * 2.2 + pitch * rows
    names = [scene.told(name) for name in told.fallen]
    fallen = scene.say(FALLEN, who=listed(names, scene.lang)) if names else scene.say(NOBODY)
    return drawn + set_text(fallen, (x, low, w, y + h - low), least * 1.1, least * 0.7, "wine")
