"""The nodes of the programme that serve every tower, hero and spell."""

from __future__ import annotations

from ludoteca.games.kingdom.flow.arriving import FaceFigure, GoSomewhere
from ludoteca.games.kingdom.flow.attacking import TowerAttack
from ludoteca.games.kingdom.flow.companions import EnterCompanion
from ludoteca.games.kingdom.flow.hero_turns import HeroTurn
from ludoteca.games.kingdom.flow.reserves import CallReserve
from ludoteca.games.kingdom.flow.spells import Cast
from ludoteca.kernel.frames import Node


def fixed_nodes() -> list[Node]:
    """List them in the order of their numbers, see `steps`."""
    return [TowerAttack(), HeroTurn(), GoSomewhere(), FaceFigure(), EnterCompanion(), CallReserve(), Cast()]
