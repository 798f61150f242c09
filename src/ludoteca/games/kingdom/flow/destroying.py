"""Phase 3: complete trays are destroyed, heroes on them are hurt, ghosts rise, the mission is checked."""

from __future__ import annotations

from ludoteca.games.kingdom.flow.bosses import lose_life
from ludoteca.games.kingdom.flow.displacing import make_room
from ludoteca.games.kingdom.flow.ending import objective_met
from ludoteca.games.kingdom.flow.registers import figures_struck, leave_square, note_destroyed, squares_haunted
from ludoteca.games.kingdom.state.cards import BOSS, GHOST, GHOST_DECK, PORTAL
from ludoteca.games.kingdom.state.match import DESTROYING, KingdomMatch
from ludoteca.kernel.frames import DONE, GO, Frame, Node
from ludoteca.kernel.masks import bits_of

DESTROYED = 0
VOWS = 1
DAMAGE = 2
GHOSTS = 3
STRANDED = 4
MISSION = 5


class Destroy(Node):
    """In the order of the book: trays and crystals, damage to heroes, the portal check.

    Rules: KR-7.15, KR-14.01, KR-14.02, KR-14.06, KR-14.07, KR-14.08, KR-20.06, KR-20.08, KR-23.03, KR-24.11, KR-A39.
    """

    is_flow = True

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == DESTROYED:
            m.phase = DESTROYING
            m.tell("PhaseBegan", -1, (3,), "KR-3.04")
            destroy_all(m, frame)
            frame.stage = VOWS
        elif frame.stage == VOWS:
            for figure in figures_struck(frame):
                if m.vow[figure] >= 0:
                    m.push(m.vow[figure], figure, m.owner[figure])
                    m.vow[figure] = -1
                    return GO
            frame.stage = DAMAGE
        elif frame.stage == DAMAGE:
            for figure in figures_struck(frame):
                if not m.cat[figure]:
                    m.hurt(figure, 1, "KR-14.06")
            frame.stage = GHOSTS
        elif frame.stage == GHOSTS:
            haunted = squares_haunted(frame)
            if not haunted:
                frame.stage = STRANDED
            elif not make_room(m, haunted[0]):
                leave_square(frame)
                raise_ghost(m, haunted[0])
        elif frame.stage == STRANDED:
            if not move_stranded(m):
                frame.stage = MISSION
        else:
            check_mission(m)
            return DONE
        return GO


def destroy_all(m: KingdomMatch, frame: Frame) -> None:
    """Destroy all complete trays, nearest to the exit first; note who stood on them, and where ghosts will rise.

    Rules: KR-14.02, KR-14.03, KR-14.04, KR-14.05, KR-20.09, KR-20.10, KR-A39, KR-A40.
    """
    complete = [tray for tray in m.trays_in_order() if not m.uncovered(tray)]
    struck: list[int] = []
    haunted: list[int] = []
    for tray in complete:
        face = m.face_of(tray)
        if face.kind == BOSS:
            lose_life(m, tray)
            continue
        square = m.at[tray]
        struck += m.heroes_on(tray)
        m.tell("TrayDestroyed", -1, (tray, m.face[tray], square), "KR-14.02")
        m.remove_tray(tray)
        if face.kind == GHOST:
            haunted.append(square)
        else:
            m.gain_crystals(face.crystals, "KR-14.04")
        if face.kind == PORTAL:
            m.portals_down += 1
    note_destroyed(frame, struck, haunted)


def raise_ghost(m: KingdomMatch, square: int) -> None:
    """Place the next card of the ghost deck, if any, where the horde was (KR-20.05, KR-20.08, KR-A60)."""
    deck = bits_of(m.content.of_kind[GHOST_DECK] & m.unused)
    if deck and m.scenario.ghost_deck:
        face = deck[m.pick(len(deck), "ghost")]
        tray = m.place_tray(face, square)
        m.tell("GhostRose", -1, (tray, face, square), "KR-20.08")


def move_stranded(m: KingdomMatch) -> bool:
    """Let who stood on a destroyed tray of a stack step aside for the next; tell whether one does (KR-A85)."""
    for figure in range(len(m.where)):
        square = m.where[figure]
        if square >= 0 and m.on_tray[figure] < 0 and m.top[square] >= 0:
            return make_room(m, square)
    return False


def check_mission(m: KingdomMatch) -> None:
    """Make this round the last one if the last portal or the boss is down (KR-14.08, KR-14.09)."""
    if not m.final and objective_met(m):
        m.final = True
        m.tell("FinalRound", -1, (), "KR-14.08")
