"""The standard attack: whom it reaches, what it deals, and the card that may strengthen it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena import state
from ludoteca.games.arena.cards import ACTION, ATTACK, STRONG
from ludoteca.games.arena.knockouts import deal
from ludoteca.games.arena.state import ACTION_PHASE, USED, ArenaMatch
from ludoteca.games.arena.statuses import attack_value
from ludoteca.games.arena.steps import EXILE_FOR_STEALTH, MAIN
from ludoteca.games.arena.targets import may_choose, must_exile
from ludoteca.games.arena.terms import DAMAGE, after
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

STANDARD_DAMAGE: Final = 2
"""Before ability cards say otherwise."""
CHOOSE: Final = 0
PAY: Final = 1
STRIKE: Final = 2


def standard_damage(m: ArenaMatch, figure: int) -> int:
    """2, or from chapter 3 the card's value; Pacified replaces it, bonuses come after (SA-9.02, SA-9.03, SA-A.14)."""
    person = m.content.characters[m.character[figure]]
    damage: int = attack_value(m, figure, person.standard_attack if m.skills else STANDARD_DAMAGE)
    return damage + person.constants[m.upgraded[figure]].attack_bonus if m.skills else damage


def standard_range(m: ArenaMatch, figure: int) -> int:
    """Adjacent characters only, unless the character's own ability says otherwise (SA-9.06)."""
    return m.content.characters[m.character[figure]].constants[m.upgraded[figure]].attack_range if m.skills else 1


def attack_targets(m: ArenaMatch, seat: int, figure: int, spare: int) -> list[int]:
    """Any other character within range, allies too (SA-A.02); `spare` hand cards are left to pay for Stealthy ones."""
    far = standard_range(m, figure)
    distance = m.content.board.distance[m.space[figure]]
    return [
        other
        for other in range(m.figures)
        if other != figure
        and m.space[other] >= 0
        and distance[m.space[other]] <= far
        and not m.knocked[other]
        and may_choose(m, seat, other, spare)
    ]


def attack_boosts(m: ArenaMatch, seat: int) -> list[int]:
    """The cards that add 1 to a standard attack: Action cards in chapter 2, Attack cards later (SA-A.01)."""
    if m.chapter < 2:
        return []
    cards = m.content.cards
    if m.chapter == 2:
        return [card for card in m.hand[seat] if cards[m.face[card]].banner & ACTION]
    return [card for card in m.hand[seat] if cards[m.face[card]].types & ATTACK]


class StandardAttack(Node):
    """Choose a target, pay for a Stealthy rival, strike. `much` is the bonus paid for."""

    enforces = ("SA-9.01", "SA-9.05", "SA-9.06", "SA-9.11", "SA-A.02")

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.at == CHOOSE:
            frame.waits = 1 << frame.seat
            return WAIT
        target = frame.slots[0]
        if frame.at == PAY:
            frame.at = STRIKE
            if must_exile(m, frame.seat, target):
                pays = m.push(EXILE_FOR_STEALTH, frame.source, frame.seat)
                pays.much = target
                return GO
        m.acted = USED
        m.last_phase = ACTION_PHASE
        cited = "SA-9.03" if m.skills else "SA-9.02"
        m.tell("StandardAttack", frame.seat, (frame.source, target), cited)
        m.next_moment()
        deal(m, target, standard_damage(m, frame.source) + frame.much, frame.source, "SA-9.04", True)
        return DONE

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(state.ATTACK, other) for other in attack_targets(m, seat, frame.source, len(m.hand[seat]))]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [raw[1]]
        frame.at = PAY

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        damage = standard_damage(m, frame.source) + frame.much
        if m.traits[frame.source] & STRONG:
            damage += 1
        name = m.person(frame.source).short
        return Phrase(
            "Attacco standard {of_name}, {damage}: contro chi?", "{name}'s standard attack, {damage}: against whom?"
        ).fill(name=name, of_name=after("di", name), damage=DAMAGE.count(damage))

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        stack = m.stacks[0]
        if (
            len(stack) > 1 and stack[-2].node == MAIN
        ):  # a card has been discarded for it; a card or an ability may bring one too
            return "SA-9.08" if m.chapter == 2 else "SA-9.09"
        return "SA-9.03" if m.skills else "SA-9.02"
