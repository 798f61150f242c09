"""Ludoteca: a library of tabletop games, played by their rulebooks.

>>> import ludoteca
>>> "lyon" in ludoteca.list_games()
True
"""

from ludoteca.kernel.contract import Decision, Event, IllegalChoice, Match, Option, Outcome
from ludoteca.kernel.game import Game
from ludoteca.kernel.session import Session, begin
from ludoteca.kernel.texts import Phrase
from ludoteca.library import game, list_games

__version__ = "0.1.0"
__all__ = [
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Match",
    "Option",
    "Outcome",
    "Phrase",
    "Session",
    "begin",
    "game",
    "list_games",
]
