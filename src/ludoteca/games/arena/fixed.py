"""The nodes of the programme that serve every card, ability and status."""

from __future__ import annotations

from ludoteca.games.arena.abilities import UseAbility
from ludoteca.games.arena.choosing import ExileForStealth
from ludoteca.games.arena.statuses import StartStatuses
from ludoteca.games.arena.upgrades import Upgrade
from ludoteca.kernel.frames import Node


def fixed_nodes() -> list[Node]:
    """In the order of their numbers, see `steps`."""
    return [StartStatuses(), UseAbility(), Upgrade(), ExileForStealth()]
