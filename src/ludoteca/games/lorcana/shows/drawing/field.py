"""The field: each player's characters, locations with the characters that are there, and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.shows.drawing.layout import Box, Grid, grid
from ludoteca.games.lorcana.shows.drawing.scene import LOCATION, LYING, TILE, UPRIGHT, Scene
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.state.view_types import PlayedCard, PlayerView
from ludoteca.kernel.drawing import rect, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.texts import Phrase

WIDEST: Final = 168
"""A lone card does not grow beyond this."""
MARGIN: Final = 6
EMPTY: Final = Phrase("nessuna carta in gioco", "no cards in play")

Cell = tuple[str, Sequence[PlayedCard]]
"""What lies in one place: a character, a location, or up to two items."""


def cells(player: PlayerView) -> list[Cell]:
    """Locations first, each followed by the characters there; then the other characters; then items in pairs."""
    by_card = {card.card: card for card in player.characters}
    laid: list[Cell] = []
    for location in player.locations:
        laid.append(("location", [location]))
        laid += [("character", [by_card.pop(id)]) for id in location.here if id in by_card]
    laid += [("character", [card]) for card in by_card.values()]
    items = player.items
    return laid + [("items", items[at : at + 2]) for at in range(0, len(items), 2)]


def area(scene: Scene, side: int) -> None:
    """One player's cards in play."""
    seat = scene.order[side]
    x, y, w, h = scene.layout.seats[side].cells
    player = scene.view.players[seat]
    now = seat == scene.view.active and scene.view.phase != "setup"
    laid = cells(player)
    scene.put(f"zone:{seat}", (w, h, now, bool(laid)), lambda: zone(scene, w, h, now, bool(laid)), at(x, y))
    if not laid:
        return
    inner = (x + MARGIN, y + MARGIN + 3, w - 2 * MARGIN, h - 2 * MARGIN - 3)
    places = grid(len(laid), inner, WIDEST * (1 if scene.layout.scale == 1 else 1.15))
    cut = Cut(places.w, places.h, scene.layout.least)
    around = frames(player, places, len(laid))
    if around:
        scene.put(f"frames:{seat}", around, lambda: "".join([rect(*box, "frame", 10) for box in around]))
    for number, (kind, cards) in enumerate(laid):
        left, top = places.place(number, len(laid))
        if kind == "items":
            items(scene, cards, cut, left, top)
        else:
            permanent(scene, cards[0], cut, left, top, seat)


def zone(scene: Scene, w: float, h: float, now: bool, has_cards: bool) -> str:
    ground = rect(0, 0, w, h, "zone zone-now" if now else "zone", 10)
    if has_cards:
        return ground
    size = 14 * scene.layout.scale
    return ground + words(w / 2, h / 2 + size * 0.35, scene.say(EMPTY), size, "dim", "middle", w - 20)


def frames(player: PlayerView, places: Grid, count: int) -> tuple[Box, ...]:
    """A frame around each location and the characters there; it goes on in the next row where it must."""
    boxes: list[Box] = []
    reached = 0
    there = {card.card for card in player.characters} if player.locations else set()
    for location in player.locations:
        run = 1 + len([id for id in location.here if id in there])
        first = reached
        reached += run
        while run > 1 and first < reached:
            last = min(reached, (first // places.columns + 1) * places.columns) - 1
            left, top = places.place(first, count)
            right, _ = places.place(last, count)
            boxes.append((left - 4, top - 4, right + places.w - left + 8, places.h + 8))
            first = last + 1
    return tuple(boxes)


def permanent(scene: Scene, card: PlayedCard, cut: Cut, x: float, y: float, seat: int) -> None:
    """A character or a location."""
    why = scene.why(card, "quest" if seat == scene.viewer and card.type == "character" else "")
    face = LOCATION if card.type == "location" else LYING if card.exerted else UPRIGHT
    scene.card(card, cut, (x, y), face, why)


def items(scene: Scene, cards: Sequence[PlayedCard], cut: Cut, x: float, y: float) -> None:
    """Up to two items, one above the other."""
    gap = min(6.0, cut.h * 0.06)
    h = round(min((cut.h - gap) / 2, cut.w * 0.72), 1)
    start = y + (cut.h - h * len(cards) - gap * (len(cards) - 1)) / 2
    tile = Cut(cut.w, h, scene.layout.least)
    for number, card in enumerate(cards):
        scene.card(card, tile, (x, start + number * (h + gap)), TILE, scene.why(card, ""))
