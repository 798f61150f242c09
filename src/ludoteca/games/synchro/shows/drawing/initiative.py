"""The two boxes of marbles: those revealed this round lie open, the others are covered."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.synchro.shows.art import addresses
from ludoteca.games.synchro.shows.drawing import saying, shapes
from ludoteca.games.synchro.shows.drawing.icons import icon
from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.state.cards import BOARD_COLOURS
from ludoteca.kernel.drawing import circle, image, rect, words
from ludoteca.kernel.layouts import Box
from ludoteca.kernel.phrases import ROUND_NUMBER
from ludoteca.kernel.texts import Phrase, listed

LEFT: Final = Phrase("{n} ancora coperte", "{n} still covered")
LEFT_ONE: Final = Phrase("1 ancora coperta", "1 still covered")
READY: Final = Phrase("Preparativi", "Getting ready")


def strip(scene: Scene, box: Box) -> None:
    """Draw both boxes, and the round between them."""
    heroes = tuple([(one.board, one.hero) for one in scene.party])
    monsters = tuple([(one.board, one.id) for one in scene.view.monsters])
    fight = scene.view.fight
    reads = (fight.round, fight.first, fight.active, fight.revealed, heroes, monsters, box)
    scene.section("initiative", reads, partial(strip_parts, scene, box))


def strip_parts(scene: Scene, box: Box) -> None:
    x, y, w, h = box
    round_now = scene.view.fight.round
    wide = w * 0.39
    for side, left in enumerate((x, x + w - wide)):
        marble_box(scene, side, (left, y, wide, h))
    middle = (x + wide, y, w - 2 * wide, h)
    scene.lay("round", middle, (round_now,), lambda box: number_of_round(scene, round_now, box))


def number_of_round(scene: Scene, round_now: int, box: Box) -> str:
    x, y, w, h = box
    text = scene.say(ROUND_NUMBER, n=round_now) if round_now else scene.say(READY)
    size = 18 if not scene.tall else 24
    drawn = rect(x + 6, y + 3, w - 12, h - 6, "box", h * 0.45)
    return drawn + words(x + w / 2, y + h / 2 + size * 0.36, text, size, "serif gold", "middle", w - 26)


def marble_box(scene: Scene, side: int, box: Box) -> None:
    battle = scene.view.fight
    first = battle.round > 0 and battle.first == side
    active = battle.active - 4 * side
    shown = battle.revealed[side]
    heads = tuple([head_of(scene, side, board) for board in shown])
    reads = (shown, first, active if active in shown else None, heads)
    scene.lay(f"side:{side}", box, reads, lambda box: marbles(scene, side, first, box))


def head_of(scene: Scene, side: int, board: int) -> str:
    """Find the picture of who is on a board; "" for nobody."""
    if side:
        return next((addresses.head(one) for one in scene.view.monsters if one.board == board), "")
    return next((addresses.portrait(one.hero) for one in scene.party if one.board == board), "")


def marbles(scene: Scene, side: int, first: bool, box: Box) -> str:
    """Draw a side's marbles: those that are out with their faces, whoever acts now ringed, and the covered ones."""
    x, y, w, h = box
    battle = scene.view.fight
    shown = battle.revealed[side]
    parts = [rect(x, y, w, h, "box", h * 0.45)]
    name = scene.say(Phrase("Mostri", "Monsters") if side else Phrase("Eroi", "Heroes"))
    sign = h * 0.5
    parts.append(icon("beast" if side else "hero", x + h * 0.36, y + (h - sign) / 2, sign, "rose" if side else "sky"))
    start = x + h * 1.05
    if first:
        parts.append(icon("flag", start, y + (h - sign) / 2, sign, "gold"))
    start += sign * 1.1
    step = (x + w - h * 0.25 - start) / 4
    r = min(step * 0.42, h * 0.4)
    for index, board in enumerate([*shown, *[-1] * (4 - len(shown))]):
        middle = start + step * (index + 0.5)
        if board < 0:
            parts.append(circle(middle, y + h / 2, r * 0.9, "cover"))
            parts.append(icon("hidden", middle - r * 0.5, y + h / 2 - r * 0.5, r, "dim"))
            continue
        address = head_of(scene, side, board)
        if address:
            parts.append(image(address, middle - r, y + h / 2 - r, 2 * r, 2 * r))
        low = r * (0.42 if address else 0.8)
        away = r * 0.72 if address else 0.0
        parts.append(shapes.mark(BOARD_COLOURS[board], middle + away, y + h / 2 + away, low, "marble"))
        if battle.active == board + 4 * side:
            parts.append(rect(middle - r - 1, y + h / 2 - r - 1, 2 * r + 2, 2 * r + 2, "now", 4))
    parts.append(shapes.halo(x, y, w, h, h * 0.45))
    name = scene.say(Phrase("Iniziativa: {side}", "Initiative: {side}"), side=name)
    return scene.thing(f"side:{side}", *parts, name=name, text=told(scene, shown, first), kind="marbles")


def told(scene: Scene, shown: tuple[int, ...], first: bool) -> str:
    parts = [scene.say(Phrase("Gioca per prima in questo round", "Goes first this round"))] if first else []
    if shown:
        names = listed([saying.colour(scene, BOARD_COLOURS[board]) for board in shown], scene.lang)
        parts.append(scene.say(Phrase("Biglie estratte: {what}", "Revealed marbles: {what}"), what=names))
    else:
        parts.append(scene.say(Phrase("Nessuna biglia estratta", "No marble revealed")))
    left = 4 - len(shown)
    if left:
        parts.append(scene.say(LEFT_ONE) if left == 1 else scene.say(LEFT, n=left))
    return saying.sentences(parts)
