"""What verbs about characters have in common: finding or choosing whom they are about."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ludoteca.games.synchro.effects.targets import ADJACENT, ATTACKER, OTHER_FOE, STRUCK, Target, beside, mask_of
from ludoteca.games.synchro.effects.text import ABOUT_SLOT, BESIDE_SLOT, DONE_SLOT, HIT_SLOT, STRUCK_SLOT, SynchroEffect
from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.select import TARGET_VERB

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class OnUnits(SynchroEffect):
    """A verb about characters: finds or chooses them, then acts on the frame's slots.

    Rules: SH-26.01, SH-26.04, SH-26.07, SH-26.09, SH-26.11, SH-A.62.
    """

    def __init__(self, to: Target) -> None:
        self.to = to

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == 0:
            candidates = self.candidates(m, frame)
            if len(candidates) > 1 and self.to.kind.takes_one:
                frame.waits = m.deciders(frame.source)
                return WAIT
            self.chosen(m, frame, candidates)
        return self.act(m, frame)

    def candidates(self, m: SynchroMatch, frame: Frame) -> list[int]:
        """List whom it may be about now."""
        kind = self.to.kind
        if kind is STRUCK or kind is ADJACENT:
            mask = root_frame(m).slots[STRUCK_SLOT if kind is STRUCK else BESIDE_SLOT]
            return [unit for unit in m.foes_of(frame.source) if mask >> unit & 1]
        if kind is ATTACKER:
            about = root_frame(m).slots[ABOUT_SLOT]  # somebody else: see `triggers.may_go`
            return [about] if m.alive(about) else []
        units = self.to.found(m, frame.source)
        if kind is OTHER_FOE:
            hit = root_frame(m).slots[HIT_SLOT]
            return [unit for unit in units if not hit >> unit & 1]
        return units

    def chosen(self, m: SynchroMatch, frame: Frame, units: list[int]) -> None:
        """Note all targets: the text remembers opponents."""
        frame.stage = 1
        frame.slots = units[:]
        if not units:
            return
        root = root_frame(m)
        root.slots[DONE_SLOT] = 1
        if not self.to.friendly:
            opponents = [unit for unit in units if (unit < BOARDS) != (frame.source < BOARDS)]
            root.slots[BESIDE_SLOT] = beside(m, opponents)
            root.slots[STRUCK_SLOT] = mask_of(opponents)

    @abstractmethod
    def act(self, m: SynchroMatch, frame: Frame) -> int:
        """Do it, to the characters in the slots; what must be asked is asked with the frame's `stage` from 1 on."""

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == 0:
            return [(TARGET_VERB, unit) for unit in self.candidates(m, frame)]
        return self.more_options(m, frame)

    def more_options(self, m: SynchroMatch, frame: Frame) -> list[Raw]:
        raise NotImplementedError(type(self).__name__)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == 0:
            self.chosen(m, frame, [raw[1]])
        else:
            self.more_answer(m, frame, raw)

    def more_answer(self, m: SynchroMatch, frame: Frame, raw: Raw) -> None:
        raise NotImplementedError(type(self).__name__)

    def playable(self, m: SynchroMatch, frame: Frame) -> bool:
        """Tell whether there is anybody now; what depends on an effect before does not count."""
        return not self.to.kind.depends and len(self.to.found(m, frame.source)) > 0

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        if frame.source >= BOARDS:
            return "SH-A.62"
        return "SH-26.04" if self.to.friendly else "SH-26.01"


@mypyc_attr(allow_interpreted_subclasses=True)
class OnEach(OnUnits):
    """A verb that does the same to one character after the other."""

    def act(self, m: SynchroMatch, frame: Frame) -> int:
        for unit in frame.slots:
            self.affect(m, unit)
        return DONE

    @abstractmethod
    def affect(self, m: SynchroMatch, unit: int) -> None:
        """Do it to one of them."""
