"""What somebody who looks at the table wants to see: the piece in hand, and how far a figure gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.effects.text import Aim, Text, base_attack, text_at, text_of
from ludoteca.games.kingdom.flow.heroes import ability_node, ready_slots
from ludoteca.games.kingdom.flow.moving import ends
from ludoteca.games.kingdom.flow.steps import FACE_FIGURE, GO_SOMEWHERE
from ludoteca.games.kingdom.state.cards import Shape
from ludoteca.games.kingdom.state.sources import is_site, is_spell
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

TOWER: Final = "tower"
FIGURE: Final = "figure"
SPELL: Final = "spell"


class Pending:
    """The piece that is being placed."""

    def __init__(self, frame: Frame) -> None:
        source = frame.source
        self.origin = SPELL if is_spell(source) else TOWER if is_site(source) else FIGURE
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
        self.shifts = False
        """The supply of soldiers is empty: one that is in play is chosen first."""
        self.left = 1
        """Pieces to place, this one included."""

    def show(self, shape: Shape, allowed: list[int]) -> None:
        self.shape = shape.id
        self.allowed = allowed
        self.free = len(allowed) == len(shape.turns)
        self.turns = [[[row, col] for row, col in outline] for outline in shape.outlines]
        self.cells = self.turns[0]


def asking(m: KingdomMatch) -> Asking:
    """Find the effect that asks about a piece."""
    node = m.programme[m.stack[-1].node]
    assert isinstance(node, Asking)
    return node


def shape_in_hand(m: KingdomMatch) -> Shape:
    """Return the tile that is being placed, while `place` is on offer."""
    return asking(m).tile_in_hand(m, m.stack[-1])


def pending(m: KingdomMatch) -> Pending | None:
    """Return the piece that somebody is asked about now, if that is what is asked."""
    if m.result is not None or not m.stack:
        return None
    frame = m.stack[-1]
    node = m.programme[frame.node]
    return node.pending(m, frame) if isinstance(node, Asking) else None


def aims_of_turning(m: KingdomMatch) -> list[Aim]:
    """List what a hero who is turning now will aim by its facing; nothing while no hero turns (KR-11.12).

    That is the text that asks for the facing. At the end of a movement it is the base attack, and besides the text that
    moved the hero, if it is the hero's own; without such a text, the abilities that are ready.
    """
    stack = m.stack
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
    """List the squares where a figure could end its movement if it were activated now."""
    if m.hero[figure] < 0 or m.knocked[figure] or m.card[figure] or (m.cat[figure] and m.where[figure] < 0):
        return []
    return ends(m, figure, m.movement(figure))
