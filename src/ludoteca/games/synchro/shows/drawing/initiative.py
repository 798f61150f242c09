"""The two boxes of marbles: those revealed this round lie open, the others are covered."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.drawing.setting import set_line
from ludoteca.kernel.drawing import circle, rect
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.texts import Phrase, listed

HEROES: Final = Phrase("Eroi", "Heroes")
MONSTERS: Final = Phrase("Mostri", "Monsters")
BOX: Final = Phrase("Iniziativa: {side}", "Initiative: {side}")
REVEALED: Final = Phrase("Biglie estratte: {what}", "Revealed marbles: {what}")
NONE_YET: Final = Phrase("Nessuna biglia estratta", "No marble revealed")
LEFT: Final = Phrase("{n} ancora coperte", "{n} still covered")
LEFT_ONE: Final = Phrase("1 ancora coperta", "1 still covered")
FIRST: Final = Phrase("Gioca per prima in questo round", "Goes first this round")
ROUND: Final = Phrase("Round {n}", "Round {n}")
READY: Final = Phrase("Preparativi", "Getting ready")
DUNGEON: Final = Phrase("Dungeon", "Dungeon")
STELLARIS: Final = Phrase("Stellaris", "Stellaris")
COLOURS: Final = ("red", "yellow", "blue", "green")


def strip(scene: Scene, box: Box) -> None:
    """Both boxes, and the round between them."""
    x, y, w, h = box
    battle = scene.view.fight
    wide = w * 0.36
    for side, left in enumerate((x, x + w - wide)):
        marble_box(scene, side, (left, y, wide, h))
    middle = (x + wide, y, w - 2 * wide, h)
    reads = (battle.round, battle.dungeon, battle.stellaris)
    scene.lay("round", middle, reads, lambda box: round_and_place(scene, box))


def round_and_place(scene: Scene, box: Box) -> str:
    """The number of the round, and where the battle is when that is no city."""
    x, y, w, h = box
    battle = scene.view.fight
    least = scene.layout.least
    said = scene.say(ROUND, n=battle.round) if battle.round else scene.say(READY)
    where = DUNGEON if battle.dungeon else STELLARIS if battle.stellaris else None
    room = w - 16
    low = y + h * (0.48 if where else 0.64)
    drawn = set_line(said, x + w / 2, low, room, least * 1.5, least * 0.8, "serif gold", "middle")
    if where:
        drawn += set_line(scene.say(where), x + w / 2, y + h * 0.88, room, least, least * 0.8, "strong on", "middle")
    return drawn


def marble_box(scene: Scene, side: int, box: Box) -> None:
    battle = scene.view.fight
    first = battle.round > 0 and battle.first == side
    active = battle.active - 4 * side
    shown = battle.revealed[side]
    reads = (shown, first, active if active in shown else None)
    scene.lay(f"side:{side}", box, reads, lambda box: marbles(scene, side, first, box))


def marbles(scene: Scene, side: int, first: bool, box: Box) -> str:
    """A side's marbles: those that are out, that of whoever acts now ringed, and the covered ones."""
    x, y, w, h = box
    battle = scene.view.fight
    least = scene.layout.least
    shown = battle.revealed[side]
    active = battle.active
    parts = [rect(x, y, w, h, "box", h * 0.3)]
    name = scene.say(MONSTERS if side else HEROES)
    sign = least * 1.3
    parts.append(icon("beast" if side else "hero", x + 8, y + (h - sign) / 2, sign, "on"))
    room = w * (0.42 if scene.layout.tall else 0.34)
    parts.append(
        set_line(name, x + sign + 13, y + h / 2 + least * 0.36, room - sign - 14, least * 1.1, least * 0.6, "strong on")
    )
    if first:
        parts.append(icon("flag", x + room + 2, y + (h - sign * 0.8) / 2, sign * 0.8, "gold"))
    step = (w - room - sign - 10) / 4
    r = min(step * 0.36, h * 0.32)
    order = [*shown, *[-1] * (4 - len(shown))]
    for at, board in enumerate(order):
        middle = x + room + sign + 4 + step * (at + 0.5)
        if board < 0:
            parts.append(circle(middle, y + h / 2, r, "cover"))
            parts.append(icon("hidden", middle - r * 0.6, y + h / 2 - r * 0.6, r * 1.2, "dim"))
            continue
        parts.append(shapes.mark(COLOURS[board], middle, y + h / 2, r * 0.82, "marble"))
        if active == board + 4 * side:
            parts.append(circle(middle, y + h / 2, r * 1.25, "now"))
    parts.append(shapes.halo(x, y, w, h, h * 0.3))
    name = scene.say(BOX, side=name)
    return scene.thing(f"side:{side}", *parts, name=name, text=told(scene, shown, first), kind="marbles")


def told(scene: Scene, shown: tuple[int, ...], first: bool) -> str:
    parts = [scene.say(FIRST)] if first else []
    if shown:
        names = listed([saying.colour(scene, COLOURS[board]) for board in shown], scene.lang)
        parts.append(scene.say(REVEALED, what=names))
    else:
        parts.append(scene.say(NONE_YET))
    left = 4 - len(shown)
    if left:
        parts.append(scene.say(LEFT_ONE) if left == 1 else scene.say(LEFT, n=left))
    return saying.sentences(parts)
