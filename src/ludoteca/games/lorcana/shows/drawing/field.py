"""The field: each player's characters, locations with the characters that are there, and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.shows.drawing.faces import exerted_label, lying_face, lying_height, tile_face, upright_face
from ludoteca.games.lorcana.shows.drawing.layout import Box, Grid, grid
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.state.view_types import PlayedCard, PlayerView
from ludoteca.kernel.drawing import number, path, rect, trace, words
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


def area(scene: Scene, side: int) -> str:
    """One player's cards in play."""
    seat = scene.order[side]
    x, y, w, h = scene.layout.seats[side].cells
    player = scene.view.players[seat]
    now = seat == scene.view.active and scene.view.phase != "setup"
    parts = [rect(x, y, w, h, "zone zone-now" if now else "zone", 10)]
    laid = cells(player)
    if not laid:
        size = 14 * scene.layout.scale
        parts.append(words(x + w / 2, y + h / 2 + size * 0.35, scene.say(EMPTY), size, "dim", "middle", w - 20))
        return "".join(parts)
    inner = (x + MARGIN, y + MARGIN + 3, w - 2 * MARGIN, h - 2 * MARGIN - 3)
    places = grid(len(laid), inner, WIDEST * (1 if scene.layout.scale == 1 else 1.15))
    cut = Cut(places.w, places.h, scene.layout.least)
    parts.append(frames(player, places, len(laid)))
    for at, (kind, cards) in enumerate(laid):
        left, top = places.place(at, len(laid))
        if kind == "items":
            parts.append(items(scene, cards, cut, left, top))
        else:
            parts.append(permanent(scene, cards[0], cut, left, top, seat))
    return "".join(parts)


def frames(player: PlayerView, places: Grid, count: int) -> str:
    """A frame around each location and the characters there; it goes on in the next row where it must."""
    parts = []
    at = 0
    there = {card.card for card in player.characters}
    for location in player.locations:
        run = 1 + len([id for id in location.here if id in there])
        first = at
        at += run
        while run > 1 and first < at:
            last = min(at, (first // places.columns + 1) * places.columns) - 1
            left, top = places.place(first, count)
            right, _ = places.place(last, count)
            parts.append(rect(left - 4, top - 4, right + places.w - left + 8, places.h + 8, "frame", 10))
            first = last + 1
    return "".join(parts)


def permanent(scene: Scene, card: PlayedCard, cut: Cut, x: float, y: float, seat: int) -> str:
    """A character or a location."""
    why = scene.why(card, "quest" if seat == scene.viewer and card.type == "character" else "")
    if card.exerted and card.type == "character":
        h = lying_height(cut)
        top = round((cut.h - h) / 2, 1)
        scene.places[card.card] = (x, y + top, cut.w, h)
        face = lying_face(card, cut, scene.lang)
        over = exerted_label(cut, scene.lang)
        return scene.card(card, face, x, y, (0, top, cut.w, h), why, (cut.w / 2, top + h), over)
    scene.places[card.card] = (x, y, cut.w, cut.h)
    face = upright_face(card, cut, scene.lang)
    if card.type == "location":
        face += roof(cut)
    return scene.card(card, face, x, y, (0, 0, cut.w, cut.h), why)


def roof(cut: Cut) -> str:
    """A second line inside the edge tells a location from a character."""
    return (
        f'<rect class="hair" x="3.5" y="{number(cut.band + 1)}" width="{number(cut.w - 7)}" '
        f'height="{number(cut.h - cut.band - 4.5)}" rx="4"/>' + path(trace("M", cut.w / 2 - 8, 0, "l8-7 8 7z"), "under")
    )


def items(scene: Scene, cards: Sequence[PlayedCard], cut: Cut, x: float, y: float) -> str:
    """Up to two items, one above the other."""
    gap = min(6.0, cut.h * 0.06)
    h = round(min((cut.h - gap) / 2, cut.w * 0.72), 1)
    start = y + (cut.h - h * len(cards) - gap * (len(cards) - 1)) / 2
    parts = []
    for at, card in enumerate(cards):
        top = start + at * (h + gap)
        box: Box = (0, 0, cut.w, h)
        scene.places[card.card] = (x, top, cut.w, h)
        face = tile_face(card, cut.w, h, scene.layout.least, scene.lang)
        parts.append(scene.card(card, face, x, top, box, scene.why(card, "")))
    return "".join(parts)
