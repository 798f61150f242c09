"""Discarding: who chooses, which cards, at random, the whole hand."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import PLAYER
from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.players import YOU as YOU_PLAYER
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, All, Number
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.verbs.base import (
    CARD,
    SPACE,
    DeedOfPlayers,
    Quantity,
    asks_which,
    cards_named,
    cards_of,
    player_options,
    their,
    verb,
)
from ludoteca.games.lorcana.state.groups import fits, seeming
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_HAND
from ludoteca.games.lorcana.state.zones import discard_cards
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import NUMBER, Param, Word, optional
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB
from ludoteca.kernel.texts import EMPTY, Phrase, capital

ASKING_WHO: Final = 0


class Discard(DeedOfPlayers):
    """discard(n, P…, who=, at_random=, chooser=, up_to=): players discard cards from their hands, in turn order.

    As many as the amount says, or all that fit if they are fewer. `up_to`: so many at most, or none.

    Slots: how many players, the players, how much each discards, then what the present one has chosen so far. `stage`
    is 1 + the place of the present player. All that was discarded is `it`, the number `that_much`.

    Rules: LOR-RES.31, LOR-RES.27, LOR-AMB.45, LOR-ZONE.12, LOR-MULTI.04, LOR-RES.33, LOR-AMB.75.
    """

    def __init__(self, amount: Amount, group: Group | None, who: Players) -> None:
        super().__init__(who)
        self.amount = amount
        self.group = group
        self.at_random = False
        self.chooser: Players | None = None

    # -- carrying it out -----------------------------------------------------------------------------------------

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == ASKING_WHO:
            seats = self.who.seats(m, frame)
            if asks_which(frame, self.who, seats):
                return WAIT
            self.begin(m, frame, seats)
        number = frame.slots[0]
        while frame.stage <= number:
            seat = frame.slots[frame.stage]
            chosen = frame.slots[number + 2 :]
            fitting = self.fitting(m, frame, seat)
            wanted = self.wanted(m, seat, frame.slots[number + 1], fitting)
            if self.chooser is not None and not chosen:
                self.show(m, seat)
            if self.must_ask(m, frame, seat, fitting, chosen):
                frame.waits = 1 << self.choosing(m, frame, seat)
                return WAIT
            if wanted == 0 and seeming(m, self.held(m, frame, seat), fitting):
                m.learn(m.everyone() & ~(1 << seat))  # that none of these cards is of that kind
            self.finish_player(m, frame, seat, self.settled(m, seat, fitting, wanted, chosen))
        m.much = len(m.them)
        m.did = m.much > 0
        return DONE

    def begin(self, m: LorcanaMatch, frame: Frame, seats: list[int]) -> None:
        amount = self.amount.value(m, frame)
        frame.slots = [len(seats), *seats, amount]
        frame.stage = 1
        m.them = []

    def fitting(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        """List the cards in that hand which may be discarded; none where no effect can make the player discard."""
        if not self.may_discard(m, seat):
            return []
        seen = Frame(-1, frame.source, seat)
        seen.it = frame.it
        hand = self.held(m, frame, seat)
        return hand if self.group is None else [card for card in hand if fits(m, seen, self.group, card)]

    def held(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        """List the cards of that hand, but for the one that is being paid for."""
        return [card for card in m.hand[seat] if not (self.is_cost and card == frame.source)]

    def may_discard(self, m: LorcanaMatch, seat: int) -> bool:
        """Tell whether this player can discard for it. A cost is not an effect: what keeps effects from making a player
        discard lets them pay.

        Rules: LOR-AMB.53.
        """
        return self.is_cost or laws.can_be_made_to_discard(m, seat)

    def wanted(self, m: LorcanaMatch, seat: int, amount: int, fitting: list[int]) -> int:
        """Count how many cards this player must discard."""
        return min(amount, len(fitting))

    def must_ask(self, m: LorcanaMatch, frame: Frame, seat: int, fitting: list[int], chosen: list[int]) -> bool:
        """Tell whether there is another choice, or seems to be for those who do not see the hand."""
        amount = frame.slots[frame.slots[0] + 1]
        if self.at_random or not self.may_discard(m, seat) or len(chosen) >= self.wanted(m, seat, amount, fitting):
            return False
        seems = seeming(m, self.held(m, frame, seat), fitting)
        return self.wanted(m, seat, amount, seems) < len(seems)

    def settled(self, m: LorcanaMatch, seat: int, fitting: list[int], wanted: int, chosen: list[int]) -> list[int]:
        """List the cards that this player discards, with nothing left to ask."""
        if self.at_random:
            return self.picked_at_random(m, seat, fitting, wanted)
        return chosen if len(chosen) == wanted else fitting

    def picked_at_random(self, m: LorcanaMatch, seat: int, fitting: list[int], wanted: int) -> list[int]:
        left = fitting[:]
        cards = []
        for _ in range(wanted):
            cards.append(left.pop(m.pick(len(left), f"discard {seat}")))
        return cards

    def finish_player(self, m: LorcanaMatch, frame: Frame, seat: int, cards: list[int]) -> None:
        discard_cards(m, seat, cards)
        m.them = [*m.them, *cards]
        frame.stage += 1
        del frame.slots[frame.slots[0] + 2 :]

    def choosing(self, m: LorcanaMatch, frame: Frame, seat: int) -> int:
        """Tell who chooses the cards that this player discards."""
        if self.chooser is None:
            return seat
        choosers = self.chooser.seats(m, frame)
        return choosers[0] if choosers else seat

    def show(self, m: LorcanaMatch, seat: int) -> None:
        """Reveal the hand first, for somebody else chooses."""
        for card in m.hand[seat]:
            m.reveal(card, m.everyone())
        m.tell("HandRevealed", seat, tuple(m.hand[seat]), "LOR-RES.23")

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == ASKING_WHO:
            return player_options(self.who.seats(m, frame), self.who, frame.slots)
        number = frame.slots[0]
        chosen = frame.slots[number + 2 :]
        fitting = self.fitting(m, frame, frame.slots[frame.stage])
        return [(TARGET_VERB, card) for card in fitting if card not in chosen]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == TARGET_VERB:
            frame.slots.append(raw[1])
        elif frame.stage != ASKING_WHO:
            number = frame.slots[0]
            self.finish_player(m, frame, frame.slots[frame.stage], frame.slots[number + 2 :])
        else:
            seats = self.who.seats(m, frame)
            if raw[0] == PLAYER.number:
                frame.slots.append(raw[1])
                if self.who.is_any_number() and len(frame.slots) < len(seats):
                    return
            self.begin(m, frame, [one for one in seats if one in frame.slots])

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == ASKING_WHO:
            return Phrase("Quale giocatore? {what}.", "Which player? {what}.").fill(what=capital(self.words()))
        return Phrase("Scegli che cosa va scartato.", "Choose what is discarded.")

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-PLYR.05" if frame.stage == ASKING_WHO or self.chooser is not None else "LOR-RES.31"

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        amount = self.amount.value(m, frame)
        for seat in self.who.seats(m, frame):
            if self.wanted(m, seat, amount, self.fitting(m, frame, seat)) > 0:
                return True
        return False

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it could change anything: what fits is known only to whoever holds the cards; to all others any
        card might.
        """
        amount = self.amount.value(m, frame)
        for seat in self.who.seats(m, frame):
            if self.may_discard(m, seat) and self.takes_from(len(m.hand[seat]), amount):
                return True
        return False

    def takes_from(self, held: int, amount: int) -> bool:
        """Tell whether any of so many cards in hand would go, whichever they are."""
        return held > 0 and amount > 0

    def needed(self, m: LorcanaMatch, frame: Frame) -> int:
        """Count the cards without which it cannot be paid."""
        return self.amount.value(m, frame)

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        if m.asks_those_concerned and not self.who.is_you():
            return self.playable(m, frame)
        return len(self.fitting(m, frame, frame.seat)) >= self.needed(m, frame)

    def is_payable_with(self, m: LorcanaMatch, frame: Frame, drawn: int) -> bool:
        """Tell whether its player can pay it with so many cards more, of whatever kind, as are drawn before it.

        Rules: LOR-RES.01, LOR-RES.12.
        """
        if self.group is not None or not self.who.is_you() or not self.may_discard(m, frame.seat):
            return False
        return len(self.held(m, frame, frame.seat)) + drawn >= self.needed(m, frame)

    def seems_payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.group is None:
            return self.payable(m, frame)
        if m.asks_those_concerned and not self.who.is_you():
            return self.could_change(m, frame)
        held = m.hand[frame.seat]
        if m.hides_modes:
            held = seeming(m, self.held(m, frame, frame.seat), self.fitting(m, frame, frame.seat))
        return len(held) >= max(1, self.needed(m, frame))

    # -- saying it -----------------------------------------------------------------------------------------------

    def third(self) -> Phrase:
        return self.clause(THEY) if self.who.is_you() else EMPTY

    def clause(self, person: int) -> Phrase:
        plain = verb(person, "scarta", "scartare", "scarta", "discard", "discards")
        choosing = verb(
            person, "scegli e scarta", "scegliere e scartare", "sceglie e scarta", "choose and discard",
            "chooses and discards",
        )  # fmt: skip
        if self.chooser is not None and not self.at_random:
            clause = plain + SPACE + their(self.what())
            return Phrase("rivela la propria mano e ", "reveals their hand and ") + of_your_choice(clause)
        clause = self.deed(plain, choosing)
        return their(clause) if person == THEY else clause

    def deed(self, plain: Phrase, choosing: Phrase) -> Phrase:
        """Say what is discarded, with the verb, or with that for who chooses first."""
        if self.at_random:
            return Phrase("{verb} {what} a caso", "{verb} {what} at random").fill(verb=plain, what=self.what())
        return Phrase("{verb} {what}", "{verb} {what}").fill(verb=choosing, what=self.what())

    def what(self) -> Phrase:
        fixed = self.amount.fixed()
        if self.group is not None and fixed >= 0:
            return cards_of(self.group, fixed)
        quantity = Quantity(self.amount, CARD)
        return quantity.head + quantity.tail


class DiscardAll(Discard):
    """discard(all, …): the whole hand, or all that fits."""

    def wanted(self, m: LorcanaMatch, seat: int, amount: int, fitting: list[int]) -> int:
        return len(fitting)

    def takes_from(self, held: int, amount: int) -> bool:
        return held > 0

    def needed(self, m: LorcanaMatch, frame: Frame) -> int:
        """Count the cards without which it cannot be paid: a hand without cards can be discarded, too."""
        return 0 if self.group is None else 1

    def clause(self, person: int) -> Phrase:
        clause = self.deed(verb(person, "scarta", "scartare", "scarta", "discard", "discards"), EMPTY)
        return their(clause) if person == THEY else clause

    def deed(self, plain: Phrase, choosing: Phrase) -> Phrase:
        if self.group is None:
            return plain + Phrase(" tutta la tua mano", " your hand")
        return Phrase("{verb} tutte le {what} nella tua mano", "{verb} all {what} in your hand").fill(
            verb=plain, what=cards_named(self.group)
        )


class DiscardAnyNumber(Discard):
    """discard(any, …), discard(n, …, up_to): as many as the player wants, so many at most."""

    def wanted(self, m: LorcanaMatch, seat: int, amount: int, fitting: list[int]) -> int:
        return min(amount, len(fitting)) if amount > 0 else len(fitting)

    def must_ask(self, m: LorcanaMatch, frame: Frame, seat: int, fitting: list[int], chosen: list[int]) -> bool:
        if self.at_random or not self.may_discard(m, seat):
            return False
        seems = seeming(m, self.held(m, frame, seat), fitting)
        return len(chosen) < self.wanted(m, seat, frame.slots[frame.slots[0] + 1], seems)

    def settled(self, m: LorcanaMatch, seat: int, fitting: list[int], wanted: int, chosen: list[int]) -> list[int]:
        return chosen

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        options = super().options(m, frame, seat)
        return options if frame.stage == ASKING_WHO else [*options, (DONE_VERB,)]

    def takes_from(self, held: int, amount: int) -> bool:
        return held > 0

    def needed(self, m: LorcanaMatch, frame: Frame) -> int:
        return 1

    def what(self) -> Phrase:
        fixed = self.amount.fixed()
        if fixed > 0:
            most = CARD.count(fixed) if self.group is None else cards_of(self.group, fixed)
            return Phrase("fino a {most}", "up to {most}").fill(most=most)
        cards = Phrase("carte", "cards") if self.group is None else cards_named(self.group)
        return Phrase("un numero qualsiasi di ", "any number of ") + cards


class DiscardDownTo(Discard):
    """discard_until(n, who=): until so many are left in hand."""

    def wanted(self, m: LorcanaMatch, seat: int, amount: int, fitting: list[int]) -> int:
        return min(len(fitting), max(0, len(m.hand[seat]) - amount))

    def takes_from(self, held: int, amount: int) -> bool:
        return held > amount

    def needed(self, m: LorcanaMatch, frame: Frame) -> int:
        return 1

    def deed(self, plain: Phrase, choosing: Phrase) -> Phrase:
        return Phrase("{verb} fino ad avere {cards} in mano", "{verb} until you have {cards} in your hand").fill(
            verb=plain, cards=CARD.count(self.amount.fixed())
        )


def of_your_choice(phrase: Phrase) -> Phrase:
    """Put "of your choice" after the noun, before what further describes it."""
    it, che, rest_it = phrase.it.partition(" che ")
    en, that, rest_en = phrase.en.partition(" that ")
    return Phrase(f"{it} a tua scelta{che}{rest_it}", f"{en} of your choice{that}{rest_en}")


def _discard(
    amount: Amount | int | None,
    properties: list[Property] | None,
    who: Players,
    at_random: bool,
    chooser: Players | None,
    up_to: bool,
) -> Discard:
    group = group_of(properties, YOURS, IN_HAND) if properties else None
    number = amount if isinstance(amount, Amount) else Number(0 if amount is None else max(0, amount))
    made: Discard
    if isinstance(amount, All):
        number = Number(0)
        made = DiscardAll(number, group, who)
    elif amount is None or up_to or (isinstance(amount, int) and amount < 0):
        made = DiscardAnyNumber(number, group, who)
    else:
        made = Discard(number, group, who)
    if up_to and (isinstance(amount, All) or number.fixed() < 1 or at_random or chooser is not None):
        raise ValueError("up_to is for a number of cards that their player chooses")
    SPEECH.remember(group if group is not None else Group(YOURS, IN_HAND, []), number.fixed() != 1)
    made.at_random = at_random
    if chooser is not None and not (chooser.is_you() and who.is_you()):
        made.chooser = chooser
    return made


def _discard_until(number: int, who: Players) -> Discard:
    return DiscardDownTo(Number(number), None, who)


WORDS: Final = [
    Word(
        "discard",
        "effect",
        (
            Param("amount", f"{AN_AMOUNT}/any"),
            Param("properties", "property", required=False, many=True),
            optional("who", "player", YOU_PLAYER),
            optional("at_random", "flag", False),
            optional("chooser", "player"),
            optional("up_to", "flag", False),
        ),
        _discard,
        tells="binds found much; later properties chooser; keeps name",
    ),
    Word(
        "discard_until",
        "effect",
        (Param("number", NUMBER), optional("who", "player", YOU_PLAYER)),
        _discard_until,
        tells="binds found much",
    ),
]
