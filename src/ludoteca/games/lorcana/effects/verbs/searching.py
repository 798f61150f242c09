"""Searching a deck, naming a card, and showing or looking at hands and top cards."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.acts.answering import NAME
from ludoteca.games.lorcana.effects.language.bases import Players
from ludoteca.games.lorcana.effects.language.filters import Property, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.places import check_place, flags, place_words
from ludoteca.games.lorcana.effects.language.selectors import ChosenOf
from ludoteca.games.lorcana.effects.verbs.base import (
    AimedDeed,
    Deed,
    asks_which,
    player_options,
    sentences,
    their,
    verb,
)
from ludoteca.games.lorcana.effects.verbs.look_words import is_plain
from ludoteca.games.lorcana.state.groups import fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_HAND, TO_HAND, TO_TOP
from ludoteca.games.lorcana.state.zones import put_in_hand, shuffle_deck
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.kinds import PROPERTY
from ludoteca.kernel.language import NUMBER, Param, Word, above, optional, several
from ludoteca.kernel.select import DONE_VERB, options_of
from ludoteca.kernel.texts import Phrase, joined

PLAYER: Final = "player"


class Search(Deed):
    """search(P…, to=place, n=1, shown=): the player looks through their deck, may fail to find, and shuffles it.

    Slots: the cards found so far.

    Rules: LOR-RES.30, LOR-AMB.33.
    """

    def __init__(self, group: Group, to: int, number: int, shown: bool) -> None:
        super().__init__()
        if to not in (TO_HAND, TO_TOP):
            raise ValueError("what is found goes to the hand or on the top of the deck")
        self.group = group
        self.to = to
        self.number_to_find = number
        self.shown = shown

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(m.deck[frame.seat]) > 0

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            for card in m.deck[frame.seat]:
                m.reveal(card, 1 << frame.seat)
            m.tell("DeckSearched", frame.seat, (), "LOR-AMB.33")
            frame.stage = 1
        if frame.stage == 1 and len(frame.slots) < self.number_to_find:
            frame.waits = 1 << frame.seat  # even with nothing to find: that is for nobody else to know
            return WAIT
        self.finish(m, frame)
        return DONE

    def fitting(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List one of each kind of card that may be found, in an order that says nothing about the deck."""
        cards: list[int] = []
        kinds: list[int] = []
        for card in sorted(m.deck[frame.seat]):
            if card not in frame.slots and m.card[card] not in kinds and fits(m, frame, self.group, card):
                cards.append(card)
                kinds.append(m.card[card])
        return cards

    def finish(self, m: LorcanaMatch, frame: Frame) -> None:
        seat = frame.seat
        cards = frame.slots[:]
        seen = m.everyone() if self.shown else 1 << seat
        for card in cards:
            m.reveal(card, seen)
            if self.shown:
                m.tell("Revealed", seat, (card,), "LOR-RES.23")
            if self.to == TO_HAND:
                put_in_hand(m, card, "LOR-DRAW.03")
        shuffle_deck(m, seat)
        if self.to == TO_TOP:
            for card in cards:
                m.deck[seat].remove(card)
                m.deck[seat].append(card)
                m.known[card] = seen
                m.tell("PutOnTop", seat, (card,), "LOR-ZONE.08", m.audience(seen))
        m.them = cards
        m.much = len(cards)
        m.did = True

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return options_of(self.fitting(m, frame), True)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == DONE_VERB:
            frame.stage = 2
        else:
            frame.slots.append(raw[1])

    def asking_rule(self, m: LorcanaMatch, frame: Frame) -> str:
        return "LOR-AMB.33"

    def said(self, person: int) -> Phrase:
        search = verb(
            person, "cerca nel tuo mazzo", "cercare nel tuo mazzo", "cerca nel tuo mazzo", "search", "searches"
        )
        naming = Naming(self.group)
        single = self.number_to_find == 1
        what = Phrase("una carta qualsiasi", "any card") if is_plain(self.group) else naming.simple()
        if not single:
            what = Phrase("fino a {n} {many}", "up to {n} {many}").fill(n=self.number_to_find, many=naming.bare(True))
        phrase = Phrase("{search} {what}", "{search} your deck for {what}").fill(search=search, what=what)
        that = Phrase("quella carta", "that card") if single else Phrase("quelle carte", "those cards")
        if self.shown:
            reveal = verb(person, "rivela", "rivelare", "rivela", "reveal", "reveals")
            shown = Phrase(" e {reveal} {that} a tutti i giocatori", " and {reveal} {that} to all players")
            phrase = phrase + shown.fill(reveal=reveal, that=that)
        if self.to == TO_TOP:
            end = Phrase(
                "mescola il tuo mazzo e mettici in cima {that}", "shuffle your deck and put {that} on top of it"
            )
        else:
            end = Phrase("metti {that} {where} e mescola il tuo mazzo", "put {that} {where} and shuffle your deck")
        where = place_words(TO_HAND, True, False, not single)
        whole = sentences([phrase, end.fill(that=that, where=where)])
        return their(whole) if person == THEY else whole


class NameCard(Deed):
    """name_card: the player says a card's name, which `named_card` refers to.

    Rules: LOR-RES.23, LOR-AMB.51.
    """

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        m.named = self.name_of(m, frame.slots[0])
        m.did = True
        m.tell("CardNamed", frame.seat, (frame.slots[0],), "LOR-RES.23")
        return DONE

    def name_of(self, m: LorcanaMatch, number: int) -> str:
        """Return what is named by this number."""
        return m.cast.names[number]

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Say no: only what follows could change anything."""
        return False

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        """Offer any name of the match: deck lists are open."""
        return [(NAME.number, i) for i in range(len(m.cast.names))]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]
        frame.stage = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Nomina una carta.", "Name a card.")

    def said(self, person: int) -> Phrase:
        return verb(person, "nomina una carta", "nominare una carta", "nomina una carta", "name a card", "names a card")


class NameClass(NameCard):
    """name_class: the player says a classification, which `of_named_class` refers to.

    Rules: LOR-RES.23.
    """

    def name_of(self, m: LorcanaMatch, number: int) -> str:
        return m.cast.classes[number - len(m.cast.names)]

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        """Offer any classification of the match: deck lists are open."""
        first = len(m.cast.names)
        return [(NAME.number, first + i) for i in range(len(m.cast.classes))]

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Nomina una classificazione.", "Name a classification.")

    def said(self, person: int) -> Phrase:
        return verb(
            person,
            "nomina una classificazione",
            "nominare una classificazione",
            "nomina una classificazione",
            "name a classification",
            "names a classification",
        )


# -- seeing what others hold -------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeing(Deed):
    """Cards of some players are seen; they are `it` afterwards. "You" if nobody is said."""

    def __init__(self, who: Players | None) -> None:
        super().__init__()
        self.who = who

    @abstractmethod
    def see(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        """Let one player's cards be seen; return which they are."""

    @abstractmethod
    def pile(self, m: LorcanaMatch, seat: int) -> list[int]:
        """List the cards among which those are."""

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        for seat in [frame.seat] if self.who is None else self.who.seats(m, frame):
            if self.pile(m, seat):
                return True
        return False

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        seats = [frame.seat] if self.who is None else self.who.seats(m, frame)
        if frame.stage == 0 and self.who is not None and asks_which(frame, self.who, seats):
            return WAIT
        if frame.stage:
            seats = frame.slots
        seen: list[int] = []
        for seat in seats:
            seen += self.see(m, frame, seat)
        m.them = seen
        m.much = len(seen)
        m.did = len(seats) > 0
        return DONE

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        assert self.who is not None
        return player_options(self.who.seats(m, frame), self.who, frame.slots)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]
        frame.stage = 1

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Quale giocatore? {what}.", "Which player? {what}.").fill(what=self.words())

    def theirs(self, it: str, en: str) -> Phrase:
        """Name something of these players: "la mano di ogni avversario" / "each opponent's hand"."""
        assert self.who is not None
        named = self.who.words()
        return Phrase(f"{it} {joined('di', named.it)}", f"{named.en}'s {en}")

    def owned(self, yours: Phrase, it: str, of: str, pile: str) -> Phrase:
        """Name cards of these players' piles, or your own: "the cards in your inkwell"."""
        if self.who is None or self.who.is_you():
            return yours
        theirs = self.theirs(it, pile)
        return Phrase(theirs.it, f"{of} {theirs.en}")


class RevealHand(Seeing):
    """reveal_hand(player): everybody sees that hand while the effect lasts.

    Rules: LOR-RES.23, LOR-AMB.45.
    """

    def pile(self, m: LorcanaMatch, seat: int) -> list[int]:
        return m.hand[seat]

    def see(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        hand = self.pile(m, seat)[:]
        for card in hand:
            m.reveal(card, m.everyone())
        m.tell("HandRevealed", seat, tuple(hand), "LOR-RES.23")
        return hand

    def said(self, person: int) -> Phrase:
        if self.who is None or self.who.is_you():
            reveal = verb(person, "rivela", "rivelare", "rivela", "reveal", "reveals")
            hand = Phrase("la sua mano", "their hand") if person == THEY else Phrase("la tua mano", "your hand")
            return Phrase("{reveal} {hand}", "{reveal} {hand}").fill(reveal=reveal, hand=hand)
        return self.who.words() + Phrase(" rivela la sua mano", " reveals their hand")


class Looking(Seeing):
    """A verb that lets only the player of the effect see such cards, all of them."""

    def see(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        cards = self.pile(m, seat)[:]
        for card in cards:
            m.reveal(card, 1 << frame.seat)
        m.tell("LookedAt", frame.seat, tuple(cards), "LOR-ZONE.13", self.told(m, frame.seat, seat))
        return cards

    def told(self, m: LorcanaMatch, looker: int, seat: int) -> int:
        """Say who is told which cards they are, as a bit mask."""
        return 1 << looker


class LookAtHand(Looking):
    """look_at_hand(player): only the player of the effect sees that hand.

    Rules: LOR-ZONE.13.
    """

    def pile(self, m: LorcanaMatch, seat: int) -> list[int]:
        return m.hand[seat]

    def told(self, m: LorcanaMatch, looker: int, seat: int) -> int:
        return m.audience(1 << looker | 1 << seat)

    def said(self, person: int) -> Phrase:
        look = verb(person, "guarda", "guardare", "guarda", "look at", "looks at")
        return Phrase("{look} {hand}", "{look} {hand}").fill(look=look, hand=self.theirs("la mano", "hand"))


class LookAtTop(Seeing):
    """look_at_top(player): only the player of the effect sees the top card of that deck.

    Rules: LOR-ZONE.13.
    """

    def pile(self, m: LorcanaMatch, seat: int) -> list[int]:
        return m.deck[seat]

    def see(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[int]:
        top = self.pile(m, seat)[-1:]
        for card in top:
            m.reveal(card, 1 << frame.seat)
            m.tell("LookedAt", frame.seat, (card,), "LOR-ZONE.13", 1 << frame.seat)
        return top

    def said(self, person: int) -> Phrase:
        look = verb(person, "guarda", "guardare", "guarda", "look at", "looks at")
        yours = Phrase("la prima carta del tuo mazzo", "the top card of your deck")
        top = self.owned(yours, "la prima carta del mazzo", "the top card of", "deck")
        return Phrase("{look} {top}", "{look} {top}").fill(look=look, top=top)


class LookAtInk(Looking):
    """look_at_ink(player): only the player of the effect sees the cards in that inkwell, while the effect lasts.

    Rules: LOR-ZONE.13, LOR-INK.18.
    """

    def pile(self, m: LorcanaMatch, seat: int) -> list[int]:
        return m.ink[seat]

    def said(self, person: int) -> Phrase:
        look = verb(person, "guarda", "guardare", "guarda", "look at", "looks at")
        yours = Phrase("le carte nel tuo calamaio", "the cards in your inkwell")
        cards = self.owned(yours, "le carte nel calamaio", "the cards in", "inkwell")
        phrase = Phrase("{look} {cards}", "{look} {cards}").fill(look=look, cards=cards)
        return their(phrase) if person == THEY else phrase


class RevealFromHand(AimedDeed):
    """reveal_from_hand(P…, up_to=n): a card of your hand, which everybody sees while the effect lasts; or up to n.

    Rules: LOR-RES.23.
    """

    def __init__(self, group: Group, up_to: int = 0) -> None:
        super().__init__(ChosenOf(group, 0, up_to) if up_to else ChosenOf(group, 1, 1))
        self.group = group
        self.up_to = up_to

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        for card in targets:
            m.reveal(card, m.everyone())
            m.tell("Revealed", frame.seat, (card,), "LOR-RES.23")
        m.much = len(targets)
        return len(targets) > 0

    def said(self, person: int) -> Phrase:
        reveal = verb(person, "rivela", "rivelare", "rivela", "reveal", "reveals")
        what = Naming(self.group).simple()
        if self.up_to:
            many = Phrase(f"fino a {self.up_to} ", f"up to {self.up_to} ")
            what = many + Naming(self.group).bare(self.up_to > 1)
        phrase = Phrase("{reveal} {what} nella tua mano", "{reveal} {what} in your hand").fill(reveal=reveal, what=what)
        return their(phrase) if person == THEY else phrase


# -- words of the language ---------------------------------------------------------------------------------------


def search(properties: list[Property], to: int = TO_HAND, n: int = 1, shown: bool = False) -> Search:
    above(0, n, "search")
    check_place(to)
    group = group_of(properties, zone=IN_DECK)
    SPEECH.remember(group, n > 1)
    return Search(group, to, n, shown)


def reveal_from_hand(properties: list[Property], up_to: int = 0) -> RevealFromHand:
    group = group_of(properties, YOURS, IN_HAND)
    if up_to:
        SPEECH.remember(group, up_to > 1)
    return RevealFromHand(group, up_to)


WORDS: Final = [
    Word(
        "search",
        "effect",
        (
            several("properties", PROPERTY),
            optional("to", "place", TO_HAND),
            optional("n", NUMBER, 1),
            *flags("shown"),
        ),
        search,
        tells="binds found much",
    ),
    Word("name_card", "effect", (), NameCard, call=False, tells="binds name"),
    Word("name_class", "effect", (), NameClass, call=False, tells="binds name"),
    Word("reveal_hand", "effect", (Param("who", PLAYER),), RevealHand, tells="binds found much"),
    Word("look_at_hand", "effect", (Param("who", PLAYER),), LookAtHand, tells="binds found much"),
    Word("look_at_top", "effect", (Param("who", PLAYER),), LookAtTop, tells="binds found much"),
    Word("look_at_ink", "effect", (Param("who", PLAYER),), LookAtInk, tells="binds found much"),
    Word(
        "reveal_from_hand",
        "effect",
        (several("properties", PROPERTY), optional("up_to", NUMBER, 0)),
        reveal_from_hand,
        tells="binds found much",
    ),
]
