"""Enemies as tokens on trays: a picture from the art room on the colour of its kind.

The picture tells what an enemy resists by its plate and what it can do by its signs; a definition for each kind shows
it, so that a tray only names it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.kingdom.shows.art.pictures import tint
from ludoteca.games.kingdom.shows.drawing import sights
from ludoteca.games.kingdom.state.view_types import EnemyView
from ludoteca.kernel.drawing import image, tag
from ludoteca.kernel.keeping import kept

SIDE: Final = 48
"""Of a token."""
CLOSED: Final = {"ghost": "ghost", "flying": "wing", "bar": "bars", "level": "portal"}
"""Squares that nothing may cover, and their signs."""


def definitions(enemies: Sequence[EnemyView]) -> dict[str, str]:
    """Draw the tokens of all enemies of a view."""
    return _definitions(tuple(enemies))


@kept(10_000, most=64)
def _definitions(enemies: tuple[EnemyView, ...]) -> dict[str, str]:
    return {f"kr-e-{one.id}": token(one) for one in enemies}


def token(one: EnemyView) -> str:
    """Draw a token as a group and no symbol, so that a tray needs to give places only."""
    ground = tag("rect", x=0.5, y=0.5, width=47, height=47, rx=8, fill=tint(one.id), fill_opacity=".42")
    return tag("g", ground, image(sights.enemy(one), 0, 0, SIDE, SIDE), id=f"kr-e-{one.id}")
