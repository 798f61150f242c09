"""What deeds that upgrade Skills and Masters share."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from ludoteca.games.synchro.effects.deeds.base import Asking
from ludoteca.games.synchro.flow.learning import upgrade
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Noun, Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class Upgrading(Asking):
    """A deed that lets the players choose what is upgraded, so many times."""

    what: ClassVar[int] = 0
    """Which kind of thing it is: see `match.OF_SKILL`."""
    upgraded_by: ClassVar[str] = ""
    """The rule by which it is."""
    noun: ClassVar[Noun]
    """What such things are called."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    @abstractmethod
    def places(self, m: SynchroMatch) -> list[int]:
        """List where there is something to upgrade."""
        raise NotImplementedError(type(self).__name__)

    def would_do(self, m: SynchroMatch) -> bool:
        return bool(self.places(m))

    def ask(self, m: SynchroMatch, frame: Frame) -> int:
        return DONE if frame.stage > self.number else WAIT

    def upgrades(self, m: SynchroMatch) -> list[tuple[int, int]]:
        return [(self.what, place) for place in self.places(m)]

    def words(self) -> Phrase:
        return Phrase("potenziate ", "upgrade ") + self.noun.count(self.number)

    def upgrade(self, m: SynchroMatch, frame: Frame, what: int, place: int) -> None:
        upgrade(m, what, place, self.upgraded_by)
        frame.stage += 1
