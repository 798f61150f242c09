"""Legal decks made by chance or by need: for tests, exercises and bots that want to meet every card."""

from __future__ import annotations

from random import Random

from ludoteca.games.lorcana.packs.decks.formats import CONSTRUCTED
from ludoteca.games.lorcana.packs.decks.lists import MOST_INKS, write_deck
from ludoteca.games.lorcana.state.cards import ANY_NUMBER, INKS, MOST_COPIES, Card, Content, Deck
from ludoteca.kernel.texts import EMPTY


def playable_cards(content: Content) -> list[int]:
    """List the first printings that a deck may hold."""
    return [number for number, card in enumerate(content.cards) if not card.reprint_of and not card.refused]


def most_of(card: Card) -> int:
    """Tell how many copies to take at most: those of an ordinary card, even where the card allows more."""
    return MOST_COPIES if card.copies == ANY_NUMBER else min(card.copies, MOST_COPIES)


def random_deck(content: Content, rng: Random) -> Deck:
    """Make a legal deck of two inks, all cards of those inks being equally likely."""
    inks = set(rng.sample(INKS, MOST_INKS))
    pool = [number for number in playable_cards(content) if set(content.cards[number].inks) <= inks]
    rng.shuffle(pool)
    return filled(content, pool, [rng.randint(1, MOST_COPIES) for _ in pool])


def filled(content: Content, pool: list[int], copies: list[int]) -> Deck:
    """Take the first cards of the pool, so many copies of each, until the deck has its 60 cards."""
    cards: list[tuple[int, int]] = []
    room = CONSTRUCTED.least
    for number, wanted in zip(pool, copies, strict=True):
        taken = min(wanted, most_of(content.cards[number]), room)
        if taken:
            cards.append((number, taken))
            room -= taken
    if room:
        raise ValueError(f"only {CONSTRUCTED.least - room} cards of these inks")
    return Deck("", EMPTY, sorted(cards))


def unused_decks(content: Content) -> list[str]:
    """Make legal decks with everything that the ready decks leave out, as deck files: with these every card gets
    played.
    """
    used = {number for deck in content.decks.values() for number, _ in deck.cards}
    made = []
    for first, one in enumerate(INKS):
        for other in INKS[first + 1 :]:
            legal = [number for number in playable_cards(content) if set(content.cards[number].inks) <= {one, other}]
            # Cards of a single ink wait for its last pair, so that they are not spread over many decks.
            wanted = [number for number in legal if other == INKS[-1] or len(content.cards[number].inks) > 1]
            while any(number not in used for number in wanted):
                pool = [number for number in wanted if number not in used]
                pool += [number for number in legal if number not in pool]
                deck = filled(content, pool, [2] * len(pool))
                used.update(number for number, _ in deck.cards)
                made.append(write_deck(deck, content, "en"))
    return made
