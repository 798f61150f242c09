"""Before the first round: each Summoner's secret order of turn, and the places of characters not in the Arena."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing import figures
from ludoteca.games.arena.shows.drawing.board import Hexes
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CharacterView, PlayerView
from ludoteca.kernel.drawing import circle, fit, rect, words
from ludoteca.kernel.layouts import Box, split
from ludoteca.kernel.texts import Phrase

MINE: Final = Phrase("Il tuo ordine (segreto)", "Your order (secret)")
OTHERS: Final = Phrase("{who}: scelti {n} di {all}", "{who}: {n} of {all} chosen")
THEIRS: Final = Phrase("L'ordine di {who}", "{who}'s order")


def order_screen(scene: Scene) -> str:
    """Places for the characters of every Summoner, in the order chosen so far; secret ones only as a number."""
    if scene.view.phase != "order":
        return ""
    x, y, w, h = scene.layout.hand
    if scene.layout.skills[2]:
        h, y = y + h - scene.layout.skills[1], scene.layout.skills[1]
    if scene.layout.partner[2]:
        right = scene.layout.partner[0] + scene.layout.partner[2]
        top = min(y, scene.layout.partner[1])
        w, h, y = right - x, y + h - top, top
    players = sorted(scene.view.players, key=lambda one: one.seat != scene.near)
    boxes = split((x, y, w, h), len(players), upright=scene.layout.tall)
    return "".join([one_order(scene, player, box) for player, box in zip(players, boxes, strict=True)])


def one_order(scene: Scene, player: PlayerView, box: Box) -> str:
    x, y, w, h = box
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
        rect(x, y, w, h, "tray tray-now" if own else "tray", 9),
        words(x + 10, y + least * 1.3, said, least * 1.05, "on strong", room=w - 20),
    ]
    inner = (x + 8, y + least * 1.8, w - 16, h - least * 1.8 - 6)
    shown = [*chosen, *[figure for figure in player.figures if figure not in chosen]]
    for at, (figure, place) in enumerate(zip(shown, split(inner, total), strict=True)):
        parts.append(candidate(scene, scene.view.character(figure), place, at + 1 if at < len(chosen) else 0))
    return "".join(parts)


def candidate(scene: Scene, one: CharacterView, box: Box, place: int) -> str:
    """A character that waits for its place, or has it."""
    x, y, w, h = box
    least = scene.layout.least
    r = min((h - least * 1.7) / 2.4, w / 2.8)
    middle = x + w / 2
    parts = [rect(x, y, w, h, "tile", 7)]
    if one.key not in scene.drawn:
        parts.append(figures.figure(scene, one, middle, y + r * 1.2, r))
    size, lines = fit(one.short.say(scene.lang), w - 6, least * 1.1, least * 0.9, 1)
    parts.append(words(middle, y + h - least * 0.5, lines[0], size, "on strong", "middle", w - 6))
    if place:
        parts.append(circle(x + least * 1.1, y + least * 1.1, least * 0.95, "pick"))
        parts.append(words(x + least * 1.1, y + least * 1.5, str(place), least * 1.15, "big deep", "middle"))
    return "".join(parts)


def bench(scene: Scene, hexes: Hexes) -> str:
    """On a tall table: characters out of the Arena, beside it; the near side's left, the far one's right."""
    if not scene.layout.tall:
        return ""
    x, y, w, h = scene.layout.board
    r = min(29.0, hexes.size * 0.6)
    parts = []
    for at, side in enumerate(scene.sides):
        waiting = [one for one in scene.characters_of(side) if one.space < 0 and one.key not in scene.drawn]
        pitch = min(r * 2.7, (h - 2 * r) / max(1, len(waiting)))
        for place, one in enumerate(waiting):
            middle = y + h - r * 1.3 - place * pitch if at == 0 else y + r * 1.4 + place * pitch
            parts.append(figures.figure(scene, one, x + r * 1.3 if at == 0 else x + w - r * 1.3, middle, r))
    return "".join(parts)
