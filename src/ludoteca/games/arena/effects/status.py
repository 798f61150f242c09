"""Status counters: gained, lost, removed with their tile."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludoteca.games.arena.effects.amounts import Amount, Plain
from ludoteca.games.arena.effects.bases import OnFigures
from ludoteca.games.arena.effects.targets import Target
from ludoteca.games.arena.flow import statuses
from ludoteca.games.arena.state.cards import Status
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

EVERY: Final = -1
HELPFUL: Final = -2
HARMFUL: Final = -3
SORTS: Final = {
    "every_status": (
        EVERY,
        Phrase("tutti i suoi stati", "all its statuses"),
        Phrase("tutti i loro stati", "all their statuses"),
    ),
    "helpful_statuses": (
        HELPFUL,
        Phrase("i suoi stati favorevoli", "its helpful statuses"),
        Phrase("i loro stati favorevoli", "their helpful statuses"),
    ),
    "harmful_statuses": (
        HARMFUL,
        Phrase("i suoi stati dannosi", "its harmful statuses"),
        Phrase("i loro stati dannosi", "their harmful statuses"),
    ),
}


class OfStatus(OnFigures):
    """A verb about counters of a status."""

    def __init__(self, to: Target, status: Status, number: int, counters: Amount) -> None:
        super().__init__(to)
        self.status = status
        self.which = number
        self.counters = counters

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        for figure in frame.slots:
            if m.stands(figure):
                self.change(m, figure, self.counters.value(m, frame, figure))
        return DONE

    @abstractmethod
    def change(self, m: ArenaMatch, figure: int, counters: int) -> None:
        """Do it to one figure."""


class Gain(OfStatus):
    """gain(to, status, counters): a tile with so many counters, or more of them on it.

    Rules: SA-12.05, SA-12.06, SA-12.07, SA-12.09.
    """

    def change(self, m: ArenaMatch, figure: int, counters: int) -> None:
        statuses.gain(m, figure, self.which, counters)

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("ottiene", "ottengono", "gains", "gain")
        if not self.counters.number():
            phrase = Phrase(
                "{to} {verb} un numero di segnalini {status}{rest}", "{to} {verb} a number of {status} counters{rest}"
            )
        else:
            phrase = Phrase("{to} {verb} {n} {status}{rest}", "{to} {verb} {n} {status}{rest}")
        return phrase.fill(
            to=self.target.bare,
            verb=verb,
            n=self.counters.number(),
            status=self.status.name,
            rest=self.counters.rest(),
        )


class Lose(OfStatus):
    """lose(to, status, counters): so many counters are removed, without setting anything off.

    Rules: SA-12.08, SA-12.12.
    """

    def change(self, m: ArenaMatch, figure: int, counters: int) -> None:
        statuses.lose(m, figure, self.which, counters)

    def words(self, infinitive: bool = False) -> Phrase:
        assert isinstance(self.counters, Plain)
        verb = self.target.verb("perde", "perdono", "loses", "lose")
        one = self.counters.amount == 1
        return Phrase("{to} {verb} {n} {noun} {status}", "{to} {verb} {n} {status} {en}").fill(
            to=self.target.bare,
            verb=verb,
            n=self.counters.number(),
            noun="segnalino" if one else "segnalini",
            en="counter" if one else "counters",
            status=self.status.name,
        )


class Remove(OnFigures):
    """remove(to, status): the tile and all its counters, without setting anything off; or several tiles of a sort.

    Rules: SA-12.11, SA-12.12.
    """

    def __init__(self, to: Target, number: int, one: Phrase, many: Phrase) -> None:
        super().__init__(to)
        self.which = number
        """A status, or EVERY, HELPFUL, HARMFUL."""
        self.one = one
        self.many = many

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        for figure in frame.slots:
            for number, status in enumerate(m.content.statuses):
                if (
                    self.which == number
                    or self.which == EVERY
                    or (self.which == HELPFUL and status.helpful)
                    or (self.which == HARMFUL and not status.helpful)
                ):
                    statuses.remove(m, figure, number)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        verb = self.target.verb("perde", "perdono", "loses", "lose")
        what = self.many if self.target.plural else self.one
        return Phrase("{to} {verb} {what}", "{to} {verb} {what}").fill(to=self.target.bare, verb=verb, what=what)
