"""Phase 4: every tray tries to move towards the exit, the nearest first."""

from __future__ import annotations

from ludoteca.games.kingdom.flow.bosses import act
from ludoteca.games.kingdom.flow.displacing import make_room
from ludoteca.games.kingdom.flow.escaping import escape
from ludoteca.games.kingdom.flow.registers import (
    HAS_MOVED,
    SHOOTS,
    attempts_left,
    forget_facts,
    is_noted,
    note,
    set_attempts,
    set_square_ahead,
    square_ahead,
)
from ludoteca.games.kingdom.flow.steps import DISPLACE
from ludoteca.games.kingdom.state.board import OUT
from ludoteca.games.kingdom.state.cards import BOSS, FLYING
from ludoteca.games.kingdom.state.match import ADVANCING, KingdomMatch
from ludoteca.kernel.frames import DONE, GO, Frame, Node

ORDER = 0
BEGIN = 1
ICONS = 2
TRY = 3
ENTER = 4
AFTER = 5
ENTERED = 6
"""It lies on its new space, and whoever stood there steps aside, if need be to where it comes from (KR-A86)."""


class Advance(Node):
    """One tray after the other, in the order that they had at the start of the phase.

    Rules: KR-15.01, KR-15.02, KR-15.03, KR-15.04, KR-15.08, KR-15.17, KR-15.18, KR-20.14, KR-20.17, KR-A44, KR-A45,
    KR-A46, KR-A86, KR-A95.
    """

    is_flow = True

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        """Move the first of the trays still to come, which are in the slots, on by a stage."""
        if frame.stage == ORDER:
            m.phase = ADVANCING
            m.tell("PhaseBegan", -1, (4,), "KR-3.02")
            frame.slots = m.trays_in_order()
            frame.stage = BEGIN
            return GO
        if not frame.slots:
            return DONE
        tray = frame.slots[0]
        if frame.stage == BEGIN:
            if m.kind_of(tray) != FLYING or not shake_off(m, tray):
                frame.stage = ICONS
        elif frame.stage == ICONS:
            set_attempts(frame, attempts(m, tray))
            forget_facts(frame)
            if m.grid_of(tray).sniper & ~m.covered(tray):
                note(frame, SHOOTS)
            frame.stage = TRY
        elif frame.stage == TRY:
            if not attempts_left(frame):
                frame.stage = AFTER
                return GO
            set_attempts(frame, attempts_left(frame) - 1)
            if not blocked(m, tray):
                set_square_ahead(frame, way_on(m, tray))
                if square_ahead(frame) == OUT:
                    escape(m, tray)
                    next_tray(frame)
                else:
                    frame.stage = ENTER
        elif frame.stage == ENTER:
            m.tell("TrayMoved", -1, (tray, m.at[tray], square_ahead(frame)), "KR-15.03")
            m.move_tray(tray, square_ahead(frame))
            note(frame, HAS_MOVED)
            frame.stage = ENTERED
        elif frame.stage == ENTERED:
            if not make_room(m, square_ahead(frame)):
                frame.stage = TRY
        else:
            if is_noted(frame, HAS_MOVED):
                after_moving(m, tray, is_noted(frame, SHOOTS))
            next_tray(frame)
        return GO


def next_tray(frame: Frame) -> None:
    frame.slots.pop(0)
    frame.stage = BEGIN


def shake_off(m: KingdomMatch, tray: int) -> bool:
    """Let a flying horde lose its soldiers, and heroes step off one by one; tell whether one does (KR-20.13)."""
    lose_soldiers(m, tray, "KR-20.13")
    for figure in m.heroes_on(tray):
        m.push(DISPLACE, figure, m.owner[figure])
        return True
    return False


def lose_soldiers(m: KingdomMatch, tray: int, rule: str) -> None:
    number = m.clear_soldiers(tray)
    if number:
        m.tell("SoldiersLost", -1, (tray, number), rule)


def attempts(m: KingdomMatch, tray: int) -> int:
    """Check its icons, as far as they can be seen: healing, then haste; return how often it tries to move.

    Rules: KR-15.04, KR-15.05, KR-15.06, KR-15.08, KR-A41, KR-A65.
    """
    grid = m.grid_of(tray)
    if grid.heal & ~m.covered(tray) and m.damage[tray]:
        m.clear_tiles(tray)
        m.tell("TilesRemoved", -1, (tray,), "KR-15.05")
    if m.kind_of(tray) == BOSS:
        lose_soldiers(m, tray, "KR-A65")
        return m.content.bosses[m.face_of(tray).boss].speed
    return 2 if grid.fast & ~m.covered(tray) else 1


def blocked(m: KingdomMatch, tray: int) -> bool:
    """Tell whether soldiers and heroes hold it; if so, each takes 1 damage.

    Rules: KR-8.06, KR-8.07, KR-15.09, KR-15.10, KR-15.11, KR-15.12, KR-15.13, KR-12.14, KR-A38, KR-A43.
    """
    figures = m.heroes_on(tray)
    if not figures and not m.troops[tray]:
        return False
    m.tell("TrayBlocked", -1, (tray, m.at[tray]), "KR-15.09")
    lose_soldiers(m, tray, "KR-15.10")
    for figure in figures:
        m.hurt(figure, 1, "KR-15.09")
    return True


def way_on(m: KingdomMatch, tray: int) -> int:
    """Find the next space, past all that are occupied; a flying horde settles on top of what lies there.

    Rules: KR-15.03, KR-15.16, KR-15.17, KR-20.15, KR-A63, KR-A64.
    """
    flies = m.kind_of(tray) == FLYING
    for square in m.board.routes[m.at[tray]]:
        if (flies or m.top[square] < 0) and m.trail_card_at(square) < 0:
            return square
    return OUT


def after_moving(m: KingdomMatch, tray: int, shoots: bool) -> None:
    """Let snipers shoot from the new position, once, and bosses act (KR-15.07, KR-15.08, KR-A42)."""
    if shoots:
        hit: list[int] = []
        for square in m.board.neighbours[m.at[tray]]:
            hit += m.figures_at(square)
        if hit:
            m.tell("SniperFired", -1, (tray,), "KR-15.07")
        for figure in hit:
            m.hurt(figure, 1, "KR-15.07")
    if m.kind_of(tray) == BOSS:
        act(m, tray)
