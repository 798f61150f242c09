"""Verbs that put cards from the hand into the inkwell or the deck."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.answering import BOTTOM, TOP
from ludoteca.games.lorcana.effects.language.bases import Amount
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.places import ANY_ORDER, FLAG, YOUR_PLACES, inkwell_words
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, All, amount_of
from ludoteca.games.lorcana.effects.verbs.base import CARD, Deed, Quantity, their, verb
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import TO_BOTTOM, TO_TOP
from ludoteca.games.lorcana.state.zones import put_in_deck, put_in_inkwell
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import Param, Word, optional
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Deed):
    """So many cards from your hand, chosen one after the other. Slots: how many are still to come, those chosen."""

    ask = TARGET_VERB

    def __init__(self, number: Amount) -> None:
        super().__init__()
        self.how_many = number

    @abstractmethod
    def put(self, m: LorcanaMatch, frame: Frame, card: int) -> None: ...

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        hand = m.hand[frame.seat]
        if frame.stage == 0:
            frame.stage = 1
            frame.slots = [max(0, min(self.how_many.value(m, frame), len(hand)))]
        left = frame.slots[0]
        if left and (len(hand) == 1 or (left == len(hand) and not self.order_matters())):
            for card in hand[:]:
                self.choose(m, frame, card)
        elif left:
            frame.waits = 1 << frame.seat
            return WAIT
        m.them = frame.slots[1:]
        m.much = len(m.them)
        m.did = m.much > 0
        return DONE

    def order_matters(self) -> bool:
        return False

    def choose(self, m: LorcanaMatch, frame: Frame, card: int) -> None:
        frame.slots[0] -= 1
        frame.slots.append(card)
        self.put(m, frame, card)

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(m.hand[frame.seat]) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(m.hand[frame.seat]) > 0 and self.how_many.value(m, frame) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return 0 < len(m.hand[frame.seat]) >= self.how_many.value(m, frame)

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.ask, card) for card in m.hand[seat]]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.choose(m, frame, raw[1])

    def cards_words(self) -> Phrase:
        """Say "una carta dalla tua mano" / "a card from your hand"."""
        hand = Phrase(" dalla tua mano", " from your hand")
        if isinstance(self.how_many, All):
            return Phrase("tutte le carte", "all cards") + hand
        quantity = Quantity(self.how_many, CARD)
        return quantity.head + hand + quantity.tail


class InkFromHand(FromHand):
    """ink_from_hand(A, exerted=): cards from your hand into your inkwell, without showing them.

    Rules: LOR-INK.14, LOR-INK.15, LOR-INK.16.
    """

    def __init__(self, number: Amount, exerted: bool) -> None:
        super().__init__(number)
        self.exerted = exerted

    def put(self, m: LorcanaMatch, frame: Frame, card: int) -> None:
        put_in_inkwell(m, card, self.exerted, 1 << frame.seat, "LOR-INK.14")

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        where = inkwell_words(self.exerted, self.how_many.fixed() != 1, "f")
        clause = Phrase("{put} {cards} {where}", "{put} {cards} {where}")
        clause = clause.fill(put=put, cards=self.cards_words(), where=where)
        return their(clause) if person == THEY else clause


class HandToDeck(FromHand):
    """hand_to_top(A), hand_to_bottom(A): each chosen card goes there at once, so that the order is that of choosing."""

    def __init__(self, number: Amount, top: bool) -> None:
        super().__init__(number)
        self.top = top
        self.ask = TOP.number if top else BOTTOM.number

    def order_matters(self) -> bool:
        return True

    def put(self, m: LorcanaMatch, frame: Frame, card: int) -> None:
        put_in_deck(m, card, self.top, 1 << frame.seat, "LOR-ZONE.08")

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        where = YOUR_PLACES[TO_TOP if self.top else TO_BOTTOM]
        if self.how_many.fixed() != 1:
            where = where + ANY_ORDER
        clause = Phrase("{put} {cards} {where}", "{put} {cards} {where}")
        clause = clause.fill(put=put, cards=self.cards_words(), where=where)
        return their(clause) if person == THEY else clause


# -- words of the language ---------------------------------------------------------------------------------------


def ink_from_hand(number: Amount | int, exerted: bool = False) -> InkFromHand:
    return InkFromHand(amount_of(number), exerted)


def hand_to_top(number: Amount | int) -> HandToDeck:
    return HandToDeck(amount_of(number), True)


def hand_to_bottom(number: Amount | int) -> HandToDeck:
    return HandToDeck(amount_of(number), False)


_NUMBER: Final = Param("number", AN_AMOUNT)

WORDS: Final = [
    Word(
        "ink_from_hand", "effect", (_NUMBER, optional("exerted", FLAG, False)), ink_from_hand, tells="binds found much"
    ),
    Word("hand_to_top", "effect", (_NUMBER,), hand_to_top, tells="binds found much"),
    Word("hand_to_bottom", "effect", (_NUMBER,), hand_to_bottom, tells="binds found much"),
]
