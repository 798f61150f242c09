"""Giving abilities, statics and effects their places in a match's cast and programme."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.flow.bag import ResolveAbility
from ludoteca.games.lorcana.state.script import Ability, Activated, Cast, Static, Triggered
from ludoteca.kernel.effects import Effect, number_nodes


def enlist_effect(effect: Effect, cast: Cast) -> None:
    """Give the effect and all its parts their numbers; parts that refer to the cast register themselves there."""
    number_nodes(effect, cast.programme)
    register(effect, cast)


def register(effect: Effect, cast: Cast) -> None:
    if isinstance(effect, Verb):
        effect.register(cast)
    for child in effect.children():
        register(child, cast)


def enlist_ability(ability: Ability, cast: Cast) -> int:
    """Give the ability its place in the cast and return it; its effects are enlisted with it."""
    if ability.place >= 0:
        return ability.place
    index = cast.add_ability(ability)
    if isinstance(ability, Triggered):
        root = ResolveAbility(ability, ability.effect)
        enlist_effect(root, cast)
        ability.node = root.number
    elif isinstance(ability, Activated):
        for cost in ability.costs:
            enlist_effect(cost, cast)
        enlist_effect(ability.effect, cast)
    return index


def enlist_static(static: Static, cast: Cast) -> int:
    if static.place >= 0:
        return static.place
    index = cast.add_static(static)
    static.register(cast)
    static.order = static.ordered()
    return index
