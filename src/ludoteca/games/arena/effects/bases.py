"""What verbs have in common: those about figures, and those about Summoners."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.acts.aims import refuse_target
from ludoteca.games.arena.effects.summoners import SummonerOf, Who
from ludoteca.games.arena.effects.targets import AGAIN, Sought, Target
from ludoteca.games.arena.effects.text import ArenaEffect
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import GO, WAIT, Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import ASK, TARGET_VERB
from ludoteca.kernel.texts import Mention

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class OnSomebody(ArenaEffect):
    """A verb about somebody: finds or chooses them, then acts on the frame's slots."""

    @abstractmethod
    def asked(self) -> Sought:
        """Return whom it finds or chooses first."""

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            readiness = self.asked().select(m, frame)
            if readiness == ASK:
                frame.waits = 1 << frame.seat
                return WAIT
            if readiness == AGAIN:
                return GO
            self.chosen(m, frame)
        return self.act(m, frame)

    def chosen(self, m: ArenaMatch, frame: Frame) -> None:
        """Note all targets."""
        frame.stage = 1

    @abstractmethod
    def act(self, m: ArenaMatch, frame: Frame) -> int:
        """Do it, to those in the slots; what must be asked is asked with the frame's `stage` from 1 on."""

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.asked().options(m, frame) if frame.stage == 0 else self.more_options(m, frame, seat)

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage:
            self.more_answer(m, frame, seat, raw)
        elif self.asked().answer(m, frame, raw):
            self.chosen(m, frame)

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        asked = self.asked()
        target = asked.target if isinstance(asked, SummonerOf) else asked
        if frame.stage or raw[0] != TARGET_VERB or not isinstance(target, Target):
            return NOTHING_AGAINST
        return refuse_target(m, frame, seat, target, raw[1])

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        self.asked().foresee(m, outlook)

    def icons(self) -> int:
        return self.asked().icons()


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFigures(OnSomebody):
    """A verb about figures."""

    def __init__(self, to: Target) -> None:
        self.to = to

    def asked(self) -> Target:
        return self.to

    @property
    def target(self) -> Mention:
        return self.to.named()

    def chosen(self, m: ArenaMatch, frame: Frame) -> None:
        super().chosen(m, frame)
        self.asked().remember(m, frame)

    def playable(self, m: ArenaMatch, frame: Frame) -> bool:
        return self.to.has_any(m, frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class OnSummoners(OnSomebody):
    """A verb about Summoners: the frame's slots are their seats, one after the other."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def asked(self) -> Who:
        return self.who
