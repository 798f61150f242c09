"""Verbs about decks, inkwells and hands: putting cards into them, in which order, and shuffling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Target
from ludoteca.games.lorcana.effects.language.filters import OfPlayer
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.places import ANY_ORDER, FLAG, Arrange, inkwell_words, top_words
from ludoteca.games.lorcana.effects.language.players import You
from ludoteca.games.lorcana.effects.language.selectors import (
    CauseCard,
    ChosenOf,
    EveryOf,
    ItCards,
    Said,
    has_left_challenge,
)
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.verbs.base import CardsDeed, Deed, chooses_own, one_of_yours, their, verb
from ludoteca.games.lorcana.effects.verbs.for_players import AmountVerb
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_DECK, IN_DISCARD, IN_PLAY, RESOLVING
from ludoteca.games.lorcana.state.zones import (
    announce_leaving,
    put_in_deck,
    put_in_discard,
    put_in_inkwell,
    shuffle_deck,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.language import Param, Word, optional
from ludoteca.kernel.texts import Phrase, joined

# -- from the top of decks -----------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class OffTheTop(AmountVerb):
    """Something that happens to so many cards on top of decks; as a cost, to all of them or none."""

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return decks_hold(m, self.who.seats(m, frame), max(1, self.number_of(m, frame)))

    def concerns(self, m: LorcanaMatch, frame: Frame, seat: int) -> bool:
        return len(m.deck[seat]) > 0


class Mill(OffTheTop):
    """mill(A, who=): the top cards of the deck go to the discard; as a cost, all of them or none.

    Rules: LOR-RES.11.
    """

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        if seat == frame.slots[0]:
            m.them = []
        moved = min(number, len(m.deck[seat]))
        for _ in range(moved):
            card = m.deck[seat][-1]
            put_in_discard(m, card)
            m.them = [*m.them, card]
            m.tell("PutInDiscard", seat, (card,), "LOR-ZONE.03")
        return moved

    def clause(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        clause = Phrase("{put} {top} nei tuoi scarti", "{put} {top} into your discard")
        clause = clause.fill(put=put, top=top_words(self.amount, None))
        return their(clause) if person == THEY else clause


def decks_hold(m: LorcanaMatch, seats: list[int], number: int) -> bool:
    """Tell whether there are so many cards in each of these decks."""
    for seat in seats:
        if len(m.deck[seat]) < number:
            return False
    return len(seats) > 0


class InkTop(OffTheTop):
    """ink_top(A, who=, exerted=): the top cards of the deck go to the inkwell, unseen.

    Rules: LOR-INK.14, LOR-INK.15, LOR-INK.18, LOR-AMB.30.
    """

    def __init__(self, number: Amount, who: Players, exerted: bool) -> None:
        super().__init__(number, who)
        self.exerted = exerted

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        moved = min(number, len(m.deck[seat]))
        for _ in range(moved):
            card = m.deck[seat][-1]
            put_in_inkwell(m, card, self.exerted, m.known[card], "LOR-INK.14")
        return moved

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.concerns_any(m, frame)

    def clause(self, person: int) -> Phrase:
        put = verb(person, "metti", "mettere", "mette", "put", "puts")
        where = inkwell_words(self.exerted, self.amount.fixed() != 1, "f")
        clause = Phrase("{put} {top} {where}", "{put} {top} {where}")
        clause = clause.fill(put=put, top=top_words(self.amount, None), where=where)
        return their(clause) if person == THEY else clause


class ShuffleDeck(Deed):
    """shuffle_deck: shuffle your deck."""

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        shuffle_deck(m, frame.seat)
        m.did = True
        return DONE

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(m.deck[frame.seat]) > 1

    def said(self, person: int) -> Phrase:
        mix = verb(person, "mescola", "mescolare", "mescola", "shuffle", "shuffles")
        phrase = Phrase("{mix} il tuo mazzo", "{mix} your deck").fill(mix=mix)
        return their(phrase) if person == THEY else phrase


# -- chosen or found cards ---------------------------------------------------------------------------------------


def is_yours(to: Target) -> bool:
    """Tell whether the cards are those of the player of the effect, as far as the words tell; a cause is."""
    if isinstance(to, (ChosenOf, EveryOf)):
        return to.group.side == YOURS
    return isinstance(to, CauseCard) or (isinstance(to, Said) and to.yours)


def moved_words(to: Target, person: int, where: Phrase) -> Phrase:
    """Say that it is moved: "metti questa carta {where}"; another player "sceglie uno dei suoi personaggi e mette
    quella carta {where}".
    """
    put = verb(person, "metti", "mettere", "mette", "put", "puts")
    if person == THEY and chooses_own(to):
        phrase = Phrase("sceglie {one} e mette quella carta {where}", "chooses {one} and puts that card {where}")
        return their(phrase.fill(one=one_of_yours(to), where=where))
    what = to.as_card() if isinstance(to, Said) else to.words()
    phrase = Phrase("{put} {what} {where}", "{put} {what} {where}").fill(put=put, what=what, where=where)
    return their(phrase) if person == THEY else phrase


def gender_of(to: Target, person: int) -> str:
    """Return the Italian gender of what `moved_words` calls it."""
    grouped = isinstance(to, (ChosenOf, EveryOf)) and not (person == THEY and chooses_own(to))
    return to.gender if grouped else "f"


def deck_of(to: Target) -> Phrase:
    """Say whose deck they go to, as after "in fondo a", "on the bottom of": "il tuo mazzo" / "your deck"."""
    if is_yours(to):
        return Phrase("il tuo mazzo", "your deck")
    if isinstance(to, (ChosenOf, EveryOf)) and any(isinstance(one, OfPlayer) for one in to.group.filters):
        return Phrase("il suo mazzo", "their deck")
    if to.plural:
        return Phrase("i mazzi dei rispettivi giocatori", f"{whose(to)} decks")
    return Phrase("il mazzo del suo giocatore", f"{whose(to)} deck")


def whose(to: Target) -> str:
    """Say "their player's" of a character, "its player's" of other things, "their players'" of several."""
    if to.plural:
        return "their players'"
    return "their player's" if "character" in to.words().en else "its player's"


class CardsMoved(CardsDeed):
    """A verb that moves chosen or found cards to a hidden zone."""

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it can be paid, or aims at what the same cost chooses first, which is not known yet."""
        return isinstance(self.to, ItCards) or super().payable(m, frame)

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        return len(still_there(m, self.to, [card])) > 0


def still_there(m: LorcanaMatch, to: Target, cards: list[int]) -> list[int]:
    """List those still there: a card spoken of before that has since gone to a hidden zone is not found any more.

    Rules: LOR-RES.22.
    """
    if isinstance(to, (ChosenOf, EveryOf)):
        return cards
    there = [card for card in cards if m.zone[card] in (IN_PLAY, IN_DISCARD, RESOLVING)]
    return [card for card in there if not has_left_challenge(m, to, card)]


class PutInInkwell(CardsMoved):
    """put_in_inkwell(T, exerted=): each into its player's inkwell.

    Rules: LOR-INK.14, LOR-INK.15, LOR-INK.16, LOR-RES.32.
    """

    def __init__(self, to: Target, exerted: bool) -> None:
        super().__init__(to)
        self.exerted = exerted

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        cards = still_there(m, self.to, targets)
        announce_leaving(m, cards)
        for card in cards:
            put_in_inkwell(m, card, self.exerted, m.known[card], "LOR-INK.14", frame.seat)
        m.much = len(cards)
        return len(cards) > 0

    def said(self, person: int) -> Phrase:
        plural = self.to.plural
        where = inkwell_words(self.exerted, plural, gender_of(self.to, person))
        if not is_yours(self.to):
            owner_it = "dei rispettivi giocatori" if plural else "del suo giocatore"
            where_it = where.it.replace("nel tuo calamaio", f"nel calamaio {owner_it}")
            where = Phrase(where_it, where.en.replace("your", whose(self.to)))
        return moved_words(self.to, person, where)


class PutInDeck(CardsMoved):
    """put_on_top(T), put_on_bottom(T): into their owners' decks; each owner says in which order.

    Rules: LOR-STACK.05, LOR-STACK.06, LOR-ZONE.09, LOR-RES.27, LOR-RES.32.
    """

    def __init__(self, to: Target, top: bool) -> None:
        super().__init__(to)
        self.top = top
        self.order = Arrange(top)

    def children(self) -> list[Effect]:
        return [self.order]

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        """Put the cards there with all that is under them; then let whoever has several there order them."""
        moved: list[int] = []
        cards = still_there(m, self.to, targets)
        announce_leaving(m, cards)
        for card in cards:
            moved += [card, *m.under[card]]
        owners = [m.owner[card] for card in moved]
        for card in cards:
            is_open = m.zone[card] == IN_PLAY or m.zone[card] == IN_DISCARD
            known = m.everyone() if is_open else 1 << m.owner[card]
            put_in_deck(m, card, self.top, known, "LOR-ZONE.08", owners.count(m.owner[card]) == 1)
        for seat in reversed(m.in_turn_order(m.active)):
            own = [card for card in moved if m.owner[card] == seat]
            if len(own) > 1:
                self.order.begin(m, frame, seat, seat, own)
        m.much = len(cards)
        return len(cards) > 0

    def said(self, person: int) -> Phrase:
        deck = deck_of(self.to)
        end = Phrase("in cima ", "on the top of ") if self.top else Phrase("in fondo ", "on the bottom of ")
        where = end + Phrase(joined("a", deck.it), deck.en)
        if self.to.plural:
            where = where + ANY_ORDER
        return moved_words(self.to, person, where)


class ShuffleIntoDeck(CardsMoved):
    """shuffle_into_deck(T): into their owners' decks, which are then shuffled.

    Rules: LOR-RES.32.
    """

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        owners: list[int] = []
        cards = still_there(m, self.to, targets)
        announce_leaving(m, cards)
        for card in cards:
            put_in_deck(m, card, False, m.everyone(), "LOR-ZONE.08")
            if m.owner[card] not in owners:
                owners.append(m.owner[card])
        for seat in owners:
            shuffle_deck(m, seat)
        m.much = len(cards)
        return len(cards) > 0

    def said(self, person: int) -> Phrase:
        mix = verb(person, "mescola", "mescolare", "mescola", "shuffle", "shuffles")
        deck = deck_of(self.to)
        where = Phrase(joined("in", deck.it), f"into {deck.en}")
        what = self.to.as_card() if isinstance(self.to, Said) else self.to.words()
        phrase = Phrase("{mix} {what} {where}", "{mix} {what} {where}").fill(mix=mix, what=what, where=where)
        return their(phrase) if person == THEY else phrase


# -- words of the language ---------------------------------------------------------------------------------------


def mill(number: Amount | int, who: Players | None = None) -> Mill:
    many = amount_of(number)
    SPEECH.remember(Group(YOURS, IN_DECK, []), many.fixed() != 1)
    return Mill(many, who or You())


def ink_top(number: Amount | int, who: Players | None = None, exerted: bool = False) -> InkTop:
    return InkTop(amount_of(number), who or You(), exerted)


def put_on_top(to: Target) -> PutInDeck:
    return PutInDeck(to, True)


def put_on_bottom(to: Target) -> PutInDeck:
    return PutInDeck(to, False)


_NUMBER: Final = Param("number", AN_AMOUNT)
_WHO: Final = optional("who", "player")
_EXERTED: Final = optional("exerted", FLAG, False)
_TO: Final = Param("to", "target")

WORDS: Final = [
    Word("mill", "effect", (_NUMBER, _WHO), mill, tells="binds found much"),
    Word("ink_top", "effect", (_NUMBER, _WHO, _EXERTED), ink_top, tells="binds much"),
    Word("put_in_inkwell", "effect", (_TO, _EXERTED), PutInInkwell, tells="binds to much takes"),
    Word("put_on_top", "effect", (_TO,), put_on_top, tells="binds to much takes"),
    Word("put_on_bottom", "effect", (_TO,), put_on_bottom, tells="binds to much takes"),
    Word("shuffle_into_deck", "effect", (_TO,), ShuffleIntoDeck, tells="binds to much takes"),
    Word("shuffle_deck", "effect", (), ShuffleDeck, call=False, tells="binds nothing"),
]
