"""Looking at the top cards of a deck: taking some of them, and putting the rest somewhere."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import BOTTOM, TOP
from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.places import (
    ANY,
    KEPT,
    NOWHERE,
    SHUFFLED,
    TO_DISCARD,
    TO_PLAY,
    UNDER_THIS,
    check_place,
    flags,
    put_away,
)
from ludoteca.games.lorcana.effects.language.players import EachOpponent, EachPlayer
from ludoteca.games.lorcana.effects.language.selectors import own_card
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.verbs.base import Deed, asks_which, player_options
from ludoteca.games.lorcana.effects.verbs.leftovers import Leftovers
from ludoteca.games.lorcana.effects.verbs.look_words import look_words, take_words
from ludoteca.games.lorcana.effects.verbs.under import slip_under
from ludoteca.games.lorcana.flow.playing import play_by_effect
from ludoteca.games.lorcana.state.groups import fits, seeming
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Group
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_PLAY, TO_BOTTOM, TO_HAND, TO_INKWELL, TO_TOP
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect, push_child
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import Param, Word, optional, several
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB
from ludoteca.kernel.texts import Phrase, capital

# How far a frame of `Look` got.
BEGINS: Final = 0
TAKES: Final = 1
PUTS_AWAY: Final = 2
ENDS: Final = 3

# Its slots: whose deck, which `take` is next, how many cards that one has taken, whether all is repeated, how many
# were taken in all; then the cards taken, and the cards still looked at.
OWNER: Final = 0
TAKE: Final = 1
COUNT: Final = 2
AGAIN: Final = 3
TAKEN: Final = 4
CARDS: Final = 5


class Take:
    """take(n, P…, to=place): some of the cards looked at. `number` is None for as many as the player likes."""

    def __init__(
        self, number: Amount | None, group: Group, to: int, optional: bool, shown: bool, exerted: bool
    ) -> None:
        self.number = number
        self.group = group
        self.to = to
        self.optional = optional or number is None
        self.shown = shown
        self.exerted = exerted
        self.then: Effect | None = None
        self.again = False
        """Once it has taken something, the whole effect is repeated."""

    def limit(self, m: LorcanaMatch, frame: Frame) -> int:
        return 1000 if self.number is None else self.number.value(m, frame)


class Look(Deed):
    """look(A, take…, rest=place, of=player): the top cards of a deck, seen by the player, or by all if they are shown.

    What is taken is `it` afterwards; without any `take`, all cards are.

    Rules: LOR-ZONE.13, LOR-RES.23, LOR-GEN.09, LOR-AMB.75.
    """

    asked_by = "LOR-RES.23"

    def __init__(
        self, number: Amount, takes: list[Take], rest: int, of: Players | None, shown: bool, exerted: bool
    ) -> None:
        super().__init__()
        self.top_cards = number
        self.takes = takes
        self.rest = rest
        self.of = of
        self.shown = shown
        self.exerted = exerted
        """The rest enters the inkwell exerted."""
        self.leftovers = Leftovers(rest, exerted)

    def children(self) -> list[Effect]:
        effects: list[Effect] = [take.then for take in self.takes if take.then is not None]
        return effects + self.leftovers.children()

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == BEGINS:
            if not frame.slots:
                seats = [frame.seat] if self.of is None else self.of.seats(m, frame)
                if self.of is not None and asks_which(frame, self.of, seats):
                    return WAIT
                if not seats:
                    m.them = []
                    m.much = 0
                    m.did = False
                    return DONE
                frame.slots = [seats[0]]
            self.begin(m, frame)
            frame.stage = TAKES
        while frame.stage == TAKES:
            status = self.take_next(m, frame)
            if status != DONE:
                return status
        if frame.stage == PUTS_AWAY:
            frame.stage = ENDS
            self.leftovers.put(m, frame, frame.slots[OWNER], self.left(frame))
            return GO
        if frame.slots[AGAIN]:
            frame.stage = BEGINS
            frame.slots = frame.slots[:TAKE]
            return GO
        return DONE

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether there is something to look at."""
        return any(len(m.deck[seat]) > 0 for seat in ([frame.seat] if self.of is None else self.of.seats(m, frame)))

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.top_cards.value(m, frame) > 0 and self.playable(m, frame)

    def begin(self, m: LorcanaMatch, frame: Frame) -> None:
        """Show the cards: to this player alone, or to all."""
        owner = frame.slots[OWNER]
        number = min(self.top_cards.value(m, frame), len(m.deck[owner]))
        cards = m.deck[owner][len(m.deck[owner]) - number :]
        cards.reverse()
        frame.slots = [owner, 0, 0, 0, 0, *cards]
        seen = m.everyone() if self.shown else 1 << frame.seat
        for card in cards:
            m.reveal(card, seen)
            if number > 1 and not self.shown and (self.takes or self.rest != NOWHERE):
                m.known[card] = seen  # what others knew of these cards may be otherwise from now on
        m.tell("Revealed" if self.shown else "LookedAt", frame.seat, tuple(cards), "LOR-ZONE.13", m.audience(seen))
        m.did = number > 0
        m.much = number
        if not self.takes:
            m.them = cards[:]

    # -- taking ----------------------------------------------------------------------------------------------------

    def left(self, frame: Frame) -> list[int]:
        """List the cards that are still looked at."""
        return frame.slots[CARDS + frame.slots[TAKEN] :]

    def fitting(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List the cards that the present `take` may take; one that nothing lets the player play is not for playing."""
        take = self.takes[frame.slots[TAKE]]
        cards = [card for card in self.left(frame) if fits(m, frame, take.group, card)]
        if take.to == TO_PLAY:
            cards = [card for card in cards if not laws.may_play(m, frame.seat, card)]
        return cards

    def take_next(self, m: LorcanaMatch, frame: Frame) -> int:
        """Go one step on in taking: DONE when it can go on at once."""
        if frame.slots[TAKE] >= len(self.takes):
            frame.stage = PUTS_AWAY
            return DONE
        take = self.takes[frame.slots[TAKE]]
        fitting = self.fitting(m, frame)
        seems = seeming(m, self.left(frame), fitting)
        wanted = take.limit(m, frame) - frame.slots[COUNT]
        if wanted <= 0 or not (seems if take.optional else fitting):
            return self.end_take(m, frame, take)
        if not take.optional and len(seems) <= wanted:
            self.take_card(m, frame, take, fitting[0])
            return GO
        frame.waits = 1 << frame.seat
        return WAIT

    def end_take(self, m: LorcanaMatch, frame: Frame, take: Take) -> int:
        """End this `take`, by which nothing more is taken; begin what comes of what was."""
        taken = frame.slots[COUNT]
        frame.slots[TAKE] += 1
        frame.slots[COUNT] = 0
        end = CARDS + frame.slots[TAKEN]
        if frame.slots[TAKE] == len(self.takes):
            m.them = frame.slots[CARDS:end]
            m.much = frame.slots[TAKEN]
        if taken and take.again:
            frame.slots[AGAIN] = 1
        if taken and take.then is not None:
            m.them = frame.slots[end - taken : end]
            push_child(m, frame, take.then)
            return GO
        return DONE

    def take_card(self, m: LorcanaMatch, frame: Frame, take: Take, card: int) -> None:
        owner = frame.slots[OWNER]
        end = CARDS + frame.slots[TAKEN]
        rest = [other for other in frame.slots[end:] if other != card]
        frame.slots = [*frame.slots[:end], card, *rest]
        frame.slots[COUNT] += 1
        frame.slots[TAKEN] += 1
        if take.shown and not self.shown:
            m.reveal(card, m.everyone())
            m.tell("Revealed", frame.seat, (card,), "LOR-RES.23")
        if take.to == UNDER_THIS:
            for top in own_card(m, frame):
                if m.zone[top] == IN_PLAY:
                    slip_under(m, frame.seat, card, top)
        elif take.to == TO_PLAY:
            play_by_effect(m, frame, card, take.exerted, False, frame.seat)
        elif take.to != KEPT:
            put_away(m, owner, card, take.to, take.exerted, frame.seat)

    # -- asking ----------------------------------------------------------------------------------------------------

    def asks_what_to_discard(self, frame: Frame) -> bool:
        return frame.stage == TAKES and self.takes[frame.slots[TAKE]].to == TO_DISCARD

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == BEGINS:
            assert self.of is not None
            return player_options(self.of.seats(m, frame), self.of, [])
        take = self.takes[frame.slots[TAKE]]
        verb = TOP.number if take.to == TO_TOP else BOTTOM.number if take.to == TO_BOTTOM else TARGET_VERB
        options: list[Raw] = [(verb, card) for card in self.fitting(m, frame)]
        if take.optional:
            left = self.left(frame)
            if verb == TOP.number and self.rest == TO_BOTTOM and len(left) == 1:
                options.append((BOTTOM.number, left[0]))
            elif take.to == TO_DISCARD and self.rest == TO_TOP and len(left) == 1:
                options.append((TOP.number, left[0]))
            else:
                options.append((DONE_VERB,))
        return options

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == BEGINS:
            frame.slots = [raw[1]]
            return
        take = self.takes[frame.slots[TAKE]]
        elsewhere = (raw[0] == BOTTOM.number and take.to == TO_TOP) or (raw[0] == TOP.number and take.to == TO_DISCARD)
        if raw[0] == DONE_VERB or elsewhere:
            self.end_take(m, frame, take)
        else:
            self.take_card(m, frame, take, raw[1])

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == BEGINS:
            return Phrase("Di quale giocatore guardi il mazzo?", "Whose deck do you look at?")
        return capital(take_words(self, self.takes[frame.slots[TAKE]])) + Phrase(".", ".")

    def said(self, person: int) -> Phrase:
        return look_words(self, person)

    def sayings(self) -> list[Phrase]:
        """List what is asked about each part of it."""
        return [take_words(self, take) for take in self.takes]


# -- words of the language ---------------------------------------------------------------------------------------


def take(
    number: Amount | int | None,
    properties: list[Property],
    to: int = TO_HAND,
    optional: bool = False,
    shown: bool = False,
    exerted: bool = False,
    again: bool = False,
    then: Effect | None = None,
) -> Take:
    if to == KEPT and then is None:
        raise ValueError("a card is kept only for what `then` does with it")
    if to not in (TO_HAND, TO_TOP, TO_BOTTOM, TO_INKWELL, TO_DISCARD, TO_PLAY, UNDER_THIS, KEPT):
        raise ValueError("a card is taken to the hand, the deck, the inkwell, the discard pile, under this, into play")
    limit = None if number is None or number == ANY else amount_of(number)
    group = group_of(properties, zone=IN_DECK)
    SPEECH.remember(group, limit is None or limit.fixed() != 1)
    made = Take(limit, group, to, optional, shown, exerted)
    made.then = then
    made.again = again
    return made


def look(
    number: Amount | int,
    takes: list[Take] | None,
    rest: int = NOWHERE,
    of: Players | None = None,
    shown: bool = False,
    exerted: bool = False,
) -> Look:
    if takes and rest == NOWHERE:
        raise ValueError("look needs to know where the rest goes")
    check_place(rest, SHUFFLED, NOWHERE)
    if of is not None and (of.is_any_number() or (isinstance(of, (EachOpponent, EachPlayer)) and not of.is_chosen())):
        raise ValueError("one looks at one deck")
    return Look(amount_of(number), takes or [], rest, of, shown, exerted)


WORDS: Final = [
    Word(
        "take",
        "take",
        (
            Param("number", f"{AN_AMOUNT}/any"),
            several("properties", "property"),
            optional("to", "place", TO_HAND),
            *flags("optional", "shown", "exerted", "again"),
            optional("then", "effect"),
        ),
        take,
    ),
    Word(
        "look",
        "effect",
        (
            Param("number", AN_AMOUNT),
            Param("takes", "take", required=False, many=True),
            optional("rest", "place", NOWHERE),
            optional("of", "player"),
            *flags("shown", "exerted"),
        ),
        look,
        tells="joins look",
    ),
]
