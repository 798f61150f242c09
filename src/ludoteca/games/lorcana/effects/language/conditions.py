"""The conditions of the card language."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Amount, rest_on
from ludoteca.games.lorcana.effects.language.filters import Property, adversary, group_of, number_first
from ludoteca.games.lorcana.effects.language.nouns import Naming, their
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, CountOf, HandOf, LoreHeld, amount_of
from ludoteca.games.lorcana.state.groups import size
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, OPPOSING, YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_HAND, IN_PLAY, ON_HANDS, ON_LORE
from ludoteca.kernel.effects import Condition
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import CONDITION
from ludoteca.kernel.language import NUMBER, Param, Word, several
from ludoteca.kernel.texts import EMPTY, Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Check(Condition):
    """Something that is so or is not. Its words say it as after "se" / "if"."""

    depends = 0
    """What it depends on, as bits of `terms.ON_…`."""
    rank = 0

    def holds(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.is_so(m, frame)

    @abstractmethod
    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        raise NotImplementedError(type(self).__name__)

    def denied(self) -> Phrase:
        """Say the same, denied: as after "se" / "if"."""
        return Phrase("non è vero che ", "it's not true that ") + self.words()

    def front(self) -> Phrase:
        """Say it as the beginning of a sentence about what lasts: "durante il tuo turno", "mentre questo…"."""
        return Phrase("mentre ", "while ") + self.words()


def seen_by(frame: Frame, seat: int) -> Frame:
    """Make a frame for the same effect with another player as "you"."""
    other = Frame(-1, frame.source, seat)
    other.it = frame.it
    other.place = frame.place
    return other


# -- what there is -----------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class SoMany(Check):
    """So many, exactly or at least."""

    def __init__(self, number: int, exactly: bool) -> None:
        self.number = number
        self.exactly = exactly

    @abstractmethod
    def count(self, m: LorcanaMatch, frame: Frame) -> int:
        """Count how many there are."""
        raise NotImplementedError(type(self).__name__)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        there = self.count(m, frame)
        return there == self.number if self.exactly else there >= self.number


class Have(SoMany):
    """have(P…), have(n, P…), have_exactly(n, P…), exists(n, P…): so many cards of a group."""

    def __init__(self, number: int, group: Group, exactly: bool) -> None:
        super().__init__(number, exactly)
        self.group = group
        rest_on(self, group)

    def count(self, m: LorcanaMatch, frame: Frame) -> int:
        return size(m, frame, self.group)

    def where(self) -> Phrase:
        """Say the place behind the noun phrase: "in gioco", "nei tuoi scarti"; nothing where the properties say it."""
        naming = Naming(self.group)
        if self.group.zone == IN_HAND and self.group.side == YOURS:
            return Phrase(" in mano", " in your hand")
        if self.group.zone != IN_PLAY:
            return naming.place(True)
        return EMPTY if any(v.has_place() for v in naming.variants) else Phrase(" in gioco", " in play")

    def placed(self, verb: Phrase, what: Phrase) -> Phrase:
        """Say verb and cards with their place: "hai in gioco un oggetto" / "you have an item in play"."""
        where = self.where()
        if self.group.zone == IN_PLAY:
            return Phrase(f"{verb.it}{where.it} {what.it}", f"{verb.en} {what.en}{where.en}")
        return verb + Phrase(" ", " ") + what + where

    def what(self) -> Phrase:
        naming = Naming(self.group)
        if self.number == 1 and not self.exactly:
            return naming.one() if self.group.side == OPPOSING else naming.simple()
        number = Phrase("esattamente {n} ", "exactly {n} ") if self.exactly else Phrase("{n} o più ", "{n} or more ")
        bare = naming.bare(self.number != 1)
        if self.group.side == OPPOSING and self.number != 1:
            bare = Phrase(f"{bare.it} {adversary(naming.gender, True)}", f"opposing {bare.en}")
        return number.fill(n=self.number) + bare

    def none(self) -> Phrase:
        return Naming(self.group).bare(True)

    def words(self) -> Phrase:
        if self.group.side == YOURS:
            if self.number == 0:
                return self.placed(Phrase("non hai", "you have no"), self.none())
            return self.placed(Phrase("hai", "you have"), self.what())
        if self.number == 0:
            return self.placed(Phrase("non ci sono", "there are no"), self.none())
        return self.placed(Phrase("c'è", "there is") if self.number == 1 else ARE, self.what())

    def denied(self) -> Phrase:
        if self.exactly:
            return super().denied()
        yours = self.group.side == YOURS
        if self.number == 1:
            return self.placed(NOT_HAVE if yours else Phrase("non c'è", "there isn't"), self.what())
        fewer = Phrase("meno di {n} ", "fewer than {n} ").fill(n=self.number) + Naming(self.group).bare(True)
        return self.placed(Phrase("hai", "you have") if yours else ARE, fewer)


ARE: Final = Phrase("ci sono", "there are")
NOT_HAVE: Final = Phrase("non hai", "you don't have")


class OpponentHas(Check):
    """opponent_has(n, P…): some opponent has so many."""

    def __init__(self, number: int, group: Group) -> None:
        self.own = Have(number, group, False)
        rest_on(self, group)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        for seat in m.opponents(frame.seat):
            if self.own.is_so(m, seen_by(frame, seat)):
                return True
        return False

    def words(self) -> Phrase:
        return their(self.own.placed(Phrase("un avversario ha", "an opponent has"), self.own.what()))

    def denied(self) -> Phrase:
        return their(self.own.placed(Phrase("nessun avversario ha", "no opponent has"), self.own.what()))


class HandEmpty(Check):
    """hand_empty, opponent_hand_empty."""

    depends = ON_HANDS

    def __init__(self, opponents: bool) -> None:
        self.opponents = opponents

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        if not self.opponents:
            return not m.hand[frame.seat]
        for seat in m.opponents(frame.seat):
            if not m.hand[seat]:
                return True
        return False

    def words(self) -> Phrase:
        if self.opponents:
            return Phrase("un avversario non ha carte in mano", "an opponent has no cards in their hand")
        return Phrase("non hai carte in mano", "you have no cards in your hand")

    def denied(self) -> Phrase:
        if self.opponents:
            return Phrase("ogni avversario ha carte in mano", "each opponent has cards in their hand")
        return Phrase("hai carte in mano", "you have any cards in your hand")


# -- comparing ---------------------------------------------------------------------------------------------------


class More(Check):
    """more(A, B): the first is greater than the second."""

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right
        rest_on(self, left, right)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.left.value(m, frame) > self.right.value(m, frame)

    def words(self) -> Phrase:
        return Phrase("{a} è maggiore di {b}", "{a} is greater than {b}").fill(
            a=self.left.words(), b=self.right.words()
        )


class Bound(Check):
    """at_least(A, n), at_most(A, n)."""

    def __init__(self, amount: Amount, number: int, least: bool) -> None:
        self.amount = amount
        self.number = number
        self.least = least
        rest_on(self, amount)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        value = self.amount.value(m, frame)
        return value >= self.number if self.least else value <= self.number

    def words(self) -> Phrase:
        if self.least and isinstance(self.amount, CountOf):
            return Have(self.number, self.amount.group, False).words()
        more = Phrase(" o più", " or more") if self.least else Phrase(" o meno", " or less")
        if isinstance(self.amount, LoreHeld):
            return Phrase(f"hai {self.number}{more.it} leggenda", f"you have {self.number}{more.en} lore")
        if isinstance(self.amount, HandOf):
            who = self.amount.player.words()
            have = Phrase("hai", "you have")
            if not self.amount.player.is_you():
                have = Phrase(f"{who.it} ha", f"{who.en} has")
            number = Phrase(f" {self.number}{more.it} carte in mano", f" {self.number}{more.en} cards in ")
            return have + number + Phrase("", "your hand" if self.amount.player.is_you() else "their hand")
        return Phrase("{a} è {n}", "{a} is {n}").fill(a=self.amount.words(), n=self.number) + more

    def denied(self) -> Phrase:
        return Bound(self.amount, self.number - 1 if self.least else self.number + 1, not self.least).words()


class Most(Check):
    """most(A): yours is greater than that of each opponent; opponent_more(A): some opponent's is greater than yours."""

    def __init__(self, amount: Amount, yours: bool) -> None:
        if isinstance(amount, CountOf) and amount.group.side == ANYBODYS:
            amount.group.side = YOURS
        self.amount = amount
        self.yours = yours
        rest_on(self, amount)

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        own = self.amount.value(m, frame)
        for seat in m.opponents(frame.seat):
            theirs = self.amount.value(m, seen_by(frame, seat))
            if self.yours and theirs >= own:
                return False
            if not self.yours and theirs > own:
                return True
        return self.yours

    def words(self) -> Phrase:
        amount = self.amount
        if not isinstance(amount, (CountOf, HandOf, LoreHeld)):
            whose = Phrase("maggiore per te che per ogni avversario", "greater for you than for each opponent")
            if not self.yours:
                whose = Phrase("maggiore per un avversario che per te", "greater for an opponent than for you")
            return amount.words() + Phrase(" è ", " is ") + whose
        if self.yours:
            return Phrase("hai più {what} di ogni avversario", "you have more {what} than each opponent").fill(
                what=amount.things(False)
            )
        return Phrase("un avversario ha più {what} di te", "an opponent has more {what} than you").fill(
            what=amount.things(True)
        )


class OpponentLore(Check):
    """opponent_lore(least=): some opponent has so much lore."""

    depends = ON_LORE

    def __init__(self, least: int) -> None:
        self.least = least

    def is_so(self, m: LorcanaMatch, frame: Frame) -> bool:
        for seat in m.opponents(frame.seat):
            if m.lore[seat] >= self.least:
                return True
        return False

    def words(self) -> Phrase:
        return Phrase("un avversario ha {n} o più leggenda", "an opponent has {n} or more lore").fill(n=self.least)


# -- words -------------------------------------------------------------------------------------------------------


def _have(given: list[object]) -> Have:
    number, properties = number_first(given)
    return Have(number, group_of(properties, YOURS), False)


def _have_exactly(number: int, properties: list[Property]) -> Have:
    return Have(number, group_of(properties, YOURS), True)


def _exists(given: list[object]) -> Have:
    number, properties = number_first(given)
    return Have(number, group_of(properties, ANYBODYS), False)


def _opponent_has(given: list[object]) -> OpponentHas:
    number, properties = number_first(given)
    return OpponentHas(number, group_of(properties, YOURS))


def _more(left: Amount | int, right: Amount | int) -> More:
    return More(amount_of(left), amount_of(right))


_SOME = (several("given", f"property/{NUMBER}"),)
_OF = (Param("amount", AN_AMOUNT), Param("number", NUMBER))

WORDS: Final = [
    Word("have", CONDITION, _SOME, _have),
    Word("have_exactly", CONDITION, (Param("number", NUMBER), several("properties", "property")), _have_exactly),
    Word("exists", CONDITION, _SOME, _exists),
    Word("opponent_has", CONDITION, _SOME, _opponent_has),
    Word("hand_empty", CONDITION, (), lambda: HandEmpty(False), call=False),
    Word("opponent_hand_empty", CONDITION, (), lambda: HandEmpty(True), call=False),
    Word("more", CONDITION, (Param("left", AN_AMOUNT), Param("right", AN_AMOUNT)), _more),
    Word("at_least", CONDITION, _OF, lambda amount, number: Bound(amount_of(amount), number, True)),
    Word("at_most", CONDITION, _OF, lambda amount, number: Bound(amount_of(amount), number, False)),
    Word("most", CONDITION, (Param("amount", "amount"),), lambda amount: Most(amount, True)),
    Word("opponent_more", CONDITION, (Param("amount", "amount"),), lambda amount: Most(amount, False)),
    Word("opponent_lore", CONDITION, (Param("least", NUMBER),), OpponentLore),
]
