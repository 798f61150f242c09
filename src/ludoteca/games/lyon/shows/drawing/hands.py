"""Hands and trays: the cards at the bottom of the table, the backs at the top, and cards brought out to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import back, card_words, halo, hand_face, small_face
from ludoteca.games.lyon.shows.drawing.field import Scene, count
from ludoteca.games.lyon.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import rect, thing, words
from ludoteca.kernel.layouts import GAP, Box, at, spread
from ludoteca.kernel.texts import Phrase

RESOLVING: Final = Phrase("In risoluzione", "Resolving")


def bottom(scene: Scene, tray: list[CardView]) -> None:
    """Lay out everything under the field."""
    held = scene.view.players[scene.near]
    reads = (held.hand, held.hand_size, scene.view.resolving, tuple(tray))
    scene.section("bottom", reads, partial(hand_and_tray, scene, tray))


def hand_and_tray(scene: Scene, tray: list[CardView]) -> None:
    """Lay out the near hand, the tray at its right, or over it on a narrow table; the card being resolved on stage."""
    x, y, w, _ = scene.layout.near_hand
    cut = scene.layout.hand
    resolving = scene.view.resolving
    if resolving:
        text = f"{scene.say(RESOLVING)}\n{card_words(resolving[-1], scene.lang)}"
        small_card(scene, resolving[-1], scene.layout.stage, text)
    held = scene.view.players[scene.near]
    if not tray:
        row(scene, held, x, y, w)
        return
    needed = max(len(tray) * (cut.w + GAP) + 30, cut.w * 1.4)
    if not held.hand_size or scene.layout.tall:
        share = min(w, needed)
        shelf(scene, x + (w - share) / 2, y, share, tray)
        return
    share = min(needed, w * max(0.4, min(0.76, len(tray) / (len(tray) + 0.6 * held.hand_size))))
    shelf(scene, x + w - share, y, share, tray)
    row(scene, held, x, y, w - share - GAP)


def row(scene: Scene, held: PlayerView, x: float, y: float, w: float) -> None:
    """Lay out the cards of the near hand that are known face up, the others as backs.

    When they are many they are narrower, like lancets side by side, so that all of each can be seen; only a very large
    hand overlaps.
    """
    cut = scene.layout.hand
    hidden = held.hand_size - len(held.hand)
    wide = card_width(scene, held.hand_size, w)
    places = spread(held.hand_size, x, w, wide)
    for number, left in enumerate(places[:hidden]):
        scene.put(f"back:{number}", (wide,), lambda: back(0, 0, wide, cut.h), at(left, y))
    own = scene.viewer == held.seat
    for left, card in zip(places[hidden:], held.hand, strict=True):
        hand_card(scene, card, left, y, wide, f"play:{card.card}" if own else None)


def card_width(scene: Scene, count: int, w: float) -> float:
    """Return how wide each of so many cards is in this room."""
    each = (w - GAP * (count - 1)) // max(1, count)
    return float(min(scene.layout.hand.w, max(scene.layout.narrowest, each)))


def hand_card(scene: Scene, card: CardView, x: float, y: float, wide: float, why: str | None) -> None:
    scene.put(card.key, (card, "hand", wide, why), partial(hand_thing, scene, card, wide, why), at(x, y))


def hand_thing(scene: Scene, card: CardView, wide: float, why: str | None) -> str:
    cut = scene.layout.hand.narrowed(wide)
    return thing(
        card.key,
        hand_face(card, cut, scene.lang),
        halo(cut.w, cut.h),
        name=card.name.say(scene.lang),
        text=card_words(card, scene.lang),
        kind=card.type,
        why=why,
    )


def shelf(scene: Scene, x: float, y: float, w: float, cards: Sequence[CardView]) -> None:
    """Lay out cards brought out to choose from, on a board of their own."""
    cut = scene.layout.hand
    plate = rect(0, -7, w, cut.h + 14, "panel panel-active", 10)
    scene.put("shelf", (w,), lambda: plate, at(x, y))
    room = w - 20
    if len(cards) * (scene.layout.narrowest + GAP) > room + GAP:
        grid(scene, cards, x + 10, y, room)
        return
    wide = card_width(scene, len(cards), room)
    places = spread(len(cards), x + 10, room, wide)
    for left, card in zip(places, cards, strict=True):
        hand_card(scene, card, left, y, wide, None)


def grid(scene: Scene, cards: Sequence[CardView], x: float, y: float, w: float) -> None:
    """Draw many cards, small, in as many rows as show them largest."""
    h = scene.layout.hand.h
    ways = [(-(-len(cards) // rows), h / rows) for rows in range(1, 9)]
    each_w, columns, tallest = max([(min(w / columns, tall / 1.3), columns, tall) for columns, tall in ways])
    each_h = min(tallest, each_w * 1.4)
    left = x + (w - columns * each_w) / 2
    for number, card in enumerate(cards):
        top = y + number // columns * each_h + 3
        box = (left + number % columns * each_w + 4, top, each_w - 8, each_h - 6)
        small_card(scene, card, box, card_words(card, scene.lang))


def small_card(scene: Scene, card: CardView, box: Box, text: str) -> None:
    x, y, w, h = box
    scene.put(card.key, (card, "small", w, h, text), partial(small_thing, scene, card, w, h, text), at(x, y))


def small_thing(scene: Scene, card: CardView, w: float, h: float, text: str) -> str:
    return thing(
        card.key,
        small_face(card, w, h, scene.lang, scene.layout.least),
        halo(w, h),
        name=card.name.say(scene.lang),
        text=text,
        kind=card.type,
    )


def far_hand(scene: Scene, seat: int) -> None:
    """Lay out the hand of the far side: backs, small faces of the cards the viewer knows, and how many there are."""
    x, y, w, h = scene.layout.far_hand
    held = scene.view.players[seat]
    each = h * 0.7
    pitch = min(each * 0.8, (w - each) / max(1, held.hand_size - 1))
    start = x if scene.layout.tall else x + (w - each - pitch * max(0, held.hand_size - 1)) / 2
    hidden = held.hand_size - len(held.hand)
    reads = (held.hand_size, hidden, scene.names[seat])
    scene.put(f"hand:{seat}", reads, partial(backs, scene, seat, hidden, pitch), at(start, y))
    for number, card in enumerate(held.hand, hidden):
        small_card(scene, card, (start + number * pitch, y, each, h), card_words(card, scene.lang))


def backs(scene: Scene, seat: int, hidden: int, pitch: float) -> str:
    """Draw the backs, and under or beside them a plate with the number of all cards."""
    _, _, _, h = scene.layout.far_hand
    each = h * 0.7
    letters = scene.layout.least
    held = scene.view.players[seat].hand_size
    caption = scene.say(Phrase("Mano: {n}", "Hand: {n}"), n=held)
    covered = "" if held else rect(2, 2, each - 4, h - 4, "slot", 6)
    covered += "".join([back(pitch * number, 0, each, h) for number in range(hidden)])
    if scene.layout.tall:
        label = count(held, letters * 1.4, h, letters)
    else:
        label = words(-8, h - 10, caption, letters, "dim strong", "end", 100)
    return thing(f"hand:{seat}", covered, label, name=caption, text=scene.names[seat], kind="pile-hand readable")
