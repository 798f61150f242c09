"""Hands and trays: the cards at the bottom of the table, the backs at the top, and cards brought out to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import back, halo, hand_face, kind_words, small_face
from ludoteca.games.lyon.shows.drawing.field import Scene
from ludoteca.games.lyon.shows.drawing.layout import Box
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard, PlayerView
from ludoteca.kernel.drawing import rect, thing, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.texts import Phrase

GAP: Final = 10
RESOLVING: Final = Phrase("In risoluzione", "Resolving")
CHOOSE: Final = Phrase("Scegli", "Choose")
HAND: Final = Phrase("Mano: {n}", "Hand: {n}")
_VALUES: Final = Phrase("ATTACCO {a}, DIFESA {d}", "ATTACK {a}, DEFENCE {d}")


def bottom(scene: Scene, tray: list[CardView]) -> None:
    """The near hand, with the card being resolved to its left and the tray to its right.

    A layout that is too narrow for that has a stage for the former, and puts the latter over the hand.
    """
    x, y, w, _ = scene.layout.near_hand
    cut = scene.layout.hand
    resolving = scene.view.resolving
    if resolving and scene.layout.stage is not None:
        said = f"{scene.say(RESOLVING)}. {card_words(resolving[-1], scene.lang)}"
        small_card(scene, resolving[-1], scene.layout.stage, said)
    elif resolving:
        wide = cut.w + 24
        shelf(scene, (x, y, wide), scene.say(RESOLVING), resolving, False)
        x += wide + GAP
        w -= wide + GAP
    held = scene.view.players[scene.near]
    if not tray:
        row(scene, held, x, y, w)
        return
    needed = max(len(tray) * (cut.w + GAP) + 30, cut.w * 1.4)
    if not held.hand_size or scene.layout.stage is not None:
        share = min(w, needed)
        shelf(scene, (x + (w - share) / 2, y, share), scene.say(CHOOSE), tray, True)
        return
    share = min(needed, w * max(0.4, min(0.7, len(tray) / (len(tray) + held.hand_size))))
    shelf(scene, (x + w - share, y, share), scene.say(CHOOSE), tray, True)
    row(scene, held, x, y, w - share - GAP)


def row(scene: Scene, held: PlayerView, x: float, y: float, w: float) -> None:
    """The cards of the near hand that are known face up, the others as backs; they overlap when they are many."""
    cut = scene.layout.hand
    hidden = held.hand_size - len(held.hand)
    places = spread(held.hand_size, x, w, cut.w)
    for number, left in enumerate(places[:hidden]):
        scene.put(f"back:{number}", (), lambda: back(0, 0, cut.w, cut.h), at(left, y))
    own = scene.viewer == held.seat
    for left, card in zip(places[hidden:], held.hand, strict=True):
        hand_card(scene, card, left, y, f"play:{card.card}" if own else None)


def spread(count: int, x: float, w: float, each: float) -> list[float]:
    """Places in a row: centred with gaps when there is room, overlapping when there is not."""
    if count <= 1:
        return [x + (w - each) / 2] * count
    pitch = min(each + GAP, (w - each) / (count - 1))
    start = x + (w - each - pitch * (count - 1)) / 2
    return [start + pitch * at for at in range(count)]


def card_words(card: CardView, lang: str) -> str:
    said = [kind_words(card, lang)]
    if isinstance(card, MonsterCard):
        said.append(_VALUES.fill(a=card.attack, d=card.defence).say(lang))
    text = card.text.say(lang)
    return ", ".join(said) + (f". {text}" if text else "")


def hand_card(scene: Scene, card: CardView, x: float, y: float, why: str | None) -> None:
    scene.put(card.key, (card, "hand", why), partial(hand_thing, scene, card, why), at(x, y))


def hand_thing(scene: Scene, card: CardView, why: str | None) -> str:
    cut = scene.layout.hand
    return thing(
        card.key,
        hand_face(card, cut, scene.lang),
        halo(cut.w, cut.h),
        name=card.name.say(scene.lang),
        text=card_words(card, scene.lang),
        kind=card.type,
        why=why,
    )


def shelf(
    scene: Scene, where: tuple[float, float, float], label: str, cards: Sequence[CardView], choosing: bool
) -> None:
    """Cards brought out on a board of their own, with a label above."""
    x, y, w = where
    cut = scene.layout.hand
    scene.put(f"shelf:{label}", (w, label, choosing), partial(board, scene, w, label, choosing), at(x, y))
    room = w - 20
    if len(cards) * cut.w * 0.55 > room:
        grid(scene, cards, x + 10, y + 5, room)
        return
    places = spread(len(cards), x + 10, room, cut.w)
    for left, card in zip(places, cards, strict=True):
        hand_card(scene, card, left, y + 5, None)


def board(scene: Scene, w: float, label: str, choosing: bool) -> str:
    letters = 8 + 4 * scene.layout.scale
    plate = rect(0, -16, w, scene.layout.hand.h + 28, "panel panel-active" if choosing else "panel", 12)
    return plate + words(12, -3, label, letters, "on strong", room=w - 24)


def grid(scene: Scene, cards: Sequence[CardView], x: float, y: float, w: float) -> None:
    """Many cards, small, in as many rows as show them largest."""
    h = scene.layout.hand.h
    ways = [(-(-len(cards) // rows), h / rows) for rows in range(1, 9)]
    each_w, columns, tallest = max([(min(w / columns, tall * 1.35), columns, tall) for columns, tall in ways])
    each_h = min(tallest, each_w / 1.15)
    left = x + (w - columns * each_w) / 2
    for number, card in enumerate(cards):
        top = y + number // columns * each_h + 4
        box = (left + number % columns * each_w + 4, top, each_w - 8, each_h - 10)
        small_card(scene, card, box, card_words(card, scene.lang))


def small_card(scene: Scene, card: CardView, box: Box, text: str) -> None:
    x, y, w, h = box
    scene.put(card.key, (card, "small", w, h, text), partial(small_thing, scene, card, w, h, text), at(x, y))


def small_thing(scene: Scene, card: CardView, w: float, h: float, text: str) -> str:
    return thing(
        card.key,
        small_face(card, w, h, scene.lang),
        halo(w, h),
        name=card.name.say(scene.lang),
        text=text,
        kind=card.type,
    )


def far_hand(scene: Scene, seat: int) -> None:
    """The hand of the far side: backs, and small faces of the cards that the viewer knows."""
    x, y, w, h = scene.layout.far_hand
    held = scene.view.players[seat]
    known = held.hand
    hidden = held.hand_size - len(known)
    narrow = scene.layout.stage is not None
    label_wide = 0 if narrow else 84
    face_w = w * 0.5 if narrow else h * 1.36
    left, room = x + label_wide, w - label_wide
    back_h = min(h, room / 2)
    back_w = back_h * 0.7
    faces = min(len(known) * (face_w + 4), room * 0.62)
    pitch = min(back_w + 3, max(2, (room - faces - back_w - 6) / max(1, hidden - 1)))
    reads = (held.hand_size, hidden, pitch)

    def backs() -> str:
        said = scene.say(HAND, n=held.hand_size)
        label = (
            words(0, h + 18, said, 18, "on strong") if narrow else words(0, h / 2 + 5, said, 12, "on strong", room=80)
        )
        return label + "".join([back(label_wide + pitch * number, 0, back_w, back_h) for number in range(hidden)])

    scene.put(f"hand:{seat}", reads, backs, at(x, y))
    start = left + (pitch * (hidden - 1) + back_w + 6 if hidden else 0)
    pitch_known = (faces - face_w) / max(1, len(known) - 1)
    for number, card in enumerate(known):
        box = (start + number * pitch_known, y, face_w, min(h, face_w))
        small_card(scene, card, box, card_words(card, scene.lang))
