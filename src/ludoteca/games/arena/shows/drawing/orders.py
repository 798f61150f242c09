"""Before the first round: each Summoner's secret order of turn, and the places of characters not in the Arena."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import PlayerView
from ludoteca.kernel.drawing import circle, fit, rect, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.texts import Phrase

MINE: Final = Phrase("Il tuo ordine (segreto)", "Your order (secret)")
OTHERS: Final = Phrase("{who}: scelti {n} di {all}", "{who}: {n} of {all} chosen")
THEIRS: Final = Phrase("L'ordine di {who}", "{who}'s order")


def order_screen(scene: Scene) -> None:
    """Places for the characters of every Summoner, in the order chosen so far; secret ones only as a number."""
    if scene.view.phase != "order":
        return
    x, y, w, h = scene.layout.hand
    if scene.layout.skills[2]:
        h, y = y + h - scene.layout.skills[1], scene.layout.skills[1]
    if scene.layout.partner[2]:
        right = scene.layout.partner[0] + scene.layout.partner[2]
        top = min(y, scene.layout.partner[1])
        w, h, y = right - x, y + h - top, top
    players = sorted(scene.view.players, key=lambda one: one.seat != scene.near)
    boxes = split((x, y, w, h), len(players), upright=scene.layout.tall)
    for player, box in zip(players, boxes, strict=True):
        one_order(scene, player, box)


def one_order(scene: Scene, player: PlayerView, box: Box) -> None:
    x, y, w, h = box
    chosen = player.order
    shown = [*chosen, *[figure for figure in player.figures if figure not in chosen]]
    reads = (w, h, tuple(shown), player.order_chosen, len(chosen))
    scene.put(f"order:{player.seat}", reads, partial(tray, scene, player, shown, w, h), at(x, y))
    for figure, (left, top, wide, high) in zip(shown, tiles(scene, len(shown), w, h), strict=True):
        r = radius(scene, wide, high)
        figures.figure(scene, scene.view.character(figure), x + left + wide / 2, y + top + r * 1.2, r)
    counted = (w, h, len(chosen), len(shown))
    scene.put(f"chosen:{player.seat}", counted, partial(numbers, scene, len(chosen), len(shown), w, h), at(x, y))


def tiles(scene: Scene, count: int, w: float, h: float) -> list[Box]:
    """The places of so many characters in a tray."""
    head = scene.layout.least * 1.8
    return split((8, head, w - 16, h - head - 6), count)


def radius(scene: Scene, w: float, h: float) -> float:
    """Of a figure that stands in a tile."""
    return min((h - scene.layout.least * 1.7) / 2.4, w / 2.8)


def tray(scene: Scene, player: PlayerView, shown: list[int], w: float, h: float) -> str:
    """What lies under a Summoner's characters, with their names."""
    least = scene.layout.least
    own = scene.viewer == player.seat
    total = len(player.figures)
    chosen = player.order
    who = scene.names[player.seat]
    if own:
        said = scene.say(MINE)
    elif chosen or player.order_chosen == 0:
        said = scene.say(THEIRS, who=who)
    else:
        said = scene.say(OTHERS, who=who, n=player.order_chosen, all=total)
    parts = [
        rect(0, 0, w, h, "tray tray-now" if own else "tray", 9),
        words(10, least * 1.3, said, least * 1.05, "on strong", room=w - 20),
    ]
    for figure, (x, y, wide, high) in zip(shown, tiles(scene, total, w, h), strict=True):
        parts.append(rect(x, y, wide, high, "tile", 7))
        name = scene.view.character(figure).short.say(scene.lang)
        size, lines = fit(name, wide - 6, least * 1.1, least * 0.9, 1)
        middle, base = x + wide / 2, y + high - least * 0.5
        parts.append(words(middle, base, lines[0], size, "on strong", "middle", wide - 6))
    return "".join(parts)


def numbers(scene: Scene, chosen: int, total: int, w: float, h: float) -> str:
    """The places that have been given, over the figures."""
    least = scene.layout.least
    parts = []
    for place, (x, y, _, _) in enumerate(tiles(scene, total, w, h)[:chosen], 1):
        parts.append(circle(x + least * 1.1, y + least * 1.1, least * 0.95, "pick"))
        parts.append(words(x + least * 1.1, y + least * 1.5, str(place), least * 1.15, "big deep", "middle"))
    return "".join(parts)


def bench(scene: Scene) -> None:
    """On a tall table: characters out of the Arena, beside it; the near side's left, the far one's right."""
    if not scene.layout.tall:
        return
    x, y, w, h = scene.layout.board
    r = min(29.0, scene.hexes.size * 0.6)
    for row, side in enumerate(scene.sides):
        waiting = [one for one in scene.characters_of(side) if one.space < 0 and not scene.has(one.key)]
        pitch = min(r * 2.7, (h - 2 * r) / max(1, len(waiting)))
        for place, one in enumerate(waiting):
            middle = y + h - r * 1.3 - place * pitch if row == 0 else y + r * 1.4 + place * pitch
            figures.figure(scene, one, x + r * 1.3 if row == 0 else x + w - r * 1.3, middle, r)
