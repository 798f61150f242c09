"""The nodes of the programme that serve every card, ability and status."""

from __future__ import annotations

from ludoteca.games.arena.flow.abilities import UseAbility
from ludoteca.games.arena.flow.choosing import ExileForStealth
from ludoteca.games.arena.flow.statuses import StartStatuses
from ludoteca.games.arena.flow.upgrades import Upgrade
from ludoteca.kernel.frames import Node


def fixed_nodes() -> list[Node]:
    """List them in the order of their numbers, see `steps`."""
    return [StartStatuses(), UseAbility(), Upgrade(), ExileForStealth()]
