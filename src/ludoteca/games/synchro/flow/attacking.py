"""What a Hero does in its turn: the Basic Attack with its class abilities, a Skill, a Position Swap."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.acts.answering import TARGET
from ludoteca.games.synchro.flow.paying import FOR_ACTION, push_payment
from ludoteca.games.synchro.flow.registers import aim_at, board_swapped, slot_used, unit_attacked
from ludoteca.games.synchro.flow.triggers import basic_attacked, skill_used, swapped
from ludoteca.games.synchro.state.cards import BASIC_ANY_TARGET, BASIC_SPLASH, FREE_SWAP
from ludoteca.games.synchro.state.match import PLAIN, SKILLS, SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

PAYING: Final = 0
AIM: Final = 1
STRIKE: Final = 2
CLASSES: Final = 3
"""From here on, one step for each class."""


class BasicAttack(Step):
    """A Shard, the damage of the Hero's level to the front Monster, then the class abilities.

    Rules: SH-11.05, SH-11.06, SH-11.07, SH-12.01, SH-12.02, SH-12.03, SH-12.04, SH-18.11, SH-22.03, SH-22.04, SH-22.08,
    SH-A.02, SH-A.48, SH-A.49.
    """

    acts = (TARGET,)
    asked_by = "SH-11.06"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if frame.stage == PAYING:
            frame.stage = AIM
            push_payment(m, board, FOR_ACTION)
            return GO
        if frame.stage == AIM:
            if len(m.foes) > 1 and m.mod(board, BASIC_ANY_TARGET):
                frame.waits = m.deciders(board)
                return WAIT
            aim_at(frame, m.foes[0])
            frame.stage = STRIKE
        if not m.alive(board):
            return DONE
        if frame.stage == STRIKE:
            frame.stage = CLASSES
            self.strike(m, board, unit_attacked(frame))
            return GO
        classes = m.classes_of(board)
        while frame.stage < CLASSES + len(classes):
            node = m.content.classes[classes[frame.stage - CLASSES]].node
            frame.stage += 1
            if node >= 0 and m.foes:
                m.push(node, board, frame.seat).it = unit_attacked(frame)
                return GO
        frame.it = -1
        if m.foes:
            basic_attacked(m, board, unit_attacked(frame))
        return DONE

    def strike(self, m: SynchroMatch, board: int, target: int) -> None:
        m.tell("BasicAttack", -1, (board, target), "SH-11.06")
        amount = m.basic_damage(board)
        struck = [target]
        if m.mod(board, BASIC_SPLASH) and len(m.foes) > 1 and m.foes[1] != target:
            struck.append(m.foes[1])
        for unit in struck:
            m.hit(unit, amount, board, PLAIN, "SH-11.06")

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: quale Mostro attacchi?", "{name}: which Monster do you attack?").fill(
            name=m.hero_card(frame.source).name
        )


class UseSkill(Node):
    """A Skill: its cost, then its text.

    Rules: SH-4.03, SH-4.04, SH-11.03, SH-11.09, SH-26.05, SH-26.06, SH-27.02, SH-A.57.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        slot = slot_used(frame)
        if frame.stage == 0:
            frame.stage = 1
            push_payment(m, board, slot)
            return GO
        if frame.stage == 1:
            frame.stage = 2
            packed = m.skills[SKILLS * board + slot]
            skill = m.content.skills[packed >> 1]
            m.skill_used[board] |= 1 << slot
            m.discounted = 1
            m.colours_used[skill.colour] += 1
            m.tell("SkillUsed", frame.seat, (board, slot, packed >> 1), "SH-11.09")
            m.push(skill.nodes[packed & 1], board, frame.seat)
            return GO
        frame.it = -1
        if m.alive(board) and m.foes:
            skill_used(m, board, slot)
        return DONE


class Swap(Node):
    """A Position Swap with a Hero next to it.

    Rules: SH-11.08, SH-23.06, SH-23.08, SH-23.09, SH-A.53.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if frame.stage == 0:
            frame.stage = 1
            if not m.mod(board, FREE_SWAP):
                push_payment(m, board, FOR_ACTION)
                return GO
        m.trade_places(board, board_swapped(frame), "SH-11.08")
        swapped(m, board)
        return DONE
