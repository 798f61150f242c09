"""Putting pieces on trays, one after the other: what towers, heroes and spells have in common.

A piece is a damage tile (the number of its shape) or a soldier. For each one the player says on which tray it goes,
where there is more than one, then where on it; or does without it (KR-A16).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.pieces import PLACE, SHIFT, SOLDIER, TARGET
from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.flow.outlook import Pending
from ludoteca.games.kingdom.flow.soldiers import relocatable
from ludoteca.games.kingdom.state.cards import CELLS, SIDE, Shape
from ludoteca.games.kingdom.state.match import BLOCKS
from ludoteca.games.kingdom.state.spots import has_spot, mask_at, spots_of
from ludoteca.kernel.boards.polyomino import first_cell, touching
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

SOLDIER_PIECE: Final = -1
"""As a piece, where tiles have the number of their shape."""

# How the pieces of one step belong together.
LOOSE: Final = 0
TOGETHER: Final = 1
"""All on one tray (KR-7.18)."""
APART: Final = 2
"""Each on another tray."""
CONNECTED: Final = 3
"""All on one tray, in one group of adjacent squares (KR-21.09, KR-A57)."""
AROUND: Final = 4
"""Each at another side of the hero's base (KR-24.06, KR-A72)."""

# How far a frame is.
START: Final = 0
BEGIN: Final = 1
PIECES: Final = 2

# The slots of a frame; after them the trays within reach.
PIECE: Final = 0
"""Which piece is next."""
COUNT: Final = 1
"""How many there are."""
TRAY: Final = 2
"""Where the next one goes; -1 while that is open."""
LOCK: Final = 3
"""Where all the others go."""
MARKS: Final = 4
"""APART: the trays used, by their place in the list. CONNECTED: the cells covered. AROUND: four bits for each piece,
the sides of the base that it touches."""
TAKEN: Final = 5
"""The soldier that is moved for want of others: tray * 25 + cell; -1 for none."""
FLAGS: Final = 6
REACH: Final = 7
"""The first tray within reach."""

ON_PORTAL: Final = 1
OBLIGED: Final = 2

NEAR: Final = [touching(1 << cell, SIDE, SIDE, diagonal=True) for cell in range(CELLS)]
"""By cell, the adjacent ones, diagonal ones too."""


def sides_of(block: int) -> list[int]:
    """List the cells that touch each side of a base, clockwise from the north; 0 at the edge of the card."""
    base = BLOCKS[block]
    beside = touching(base, SIDE, SIDE)
    return [beside & base >> SIDE, beside & base << 1, beside & base << SIDE, beside & base >> 1]


SIDES_OF: Final = [sides_of(block) for block in range(len(BLOCKS))]
"""By block, see `sides_of`."""


def all_sides_differ(touched: int, pieces: int) -> bool:
    """Tell whether each piece can have a side of the base of its own; four bits each say which it touches."""
    if not pieces:
        return True
    first = touched & 15
    for side in range(4):
        if first >> side & 1:
            rest = 0
            for i in range(1, pieces):
                rest |= (touched >> 4 * i & 15 & ~(1 << side)) << 4 * (i - 1)
            if all_sides_differ(rest, pieces - 1):
                return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Placing(Asking):
    """A step that puts pieces on trays; what they are and where they may go is told by whoever derives from it.

    Rules: KR-1.05, KR-1.06, KR-1.17, KR-1.24, KR-7.04, KR-7.07, KR-7.08, KR-7.09, KR-7.10, KR-7.11, KR-7.12, KR-7.13,
    KR-7.14, KR-7.17, KR-7.18, KR-7.19, KR-7.20, KR-7.21, KR-8.02, KR-8.05, KR-8.09, KR-A16, KR-A22, KR-A23, KR-A79.
    """

    how: int = LOOSE
    each: bool = False
    """The same pieces on every tray within reach."""
    relocates: bool = False
    """Soldiers already on trays may be moved when the supply is used up (KR-8.10, KR-A25)."""

    # -- what a step provides ------------------------------------------------------------------------------------

    @abstractmethod
    def pieces(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List them in the order in which they are placed."""

    @abstractmethod
    def type_of(self, m: KingdomMatch, frame: Frame) -> int: ...

    @abstractmethod
    def turns_of(self, m: KingdomMatch, frame: Frame, piece: int) -> list[int]:
        """List how that tile may lie, by its place among the pieces."""

    @abstractmethod
    def origin(self, m: KingdomMatch, frame: Frame) -> int: ...

    @abstractmethod
    def reach(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List the trays that the pieces may go on."""

    def prepare(self, m: KingdomMatch, frame: Frame) -> int:
        """Do what comes first: WAIT for an answer, GO to do something else before, DONE when nothing does."""
        return DONE

    def times(self, m: KingdomMatch, frame: Frame) -> int:
        """Return how often all the pieces may be placed."""
        return 1

    def note(self, m: KingdomMatch, frame: Frame, tray: int, mask: int) -> None:
        """Note that something has been put there."""

    def finish(self, m: KingdomMatch, frame: Frame) -> None:
        """Do what follows when all pieces are placed or done without."""

    # -- the flow ------------------------------------------------------------------------------------------------

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == START:
            first = self.prepare(m, frame)
            if first == WAIT:
                frame.waits = 1 << frame.seat
            if first != DONE:
                return first
            frame.stage = BEGIN
        if frame.stage == BEGIN:
            frame.stage = PIECES
            trays = self.reach(m, frame)
            number = len(self.pieces(m, frame)) * (len(trays) if self.each else self.times(m, frame))
            frame.slots = [0, number, -1, -1, 0, -1, 0, *trays]
            self.oblige(m, frame)
        slots = frame.slots
        while slots[PIECE] < slots[COUNT]:
            if self.asks(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
            self.next_piece(frame)
        self.finish(m, frame)
        return DONE

    def oblige(self, m: KingdomMatch, frame: Frame) -> None:
        """Note whether the pieces must be placed."""

    def next_piece(self, frame: Frame) -> None:
        frame.slots[PIECE] += 1
        frame.slots[TRAY] = -1
        frame.slots[TAKEN] = -1

    def piece(self, m: KingdomMatch, frame: Frame) -> int:
        """Return the piece that is next."""
        pieces = self.pieces(m, frame)
        return pieces[frame.slots[PIECE] % len(pieces)]

    def asks(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether there is anything to say about the next piece; a single tray is taken without asking."""
        trays = self.candidates(m, frame)
        if not trays:
            return False
        if self.wants_soldier(m, frame):
            return self.relocates and bool(relocatable(m))
        if len(trays) == 1:
            frame.slots[TRAY] = trays[0]
        return True

    def wants_soldier(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether a soldier is next, and the supply has none left: only one that is moved can stand in."""
        return m.soldiers <= 0 and frame.slots[TAKEN] < 0 and self.piece(m, frame) == SOLDIER_PIECE

    def candidates(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List the trays with room for the next piece."""
        slots = frame.slots
        if self.each:
            tray = slots[REACH + slots[PIECE] // len(self.pieces(m, frame))]
            return [tray] if self.has_room(m, frame, tray) else []
        if slots[LOCK] >= 0:
            return [slots[LOCK]] if self.has_room(m, frame, slots[LOCK]) else []
        trays = []
        for i in range(REACH, len(slots)):
            if (self.how != APART or not slots[MARKS] >> i - REACH & 1) and self.has_room(m, frame, slots[i]):
                trays.append(slots[i])
        return trays

    def has_room(self, m: KingdomMatch, frame: Frame, tray: int) -> bool:
        piece = self.piece(m, frame)
        type = self.type_of(m, frame)
        if piece == SOLDIER_PIECE:
            return bool(m.room_for_soldiers(tray, type))
        if self.how == AROUND or self.how == CONNECTED:
            return bool(self.spots(m, frame, tray))
        turns = self.turns_of(m, frame, frame.slots[PIECE])
        return has_spot(m.content.shapes[piece], turns, m.closed_for_tiles(tray, type))

    def spots(self, m: KingdomMatch, frame: Frame, tray: int) -> list[Raw]:
        """List where on that tray the next piece may go."""
        piece = self.piece(m, frame)
        type = self.type_of(m, frame)
        if piece == SOLDIER_PIECE:
            room = m.room_for_soldiers(tray, type)
            return [(SOLDIER.number, tray, cell) for cell in range(CELLS) if room >> cell & 1]
        turns = self.turns_of(m, frame, frame.slots[PIECE])
        options: list[Raw] = []
        for turn, mask in spots_of(m.content.shapes[piece], turns, m.closed_for_tiles(tray, type)):
            if (self.how != AROUND and self.how != CONNECTED) or self.joins(m, frame, mask):
                options.append((PLACE.number, tray, turn, first_cell(mask)))
        return options

    def joins(self, m: KingdomMatch, frame: Frame, mask: int) -> bool:
        """Tell whether a tile there belongs with those that this step has placed."""
        marks = frame.slots[MARKS]
        if self.how == CONNECTED:
            if not marks:
                return True
            for cell in range(CELLS):
                if marks >> cell & 1 and mask & NEAR[cell]:
                    return True
            return False
        touched = self.sides_touched(m, frame, mask)
        if not touched:
            return False
        pieces = 1
        while marks >> 4 * (pieces - 1):
            pieces += 1
        return all_sides_differ(marks | touched << 4 * (pieces - 1), pieces)

    def sides_touched(self, m: KingdomMatch, frame: Frame, mask: int) -> int:
        """Return the sides of the acting hero's base, which engages the tray, that a tile touches (AROUND)."""
        touched = 0
        for side, cells in enumerate(SIDES_OF[m.block[frame.source]]):
            if mask & cells:
                touched |= 1 << side
        return touched

    def must_place(self, m: KingdomMatch, frame: Frame) -> bool:
        """Tell whether the next piece cannot be done without."""
        return False

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        options: list[Raw]
        if self.wants_soldier(m, frame):
            options = [(SHIFT.number, tray, cell) for tray, cell in relocatable(m)]
        elif frame.slots[TRAY] < 0:
            options = [(TARGET.number, tray) for tray in self.candidates(m, frame)]
        else:
            options = self.spots(m, frame, frame.slots[TRAY])
        if not self.must_place(m, frame):
            options.append((DONE_WITH.number,))
        return options

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        slots = frame.slots
        verb = raw[0]
        if verb == TARGET.number:
            slots[TRAY] = raw[1]
            return
        if verb == SHIFT.number:
            slots[TAKEN] = raw[1] * CELLS + raw[2]
            return
        if verb == DONE_WITH.number:
            m.tell("PieceForgone", seat, (), "KR-A16")
        elif verb == SOLDIER.number:
            self.station(m, frame, raw[1], raw[2])
        else:
            self.lay(m, frame, raw[1], raw[2], raw[3])
        self.next_piece(frame)

    def lay(self, m: KingdomMatch, frame: Frame, tray: int, turn: int, cell: int) -> None:
        piece = self.piece(m, frame)
        mask = mask_at(m.content.shapes[piece], turn, cell)
        self.mark(m, frame, tray, mask)
        origin = self.origin(m, frame)
        m.lay(tray, mask, self.type_of(m, frame), origin)
        m.tell("TilePlaced", frame.seat, (tray, piece, turn, cell, origin), "KR-7.08")
        self.note(m, frame, tray, mask)

    def station(self, m: KingdomMatch, frame: Frame, tray: int, cell: int) -> None:
        """Put a soldier there from the supply, or the one that is moved."""
        taken = frame.slots[TAKEN]
        self.mark(m, frame, tray, 1 << cell)
        if taken >= 0:
            old, old_cell = divmod(taken, CELLS)
            m.take_soldier(old, old_cell)
            m.put_soldier(tray, cell)
            m.tell("SoldierMoved", frame.seat, (tray, cell, old, old_cell), "KR-8.10")
        else:
            m.put_soldier(tray, cell)
            m.tell("SoldierPlaced", frame.seat, (tray, cell), "KR-8.01")
        self.note(m, frame, tray, 1 << cell)

    def mark(self, m: KingdomMatch, frame: Frame, tray: int, mask: int) -> None:
        """Note what the other pieces of the step must know of this one."""
        slots = frame.slots
        how = self.how
        if how in (TOGETHER, CONNECTED):
            slots[LOCK] = tray
        if how == APART:
            for i in range(REACH, len(slots)):
                if slots[i] == tray:
                    slots[MARKS] |= 1 << i - REACH
        elif how == CONNECTED:
            slots[MARKS] |= mask
        elif how == AROUND:
            pieces = 0
            while slots[MARKS] >> 4 * pieces:
                pieces += 1
            slots[MARKS] |= self.sides_touched(m, frame, mask) << 4 * pieces

    def pending(self, m: KingdomMatch, frame: Frame) -> Pending | None:
        if frame.stage != PIECES or not frame.waits:
            return None
        pending = Pending(frame)
        piece = self.piece(m, frame)
        pending.trays = self.candidates(m, frame)
        pending.tray = frame.slots[TRAY]
        pending.squares = sorted({m.at[tray] for tray in self.reach(m, frame)})
        pending.type = self.type_of(m, frame)
        pending.apart = self.how == APART
        pending.left = frame.slots[COUNT] - frame.slots[PIECE]
        pending.shifts = self.wants_soldier(m, frame)
        if piece == SOLDIER_PIECE:
            pending.soldier = True
        else:
            pending.show(m.content.shapes[piece], self.turns_of(m, frame, frame.slots[PIECE]))
        return pending

    def tile_in_hand(self, m: KingdomMatch, frame: Frame) -> Shape:
        return m.content.shapes[self.piece(m, frame)]

    def fits(self, m: KingdomMatch, frame: Frame, raw: Raw) -> bool:
        return raw in self.spots(m, frame, raw[1])

    # -- words ---------------------------------------------------------------------------------------------------

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        slots = frame.slots
        left = slots[COUNT] - slots[PIECE]
        piece = self.piece(m, frame)
        what = piece_words(m.content.shapes[piece] if piece != SOLDIER_PIECE else None)
        if self.wants_soldier(m, frame):
            phrase = Phrase(
                "{name}: la riserva è vuota, quale soldato sposti?", "{name}: the supply is empty, which soldier moves?"
            )
        elif slots[TRAY] < 0:
            phrase = Phrase("{name}: su quale vassoio piazzi {what}?", "{name}: on which tray do you place {what}?")
        else:
            phrase = Phrase("{name}: dove piazzi {what}?", "{name}: where do you place {what}?")
        if left > 1:
            phrase = phrase + Phrase(" Pezzi da piazzare: {left}.", " Pieces to place: {left}.")
        return phrase.fill(name=self.title(m, frame), what=what, left=left)

    @abstractmethod
    def title(self, m: KingdomMatch, frame: Frame) -> Phrase:
        """Name whose pieces they are."""

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        if frame.stage == PIECES and self.wants_soldier(m, frame):
            return "KR-8.10"
        return "KR-8.01" if frame.stage == PIECES and self.piece(m, frame) == SOLDIER_PIECE else "KR-7.08"


def piece_words(shape: Shape | None) -> Phrase:
    """Say "la tessera 1x2", "un soldato"."""
    if shape is None:
        return Phrase("un soldato", "a soldier")
    return Phrase("la tessera {shape}", "the {shape} tile").fill(shape=shape_words(shape))


def shape_words(shape: Shape) -> Phrase:
    """Name a rectangle by its sides, anything else by the letter that it looks like."""
    rows = 1 + max([row for row, _ in shape.cells])
    cols = 1 + max([col for _, col in shape.cells])
    if rows * cols == shape.size:
        return Phrase("{n}x{m}", "{n}x{m}").fill(n=min(rows, cols), m=max(rows, cols))
    letter = shape.id[0].upper()
    if letter == "X":
        return Phrase("a croce da {size}", "{size}-square cross").fill(size=shape.size)
    return Phrase("a {letter} da {size}", "{letter}-shaped {size}-square").fill(letter=letter, size=shape.size)
