"""Combattimento: attacks, one for each Monster, against what it faces."""

from __future__ import annotations

from ludoteca.games.lyon import state
from ludoteca.games.lyon.cards import HITS, HITS_CHARACTER, KILLS, POISON
from ludoteca.games.lyon.state import COMBAT, LANES, LyonMatch
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.rules import rule
from ludoteca.kernel.texts import Phrase


class Combat(Node):
    """Each own Monster may attack once, against what it faces. The slots hold the lanes that may."""

    is_flow = True
    starts_chain = True

    def run(self, m: LyonMatch, frame: Frame) -> int:
        if frame.at == 0:
            frame.at = 1
            m.begin_phase(COMBAT)
        if frame.at == 2:
            return DONE
        frame.slots = attackers(m)
        if not frame.slots:
            return DONE
        frame.waits = 1 << m.active
        return WAIT

    def options(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = [(state.ATTACK, lane) for lane in frame.slots]
        found.append((state.END,))
        return found

    def answer(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if raw[0] == state.END:
            frame.at = 2
        else:
            attack(m, raw[1])

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "Combattimento: scegli un Mostro con cui attaccare o termina il turno.",
            "Combat: choose a Monster to attack with, or end your turn.",
        )

    def asking_rule(self, m: LyonMatch, frame: Frame) -> str:
        return "LY-9.01"


def attackers(m: LyonMatch) -> list[int]:
    """The lanes of the active player's Monsters that may attack, each once (LY-9.01, LY-A.08)."""
    if m.stale:
        m.refresh()
    lanes = m.lane
    attacks = m.attacks
    cannot = m.cannot_of
    first = m.active * LANES
    return [
        lane
        for lane in range(first, first + LANES)
        if lanes[lane] >= 0
        and not cannot[lane] & state.TO_ATTACK
        and (not attacks[lane] or attacks[lane] < m.attacks_allowed(lane))
    ]


@rule("LY-9.06", "LY-9.07", "LY-9.08")
def attack(m: LyonMatch, lane: int) -> None:
    """One attack, from declaration to blows; deaths and victory follow from `check`."""
    attacker = m.lane[lane]
    facing = (lane + LANES) % 8
    m.attacks[lane] += 1
    m.next_moment()
    if m.can_defend(facing, lane):
        fight(m, lane, facing)
        return
    target = m.character[1 - m.active]
    m.tell("AttackDeclared", m.active, (attacker, target), "LY-9.07" if m.lane[facing] < 0 else "LY-9.08")
    before = m.damage[target]
    if m.deal(target, max(0, m.attack_value(lane)), "LY-9.07"):
        m.set_off_monster(HITS, attacker, lane)
        if m.damage[target] > before:  # a guard may have taken it
            set_off_hit_on_character(m, attacker, lane)


def set_off_hit_on_character(m: LyonMatch, attacker: int, lane: int) -> None:
    """ "The enemy Character" is seen from the owner of the ability, who may not be the Monster's."""
    for card in (attacker, *m.attached[lane]):
        if m.owner[card] == m.active:
            m.set_off_all(HITS_CHARACTER, card, lane)


@rule("LY-9.10", "LY-9.11", "LY-9.12", "LY-11.10")
def fight(m: LyonMatch, lane: int, facing: int) -> None:
    """Two Monsters strike each other at the same moment."""
    attacker = m.lane[lane]
    defender = m.lane[facing]
    m.tell("AttackDeclared", m.active, (attacker, defender), "LY-9.10")
    blow = max(0, m.attack_value(lane))
    counterblow = max(0, m.attack_value(facing))
    wounds = m.damage[defender]
    dealt = m.deal(defender, blow, "LY-9.11")
    poisoned = m.damage[defender] > wounds and m.has(lane, POISON)  # a guard may have taken it
    wounds = m.damage[attacker]
    m.deal(attacker, counterblow, "LY-9.11")
    counterpoisoned = m.damage[attacker] > wounds and m.has(facing, POISON)
    dying = []
    if poisoned or m.defence_value(facing) <= 0:
        dying.append(defender)
    if counterpoisoned or m.defence_value(lane) <= 0:
        dying.append(attacker)
    if dealt:
        m.set_off_monster(HITS, attacker, lane)
    attacker_treasures = m.attached[lane]
    defender_treasures = m.attached[facing]
    dead = m.destroy(dying, "LY-9.11")
    if defender in dead:
        for card in (attacker, *attacker_treasures):
            m.set_off_all(KILLS, card, lane)
    if attacker in dead:
        for card in (defender, *defender_treasures):
            m.set_off_all(KILLS, card, facing)
