"""The bottom of the table: the hand, cards being resolved or looked at, cards to choose from, abilities that wait."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back
from ludoteca.games.lorcana.shows.drawing.layout import RATIO, Box, grid, spread
from ludoteca.games.lorcana.shows.drawing.scene import Scene
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.state.view_types import CardView, PlayerView, TriggerView
from ludoteca.kernel.drawing import rect, use, words, wrap
from ludoteca.kernel.texts import Phrase

GAP: Final = 10
TWO_ROWS: Final = {"wide": 17, "tall": 8}
"""With more cards than this the hand lies in two rows."""
MANY: Final = 8
"""More cards than this on a board want more room than a strip."""
RESOLVING: Final = Phrase("Sul tavolo", "On the table")
CHOOSE: Final = Phrase("Scegli", "Choose")
BAG: Final = Phrase("In attesa", "Waiting")
ENTRY: Final = Phrase("Abilità in attesa di {who}", "Ability of {who} that waits")


class Shelf:
    """A board beside the hand: its heading, its cards (or hidden things), or the abilities that wait."""

    def __init__(
        self,
        heading: str,
        icon: str,
        cards: Sequence[CardView],
        hidden: list[str],
        waiting: Sequence[TriggerView],
        choosing: bool,
    ) -> None:
        self.heading = heading
        self.icon = icon
        self.cards = cards
        self.hidden = hidden
        self.waiting = waiting
        self.choosing = choosing
        self.count = len(cards) + len(hidden) + (2.6 if waiting else 0)


def shelves(scene: Scene) -> list[Shelf]:
    """What needs a board now."""
    view, marks = scene.view, scene.marks
    boards = []
    if view.resolving:
        choosing = any(marks.is_legal(card.key) for card in view.resolving)
        boards.append(Shelf(scene.say(RESOLVING), "alert", view.resolving, [], [], choosing))
    cards, hidden = brought_out(scene)
    if cards or hidden:
        boards.append(Shelf(scene.say(CHOOSE), "target", cards, hidden, [], True))
    if view.bag:
        choosing = any(marks.is_legal(f"bag:{at}") for at in range(len(view.bag)))
        boards.append(Shelf(scene.say(BAG), "bag", [], [], view.bag, choosing))
    return boards


def brought_out(scene: Scene) -> tuple[list[CardView], list[str]]:
    """Cards to choose that lie in no place of their own: in discards, known in other hands, under others, face down."""
    view = scene.view
    placed = {card.card for card in view.resolving}
    elsewhere: dict[int, CardView] = {}
    for player in view.players:
        for card in player.in_play:
            placed.add(card.card)
            elsewhere.update({under.card: under for under in card.under_cards})
        if player.seat == scene.near:
            placed.update([card.card for card in player.hand])
        elsewhere.update({card.card: card for card in (*player.discard, *player.hand)})
        if player.top is not None:
            elsewhere[player.top.card] = player.top
    cards, hidden = [], []
    for key in scene.marks.options:
        if not key.startswith("card:"):
            continue
        number = int(key[5:])
        if number in placed or key in scene.drawn:
            continue
        if number in elsewhere:
            cards.append(elsewhere[number])
        else:
            hidden.append(key)
    return cards, hidden


def bottom(scene: Scene, boards: list[Shelf]) -> str:
    """On a wide table the boards lie to the left of the hand, on a tall one above it."""
    x, y, w, h = scene.layout.bottom
    held = scene.view.players[scene.near]
    if not boards:
        return row(scene, held, (x, y, w, h))
    if scene.layout.tall and not held.hand_size:
        return along(scene, boards, (x, y, w, h))
    if scene.layout.tall:
        # Many cards also take most of the hand's room.
        more = h * 0.62 if max([board.count for board in boards]) > MANY else 0.0
        return along(scene, boards, (x, y - 178, w, 172 + more)) + row(scene, held, (x, y + more, w, h - more))
    wanted = sum([min(board.count, 6) for board in boards]) * (scene.layout.hand.w * 0.86) + 26 * len(boards)
    share = min(wanted, w * (0.72 if held.hand_size else 1.0))
    parts = along(scene, boards, (x, y - 4, share, h + 4))
    return parts + row(scene, held, (x + share + GAP, y, w - share - GAP, h))


def along(scene: Scene, boards: list[Shelf], box: Box) -> str:
    """The boards side by side, each as wide as it has cards."""
    x, y, w, h = box
    weights = [max(1.0, min(board.count, 6)) for board in boards]
    room = w - GAP * (len(boards) - 1)
    parts = []
    for board, weight in zip(boards, weights, strict=True):
        each = room * weight / sum(weights)
        parts.append(shelf(scene, board, (x, y, each, h)))
        x += each + GAP
    return "".join(parts)


def shelf(scene: Scene, board: Shelf, box: Box) -> str:
    x, y, w, h = box
    s = scene.layout.scale
    head = 16 * s
    parts = [rect(x, y, w, h, "board shelf-now" if board.choosing else "board", 10)]
    parts.append(use(f"lo-{board.icon}", x + 8, y + 4, head * 0.8, head * 0.8, "icon-gold"))
    parts.append(words(x + 12 + head, y + head * 0.86, board.heading, 12.5 * s, "on strong", room=w - 24 - head))
    inner = (x + 8, y + head + 10, w - 16, h - head - 17)
    parts.append(waiting(scene, board.waiting, inner) if board.waiting else laid_out(scene, board, inner))
    return "".join(parts)


def laid_out(scene: Scene, board: Shelf, box: Box) -> str:
    """Cards in as many rows as show them largest; they overlap rather than become too small to read."""
    x, y, w, h = box
    count = len(board.cards) + len(board.hidden)
    least = scene.layout.least
    places = grid(count, box, h / RATIO)
    spots: list[tuple[float, float]]
    if places.w < least * 3.8 and count > 1:
        rows = max(1, min(4, int(h / (least * 8))))
        each_h = (h - (rows - 1) * 4) / rows
        columns = -(-count // rows)
        each = min(each_h / 1.1, w / 2)
        cut = Cut(each, each_h, least, (w - each) / max(1, columns - 1))
        spots = []
        for at in range(rows):
            in_row = min(columns, count - at * columns)
            spots += [(left, y + at * (each_h + 4)) for left in spread(in_row, x, w, cut.w, 6)]
    else:
        cut = Cut(places.w, places.h, least)
        spots = [places.place(at, count) for at in range(count)]
    parts = [scene.printed(card, cut, *spot) for card, spot in zip(board.cards, spots, strict=False)]
    parts += [scene.hidden(key, cut, *spot) for key, spot in zip(board.hidden, spots[len(board.cards) :], strict=True)]
    return "".join(parts)


def waiting(scene: Scene, entries: Sequence[TriggerView], box: Box) -> str:
    """The abilities in the bag, each a slip with its card, its words and its player."""
    x, y, w, h = box
    s = scene.layout.scale
    least = 34 * s
    columns = 1 if len(entries) * least <= h else 2
    rows = -(-len(entries) // columns)
    each_w = (w - (columns - 1) * 6) / columns
    each_h = min((h - (rows - 1) * 8) / rows, 80 * s)
    parts = []
    for at, entry in enumerate(entries):
        column, line = divmod(at, rows)
        parts.append(slip(scene, at, entry, (x + column * (each_w + 6), y + line * (each_h + 8), each_w, each_h)))
    return "".join(parts)


def slip(scene: Scene, at: int, entry: TriggerView, box: Box) -> str:
    x, y, w, h = box
    s = scene.layout.scale
    key = f"bag:{at}"
    scene.drawn.add(key)
    name = scene.known.get(entry.card, "")
    told = scene.told(entry.text)
    for size in (15.5 * s, 14 * s, 12.5 * s, 11.5 * s):
        most = max(1, int((h - size * 1.3) / (size * 0.98)))
        lines = wrap(told, w - 14, size * 0.88, most)
        if not lines or not lines[-1].endswith("…"):
            break
    parts = [rect(0, 0, w, h, "slip", 6)]
    parts.append(words(7, size * 1.15, name, size, "serif", room=w - 14))
    parts += [words(7, size * (2.08 + n * 0.98), line, size * 0.88, "", room=w - 14) for n, line in enumerate(lines)]
    legal = scene.legal(key)
    parts.append(badges.halo(w, h, 0, legal, False))
    return scene.marks.group(
        key,
        *parts,
        name=name or scene.say(BAG),
        text=f"{scene.say(ENTRY, who=scene.names[entry.seat])}: {told}",
        kind="bag",
        place=f"translate({x:.1f} {y:.1f})",
    )


def row(scene: Scene, held: PlayerView, box: Box) -> str:
    """The near hand: known cards face up, the others as backs; overlapping, and in two rows when they are many."""
    x, y, w, h = box
    full = scene.layout.hand
    size = held.hand_size
    hidden = size - len(held.hand)
    own = scene.viewer == held.seat
    rows = 2 if size > TWO_ROWS["tall" if scene.layout.tall else "wide"] else 1
    in_row = max(1, -(-size // rows))
    each = min(full.w, w)
    seen = (w - each) / (in_row - 1) if in_row > 1 else each
    cut = Cut(each, min(full.h, h - 8) if rows == 1 else h * 0.6, scene.layout.least, seen)
    top = y + h - (cut.h if rows == 1 else h - 8)
    places: list[tuple[float, float]] = []
    for at in range(rows):
        count = min(in_row, size - at * in_row)
        places += [(left, top + at * (h - 8) * 0.39) for left in spread(count, x, w, cut.w)]
    parts = []
    for left, high in places[:hidden]:
        parts.append(f'<g transform="translate({left:.1f} {high:.1f})">{back(0, 0, cut.w, cut.h)}</g>')
    uncovered = Cut(cut.w, cut.h, scene.layout.least)
    for at, card in enumerate(held.hand, hidden):
        is_last = at == size - 1 or (at + 1) % in_row == 0
        why = scene.why(card, "play") if own else None
        parts.append(scene.printed(card, uncovered if is_last else cut, *places[at], why))
    return "".join(parts)
