"""Verbs about players: drawing, and lore."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.answering import AMOUNT
from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.effects.language.persons import THEY, YOU
from ludoteca.games.lorcana.effects.language.players import YOU as YOU_PLAYER
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.verbs.base import (
    CARD,
    LORE,
    Deed,
    DeedOfPlayers,
    Quantity,
    asks_which,
    player_options,
    takes_player,
    their,
    verb,
    which_player,
)
from ludoteca.games.lorcana.flow.lore import gain_lore, lose_lore
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.zones import draw_cards
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import NUMBER, Param, Word, above, optional
from ludoteca.kernel.texts import EMPTY, Noun, Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayersVerb(DeedOfPlayers):
    """Something that players do without choosing anything, one after the other in turn order.

    Which players is asked first, where the card's player has to choose them; the amount is counted once.
    """

    @abstractmethod
    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        """Do one player's part; return how much was done."""
        raise NotImplementedError(type(self).__name__)

    def number_of(self, m: LorcanaMatch, frame: Frame) -> int:
        """Tell how much each of them is to do."""
        return 1

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            seats = self.who.seats(m, frame)
            if asks_which(frame, self.who, seats):
                return WAIT
            frame.slots = seats
        number = self.number_of(m, frame)
        total = 0
        for seat in frame.slots:
            total += self.act(m, frame, seat, number)
        m.much = total
        m.did = total > 0
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return player_options(self.who.seats(m, frame), self.who, frame.slots)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        seats = self.who.seats(m, frame)
        if takes_player(self.who, seats, frame, raw):
            frame.slots = [one for one in seats if one in frame.slots]
            frame.stage = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return which_player(self)

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.who.seats(m, frame)) > 0

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        """Tell whether it would change anything for this player."""
        return True

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.number_of(m, frame) > 0 and self.concerns_any(m, frame)

    def concerns_any(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it would change anything for one of the players."""
        for seat in self.who.seats(m, frame):
            if self.concerns(m, frame, seat):
                return True
        return False

    def third(self) -> Phrase:
        """Say it of another player: under `each`, what is counted is theirs, too."""
        return their(self.clause(THEY)) if self.who.is_you() else EMPTY


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountVerb(PlayersVerb):
    """Something that players do so many times, or with so much."""

    def __init__(self, amount: Amount, who: Players) -> None:
        super().__init__(who)
        self.amount = amount

    def number_of(self, m: LorcanaMatch, frame: Frame) -> int:
        return self.amount.value(m, frame)

    def of(self, form: Phrase, noun: Noun) -> Phrase:
        """Say the verb with what it is about, and how much of it."""
        quantity = Quantity(self.amount, noun)
        return form + Phrase(" ", " ") + quantity.head + quantity.tail


@mypyc_attr(allow_interpreted_subclasses=True)
class Getting(AmountVerb):
    """A verb by which players get so much of something."""

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return super().playable(m, frame) and self.amount.value(m, frame) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Losing(AmountVerb):
    """A verb by which players lose so much of something."""

    @abstractmethod
    def held(self, m: LorcanaMatch, seat: int) -> int:
        """Return how much of it a player has."""
        raise NotImplementedError(type(self).__name__)

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        if m.asks_those_concerned and not self.who.is_you():
            return self.could_change(m, frame)
        return self.held(m, frame.seat) >= self.number_of(m, frame)

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return self.held(m, seat) > 0


# -- drawing -----------------------------------------------------------------------------------------------------


def draw_allowed(m: LorcanaMatch, seat: int, number: int) -> int:
    """Draw so many cards, or as many of them as the player may draw in this turn; return how many were drawn.

    Rules: LOR-AMB.77.
    """
    return draw_cards(m, seat, laws.draws_allowed(m, seat, number))


class Draw(Getting):
    """draw(amount, who=players): draw cards."""

    def drawn(self, m: LorcanaMatch, frame: Frame) -> int:
        """Count the cards that its own player would draw."""
        if not self.who.is_you():
            return 0
        return min(laws.draws_allowed(m, frame.seat, self.number_of(m, frame)), len(m.deck[frame.seat]))

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        return draw_allowed(m, seat, number)

    def clause(self, person: int) -> Phrase:
        form = verb(person, "pesca", "pescare", "pesca", "draw", "draws")
        return self.of(form, CARD)


class DrawUntil(PlayersVerb):
    """draw_until(n): draw until the player has so many cards in hand; counted once.

    Rules: LOR-RES.20.
    """

    def __init__(self, number: int, who: Players) -> None:
        above(0, number, "draw_until")
        super().__init__(who)
        self.number_wanted = number

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        return draw_allowed(m, seat, self.number_wanted - len(m.hand[seat]))

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return len(m.hand[seat]) < self.number_wanted

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.concerns_any(m, frame)

    def clause(self, person: int) -> Phrase:
        form = verb(person, "pesca", "pescare", "pesca", "draw", "draws")
        phrase = Phrase("{verb} fino ad avere {cards} in mano", "{verb} until you have {cards} in your hand").fill(
            verb=form, cards=CARD.count(self.number_wanted)
        )
        return Phrase(phrase.it, their(phrase).en) if person == THEY else phrase


class DrawAsManyAs(PlayersVerb):
    """draw_as_many_as(player): draw until you have as many cards in hand as that player; counted once.

    Rules: LOR-RES.20.
    """

    def __init__(self, other: Players) -> None:
        super().__init__(other)

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        return draw_allowed(m, frame.seat, len(m.hand[seat]) - len(m.hand[frame.seat]))

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return len(m.hand[seat]) > len(m.hand[frame.seat])

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.concerns_any(m, frame)

    def said(self, person: int) -> Phrase:
        form = verb(person, "pesca", "pescare", "pesca", "draw", "draws")
        if person == YOU:
            return Phrase(
                "se {who} ha in mano più carte di te, {verb} fino ad averne altrettante",
                "if {who} has more cards in their hand than you, {verb} cards until you have the same number",
            ).fill(verb=form, who=self.who.words())
        phrase = Phrase(
            "{verb} fino ad avere in mano tante carte quante ne ha {who}",
            "{verb} cards until you have the same number in your hand as {who}",
        ).fill(verb=form, who=self.who.words())
        return Phrase(phrase.it, their(phrase).en) if person == THEY else phrase


# -- lore --------------------------------------------------------------------------------------------------------


class GainLore(Getting):
    """gain_lore(amount, who=players): gain lore."""

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        return gain_lore(m, seat, number, "LOR-GOAL.02")

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return laws.can_gain_lore(m, seat)

    def clause(self, person: int) -> Phrase:
        form = verb(person, "ottieni", "ottenere", "ottiene", "gain", "gains")
        return self.of(form, LORE)


class LoseLore(Losing):
    """lose_lore(amount, who=players): lose lore; what was lost is `that_much` afterwards; it was done if any was."""

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        return lose_lore(m, seat, number, "LOR-LORE.01")

    def held(self, m: LorcanaMatch, seat: int) -> int:
        return m.lore[seat]

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return super().concerns(m, frame, seat) and laws.can_lose_lore(m, seat)

    def clause(self, person: int) -> Phrase:
        form = verb(person, "perdi", "perdere", "perde", "lose", "loses")
        return self.of(form, LORE)


class LoseUpTo(Deed):
    """lose_up_to(number): lose as much lore as the player likes, up to so much; what was lost is `that_much` then.

    Rules: LOR-RES.05, LOR-LORE.01.
    """

    asked_by = "LOR-RES.05"

    def __init__(self, most: int) -> None:
        super().__init__()
        if most < 1:
            raise ValueError("lose_up_to needs a number above 0")
        self.most = most

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        most = min(self.most, m.lore[frame.seat])
        if most and laws.can_lose_lore(m, frame.seat) and frame.stage == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        m.much = lose_lore(m, frame.seat, frame.slots[0], "LOR-LORE.01") if frame.slots else 0
        m.did = m.much > 0
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        most = min(self.most, m.lore[frame.seat])
        return [(AMOUNT.number, number) for number in range(most, -1, -1)]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]
        frame.stage = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Quanta leggenda perdi?", "How much lore do you lose?")

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return m.lore[frame.seat] > 0 and laws.can_lose_lore(m, frame.seat)

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.could_change(m, frame)

    def said(self, person: int) -> Phrase:
        form = verb(person, "perdi", "perdere", "perde", "lose", "loses")
        return form + Phrase(" fino a ", " up to ") + LORE.count(self.most)


_WHO = optional("who", "player", YOU_PLAYER)


def _draw(amount: Amount | int, who: Players) -> Draw:
    return Draw(amount_of(amount), who)


def _gain_lore(amount: Amount | int, who: Players) -> GainLore:
    return GainLore(amount_of(amount), who)


def _lose_lore(amount: Amount | int, who: Players) -> LoseLore:
    return LoseLore(amount_of(amount), who)


WORDS: Final = [
    Word("draw", EFFECT, (Param("amount", AN_AMOUNT), _WHO), _draw, tells="binds much"),
    Word("draw_until", EFFECT, (Param("number", NUMBER), _WHO), DrawUntil, tells="binds much"),
    Word("draw_as_many_as", EFFECT, (Param("other", "player"),), DrawAsManyAs, tells="binds much"),
    Word("gain_lore", EFFECT, (Param("amount", AN_AMOUNT), _WHO), _gain_lore, tells="binds much"),
    Word("lose_lore", EFFECT, (Param("amount", AN_AMOUNT), _WHO), _lose_lore, tells="binds much"),
    Word("lose_up_to", EFFECT, (Param("most", NUMBER),), LoseUpTo, tells="binds much"),
]
