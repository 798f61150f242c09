"""The bottom of the table: the viewer's hand, a partner's, the card being played, cards brought out to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import shapes
from ludoteca.games.arena.shows.drawing.cards import LOW, back, card
from ludoteca.games.arena.shows.drawing.orders import WAITING
from ludoteca.games.arena.shows.drawing.saying import card_reads
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import fit, paragraph, rect, words
from ludoteca.kernel.layouts import GAP, Box, at, shared, split
from ludoteca.kernel.texts import Phrase

MOST: Final = 5
"""A tray grows with its cards up to so many."""
WIDEST: Final = 114.0
"""No card is wider."""
NARROWEST: Final = 84.0
WIDEST_TALL: Final = 148.0
BROADEST: Final = 248.0
"""Nor one of two rows on a tall table."""
HIGHEST: Final = 1.5
"""No card is higher, in its widths."""


@dataclass(frozen=True, eq=False)
class Tray:
    """Cards laid out beside the hand, under a heading."""

    heading: Phrase
    icon: str
    cards: tuple[CardView, ...]
    choosing: bool


def trays(scene: Scene) -> list[Tray]:
    """List what needs room beside the hand: the card being played, and cards to choose from piles or elsewhere."""
    view = scene.view
    trays = []
    if view.resolving:
        choosing = any([scene.legal(one.key) for one in view.resolving])
        trays.append(Tray(Phrase("Si sta giocando", "Being played"), "table", view.resolving, choosing))
    offered = brought_out(scene)
    if offered:
        trays.append(Tray(Phrase("Scegli", "Choose"), "target", offered, True))
    return trays


def brought_out(scene: Scene) -> tuple[CardView, ...]:
    """List known cards that may be chosen and lie in no open hand: in piles, on decks, in rivals' hands."""
    view = scene.view
    legal = scene.marks.options
    if not any([key[:5] == "card:" for key in legal]):
        return ()
    placed = {one.card for one in view.resolving}
    for player in view.players:
        if is_open(scene, player):
            placed.update([one.card for one in player.hand])
    offered: dict[int, CardView] = {}
    for player in view.players:
        for one in (*player.discard, *player.exile, *player.deck_known, *player.hand):
            if one.card not in placed and one.key in legal:
                offered[one.card] = one
    return tuple(offered.values())


def is_open(scene: Scene, player: PlayerView) -> bool:
    """Tell whether the hand lies face up below: the viewer's, and a partner's."""
    return player.seat == scene.near or (scene.viewer is not None and player.partner == scene.near)


def lift(scene: Scene, shown: list[Tray]) -> float:
    """Return what a tray takes above the hands on a tall table: the ability card's room, while no choice is there."""
    _, _, w, h = scene.layout.skills
    if not w or not shown:
        return 0.0
    asked = any([key.startswith(("ability:", "upgrade:")) for key in scene.marks.options])
    return 0.0 if asked else h + GAP


def bottom(scene: Scene, shown: list[Tray], lifted: float) -> None:
    """Lay out everything below the Arena."""
    view = scene.view
    own = view.players[scene.near]
    held = own.hand if own.partner < 0 else own.hand + view.players[own.partner].hand
    cards = tuple([card_reads(card) for card in held])
    trays = tuple([(tray.icon, tray.cards, tray.choosing) for tray in shown])
    reads = (cards, len(own.hand), own.hand_size, trays, lifted, view.phase in WAITING)
    scene.section("bottom", reads, partial(hands_and_trays, scene, shown, lifted))


def hands_and_trays(scene: Scene, shown: list[Tray], lifted: float) -> None:
    x, y, w, h = scene.layout.hand
    own = scene.view.players[scene.near]
    partner(scene, own, lifted)
    y, h = y - lifted, h + lifted
    cards = sum([max(1, len(tray.cards)) for tray in shown])
    if shown and scene.layout.tall and cards > 1 and own.hand_size:
        upper, lower = split((x, y, w, h), 2, upright=True)
        along(scene, shown, upper)
        x, y, w, h = lower
    elif shown:
        wanted = min(cards, MOST) * (card_width(scene, h) + 6) + 20 * len(shown)
        share = min(wanted, w * (0.6 if own.hand_size else 1.0))
        along(scene, shown, (x, y, share, h))
        x, w = x + share + GAP, w - share - GAP
    if own.hand_size:
        row(scene, own, (x, y, w, h))


def card_width(scene: Scene, h: float) -> float:
    """Return how wide a card of this height is at most."""
    return min(WIDEST_TALL if scene.layout.tall else WIDEST, h * 0.95)


def along(scene: Scene, shown: list[Tray], box: Box) -> None:
    """Lay out the trays side by side, each as wide as it has cards."""
    weights = [max(1, min(len(tray.cards), 5)) for tray in shown]
    for tray, part in zip(shown, shared(box, weights, GAP), strict=True):
        tray_box(scene, tray, part)


def tray_box(scene: Scene, tray: Tray, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"tray:{tray.icon}", (w, h, tray.choosing), partial(tray_board, scene, tray, w, h), at(x, y))
    head = scene.layout.least * 1.5
    inner = (x + 5, y + head, w - 10, h - head - 5)
    for one, spot in zip(tray.cards, places(scene, len(tray.cards), inner), strict=True):
        card(scene, one, spot)


def tray_board(scene: Scene, tray: Tray, w: float, h: float) -> str:
    """Draw what lies under the cards of a tray, with its heading."""
    least = scene.layout.least
    heading = scene.say(tray.heading)
    return (
        rect(0, 0, w, h, "tray tray-now" if tray.choosing else "tray", 9)
        + shapes.icon(tray.icon, 7, 4, least, "icon-gold")
        + words(12 + least, least * 1.15, heading, least * 1.02, "on strong", room=w - 20 - least)
    )


def places(scene: Scene, count: int, box: Box) -> list[Box]:
    """Lay out boxes for so many cards in a row, where they overlap when they are many; on a tall table also in two
    rows.
    """
    _, _, w, h = box
    least = scene.layout.least
    if not scene.layout.tall:
        return in_a_row(count, box, max(NARROWEST, min(card_width(scene, h), (w - GAP * (count - 1)) / max(1, count))))
    if count > max(1, w / (least * 6.4)) and h > least * 6.6:
        columns = -(-count // 2)
        upper, lower = split(box, 2, upright=True)
        each = min(BROADEST, (w - GAP * (columns - 1)) / columns)
        return [*in_a_row(columns, upper, each), *in_a_row(count - columns, lower, each)]
    most = card_width(scene, h) if h >= least * LOW else BROADEST
    return in_a_row(count, box, max(NARROWEST, min(most, (w - GAP * (count - 1)) / max(1, count))))


def in_a_row(count: int, box: Box, each: float) -> list[Box]:
    """Return so many boxes of this width in the middle of a row; they overlap where there is not enough room."""
    x, y, w, h = box
    pitch = min(each + GAP, (w - each) / max(1, count - 1))
    start = x + max(0.0, (w - each - pitch * (count - 1)) / 2)
    return [(start + index * pitch, y, each, min(h, each * HIGHEST)) for index in range(count)]


def row(scene: Scene, player: PlayerView, box: Box) -> None:
    """Lay out a hand: known cards face up, the others as backs."""
    known = player.hand
    hidden = player.hand_size - len(known)
    own = scene.viewer == player.seat
    spots = places(scene, player.hand_size, box)
    backs(scene, spots[:hidden])
    for one, spot in zip(known, spots[hidden:], strict=True):
        phase = 2 if "action" in one.banner else 1
        card(scene, one, spot, scene.why(f"play:{one.card}/{phase}") if own else None)


def backs(scene: Scene, spots: list[Box]) -> None:
    """Lay out the cards of a hand that the viewer does not know."""
    if spots:
        scene.put("backs", tuple(spots), lambda: "".join([back(*spot) for spot in spots]))


def partner(scene: Scene, own: PlayerView, lifted: float) -> None:
    """Lay out the partner's hand in the team game. Partners know each other's cards."""
    x, y, w, h = scene.layout.partner
    y -= lifted
    if own.partner < 0 or scene.viewer is None or scene.view.phase in WAITING:
        return
    cards = scene.view.players[own.partner].hand
    least = scene.layout.least
    title = scene.say(Phrase("Mano di {who}", "{who}'s hand"), who=scene.names[own.partner])
    scene.put("partner", (title,), partial(partner_board, scene, title, w, h), at(x, y))
    head = least * 4.4 if scene.layout.tall else 5.0
    top = 4.0 if scene.layout.tall else least * 1.5
    inner = (x + head, y + top, w - head - 5, h - top - 4)
    for one, spot in zip(cards, places(scene, len(cards), inner), strict=True):
        card(scene, one, spot)


def partner_board(scene: Scene, title: str, w: float, h: float) -> str:
    """Draw what lies under a partner's hand, with whose it is: above the cards, or beside them on a tall table."""
    least = scene.layout.least
    board = rect(0, 0, w, h, "tray", 8)
    if not scene.layout.tall:
        return board + words(8, least * 1.16, title, least, "on strong", room=w - 16)
    room = least * 4.4 - 12
    letters, lines = fit(title, room, least, least, 3)
    first = h / 2 + letters * 0.36 - letters * 0.55 * (len(lines) - 1)
    return board + paragraph(6, first, lines, letters, letters * 1.1, "on strong", room)
