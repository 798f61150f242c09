"""Finding games: each is an entry point, so that a game can live in a package of its own."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points

from ludoteca.kernel.game import Game
from ludoteca.kernel.house_game import HouseGame, game_in

GROUP = "ludoteca.games"


@lru_cache(maxsize=1)
def list_games() -> dict[str, str]:
    """The keys of all installed games, and where each lives."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


@cache
def game(key: str) -> Game:
    """The game with this key; raises `LookupError` with the known keys."""
    where = list_games().get(key)
    if where is None:
        raise LookupError(f"no game is called {key!r}; there are {', '.join(sorted(list_games()))}")
    module, _, name = where.partition(":")
    found = getattr(import_module(module), name)
    if isinstance(found, type):
        package, _, room = module.rpartition(".")
        found = game_in(package) if room == "game" and issubclass(found, HouseGame) else found()
    if not isinstance(found, Game):
        raise LookupError(f"{where} is no game")
    return found
