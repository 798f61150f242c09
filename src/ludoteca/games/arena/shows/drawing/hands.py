"""The bottom of the table: the viewer's hand, a partner's, the card being played, cards brought out to choose from."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing import shapes
from ludoteca.games.arena.shows.drawing.cards import back, card
from ludoteca.games.arena.shows.drawing.scene import Scene
from ludoteca.games.arena.state.view_types import CardView, PlayerView
from ludoteca.kernel.drawing import fit, paragraph, rect, words
from ludoteca.kernel.layouts import GAP, Box
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
        choosing = any(scene.legal(one.key) for one in view.resolving)
        found.append(Tray(RESOLVING, "table", view.resolving, choosing))
    offered = brought_out(scene)
    if offered:
        found.append(Tray(CHOOSE, "target", offered, True))
    return found


def brought_out(scene: Scene) -> tuple[CardView, ...]:
    """Known cards that may be chosen and lie in no open hand: in piles, on decks, in rivals' hands."""
    view = scene.view
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


def lift(scene: Scene) -> float:
    """How much a tray takes from above the hands on a tall table: the ability card's room, while no choice is there."""
    _, _, w, h = scene.layout.skills
    asked = any(key.startswith(("ability:", "upgrade:")) for key in scene.marks.options)
    return h + GAP if w and not asked and trays(scene) else 0.0


def bottom(scene: Scene, lifted: float) -> str:
    x, y, w, h = scene.layout.hand
    shown = trays(scene)
    own = scene.view.players[scene.near]
    drawn, spare = partner(scene, own, lifted)
    parts = [drawn]
    y, h = y - spare - lifted, h + spare + lifted
    if scene.layout.tall:
        if shown:
            rows = sum([-(-len(tray.cards) // 2) for tray in shown])
            whole = rows + -(-own.hand_size // 2)
            share = h * min(0.7, max(0.34, rows / max(1, whole))) if own.hand_size else h
            parts.append(along(scene, shown, (x, y, w, share - GAP)))
            y, h = y + share, h - share
    elif shown:
        wanted = sum([max(1, min(len(tray.cards), 5)) for tray in shown]) * (WIDEST + 6) + 20 * len(shown)
        share = min(wanted, w * (0.62 if own.hand_size else 1.0))
        parts.append(along(scene, shown, (x, y, share, h)))
        x, w = x + share + GAP, w - share - GAP
    if own.hand_size:
        parts.append(row(scene, own, (x, y, w, h)))
    return "".join(parts)


def along(scene: Scene, shown: list[Tray], box: Box) -> str:
    """The trays side by side, each as wide as it has cards."""
    x, y, w, h = box
    weights = [max(1, min(len(tray.cards), 5)) for tray in shown]
    room = w - GAP * (len(shown) - 1)
    parts = []
    for tray, weight in zip(shown, weights, strict=True):
        each = room * weight / sum(weights)
        parts.append(tray_box(scene, tray, (x, y, each, h)))
        x += each + GAP
    return "".join(parts)


def tray_box(scene: Scene, tray: Tray, box: Box) -> str:
    x, y, w, h = box
    least = scene.layout.least
    head = least * 1.5
    parts = [
        rect(x, y, w, h, "tray tray-now" if tray.choosing else "tray", 9),
        shapes.icon(tray.icon, x + 7, y + 4, least, "icon-gold"),
        words(
            x + 12 + least, y + least * 1.15, scene.say(tray.heading), least * 1.02, "on strong", room=w - 20 - least
        ),
    ]
    inner = (x + 5, y + head, w - 10, h - head - 5)
    spots = places(scene, len(tray.cards), inner)
    parts += [card(scene, one, spot) for one, spot in zip(tray.cards, spots, strict=True)]
    return "".join(parts)


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
    return [(start + at * pitch, y, each, h) for at in range(count)]


def slips(count: int, box: Box, columns: int, highest: float = 120.0) -> list[Box]:
    """Boxes in columns, filled row by row."""
    x, y, w, h = box
    rows = max(1, -(-count // columns))
    each_w = (w - GAP * (columns - 1)) / columns
    each_h = min(highest, (h - 4 * (rows - 1)) / rows)
    found = []
    for at in range(count):
        line, column = divmod(at, columns)
        found.append((x + column * (each_w + GAP), y + line * (each_h + 4), each_w, each_h))
    return found


def row(scene: Scene, player: PlayerView, box: Box) -> str:
    """A hand: known cards face up, the others as backs."""
    known = player.hand
    hidden = player.hand_size - len(known)
    own = scene.viewer == player.seat
    if hidden and scene.layout.tall:
        x, y, w, h = box
        each = min(h * 0.7, w / hidden - GAP)
        boxes = [(x + at * (each + GAP), y, each, min(h, each * 1.4)) for at in range(hidden)]
        return "".join([back(*place) for place in boxes])
    spots = places(scene, player.hand_size, box)
    parts = [back(*spot) for spot in spots[:hidden]]
    for one, spot in zip(known, spots[hidden:], strict=True):
        phase = 2 if "action" in one.banner else 1
        parts.append(card(scene, one, spot, scene.why(f"play:{one.card}/{phase}") if own else None))
    return "".join(parts)


def partner(scene: Scene, own: PlayerView, lifted: float) -> tuple[str, float]:
    """The partner's hand as slips, in the team game, and how much height it leaves to the hand below it.

    Partners know each other's cards.
    """
    x, y, w, h = scene.layout.partner
    y -= lifted
    if own.partner < 0 or scene.viewer is None:
        return "", h + GAP if scene.layout.tall and h else 0.0
    spare = 0.0
    least = scene.layout.least
    other = scene.view.players[own.partner]
    said = scene.say(PARTNER, who=scene.names[own.partner])
    if scene.layout.tall:
        count = len(other.hand) + 1
        if count <= FEW:
            spare = h * 0.44
            h -= spare
        spots = slips(count, (x + 5, y + 5, w - 10, h - 10), count if count <= FEW else max(4, -(-count // 2)))
        left, top, wide, high = spots.pop(0)
        size, lines = fit(said, wide - 8, least, least * 0.8, 2)
        first = top + high / 2 + size * (0.36 if len(lines) == 1 else -0.2)
        heading = paragraph(left + 4, first, lines, size, size * 1.1, "on strong", wide - 8)
    else:
        head = least * 1.4
        heading = words(x + 8, y + least * 1.12, said, least, "on strong", room=w - 16)
        spots = slips(len(other.hand), (x + 5, y + head, w - 10, h - head - 4), 2, 60.0)
    parts = [rect(x, y, w, h, "tray", 8), heading]
    parts += [card(scene, one, spot) for one, spot in zip(other.hand, spots, strict=True)]
    return "".join(parts), spare
