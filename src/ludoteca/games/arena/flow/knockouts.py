"""Damage, recovery and KOs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.flow import events, statuses
from ludoteca.games.arena.state.cards import ATTACK_DAMAGES, DAMAGED, DAMAGES, HEALS, KNOCKS_OUT, STRONG, TOUGH

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def dealt(m: ArenaMatch, figure: int, amount: int, by: int) -> int:
    """Return what becomes of so much damage: Strong adds to what one deals to others, Tough takes from all one suffers.

    Never below 0. Rules: SA-13.14, SA-13.18, SA-A.11, SA-A.12, SA-A.13.
    """
    if by >= 0 and by != figure and m.traits[by] & STRONG:
        amount += 1
    if m.traits[figure] & TOUGH:
        amount -= 1
    return max(0, amount)


def deal(m: ArenaMatch, figure: int, amount: int, by: int, rule: str, standard: bool = False) -> int:
    """Damage a figure, by another, by itself, or by a status (-1); return what it lost. 0 is no damage.

    Rules: SA-9.04, SA-A.10, SA-A.13.
    """
    whole = dealt(m, figure, amount, by)
    seat = m.summoner[by] if by >= 0 else m.summoner[figure]
    if whole == 0:
        m.tell("DamagePrevented", seat, (by, figure), "SA-A.13")
        return 0
    left = max(0, m.health[figure] - whole)
    m.health[figure] = left
    m.tell("DamageDealt", seat, (by, figure, whole, left), rule)
    events.about(m, DAMAGED, figure, by, whole)
    events.ally_damaged(m, figure, whole)
    if by >= 0 and by != figure:
        events.about(m, DAMAGES, by, figure, whole)
        if standard:
            events.about(m, ATTACK_DAMAGES, by, figure, whole)
    if left == 0:
        knock_out(m, figure, by)
    return whole


def knock_out(m: ArenaMatch, figure: int, by: int) -> None:
    """Knock a figure out at once: statuses go, the others take its points; it stays until the paragraph ends.

    Rules: SA-2.16, SA-14.01, SA-14.02, SA-14.03, SA-14.04, SA-14.09, SA-18.12, SA-A.08, SA-A.31.
    """
    person = m.person(figure)
    m.knocked[figure] = 1
    m.out[figure] = 1
    m.changed = True
    m.tell("KnockedOut", m.summoner[figure], (figure, by), "SA-14.01")
    statuses.clear(m, figure)
    m.gain_points(1 - m.side[figure], person.points, "SA-14.04")
    if by >= 0 and by != figure:
        events.about(m, KNOCKS_OUT, by, figure)
    events.knocked_out(m, figure, by, m.space[figure])
    if m.upgraded[figure] and person.constants[1].flips_back:
        flip_back(m, figure)


def flip_back(m: ArenaMatch, figure: int) -> None:
    """Turn the ability card to its starting side again."""
    if m.upgraded[figure]:
        m.upgraded[figure] = 0
        m.tell("FlippedBack", m.summoner[figure], (figure,), "SA-18.12")


def heal(m: ArenaMatch, figure: int, amount: int, rule: str) -> int:
    """Heal a figure, never above its starting value (SA-17.01), nor one that is KO'd (SA-14.05)."""
    if not m.stands(figure):
        return 0
    whole = min(amount, m.person(figure).health - m.health[figure])
    if whole <= 0:
        return 0
    m.health[figure] += whole
    m.tell("Healed", m.summoner[figure], (figure, whole, m.health[figure]), rule)
    events.about(m, HEALS, figure, amount=whole)
    return whole
