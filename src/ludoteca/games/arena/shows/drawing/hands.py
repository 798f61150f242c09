"""The bottom of the table: the viewer's hand, a partner's, the card being played, cards brought out to choose from."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.arena.shows.drawing import shapes
from ludoteca.games.arena.shows.drawing.cards import back, card
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import fit, paragraph, rect, words
from ludoteca.kernel.layouts import GAP, Box, at
from ludoteca.kernel.texts import Phrase

RESOLVING: Final = Phrase("Si sta giocando", "Being played")
CHOOSE: Final = Phrase("Scegli", "Choose")
PARTNER: Final = Phrase("Mano di {who}", "{who}'s hand")
FEW: Final = 5
"""So many things stand in one row of a partner's hand on a tall table."""
WIDEST: Final = 158.0
"""No upright card is wider."""


class Tray:
    """Cards laid out beside the hand, under a heading."""

    def __init__(self, heading: Phrase, icon: str, cards: tuple[CardView, ...], choosing: bool) -> None:
        self.heading = heading
        self.icon = icon
        self.cards = cards
        self.choosing = choosing


def trays(scene: Scene) -> list[Tray]:
    """What needs room beside the hand: the card being played, and cards to choose that lie in piles or elsewhere."""
    view = scene.view
    found = []
    if view.resolving:
        choosing = any([scene.legal(one.key) for one in view.resolving])
        found.append(Tray(RESOLVING, "table", view.resolving, choosing))
    offered = brought_out(scene)
    if offered:
        found.append(Tray(CHOOSE, "target", offered, True))
    return found


def brought_out(scene: Scene) -> tuple[CardView, ...]:
    """Known cards that may be chosen and lie in no open hand: in piles, on decks, in rivals' hands."""
    view = scene.view
    if not any([key.startswith("card:") for key in scene.marks.options]):
        return ()
    placed = {one.card for one in view.resolving}
    for player in view.players:
        if is_open(scene, player):
            placed.update([one.card for one in player.hand])
    found: dict[int, CardView] = {}
    for player in view.players:
        for one in (*player.discard, *player.exile, *player.deck_known, *player.hand):
            if one.card not in placed and scene.legal(one.key):
                found[one.card] = one
    return tuple(found.values())


def is_open(scene: Scene, player: PlayerView) -> bool:
    """Whether the hand lies face up below: the viewer's, and a partner's."""
    return player.seat == scene.near or (scene.viewer is not None and player.partner == scene.near)


def lift(scene: Scene, shown: list[Tray]) -> float:
    """How much a tray takes from above the hands on a tall table: the ability card's room, while no choice is there."""
    _, _, w, h = scene.layout.skills
    asked = any([key.startswith(("ability:", "upgrade:")) for key in scene.marks.options])
    return h + GAP if w and not asked and shown else 0.0


def bottom(scene: Scene, shown: list[Tray], lifted: float) -> None:
    x, y, w, h = scene.layout.hand
    own = scene.view.players[scene.near]
    spare = partner(scene, own, lifted)
    y, h = y - spare - lifted, h + spare + lifted
    if scene.layout.tall:
        if shown:
            rows = sum([-(-len(tray.cards) // 2) for tray in shown])
            whole = rows + -(-own.hand_size // 2)
            share = h * min(0.7, max(0.34, rows / max(1, whole))) if own.hand_size else h
            along(scene, shown, (x, y, w, share - GAP))
            y, h = y + share, h - share
    elif shown:
        wanted = sum([max(1, min(len(tray.cards), 5)) for tray in shown]) * (WIDEST + 6) + 20 * len(shown)
        share = min(wanted, w * (0.62 if own.hand_size else 1.0))
        along(scene, shown, (x, y, share, h))
        x, w = x + share + GAP, w - share - GAP
    if own.hand_size:
        row(scene, own, (x, y, w, h))


def along(scene: Scene, shown: list[Tray], box: Box) -> None:
    """The trays side by side, each as wide as it has cards."""
    x, y, w, h = box
    weights = [max(1, min(len(tray.cards), 5)) for tray in shown]
    room = w - GAP * (len(shown) - 1)
    for tray, weight in zip(shown, weights, strict=True):
        each = room * weight / sum(weights)
        tray_box(scene, tray, (x, y, each, h))
        x += each + GAP


def tray_box(scene: Scene, tray: Tray, box: Box) -> None:
    x, y, w, h = box
    scene.put(f"tray:{tray.icon}", (w, h, tray.choosing), partial(tray_board, scene, tray, w, h), at(x, y))
    head = scene.layout.least * 1.5
    inner = (x + 5, y + head, w - 10, h - head - 5)
    for one, spot in zip(tray.cards, places(scene, len(tray.cards), inner), strict=True):
        card(scene, one, spot)


def tray_board(scene: Scene, tray: Tray, w: float, h: float) -> str:
    """What lies under the cards of a tray, with its heading."""
    least = scene.layout.least
    heading = scene.say(tray.heading)
    return (
        rect(0, 0, w, h, "tray tray-now" if tray.choosing else "tray", 9)
        + shapes.icon(tray.icon, 7, 4, least, "icon-gold")
        + words(12 + least, least * 1.15, heading, least * 1.02, "on strong", room=w - 20 - least)
    )


def places(scene: Scene, count: int, box: Box) -> list[Box]:
    """Boxes for so many cards: upright on a wide table, where they overlap when they are many; slips on a tall one."""
    x, y, w, h = box
    if scene.layout.tall:
        columns = 1 if w < 400 or count == 1 else 2 if count <= 10 else 3
        return slips(count, box, columns)
    each = min(WIDEST, h * 1.2, w)
    if count * (h * 0.62 + GAP) <= w + GAP:
        each = min(each, (w - GAP * (count - 1)) / max(1, count))
        pitch = each + GAP
    else:
        each = min(each, h * 0.72)
        pitch = min(each + GAP, (w - each) / max(1, count - 1))
        if pitch < each * 0.8:
            return slips(count, box, max(1, int(w / 165)), 70.0)
    start = x + max(0.0, (w - each - pitch * (count - 1)) / 2)
    return [(start + place * pitch, y, each, h) for place in range(count)]


def slips(count: int, box: Box, columns: int, highest: float = 120.0) -> list[Box]:
    """Boxes in columns, filled row by row."""
    x, y, w, h = box
    rows = max(1, -(-count // columns))
    each_w = (w - GAP * (columns - 1)) / columns
    each_h = min(highest, (h - 4 * (rows - 1)) / rows)
    found = []
    for place in range(count):
        line, column = divmod(place, columns)
        found.append((x + column * (each_w + GAP), y + line * (each_h + 4), each_w, each_h))
    return found


def row(scene: Scene, player: PlayerView, box: Box) -> None:
    """A hand: known cards face up, the others as backs."""
    known = player.hand
    hidden = player.hand_size - len(known)
    own = scene.viewer == player.seat
    if hidden and scene.layout.tall:
        x, y, w, h = box
        each = min(h * 0.7, w / hidden - GAP)
        backs(scene, [(x + place * (each + GAP), y, each, min(h, each * 1.4)) for place in range(hidden)])
        return
    spots = places(scene, player.hand_size, box)
    backs(scene, spots[:hidden])
    for one, spot in zip(known, spots[hidden:], strict=True):
        phase = 2 if "action" in one.banner else 1
        card(scene, one, spot, scene.why(f"play:{one.card}/{phase}") if own else None)


def backs(scene: Scene, spots: list[Box]) -> None:
    """The cards of a hand that the viewer does not know."""
    if spots:
        scene.put("backs", tuple(spots), lambda: "".join([back(*spot) for spot in spots]))


def partner(scene: Scene, own: PlayerView, lifted: float) -> float:
    """The partner's hand as slips, in the team game; returns how much height it leaves to the hand below it.

    Partners know each other's cards.
    """
    x, y, w, h = scene.layout.partner
    y -= lifted
    if own.partner < 0 or scene.viewer is None:
        return h + GAP if scene.layout.tall and h else 0.0
    spare = 0.0
    cards = scene.view.players[own.partner].hand
    head: Box = (x + 4, y, w - 8, scene.layout.least * 1.4)
    if scene.layout.tall:
        count = len(cards) + 1
        if count <= FEW:
            spare = h * 0.44
            h -= spare
        spots = slips(count, (x + 5, y + 5, w - 10, h - 10), count if count <= FEW else max(4, -(-count // 2)))
        head = spots.pop(0)
    else:
        spots = slips(len(cards), (x + 5, y + head[3], w - 10, h - head[3] - 4), 2, 60.0)
    said = scene.say(PARTNER, who=scene.names[own.partner])
    scene.put("partner", (h, head[2:]), partial(partner_board, scene, said, (w, h), (5, 5, *head[2:])), at(x, y))
    for one, spot in zip(cards, spots, strict=True):
        card(scene, one, spot)
    return spare


def partner_board(scene: Scene, said: str, size: tuple[float, float], head: Box) -> str:
    """What lies under a partner's hand, with whose it is: above the slips, or in the place of the first."""
    w, h = size
    least = scene.layout.least
    board = rect(0, 0, w, h, "tray", 8)
    if not scene.layout.tall:
        return board + words(8, least * 1.12, said, least, "on strong", room=w - 16)
    left, top, wide, high = head
    letters, lines = fit(said, wide - 8, least, least * 0.8, 2)
    first = top + high / 2 + letters * (0.36 if len(lines) == 1 else -0.2)
    return board + paragraph(left + 4, first, lines, letters, letters * 1.1, "on strong", wide - 8)
