"""What somebody who looks at the table wants to see: the piece in hand, and how far a figure gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.cards import Shape
from ludoteca.games.kingdom.effects.moving import BURN, BurningMove
from ludoteca.games.kingdom.effects.text import Aim, Text, base_attack, root_frame, text_at, text_of
from ludoteca.games.kingdom.heroes import ability_node, ready_slots
from ludoteca.games.kingdom.moving import ends
from ludoteca.games.kingdom.placing import APART, COUNT, PIECE, PIECES, SOLDIER_PIECE, TRAY, Placing
from ludoteca.games.kingdom.state import SITE_SOURCE, SPELL_SOURCE
from ludoteca.games.kingdom.steps import FACE_FIGURE, GO_SOMEWHERE
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state import KingdomMatch

TOWER: Final = "tower"
FIGURE: Final = "figure"
SPELL: Final = "spell"


class Pending:
    """The piece that is being placed."""

    def __init__(self, frame: Frame) -> None:
        source = frame.source
        self.origin = SPELL if source >= SPELL_SOURCE else TOWER if source >= SITE_SOURCE else FIGURE
        self.seat = frame.seat
        self.squares: list[int] = []
        """Those of the trays in range."""
        self.trays: list[int] = []
        """Where the piece can go."""
        self.tray = -1
        """Where it goes, once that is known."""
        self.shape = ""
        self.soldier = False
        self.type = 0
        self.free = False
        """It may be turned and mirrored at will."""
        self.cells: list[list[int]] = [[0, 0]]
        """Rows and columns of its squares, as printed."""
        self.turns: list[list[list[int]]] = []
        """The same for each of its turns, by their numbers."""
        self.allowed: list[int] = []
        """The turns in which it may lie."""
        self.apart = False
        """Each piece goes on another tray."""
        self.left = 1
        """Pieces to place, this one included."""

    def show(self, shape: Shape, allowed: list[int]) -> None:
        self.shape = shape.id
        self.allowed = allowed
        self.free = len(allowed) == len(shape.turns)
        self.turns = [[[row, col] for row, col in outline] for outline in shape.outlines]
        self.cells = self.turns[0]


def shape_in_hand(m: KingdomMatch) -> Shape:
    """The tile that is being placed, while `place` is on offer."""
    frame = m.stacks[0][-1]
    node = m.programme[frame.node]
    if isinstance(node, BurningMove):
        return node.shape
    assert isinstance(node, Placing)
    return m.content.shapes[node.piece(m, frame)]


def pending(m: KingdomMatch) -> Pending | None:
    """The piece that somebody is asked about now, if that is what is asked."""
    if m.result is not None or not m.stacks[0]:
        return None
    frame = m.stacks[0][-1]
    node = m.programme[frame.node]
    if isinstance(node, BurningMove):
        return burning(m, frame, node) if frame.at == BURN else None
    if not isinstance(node, Placing) or frame.at != PIECES or not frame.waits:
        return None
    found = Pending(frame)
    piece = node.piece(m, frame)
    found.trays = node.candidates(m, frame)
    found.tray = frame.slots[TRAY]
    found.squares = sorted({m.at[tray] for tray in node.reach(m, frame)})
    found.type = node.type_of(m, frame)
    found.apart = node.how == APART
    found.left = frame.slots[COUNT] - frame.slots[PIECE]
    if piece == SOLDIER_PIECE:
        found.soldier = True
    else:
        found.show(m.content.shapes[piece], node.turns_of(m, frame, frame.slots[PIECE]))
    return found


def burning(m: KingdomMatch, frame: Frame, node: BurningMove) -> Pending:
    found = Pending(frame)
    square = m.where[frame.source]
    found.trays = [m.top[square]]
    found.tray = m.top[square]
    found.squares = [square]
    found.type = node.aim.type
    found.show(node.shape, list(range(len(node.shape.turns))))
    return found


def aims_of_turning(m: KingdomMatch) -> list[Aim]:
    """What a hero who is turning now will aim by its facing; nothing while no hero turns (KR-11.12).

    That is the text that asks for the facing. At the end of a movement it is the base attack, and besides the text that
    moved the hero, if it is the hero's own; without such a text, the abilities that are ready.
    """
    stack = m.stacks[0]
    if m.result is not None or not stack or stack[-1].node != FACE_FIGURE:
        return []
    figure = stack[-1].source
    if stack[-2].node != GO_SOMEWHERE:
        return [text_of(m).aim]
    aims = [base_attack(m, figure).aim]
    if not any([isinstance(m.programme[frame.node], Text) for frame in stack]):
        aims += [text_at(m, ability_node(m, figure, slot)).aim for slot in ready_slots(m, figure)]
    elif root_frame(m).source == figure:
        aims.append(text_of(m).aim)
    return [aim for aim in aims if aim.turns]


def reachable(m: KingdomMatch, figure: int) -> list[int]:
    """The squares where a figure could end its movement if it were activated now."""
    if m.hero[figure] < 0 or m.knocked[figure] or m.card[figure] or (m.cat[figure] and m.where[figure] < 0):
        return []
    return ends(m, figure, m.movement(figure))
