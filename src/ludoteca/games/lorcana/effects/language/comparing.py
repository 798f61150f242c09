"""Words that compare players, count among known cards, and know what was under a card that has left play."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Target, not_to_choose, rest_on
from ludoteca.games.lorcana.effects.language.conditions import Check, seen_by
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.players import PLAYER, EachOpponent
from ludoteca.games.lorcana.effects.language.selectors import Choosing, Said
from ludoteca.games.lorcana.effects.language.values import CountOf, HandOf, LoreHeld
from ludoteca.games.lorcana.state.groups import belongs, members
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_DECK, ON_BOARD
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import AMOUNT, CONDITION, TARGET
from ludoteca.kernel.language import NUMBER, Param, Word, several
from ludoteca.kernel.texts import Phrase


def of_each(amount: Amount) -> Amount:
    """Make the amount one that every player has of their own; what would be anybody's is each one's."""
    if isinstance(amount, CountOf) and amount.group.side == ANYBODYS:
        amount.group.side = YOURS
    return amount


def things_of(amount: Amount) -> Phrase:
    """Say what another player has of it: "carte in mano" / "cards in their hand"."""
    if isinstance(amount, (CountOf, HandOf, LoreHeld)):
        return amount.things(True)
    raise ValueError("players are compared by hand_of(you), lore_held or count(…)")


class OpponentBehind(Check):
    """opponent_fewer(A), opponent_at_most(A, n): some opponent has less of it than you, or so much at most."""

    def __init__(self, amount: Amount, most: int) -> None:
        things_of(amount)
        self.amount = of_each(amount)
        self.most = most
        """-1: less than yours."""
        rest_on(self, amount)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        most = self.amount.value(m, frame) - 1 if self.most < 0 else self.most
        for seat in m.opponents(frame.seat):
            if self.amount.value(m, seen_by(frame, seat)) <= most:
                return True
        return False

    def words(self) -> Phrase:
        what = things_of(self.amount)
        if self.most < 0:
            phrase = Phrase("un avversario ha meno {what} di te", "an opponent has fewer {what} than you")
            return phrase.fill(what=what)
        phrase = Phrase("un avversario ha {n} {what} o meno", "an opponent has {n} or fewer {what}")
        return phrase.fill(n=self.most, what=what)


class Fewest(Check):
    """fewest(A): yours is less than that of each opponent."""

    def __init__(self, amount: Amount) -> None:
        things_of(amount)
        self.amount = of_each(amount)
        rest_on(self, amount)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        own = self.amount.value(m, frame)
        for seat in m.opponents(frame.seat):
            if self.amount.value(m, seen_by(frame, seat)) <= own:
                return False
        return True

    def words(self) -> Phrase:
        phrase = Phrase("ogni avversario ha più {what} di te", "each opponent has more {what} than you")
        return phrase.fill(what=things_of(self.amount))


class OpponentsCompared(EachOpponent):
    """opponents_with_more(A), opponents_with_fewer(A): each opponent who has more of it than you, or less."""

    def __init__(self, amount: Amount, more: bool) -> None:
        things_of(amount)
        self.amount = of_each(amount)
        self.more = more

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        own = self.amount.value(m, frame)
        seats: list[int] = []
        for seat in m.opponents(frame.seat):
            theirs = self.amount.value(m, seen_by(frame, seat))
            if theirs > own if self.more else theirs < own:
                seats.append(seat)
        return seats

    def words(self) -> Phrase:
        how = Phrase("più", "more") if self.more else Phrase("meno", "fewer")
        phrase = Phrase("ogni avversario con {how} {what} di te", "each opponent with {how} {what} than you")
        return phrase.fill(how=how, what=things_of(self.amount))


class CountAmong(Amount):
    """count_among(T, P…): how many of these cards are like that."""

    def __init__(self, target: Target, group: Group) -> None:
        self.target = not_to_choose(target)
        self.group = group
        rest_on(self, target, group)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        number = 0
        for card in self.target.found(m, frame):
            if belongs(m, frame, self.group, card):
                number += 1
        return number

    def words(self) -> Phrase:
        return Phrase("il numero di {what} tra quelle carte", "the number of {what} among those cards").fill(
            what=Naming(self.group, True).bare(True)
        )

    def per(self) -> Phrase:
        return Naming(self.group, True).bare(False) + Phrase(" tra quelle carte", " among those cards")


class Different(Amount):
    """How many different ones of something the cards of a group have among them."""

    all_of_them: ClassVar[Phrase]
    """Say their number."""
    one_of_them: ClassVar[Phrase]

    def __init__(self, group: Group) -> None:
        self.group = group
        rest_on(self, group)

    def words(self) -> Phrase:
        return self.all_of_them.fill(what=Naming(self.group).all())

    def per(self) -> Phrase:
        return self.one_of_them.fill(what=Naming(self.group).all())


class DifferentNames(Different):
    """different_names(P…): how many names the cards of the group have among them."""

    all_of_them = Phrase("il numero di nomi diversi tra {what}", "the number of different names among {what}")
    one_of_them = Phrase("nome diverso tra {what}", "different name among {what}")

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        names: list[str] = []
        for card in members(m, frame, self.group):
            name = m.script[card].card.names[0]
            if name not in names:
                names.append(name)
        return len(names)


class Namesakes(Amount):
    """namesakes(P…): how many cards of the group share a name, of the name that most of them have."""

    def __init__(self, group: Group) -> None:
        self.group = group
        rest_on(self, group)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        cards = members(m, frame, self.group)
        most = 0
        for card in cards:
            for name in m.script[card].card.names:
                most = max(most, sum(1 for other in cards if name in m.script[other].card.names))
        return most

    def words(self) -> Phrase:
        return Phrase(
            "il maggior numero di carte con lo stesso nome tra {what}",
            "the greatest number of cards with the same name among {what}",
        ).fill(what=Naming(self.group).all())


class DifferentCosts(Different):
    """different_costs(P…): how many costs the cards of the group have among them, as they are printed."""

    all_of_them = Phrase("il numero di costi diversi tra {what}", "the number of different costs among {what}")
    one_of_them = Phrase("costo diverso tra {what}", "different cost among {what}")

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return len({m.script[card].card.cost for card in members(m, frame, self.group)})


class WereUnder(Said):
    """were_under(T): the cards that were under a card when it left play, where they are now.

    Rules: LOR-RES.28.
    """

    plural = True
    gender = "f"

    def __init__(self, target: Target) -> None:
        super().__init__()
        if not isinstance(target, Said) or target.chooses():
            raise ValueError("only of a card that is known: this, it, cause")
        self.target = target
        self.yours = target.yours

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """Find the cards that were under it: not those in a deck, where nobody knows which they are, and not those that
        have moved on since.
        """
        tops = self.target.for_values(m, frame)
        return [
            card for top, card, stamp in m.buried if top in tops and m.stamp[card] == stamp and m.zone[card] != IN_DECK
        ]

    def words(self) -> Phrase:
        top = self.target.words()
        return Phrase(f"tutte le carte che erano sotto {top.it}", f"all cards that were under {top.en}")


class AllUnder(Said):
    """all_under(T): the cards under a card in play."""

    depends = ON_BOARD
    plural = True
    gender = "f"

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = not_to_choose(target)
        self.yours = isinstance(target, Said) and target.yours

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        cards: list[int] = []
        for top in self.target.found(m, frame):
            cards += m.under[top]
        return cards

    def words(self) -> Phrase:
        top = self.target.words()
        return Phrase(f"tutte le carte sotto {top.it}", f"all cards from under {top.en}")


class PickedFrom(Choosing):
    """one_of(T), some_of(n, T): chosen by the effect's player among the cards under a card, or that were.

    Rules: LOR-RES.03, LOR-RES.05.
    """

    gender = "f"

    def __init__(self, target: Target, least: int, most: int) -> None:
        super().__init__(least, most)
        if not isinstance(target, (WereUnder, AllUnder)):
            raise ValueError("one_of and some_of choose among all_under(…) or were_under(…)")
        self.target = target
        self.yours = target.yours
        self.depends = target.depends

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return self.target.found(m, frame)

    def words(self) -> Phrase:
        among = self.target.words()
        rest = Phrase(among.it.removeprefix("tutte le carte"), among.en.removeprefix("all cards"))
        if self.least == self.most == 1:
            return Phrase("una delle carte", "one of the cards") + rest
        number = Phrase(f"{self.most} delle carte", f"{self.most} of the cards")
        return (number if self.least else Phrase("fino a ", "up to ") + number) + rest


def _one_of(target: Target) -> PickedFrom:
    return PickedFrom(target, 1, 1)


def _some_of(most: int, target: Target) -> PickedFrom:
    return PickedFrom(target, 0, most)


def _behind(amount: Amount) -> OpponentBehind:
    return OpponentBehind(amount, -1)


def _at_most(amount: Amount, number: int) -> OpponentBehind:
    return OpponentBehind(amount, max(0, number))


def _with_more(amount: Amount) -> OpponentsCompared:
    return OpponentsCompared(amount, True)


def _with_fewer(amount: Amount) -> OpponentsCompared:
    return OpponentsCompared(amount, False)


def _among(target: Target, properties: list[Property]) -> CountAmong:
    return CountAmong(target, group_of(properties, ANYBODYS))


def _names(properties: list[Property]) -> DifferentNames:
    return DifferentNames(group_of(properties))


def _namesakes(properties: list[Property]) -> Namesakes:
    return Namesakes(group_of(properties))


def _costs(properties: list[Property]) -> DifferentCosts:
    return DifferentCosts(group_of(properties))


_OF: Final = (Param("amount", AMOUNT),)
_SUCH: Final = several("properties", "property")


class Dearest(Check):
    """dearest(T): of these cards yours costs more than each of the others."""

    def __init__(self, target: Target) -> None:
        self.target = target
        rest_on(self, target)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        cards = self.target.found(m, frame)
        costs = [m.script[card].cost for card in cards if m.owner[card] == frame.seat]
        others = [m.script[card].cost for card in cards if m.owner[card] != frame.seat]
        return bool(costs) and all(max(costs) > cost for cost in others)

    def words(self) -> Phrase:
        return Phrase("la tua carta ha il costo più alto", "your card has the highest cost")


WORDS: Final = [
    Word("dearest", CONDITION, (Param("target", "target"),), Dearest),
    Word("opponent_fewer", CONDITION, _OF, _behind),
    Word("opponent_at_most", CONDITION, (*_OF, Param("number", NUMBER)), _at_most),
    Word("fewest", CONDITION, _OF, Fewest),
    Word("opponents_with_more", PLAYER, _OF, _with_more),
    Word("opponents_with_fewer", PLAYER, _OF, _with_fewer),
    Word("count_among", AMOUNT, (Param("target", TARGET), _SUCH), _among),
    Word("different_names", AMOUNT, (_SUCH,), _names),
    Word("namesakes", AMOUNT, (_SUCH,), _namesakes),
    Word("different_costs", AMOUNT, (_SUCH,), _costs),
    Word("all_under", TARGET, (Param("target", TARGET),), AllUnder),
    Word("were_under", TARGET, (Param("target", TARGET),), WereUnder),
    Word("one_of", TARGET, (Param("target", TARGET),), _one_of, tells="binds first"),
    Word("some_of", TARGET, (Param("most", NUMBER), Param("target", TARGET)), _some_of, tells="binds first"),
]
