"""Loops of mandatory abilities that nobody can stop: they end the match in a draw."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.texts import Phrase

SUSPICIOUS: Final = 16
"""So many abilities in a row, and positions begin to be compared."""
LONGEST: Final = 400
"""So many, and the loop is endless even if no position comes back."""
OFTEN: Final = 2
"""A position that has come back so often has been there three times."""
BITS: Final = (1 << 52) - 1


def is_endless(m: LorcanaMatch) -> bool:
    """Tell whether the same position was there three times since anybody chose; asked before each ability.

    A position is remembered whenever the number of abilities is a power of two, and compared with all that follow: so
    one of every circle is found, however long the way into it.

    Rules: LOR-AMB.37.
    """
    if m.loop[0] != m.step:
        m.loop = [m.step, 0, 0]
        m.in_a_row = 0
    m.in_a_row += 1
    if m.in_a_row < SUSPICIOUS:
        return False
    position = fingerprint(m)
    if m.in_a_row & (m.in_a_row - 1) == 0:
        m.loop = [m.step, position, 0]
    elif position == m.loop[1]:
        m.loop = [m.step, position, m.loop[2] + 1]
    return m.loop[2] >= OFTEN or m.in_a_row > LONGEST


def fingerprint(m: LorcanaMatch) -> int:
    """Make a number of all that the abilities could still change, the same for the same position."""
    piles = [*m.deck, *m.hand, *m.play, *m.ink, *m.discard, *m.under, m.zone, m.damage, m.exerted, m.drying, m.at]
    waiting = [[trigger.node, trigger.source, trigger.seat, trigger.it] for trigger in m.triggers]
    everything = [*piles, *waiting, m.lore, m.ready_ink, m.used, [m.challenger, m.challenged, m.inked]]
    return hash((tuple([tuple(numbers) for numbers in everything]), tuple(m.timed))) & BITS


def end_in_a_draw(m: LorcanaMatch) -> None:
    m.end(Outcome((), "LOR-AMB.37", Phrase("Ciclo senza fine: patta.", "An endless loop: a draw."), draw=True))
