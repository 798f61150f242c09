"""Before a battle: Heroes of the reserve, Items, the order of the party, and who begins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.answering import DONE_WITH
from ludoteca.games.synchro.acts.lining import ENTER, FRONT, MOVE, START
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.flow.registers import give, let_come_in, line_was, may_come_in, note_line, settle_places
from ludoteca.games.synchro.state.match import LINING_UP, SynchroMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

BEGIN: Final = 0
OPEN: Final = 1
HAND_OUT: Final = 2
CLOSED: Final = 2


class FromReserve(FlowStep):
    """Before the Monsters are met, Heroes of the reserve may come in, each once.

    Rules: SH-19.04, SH-20.09, SH-A.14, SH-A.67, SH-A.75.
    """

    acts = (DONE_WITH, ENTER, DRINK)
    question = Phrase(
        "Prima della battaglia: chi entra dalla riserva?", "Before the battle: who comes in from the reserve?"
    )
    asked_by = "SH-20.09"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == BEGIN:
            m.phase = LINING_UP
            let_come_in(frame, len(m.reserve_heroes))
            frame.stage = OPEN
        if frame.stage == CLOSED or not may_come_in(frame):
            return DONE
        frame.waits = m.everyone
        return WAIT


class LineUp(FlowStep):
    """The party gets ready: each thing at most once, so that it comes to an end.

    Items of the fallen are handed out last: whoever bears them has come in before.
    The slots are the Items that have been moved.

    Rules: SH-10.11, SH-10.12, SH-10.13, SH-21.05, SH-24.09, SH-A.64, SH-A.70.
    """

    acts = (DONE_WITH, FRONT, MOVE, DRINK)
    question = Phrase(
        "Preparatevi alla battaglia: posizioni e Oggetti.", "Get ready for the battle: positions and Items."
    )
    asked_by = "SH-10.12"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == BEGIN:
            m.phase = LINING_UP
            frame.stage = OPEN
        if len(m.line) != line_was(frame):  # somebody has fallen by giving up an Item: the others line up anew
            note_line(frame, len(m.line))
            settle_places(frame, 0)
        if frame.stage == HAND_OUT:
            if m.stored:
                give(m, m.stored.pop(0))
                return GO
            m.tell("LinedUp", -1, tuple(m.line), "SH-10.12")
            return DONE
        frame.waits = m.everyone
        return WAIT


class WhoStarts(PartyQuestion):
    """The players say which side takes the first turn.

    Rules: SH-10.14.
    """

    is_flow = True
    starts_chain = True
    acts = (START, DRINK)
    question = Phrase(
        "Chi inizia? Se iniziano gli Eroi, ognuno pesca 1 Frammento; altrimenti, quanti ne dà il suo livello.",
        "Who begins? If the Heroes do, each draws 1 Shard; otherwise as many as its level gives.",
    )
    asked_by = "SH-10.14"
