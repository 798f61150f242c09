"""What constant abilities add up to: worked out for all characters together, when something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.synchro.flow.triggers import abilities_of
from ludoteca.games.synchro.state.cards import BOARDS, CHANGES, EVERYWHERE, UNITS, Ability

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch

MODS: Final = len(CHANGES)


def add_up_statics(m: SynchroMatch) -> list[int]:
    """Add constant abilities up, by unit and change: MODS * unit + change."""
    sums = [0] * (UNITS * MODS)
    for board in range(BOARDS):
        if m.hero[board] >= 0:
            add_up(sums, board, abilities_of(m, board), place_bits(m.line, board))
    for unit in m.foes:
        add_up(sums, unit, abilities_of(m, unit), place_bits(m.foes, unit))
    return sums


def place_bits(line: list[int], unit: int) -> int:
    """Return the position as a bit, P1 the first; 0 for somebody who is not on the field."""
    return 1 << line.index(unit) if unit in line else 0


def add_up(sums: list[int], unit: int, abilities: list[Ability], position: int) -> None:
    for ability in abilities:
        for static in ability.statics:
            if static.positions == EVERYWHERE or static.positions & position:
                sums[MODS * unit + static.change] += static.amount
