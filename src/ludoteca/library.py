"""Finding games: each is an entry point, so that a game can live in a package of its own.

A game whose package is broken stays a matter of that package: it is reported in a line and left out, and the others are
played as ever.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from ludoteca.kernel.game import Game
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.loading import uncollected

GROUP = "ludoteca.games"


class BrokenGame(LookupError):
    """A game that is installed, but not in a state to be played."""

    def __init__(self, key: str, error: Exception) -> None:
        reason = " ".join(str(error).split()) or "no reason given"
        super().__init__(f"the game {key!r} is broken and left out: {type(error).__name__}: {reason}")


@cache
def list_games() -> dict[str, str]:
    """List the keys of all installed games, and where each lives."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


@kept(300, most=64)
def game(key: str) -> Game:
    """Return the game with this key; raises `LookupError` with the known keys, or `BrokenGame`."""
    where = list_games().get(key)
    if where is None:
        raise LookupError(f"no game is called {key!r}; there are {', '.join(sorted(list_games()))}")
    try:
        with uncollected():
            return game_at(where)
    except Exception as error:  # whatever the package does when it is imported
        raise BrokenGame(key, error) from error


def game_at(where: str) -> Game:
    """Import a game from its place, `module:name`, where there is a game or a class of games."""
    module, _, name = where.partition(":")
    candidate = getattr(import_module(module), name)
    if isinstance(candidate, type):
        candidate = candidate.one() if issubclass(candidate, HouseGame) else candidate()
    if not isinstance(candidate, Game):
        raise TypeError(f"{where} is no game")
    return candidate


def working_games() -> tuple[list[Game], list[BrokenGame]]:
    """List all games that can be offered, ordered by key, and those whose rules or settings cannot be read."""
    working: list[Game] = []
    broken: list[BrokenGame] = []
    for key in sorted(list_games()):
        try:
            working.append(working_game(key))
        except BrokenGame as error:
            broken.append(error)
    return working, broken


def working_game(key: str) -> Game:
    """Return the game with this key, tried: its rules and settings can be read; raises `BrokenGame`."""
    tried = game(key)
    try:
        tried.rules()
        tried.settings()
    except Exception as error:  # whatever its content is like
        raise BrokenGame(key, error) from error
    return tried
