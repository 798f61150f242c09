"""Ludoteca: a library of tabletop games, played by their rulebooks.

>>> import ludoteca
>>> "lyon" in ludoteca.list_games()
True
"""

from ludoteca.library import game, list_games

__version__ = "0.1.0"
__all__ = ["game", "list_games"]
