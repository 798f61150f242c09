"""The field: each player's characters, locations with the characters that are there, and items."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludoteca.games.lorcana.shows.art.pictures import card_address
from ludoteca.games.lorcana.shows.drawing.faces import is_exerted
from ludoteca.games.lorcana.shows.drawing.layout import RATIO, SHRUNK, cut_to, flow
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.state.view_types import PlayedCard, PlayerView
from ludoteca.kernel.drawing import image, rect, tag, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase

EMPTY: Final = Phrase("nessuna carta in gioco", "no cards in play")
SMALL: Final = 76
"""In lower rows items lie one by one."""
Cell = tuple[str, Sequence[PlayedCard]]
"""What lies in one place: a character, a location, or up to two items."""


def cells(player: PlayerView, together: int) -> list[Cell]:
    """List locations first, each followed by the characters there; then the other characters; then items, some
    together.
    """
    by_card = {card.card: card for card in player.characters}
    laid: list[Cell] = []
    for location in player.locations:
        laid.append(("location", [location]))
        laid += [("character", [by_card.pop(id)]) for id in location.here if id in by_card]
    laid += [("character", [card]) for card in by_card.values()]
    items = player.items
    kind = "items" if together > 1 else "item"
    return laid + [(kind, items[first : first + together]) for first in range(0, len(items), together)]


def area(scene: Scene, side: int) -> None:
    """Draw one player's cards in play."""
    view = scene.view
    seat = scene.order[side]
    player = view.players[seat]
    now = seat == view.active and view.phase != "setup"
    offered = scene.offered(player.in_play)
    marked = (now, offered, view.chosen, scene.altering)
    reads = (player.characters, player.items, player.locations, marked, scene.layout)
    scene.places.update(scene.section(f"area {seat}", reads, partial(area_parts, scene, side, now)))


def area_parts(scene: Scene, side: int, now: bool) -> dict[int, Box]:
    """Put a player's cards in play; return where they lie."""
    seat = scene.order[side]
    x, y, w, h = scene.layout.seats[side].cells
    player = scene.view.players[seat]
    laid = cells(player, 2)
    key = f"zone:{seat}"
    scene.put(key, (w, h, now, bool(laid)), lambda: zone(scene, key, w, h, now, bool(laid)), at(x, y))
    if not laid:
        return {}
    margin = min(scene.layout.least, h * 0.07)
    inner = (x + margin, y + margin, w - 2 * margin, h - 2 * margin + 2)
    high, boxes = flow(tuple([kind for kind, _ in laid]), inner, scene.layout.tallest)
    if player.items and high < SMALL:
        laid = cells(player, 1)
        high, boxes = flow(tuple([kind for kind, _ in laid]), inner, scene.layout.tallest)
    lands(scene, player, laid, boxes)
    for (kind, cards), box in zip(laid, boxes, strict=True):
        if kind == "items":
            items(scene, cards, box)
        else:
            wish = "quest" if seat == scene.viewer and kind == "character" else ""
            cut = cut_to(box[2], high, least_letters(scene, cards[0]))
            scene.card(cards[0], cut, box[:2], scene.why(cards[0], wish))
    return scene.where(player.in_play)


def least_letters(scene: Scene, card: PlayedCard) -> float:
    """Tell how large the smallest letters of a card are drawn: an exerted one is seen smaller than it is drawn."""
    return scene.layout.least / (SHRUNK if is_exerted(card) else 1)


def zone(scene: Scene, key: str, w: float, h: float, now: bool, has_cards: bool) -> str:
    """Draw the ground on which a player's cards lie. What is played may be dropped here; there is nothing to read."""
    ground = rect(0, 0, w, h, "zone zone-now" if now else "zone", 12)
    if not has_cards:
        size = scene.layout.least * 1.1
        ground += words(w / 2, h / 2 + size * 0.35, scene.say(EMPTY), size, "dim", "middle", w - 20)
    return tag("g", ground, data_thing=key)


def lands(scene: Scene, player: PlayerView, laid: list[Cell], boxes: tuple[Box, ...]) -> None:
    """Draw the ground of each location under it and the characters there: a frame with its picture, line by line."""
    there = {card.card for card in player.characters} if player.locations else set()
    first = 0
    for location in player.locations:
        count = 1 + len([id for id in location.here if id in there])
        group = boxes[first : first + count]
        first += count
        if count > 1:
            frames = tuple(around(group))
            address = card_address(location)
            reads = (frames, address)
            scene.put(f"land:{location.card}", reads, lambda f=frames, a=address: land(f, a))  # type: ignore[misc]


def around(boxes: tuple[Box, ...]) -> list[Box]:
    """Return a box around those of every line."""
    lines: dict[float, list[Box]] = {}
    for box in boxes:
        lines.setdefault(box[1], []).append(box)
    outlines = []
    for line in lines.values():
        left, top, _, high = line[0]
        right = line[-1][0] + line[-1][2]
        outlines.append((round(left - 5, 1), round(top - 5, 1), round(right - left + 10, 1), round(high + 10, 1)))
    return outlines


def land(frames: tuple[Box, ...], address: str) -> str:
    shown = [tag("g", image(address, *box, fill=True), class_="land") + rect(*box, "frame", 11) for box in frames]
    return "".join(shown)


def items(scene: Scene, cards: Sequence[PlayedCard], box: Box) -> None:
    """Draw up to two items, one above the other, as small cards."""
    x, y, w, h = box
    gap = h * 0.04
    each = min((h - gap) / 2, w * RATIO)
    start = y + (h - each * len(cards) - gap * (len(cards) - 1)) / 2
    for number, card in enumerate(cards):
        cut = cut_to(min(w, each / RATIO), each, least_letters(scene, card))
        scene.card(card, cut, (x, round(start + number * (each + gap), 1)), scene.why(card, ""))
