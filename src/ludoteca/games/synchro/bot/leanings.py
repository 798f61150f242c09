"""What there is in a position for people of different tastes: Monsters hurt, Heroes whole, Coins and Potions."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch

RICH: Final = 30.0
"""Coins; a Potion counts as three."""


def leanings(m: SynchroMatch, seat: int) -> list[float]:
    """Harm: the HP that Monsters have lost; safety: the HP that Heroes have; gain: the party's purse."""
    left, whole = 0, 0
    for unit in m.foes:
        most = m.content.monsters[m.monster[unit - FIRST_FOE]].hp
        whole += most
        left += max(0, most - m.damage[unit])
    health, all_health = 0, 0
    for board in m.party():
        all_health += m.max_hp(board)
        health += max(0, m.max_hp(board) - m.damage[board])
    harm = 1.0 - left / whole if whole else 1.0
    safety = health / all_health if all_health else 0.0
    return [harm, safety, min(1.0, (m.coins + 3 * m.potions) / RICH)]
