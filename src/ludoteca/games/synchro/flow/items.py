"""Items that were gained: the slot they go in, or the Item they push out."""

from __future__ import annotations

from ludoteca.games.synchro.flow.registers import give, item_given
from ludoteca.games.synchro.state.match import ITEMS, LINING_UP, SynchroMatch
from ludoteca.kernel.frames import Frame


def gain_item(m: SynchroMatch, packed: int, rule: str) -> None:
    """Gain an Item for the party: the players say who bears it."""
    m.tell("ItemGained", -1, (packed >> 1, packed & 1), rule)
    give(m, packed)


def discard_item(m: SynchroMatch, packed: int, rule: str) -> None:
    m.item_gone |= 1 << (packed >> 1)
    m.tell("ItemDiscarded", -1, (packed >> 1,), rule)


def free_slots(m: SynchroMatch) -> list[int]:
    """List the first free slot of every Hero that has one."""
    return [place for place in slots_for(m) if m.items[place] < 0]


def slots_for(m: SynchroMatch) -> list[int]:
    """List the first free slot of every Hero, then the slots whose Item would be discarded for it."""
    free: list[int] = []
    taken: list[int] = []
    for board in m.party():
        slots = range(ITEMS * board, ITEMS * board + ITEMS)
        empty = [place for place in slots if m.items[place] < 0]
        free += empty[:1]
        if not empty:
            taken += slots
    return free + taken


def giving_rule(m: SynchroMatch) -> str:
    """Name the rule; before a battle it is an Item of somebody who has fallen."""
    return "SH-24.09" if m.phase == LINING_UP else "SH-18.08"


def give_item(m: SynchroMatch, frame: Frame, seat: int, place: int) -> None:
    """Put the Item in this slot; one that is there is discarded at once (SH-21.07)."""
    frame.stage = 1
    if m.items[place] >= 0:
        discard_item(m, m.items[place], "SH-21.07")
    m.items[place] = item_given(frame)
    m.refresh()
    m.changed = True
    m.tell("ItemGiven", seat, (place, item_given(frame) >> 1), giving_rule(m))
