"""How good a position looks for the party, for bots that think ahead."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.cards import BOARDS, MAX_LEVEL
from ludoteca.games.synchro.state import FIRST_FOE, SynchroMatch

LEGS: Final = 5
"""Journeys from Luminaria to Stellaris."""
# What things are worth, all together at most 1.
PROGRESS: Final = 0.28
LEVELS: Final = 0.24
HEALTH: Final = 0.14
MONSTERS: Final = 0.12
SHARDS: Final = 0.03
GEAR: Final = 0.05
TIME: Final = 0.14
LEG_DAYS: Final = 8
SPARE_DAYS: Final = 24
FULL_PURSE: Final = 30
FULL_POTIONS: Final = 4


def evaluate(m: SynchroMatch, seat: int) -> float:
    """From -1 (lost) to 1 (won): how far the party has come, how strong it is, and how much Time it has left."""
    if m.result is not None:
        return 1.0 if m.result.winners else -1.0
    value = PROGRESS * progress(m) + MONSTERS * monsters_hurt(m) + TIME * time_left(m)
    value += party_strength(m)
    return min(0.99, max(-0.99, 2 * value - 1))


def progress(m: SynchroMatch) -> float:
    """Battles won on the way, of all that there are."""
    legs = len(m.route) - (1 if m.battle else 0)
    return min(1.0, max(0, legs) / LEGS)


def monsters_hurt(m: SynchroMatch) -> float:
    """How much of this battle is won; full outside battle."""
    if not m.battle:
        return 1.0
    whole = 0
    left = 0.0
    for board in range(BOARDS):
        card = m.monster[board]
        if card < 0:
            continue
        most = m.content.monsters[card].hp
        whole += most
        if FIRST_FOE + board in m.foes:
            left += most - m.damage[FIRST_FOE + board] + 0.5 * m.shield[FIRST_FOE + board] + 0.1 * most
    return max(0.0, 1.0 - left / (1.1 * whole)) if whole else 1.0


def time_left(m: SynchroMatch) -> float:
    """Time compared with what the rest of the way usually takes: half for as much as that."""
    spare = m.content.tracks.last_time - m.time - LEG_DAYS * (LEGS - min(LEGS, len(m.route)))
    return max(0.0, min(1.0, 0.5 + spare / SPARE_DAYS))


def party_strength(m: SynchroMatch) -> float:
    value = 0.0
    for board in m.line:
        most = m.max_hp(board)
        health = (most - m.damage[board] + 0.6 * m.shield[board]) / most
        value += HEALTH / BOARDS * (0.45 + 0.55 * min(1.2, max(0.0, health)))
        grown = m.level[board] + 0.5 * (m.hero[board] & 1) + 0.8 * (m.master[board] >= 0)
        grown += 0.25 * len([place for place in m.skills[4 * board : 4 * board + 4] if place >= 0 and place & 1])
        value += LEVELS / BOARDS * min(1.0, grown / (MAX_LEVEL + 2))
        value += SHARDS / BOARDS * min(1.0, m.count_shards(board) / m.content.tracks.storage)
        value += GEAR / 2 / BOARDS * len([item for item in m.items[2 * board : 2 * board + 2] if item >= 0]) / 2
    value += GEAR / 4 * min(1.0, m.coins / FULL_PURSE) + GEAR / 4 * min(1.0, m.potions / FULL_POTIONS)
    return value
