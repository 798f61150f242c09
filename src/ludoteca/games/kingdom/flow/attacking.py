"""A tower's attack: which way it faces, what it can reach, and portals, which cost the tower that attacks them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.acts.moving import FACE
from ludoteca.games.kingdom.effects.targets import trays_in_range
from ludoteca.games.kingdom.flow.placing import (
    FLAGS,
    LOCK,
    OBLIGED,
    ON_PORTAL,
    PIECE,
    REACH,
    SOLDIER_PIECE,
    START,
    Placing,
)
from ludoteca.games.kingdom.flow.soldiers import relocatable
from ludoteca.games.kingdom.state.built import pack_tower, tower_facing, tower_kind, tower_seat
from ludoteca.games.kingdom.state.cards import PORTAL, Tower, turns_with
from ludoteca.games.kingdom.state.sources import site_of
from ludoteca.games.kingdom.state.spots import has_spot, has_spot_on
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

NORTH: Final = 0


def turns_for(m: KingdomMatch, tower: Tower, tile: int, facing: int) -> list[int]:
    """List how one of its tiles may lie: at will, or as printed on the turned card (KR-7.10, KR-7.11, KR-A21)."""
    shape_number, turn = tower.tiles[tile]
    shape = m.content.shapes[shape_number]
    return list(range(len(shape.turns))) if tower.free else [shape.spun(turn, facing)]


def facing_matters(m: KingdomMatch, tower: Tower) -> bool:
    """Tell whether range or tiles depend on the facing; they may be equal all round (KR-A20, KR-A22)."""
    if turns_with(tower.arrows):
        return True
    if tower.free:
        return False
    for shape, turn in tower.tiles:
        if m.content.shapes[shape].spun(turn, 1) != turn:
            return True
    return False


def can_hit(m: KingdomMatch, tower: Tower, tray: int, facing: int, bare: int) -> bool:
    """Tell whether some piece of the tower fits on the tray; with `bare` only so as to cover one of those squares."""
    if tower.soldiers and m.room_for_soldiers(tray, tower.type):
        if m.soldiers > 0 or (not bare and relocatable(m)):
            return True
    closed = m.closed_for_tiles(tray, tower.type)
    for tile in range(len(tower.tiles)):
        shape = m.content.shapes[tower.tiles[tile][0]]
        turns = turns_for(m, tower, tile, facing)
        if has_spot_on(shape, turns, closed, bare) if bare else has_spot(shape, turns, closed):
            return True
    return False


class TowerAttack(Placing):
    """The tower just built attacks once. The frame's source is its site; the tower is the uppermost there.

    Rules: KR-5.05, KR-5.06, KR-5.07, KR-6.01, KR-6.02, KR-6.03, KR-6.04, KR-6.05, KR-7.01, KR-7.02, KR-7.03, KR-7.05,
    KR-7.06, KR-8.01, KR-8.10, KR-9.05, KR-9.06, KR-9.08, KR-9.09, KR-9.10, KR-9.11, KR-20.16, KR-A17, KR-A18, KR-A19,
    KR-A20, KR-A21, KR-A25, KR-A92, KR-A99, KR-28.01, KR-28.02, KR-28.03.
    """

    relocates = True
    wording = Phrase("la torre attacca", "the tower attacks")

    def site(self, frame: Frame) -> int:
        return site_of(frame.source)

    def packed(self, m: KingdomMatch, frame: Frame) -> int:
        return m.built[m.top_slot(self.site(frame))]

    def tower(self, m: KingdomMatch, frame: Frame) -> Tower:
        return m.content.towers[tower_kind(self.packed(m, frame))]

    def facing(self, m: KingdomMatch, frame: Frame) -> int:
        return max(NORTH, tower_facing(self.packed(m, frame)))

    # -- what it places ------------------------------------------------------------------------------------------

    def pieces(self, m: KingdomMatch, frame: Frame) -> list[int]:
        tower = self.tower(m, frame)
        return [shape for shape, _ in tower.tiles] + [SOLDIER_PIECE] * tower.soldiers

    def type_of(self, m: KingdomMatch, frame: Frame) -> int:
        return self.tower(m, frame).type

    def turns_of(self, m: KingdomMatch, frame: Frame, piece: int) -> list[int]:
        return turns_for(m, self.tower(m, frame), piece, self.facing(m, frame))

    def origin(self, m: KingdomMatch, frame: Frame) -> int:
        return tower_kind(self.packed(m, frame))

    def reach(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return trays_in_range(m, self.tower(m, frame), self.site(frame), self.facing(m, frame))

    # -- the flow ------------------------------------------------------------------------------------------------

    def prepare(self, m: KingdomMatch, frame: Frame) -> int:
        """Ask which way it faces, where that matters and there is something to attack at all (KR-5.07)."""
        tower = self.tower(m, frame)
        if not facing_matters(m, tower):
            return DONE
        for facing in range(4):
            for tray in trays_in_range(m, tower, self.site(frame), facing):
                if can_hit(m, tower, tray, facing, 0):
                    return WAIT
        return DONE

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == START:
            return [(FACE.number, facing) for facing in range(4)]
        return super().options(m, frame, seat)

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == FACE.number:
            packed = self.packed(m, frame)
            kind = tower_kind(packed)
            m.built[m.top_slot(self.site(frame))] = pack_tower(kind, tower_seat(packed), raw[1])
            m.tell("TowerTurned", seat, (self.site(frame), kind, raw[1]), "KR-5.07")
            frame.stage = START + 1
        else:
            super().answer(m, frame, seat, raw)

    def oblige(self, m: KingdomMatch, frame: Frame) -> None:
        """Note that a portal that is the only target must be attacked with everything (KR-9.09, KR-9.10, KR-A17)."""
        tower = self.tower(m, frame)
        facing = self.facing(m, frame)
        portal = False
        for tray in frame.slots[REACH:]:
            bare = m.uncovered(tray)
            if bare and can_hit(m, tower, tray, facing, bare):
                if m.kind_of(tray) != PORTAL:
                    return
                portal = True
        if portal:
            frame.slots[FLAGS] |= OBLIGED

    def candidates(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List, under the obligation, portals only: those on which the piece would cover something, if any."""
        trays = super().candidates(m, frame)
        if frame.slots[FLAGS] & OBLIGED:
            portals = [tray for tray in trays if m.kind_of(tray) == PORTAL]
            return [tray for tray in portals if self.covers(m, frame, tray)] or portals
        return trays

    def covers(self, m: KingdomMatch, frame: Frame, tray: int) -> bool:
        """Tell whether the next piece can be put there so as to cover an enemy."""
        piece = self.piece(m, frame)
        if piece == SOLDIER_PIECE:
            return bool(m.room_for_soldiers(tray, self.type_of(m, frame)))
        bare = m.uncovered(tray)
        closed = m.closed_for_tiles(tray, self.type_of(m, frame))
        return has_spot_on(m.content.shapes[piece], self.turns_of(m, frame, frame.slots[PIECE]), closed, bare)

    def must_place(self, m: KingdomMatch, frame: Frame) -> bool:
        if not frame.slots[FLAGS] & OBLIGED or self.wants_soldier(m, frame):
            return False
        for tray in self.candidates(m, frame):
            if m.kind_of(tray) == PORTAL and self.covers(m, frame, tray):
                return True
        return False

    def mark(self, m: KingdomMatch, frame: Frame, tray: int, mask: int) -> None:
        super().mark(m, frame, tray, mask)
        if self.tower(m, frame).linked:
            frame.slots[LOCK] = tray

    def note(self, m: KingdomMatch, frame: Frame, tray: int, mask: int) -> None:
        if m.kind_of(tray) == PORTAL:
            frame.slots[FLAGS] |= ON_PORTAL

    def finish(self, m: KingdomMatch, frame: Frame) -> None:
        """Turn a tower that has attacked a portal face down, when all its pieces are placed (KR-9.06, KR-9.08)."""
        if frame.slots[FLAGS] & ON_PORTAL:
            slot = m.top_slot(self.site(frame))
            packed = m.built[slot]
            kind = tower_kind(packed)
            m.built[slot] = pack_tower(kind, tower_seat(packed), tower_facing(packed), 1)
            m.tell("TowerLost", tower_seat(packed), (kind, self.site(frame)), "KR-9.06")

    # -- words ---------------------------------------------------------------------------------------------------

    def title(self, m: KingdomMatch, frame: Frame) -> Phrase:
        return self.tower(m, frame).name

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == START:
            return Phrase("{name}: da che parte è rivolta la torre?", "{name}: which way does the tower face?").fill(
                name=self.title(m, frame)
            )
        if self.must_place(m, frame):
            return super().prompt(m, frame, seat) + Phrase(
                " Il portale è l'unico bersaglio: va attaccato.", " The portal is the only target: it must be attacked."
            )
        return super().prompt(m, frame, seat)

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        if frame.stage == START:
            return "KR-5.07"
        return "KR-9.10" if self.must_place(m, frame) else super().asking_rule(m, frame)
