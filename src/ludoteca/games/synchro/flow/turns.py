"""A Hero's turn: each action once, in any order, until it ends."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.turn import (
    ATTACK,
    END,
    FINISH,
    LEVEL,
    RETREAT,
    SKILL,
    STORE,
    SWAP,
    can_level,
    can_swap,
    neighbours,
    usable_skills,
)
from ludoteca.games.synchro.flow.paying import can_pay_any
from ludoteca.games.synchro.flow.registers import began_stunned, note_stunned
from ludoteca.games.synchro.flow.triggers import turn_started
from ludoteca.games.synchro.state.match import ATTACKED, RETREATED, STORED, STORING, SWAPPED, SynchroMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase, joined

BEGIN: Final = 0
ACT: Final = 1


def begin_turn(m: SynchroMatch, unit: int) -> bool:
    """Make it active; tell whether it can act, not being Stunned (SH-4.05, SH-A.73)."""
    m.active = unit
    m.used = 0
    m.discounted = 0
    m.turn_marks = []
    m.tell("TurnBegan", -1, (unit,), "SH-10.21" if m.is_hero(unit) else "SH-15.01")
    if m.stun[unit]:
        m.tell("TurnLost", -1, (unit,), "SH-4.05")
        return False
    turn_started(m, unit)
    return True


def finish_turn(m: SynchroMatch, unit: int, was_stunned: bool) -> None:
    """Remove tokens that lasted for this turn (SH-4.06, SH-4.11, SH-A.40)."""
    if was_stunned:
        m.stun[unit] = 0
    m.silence[unit] = 0
    m.active = -1


class HeroTurn(FlowStep):
    """The turn of the Hero on board `source`.

    Rules: SH-4.05, SH-4.06, SH-4.07, SH-4.08, SH-4.11, SH-11.01, SH-11.02, SH-11.03, SH-11.04, SH-11.05, SH-11.08,
    SH-11.10, SH-11.12, SH-11.18, SH-19.47, SH-27.01, SH-27.02, SH-A.40, SH-A.41, SH-A.57, SH-A.77.
    """

    acts = (ATTACK, SKILL, SWAP, LEVEL, STORE, END, RETREAT, DRINK)
    asked_by = "SH-11.02"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if frame.stage == BEGIN:
            for of_class in range(3):
                m.converted[3 * board + of_class] = 0
            frame.stage = ACT
            if not begin_turn(m, board):
                frame.stage = FINISH
                note_stunned(frame)
            return GO
        if m.used & RETREATED:
            return DONE
        if frame.stage == ACT and m.alive(board) and m.foes:
            frame.waits = m.deciders(board)
            return WAIT
        finish_turn(m, board, began_stunned(frame))
        return DONE

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        """List what its acts have nothing against, quicker."""
        board = frame.source
        options: list[Raw] = []
        if not m.used & ATTACKED and can_pay_any(m, board):
            options.append((ATTACK.number,))
        options += [(SKILL.number, slot) for slot in usable_skills(m, board)]
        if not m.used & SWAPPED and can_swap(m, board):
            options += [(SWAP.number, other) for other in neighbours(m, board)]
        if can_level(m, board):
            options.append((LEVEL.number,))
        if not m.used & STORED and sum(m.reserve) < m.content.tracks.reserve:
            options += [(STORE.number, colour) for colour in range(4) if m.shards[4 * board + colour]]
        options.append((END.number,))
        if not m.in_dungeon():
            options.append((RETREAT.number,))
        return options + DRINK.candidates(m, frame, seat)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if m.used & STORING and raw[0] not in (STORE.number, DRINK.number):
            m.used |= STORED
        super().answer(m, frame, seat, raw)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        name = m.hero_card(frame.source).name
        return Phrase("Turno {of_name}: che cosa fai?", "{name}'s turn: what do you do?").fill(
            name=name, of_name=joined("di", name)
        )
