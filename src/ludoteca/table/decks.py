"""Cards and decks for the deck builder: a game's cards as one packed answer, and the report on a deck."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import ludoteca
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem
from ludoteca.table.creation import game_called
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import DeckOrder

NO_DECKS = Phrase("A questo gioco non si portano mazzi propri.", "This game takes no decks of one's own.")
NO_DECK = Phrase("Nessun mazzo si chiama «{key}».", "No deck is called “{key}”.")
PASTED = "-"


def game_with_decks(key: str) -> HasDecks:
    game = game_called(key)
    if not isinstance(game, HasDecks):
        raise Refused("bad", NO_DECKS, 404)
    return game


class Book:
    """All cards of a game in a language, ready to be sent."""

    def __init__(self, game: Game, cards: HasDecks, lang: str) -> None:
        said = {"game": game.key, "name": game.name.say(lang), **cards.deck_book(lang)}
        self.plain = msgspec.json.encode(said)
        self.packed = gzip.compress(self.plain, 9, mtime=0)
        self.tag = f'"{sha256(self.plain).hexdigest()[:24]}"'


@lru_cache(maxsize=32)
def book(key: str, lang: str) -> Book:
    return Book(ludoteca.game(key), game_with_decks(key), lang)


def book_response(book: Book, request: Request) -> Response:
    """The book, unless the browser has this very one; it asks each time, so that new cards appear at once."""
    headers = {"etag": book.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if book.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(book.packed, headers=headers, media_type="application/json")
    return Response(book.plain, headers=headers, media_type="application/json")


def report(game: HasDecks, order: DeckOrder, lang: str) -> JSON:
    """What the game says about the deck of the order; raises `Refused` for what is no deck."""
    text: str | None = order.text
    if order.deck:
        text = game.deck_text(order.deck, lang)
    if text is None:
        raise Refused("bad", NO_DECK.fill(key=order.deck), 404)
    try:
        return game.deck_report(text, PASTED, lang, (), order.format)
    except Problem as problem:
        raise Refused("bad", problem.phrase, rule=problem.rule) from None
