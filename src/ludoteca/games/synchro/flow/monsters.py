"""A Monster's turn: the action of its die, then the die is rolled again and changes its slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.flow.registers import began_stunned, note_stunned
from ludoteca.games.synchro.flow.triggers import basic_attacked
from ludoteca.games.synchro.flow.turns import begin_turn, finish_turn
from ludoteca.games.synchro.state.match import FIRST_FOE, PLAIN
from ludoteca.kernel.frames import DONE, GO, Frame, Node

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

BEGIN: Final = 0
ACT: Final = 1
FINISH: Final = 2
BASIC: Final = -1
"""Instead of a row of the table: the Basic Attack."""


def action_row(m: SynchroMatch, unit: int) -> int:
    """Return the row of its table that its die selects, one lower while it is Silenced; BASIC below the lowest.

    Rules: SH-4.09, SH-4.10, SH-5.04, SH-5.05, SH-15.02, SH-15.04, SH-25.03, SH-A.39.
    """
    row = m.monster_card(unit).row_of[m.die[unit - FIRST_FOE]]
    return max(BASIC, row - 1) if m.silence[unit] else row


class MonsterTurn(Node):
    """The turn of Monster `source`.

    Rules: SH-4.05, SH-4.06, SH-4.09, SH-4.10, SH-4.11, SH-5.22, SH-15.02, SH-15.03, SH-15.04, SH-15.05, SH-15.06,
    SH-15.07, SH-17.06, SH-A.38, SH-A.39.
    """

    is_flow = True

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        unit = frame.source
        if frame.stage == BEGIN:
            frame.stage = ACT
            if not begin_turn(m, unit):
                frame.stage = FINISH
                note_stunned(frame)
            return GO
        if frame.stage == ACT:
            frame.stage = FINISH
            if m.alive(unit) and m.line:
                self.act(m, unit)
                return GO
        if m.alive(unit):
            board = unit - FIRST_FOE
            m.slot[board] = 1 - m.slot[board]
            m.roll_die(board, "SH-15.07")
        finish_turn(m, unit, began_stunned(frame))
        return DONE

    def act(self, m: SynchroMatch, unit: int) -> None:
        board = unit - FIRST_FOE
        monster = m.monster_card(unit)
        row = action_row(m, unit)
        if row == BASIC:
            target = m.line[0]
            m.tell("MonsterBasic", -1, (board,), "SH-15.04")
            m.hit(target, monster.basic_attack, unit, PLAIN, "SH-15.05" if monster.celestial else "SH-15.04")
            basic_attacked(m, unit, target)
        else:
            m.tell("MonsterActed", -1, (board, row), "SH-15.02")
            m.push(monster.actions[row].node, unit)
