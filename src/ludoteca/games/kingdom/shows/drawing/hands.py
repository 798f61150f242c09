"""The bottom of the table: every player's tower cards, open to all, equal ones together."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.kingdom.shows.drawing import saying, shapes, towers
from ludoteca.games.kingdom.shows.drawing.icons import icon, icon_of
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.state.view_types import PlayerView
from ludoteca.kernel.drawing import circle, rect, words
from ludoteca.kernel.layouts import GAP, Box, at
from ludoteca.kernel.texts import Phrase

EMPTY: Final = Phrase("Mano vuota", "Empty hand")
INCOMING: Final = Phrase("In arrivo nel prossimo round.", "Arriving next round.")
FROZEN: Final = Phrase("Congelata: si può solo passare.", "Frozen: it can only be passed.")
WIDEST: Final = 104.0
"""No card of a wide table is wider."""
NARROWEST: Final = 72.0
"""Nor narrower: with more cards than that, the hands of the others are chips in two rows."""
TAB: Final = 24.0
"""The strip with the player's mark and the number of cards."""


class Held:
    """Equal cards of one player."""

    def __init__(self, seat: int, kind: int, count: int, incoming: bool, frozen: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.count = count
        self.incoming = incoming
        self.frozen = frozen


def held(player: PlayerView) -> list[Held]:
    """The hand, equal cards together, then the towers that arrive next round."""
    found = []
    for incoming, kinds in ((False, player.hand), (True, player.incoming)):
        for kind in dict.fromkeys(kinds):
            frozen = not incoming and kind in player.frozen
            found.append(Held(player.seat, kind, kinds.count(kind), incoming, frozen))
    return found


def order(scene: Scene) -> list[PlayerView]:
    """The viewer first."""
    players = scene.view.players
    return sorted(players, key=lambda player: (player.seat != scene.near, player.seat))


def bottom(scene: Scene, box: Box) -> None:
    """On a wide table all hands in a row; on a tall one the viewer's own as cards, the others' as chips."""
    if scene.layout.tall:
        tall(scene, box)
        return
    x, y, w, h = box
    players = order(scene)
    hands = [held(player) for player in players]
    room = w - (TAB + GAP) * len(players)
    each = min(WIDEST, room / sum([max(1, len(cards)) for cards in hands]) - 4)
    crowded = each < NARROWEST
    if crowded:
        each = NARROWEST
    columns = sum([max(1, -(-len(cards) // 2)) for cards in hands[1:]])
    chip_room = min(NARROWEST, (room - len(hands[0]) * (each + 4)) / max(1, columns) - 4)
    left = x
    for place, (player, cards) in enumerate(zip(players, hands, strict=True)):
        in_rows = crowded and place > 0
        wide = chip_room if in_rows else each
        across = max(1, -(-len(cards) // 2) if in_rows else len(cards))
        whole = TAB + across * (wide + 4)
        rack(scene, player, (left, y, whole, h), is_empty=not cards)
        for nth, card in enumerate(cards):
            if in_rows:
                row, column = divmod(nth, across)
                high = (h - 12) / 2
                chip(scene, card, (left + TAB + column * (wide + 4), y + 4 + row * (high + 4), wide, high))
            else:
                one(scene, card, (left + TAB + nth * (wide + 4), y + 4, wide, h - 8))
        left += whole + GAP


def rack(scene: Scene, player: PlayerView, box: Box, is_empty: bool) -> None:
    """What a hand lies on."""
    x, y, w, h = box
    reads = (w, h, len(player.hand), is_empty)
    scene.put(f"rack:{player.seat}", reads, lambda: tab(scene, player, w, h, is_empty), at(x, y))


def tab(scene: Scene, player: PlayerView, w: float, h: float, is_empty: bool) -> str:
    """The player's mark, and how many cards there are."""
    least = scene.layout.least
    parts = [
        rect(0, 0, w, h, "panel panel-now" if player.seat == scene.viewer else "panel", 8),
        shapes.mark(player.colour, TAB / 2, 18, 7.5),
        words(TAB / 2, h - 10, str(len(player.hand)), least * 1.1, "on big", "middle"),
    ]
    if is_empty:
        parts.append(words(TAB + 2, h / 2, scene.say(EMPTY), least, "dim", room=w - TAB - 8))
    return "".join(parts)


def key_of(card: Held) -> str:
    return f"{'incoming' if card.incoming else 'hand'}:{card.seat}/{card.kind}"


def one(scene: Scene, card: Held, box: Box) -> None:
    x, y, w, h = box
    key = key_of(card)
    reads = ("card", w, h, *held_reads(scene, card), scene.looked_on == key)
    scene.put(key, reads, lambda: card_thing(scene, card, w, h), at(x, y))


def held_reads(scene: Scene, card: Held) -> tuple[Any, ...]:
    return scene.view.towers[card.kind], card.count, card.frozen


def card_thing(scene: Scene, card: Held, w: float, h: float) -> str:
    """A card in the hand; those that are still to come under a veil."""
    key = key_of(card)
    kind = scene.view.towers[card.kind]
    parts = [towers.card(scene, kind, w, h, card.count, card.incoming)]
    if card.frozen:
        sign = scene.layout.least * 1.5
        parts.append(circle(w - sign * 0.62, sign * 0.62, sign * 0.6, "left"))
        parts.append(icon("frozen", w - sign * 1.02, sign * 0.22, sign * 0.8, "ice"))
    parts.append(shapes.halo(1, 1, w - 2, h - 2, 7))
    parts.append(shapes.origin((0, 0, w, h), scene.looked_on == key, 7))
    mine = card.seat == scene.viewer and not card.incoming
    return scene.thing(
        key,
        *parts,
        name=kind.name.say(scene.lang),
        text="\n".join([f"{scene.names[card.seat]}.", *card_lines(scene, card)]),
        kind="hand readable",
        why=f"tower:{card.kind}" if mine else None,
    )


def card_lines(scene: Scene, card: Held) -> list[str]:
    """What is printed on it, and whether it can be played."""
    lines = saying.tower_lines(scene, scene.view.towers[card.kind])
    if card.incoming:
        lines.append(scene.say(INCOMING))
    if card.frozen:
        lines.append(scene.say(FROZEN))
    return lines


def tall(scene: Scene, box: Box) -> None:
    """Own cards in one or two rows."""
    x, y, w, h = box
    cards = held(scene.view.players[scene.near])
    if not cards:
        return
    rows = 1 if h < 250 or len(cards) <= 4 else 2
    columns = -(-len(cards) // rows)
    each = min(190.0, (w - 6 * (columns - 1)) / columns)
    high = min((h - 6 * (rows - 1)) / rows, 215.0)
    for nth, card in enumerate(cards):
        row, column = divmod(nth, columns)
        left = x + (w - columns * each - 6 * (columns - 1)) / 2 + column * (each + 6)
        one(scene, card, (left, y + row * (high + 6), each, high))


def chips(scene: Scene, player: PlayerView, box: Box) -> None:
    """A hand as small signs, at the right end of a row of a tall table."""
    x, y, w, h = box
    cards = held(player)
    each = min(h * 1.5, w / max(1, len(cards)))
    for nth, card in enumerate(cards):
        chip(scene, card, (x + w - (len(cards) - nth) * each, y, each - 4, h), is_small=False)


def chip(scene: Scene, card: Held, box: Box, is_small: bool = True) -> None:
    x, y, w, h = box
    key = key_of(card)
    reads = ("chip", w, h, *held_reads(scene, card), scene.looked_on == key)
    scene.put(key, reads, lambda: chip_thing(scene, card, w, h, is_small), at(x, y))


def chip_thing(scene: Scene, card: Held, w: float, h: float, is_small: bool) -> str:
    """A card as a sign of its family and its level."""
    key = key_of(card)
    kind = scene.view.towers[card.kind]
    least = scene.layout.least * (0.9 if is_small else 0.75)
    sign = min(h * 0.56, w * 0.56)
    parts = [rect(0, 0, w, h, f"tower {towers.family_class(kind)}", 6)]
    parts.append(icon(icon_of(kind.family, "tower"), w * 0.08, h * 0.1, sign, "pale"))
    parts.append(words(w * 0.8, h * 0.52, str(kind.level), max(least, min(h * 0.5, w * 0.4)), "big gold", "middle"))
    if card.count > 1:
        parts.append(words(w * 0.5, h * 0.95, f"×{card.count}", max(h * 0.34, least), "big pale", "middle"))
    if card.incoming:
        parts.append(rect(0, 0, w, h, "veil", 6))
    parts.append(shapes.halo(0, 0, w, h, 6))
    dark = rect(0, 0, w, h, "halo-under pointing", 6)
    parts.append(shapes.origin((-2, -2, w + 4, h + 4), scene.looked_on == key, 6, beneath=dark))
    return scene.thing(
        key,
        *parts,
        name=kind.name.say(scene.lang),
        text="\n".join([f"{scene.names[card.seat]}.", *card_lines(scene, card)]),
        kind="hand readable",
    )
