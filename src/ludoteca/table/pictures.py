"""Pictures of the games' art rooms, as they are sent."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.kernel import asking
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.table.creation import game_called
from ludoteca.table.packed import A_DAY, Packed


@lru_cache(maxsize=1024)
def picture(game: str, recipe: Recipe) -> Packed:
    """Draw a picture of a game's art room; those that were asked for last are kept."""
    return Packed(asking.picture(game_called(game), recipe).encode(), "image/svg+xml", A_DAY)
