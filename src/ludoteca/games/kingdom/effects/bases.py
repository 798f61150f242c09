"""What verbs about heroes have in common: somebody is chosen, or known already."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.acts.answering import CHOOSE_FIGURE
from ludoteca.games.kingdom.effects.text import HERO_IT, IT_FACED, KingdomEffect
from ludoteca.games.kingdom.effects.who import IT, Who
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import WAIT, Frame

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class OnHeroes(KingdomEffect):
    """A verb about figures: chooses one of those whom it can be about, or takes them all, then acts on the slots."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 0:
            candidates = self.candidates(m, frame)
            if self.who.chosen and len(candidates) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            self.take(m, frame, candidates)
        return self.act(m, frame)

    def take(self, m: KingdomMatch, frame: Frame, figures: list[int]) -> None:
        """Note whom it is about."""
        frame.stage = 1
        frame.slots = figures
        if self.who.chosen:
            slots = root_frame(m).slots
            slots[HERO_IT] = figures[0] if figures else -1
            slots[IT_FACED] = 0

    def candidates(self, m: KingdomMatch, frame: Frame) -> list[int]:
        return [figure for figure in self.who.figures(m, frame) if self.concerns(m, frame, figure)]

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        """Tell whether it would do anything for that figure."""
        return True

    @abstractmethod
    def act(self, m: KingdomMatch, frame: Frame) -> int:
        """Do it, for the figures in the slots; what must be asked is asked with the frame's `stage` from 1 on."""

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == 0:
            return [(CHOOSE_FIGURE.number, figure) for figure in self.candidates(m, frame)]
        return self.more_options(m, frame, seat)

    def more_options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == 0:
            self.take(m, frame, [raw[1]])
        else:
            self.more_answer(m, frame, seat, raw)

    def more_answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def playable(self, m: KingdomMatch, frame: Frame) -> bool:
        return self.who is not IT and bool(self.candidates(m, frame))
