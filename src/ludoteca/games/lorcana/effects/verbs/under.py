"""Verbs that put cards under a card in play, face down unless said."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Target
from ludoteca.games.lorcana.effects.language.comparing import AllUnder
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.places import TO_DISCARD, YOUR_PLACES, top_words
from ludoteca.games.lorcana.effects.language.selectors import ItCards, Said
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.verbs.base import (
    AimedDeed,
    CardsDeed,
    Choose,
    Deed,
    chooses_own,
    one_of_yours,
    their,
    verb,
)
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import BOOSTED, IN_PLAY, LEAVES, PUT_UNDER
from ludoteca.games.lorcana.state.zones import put_in_discard, put_under, stack_of
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, Frame
from ludoteca.kernel.language import Param, Word, optional
from ludoteca.kernel.texts import EMPTY, Phrase

PLACING: Final = 2


def slip_under(m: LorcanaMatch, seat: int, card: int, top: int, face_up: bool = False) -> None:
    """Slip a card under one in play, out of play together with what is under it; tell whoever waits.

    Rules: LOR-STACK.03, LOR-BOOST.04.
    """
    if m.zone[card] == IN_PLAY:
        announce(m, LEAVES, card, m.owner[card])
    for one in stack_of(m, card):
        put_under(m, one, top, face_up)
    m.log.append((PUT_UNDER, seat, top))
    if face_up:
        m.tell("PutFaceUp", seat, (card, top), "LOR-STACK.03")
    else:
        m.tell("Boosted", seat, (top,), "LOR-BOOST.04")
    announce(m, BOOSTED, top, seat)


class PutTopUnder(AimedDeed):
    """put_top_under(A, T): the top cards of your deck under the target."""

    def __init__(self, number: Amount, to: Target) -> None:
        super().__init__(to)
        self.how_many = number

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        number = self.how_many.value(m, frame)
        moved = 0
        for top in targets:
            for _ in range(number):
                if m.deck[frame.seat] and self.is_right(m, frame, top):
                    slip_under(m, frame.seat, m.deck[frame.seat][-1], top)
                    moved += 1
        m.much = moved
        return moved > 0

    def is_right(self, m: LorcanaMatch, frame: Frame, top: int) -> bool:
        """Tell whether a card of this player's deck can go there: under one of their own in play."""
        return m.zone[top] == IN_PLAY and m.owner[top] == frame.seat

    def allowed(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        return [top for top in cards if self.is_right(m, frame, top)]

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return self.is_right(m, frame, card) and len(m.deck[frame.seat]) > 0 and self.how_many.value(m, frame) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return super().payable(m, frame) and len(m.deck[frame.seat]) >= max(1, self.how_many.value(m, frame))

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        clause = Phrase("{put} {top} a faccia in giù sotto {to}", "{put} {top} facedown under {to}")
        clause = clause.fill(put=put, top=top_words(self.how_many, None), to=self.to.words())
        return their(clause) if person == THEY else clause


class PutUnderCard(CardsDeed):
    """put_under(T, under, face_up=): the chosen or found cards, face down unless said, under a card known already."""

    def __init__(self, to: Target, under: Target, face_up: bool = False) -> None:
        super().__init__(to)
        if under.chooses() or isinstance(under, ItCards):
            raise ValueError("cards are put under `this`, or under another card that was spoken of before them")
        self.under = under
        self.face_up = face_up

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        tops = [top for top in self.under.found(m, frame) if m.zone[top] == IN_PLAY]
        cards = [card for card in targets if card not in tops and m.owner[card] == m.owner[tops[0]]] if tops else []
        for card in cards:
            slip_under(m, frame.seat, card, tops[0], self.face_up)
        m.much = len(cards)
        return len(cards) > 0

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        for top in self.under.found(m, frame):
            if m.zone[top] == IN_PLAY and top != card and m.owner[top] == m.owner[card]:
                return True
        return False

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        what = self.to.as_card() if isinstance(self.to, Said) else self.to.words()
        how = Phrase("a faccia in su", "faceup") if self.face_up else Phrase("a faccia in giù", "facedown")
        clause = Phrase("{put} {what} {how} sotto {under}", "{put} {what} {how} under {under}")
        clause = clause.fill(put=put, what=what, how=how, under=self.under.words())
        return their(clause) if person == THEY else clause


class PutEachUnder(Deed):
    """put_each_under(T, under): the chosen or found cards, each under a card that is chosen for it.

    Slots: the cards; `stage` is PLACING + the place of the present one, once it was asked under which it goes.

    Rules: LOR-STACK.03, LOR-BOOST.04, LOR-RES.03.
    """

    def __init__(self, to: Target, under: Target) -> None:
        super().__init__()
        if not under.chooses():
            raise ValueError("put_each_under chooses under which cards; put_under is for a card that is known")
        self.to = to
        self.under = under
        self.choose_cards = Choose(to)
        self.choose_top = Choose(under)

    def children(self) -> list[Effect]:
        return [self.choose_cards, self.choose_top]

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            push_child(m, frame, self.choose_cards)
            return GO
        if frame.stage == 1:
            frame.slots = [0, *m.them]
        elif m.them:
            self.place(m, frame, frame.slots[frame.stage - PLACING + 1], m.them[0])
        if frame.stage - PLACING + 1 < len(frame.slots) - 1:
            frame.stage += 1
            push_child(m, frame, self.choose_top)
            return GO
        m.them = frame.slots[1:]
        m.much = frame.slots[0]
        m.did = m.much > 0
        return DONE

    def place(self, m: LorcanaMatch, frame: Frame, card: int, top: int) -> None:
        if m.zone[top] == IN_PLAY and card != top and m.owner[card] == m.owner[top]:
            slip_under(m, frame.seat, card, top)
            frame.slots[0] += 1

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.to.found(m, frame)) > 0 and len(self.under.found(m, frame)) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.to.might_find(m, frame) and len(self.under.found(m, frame)) > 0

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        what = self.to.as_card() if isinstance(self.to, Said) else self.to.words()
        one = one_of_yours(self.under) if chooses_own(self.under) else self.under.words()
        each = Phrase("ognuna ", "each ") if self.to.plural else EMPTY
        clause = Phrase("{put} {what} {each}a faccia in giù sotto {under}", "{put} {what} {each}facedown under {under}")
        clause = clause.fill(put=put, what=what, each=each, under=one)
        return their(clause) if person == THEY else clause


class PutInDiscard(CardsDeed):
    """put_in_discard(T): cards that are not in play, as those under another, into their owner's discard."""

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        moved = 0
        for card in targets:
            if m.zone[card] != IN_PLAY:
                put_in_discard(m, card)
                m.tell("PutInDiscard", m.owner[card], (card,), "LOR-ZONE.03")
                moved += 1
        m.much = moved
        return moved > 0

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return m.zone[card] != IN_PLAY

    def said(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        what = self.to.as_card() if isinstance(self.to, Said) else self.to.words()
        where = YOUR_PLACES[TO_DISCARD]
        if isinstance(self.to, AllUnder) and isinstance(self.to.target, ItCards):
            where = Phrase("negli scarti del suo giocatore", "into their player's discard")
        phrase = Phrase("{put} {what} {where}", "{put} {what} {where}").fill(put=put, what=what, where=where)
        return their(phrase) if person == THEY else phrase


def put_top_under(number: Amount | int, to: Target) -> PutTopUnder:
    return PutTopUnder(amount_of(number), to)


_UNDER: Final = (Param("to", "target"), Param("under", "target"))

WORDS: Final = [
    Word(
        "put_top_under",
        "effect",
        (Param("number", AN_AMOUNT), Param("to", "target")),
        put_top_under,
        tells="binds to much",
    ),
    Word(
        "put_under",
        "effect",
        (*_UNDER, optional("face_up", "flag", False)),
        PutUnderCard,
        tells="binds to much takes",
    ),
    Word("put_each_under", "effect", _UNDER, PutEachUnder, tells="binds to much takes"),
    Word("put_in_discard", "effect", (Param("to", "target"),), PutInDiscard, tells="binds to much takes"),
]
