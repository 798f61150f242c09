"""Hands and trays: the cards at the bottom of the table, the backs at the top, and cards brought out to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import back, halo, hand_face, kind_words, small_face
from ludoteca.games.lyon.shows.drawing.field import Scene
from ludoteca.games.lyon.shows.drawing.layout import Box
from ludoteca.games.lyon.state.view_types import CardView, MonsterCard, PlayerView
from ludoteca.kernel.drawing import moved, rect, words
from ludoteca.kernel.texts import Phrase

GAP: Final = 10
RESOLVING: Final = Phrase("In risoluzione", "Resolving")
CHOOSE: Final = Phrase("Scegli", "Choose")
HAND: Final = Phrase("Mano: {n}", "Hand: {n}")
_VALUES: Final = Phrase("ATTACCO {a}, DIFESA {d}", "ATTACK {a}, DEFENCE {d}")


def bottom(scene: Scene, tray: list[CardView]) -> str:
    """The near hand, with the card being resolved to its left and the tray to its right.

    A layout that is too narrow for that has a stage for the former, and puts the latter over the hand.
    """
    x, y, w, _ = scene.layout.near_hand
    cut = scene.layout.hand
    parts = []
    resolving = scene.view.resolving
    if resolving and scene.layout.stage is not None:
        said = f"{scene.say(RESOLVING)}. {card_words(resolving[-1], scene.lang)}"
        parts.append(small_card(scene, resolving[-1], scene.layout.stage, said))
    elif resolving:
        wide = cut.w + 24
        parts.append(shelf(scene, x, y, wide, scene.say(RESOLVING), resolving, False))
        x += wide + GAP
        w -= wide + GAP
    held = scene.view.players[scene.near]
    if not tray:
        return "".join([*parts, row(scene, held, x, y, w)])
    needed = max(len(tray) * (cut.w + GAP) + 30, cut.w * 1.4)
    if not held.hand_size or scene.layout.stage is not None:
        share = min(w, needed)
        return "".join([*parts, shelf(scene, x + (w - share) / 2, y, share, scene.say(CHOOSE), tray, True)])
    share = min(needed, w * max(0.4, min(0.7, len(tray) / (len(tray) + held.hand_size))))
    parts.append(shelf(scene, x + w - share, y, share, scene.say(CHOOSE), tray, True))
    parts.append(row(scene, held, x, y, w - share - GAP))
    return "".join(parts)


def row(scene: Scene, held: PlayerView, x: float, y: float, w: float) -> str:
    """The cards of the near hand that are known face up, the others as backs; they overlap when they are many."""
    cut = scene.layout.hand
    hidden = held.hand_size - len(held.hand)
    places = spread(held.hand_size, x, w, cut.w)
    cards = [moved(at, y, back(0, 0, cut.w, cut.h)) for at in places[:hidden]]
    own = scene.viewer == held.seat
    for at, card in zip(places[hidden:], held.hand, strict=True):
        cards.append(hand_card(scene, card, at, y, f"play:{card.card}" if own else None))
    return "".join(cards)


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


def hand_card(scene: Scene, card: CardView, x: float, y: float, why: str | None) -> str:
    cut = scene.layout.hand
    key = f"card:{card.card}"
    return scene.marks.group(
        key,
        hand_face(card, cut, scene.lang),
        halo(cut.w, cut.h, scene.legal(key), key in scene.marks.sources),
        name=card.name.say(scene.lang),
        text=card_words(card, scene.lang),
        kind=card.type,
        why=why,
        place=f"translate({x:.1f} {y:.1f})",
    )


def shelf(scene: Scene, x: float, y: float, w: float, label: str, cards: Sequence[CardView], choosing: bool) -> str:
    """Cards brought out on a board of their own, with a label above."""
    cut = scene.layout.hand
    s = scene.layout.scale
    board = rect(x, y - 16, w, cut.h + 28, "panel panel-active" if choosing else "panel", 12)
    named = words(x + 12, y - 3, label, 8 + 4 * s, "on strong", room=w - 24)
    room = w - 20
    if len(cards) * cut.w * 0.55 > room:
        return board + named + grid(scene, cards, x + 10, y + 5, room)
    places = spread(len(cards), x + 10, room, cut.w)
    shown = [hand_card(scene, card, at, y + 5, None) for at, card in zip(places, cards, strict=True)]
    return board + named + "".join(shown)


def grid(scene: Scene, cards: Sequence[CardView], x: float, y: float, w: float) -> str:
    """Many cards, small, in as many rows as show them largest."""
    h = scene.layout.hand.h
    ways = [(-(-len(cards) // rows), h / rows) for rows in range(1, 9)]
    each_w, columns, tallest = max([(min(w / columns, tall * 1.35), columns, tall) for columns, tall in ways])
    each_h = min(tallest, each_w / 1.15)
    left = x + (w - columns * each_w) / 2
    parts = []
    for at, card in enumerate(cards):
        box = (left + at % columns * each_w + 4, y + at // columns * each_h + 4, each_w - 8, each_h - 10)
        parts.append(small_card(scene, card, box, card_words(card, scene.lang)))
    return "".join(parts)


def small_card(scene: Scene, card: CardView, box: Box, text: str) -> str:
    x, y, w, h = box
    key = f"card:{card.card}"
    return scene.marks.group(
        key,
        small_face(card, w, h, scene.lang),
        halo(w, h, scene.legal(key), key in scene.marks.sources),
        name=card.name.say(scene.lang),
        text=text,
        kind=card.type,
        place=f"translate({x:.1f} {y:.1f})",
    )


def far_hand(scene: Scene, seat: int) -> str:
    """The hand of the far side: backs, and small faces of the cards that the viewer knows."""
    x, y, w, h = scene.layout.far_hand
    held = scene.view.players[seat]
    known = held.hand
    hidden = held.hand_size - len(known)
    said = scene.say(HAND, n=held.hand_size)
    if scene.layout.stage is None:
        parts = [words(x, y + h / 2 + 5, said, 12, "on strong", room=80)]
        x, w = x + 84, w - 84
        face_w = h * 1.36
    else:
        parts = [words(x, y + h + 18, said, 18, "on strong")]
        face_w = w * 0.5
    back_h = min(h, w / 2)
    back_w = back_h * 0.7
    faces = min(len(known) * (face_w + 4), w * 0.62)
    pitch = min(back_w + 3, max(2, (w - faces - back_w - 6) / max(1, hidden - 1)))
    parts += [back(x + pitch * at, y, back_w, back_h) for at in range(hidden)]
    start = x + (pitch * (hidden - 1) + back_w + 6 if hidden else 0)
    pitch = (faces - face_w) / max(1, len(known) - 1)
    for at, card in enumerate(known):
        parts.append(
            small_card(scene, card, (start + at * pitch, y, face_w, min(h, face_w)), card_words(card, scene.lang))
        )
    return "".join(parts)
