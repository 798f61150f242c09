"""Where an effect puts cards that it has looked at or chosen, and the order in which they go into a deck."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.answering import BOTTOM, TOP
from ludoteca.games.lorcana.effects.language.bases import Amount, Players
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import ON_PILES, TO_BOTTOM, TO_HAND, TO_INKWELL, TO_TOP
from ludoteca.games.lorcana.state.zones import put_in_discard, put_in_hand, put_in_inkwell
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import Param, Word, optional
from ludoteca.kernel.texts import Phrase, joined

TO_DISCARD: Final = 4
TO_PLAY: Final = 5
SHUFFLED: Final = 6
"""Into the deck, which is shuffled."""
HAND_OR_DISCARD: Final = 7
UNDER_THIS: Final = 8
BOTTOM_AT_RANDOM: Final = 9
KEPT: Final = 10
"""Where it is, until what follows moves it."""
NOWHERE: Final = -1
ANY_ORDER: Final = Phrase(" nell'ordine che preferisci", " in any order")

FLAG: Final = "flag"
ANY: Final = -1
"""As many as the player likes, or none."""

PLACE_WORDS: Final = {
    "hand": TO_HAND,
    "top": TO_TOP,
    "bottom": TO_BOTTOM,
    "inkwell": TO_INKWELL,
    "discard_pile": TO_DISCARD,
    "into_play": TO_PLAY,
    "shuffled": SHUFFLED,
    "hand_or_discard": HAND_OR_DISCARD,
    "under": UNDER_THIS,
    "bottom_at_random": BOTTOM_AT_RANDOM,
    "kept": KEPT,
}

YOUR_PLACES: Final = {
    TO_HAND: Phrase("nella tua mano", "into your hand"),
    TO_TOP: Phrase("in cima al tuo mazzo", "on the top of your deck"),
    TO_BOTTOM: Phrase("in fondo al tuo mazzo", "on the bottom of your deck"),
    TO_INKWELL: Phrase("nel tuo calamaio a faccia in giù", "into your inkwell facedown"),
    TO_DISCARD: Phrase("nei tuoi scarti", "into your discard"),
    UNDER_THIS: Phrase("a faccia in giù sotto questa carta", "facedown under this card"),
    BOTTOM_AT_RANDOM: Phrase("in fondo al tuo mazzo in ordine casuale", "on the bottom of your deck in a random order"),
}
THEIR_PLACES: Final = {
    TO_HAND: Phrase("nella sua mano", "into their hand"),
    TO_TOP: Phrase("in cima al suo mazzo", "on the top of their deck"),
    TO_BOTTOM: Phrase("in fondo al suo mazzo", "on the bottom of their deck"),
    TO_INKWELL: Phrase("nel suo calamaio a faccia in giù", "into their inkwell facedown"),
    TO_DISCARD: Phrase("nei suoi scarti", "into their discard"),
    UNDER_THIS: Phrase("a faccia in giù sotto questa carta", "facedown under this card"),
    BOTTOM_AT_RANDOM: Phrase(
        "in fondo al suo mazzo in ordine casuale", "on the bottom of their deck in a random order"
    ),
}


def flags(*names: str) -> tuple[Param, ...]:
    """List the parameters that are yes or no: no where nothing is said."""
    return tuple([optional(name, FLAG, False) for name in names])


def place_words(place: int, own: bool, exerted: bool, several: bool) -> Phrase:
    """Say which place: "in fondo al tuo mazzo" / "on the bottom of your deck"; the Italian adjective agrees with
    "carta", "carte".
    """
    words = YOUR_PLACES[place] if own else THEIR_PLACES[place]
    if exerted and place == TO_INKWELL:
        words = words + Phrase(" e impegnate" if several else " e impegnata", " and exerted")
    return words


def check_place(place: int, *others: int) -> None:
    """See that cards can be put there out of a deck, or to one of these other places; raises `ValueError`."""
    if place not in YOUR_PLACES and place not in others:
        name = next(text for text, number in PLACE_WORDS.items() if number == place)
        raise ValueError(f"cards are not put {name} here")


def inkwell_words(exerted: bool, plural: bool, gender: str) -> Phrase:
    """Say "nel tuo calamaio a faccia in giù e impegnata" / "into your inkwell facedown and exerted"."""
    phrase = YOUR_PLACES[TO_INKWELL]
    if not exerted:
        return phrase
    ending = {("m", False): "o", ("m", True): "i", ("f", False): "a", ("f", True): "e"}[(gender, plural)]
    return phrase + Phrase(f" e impegnat{ending}", " and exerted")


def deck_words(who: Players | None) -> Phrase:
    """Say whose deck, as in "le prime 2 carte …" / "the top 2 cards of …": "del tuo mazzo" / "your deck"."""
    if who is None or who.is_you():
        return Phrase("del tuo mazzo", "your deck")
    named = who.words()
    return Phrase(f"del mazzo {joined('di', named.it)}", f"{named.en}'s deck")


def top_words(number: Amount, who: Players | None) -> Phrase:
    """Say "le prime 3 carte del tuo mazzo" / "the top 3 cards of your deck"."""
    of = deck_words(who)
    fixed = number.fixed()
    if fixed == 1:
        return Phrase("la prima carta {of}", "the top card of {of}").fill(of=of)
    if fixed >= 0:
        return Phrase("le prime {n} carte {of}", "the top {n} cards of {of}").fill(n=fixed, of=of)
    each = number.per()
    if each.en:
        return Phrase("la prima carta {of} per ogni {each}", "the top card of {of} for each {each}").fill(
            of=of, each=each
        )
    return Phrase(
        "un numero di carte dalla cima {of} pari a {n}", "a number of cards from the top of {of} equal to {n}"
    ).fill(of=of, n=number.words())


# -- order in a deck ---------------------------------------------------------------------------------------------


def move_in_deck(m: LorcanaMatch, owner: int, card: int, top: bool) -> None:
    """Make a card of the deck its top or bottom card."""
    deck = m.deck[owner]
    deck.remove(card)
    if top:
        deck.append(card)
    else:
        deck.insert(0, card)
    m.touch(ON_PILES)


def put_at_random(m: LorcanaMatch, owner: int, cards: list[int]) -> None:
    """Put cards of a deck on its bottom in an order that nobody knows.

    Rules: LOR-ZONE.08, LOR-ZONE.09.
    """
    for card in m.shuffle(sorted(cards), f"bottom {owner}"):
        move_in_deck(m, owner, card, False)
        m.known[card] = 0
        m.tell("PutOnBottom", owner, (card,), "LOR-ZONE.08", m.audience(0))


def put_away(m: LorcanaMatch, owner: int, card: int, place: int, exerted: bool, by: int = -1) -> None:
    """Put a card of a deck into its owner's hand, inkwell or discard, or in another place in the deck.

    `by` is who does it, -1 its owner.

    Rules: LOR-DRAW.03, LOR-RES.32.
    """
    if place == TO_HAND:
        put_in_hand(m, card, "LOR-DRAW.03")
    elif place == TO_INKWELL:
        put_in_inkwell(m, card, exerted, m.known[card], "LOR-INK.14", by)
    elif place == TO_DISCARD:
        put_in_discard(m, card)
        m.tell("PutInDiscard", owner, (card,), "LOR-ZONE.03")
    else:
        move_in_deck(m, owner, card, place == TO_TOP)
        m.tell(
            "PutOnTop" if place == TO_TOP else "PutOnBottom", owner, (card,), "LOR-ZONE.08", m.audience(m.known[card])
        )


class Arrange(Effect):
    """Puts cards of one deck on its top or bottom in an order that a player chooses, one after the other.

    Its frame's slots: whose deck it is, then the cards that are still to be placed.

    Rules: LOR-STACK.06, LOR-ZONE.09.
    """

    def __init__(self, top: bool) -> None:
        self.top = top

    def begin(self, m: LorcanaMatch, frame: Frame, seat: int, owner: int, cards: list[int]) -> None:
        """Ask `seat` before the frame goes on."""
        pushed = m.push(self.number, frame.source, seat)
        pushed.it = frame.it
        pushed.place = frame.place
        pushed.slots = [owner, *cards]

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if len(frame.slots) > 2:
            frame.waits = 1 << frame.seat
            return WAIT
        for card in frame.slots[1:]:
            self.put(m, frame, card)
        return DONE

    def put(self, m: LorcanaMatch, frame: Frame, card: int) -> None:
        move_in_deck(m, frame.slots[0], card, self.top)
        m.tell(
            "PutOnTop" if self.top else "PutOnBottom", m.owner[card], (card,), "LOR-ZONE.08", m.audience(m.known[card])
        )

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        verb = TOP.number if self.top else BOTTOM.number
        return [(verb, card) for card in frame.slots[1:]]

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [frame.slots[0], *[card for card in frame.slots[1:] if card != raw[1]]]
        self.put(m, frame, raw[1])

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        if self.top:
            return Phrase(
                "Quale carta va ora in cima al mazzo? L'ultima sarà la prima carta del mazzo.",
                "Which card goes on the top of the deck now? The last one will be the top card.",
            )
        return Phrase(
            "Quale carta va ora in fondo al mazzo? L'ultima sarà l'ultima carta del mazzo.",
            "Which card goes on the bottom of the deck now? The last one will be the bottom card.",
        )

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "mettere" if infinitive else "metti"
        where = "in cima" if self.top else "in fondo"
        return Phrase(
            f"{verb} le carte {where} al mazzo nell'ordine che preferisci",
            f"put the cards on the {'top' if self.top else 'bottom'} of the deck in any order",
        )


class Constant:
    """Builds a bare word that stands for a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self) -> int:
        return self.number

    def flag(self) -> bool:
        return bool(self.number)


WORDS: Final = [
    *[Word(text, "place", (), Constant(place).value, call=False) for text, place in PLACE_WORDS.items()],
    Word("yes", FLAG, (), Constant(1).flag, call=False),
    Word("any", "any", (), Constant(ANY).value, call=False),
]
