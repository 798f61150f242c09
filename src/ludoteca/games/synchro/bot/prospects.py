"""What bots expect of the deeds of Landmarks: figures found by play, and what a party is worth with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.state.cards import MAX_LEVEL
from ludoteca.games.synchro.state.match import VISITING

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

HEALED: Final = 0.4
POTION: Final = 0.07
SORE: Final = 0.04
"""Damage that will be slept off in the next Village."""
WEAK: Final = 0.7
"""With less of its HP left a party fears damage more, and by so much."""
FEAR: Final = 0.1
NEW_HERO: Final = 0.08
FILLED: Final = 0.35
"""A Hero for an empty board."""
LEGEND: Final = 0.30
MASTER: Final = 0.10
ITEM: Final = 0.03
UPGRADED: Final = 0.05
REPLACED: Final = 0.04
SET_ASIDE: Final = 0.03
SHARD: Final = 0.012
SHARD_EACH: Final = 0.13
OUTPUT: Final = (0.0, 5.3, 7.5, 11.2, 13.5, 24.0, 27.4, 32.0)
"""What a Hero usually does in a round, by its level."""


def purse(m: SynchroMatch) -> int:
    """Return the Coins that the party will have when it gets there."""
    tile = m.tile_here()
    return m.coins + (tile.coins if tile is not None and m.phase != VISITING else 0)


def grown(m: SynchroMatch, heroes: list[int], levels: int) -> float:
    """Return what these Heroes usually do in a round, so many levels on."""
    total = 0.0
    for board in heroes:
        total += OUTPUT[min(MAX_LEVEL, m.level[board] + levels)]
    return total


def risen(m: SynchroMatch, heroes: list[int], board: int, levels: int) -> float:
    """Estimate how much stronger the party is when this Hero has risen."""
    level = m.level[board]
    gain = OUTPUT[max(1, min(MAX_LEVEL, level + levels))] - OUTPUT[level]
    return max(0.0, gain) / max(1.0, grown(m, heroes, 0))


def level_worth(m: SynchroMatch, heroes: list[int], levels: int) -> float:
    """Estimate these levels for the Hero to whom they bring most."""
    return max([risen(m, heroes, board, levels) for board in heroes], default=0.0)
