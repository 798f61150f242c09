"""The top of a deck: shown to all, looked at, put in another order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.arena.acts.answering import CARD
from ludoteca.games.arena.effects.bases import OnSummoners
from ludoteca.games.arena.effects.card_kinds import ANY_CARD, CardKind, of_kind
from ludoteca.games.arena.effects.summoners import YOU, OneRival, Who
from ludoteca.games.arena.effects.text import ArenaEffect, text_of
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.select import DONE_VERB
from ludoteca.kernel.texts import AND, Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


class Reveal(OnSummoners):
    """reveal(who): the top card of a deck is shown to all and stays there; what follows may ask about it.

    Rules: SA-17.04, SA-17.05, SA-13.07, SA-A.25, SA-A.47.
    """

    def __init__(self, who: Who) -> None:
        super().__init__(who)
        if isinstance(who, OneRival):
            who.needs_deck = True

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        for seat in frame.slots:
            deck = m.deck[seat]
            if deck:
                card = deck[-1]
                m.reveal(card, m.everyone)
                m.tell("CardRevealed", seat, (card,), "SA-17.04")
                frame.it = card
        return DONE

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        super().foresee(m, outlook)
        seats = self.who.seats(m, outlook.seat)
        outlook.blocked = outlook.blocked or not any([m.deck[seat] for seat in seats])

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "rivelare" if infinitive else "rivela"
        if self.who is YOU:
            return Phrase("{verb} la prima carta del tuo mazzo", "reveal the top card of your deck").fill(verb=verb)
        return Phrase("{verb} la prima carta del mazzo {whose}", "reveal the top card of {whose} deck").fill(
            verb=verb, whose=self.who.whose()
        )


# The slots of a frame that looks at cards.
LEFT: Final = 0
"""How many are left."""
TAKEN: Final = 1
"""How many were taken."""
TAKING: Final = 1
SETTLING: Final = 2
"""From this stage on it counts those whose place is settled, the top one first."""


class Look(ArenaEffect):
    """look(n, take, kind): the Summoner looks at the top n cards of the own deck, takes some to hand (not a draw) and
    puts the rest back in any order.

    Rules: SA-13.05, SA-A.25, SA-A.59.
    """

    def __init__(self, number: int, take: int, kind: CardKind) -> None:
        if not 0 < number <= 10 or not 0 <= take <= number:
            raise ValueError("look takes a number from 1 to 10, and no more to take than that")
        self.depth = number
        self.taken = take
        self.kind = kind

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        deck = m.deck[frame.seat]
        if frame.stage == 0:
            cards = deck[-self.depth :]
            if not cards:
                return DONE
            m.look(frame.seat, cards)
            m.tell("CardsLooked", frame.seat, tuple(cards[::-1]), self.cited(m), 1 << frame.seat)
            frame.slots = [len(cards), 0]
            frame.stage = TAKING
        if frame.stage == TAKING:
            if frame.slots[TAKEN] < self.taken and self.is_asked(m, frame):
                frame.waits = 1 << frame.seat
                return WAIT
            frame.stage = SETTLING
        if frame.slots[LEFT] - (frame.stage - SETTLING) > 1:
            frame.waits = 1 << frame.seat
            return WAIT
        if self.depth > 1 and frame.slots[LEFT] > 1:
            m.tell("DeckReordered", frame.seat, (), self.cited(m))
        return DONE

    def cited(self, m: ArenaMatch) -> str:
        """Name the rule: Magic Broom has one of its own; cards and abilities are carried out as printed."""
        return "SA-13.05" if text_of(m).status >= 0 else "SA-11.08"

    def is_asked(self, m: ArenaMatch, frame: Frame) -> bool:
        """Tell whether there may be something to take, for those who do not see the cards."""
        if self.kind is not ANY_CARD and m.hides_choices:
            return frame.slots[LEFT] > 0
        return len(self.takeable(m, frame)) > 0

    def takeable(self, m: ArenaMatch, frame: Frame) -> list[int]:
        return of_kind(m, m.deck[frame.seat][-frame.slots[LEFT] :], self.kind) if frame.slots[LEFT] else []

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == TAKING:
            options: list[Raw] = [(CARD.number, card) for card in reversed(self.takeable(m, frame))]
            if self.kind is not ANY_CARD:
                options.append((DONE_VERB,))
            return options
        deck = m.deck[seat]
        settled = frame.stage - SETTLING
        cards = deck[len(deck) - frame.slots[LEFT] : len(deck) - settled]
        return [(CARD.number, card) for card in reversed(cards)]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == DONE_VERB:
            frame.stage = SETTLING
        elif frame.stage == TAKING:
            m.to_hand(raw[1], "SA-11.08")
            if self.kind is not ANY_CARD:  # shown, so that all can see that it is of that kind
                m.reveal(raw[1], m.everyone)
                m.tell("CardRevealed", seat, (raw[1],), "SA-17.04")
            frame.slots[LEFT] -= 1
            frame.slots[TAKEN] += 1
            for card in m.deck[seat][len(m.deck[seat]) - frame.slots[LEFT] :]:
                m.known[card] &= 1 << seat  # which of them was taken, nobody else can tell
        else:
            deck = m.deck[seat]
            top = deck[len(deck) - frame.slots[LEFT] :][::-1]
            settled = frame.stage - SETTLING
            top.remove(raw[1])
            top.insert(settled, raw[1])
            m.reorder(seat, top)
            frame.stage += 1

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        if self.taken and self.kind is ANY_CARD and m.deck[outlook.seat]:
            outlook.spare += 1

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        title = text_of(m).title
        if frame.stage == TAKING:
            return Phrase("{name}: quale carta prendi in mano?", "{name}: which card do you take to hand?").fill(
                name=title
            )
        if frame.stage == SETTLING:
            return Phrase(
                "{name}: quale carta va in cima al mazzo?", "{name}: which card goes on top of the deck?"
            ).fill(name=title)
        return Phrase("{name}: quale carta viene dopo?", "{name}: which card comes next?").fill(name=title)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return self.cited(m)

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "guardare" if infinitive else "guarda"
        if self.depth == 1:
            phrase = Phrase("{verb} la prima carta del tuo mazzo", "look at the top card of your deck")
        else:
            phrase = Phrase("{verb} le prime {n} carte del tuo mazzo", "look at the top {n} cards of your deck")
        phrase = phrase.fill(verb=verb, n=self.depth)
        back = Phrase("rimettile in cima in qualsiasi ordine", "put them back on top in any order")
        if self.taken:
            some = Phrase(", prendine in mano {cards}", ", take {cards} to hand").fill(cards=str(self.taken))
            if self.kind is not ANY_CARD:
                some = Phrase(", prendi in mano un massimo di {cards}", ", take up to {cards} to hand").fill(
                    cards=self.kind.counted(self.taken)
                )
            phrase = phrase + some
            back = Phrase("rimetti le altre in cima in qualsiasi ordine", "put the rest back on top in any order")
        elif self.depth == 1:
            back = Phrase("rimettila in cima", "put it back on top")
        if self.depth > self.taken:
            phrase = phrase + AND + back
        return phrase
