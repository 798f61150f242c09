"""Before a battle: Heroes of the reserve, Items, the order of the party, and who begins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import BOARDS
from ludoteca.games.synchro.learning import join
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import (
    HERO_SIDE,
    ITEMS,
    LINING_UP,
    MONSTER_SIDE,
    SynchroMatch,
    pack_reserve,
    reserve_hero,
    reserve_level,
)
from ludoteca.games.synchro.steps import GIVE_ITEM
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

BEGIN: Final = 0
OPEN: Final = 1
HAND_OUT: Final = 2
CLOSED: Final = 2


class FromReserve(Node):
    """Before the Monsters are met, Heroes of the reserve may come in, each once.

    `much` is how many of those that were in reserve before may still come in; they are the first of the list.
    """

    is_flow = True
    starts_chain = True
    enforces = ("SH-19.04", "SH-20.09", "SH-A.14", "SH-A.67", "SH-A.75")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at == BEGIN:
            m.phase = LINING_UP
            frame.much = len(m.reserve_heroes)
            frame.at = OPEN
        if frame.at == CLOSED or not frame.much:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.DONE_WITH,)] if m.line else []  # somebody must fight
        boards = m.empty_boards() + m.party()
        found += [(state.ENTER, place, board) for place in range(frame.much) for board in boards]
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.DONE_WITH:
            frame.at = CLOSED
        elif raw[0] == state.ENTER:
            frame.much -= 1
            enter(m, raw[1], raw[2])
        else:
            m.drink(raw[1])

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Prima della battaglia: chi entra dalla riserva?", "Before the battle: who comes in from the reserve?"
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-20.09"


class LineUp(Node):
    """The party gets ready: each thing at most once, so that it comes to an end.

    Items of the fallen are handed out last: whoever bears them has come in before.
    `much` is how many places from the front are settled, `place` how many Heroes there were then; `slots` are the
    Items that have been moved.
    """

    is_flow = True
    starts_chain = True
    enforces = ("SH-10.11", "SH-10.12", "SH-10.13", "SH-21.05", "SH-24.09", "SH-A.64", "SH-A.70")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at == BEGIN:
            m.phase = LINING_UP
            frame.at = OPEN
        if len(m.line) != frame.place:  # somebody has fallen by giving up an Item: the others line up anew
            frame.place = len(m.line)
            frame.much = 0
        if frame.at == HAND_OUT:
            if m.stored:
                m.push(GIVE_ITEM).much = m.stored.pop(0)
                return GO
            m.tell("LinedUp", -1, tuple(m.line), "SH-10.12")
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.DONE_WITH,)]
        if frame.much < len(m.line) - 1:
            found += [(state.FRONT, unit) for unit in m.line[frame.much :]]
        found += item_moves(m, frame.slots)
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        if verb == state.DONE_WITH:
            frame.at = HAND_OUT
        elif verb == state.FRONT:
            m.move_unit(raw[1], frame.much)
            frame.much += 1
        elif verb == state.MOVE:
            frame.slots.append(m.items[raw[1]])
            move_item(m, raw[1], raw[2])
        else:
            m.drink(raw[1])

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Preparatevi alla battaglia: posizioni e Oggetti.", "Get ready for the battle: positions and Items."
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-10.12"


def item_moves(m: SynchroMatch, moved: list[int]) -> list[Raw]:
    """Every Item that has not been moved, to a slot of another Hero: a free one, or in exchange for its Item."""
    found: list[Raw] = []
    for place in range(ITEMS * BOARDS):
        item = m.items[place]
        if item < 0 or item in moved:
            continue
        for board in m.party():
            if board == place // ITEMS:
                continue
            first = ITEMS * board
            free = [to for to in range(first, first + ITEMS) if m.items[to] < 0]
            taken = [to for to in range(first, first + ITEMS) if m.items[to] >= 0]
            found += [(state.MOVE, place, to) for to in free[:1] + taken]
    return found


def move_item(m: SynchroMatch, place: int, to: int) -> None:
    """The two slots change what they hold (SH-10.13)."""
    m.items[place], m.items[to] = m.items[to], m.items[place]
    m.refresh()
    m.changed = True  # who gives up an Item may lose HP with it
    m.tell("ItemMoved", -1, (place, to, m.items[to] >> 1), "SH-10.13")


def enter(m: SynchroMatch, place: int, board: int) -> None:
    """A Hero comes out of the reserve; whoever was on the board goes there (SH-20.09)."""
    packed = m.reserve_heroes.pop(place)
    if m.hero[board] >= 0:
        m.reserve_heroes.append(pack_reserve(m.hero[board] >> 1, m.level[board], False))
        m.tell("ToReserve", -1, (m.hero[board] >> 1,), "SH-20.09")
    join(m, board, reserve_hero(packed), reserve_level(packed), "SH-20.09")


class WhoStarts(Node):
    """The players say which side takes the first turn."""

    is_flow = True
    starts_chain = True
    enforces = ("SH-10.14",)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.START, HERO_SIDE), (state.START, MONSTER_SIDE)]
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.DRINK:
            m.drink(raw[1])
            return
        frame.at = 1
        m.first = raw[1]

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Chi inizia? Se iniziano gli Eroi, ognuno pesca 1 Frammento; altrimenti, quanti ne dà il suo livello.",
            "Who begins? If the Heroes do, each draws 1 Shard; otherwise as many as its level gives.",
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-10.14"
