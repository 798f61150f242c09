"""What many games between bots told of a game's ready decks and cards, for the page beside the deck builder."""

from __future__ import annotations

import msgspec

import ludoteca
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasStatistics
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.texts import LANGUAGES, Phrase
from ludoteca.table.creation import game_called
from ludoteca.table.errors import Refused
from ludoteca.table.packed import ASK, Packed

NO_STATISTICS = Phrase("Di questo gioco non ci sono statistiche.", "There are no statistics of this game.")


def game_with_statistics(key: str) -> Game:
    game = game_called(key)
    if not isinstance(game, HasStatistics):
        raise Refused("bad", NO_STATISTICS, 404)
    return game


@kept(100_000, most=8)
def statistics(key: str, lang: str) -> Packed:
    """Pack the statistics of a game that has them, in a language."""
    game = ludoteca.game(key)
    assert isinstance(game, HasStatistics)
    return Packed(msgspec.json.encode(said_in(lang, game.statistics())), "application/json", ASK)


def said_in(lang: str, data: JSON) -> JSON:
    """Choose the words of a language wherever they are given in both."""
    if isinstance(data, list):
        return [said_in(lang, one) for one in data]
    if not isinstance(data, dict):
        return data
    if set(data) == set(LANGUAGES):
        return Phrase(data["it"], data["en"]).say(lang)
    return {key: said_in(lang, value) for key, value in data.items()}
