"""What a Landmark promises, for bots that choose one before the battle for it."""

from __future__ import annotations

from math import log
from typing import Final

from ludoteca.games.synchro.state.cards import (
    BOARDS,
    COINS,
    DAMAGE_ALL,
    DISCARD_HIGHEST,
    EITHER,
    GAIN_HERO,
    GAIN_MASTER,
    GRAVEYARD_MASTER,
    HEAL_ALL,
    LEGENDARY_HERO,
    LEVEL_UP,
    LEVEL_UP_ALL,
    MAX_LEVEL,
    PAY_COINS,
    POTIONS,
    RANDOM_ITEM,
    RANDOM_UPGRADED_ITEM,
    REPLACE_SKILLS,
    RESERVE_HERO,
    ROLL,
    ROLL_FOR_COINS,
    SACRIFICE_ITEM,
    SET_ASIDE_SKILL,
    SPEND_SHARDS,
    SWAP_HERO,
    TAKE_SHARDS,
    UPGRADE_ITEM,
    UPGRADE_MASTER,
    UPGRADE_SKILL,
    VISIT_VILLAGE,
    Deed,
)
from ludoteca.games.synchro.state.match import VISITING, SynchroMatch

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
MASTER: Final = 0.10
ITEM: Final = 0.03
UPGRADED: Final = 0.05
SHARD: Final = 0.012
OUTPUT: Final = (0.0, 5.3, 7.5, 11.2, 13.5, 24.0, 27.4, 32.0)
"""What a Hero usually does in a round, by its level."""
USUAL: Final = {
    UPGRADE_SKILL: UPGRADED,
    RANDOM_ITEM: ITEM,
    RANDOM_UPGRADED_ITEM: 2 * ITEM,
    GAIN_MASTER: MASTER,
    REPLACE_SKILLS: 0.04,
    SET_ASIDE_SKILL: 0.03,
    TAKE_SHARDS: 0.13,
    LEGENDARY_HERO: 0.30,
    POTIONS: POTION,
}
"""What does not depend on the party; for each, where it comes in numbers."""


def landmark_worth(m: SynchroMatch, landmark: int, left: float, coin: float) -> float:
    """For a party with this part of its HP left, and Coins of this worth."""
    total = 0.0
    for deed in m.content.landmarks[landmark].deeds:
        if deed.kind == PAY_COINS and purse(m) < deed.amount:
            return 0.0
        total += deed_worth(m, deed, left, coin)
    return max(0.0, total)


def purse(m: SynchroMatch) -> int:
    """The Coins that the party will have when it gets there."""
    tile = m.tile_here()
    return m.coins + (tile.coins if tile is not None and m.phase != VISITING else 0)


def deed_worth(m: SynchroMatch, deed: Deed, left: float, coin: float) -> float:
    kind = deed.kind
    heroes = m.party()
    if kind == COINS:
        return coin * deed.amount
    if kind == PAY_COINS:
        return -coin * deed.amount
    if kind == ROLL_FOR_COINS:
        return 4.5 * coin
    if kind == HEAL_ALL:
        return HEALED * (1.0 - min(1.0, max(0.0, left)))
    if kind == DAMAGE_ALL:
        return -SORE - m.content.tracks.rest_cost * len(heroes) * coin - FEAR * max(0.0, WEAK - left)
    if kind == ROLL:
        return sum([deed_worth(m, part, left, coin) for part in deed.parts]) / len(deed.parts)
    if kind == EITHER:
        return max([deed_worth(m, part, left, coin) for part in deed.parts])
    if kind in (GAIN_HERO, RESERVE_HERO):
        return FILLED if len(heroes) < min(BOARDS, m.max_party) else NEW_HERO
    if kind == GRAVEYARD_MASTER:
        return MASTER if m.graveyard else 0.0
    if kind == UPGRADE_MASTER:
        return UPGRADED if any([m.master[board] >= 0 and not m.master[board] & 1 for board in heroes]) else 0.0
    if kind == UPGRADE_ITEM:
        return UPGRADED if purse(m) >= deed.amount and any([item >= 0 and not item & 1 for item in m.items]) else 0.0
    if kind == SACRIFICE_ITEM:
        return level_worth(m, heroes, 1) - 0.6 * ITEM if any([item >= 0 for item in m.items]) else 0.0
    if kind == SPEND_SHARDS:
        return SHARD * (sum(m.shards) + sum(m.reserve))
    if kind == LEVEL_UP:
        return level_worth(m, heroes, deed.amount)
    if kind == LEVEL_UP_ALL:
        return log(grown(m, heroes, deed.amount) / max(1.0, grown(m, heroes, 0)))
    if kind == DISCARD_HIGHEST:
        highest = max([OUTPUT[m.level[board]] for board in heroes], default=1.0)
        return log(max(0.1, 1.0 - highest / max(1.0, grown(m, heroes, 0))))
    if kind == SWAP_HERO:
        return 0.03 + max([risen(m, heroes, board, m.city_level() - m.level[board]) for board in heroes], default=0.0)
    if kind == VISIT_VILLAGE:
        return 0.2 if m.coins >= 4 else 0.08
    return USUAL.get(kind, 0.0) * max(1, min(2, deed.amount))


def grown(m: SynchroMatch, heroes: list[int], levels: int) -> float:
    """What these Heroes usually do in a round, so many levels on."""
    total = 0.0
    for board in heroes:
        total += OUTPUT[min(MAX_LEVEL, m.level[board] + levels)]
    return total


def risen(m: SynchroMatch, heroes: list[int], board: int, levels: int) -> float:
    """How much stronger the party is when this Hero has risen."""
    level = m.level[board]
    gain = OUTPUT[max(1, min(MAX_LEVEL, level + levels))] - OUTPUT[level]
    return max(0.0, gain) / max(1.0, grown(m, heroes, 0))


def level_worth(m: SynchroMatch, heroes: list[int], levels: int) -> float:
    """For the Hero to whom they bring most."""
    return max([risen(m, heroes, board, levels) for board in heroes], default=0.0)
