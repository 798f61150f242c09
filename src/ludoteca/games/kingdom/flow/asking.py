"""What steps that ask share: phases in which everybody acts until all are done, and questions that are asked once."""

from __future__ import annotations

from abc import abstractmethod

from ludoteca.games.kingdom.acts.bases import is_asked_again
from ludoteca.games.kingdom.acts.phases import READY, RESUME, STAY
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.acts import FlowStep, Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class SharedPhase(FlowStep):
    """A phase in which everybody acts until all are done; whoever is may think again when others have acted since.

    Rules: KR-A15.
    """

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if is_asked_again(m, seat):
            return [(STAY.number,), (RESUME.number,)]
        options = self.deeds(m, seat)
        options.append((READY.number,))
        return options

    @abstractmethod
    def deeds(self, m: KingdomMatch, seat: int) -> list[Raw]:
        """List what a player who is not done can do."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return self.asked_again(m) if is_asked_again(m, seat) else self.asked_first(m)

    @abstractmethod
    def asked_first(self, m: KingdomMatch) -> Phrase:
        """Ask a player who is not done."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def asked_again(self, m: KingdomMatch) -> Phrase:
        """Ask a player who is done, but may think again."""
        raise NotImplementedError(type(self).__name__)


def begin_phase(m: KingdomMatch, phase: int, number: int) -> None:
    """Begin a phase of which the rulebook tells by this number, unless it is under way."""
    if m.phase != phase:
        m.phase = phase
        m.tell("PhaseBegan", -1, (number,), "KR-3.02")
        open_phase(m)


def open_phase(m: KingdomMatch) -> None:
    """Note that nobody has declared themselves done."""
    m.ready = 0
    m.noticed = 0


def who_is_asked(m: KingdomMatch) -> int:
    """Return those who still play, or those who may think again once all are done, as bits (KR-A15)."""
    return m.everyone & ~m.ready or m.noticed


def wait_for(m: KingdomMatch, frame: Frame, asked: int) -> int:
    """Wait for these seats, as bits; where there are none, the phase is over."""
    frame.waits = asked
    if asked:
        return WAIT
    open_phase(m)
    return DONE


class AskedOnce(Step):
    """A question, mostly to whoever began the action: it is over with the answer, whichever that is."""

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        frame.stage = 1
        frame.waits = self.whom(m, frame)
        return WAIT

    def whom(self, m: KingdomMatch, frame: Frame) -> int:
        """Return who is asked, as bits."""
        return 1 << frame.seat
