"""What figures can do: who may be activated, which abilities are ready, whether there is anything to heal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.effects.text import Text, text_at
from ludoteca.games.kingdom.flow.registers import ability_in_use, set_faced
from ludoteca.games.kingdom.state.match import ON_BOARD, SLOTS
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

# What has been done in a hero's turn, as bits of its frame's `stage`.
ACTIVE: Final = 1
MOVED: Final = 2
ACTED: Final = 4
OVER: Final = 8


def activatable(m: KingdomMatch, seat: int) -> list[int]:
    """List figures whose card is in hand (KR-11.01, KR-11.02, KR-11.03, KR-13.06, KR-23.02, KR-A53)."""
    figures = []
    for figure in range(len(m.where)):
        if m.owner[figure] != seat or m.card[figure] or m.knocked[figure] or m.where[figure] < ON_BOARD:
            continue
        if m.cat[figure]:
            if m.where[figure] >= 0:
                figures.append(figure)
        elif not m.reserve_of[figure]:
            figures.append(figure)
    return figures


def in_use(m: KingdomMatch, figure: int) -> int:
    """Return the slots of a figure whose abilities are being carried out, as bits."""
    slots = 0
    for frame in m.stack:
        if frame.source == figure and ability_in_use(frame) >= 0 and isinstance(m.programme[frame.node], Text):
            slots |= 1 << ability_in_use(frame)
    return slots


def ready_slots(m: KingdomMatch, figure: int) -> list[int]:
    """List where its abilities lie face up that are not being carried out (KR-12.08, KR-25.03)."""
    if m.limits.no_abilities:
        return []
    busy = in_use(m, figure)
    slots = []
    for slot in range(SLOTS):
        if m.abilities[SLOTS * figure + slot] >= 0 and m.is_up(figure, slot) and not busy >> slot & 1:
            slots.append(slot)
    return slots


def ability_node(m: KingdomMatch, figure: int, slot: int) -> int:
    ability = m.ability_of(figure, slot)
    assert ability is not None
    return ability.node


def works(m: KingdomMatch, node: int, figure: int, seat: int, faced: bool) -> bool:
    """Tell whether that text would do anything for the figure now."""
    frame = Frame(node, figure, seat)
    set_faced(frame, faced)
    return text_at(m, node).playable(m, frame)


def can_heal(m: KingdomMatch, figure: int) -> bool:
    """Tell whether there is anything to heal or to turn face up (KR-12.16)."""
    if m.limits.no_heal:
        return False
    if m.hearts[figure] < m.max_hearts(figure):
        return True
    for slot in range(SLOTS):
        if m.abilities[SLOTS * figure + slot] >= 0 and not m.is_up(figure, slot):
            return True
    return False
