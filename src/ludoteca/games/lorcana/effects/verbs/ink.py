"""Verbs about ink: paying, exerting and readying it, taking it back, discounts."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.persons import THEY, TO_DO
from ludoteca.games.lorcana.effects.language.players import YOU as YOU_PLAYER
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, All, amount_of, factor
from ludoteca.games.lorcana.effects.lasting.durations import add_timed
from ludoteca.games.lorcana.effects.verbs.base import CARD, Deed, Quantity, equal_to, next_such, their, verb
from ludoteca.games.lorcana.effects.verbs.for_players import AmountVerb, Losing, PlayersVerb
from ludoteca.games.lorcana.state.cards import ACTION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast, Group
from ludoteca.games.lorcana.state.terms import (
    EXTRA_INK,
    INK_STAYS,
    NEXT_COSTS_LESS,
    NEXT_READY,
    ON_PILES,
    PAYS,
    PAYS_FOR_ABILITY,
    THIS_TURN,
)
from ludoteca.games.lorcana.state.zones import pay_ink, put_in_hand
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import Param, Word, optional, several
from ludoteca.kernel.texts import EMPTY, Phrase


class Pay(Deed):
    """pay(amount): exert so much ready ink; all of it or nothing.

    Rules: LOR-COST.01, LOR-RES.10.
    """

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        number = self.amount.value(m, frame)
        m.did = number <= m.ready_ink[frame.seat]
        if m.did:
            is_ability = frame.source >= 0 and m.script[frame.source].kind != ACTION
            pay_ink(m, frame.seat, number, PAYS_FOR_ABILITY if is_ability else PAYS)
        return DONE

    def ink(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.amount.value(m, frame)

    def is_only_ink(self) -> bool:
        return True

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.amount.value(m, frame) <= m.ready_ink[frame.seat]

    def said(self, person: int) -> Phrase:
        form = verb(person, "paga", "pagare", "paga", "pay", "pays")
        return form + Phrase(" ", " ") + self.price()

    def price(self) -> Phrase:
        if self.amount.fixed() >= 0:
            return self.amount.words() + Phrase(" {I}", " {I}")
        return Phrase("{I} ", "{I} ") + equal_to(self.amount)


STAYING: Final = Phrase(
    ", che non si preparano all'inizio del suo prossimo turno", ", which can't ready at the start of their next turn"
)


class ExertInk(PlayersVerb):
    """exert_ink(amount, who=players, stay=): exert all cards in the inkwell, or so many; `stay`: they do not ready at
    the start of their player's next turn.
    """

    def __init__(self, who: Players, stay: bool) -> None:
        super().__init__(who)
        self.stay = stay

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        exerted = m.ready_ink[seat]
        if exerted:
            for card in m.ink[seat]:
                m.exerted[card] = 1
            m.ready_ink[seat] = 0
            m.touch(ON_PILES)
            m.tell("InkExerted", seat, (exerted,), "LOR-STATE.01")
        keep_exerted(m, seat, len(m.ink[seat]) if self.stay else 0)
        return exerted

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return m.ready_ink[seat] > 0

    def clause(self, person: int) -> Phrase:
        form = verb(person, "impegna", "impegnare", "impegna", "exert", "exerts")
        phrase = form + Phrase(" tutte le carte nel tuo calamaio", " all cards in your inkwell")
        phrase = phrase + STAYING if self.stay else phrase
        return their(phrase) if person == THEY else phrase


class ExertSomeInk(AmountVerb):
    """exert_ink(n, who=players, stay=): exert so many cards in the inkwell, or as many as are ready."""

    def __init__(self, amount: Amount, who: Players, stay: bool) -> None:
        super().__init__(amount, who)
        self.stay = stay

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        """Exert so many ready cards of the inkwell. It does not matter which of them: they lie face down."""
        exerted = [card for card in m.ink[seat] if not m.exerted[card]][: max(0, number)]
        if exerted:
            for card in exerted:
                m.exerted[card] = 1
            m.ready_ink[seat] -= len(exerted)
            m.touch(ON_PILES)
            m.tell("SomeInkExerted", seat, (len(exerted),), "LOR-STATE.01")
        keep_exerted(m, seat, len(exerted) if self.stay else 0)
        return len(exerted)

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it can be paid: so many of one's own are ready."""
        if not self.who.is_you():
            return super().playable(m, frame)
        return self.number_of(m, frame) <= len([card for card in m.ink[frame.seat] if not m.exerted[card]])

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return m.ready_ink[seat] > 0

    def clause(self, person: int) -> Phrase:
        form = verb(person, "impegna", "impegnare", "impegna", "exert", "exerts")
        quantity = Quantity(self.amount, CARD)
        phrase = Phrase("{verb} {cards} nel tuo calamaio{tail}", "{verb} {cards} in your inkwell{tail}").fill(
            verb=form, cards=quantity.head, tail=quantity.tail
        )
        phrase = phrase + STAYING if self.stay else phrase
        return their(phrase) if person == THEY else phrase


def keep_exerted(m: LorcanaMatch, seat: int, number: int) -> None:
    """Keep so many cards of the inkwell from readying at the start of this player's next turn."""
    if number:
        add_timed(m, INK_STAYS, -1, number, 0, NEXT_READY, seat)


class ReadyInk(AmountVerb):
    """ready_ink(amount, who=players): ready all cards in the inkwell, or up to so many."""

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        """Ready so many cards of the inkwell. It does not matter which of them: they lie face down."""
        exerted = [card for card in m.ink[seat] if m.exerted[card]]
        readied = exerted[: max(0, number)]
        if readied:
            for card in readied:
                m.exerted[card] = 0
            m.ready_ink[seat] += len(readied)
            m.touch(ON_PILES)
            m.tell("InkReadied", seat, (len(readied),), "LOR-STATE.04")
        return len(readied)

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return m.ready_ink[seat] < len(m.ink[seat])

    def clause(self, person: int) -> Phrase:
        form = verb(person, "prepara", "preparare", "prepara", "ready", "readies")
        if isinstance(self.amount, All):
            phrase = form + Phrase(" tutte le carte nel tuo calamaio", " all cards in your inkwell")
        elif self.amount.fixed() == 1:
            phrase = form + Phrase(" una carta impegnata nel tuo calamaio", " an exerted card in your inkwell")
        else:
            quantity = Quantity(self.amount, CARD)
            phrase = Phrase(
                "{verb} fino a {cards} nel tuo calamaio{tail}", "{verb} up to {cards} in your inkwell{tail}"
            ).fill(verb=form, cards=quantity.head, tail=quantity.tail)
        return their(phrase) if person == THEY else phrase


class ReturnInk(Losing):
    """return_ink(amount, who=players, at_random=yes): cards at random return from the inkwell to the hand.

    Rules: LOR-AMB.31.
    """

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        wanted = max(0, min(number, len(m.ink[seat])))
        for _ in range(wanted):
            index = m.pick(len(m.ink[seat]), f"ink {seat}")
            put_in_hand(m, m.ink[seat][index], "LOR-AMB.31")
        return wanted

    def held(self, m: LorcanaMatch, seat: int) -> int:
        return len(m.ink[seat])

    def clause(self, person: int) -> Phrase:
        form = verb(person, "riprendi", "riprendere", "riprende", "return", "returns")
        quantity = Quantity(self.amount, CARD)
        phrase = Phrase(
            "{verb} in mano {cards} a caso dal tuo calamaio{tail}",
            "{verb} {cards} at random from your inkwell to your hand{tail}",
        ).fill(verb=form, cards=quantity.head, tail=quantity.tail)
        return their(phrase) if person == THEY else phrase


class InkMore(Deed):
    """extra_ink(n), as an effect: this turn, so many more cards may be inked."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.extra = number

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        add_timed(m, EXTRA_INK, -1, self.extra, 0, THIS_TURN, frame.seat)
        m.tell("ExtraInk", frame.seat, (self.extra,), "LOR-GEN.05")
        m.did = True
        return DONE

    def said(self, person: int) -> Phrase:
        more = Phrase("un'altra carta", "an additional card")
        if self.extra != 1:
            more = Phrase(f"altre {self.extra} carte", f"{self.extra} additional cards")
        return Phrase("in questo turno puoi aggiungere {more} al tuo calamaio", "this turn, you may ink {more}").fill(
            more=more
        )

    def third(self) -> Phrase:
        return EMPTY


class PayLessNext(Deed):
    """pay_less_next(amount, P…): less ink for the next such card this turn.

    Rules: LOR-COST.12, LOR-COST.13.
    """

    def __init__(self, amount: Amount, group: Group) -> None:
        super().__init__()
        self.amount = amount
        self.group = group

    def register(self, cast_: Cast) -> None:
        cast_.add_group(self.group)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        less = self.amount.value(m, frame)
        m.did = less > 0
        if less > 0:
            add_timed(m, NEXT_COSTS_LESS, -1, less, self.group.place, THIS_TURN, frame.seat)
            m.tell("NextCostsLess", frame.seat, (less,), "LOR-COST.12")
        return DONE

    def said(self, person: int) -> Phrase:
        form = Phrase("pagare", "pay") if person == TO_DO else Phrase("paghi", "you pay")
        per = self.amount.per()
        each = Phrase("per ogni {per}, ", "for each {per}, ").fill(per=per) if per.en else EMPTY
        fixed = self.amount.fixed()
        if fixed >= 0 or per.en:
            number = fixed if fixed >= 0 else factor(self.amount)
            less = Phrase(f"{number} {{I}} in meno", f"{number} {{I}} less")
        else:
            less = Phrase("{I} in meno ", "{I} less ") + equal_to(self.amount)
        phrase = each + Phrase(
            "{verb} {less} per {such} che giochi in questo turno", "{verb} {less} for {such} you play this turn"
        ).fill(verb=form, less=less, such=next_such(self.group))
        return EMPTY if person == THEY else phrase


_WHO = optional("who", "player", YOU_PLAYER)


def _pay(amount: Amount | int) -> Pay:
    return Pay(amount_of(amount))


def _exert_ink(amount: Amount | int, who: Players, stay: bool) -> ExertInk | ExertSomeInk:
    return ExertInk(who, stay) if isinstance(amount, All) else ExertSomeInk(amount_of(amount), who, stay)


def _ready_ink(amount: Amount | int, who: Players) -> ReadyInk:
    return ReadyInk(amount_of(amount), who)


def _return_ink(amount: Amount | int, who: Players, at_random: bool) -> ReturnInk:
    if not at_random:
        raise ValueError("nobody may look into an inkwell: say at_random=yes")
    return ReturnInk(amount_of(amount), who)


def _pay_less_next(amount: Amount | int, properties: list[Property]) -> PayLessNext:
    return PayLessNext(amount_of(amount), group_of(properties))


WORDS: Final = [
    Word("pay", EFFECT, (Param("amount", AN_AMOUNT),), _pay, tells="binds nothing"),
    Word(
        "exert_ink",
        EFFECT,
        (Param("amount", AN_AMOUNT), _WHO, optional("stay", "flag", False)),
        _exert_ink,
        tells="binds much",
    ),
    Word("ready_ink", EFFECT, (Param("amount", AN_AMOUNT), _WHO), _ready_ink, tells="binds much"),
    Word(
        "return_ink",
        EFFECT,
        (Param("amount", AN_AMOUNT), _WHO, optional("at_random", "flag", False)),
        _return_ink,
        tells="binds much",
    ),
    Word(
        "pay_less_next",
        EFFECT,
        (Param("amount", AN_AMOUNT), several("properties", "property")),
        _pay_less_next,
        tells="binds nothing; later properties",
    ),
]
