"""Abilities that something sets off: of a Hero, its Master and its Items; of a Celestial.

They resolve one after the other, from P1 to P4 (SH-A.54); of one character first its own card, then the Master, then
the Items by slot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.state.cards import (
    BATTLE_END,
    BATTLE_START,
    BOARDS,
    ON_ALLY_DEFEATED,
    ON_BASIC_ATTACK,
    ON_DAMAGED,
    ON_KILL,
    ON_LEVEL_UP,
    ON_SKILL,
    ON_SWAP,
    PER_TURN,
    ROUND_END,
    TURN_START,
    UNITS,
    Ability,
    Triggered,
)

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

ITEM_SLOTS: Final = 2


def abilities_of(m: SynchroMatch, unit: int) -> list[Ability]:
    """List what it has: own card, Master, Items. Rules: SH-21.01, SH-21.02, SH-22.02, SH-17.07."""
    content = m.content
    if unit >= BOARDS:
        card = m.monster[unit - BOARDS]
        return [content.monsters[card].ability] if card >= 0 else []
    abilities: list[Ability] = []
    packed = m.hero[unit]
    if packed >= 0:
        abilities.append(content.heroes[packed >> 1].sides[packed & 1])
    packed = m.master[unit]
    if packed >= 0:
        abilities.append(content.heroes[packed >> 1].sides[packed & 1])
    for slot in range(ITEM_SLOTS):
        packed = m.items[ITEM_SLOTS * unit + slot]
        if packed >= 0:
            abilities.append(content.items[packed >> 1].sides[packed & 1])
    return abilities


def set_off(m: SynchroMatch, unit: int, occasion: int, about: int = -1) -> None:
    """Set off what of this character waits for this, each in a moment of its own, so that the order is fixed."""
    for ability in abilities_of(m, unit):
        if ability.occasions >> occasion & 1:
            for triggered in ability.triggers:
                if triggered.occasion == occasion and may_go(m, unit, triggered, about):
                    m.set_off(triggered.node, unit, m.leader[unit] if unit < BOARDS else -1, -1, about)
                    m.next_moment()


def may_go(m: SynchroMatch, unit: int, triggered: Triggered, about: int) -> bool:
    """Tell whether its conditions and its limit allow it; if so, count it against the limit."""
    if triggered.needs_attacker and (about < 0 or about == unit):
        return False
    most = triggered.shards_at_most
    if most >= 0 and unit < BOARDS and sum(m.shards[4 * unit : 4 * unit + 4]) > most:
        return False
    if triggered.limit:
        mark = UNITS * triggered.node + unit
        marks = m.turn_marks if triggered.limit == PER_TURN else m.round_marks
        if mark in marks:
            return False
        marks.append(mark)
    return True


def everybody(m: SynchroMatch, occasion: int) -> None:
    """List Heroes, then Monsters, from the front to the rear."""
    for unit in m.line:
        set_off(m, unit, occasion)
    for unit in m.foes:
        set_off(m, unit, occasion)


def battle_started(m: SynchroMatch) -> None:
    """Set off what waits for the Shards of step 5."""
    everybody(m, BATTLE_START)


def turn_started(m: SynchroMatch, unit: int) -> None:
    """Set off what comes before its actions; not while it is Stunned."""
    set_off(m, unit, TURN_START)


def basic_attacked(m: SynchroMatch, unit: int, target: int) -> None:
    """Set off what follows the Basic Attack and the class abilities; the target may have fallen."""
    set_off(m, unit, ON_BASIC_ATTACK, target)


def skill_used(m: SynchroMatch, unit: int, slot: int) -> None:
    """Set off what follows a Skill."""
    set_off(m, unit, ON_SKILL)


def swapped(m: SynchroMatch, unit: int) -> None:
    """Set off what follows a position swap of this character, as an action or with a Skill."""
    set_off(m, unit, ON_SWAP)


def damaged(m: SynchroMatch, unit: int, by: int, amount: int) -> None:
    """Set off what follows damage to who is still alive, Shields included; `by` is -1 when nobody dealt it."""
    if amount > 0:
        set_off(m, unit, ON_DAMAGED, by)


def killed(m: SynchroMatch, by: int, unit: int) -> None:
    """Set off what follows the defeat of an opponent by this character, while opponents remain."""
    if by >= 0 and (by < BOARDS) != (unit < BOARDS) and (m.foes if by < BOARDS else m.line):
        set_off(m, by, ON_KILL, unit)


def ally_defeated(m: SynchroMatch, unit: int) -> None:
    """Set off what those on the side of the one who fell have."""
    for other in m.line if unit < BOARDS else m.foes:
        if other != unit:
            set_off(m, other, ON_ALLY_DEFEATED, unit)


def levelled(m: SynchroMatch, board: int) -> None:
    """Set off what follows a level gained with the action of a battle."""
    set_off(m, board, ON_LEVEL_UP)


def battle_ended(m: SynchroMatch) -> None:
    """Set off what follows a battle that was won."""
    for unit in m.line:
        set_off(m, unit, BATTLE_END)


def round_ended(m: SynchroMatch) -> None:
    """Set off what comes before the first step of the end of the round."""
    everybody(m, ROUND_END)
