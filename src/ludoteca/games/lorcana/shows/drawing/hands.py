"""The bottom of the table: the hand, cards being resolved or looked at, cards to choose from, abilities that wait."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, radians, sin
from typing import Final

from ludoteca.games.lorcana.shows.art.pictures import card_address
from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back
from ludoteca.games.lorcana.shows.drawing.layout import RATIO, Cut, cut_to, flow
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.state.view_types import CardView, PlayerView, TriggerView
from ludoteca.kernel.drawing import fit, image, rect, tag, thing, use, words
from ludoteca.kernel.layouts import Box, at, shared, spread
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.views import Value

GAP: Final = 10
TWO_ROWS: Final = {"wide": 17, "tall": 8}
"""With more cards than this the hand lies in two rows."""
MANY: Final = 8
"""More cards than this on a board want more room than a strip."""
FAN: Final = 1.5
"""Degrees by which each card of a hand is turned against the next; a full hand lies straight."""
BAG: Final = Phrase("In attesa", "Waiting")
ENTRY: Final = Phrase("Abilità in attesa di {who}", "Ability of {who} that waits")


class Shelf(Value):
    """A board beside the hand: its heading, its cards (or hidden things), or the abilities that wait."""

    heading: str
    icon: str
    cards: Sequence[CardView]
    hidden: list[str]
    waiting: Sequence[TriggerView]
    choosing: bool

    @property
    def count(self) -> float:
        return len(self.cards) + len(self.hidden) + (2.2 if self.waiting else 0)


def shelves(scene: Scene) -> list[Shelf]:
    """List what needs a board now."""
    view, marks = scene.view, scene.marks
    boards = []
    if view.resolving:
        choosing = any(marks.is_legal(card.key) for card in view.resolving)
        boards.append(Shelf(scene.say(Phrase("Sul tavolo", "On the table")), "alert", view.resolving, [], [], choosing))
    cards, hidden = brought_out(scene)
    if cards or hidden:
        boards.append(Shelf(scene.say(Phrase("Scegli", "Choose")), "target", cards, hidden, [], True))
    if view.bag:
        choosing = any(marks.is_legal(f"bag:{index}") for index in range(len(view.bag)))
        boards.append(Shelf(scene.say(BAG), "bag", [], [], view.bag, choosing))
    return boards


def brought_out(scene: Scene) -> tuple[list[CardView], list[str]]:
    """Find cards to choose without a place of their own: in discards, known in other hands, under others, face down."""
    view = scene.view
    options = [int(key[5:]) for key in scene.marks.options if key[:5] == "card:"]
    placed = {card.card for player in view.players for card in player.in_play} if options else set()
    placed |= {card.card for card in (*view.resolving, *view.players[scene.near].hand)}
    missing = [card for card in options if card not in placed]
    if not missing:
        return [], []
    elsewhere: dict[int, CardView] = {}
    for player in view.players:
        under = [card for played in player.in_play for card in played.under_cards]
        top = [player.top] if player.top is not None else []
        elsewhere |= {card.card: card for card in (*under, *player.discard, *player.hand, *top)}
    cards = [elsewhere[card] for card in missing if card in elsewhere]
    return cards, [f"card:{card}" for card in missing if card not in elsewhere]


def laid_on(boards: list[Shelf]) -> set[str]:
    """Return the cards that lie on boards, wherever else they would be seen."""
    return {card.key for board in boards for card in board.cards}


def bottom(scene: Scene, boards: list[Shelf]) -> None:
    """Draw the boards and the hand: on a wide table the boards lie to the left of the hand, on a tall one above it."""
    x, y, w, h = scene.layout.bottom
    held = scene.view.players[scene.near]
    if not boards:
        row(scene, held, (x, y, w, h))
    elif scene.layout.tall and not held.hand_size:
        along(scene, boards, (x, y, w, h))
    elif scene.layout.tall:
        # Many cards also take most of the hand's room.
        more = h * 0.62 if max([board.count for board in boards]) > MANY else 0.0
        along(scene, boards, (x, y - 184, w, 180 + more))
        row(scene, held, (x, y + more, w, h - more))
    else:
        wanted = sum([min(board.count, 6) for board in boards]) * (scene.layout.hand.w * 0.9) + 26 * len(boards)
        share = min(wanted, w * (0.72 if held.hand_size else 1.0))
        along(scene, boards, (x, y, share, h))
        row(scene, held, (x + share + GAP, y, w - share - GAP, h))


def along(scene: Scene, boards: list[Shelf], box: Box) -> None:
    """Draw the boards side by side, each as wide as it has cards."""
    weights = [max(1.0, min(board.count, 6)) for board in boards]
    for board, part in zip(boards, shared(box, weights, GAP), strict=True):
        shelf(scene, board, part)


def shelf(scene: Scene, board: Shelf, box: Box) -> None:
    x, y, w, h = box
    head = scene.layout.least * 1.4
    scene.put(f"shelf:{board.icon}", (w, h, board.choosing), lambda: plank(scene, board, w, h, head), at(x, y))
    inner = (x + 8, y + head + 8, w - 16, h - head - 14)
    if board.waiting:
        waiting(scene, board.waiting, inner)
    else:
        laid_out(scene, board, inner)


def plank(scene: Scene, board: Shelf, w: float, h: float, head: float) -> str:
    """Draw a board with its heading."""
    size = scene.layout.least * 1.04
    return (
        rect(0, 0, w, h, "board shelf-now" if board.choosing else "board", 10)
        + use(f"lo-{board.icon}", 8, 5, head * 0.8, head * 0.8, "icon-gold")
        + words(12 + head, head * 0.92, board.heading, size, "on strong", room=w - 24 - head)
    )


def laid_out(scene: Scene, board: Shelf, box: Box) -> None:
    """Lay out cards in as many rows as show them largest; they overlap rather than become too small to read."""
    x, y, w, h = box
    count = len(board.cards) + len(board.hidden)
    least = scene.layout.least
    high, boxes = flow(("character",) * count, box, h)
    spots: list[tuple[float, float]]
    if high / RATIO < least * 3.8 and count > 1:
        rows = max(1, min(4, int(h / (least * 7))))
        each_h = (h - (rows - 1) * 4) / rows
        columns = -(-count // rows)
        each = min(each_h / RATIO, w / 2)
        cut = cut_to(each, each_h, least, (w - each) / max(1, columns - 1))
        spots = []
        for line in range(rows):
            in_row = min(columns, count - line * columns)
            spots += [(left, y + line * (each_h + 4)) for left in spread(in_row, x, w, cut.w, 6)]
    else:
        cut = cut_to(high / RATIO, high, least)
        spots = [spot[:2] for spot in boxes]
    for card, spot in zip(board.cards, spots, strict=False):
        scene.card(card, cut, spot)
    for key, spot in zip(board.hidden, spots[len(board.cards) :], strict=True):
        scene.hidden(key, cut, *spot)


def waiting(scene: Scene, entries: Sequence[TriggerView], box: Box) -> None:
    """Draw the abilities in the bag, each a slip with the picture and the name of its card; its words are told."""
    x, y, w, h = box
    least = scene.layout.least * 2.4
    columns = 1 if len(entries) * (least + 6) <= h + 6 else 2
    rows = -(-len(entries) // columns)
    each_w = (w - (columns - 1) * 6) / columns
    each_h = min((h - (rows - 1) * 6) / rows, scene.layout.least * 4.6)
    pictures = {}
    for player in scene.view.players:
        pictures.update({card.card: card for card in (*player.in_play, *player.discard)})
    for number, entry in enumerate(entries):
        column, line = divmod(number, rows)
        name = scene.known.get(entry.card, "")
        card = pictures.get(entry.card)
        address = card_address(card) if card is not None else ""
        draw = partial(slip, scene, number, entry, name, address, each_w, each_h)
        position = at(x + column * (each_w + 6), y + line * (each_h + 6))
        scene.put(f"bag:{number}", (entry, name, address, each_w, each_h, scene.called), draw, position)


def slip(scene: Scene, number: int, entry: TriggerView, name: str, address: str, w: float, h: float) -> str:
    told = scene.told(entry.text)
    least = scene.layout.least
    left = h + 4 if address and w > h * 2.4 else 8
    size, lines = fit(name, w - left - 8, least * 1.15, least, 2 if h > least * 2.3 else 1)
    parts = [rect(0, 0, w, h, "slip", 8)]
    if left > 8:
        parts.append(tag("g", image(address, 2, 2, h - 4, h - 4, fill=True), class_="face"))
    top = h / 2 - size * 0.55 * len(lines) + size * 0.9
    parts += [
        words(left, top + n * size * 1.1, line, size, "serif slip-text", room=w - left - 6)
        for n, line in enumerate(lines)
    ]
    return thing(
        f"bag:{number}",
        *parts,
        badges.halo(w, h),
        name=name or scene.say(BAG),
        text=f"{scene.say(ENTRY, who=scene.names[entry.seat])}: {told}",
        kind="bag",
    )


def row(scene: Scene, held: PlayerView, box: Box) -> None:
    """Draw the near hand, but for cards that are in the picture already."""
    drawn = tuple([card.card for card in held.hand if card.key in scene.drawn])
    company = tuple([scene.company(card) for card in held.hand]) if scene.singers else ()
    offered = scene.offered(held.hand)
    marked = (scene.view.chosen, scene.altering, company, offered, drawn)
    reads = (held.hand, held.hand_size, box, marked, scene.layout)
    scene.places.update(scene.section("hand", reads, partial(row_parts, scene, held, box)))


def row_parts(scene: Scene, held: PlayerView, box: Box) -> dict[int, Box]:
    """Put the near hand: known cards face up, the others as backs; overlapping, and in two rows when they are many."""
    x, y, w, h = box
    full = scene.layout.hand
    size = held.hand_size
    hidden = size - len(held.hand)
    own = scene.viewer == held.seat
    rows = 2 if size > TWO_ROWS["tall" if scene.layout.tall else "wide"] else 1
    in_row = max(1, -(-size // rows))
    high = min(full.h, h - 4) if rows == 1 else h * 0.57
    each = min(high / RATIO, w)
    seen = (w - each) / (in_row - 1) if in_row > 1 else each
    cut = cut_to(each, high, scene.layout.least, seen)
    top = y + h - (cut.h if rows == 1 else h - 8)
    places: list[tuple[float, float, float]] = []
    for line in range(rows):
        count = min(in_row, size - line * in_row)
        fan = FAN if rows == 1 and count <= 8 and not scene.layout.tall else 0
        for number, left in enumerate(spread(count, x + (10 if fan else 2), w - (22 if fan else 4), cut.w, 7)):
            turn = round(fan * (number - (count - 1) / 2), 1)
            places.append(turned(round(left, 1), top + line * (h - 8) * 0.39, cut, turn))
    for number, (left, height, turn) in enumerate(places[:hidden]):
        scene.put(f"back:{number}", (cut.w, cut.h), lambda: back(0, 0, cut.w, cut.h), at(left, height, turn))
    for number, card in enumerate(held.hand, hidden):
        is_last = number == size - 1 or (number + 1) % in_row == 0
        is_low = rows == 2 and number < in_row
        why = scene.why(card, "play") if own else None
        left, height, turn = places[number]
        shown = cut_to(cut.w, cut.h, cut.least, cut.w if is_last else cut.seen, is_low)
        scene.card(card, shown, (left, height), why, turn)
    return scene.where(held.hand)


def turned(x: float, y: float, cut: Cut, turn: float) -> tuple[float, float, float]:
    """Turn a card around a point below its lower edge: return where its corner comes to lie, and the turn."""
    angle = radians(turn)
    dx, dy = -cut.w / 2, -cut.h
    left = x + cut.w / 2 + dx * cos(angle) - dy * sin(angle)
    top = y + cut.h + dx * sin(angle) + dy * cos(angle)
    return round(left, 1), round(top, 1), turn
