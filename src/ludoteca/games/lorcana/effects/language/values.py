"""The amounts of the card language: numbers, counts, values of cards, results of the step before."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Target, not_to_choose, rest_on
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import Naming, their
from ludoteca.games.lorcana.effects.language.selectors import LocationOf, Said
from ludoteca.games.lorcana.effects.language.traits import (
    COST,
    OF_DAMAGE,
    OF_LORE,
    OF_STRENGTH,
    OF_WILLPOWER,
    SIGNS,
    figure,
)
from ludoteca.games.lorcana.effects.language.turns import COUNT, TurnCount
from ludoteca.games.lorcana.state.groups import size
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Group
from ludoteca.games.lorcana.state.terms import IN_HAND, IN_INKWELL, IN_PLAY, ON_BOARD, ON_DAMAGE, ON_HANDS, ON_LORE
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import AMOUNT
from ludoteca.kernel.language import NUMBER, Param, Word, above, several
from ludoteca.kernel.texts import EMPTY, Phrase, joined

AN_AMOUNT: Final = f"{AMOUNT}/{NUMBER}"
"""What a parameter for an amount takes; `amount_of` makes one of it."""
AS_MANY_AS_THERE_ARE: Final = 999


class Number(Amount):
    """A plain number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.number

    def words(self) -> Phrase:
        return Phrase(str(self.number), str(self.number))

    def fixed(self) -> int:
        return self.number


class All(Amount):
    """all: as many as there are."""

    wording = Phrase("tutti", "all")

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return AS_MANY_AS_THERE_ARE


class CountOf(Amount):
    """count(P…): how many cards there are in the group."""

    def __init__(self, group: Group) -> None:
        self.group = group
        rest_on(self, group)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return size(m, frame, self.group)

    def words(self) -> Phrase:
        return Phrase("il numero di ", "the number of ") + Naming(self.group).counted(True)

    def per(self) -> Phrase:
        return Naming(self.group).per()

    def several(self) -> Phrase:
        """Name several of them, with where they are: "carte personaggio nei tuoi scarti"."""
        return Naming(self.group).counted(True)

    def things(self, theirs: bool) -> Phrase:
        """Name them as in "you have more {…} than": "oggetti in gioco" / "items in play"."""
        naming = Naming(self.group)
        if self.group.zone == IN_PLAY:
            return naming.bare(True) + Phrase(" in gioco", " in play")
        if self.group.zone == IN_HAND:
            noun = naming.bare(True) + Phrase(" in mano", " in your hand")
        elif self.group.zone == IN_INKWELL:
            noun = naming.bare(True) + Phrase(" nel calamaio", " in your inkwell")
        else:
            noun = naming.bare(True) + naming.place(True)
        return their(noun) if theirs else noun


class SetsOf(Amount):
    """sets_of(n, A): how often so many are in it, as in "for each 3 cards in your hand"; half of it, rounded down."""

    def __init__(self, number: int, amount: Amount) -> None:
        self.number = above(1, number, "sets_of")
        self.amount = amount
        rest_on(self, amount)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.amount.value(m, frame) // self.number

    def words(self) -> Phrase:
        if isinstance(self.amount, (CountOf, HandOf)) and self.number > 2:
            return Phrase("il numero di volte che ci sono ", "how many times there are ") + self.per()
        if self.number == 2:
            whole = self.amount.words()
            return Phrase(
                f"la metà {joined('di', whole.it)}, arrotondata per difetto", f"half {whole.en}, rounded down"
            )
        part = Phrase("{a} diviso per {n}, arrotondato per difetto", "{a} divided by {n}, rounded down")
        return part.fill(a=self.amount.words(), n=self.number)

    def per(self) -> Phrase:
        if not isinstance(self.amount, (CountOf, HandOf)):
            return EMPTY
        return Phrase(f"{self.number} ", f"{self.number} ") + self.amount.several()


def last_known(m: LorcanaMatch, stat: int, card: int) -> int:
    """Return a value of a card: as it is in play, or as it was when the card left play.

    Rules: LOR-RES.28.
    """
    if m.zone[card] != IN_PLAY and stat != COST:
        for last in reversed(m.left):
            if last[0] == card:
                return max(0, last[stat])
    return figure(m, stat, card)


class FigureOf(Amount):
    """strength_of(T), willpower_of(T), lore_of(T), cost_of(T), damage_on(T): added up over all the cards."""

    def __init__(self, stat: int, target: Target) -> None:
        self.stat = stat
        self.target = not_to_choose(target)
        self.depends = target.depends | (ON_DAMAGE if stat == OF_DAMAGE else 0)
        self.rank = target.rank if stat in (COST, OF_DAMAGE) else 2

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        target = self.target
        cards = target.for_values(m, frame) if isinstance(target, Said) else target.found(m, frame)
        total = 0
        for card in cards:
            total += last_known(m, self.stat, card)
        return total

    def words(self) -> Phrase:
        whose = self.target.words()
        if self.stat == OF_DAMAGE:
            return Phrase("i danni " + joined("su", whose.it), "the damage on " + whose.en)
        if self.target.plural:
            what = Phrase("il costo totale", "cost") if self.stat == COST else Phrase("la somma delle", "")
            sign = SIGNS[self.stat]
            it = f"{what.it} {sign} {joined('di', whose.it)}".replace("  ", " ")
            return Phrase(it, f"the total {what.en or sign} of {whose.en}")
        it = "il costo" if self.stat == COST else f"la {SIGNS[self.stat]}"
        if isinstance(self.target, LocationOf):
            return Phrase(f"{it} {joined('di', whose.it)}", f"the {SIGNS[self.stat] or 'cost'} of {whose.en}")
        return Phrase(f"{it} {joined('di', whose.it)}", f"{whose.en}'s {SIGNS[self.stat] or 'cost'}")

    def per(self) -> Phrase:
        whose = self.target.words()
        if self.stat == OF_DAMAGE:
            whom = whose.it.removeprefix("tutti ").removeprefix("tutte ")
            return Phrase("danno " + joined("su", whom), "1 damage on " + whose.en.removeprefix("all "))
        if self.stat == COST:
            return EMPTY
        sign = SIGNS[self.stat]
        return Phrase(f"{sign} {joined('di', whose.it)}", f"{sign} of {whose.en}")


class ExtremeOf(FigureOf):
    """highest_strength(T), lowest_cost(T) and the like: the greatest or the least of these cards; 0 without any."""

    def __init__(self, stat: int, target: Target, lowest: bool) -> None:
        super().__init__(stat, target)
        self.lowest = lowest

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        figures = [last_known(m, self.stat, card) for card in self.target.found(m, frame)]
        if not figures:
            return 0
        return min(figures) if self.lowest else max(figures)

    def words(self) -> Phrase:
        among = self.target.words()
        it, en = ("più bass", "lowest") if self.lowest else ("più alt", "highest")
        if self.stat == COST:
            return Phrase(f"il costo {it}o tra {among.it}", f"the {en} cost among {among.en}")
        return Phrase(f"la {SIGNS[self.stat]} {it}a tra {among.it}", f"the {en} {SIGNS[self.stat]} among {among.en}")

    def per(self) -> Phrase:
        return EMPTY


class ThatMuch(Amount):
    """that_much: what the step before came to; at first, the number of the event that set the ability off."""

    wording = Phrase("quel numero", "that number")

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return m.much


class Times(Amount):
    """times(n, A): so many times as much."""

    def __init__(self, number: int, amount: Amount) -> None:
        self.number = number
        self.amount = amount
        rest_on(self, amount)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.number * self.amount.value(m, frame)

    def words(self) -> Phrase:
        if self.number == 2:
            return Phrase("il doppio " + joined("di", self.amount.words().it), "twice " + self.amount.words().en)
        return Phrase("{n} volte {a}", "{n} times {a}").fill(n=self.number, a=self.amount.words())

    def per(self) -> Phrase:
        return self.amount.per()


def factor(amount: Amount) -> int:
    """Tell how much for each thing that `amount.per()` speaks of."""
    return amount.number if isinstance(amount, Times) else 1


class Plus(Amount):
    """plus(A, B): both together."""

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right
        rest_on(self, left, right)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.left.value(m, frame) + self.right.value(m, frame)

    def words(self) -> Phrase:
        if isinstance(self.right, Number) and self.right.number < 0:
            return self.left.words() + Phrase(" meno ", " minus ") + Number(-self.right.number).words()
        if isinstance(self.right, Times) and self.right.number == -1:
            return self.left.words() + Phrase(" meno ", " minus ") + self.right.amount.words()
        return self.left.words() + Phrase(" più ", " plus ") + self.right.words()


class NoMoreThan(Amount):
    """no_more_than(n, A): as much, but so much at most."""

    def __init__(self, number: int, amount: Amount) -> None:
        self.number = above(0, number, "no_more_than")
        self.amount = amount
        rest_on(self, amount)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return min(self.number, self.amount.value(m, frame))

    def words(self) -> Phrase:
        return Phrase("{a}, al massimo {n}", "{a}, at most {n}").fill(n=self.number, a=self.amount.words())


class HandOf(Amount):
    """hand_of(player): the cards in hand."""

    depends = ON_HANDS

    def __init__(self, player: Players) -> None:
        if player.is_chosen():
            raise ValueError("choose the player first")
        self.player = player

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        number = 0
        for seat in self.player.seats(m, frame):
            number += len(m.hand[seat])
        return number

    def place(self) -> Phrase:
        if self.player.is_you():
            return Phrase(" nella tua mano", " in your hand")
        whose = self.player.words()
        return Phrase(f" nella mano {joined('di', whose.it)}", f" in {whose.en}'s hand")

    def words(self) -> Phrase:
        return Phrase("il numero di carte", "the number of cards") + self.place()

    def per(self) -> Phrase:
        return Phrase("carta", "card") + self.place()

    def several(self) -> Phrase:
        """Name several of them, with where they are: "carte nella tua mano"."""
        return Phrase("carte", "cards") + self.place()

    def things(self, theirs: bool) -> Phrase:
        phrase = Phrase("carte in mano", "cards in your hand")
        return their(phrase) if theirs else phrase


class LoreHeld(Amount):
    """lore_held: your lore."""

    depends = ON_LORE
    wording = Phrase("la tua leggenda", "your lore")

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return m.lore[frame.seat]

    def things(self, theirs: bool) -> Phrase:
        return Phrase("leggenda", "lore")


class UnderOf(Amount):
    """under_of(T): how many cards are under it."""

    depends = ON_BOARD

    def __init__(self, target: Target) -> None:
        self.target = not_to_choose(target)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        target = self.target
        cards = target.for_values(m, frame) if isinstance(target, Said) else target.found(m, frame)
        number = 0
        for card in cards:
            number += m.cards_under(card)
        return number

    def words(self) -> Phrase:
        whose = self.target.words()
        return Phrase(f"il numero di carte sotto {whose.it}", f"the number of cards under {whose.en}")

    def per(self) -> Phrase:
        whose = self.target.words()
        return Phrase(f"carta sotto {whose.it}", f"card under {whose.en}")


class ThisTurn(Amount):
    """this_turn(COUNT): how often it happened this turn."""

    def __init__(self, count: TurnCount) -> None:
        self.count = count
        rest_on(self, count)

    def value(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.count.number(m, frame)

    def words(self) -> Phrase:
        return Phrase("il numero di ", "the number of ") + self.count.noun(True)

    def per(self) -> Phrase:
        return self.count.noun(False)


def amount_of(given: Amount | int) -> Amount:
    return Number(given) if isinstance(given, int) else given


def _figure(stat: int) -> FigureWord:
    return FigureWord(stat)


class FigureWord:
    """Makes the amounts of one figure."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def build(self, target: Target) -> FigureOf:
        return FigureOf(self.stat, target)


class ExtremeWord:
    """Makes the amounts that are the greatest or the least of one figure."""

    def __init__(self, stat: int, lowest: bool) -> None:
        self.stat = stat
        self.lowest = lowest

    def build(self, target: Target) -> ExtremeOf:
        return ExtremeOf(self.stat, target, self.lowest)


EXTREMES: Final = {"strength": OF_STRENGTH, "willpower": OF_WILLPOWER, "lore": OF_LORE, "cost": COST}


def _count(properties: list[Property]) -> CountOf:
    return CountOf(group_of(properties))


def _times(number: int, amount: Amount | int) -> Times:
    return Times(number, amount_of(amount))


def _no_more_than(number: int, amount: Amount | int) -> NoMoreThan:
    return NoMoreThan(number, amount_of(amount))


def _sets_of(number: int, amount: Amount) -> SetsOf:
    return SetsOf(number, amount)


def _plus(left: Amount | int, right: Amount | int) -> Plus:
    return Plus(amount_of(left), amount_of(right))


_ON = (Param("target", "target"),)

WORDS: Final = [
    Word("all", AMOUNT, (), All, call=False),
    Word("count", AMOUNT, (several("properties", "property"),), _count),
    Word("strength_of", AMOUNT, _ON, _figure(OF_STRENGTH).build),
    Word("willpower_of", AMOUNT, _ON, _figure(OF_WILLPOWER).build),
    Word("lore_of", AMOUNT, _ON, _figure(OF_LORE).build),
    Word("cost_of", AMOUNT, _ON, _figure(COST).build),
    Word("damage_on", AMOUNT, _ON, _figure(OF_DAMAGE).build),
    *[Word(f"highest_{name}", AMOUNT, _ON, ExtremeWord(stat, False).build) for name, stat in EXTREMES.items()],
    *[Word(f"lowest_{name}", AMOUNT, _ON, ExtremeWord(stat, True).build) for name, stat in EXTREMES.items()],
    Word("that_much", AMOUNT, (), ThatMuch, call=False, tells="reads much"),
    Word("times", AMOUNT, (Param("number", NUMBER), Param("amount", AN_AMOUNT)), _times),
    Word("no_more_than", AMOUNT, (Param("number", NUMBER), Param("amount", AN_AMOUNT)), _no_more_than),
    Word("sets_of", AMOUNT, (Param("number", NUMBER), Param("amount", AMOUNT)), _sets_of),
    Word("plus", AMOUNT, (Param("left", AN_AMOUNT), Param("right", AN_AMOUNT)), _plus),
    Word("hand_of", AMOUNT, (Param("player", "player"),), HandOf),
    Word("lore_held", AMOUNT, (), LoreHeld, call=False),
    Word("under_of", AMOUNT, _ON, UnderOf),
    Word("this_turn", AMOUNT, (Param("count", COUNT),), ThisTurn),
]
