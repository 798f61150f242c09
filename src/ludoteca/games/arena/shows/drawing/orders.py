"""Before the first round: each Summoner's secret order of turn, and the places of characters not in the Arena."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import figures
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import PlayerView
from ludoteca.kernel.drawing import circle, rect, words
from ludoteca.kernel.layouts import Box, at, grid, split
from ludoteca.kernel.texts import Phrase

OTHERS: Final = Phrase("{who}: scelti {n} di {all}", "{who}: {n} of {all} chosen")
WAITING: Final = ("order", "placing")
"""Phases in which characters stand below the Arena until they have their places."""


def order_screen(scene: Scene) -> None:
    """Lay out places for the characters of every Summoner, in the order chosen so far; secret ones only as a number."""
    if scene.view.phase not in WAITING:
        return
    x, y, w, h = scene.layout.hand
    if scene.layout.skills[2]:
        h, y = y + h - scene.layout.skills[1], scene.layout.skills[1]
    if scene.layout.partner[2]:
        right = scene.layout.partner[0] + scene.layout.partner[2]
        top = min(y, scene.layout.partner[1])
        w, h, y = right - x, y + h - top, top
    players = sorted(scene.view.players, key=lambda one: one.seat != scene.near)
    columns = len(players) // 2 if scene.layout.tall else len(players)
    boxes = grid((x, y, w, h), len(players), columns)
    for player, box in zip(players, boxes, strict=True):
        one_order(scene, player, box)


def one_order(scene: Scene, player: PlayerView, box: Box) -> None:
    x, y, w, h = box
    chosen = player.order
    shown = [*chosen, *[figure for figure in player.figures if figure not in chosen]]
    ordering = scene.view.phase == "order"
    reads = (w, h, tuple(shown), player.order_chosen, len(chosen), ordering, scene.viewer == player.seat)
    scene.put(f"order:{player.seat}", reads, partial(tray, scene, player, shown, w, h), at(x, y))
    for figure, (left, top, wide, high) in zip(shown, tiles(scene, len(shown), w, h), strict=True):
        one = scene.view.character(figure)
        if one.space < 0:
            r = radius(scene, wide, high)
            middle = wide / 2 if scene.layout.tall else r * 1.6
            figures.figure(scene, one, x + left + middle, y + top + high - r * 0.85, r)
    counted = (w, h, len(chosen), len(shown))
    scene.put(f"chosen:{player.seat}", counted, partial(numbers, scene, len(chosen), len(shown), w, h), at(x, y))


def tiles(scene: Scene, count: int, w: float, h: float) -> list[Box]:
    """Return the places of so many characters in a tray."""
    head = scene.layout.least * 1.6
    return split((6, head, w - 12, h - head - 5), count)


def radius(scene: Scene, w: float, h: float) -> float:
    """Return the radius of the base of a figure that stands in a tile."""
    return min((h - (scene.layout.least * 1.2 if scene.layout.tall else 0)) / 3.75, w / 3.4)


def tray(scene: Scene, player: PlayerView, shown: list[int], w: float, h: float) -> str:
    """Draw what lies under a Summoner's characters, with their names."""
    least = scene.layout.least
    own = scene.viewer == player.seat
    total = len(player.figures)
    chosen = player.order
    who = scene.names[player.seat]
    if scene.view.phase != "order":
        title = who
    elif own:
        title = scene.say(Phrase("Il tuo ordine (segreto)", "Your order (secret)"))
    elif chosen or player.order_chosen == 0:
        title = scene.say(Phrase("L'ordine di {who}", "{who}'s order"), who=who)
    else:
        title = scene.say(OTHERS, who=who, n=player.order_chosen, all=total)
    parts = [
        rect(0, 0, w, h, f"tray panel-{player.side}" + (" tray-now" if own else ""), 9),
        words(10, least * 1.2, title, least * 1.05, "on strong", room=w - 20),
    ]
    for figure, (x, y, wide, high) in zip(shown, tiles(scene, total, w, h), strict=True):
        parts.append(rect(x, y, wide, high, "tile", 7))
        name = scene.view.character(figure).short.say(scene.lang)
        left, base = radius(scene, wide, high) * 3.0, high / 2 + least * 0.4
        room = wide - left - 6
        if scene.layout.tall:
            left, base, room = 8, least * 1.15, wide - least * 2.2 - 8
        parts.append(words(x + left, y + base, name, least * 1.04, "on strong", room=room))
    return "".join(parts)


def numbers(scene: Scene, chosen: int, total: int, w: float, h: float) -> str:
    """Draw the places that have been given, over the figures."""
    least = scene.layout.least
    parts = []
    for position, (x, y, wide, _) in enumerate(tiles(scene, total, w, h)[:chosen], 1):
        left = x + wide - least * 1.1
        parts.append(circle(left, y + least * 1.1, least * 0.95, "pick"))
        parts.append(words(left, y + least * 1.5, str(position), least * 1.15, "big deep", "middle", least * 1.7))
    return "".join(parts)
