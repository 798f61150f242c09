"""Items that were gained: the slot they go in, or the Item they push out."""

from __future__ import annotations

from ludoteca.games.synchro import state
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import ITEMS, LINING_UP, SynchroMatch
from ludoteca.games.synchro.steps import GIVE_ITEM
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


def gain_item(m: SynchroMatch, packed: int, rule: str) -> None:
    """An Item for the party: the players say who bears it."""
    m.tell("ItemGained", -1, (packed >> 1, packed & 1), rule)
    m.push(GIVE_ITEM).much = packed


def discard_item(m: SynchroMatch, packed: int, rule: str) -> None:
    m.item_gone |= 1 << (packed >> 1)
    m.tell("ItemDiscarded", -1, (packed >> 1,), rule)


def slots_for(m: SynchroMatch) -> list[int]:
    """The first free slot of every Hero, then the slots whose Item would be discarded for it."""
    free: list[int] = []
    taken: list[int] = []
    for board in m.party():
        slots = range(ITEMS * board, ITEMS * board + ITEMS)
        empty = [place for place in slots if m.items[place] < 0]
        free += empty[:1]
        if not empty:
            taken += slots
    return free + taken


class GiveItem(Node):
    """An Item goes in a Hero's slot; with all slots full it or another is discarded at once. `much` is the Item."""

    enforces = ("SH-5.14", "SH-18.08", "SH-21.01", "SH-21.07", "SH-24.09", "SH-A.64")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        places = slots_for(m)
        found: list[Raw] = [(state.SLOT, place) for place in places]
        if not any([m.items[place] < 0 for place in places]):
            found.append((state.DONE_WITH,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.DRINK:
            m.drink(raw[1])
            return
        frame.at = 1
        if raw[0] == state.DONE_WITH:
            discard_item(m, frame.much, "SH-21.07")
            return
        if m.items[raw[1]] >= 0:
            discard_item(m, m.items[raw[1]], "SH-21.07")
        m.items[raw[1]] = frame.much
        m.refresh()
        m.changed = True
        m.tell("ItemGiven", seat, (raw[1], frame.much >> 1), self.asking_rule(m, frame))

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: a quale Eroe va?", "{name}: which Hero bears it?").fill(
            name=m.content.items[frame.much >> 1].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        """Before a battle it is an Item of somebody who has fallen."""
        return "SH-24.09" if m.phase == LINING_UP else "SH-18.08"
