"""What steps that ask the whole party share."""

from __future__ import annotations

from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, WAIT, Frame


class PartyQuestion(Step):
    """A question to everybody: whoever answers it for good says so by its stage."""

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        frame.waits = m.everyone
        return WAIT
