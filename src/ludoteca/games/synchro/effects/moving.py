"""Who stands where: Push, Pull, position swaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.bases import OnUnits
from ludoteca.games.synchro.effects.targets import Target
from ludoteca.games.synchro.effects.text import DONE_SLOT, SynchroEffect
from ludoteca.games.synchro.flow import triggers
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.select import DONE_VERB, options_of
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Shift(OnUnits):
    """push(n, to) towards the rear, pull(n, to) towards the front; no further than the end of the line.

    Rules: SH-23.01, SH-23.02, SH-23.03, SH-23.04, SH-23.05, SH-A.52.
    """

    def __init__(self, steps: int, to: Target, push: bool) -> None:
        if not 1 <= steps < BOARDS:
            raise ValueError(f"{'push' if push else 'pull'} takes a number from 1 to {BOARDS - 1}")
        super().__init__(to)
        self.steps = steps
        self.push = push

    def sign(self) -> str:
        return "push" if self.push else "pull"

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        """Move several from the end that they move towards, so that none stands in another's way."""
        if self.push:
            for unit in frame.slots[::-1]:
                m.push_unit(unit, self.steps)
        else:
            for unit in frame.slots:
                m.pull_unit(unit, self.steps)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        if self.push:
            verb = Phrase("Spinge" if self.to.of_monster else "Spingi", "Push")
        else:
            verb = Phrase("Tira", "Pull")
        return Phrase("{verb} di {n} {whom}", "{verb} {whom} by {n}").fill(
            verb=verb, n=self.steps, whom=self.to.words()
        )


class Swap(SynchroEffect):
    """swap: the acting character may take the place of any ally.

    Rules: SH-23.06, SH-23.07, SH-23.08, SH-23.09, SH-A.53.
    """

    asked_by = "SH-23.07"
    picture = "swap"

    def __init__(self) -> None:
        self.of_monster = False

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0 and self.others(m, frame.source):
            root_frame(m).slots[DONE_SLOT] = 1
            frame.waits = m.deciders(frame.source)
            return WAIT
        return DONE

    def others(self, m: SynchroMatch, unit: int) -> list[int]:
        return [other for other in m.line_of(unit) if other != unit]

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return options_of(self.others(m, frame.source), True)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        if raw[0] == DONE_VERB:
            return
        unit = frame.source
        m.trade_places(unit, raw[1], "SH-23.08")
        triggers.swapped(m, unit)

    def playable(self, m: SynchroMatch, frame: Frame) -> bool:
        return len(self.others(m, frame.source)) > 0

    def words(self, infinitive: bool = False) -> Phrase:
        if self.of_monster:
            return Phrase("può scambiare posizione con un Mostro qualsiasi", "it may swap position with any Monster")
        return Phrase("puoi scambiare posizione con un alleato qualsiasi", "you may swap position with any ally")
