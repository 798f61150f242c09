"""What Skills and Monsters' actions do, as signs and numbers: each effect's verb, how much, and whom it is about."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.effects.bases import OnUnits
from ludoteca.games.synchro.effects.harm import Damage
from ludoteca.games.synchro.effects.help import GainCoins, Helping
from ludoteca.games.synchro.effects.moving import Shift
from ludoteca.games.synchro.effects.shards import OfShards
from ludoteca.games.synchro.effects.targets import ADJACENT, STRUCK, Target, beside
from ludoteca.games.synchro.effects.text import SynchroEffect, Text
from ludoteca.games.synchro.state.cards import SKILL_DAMAGE, UNITS, Content
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.games.synchro.state.view_types import DeedView
from ludoteca.kernel.effects import Effect

BASIC_ATTACK: Final = -1
"""Stands for the text of a Monster's Basic Attack, which has none."""
NOBODY: Final[list[int]] = []


def text_at(content: Content, node: int) -> Text:
    text = content.programme[node]
    assert isinstance(text, Text)
    return text


def deeds_of(content: Content, node: int) -> tuple[DeedView, ...]:
    """List what a text does, as it is printed."""
    deeds = [DeedView(verb_of(effect), printed(effect)) for effect in text_at(content, node).effects]
    return tuple([deed for deed in deeds if deed.verb])


def deeds_now(m: SynchroMatch, unit: int, node: int) -> tuple[DeedView, ...]:
    """List what a text would do now if this unit carried it out, with the figures that hold, and whom it is about."""
    return deeds_aimed(m.content, aims_now(m, unit, node))


def aims_now(m: SynchroMatch, unit: int, node: int) -> list[int]:
    """Tell the same in numbers: the text, and for each effect that has a sign how much, and whom it is about."""
    text = text_at(m.content, node)
    aims, struck = [node], NOBODY
    for effect in text.effects:
        if not verb_of(effect):
            continue
        to = target_of(effect)
        units = NOBODY if to is None else aimed_at(m, unit, to, struck)
        if to is not None and not to.friendly:
            struck = units
        aims.append(amount_now(m, unit, effect, text.is_skill))
        aims.append(packed_units(units))
    return aims


def deeds_aimed(content: Content, aims: list[int]) -> tuple[DeedView, ...]:
    """Show what was told in numbers."""
    if aims[0] == BASIC_ATTACK:
        return (DeedView("damage", str(aims[1]), unpacked_units(aims[2])),)
    deeds: list[DeedView] = []
    for effect in text_at(content, aims[0]).effects:
        verb = verb_of(effect)
        if verb:
            place = 1 + 2 * len(deeds)
            amount = str(aims[place]) if isinstance(effect, (Damage, Helping)) else printed(effect)
            deeds.append(DeedView(verb, amount, unpacked_units(aims[place + 1])))
    return tuple(deeds)


def packed_units(units: list[int]) -> int:
    """Write units as one number, in their order."""
    packed = 0
    for unit in units:
        packed = packed * (UNITS + 1) + unit + 1
    return packed


def unpacked_units(packed: int) -> tuple[int, ...]:
    units: list[int] = []
    while packed:
        units.append(packed % (UNITS + 1) - 1)
        packed //= UNITS + 1
    return tuple(units[::-1])


def minds_damage(content: Content, node: int) -> bool:
    """Tell whether it depends on anybody's damage what a text would do now."""
    for effect in text_at(content, node).effects:
        to = target_of(effect)
        if to is not None and to.kind.minds_damage:
            return True
    return False


def aimed_at(m: SynchroMatch, unit: int, to: Target, struck: list[int]) -> list[int]:
    """List whom an effect would be about, or might where somebody chooses."""
    if to.kind is STRUCK:
        return struck
    if to.kind is ADJACENT:
        mask = beside(m, struck)
        return [other for other in m.foes_of(unit) if mask >> other & 1]
    return to.found(m, unit)


def verb_of(effect: Effect) -> str:
    """Return which sign an effect has."""
    return effect.sign() if isinstance(effect, SynchroEffect) else ""


def target_of(effect: Effect) -> Target | None:
    """Return whom an effect is about; None for nobody."""
    return effect.to if isinstance(effect, OnUnits) else None


def printed(effect: Effect) -> str:
    """Say how much, as it is printed: "LV+2"; "" where nothing is counted."""
    if isinstance(effect, Damage):
        return effect.amount.words()
    if isinstance(effect, Helping):
        return effect.amount.words()
    if isinstance(effect, GainCoins):
        return effect.amount.words()
    if isinstance(effect, OfShards):
        return str(effect.count)
    return str(effect.steps) if isinstance(effect, Shift) else ""


def amount_now(m: SynchroMatch, unit: int, effect: Effect, is_skill: bool) -> int:
    """Return how much, with the figures that hold now; 0 where it is always what is printed."""
    if isinstance(effect, Damage):
        amount = effect.amount.value(m, unit)
        return amount + m.mod(unit, SKILL_DAMAGE) if is_skill and not effect.to.friendly else amount
    return effect.amount.value(m, unit) if isinstance(effect, Helping) else 0
