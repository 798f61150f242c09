"""Combattimento: attacks, one for each Monster, against what it faces."""

from __future__ import annotations

from ludoteca.games.lyon.acts.fighting import ATTACK, END_TURN, attackers
from ludoteca.games.lyon.state.match import COMBAT, LyonMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Combat(FlowStep):
    """Each own Monster may attack once, against what it faces. The slots hold the lanes that may."""

    acts = (ATTACK, END_TURN)
    question = Phrase(
        "Combattimento: scegli un Mostro con cui attaccare o termina il turno.",
        "Combat: choose a Monster to attack with, or end your turn.",
    )
    asked_by = "LY-9.01"

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            m.begin_phase(COMBAT)
        if frame.stage == 2:
            return DONE
        frame.slots = attackers(m)
        if not frame.slots:
            return DONE
        frame.waits = 1 << m.active
        return WAIT

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        options: list[Raw] = [(ATTACK.number, lane) for lane in frame.slots]
        options.append((END_TURN.number,))
        return options
