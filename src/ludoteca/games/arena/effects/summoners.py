"""Whose hand, deck or points an effect is about."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.acts.answering import SUMMONER
from ludoteca.games.arena.effects.targets import Each, Own, Sought, Target
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.select import ASK, READY
from ludoteca.kernel.texts import Mention, Phrase, joined

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Sought):
    """Which Summoners; the frame's slots are their seats."""

    @abstractmethod
    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        """List all those whom it may mean."""

    @property
    def is_you(self) -> bool:
        return False

    @abstractmethod
    def subject(self, you: Phrase, other: Phrase) -> Phrase:
        """Make a clause about them: `you` as it is, or with {who} filled in."""

    @abstractmethod
    def whose(self) -> Phrase:
        """Say what follows "del mazzo": "tuo" or "di …"; English "your" or "…'s"."""


class Fixed(Who):
    """Summoners among whom there is nothing to choose; `name` is what they are called in a sentence."""

    def __init__(self, name: Phrase) -> None:
        self.name = name

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        frame.slots = self.seats(m, frame.seat)
        return READY

    def subject(self, you: Phrase, other: Phrase) -> Phrase:
        return other.fill(who=self.name)

    def whose(self) -> Phrase:
        return Phrase(joined("di", self.name.it), f"{self.name.en}'s")


class Owner(Fixed):
    """its_summoner: you, said of somebody else: for statuses, which anybody may have."""

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        return [seat]

    @property
    def is_you(self) -> bool:
        return True


class You(Owner):
    """you."""

    def subject(self, you: Phrase, other: Phrase) -> Phrase:
        return you

    def whose(self) -> Phrase:
        return Phrase("tuo", "your")


class Partner(Fixed):
    """partner."""

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        partner = m.partner(seat)
        return [partner] if partner >= 0 else []


class EachRival(Fixed):
    """each_rival_summoner."""

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        return m.enemies(seat)


class Everybody(Fixed):
    """each_summoner."""

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        return [seat, *[other for other in range(m.seats) if other != seat]]


YOU: Final = You(Phrase("tu", "you"))
SUMMONERS: Final[dict[str, Who]] = {
    "you": YOU,
    "partner": Partner(Phrase("il tuo compagno", "your partner")),
    "each_rival_summoner": EachRival(Phrase("ogni Evocatore avversario", "each rival Summoner")),
    "each_summoner": Everybody(Phrase("ogni Evocatore", "each Summoner")),
    "its_summoner": Owner(Phrase("il suo Evocatore", "its Summoner")),
}
"""What cards call them."""


class OneRival(Who):
    """rival_summoner: one of the opposing Summoners; with only one there is nothing to choose."""

    def __init__(self) -> None:
        self.needs_deck = False
        """Only somebody whose deck is not empty will do: what can be carried out is (SA-11.10)."""

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        rivals = m.enemies(seat)
        return [other for other in rivals if m.deck[other]] if self.needs_deck else rivals

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        rivals = self.seats(m, frame.seat)
        if len(rivals) > 1:
            return ASK
        frame.slots = rivals
        return READY

    def options(self, m: ArenaMatch, frame: Frame) -> list[Raw]:
        return [(SUMMONER.number, seat) for seat in self.seats(m, frame.seat)]

    def answer(self, m: ArenaMatch, frame: Frame, raw: Raw) -> bool:
        frame.slots = [raw[1]]
        return True

    def subject(self, you: Phrase, other: Phrase) -> Phrase:
        return other.fill(who=Phrase("un Evocatore avversario", "a rival Summoner"))

    def whose(self) -> Phrase:
        return Phrase("di un Evocatore avversario", "a rival Summoner's")


class SummonerOf(Who):
    """summoner_of(target): the Summoner of that character; choosing the character is a Direct Effect."""

    def __init__(self, target: Target) -> None:
        if isinstance(target, Own):
            raise ValueError("the Summoner of self is you")
        if isinstance(target, Each):
            raise ValueError("say each_rival_summoner or each_summoner")
        if not target.is_one_other():
            raise ValueError("summoner_of takes one other character, chosen(…)")
        self.target = target

    def seats(self, m: ArenaMatch, seat: int) -> list[int]:
        return list(range(m.seats))

    def select(self, m: ArenaMatch, frame: Frame) -> int:
        readiness = self.target.select(m, frame)
        if readiness == READY:
            self.target.remember(m, frame)
            seats: list[int] = []
            for figure in frame.slots:
                if m.summoner[figure] not in seats:
                    seats.append(m.summoner[figure])
            frame.slots = seats
        return readiness

    def options(self, m: ArenaMatch, frame: Frame) -> list[Raw]:
        return self.target.options(m, frame)

    def answer(self, m: ArenaMatch, frame: Frame, raw: Raw) -> bool:
        """Take a figure, which `select` turns into its Summoner: the choice is not complete yet."""
        self.target.answer(m, frame, raw)
        return False

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        self.target.foresee(m, outlook)

    def icons(self) -> int:
        return self.target.icons()

    def named(self) -> Mention:
        return self.target.named()

    def name(self) -> Phrase:
        return Phrase("l'Evocatore ", "the Summoner ") + self.named().after("di", "of")

    def subject(self, you: Phrase, other: Phrase) -> Phrase:
        return other.fill(who=self.name())

    def whose(self) -> Phrase:
        name = self.name()
        return Phrase(joined("di", name.it), f"the {self.named().bare.en.split(' ', 1)[-1]}'s Summoner's")
