"""The standard move and the standard attack, once begun."""

from __future__ import annotations

from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.moving import MOVE
from ludoteca.games.arena.flow.attacking import CHOOSE, PAY, STRIKE, standard_damage
from ludoteca.games.arena.flow.choosing import must_exile
from ludoteca.games.arena.flow.knockouts import deal
from ludoteca.games.arena.flow.moving import standard_steps
from ludoteca.games.arena.flow.registers import bonus_of, figure_attacked, pay_for_figure
from ludoteca.games.arena.flow.steps import EXILE_FOR_STEALTH, MAIN
from ludoteca.games.arena.shows.terms import SPACES, after
from ludoteca.games.arena.state.cards import IMMOBILE, STRONG
from ludoteca.games.arena.state.match import ACTION_PHASE, USED, ArenaMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.phrases import DAMAGE
from ludoteca.kernel.texts import Phrase


class StandardMove(Step):
    """A standard move whose bonus has been paid for: only its end is still to be chosen.

    Rules: SA-8.08, SA-8.10.
    """

    acts = (MOVE,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.waits = 1 << frame.seat
            return WAIT
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        steps = standard_steps(m, frame.source) + bonus_of(frame)
        phrase = Phrase(
            "Movimento standard {of_name}: dove? Fino a {spaces}.", "{name}'s standard move: where to? Up to {spaces}."
        )
        if m.traits[frame.source] & IMMOBILE:
            phrase = Phrase(
                "Movimento standard {of_name}: chi è Immobilizzato resta dov'è.",
                "{name}'s standard move: Immobilized characters stay put.",
            )
        name = m.person(frame.source).short
        return phrase.fill(name=name, of_name=after("di", name), spaces=SPACES.count(steps))

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return "SA-13.04" if m.traits[frame.source] & IMMOBILE else "SA-8.08"


class StandardAttack(Step):
    """Choose a target, pay for a Stealthy rival, strike.

    Rules: SA-9.01, SA-9.05, SA-9.06, SA-9.11, SA-A.02.
    """

    acts = (ATTACK,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        if frame.stage == CHOOSE:
            frame.waits = 1 << frame.seat
            return WAIT
        target = figure_attacked(frame)
        if frame.stage == PAY:
            frame.stage = STRIKE
            if must_exile(m, frame.seat, target):
                pay_for_figure(m.push(EXILE_FOR_STEALTH, frame.source, frame.seat), target)
                return GO
        m.acted = USED
        m.last_phase = ACTION_PHASE
        cited = "SA-9.03" if m.skills else "SA-9.02"
        m.tell("StandardAttack", frame.seat, (frame.source, target), cited)
        m.next_moment()
        deal(m, target, standard_damage(m, frame.source) + bonus_of(frame), frame.source, "SA-9.04", True)
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        damage = standard_damage(m, frame.source) + bonus_of(frame)
        if m.traits[frame.source] & STRONG:
            damage += 1
        name = m.person(frame.source).short
        return Phrase(
            "Attacco standard {of_name}, {damage}: contro chi?", "{name}'s standard attack, {damage}: against whom?"
        ).fill(name=name, of_name=after("di", name), damage=DAMAGE.count(damage))

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        stack = m.stack
        if (
            len(stack) > 1 and stack[-2].node == MAIN
        ):  # a card has been discarded for it; a card or an ability may bring one too
            return "SA-9.08" if m.chapter == 2 else "SA-9.09"
        return "SA-9.03" if m.skills else "SA-9.02"
