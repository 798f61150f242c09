"""Gaining and losing lore."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.triggers import announce
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    ABOUT_LORE,
    GAINS_LORE,
    LORE_GAINED,
    LORE_LOST,
    LORE_WON,
    LOSES_LORE,
    ON_LOG,
    ON_LORE,
)


def gain_lore(m: LorcanaMatch, seat: int, amount: int, why: str, questing: bool = False) -> int:
    """Gain lore, by questing or otherwise; return how much.

    Rules: LOR-GOAL.02, LOR-AMB.49.
    """
    if amount <= 0 or m.out >> seat & 1:
        return 0
    if (m.stale or m.laws & ABOUT_LORE) and not laws.can_gain_lore(m, seat, questing):
        m.tell("LoreDenied", seat, (amount,), "LOR-GEN.09")
        return 0
    if m.laws & ABOUT_LORE:
        allowed = laws.lore_allowed(m, seat, amount)
        if allowed < amount:
            m.tell("LoreDenied", seat, (amount - allowed,), "LOR-AMB.77")
            amount = allowed
            if not amount:
                return 0
    m.lore[seat] += amount
    if m.lore[seat] >= m.cast.lore_to_win:
        m.changed = True
    m.log.append((LORE_GAINED, seat, -1))
    m.tell("LoreGained", seat, (amount,), why)
    note_lore(m, LORE_WON, GAINS_LORE, seat, amount)
    return amount


def lose_lore(m: LorcanaMatch, seat: int, amount: int, why: str) -> int:
    """Lose lore, never below zero; return how much.

    Rules: LOR-LORE.01, LOR-LORE.02.
    """
    lost = min(amount, m.lore[seat])
    if lost <= 0 or m.is_out(seat):
        return 0
    if not laws.can_lose_lore(m, seat):
        m.tell("LoreKept", seat, (lost,), "LOR-GEN.09")
        return 0
    m.lore[seat] -= lost
    m.tell("LoreLost", seat, (lost,), why)
    note_lore(m, LORE_LOST, LOSES_LORE, seat, lost)
    return lost


def note_lore(m: LorcanaMatch, what: int, moment: int, seat: int, amount: int) -> None:
    """Note lore that was gained or lost: every single one where some card asks how much it was this turn.

    Rules: LOR-TRIG.14.
    """
    m.touch(ON_LORE)
    if m.cast.remembers >> what & 1:
        m.log += [(what, seat, -1)] * amount
        m.touch(ON_LOG)
    announce(m, moment, -1, seat, -1, amount)
