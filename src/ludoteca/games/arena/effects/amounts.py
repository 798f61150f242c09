"""How much: whole numbers, and what is counted when an effect happens."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.effects.conditions import ArenaCondition, ItIs, meant
from ludoteca.games.arena.effects.targets import Group
from ludoteca.games.arena.state.cards import Status
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

MOST: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """A number, found when it is needed."""

    @abstractmethod
    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        """Work it out for this target (-1: for nobody in particular)."""

    @abstractmethod
    def number(self) -> str:
        """Return the number printed where one stands, "" when it is counted ("pari a …")."""

    @abstractmethod
    def rest(self) -> Phrase:
        """Say what follows the sentence: what the number is equal to, or when it is another."""


class Plain(Amount):
    """3."""

    def __init__(self, amount: int) -> None:
        between(1, amount, MOST)
        self.amount = amount

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return self.amount

    def number(self) -> str:
        return str(self.amount)

    def rest(self) -> Phrase:
        return EMPTY


class Bonus(Amount):
    """plus(base, extra, condition): more when the condition holds."""

    def __init__(self, base: int, extra: int, condition: ArenaCondition) -> None:
        if not 0 <= base <= MOST or not 0 < extra <= MOST:
            raise ValueError("plus takes a number, a number above 0 to add, and a condition")
        self.base = base
        self.extra = extra
        self.condition = condition

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return self.base + self.extra if self.condition.true_of(m, frame, figure) else self.base

    def number(self) -> str:
        return str(self.base)

    def rest(self) -> Phrase:
        phrase = Phrase("; {n} se {condition}", "; {n} if {condition}")
        if isinstance(self.condition, ItIs):  # the target, which has just been named
            is_words = self.condition.property.is_words()
            return phrase.fill(n=self.base + self.extra, condition=Phrase("", "it ") + is_words)
        return phrase.fill(n=self.base + self.extra, condition=self.condition.words())


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Amount):
    """An amount equal to something on the table."""

    def number(self) -> str:
        return ""

    @abstractmethod
    def what(self) -> Phrase:
        """Say "i segnalini …" as they follow "pari a": with the article joined, "ai segnalini …"."""

    def rest(self) -> Phrase:
        return Phrase(" pari {what}", " equal to {what}").fill(what=self.what())


class Counters(Counted):
    """counters(status), counters(status, it): the counters of a status on the acting figure, or on whom "it" means."""

    def __init__(self, status: Status, number: int, of_target: bool) -> None:
        self.status = status
        self.status_number = number
        self.of_target = of_target

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        whose = meant(m, figure) if self.of_target else frame.source
        return m.count(whose, self.status_number) if whose >= 0 else 0

    def what(self) -> Phrase:
        if self.of_target:
            phrase = Phrase("ai suoi segnalini {status}", "its {status} counters")
        else:
            phrase = Phrase("ai segnalini {status} di §", "§'s {status} counters")
        return phrase.fill(status=self.status.name)


class CountOf(Counted):
    """count(…): how many characters have these properties."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return len(self.group.members(m, frame))

    def what(self) -> Phrase:
        return Phrase("al numero di {whom}", "the number of {whom}").fill(whom=self.group.many())


class HandCards(Counted):
    """cards_in_hand: how many cards its Summoner holds."""

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return len(m.hand[frame.seat])

    def what(self) -> Phrase:
        return Phrase("alle carte che hai in mano", "the number of cards in your hand")


class LostHealth(Counted):
    """lost_health: how much the acting figure is below full health."""

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        actor = frame.source
        return m.person(actor).health - m.health[actor] if m.stands(actor) else 0

    def what(self) -> Phrase:
        return Phrase("ai PS mancanti di §", "§'s missing Health")


class PointsBehind(Counted):
    """points_behind: by how many Victory Points the others lead; 0 for the leaders."""

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        side = m.side_of[frame.seat]
        return max(0, m.points[1 - side] - m.points[side])

    def what(self) -> Phrase:
        return Phrase("ai PV di svantaggio della tua squadra", "the number of VP your team is behind")


class AsMuch(Counted):
    """as_much: the damage or healing that set off the ability."""

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return root_frame(m).amount

    def what(self) -> Phrase:
        return Phrase("a quella quantità", "that amount")


class Half(Counted):
    """half(amount): rounded down."""

    def __init__(self, amount: Counted) -> None:
        self.amount = amount

    def value(self, m: ArenaMatch, frame: Frame, figure: int) -> int:
        return self.amount.value(m, frame, figure) // 2

    def what(self) -> Phrase:
        what = self.amount.what()
        it = what.it
        for joined_form, of in (("ai ", "dei "), ("al ", "del "), ("alle ", "delle "), ("a ", "di ")):
            if it.startswith(joined_form):
                it = of + it.removeprefix(joined_form)
                break
        return Phrase(
            f"alla metà {it}, per difetto",
            f"half {what.en}, rounded down",
        )
