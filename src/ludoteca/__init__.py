"""Ludoteca: a library of tabletop games, played by their rulebooks.

>>> import ludoteca
>>> sorted(ludoteca.games())[0]
'lyon'
"""

from ludoteca.library import game, games

__version__ = "0.1.0"
__all__ = ["game", "games"]
