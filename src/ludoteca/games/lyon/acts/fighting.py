"""What is done in the Combat phase: attacking, ending the turn."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.acts.bases import OWN_OCCUPIED, LyonAct, PhaseEnd, name_on_side, refuse_until_done, thing_in
from ludoteca.games.lyon.state.cards import HITS, HITS_CHARACTER, KILLS, POISON
from ludoteca.games.lyon.state.match import COMBAT, LANES, SETUP, TO_ATTACK, LyonMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import END_THE_TURN
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Attack(LyonAct):
    """attack(space): let one's Monster there attack what it faces."""

    verb = "attack"
    args = (OWN_OCCUPIED,)

    def wishes(self, m: LyonMatch, seat: int) -> list[Raw]:
        return [] if m.phase == SETUP else super().wishes(m, seat)  # whom they face is face down

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_attacker(m, seat, raw[1])
        if refused:
            return refused
        if not m.can_attack(raw[1]):
            return no("LY-9.01", "Questo Mostro ha già attaccato.", "This Monster has already attacked.")
        return NOTHING_AGAINST

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase != COMBAT:
            return no("LY-6.04", "Si attacca nella fase di Combattimento.", "Attacks are made in the Combat phase.")
        refused = self.refuse_attacker(m, seat, raw[1])
        return refused if refused else refuse_until_done(m, seat)

    def refuse_attacker(self, m: LyonMatch, seat: int, lane: int) -> Refusal:
        """Refuse what is no Monster of this player's, or is forbidden to attack."""
        if not seat * LANES <= lane < seat * LANES + LANES or m.lane[lane] < 0:
            return no("LY-9.01", "Attaccano solo i tuoi Mostri in gioco.", "Only your own Monsters in play can attack.")
        if m.is_forbidden(lane, TO_ATTACK):
            return no(
                "LY-5.04", "Un effetto vieta a questo Mostro di attaccare.", "An effect forbids this Monster to attack."
            )
        return NOTHING_AGAINST

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        lane = raw[1]
        facing = (lane + LANES) % (2 * LANES)
        struck = m.lane[facing] if m.can_defend(facing, lane) else m.character[facing // LANES]
        return Phrase("{a} attacca {b}", "{a} attacks {b}").fill(a=name_on_side(m, lane), b=m.printed(struck).name)

    def thing(self, m: LyonMatch, seat: int, raw: Raw) -> str:
        return thing_in(m, raw[1])

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        attack(m, raw[1])


class EndTurn(PhaseEnd):
    """end: attack no more, and end the turn."""

    verb = "end"
    said = END_THE_TURN


ATTACK: Final = Attack()
END_TURN: Final = EndTurn()


def attackers(m: LyonMatch) -> list[int]:
    """List the spaces of the active player's Monsters that may attack, each once (LY-9.01, LY-A.08)."""
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
        and not cannot[lane] & TO_ATTACK
        and (not attacks[lane] or attacks[lane] < m.attacks_allowed(lane))
    ]


def attack(m: LyonMatch, lane: int) -> None:
    """Carry out one attack, from declaration to blows; deaths and victory follow from `check`.

    What is in force stays as `can_defend` finds it until all blows have fallen.

    Rules: LY-9.06, LY-9.07, LY-9.08.
    """
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
    if m.deal(target, max(0, m.attack_of[lane]), "LY-9.07"):
        m.set_off_monster(HITS, attacker, lane)
        if m.damage[target] > before:  # a guard may have taken it
            set_off_hit_on_character(m, attacker, lane)


def set_off_hit_on_character(m: LyonMatch, attacker: int, lane: int) -> None:
    """Set off what follows a hit on "the enemy Character", as the owner of each ability sees it."""
    for card in (attacker, *m.attached[lane]):
        if m.owner[card] == m.active:
            m.set_off_all(HITS_CHARACTER, card, lane)


def fight(m: LyonMatch, lane: int, facing: int) -> None:
    """Let two Monsters strike each other at the same moment.

    Rules: LY-9.10, LY-9.11, LY-9.12, LY-11.10.
    """
    attacker = m.lane[lane]
    defender = m.lane[facing]
    m.tell("AttackDeclared", m.active, (attacker, defender), "LY-9.10")
    blow = max(0, m.attack_of[lane])
    counterblow = max(0, m.attack_of[facing])
    wounds = m.damage[defender]
    dealt = m.deal(defender, blow, "LY-9.11")
    poisoned = m.damage[defender] > wounds and m.has(lane, POISON)  # a guard may have taken it
    wounds = m.damage[attacker]
    m.deal(attacker, counterblow, "LY-9.11")
    counterpoisoned = m.damage[attacker] > wounds and m.has(facing, POISON)
    dying = []
    if poisoned or m.defence_of[facing] <= m.damage[defender]:
        dying.append(defender)
    if counterpoisoned or m.defence_of[lane] <= m.damage[attacker]:
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
