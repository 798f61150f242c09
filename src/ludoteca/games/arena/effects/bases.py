"""What verbs have in common: those about figures, and those about Summoners."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.acts.aims import refuse_target
from ludoteca.games.arena.effects.summoners import SummonerOf, Who
from ludoteca.games.arena.effects.targets import AGAIN, Named, Target
from ludoteca.games.arena.effects.text import ArenaEffect
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import GO, WAIT, Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.select import ASK, TARGET_VERB

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class OnFigures(ArenaEffect):
    """A verb about figures: finds or chooses them, then acts on the frame's slots."""

    def __init__(self, to: Target) -> None:
        self.to = to

    @property
    def target(self) -> Named:
        return self.to.named()

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            found = self.to.select(m, frame)
            if found == ASK:
                frame.waits = 1 << frame.seat
                return WAIT
            if found == AGAIN:
                return GO
            self.chosen(m, frame)
        return self.act(m, frame)

    def chosen(self, m: ArenaMatch, frame: Frame) -> None:
        """Note all targets."""
        frame.stage = 1
        self.to.remember(m, frame)

    @abstractmethod
    def act(self, m: ArenaMatch, frame: Frame) -> int:
        """Do it, to the figures in the slots; what must be asked is asked with the frame's `stage` from 1 on."""

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(m, frame) if frame.stage == 0 else self.more_options(m, frame, seat)

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage:
            self.more_answer(m, frame, seat, raw)
        elif self.to.answer(m, frame, raw):
            self.chosen(m, frame)

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.stage or raw[0] != TARGET_VERB:
            return NOTHING_AGAINST
        return refuse_target(m, frame, seat, self.to, raw[1])

    def playable(self, m: ArenaMatch, frame: Frame) -> bool:
        return self.to.has_any(m, frame)

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        self.to.foresee(m, outlook)

    def icons(self) -> int:
        return self.to.icons()


@mypyc_attr(allow_interpreted_subclasses=True)
class OnSummoners(ArenaEffect):
    """A verb about Summoners: the frame's slots are their seats, one after the other."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            found = self.who.select(m, frame)
            if found == ASK:
                frame.waits = 1 << frame.seat
                return WAIT
            if found == AGAIN:
                return GO
            frame.stage = 1
        return self.act(m, frame)

    @abstractmethod
    def act(self, m: ArenaMatch, frame: Frame) -> int:
        """Do it, for the seats in the slots."""

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.who.options(m, frame) if frame.stage == 0 else self.more_options(m, frame, seat)

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage:
            self.more_answer(m, frame, seat, raw)
        elif self.who.answer(m, frame, raw):
            frame.stage = 1

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        who = self.who
        if frame.stage or raw[0] != TARGET_VERB or not isinstance(who, SummonerOf):
            return NOTHING_AGAINST
        return refuse_target(m, frame, seat, who.target, raw[1])

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        self.who.foresee(m, outlook)

    def icons(self) -> int:
        return self.who.icons()
