"""Cards that come to hand and leave it: drawn, discarded, exiled, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.arena.acts.answering import CARD
from ludoteca.games.arena.effects.amounts import Amount
from ludoteca.games.arena.effects.bases import OnSummoners
from ludoteca.games.arena.effects.card_kinds import CardKind, of_kind
from ludoteca.games.arena.effects.summoners import OneRival, Who
from ludoteca.games.arena.effects.text import ArenaEffect, text_of
from ludoteca.games.arena.flow import events
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

RANDOM: Final = True
CHOICE: Final = False
FROM_HAND: Final = 0
FROM_DECK: Final = 1
FROM_DISCARD: Final = 2


class Draw(OnSummoners):
    """draw(n, who): from the top of the deck; a card that is not there makes this the last round.

    Rules: SA-16.05, SA-17.06, SA-A.27.
    """

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        for seat in frame.slots:
            m.draw_cards(seat, self.amount.value(m, frame, -1), "SA-11.08")
        return DONE

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        super().foresee(m, outlook)
        if self.who.is_you and m.deck[outlook.seat]:
            outlook.spare += 1

    def words(self, infinitive: bool = False) -> Phrase:
        number = self.amount.number()
        n = Phrase(f"{number} ", f"{number} ") if number else Phrase("un numero di ", "a number of ")
        cards = Phrase("carta" if number == "1" else "carte", "card" if number == "1" else "cards")
        verb = "pescare" if infinitive else "pesca"
        return self.who.subject(
            Phrase("{verb} {n}{cards}{rest}", "draw {n}{cards}{rest}").fill(
                verb=verb, n=n, cards=cards, rest=self.amount.rest()
            ),
            Phrase("{{who}} pesca {n}{cards}{rest}", "{{who}} draws {n}{cards}{rest}").fill(
                n=n, cards=cards, rest=self.amount.rest()
            ),
        )


class LoseCards(OnSummoners):
    """discard(n, who, how) and exile(n, who, origin, how): cards of a hand, at random or chosen by whoever holds them;
    of the top of a deck; or of a discard pile, chosen by the Summoner who uses the effect.

    Each Summoner in the slots loses cards one by one; `stage` counts them from 1 on.

    Rules: SA-17.03, SA-17.10, SA-A.26, SA-A.59.
    """

    def __init__(self, number: int, who: Who, exiled: bool, origin: int, random: bool, kind: CardKind) -> None:
        super().__init__(who)
        between(1, number, 99)
        if origin != FROM_HAND and random:
            raise ValueError("only cards of a hand are taken at random")
        if origin == FROM_DECK and (kind.types or kind.banner):
            raise ValueError("the top of a deck is whatever it is")
        self.number_of_cards = number
        self.exiled = exiled
        self.origin = origin
        self.random = random
        self.kind = kind
        if origin == FROM_DECK and isinstance(who, OneRival):
            who.needs_deck = True

    def pool(self, m: ArenaMatch, seat: int) -> list[int]:
        if self.origin == FROM_HAND:
            return of_kind(m, m.hand[seat], self.kind)
        if self.origin == FROM_DISCARD:
            return of_kind(m, m.discard[seat], self.kind)
        deck = m.deck[seat]
        return deck[-1:]

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        while frame.slots:
            seat = frame.slots[0]
            pool = self.pool(m, seat) if frame.stage <= self.number_of_cards else []
            if not pool:
                if self.is_short(m, frame, seat):
                    m.learn(m.everyone)
                frame.stage = 1
                del frame.slots[0]
            elif self.random:
                by_chance = m.is_asked(seat, len(pool), 1)
                self.take(m, frame, pool[m.pick(len(pool), f"card of {seat}") if by_chance else 0])
            elif self.is_choice(m, frame, seat, len(pool)):
                frame.waits = 1 << self.chooser(frame)
                return WAIT
            else:
                self.take(m, frame, pool[-1])
        return DONE

    def is_short(self, m: ArenaMatch, frame: Frame, seat: int) -> bool:
        """Tell whether everybody sees now that no other card of that hand is of the kind."""
        seen = self.origin == FROM_HAND and m.hides_choices
        return seen and frame.stage <= self.number_of_cards and bool(m.hand[seat])

    def is_choice(self, m: ArenaMatch, frame: Frame, seat: int, fitting: int) -> bool:
        lost = self.number_of_cards - frame.stage + 1
        return m.is_asked(seat, fitting, lost) if self.origin == FROM_HAND else fitting > lost

    def chooser(self, frame: Frame) -> int:
        return frame.seat if self.origin == FROM_DISCARD else frame.slots[0]

    def take(self, m: ArenaMatch, frame: Frame, card: int) -> None:
        frame.stage += 1
        card = frame.it = m.leaving(card)
        if not self.exiled:
            m.discard_card(card, "SA-17.10")
            return
        m.exile_card(card, "SA-17.03")
        status = text_of(m).status
        if status >= 0:
            events.exiled_by_status(m, frame.slots[0], status)

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(CARD.number, card) for card in self.pool(m, frame.slots[0])]

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.take(m, frame, raw[1])

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == 0:
            return super().prompt(m, frame, seat)
        what = Phrase("quale carta esili?", "which card do you exile?")
        if not self.exiled:
            what = Phrase("quale carta scarti?", "which card do you discard?")
        return Phrase("{name}: {what}", "{name}: {what}").fill(name=text_of(m).title, what=what)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return ("SA-17.03" if self.exiled else "SA-17.10") if frame.stage else "SA-11.03"

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        super().foresee(m, outlook)
        seats = self.who.seats(m, outlook.seat)
        if self.origin == FROM_DECK:
            outlook.blocked = outlook.blocked or not any([m.deck[seat] for seat in seats])
        elif self.origin == FROM_HAND and self.who.is_you:
            outlook.spare -= self.number_of_cards

    def words(self, infinitive: bool = False) -> Phrase:
        cards = self.kind.counted(self.number_of_cards)
        you, others = self.place_words()
        if infinitive:
            verb = Phrase("esiliare" if self.exiled else "scartare", "exile" if self.exiled else "discard")
        else:
            verb = Phrase("esilia" if self.exiled else "scarta", "exile" if self.exiled else "discard")
        does = Phrase("esilia" if self.exiled else "scarta", "exiles" if self.exiled else "discards")
        return self.who.subject(
            Phrase("{verb} {cards}{place}", "{verb} {cards}{place}").fill(verb=verb, cards=cards, place=you),
            Phrase("{{who}} {verb} {cards}{place}", "{{who}} {verb} {cards}{place}").fill(
                verb=does, cards=cards, place=others
            ),
        )

    def place_words(self) -> tuple[Phrase, Phrase]:
        """Name the place for oneself, and for others."""
        if self.origin == FROM_DECK:
            return (
                Phrase(" dalla cima del tuo mazzo", " from the top of your deck"),
                Phrase(" dalla cima del proprio mazzo", " from the top of their deck"),
            )
        if self.origin == FROM_DISCARD:
            return (
                Phrase(" dalla tua pila degli scarti", " from your discard pile"),
                Phrase(" dalla propria pila degli scarti, a tua scelta", " of your choice from their discard pile"),
            )
        if self.random:
            return (
                Phrase(" a caso dalla mano", " at random from your hand"),
                Phrase(" a caso dalla mano", " at random from their hand"),
            )
        return (
            Phrase(" a tua scelta dalla mano", " of your choice from your hand"),
            Phrase(" a propria scelta dalla mano", " of their choice from their hand"),
        )


class Retrieve(ArenaEffect):
    """retrieve(n, kind): up to so many cards of one's own discard pile back to hand, in the open; not a draw."""

    asked_by = "SA-11.08"

    def __init__(self, number: int, kind: CardKind) -> None:
        self.number_of_cards = between(1, number, 99)
        self.kind = kind

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        cards = of_kind(m, m.discard[frame.seat], self.kind)
        while cards and frame.stage < self.number_of_cards:
            if len(cards) > self.number_of_cards - frame.stage:
                frame.waits = 1 << frame.seat
                return WAIT
            self.take(m, frame, cards.pop())
        return DONE

    def take(self, m: ArenaMatch, frame: Frame, card: int) -> None:
        frame.stage += 1
        m.to_hand(card, "SA-11.08", in_the_open=True)

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(CARD.number, card) for card in of_kind(m, m.discard[seat], self.kind)]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.take(m, frame, raw[1])

    def playable(self, m: ArenaMatch, frame: Frame) -> bool:
        return bool(of_kind(m, m.discard[frame.seat], self.kind))

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        if of_kind(m, m.discard[outlook.seat], self.kind):
            outlook.spare += 1

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase(
            "{verb} in mano {cards} dalla tua pila degli scarti", "return {cards} from your discard pile to your hand"
        ).fill(verb="riprendere" if infinitive else "riprendi", cards=self.kind.counted(self.number_of_cards))
