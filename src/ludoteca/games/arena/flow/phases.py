"""The main phases of a turn, in any order: Movement, Action and, from chapter 3, Skill; between them, upgrades."""

from __future__ import annotations

from ludoteca.games.arena.acts.fighting import ATTACK, BOOST_ATTACK
from ludoteca.games.arena.acts.moving import BOOST_MOVE, MOVE
from ludoteca.games.arena.acts.playing import CLOSE, END_TURN, PLAY, UPGRADE, USE
from ludoteca.games.arena.flow import registers
from ludoteca.games.arena.flow.abilities import card_played, usable
from ludoteca.games.arena.flow.attacking import attack_boosts, attack_targets
from ludoteca.games.arena.flow.moving import move_boosts, standard_reach
from ludoteca.games.arena.flow.playing import can_play
from ludoteca.games.arena.flow.registers import phase_played_in
from ludoteca.games.arena.flow.upgrades import can_upgrade, skill_phase_open, within_skill_phase
from ludoteca.games.arena.state.cards import ACTION, MOVEMENT
from ludoteca.games.arena.state.match import ACTION_PHASE, MAIN, MOVEMENT_PHASE, OPEN, RESOLVING, USED, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase


class MainPhases(FlowStep):
    """What the active character does: at most one movement option, one action option, each ability once.

    Rules: SA-6.04, SA-6.05, SA-6.06, SA-6.08, SA-8.01, SA-9.01, SA-10.07, SA-10.08, SA-17.08.
    """

    acts = (MOVE, BOOST_MOVE, ATTACK, BOOST_ATTACK, PLAY, USE, UPGRADE, CLOSE, END_TURN)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage or m.out[m.active]:  # who is KO'd in their own turn has lost the rest of it (SA-A.07)
            return DONE
        m.phase = MAIN
        frame.waits = 1 << m.active_seat
        return WAIT

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        figure = m.active
        options: list[Raw] = []
        if m.moved == OPEN:
            options += MOVE.to_each(standard_reach(m, figure, 0))
            options += [(BOOST_MOVE.number, card) for card in move_boosts(m, seat)]
        if m.acted == OPEN:
            cards = len(m.hand[seat])
            targets = attack_targets(m, seat, figure, cards)
            if targets:
                options += [(ATTACK.number, other) for other in targets]
                # The card that pays is not there for Stealthy.
                if cards > 1 or attack_targets(m, seat, figure, cards - 1):
                    options += [(BOOST_ATTACK.number, card) for card in attack_boosts(m, seat)]
        for card in m.hand[seat]:
            if m.moved == OPEN and can_play(m, seat, card, MOVEMENT):
                options.append((PLAY.number, card, MOVEMENT))
            if m.acted == OPEN and can_play(m, seat, card, ACTION):
                options.append((PLAY.number, card, ACTION))
        if not m.skills_closed:
            options += [(USE.number, index) for index in usable(m, seat)]
        if can_upgrade(m, seat):
            options.append((CLOSE.number,) if within_skill_phase(m) else (UPGRADE.number,))
        options.append((END_TURN.number,))
        return options

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        phases: list[Phrase] = []
        if m.moved == OPEN:
            phases.append(Phrase("Movimento", "Movement"))
        if m.acted == OPEN:
            phases.append(Phrase("Azione", "Action"))
        if skill_phase_open(m):
            phases.append(Phrase("Abilità", "Skill"))
        name = m.person(m.active).short
        if not phases:
            return Phrase("Turno di {name}: le fasi sono finite.", "{name}'s turn: the phases are over.").fill(
                name=name
            )
        return Phrase("Turno di {name}. Fasi aperte: {phases}.", "{name}'s turn. Open phases: {phases}.").fill(
            name=name, phases=commas(phases)
        )

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return "SA-6.05" if m.skills else "SA-6.04"


class PlayCard(Node):
    """A card of the active character: out of the hand, its text in printed order, then the discard pile.

    Rules: SA-2.06, SA-2.07, SA-8.12, SA-8.13, SA-9.12, SA-A.50.
    """

    is_flow = True

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            card = m.leaving(registers.card_played(frame))
            registers.play(frame, card, phase_played_in(frame))
            m.take_out(card)
            m.zone[card] = RESOLVING
            m.playing = card
            m.reveal(card, m.everyone)
            if phase_played_in(frame) == MOVEMENT:
                m.moved = USED
                m.last_phase = MOVEMENT_PHASE
            else:
                m.acted = USED
                m.last_phase = ACTION_PHASE
            m.next_moment()
            m.tell("CardPlayed", frame.seat, (card, phase_played_in(frame)), self.cited(frame))
            m.push(m.printed(card).effect, frame.source, frame.seat)
            return GO
        card = registers.card_played(frame)
        m.discard_card(card, self.cited(frame))
        m.playing = -1
        card_played(m, frame.seat, card)
        return DONE

    def cited(self, frame: Frame) -> str:
        return "SA-8.13" if phase_played_in(frame) == MOVEMENT else "SA-9.12"
