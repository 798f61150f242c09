"""What is seen of an ability at a glance: the pieces it places, and a sign for whatever else it does."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.effects.acting import AnotherAction, Attack, CopyAbility
from ludoteca.games.kingdom.effects.heroes import Heal, Protect, Refresh
from ludoteca.games.kingdom.effects.moving import BurningMove, Displace
from ludoteca.games.kingdom.effects.place import Place
from ludoteca.games.kingdom.state.cards import Ability
from ludoteca.kernel.effects import Effect

SIGNS: Final[tuple[tuple[type[Effect], str], ...]] = (
    (Heal, "heal"),
    (Refresh, "flip"),
    (Protect, "shield"),
    (Displace, "boot"),
    (BurningMove, "boot"),
    (Attack, "axe"),
    (AnotherAction, "advance"),
    (CopyAbility, "cards"),
)


def show_steps(ability: Ability, effects: list[Effect]) -> None:
    """Note what these steps place, and the signs of the others; what depends on something is only told in words."""
    for effect in effects:
        if isinstance(effect, Place):
            shapes = effect.what.shapes
            ability.tiles += [shape for shape in shapes if shape is not None]
            ability.soldiers += shapes.count(None)
        ability.signs += [sign for kind, sign in SIGNS if isinstance(effect, kind)]
