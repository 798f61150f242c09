"""For the deck builder: a game's cards as one packed answer, the report on a deck, and on a collection."""

from __future__ import annotations

import msgspec

import ludoteca
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import HasCollections, HasDecks, HasStatistics
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.shelves import folders_of
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem
from ludoteca.table.creation import game_called
from ludoteca.table.errors import Refused
from ludoteca.table.packed import ASK, Packed
from ludoteca.table.protocol import CollectionOrder, DeckOrder

NO_DECKS = Phrase("A questo gioco non si portano mazzi propri.", "This game takes no decks of one's own.")
NO_COLLECTIONS = Phrase("Di questo gioco non si leggono collezioni.", "Collections of this game are not read.")
NO_DECK = Phrase("Nessun mazzo si chiama «{key}».", "No deck is called “{key}”.")
PASTED = "-"


def game_with_decks(key: str) -> HasDecks:
    game = game_called(key)
    if not isinstance(game, HasDecks):
        raise Refused("bad", NO_DECKS, 404)
    return game


def game_with_collections(key: str) -> HasCollections:
    game = game_called(key)
    if not isinstance(game, HasCollections):
        raise Refused("bad", NO_COLLECTIONS, 404)
    return game


@kept(1_500_000, most=6)
def book(key: str, lang: str, packs: tuple[str, ...] = ()) -> Packed:
    """Pack all cards of a game in a language; browsers ask for it each time, so that new cards appear at once.

    Raises `Refused` for packs that do not fit together.
    """
    game, cards = ludoteca.game(key), game_with_decks(key)
    try:
        known = cards.deck_book(lang, folders_of(packs))
    except PackProblems as error:
        said_of = Phrase(str(error), str(error))
        raise Refused("bad", said_of, 422) from None
    has = {"collections": isinstance(game, HasCollections), "statistics": isinstance(game, HasStatistics)}
    facts = {"game": game.key, "name": game.name.say(lang), **known, **has}
    return Packed(msgspec.json.encode(facts), "application/json", ASK)


def report(game: HasDecks, order: DeckOrder, lang: str) -> JSON:
    """Return what the game says about the deck of the order; raises `Refused` for what is no deck."""
    text: str | None = order.text
    packs = folders_of(order.packs)
    if order.deck:
        text = game.deck_text(order.deck, lang, packs)
    if text is None:
        raise Refused("bad", NO_DECK.fill(key=order.deck), 404)
    try:
        return game.deck_report(text, PASTED, lang, packs, order.format)
    except Problem as problem:
        raise Refused("bad", problem.phrase, rule=problem.rule) from None


def owned(game: HasCollections, order: CollectionOrder, lang: str) -> JSON:
    """Return what the game reads out of a collection; raises `Refused` for what is none."""
    try:
        return game.collection_report(order.text, PASTED, lang, folders_of(order.packs))
    except Problem as problem:
        raise Refused("bad", problem.phrase, rule=problem.rule) from None
