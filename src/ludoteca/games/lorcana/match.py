"""The match as it is played: a position that checks itself and keeps its derived values."""

from __future__ import annotations

from ludoteca.games.lorcana import checks
from ludoteca.games.lorcana.lasting.derived import derive
from ludoteca.games.lorcana.repeating import next_choice, note
from ludoteca.games.lorcana.state import REPEAT, LorcanaMatch
from ludoteca.games.lorcana.steps import MAIN_PHASE
from ludoteca.games.lorcana.terms import ON_BOARD
from ludoteca.kernel.contract import Decision, Raw


class LiveMatch(LorcanaMatch):
    """One game."""

    __slots__ = ()

    def refresh(self) -> None:
        if self.stale & (self.depends | ON_BOARD):
            derive(self)
        self.stale = 0

    def check(self) -> None:
        checks.check(self)

    def take(self, decision: Decision, seat: int, raw: Raw) -> None:
        if self.looped and raw[0] != REPEAT and self.stacks[0][-1].node == MAIN_PHASE:
            self.looped = ()
        if seat != self.active and self.deeds:
            self.deeds = []
        note(self, seat, raw)
        super().take(decision, seat, raw)

    def settle(self) -> None:
        """With what a loop still has to do.

        Rules: LOR-GSC.09.
        """
        super().settle()
        while self.ahead and self.result is None:
            raw = next_choice(self)
            if raw:
                note(self, self.active, raw)
                frame = self.stacks[0][-1]
                self._asked = None
                self.step += 1
                frame.waits = 0
                self.programme[frame.node].answer(self, frame, self.active, raw)
                super().settle()

    def blank(self) -> LorcanaMatch:
        return LiveMatch(self.cast, self.options)
