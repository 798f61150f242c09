"""Soldiers: those already on trays, which may be moved when the supply has none left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.kingdom.state.cards import CELLS

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch


def relocatable(m: KingdomMatch) -> list[tuple[int, int]]:
    """List every soldier on the map, whoever put it there: its tray and its square (KR-8.10, KR-A25)."""
    soldiers = []
    for tray in m.trays_in_order():
        troops = m.troops[tray]
        soldiers += [(tray, cell) for cell in range(CELLS) if troops >> cell & 1]
    return soldiers
