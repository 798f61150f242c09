"""Pictures as they are sent: those of the games' art rooms, and links as codes that phones read."""

from __future__ import annotations

import segno

from ludoteca.kernel import asking
from ludoteca.kernel.art.recipes import Recipe
from ludoteca.kernel.keeping import kept
from ludoteca.table.creation import game_called
from ludoteca.table.packed import A_DAY, ASK, Packed


@kept(15_000, most=512)
def picture(game: str, recipe: Recipe) -> Packed:
    """Draw a picture of a game's art room; those that were asked for last are kept."""
    return Packed(asking.picture(game_called(game), recipe).encode(), "image/svg+xml", A_DAY)


@kept(12_000, most=256)
def code(link: str) -> Packed:
    """Draw a link as a code; those that were asked for last are kept, as one takes as long as a hundred choices."""
    made: str = segno.make(link, micro=False).svg_inline(scale=4, border=2, dark="#1a1030", light="#ffffff")
    drawn = made.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Packed(drawn.encode(), "image/svg+xml", ASK)
