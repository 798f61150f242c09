"""A Hero's turn: each action once, in any order, until it ends."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.battle import retreat
from ludoteca.games.synchro.cards import FREE_SWAP, MAX_LEVEL
from ludoteca.games.synchro.learning import PAID
from ludoteca.games.synchro.paying import can_pay_any, can_pay_level, can_pay_skill
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import (
    ATTACKED,
    LEVELLED,
    RETREATED,
    SKILLS,
    STORED,
    STORING,
    SWAPPED,
    SynchroMatch,
)
from ludoteca.games.synchro.steps import BASIC_ATTACK, LEVEL_UP, SWAP, USE_SKILL
from ludoteca.games.synchro.triggers import turn_started
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase, joined

BEGIN: Final = 0
ACT: Final = 1
FINISH: Final = 2


def begin_turn(m: SynchroMatch, unit: int) -> bool:
    """It is active now; whether it can act, not being Stunned (SH-4.05, SH-A.73)."""
    m.active = unit
    m.used = 0
    m.discounted = 0
    m.turn_marks = []
    m.tell("TurnBegan", -1, (unit,), "SH-10.21" if m.is_hero(unit) else "SH-15.01")
    if m.stun[unit]:
        m.tell("TurnLost", -1, (unit,), "SH-4.05")
        return False
    turn_started(m, unit)
    return True


def finish_turn(m: SynchroMatch, unit: int, was_stunned: bool) -> None:
    """Tokens that lasted for this turn are removed (SH-4.06, SH-4.11, SH-A.40)."""
    if was_stunned:
        m.stun[unit] = 0
    m.silence[unit] = 0
    m.active = -1


def can_swap(m: SynchroMatch, board: int) -> bool:
    return bool(m.mod(board, FREE_SWAP)) or can_pay_any(m, board)


def neighbours(m: SynchroMatch, board: int) -> list[int]:
    """The Heroes next to it (SH-11.08)."""
    at = m.line.index(board)
    return [m.line[place] for place in (at - 1, at + 1) if 0 <= place < len(m.line)]


def has_target(m: SynchroMatch, board: int, slot: int) -> bool:
    """Whether the Skill would find a valid target now (SH-26.05, SH-A.57)."""
    packed = m.skills[SKILLS * board + slot]
    node = m.programme[m.content.skills[packed >> 1].nodes[packed & 1]]
    assert isinstance(node, Effect)
    return node.playable(m, Frame(-1, board, m.leader[board]))


def usable_skills(m: SynchroMatch, board: int) -> list[int]:
    """The slots of Skills that can be used now (SH-4.08, SH-11.03, SH-27.01, SH-27.02)."""
    if m.silence[board]:
        return []
    return [
        slot
        for slot in range(SKILLS)
        if m.skills[SKILLS * board + slot] >= 0
        and not m.skill_used[board] >> slot & 1
        and can_pay_skill(m, board, slot)
        and has_target(m, board, slot)
    ]


def can_level(m: SynchroMatch, board: int) -> bool:
    return not m.used & LEVELLED and m.level[board] < MAX_LEVEL and can_pay_level(m, board)


class HeroTurn(Node):
    """The turn of the Hero on board `source`; `much` is 1 if it began Stunned."""

    is_flow = True
    starts_chain = True
    enforces = (
        "SH-4.05", "SH-4.06", "SH-4.07", "SH-4.08", "SH-4.11", "SH-11.01", "SH-11.02", "SH-11.03", "SH-11.04",
        "SH-11.05", "SH-11.08", "SH-11.10", "SH-11.12", "SH-11.18", "SH-19.47", "SH-27.01", "SH-27.02", "SH-A.40",
        "SH-A.41", "SH-A.57", "SH-A.77",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if frame.at == BEGIN:
            for of_class in range(3):
                m.converted[3 * board + of_class] = 0
            frame.at = ACT
            if not begin_turn(m, board):
                frame.at = FINISH
                frame.much = 1
            return GO
        if m.used & RETREATED:
            return DONE
        if frame.at == ACT and m.alive(board) and m.foes:
            frame.waits = m.deciders(board)
            return WAIT
        finish_turn(m, board, frame.much == 1)
        return DONE

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        board = frame.source
        found: list[Raw] = []
        if not m.used & ATTACKED and can_pay_any(m, board):
            found.append((state.ATTACK,))
        found += [(state.SKILL, slot) for slot in usable_skills(m, board)]
        if not m.used & SWAPPED and can_swap(m, board):
            found += [(state.SWAP, other) for other in neighbours(m, board)]
        if can_level(m, board):
            found.append((state.LEVEL,))
        if not m.used & STORED and sum(m.reserve) < m.content.tracks.reserve:
            found += [(state.STORE, colour) for colour in range(4) if m.shards[4 * board + colour]]
        found.append((state.END,))
        if not m.in_dungeon():
            found.append((state.RETREAT,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        board = frame.source
        verb = raw[0]
        if m.used & STORING and verb not in (state.STORE, state.DRINK):
            m.used |= STORED
        if verb == state.ATTACK:
            m.used |= ATTACKED
            m.push(BASIC_ATTACK, board, seat)
        elif verb == state.SKILL:
            m.push(USE_SKILL, board, seat).much = raw[1]
        elif verb == state.SWAP:
            m.used |= SWAPPED
            m.push(SWAP, board, seat).much = raw[1]
        elif verb == state.LEVEL:
            m.used |= LEVELLED
            rising = m.push(LEVEL_UP, board, seat)
            rising.much = 1
            rising.place = PAID
        elif verb == state.STORE:
            m.used |= STORING
            m.shards[4 * board + raw[1]] -= 1
            m.reserve[raw[1]] += 1
            m.tell("Stored", seat, (board, raw[1]), "SH-11.10")
        elif verb == state.RETREAT:
            retreat(m)
        elif verb == state.DRINK:
            m.drink(raw[1])
        else:
            frame.at = FINISH

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        name = m.hero_card(frame.source).name
        return Phrase("Turno {of_name}: che cosa fai?", "{name}'s turn: what do you do?").fill(
            name=name, of_name=joined("di", name)
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-11.02"
