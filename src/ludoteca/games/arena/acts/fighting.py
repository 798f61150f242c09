"""The standard attack, and the card that may strengthen it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.bases import FIGURE, ArenaAct, figure_name
from ludoteca.games.arena.acts.moving import Boost, acting, refuse_phase
from ludoteca.games.arena.flow.attacking import PAY, attack_boosts, attack_targets, standard_damage, standard_range
from ludoteca.games.arena.flow.choosing import must_exile
from ludoteca.games.arena.flow.knockouts import dealt
from ludoteca.games.arena.flow.registers import attack_figure, bonus_of
from ludoteca.games.arena.flow.steps import MAIN, STANDARD_ATTACK
from ludoteca.games.arena.state.cards import ACTION, STEALTHY, TAUNT
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import EMPTY, Phrase


class Attack(ArenaAct):
    """attack(figure): a standard attack of the active character."""

    verb = "attack"
    args = (FIGURE,)

    def candidates(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, other) for other in attack_targets(m, seat, acting(m, frame), len(m.hand[seat]))]

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        gone = refuse_phase(m, ACTION) if frame.node == MAIN else NOTHING_AGAINST
        if gone:
            return gone
        return refuse_figure(m, seat, acting(m, frame), raw[1])

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        """Say the damage that it would deal, and what one should know before: an ally, a card to exile."""
        target = raw[1]
        frame = m.waiting_frame(seat)
        attacker, bonus = m.active, 0
        if frame is not None and frame.node == STANDARD_ATTACK:
            attacker, bonus = frame.source, bonus_of(frame)
        notes = DAMAGE.count(dealt(m, target, standard_damage(m, attacker) + bonus, attacker))
        if m.side[target] == m.side[attacker]:
            notes = notes + Phrase(", della tua squadra", ", an ally")
        if must_exile(m, seat, target):
            notes = notes + Phrase(", esiliando 1 carta", ", exiling 1 card")
        return Phrase("Attacca {name} ({notes})", "Attack {name} ({notes})").fill(
            name=figure_name(m, target), notes=notes
        )

    def warning(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        """Ask about an attack on one's own side, which is legal, and hardly ever meant (SA-A.02)."""
        if m.side[raw[1]] != m.side_of[seat]:
            return EMPTY
        phrase = Phrase("{name} è della tua squadra. Attaccare lo stesso?", "{name} is an ally. Attack anyway?")
        return phrase.fill(name=m.person(raw[1]).short)

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        attack = frame if frame.node == STANDARD_ATTACK else m.push(STANDARD_ATTACK, m.active, seat)
        attack_figure(attack, raw[1])
        attack.stage = PAY


class BoostAttack(Boost):
    """boostattack(card): discard a card for a stronger standard attack."""

    verb = "boostattack"
    phase = ACTION
    follows = STANDARD_ATTACK
    from_hand = "SA-9.10"
    only_one = "SA-9.11"
    names = Phrase("Scarta {name}: attacco standard +1", "Discard {name}: standard attack +1")

    def refuse_card(self, m: ArenaMatch, seat: int, card: int) -> Refusal:
        if card in attack_boosts(m, seat):
            return refuse_boosted(m, seat)
        if m.chapter == 2:
            return no(self.rule(m), "Serve una carta Azione.", "That takes an Action card.")
        return no(self.rule(m), "Serve una carta Attacco.", "That takes an Attack card.")

    def rule(self, m: ArenaMatch) -> str:
        return "SA-9.08" if m.chapter == 2 else "SA-9.09"


ATTACK: Final = Attack()
BOOST_ATTACK: Final = BoostAttack()


def refuse_figure(m: ArenaMatch, seat: int, attacker: int, figure: int) -> Refusal:
    """Refuse whom a standard attack cannot choose."""
    if not 0 <= figure < m.figures or figure == attacker:
        return no("SA-9.02", "Si attacca un altro personaggio.", "You can only attack another character.")
    if not m.stands(figure):
        return no("SA-14.05", "Un personaggio KO non subisce effetti.", "A KO'd character is not affected.")
    if m.side[figure] != m.side_of[seat]:
        if m.traits[figure] & STEALTHY and not m.hand[seat]:
            return no(
                "SA-13.12",
                "Ha Furtivo e non hai una carta da esiliare.",
                "They are Stealthy and you have no card to exile.",
            )
        taunting = [other for other in range(m.figures) if m.traits[other] & TAUNT and m.stands(other)]
        if not m.traits[figure] & TAUNT and any([m.side[other] == m.side[figure] for other in taunting]):
            return Refusal(
                "SA-13.15",
                Phrase(
                    "Un suo alleato ha Provoca: {name} non si può scegliere.",
                    "An ally has Taunt: {name} cannot be chosen.",
                ).fill(name=m.person(figure).short),
            )
    if m.distance(attacker, figure) > standard_range(m, attacker):
        return no("SA-9.06", "È fuori gittata.", "They are out of range.")
    return NOTHING_AGAINST


def refuse_boosted(m: ArenaMatch, seat: int) -> Refusal:
    """Refuse a stronger attack that would find nobody: the card that pays is not there for Stealthy."""
    held = len(m.hand[seat])
    if attack_targets(m, seat, m.active, held - 1):
        return NOTHING_AGAINST
    if attack_targets(m, seat, m.active, held):
        return no(
            "SA-A.19",
            "È la sola carta con cui pagare chi ha Furtivo: non può pagare due cose.",
            "It is your only card to pay for a Stealthy rival with: it cannot pay for two things.",
        )
    far = standard_range(m, m.active)
    for other in range(m.figures):
        if other != m.active and m.stands(other) and m.distance(m.active, other) <= far:
            return refuse_figure(m, seat, m.active, other)
    return no("SA-9.06", "Non c'è nessuno da attaccare.", "There is nobody to attack.")
