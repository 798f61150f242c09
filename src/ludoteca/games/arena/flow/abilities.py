"""Abilities: those used in the Skill Phase, with their costs, and what sets off the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.acts.answering import CARD
from ludoteca.games.arena.effects.targets import Chosen
from ludoteca.games.arena.effects.text import Text
from ludoteca.games.arena.flow import events
from ludoteca.games.arena.flow.playing import outlook_of
from ludoteca.games.arena.flow.registers import ability_used
from ludoteca.games.arena.state.cards import MOVEMENT, PLAYS, RETURNS, SKILL, TURN_ENDS, TURN_STARTS, Ability, Cost
from ludoteca.games.arena.state.match import GIVEN_UP, OPEN, SKILL_PHASE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def usable(m: ArenaMatch, seat: int) -> list[int]:
    """List the abilities of the active character that can be used now in its Skill Phase, by their places.

    Rules: SA-10.01, SA-10.02, SA-10.04, SA-10.06, SA-A.30, SA-A.38, SA-A.47.
    """
    figure = m.active
    if not m.skills or not m.stands(figure):
        return []
    abilities = m.abilities(figure)
    return [i for i in range(len(abilities)) if not m.used >> i & 1 and can_use(m, seat, figure, abilities[i])]


def can_use(m: ArenaMatch, seat: int, figure: int, ability: Ability) -> bool:
    if ability.timing != SKILL:
        return False
    if ability.condition is not None and not ability.condition.holds(m, Frame(-1, figure, seat)):
        return False
    spare = len(m.hand[seat])
    cost = ability.cost
    if cost is not None:
        if cost.phase and (m.moved if cost.phase == MOVEMENT else m.acted) != OPEN:
            return False
        if cost.cards and len(payment(m, seat, cost)) < cost.cards:
            return False
        spare -= cost.cards
    if not ability.looks_ahead:
        return True
    text = m.programme[ability.effect]
    if isinstance(text, Text) and text.settled and isinstance(text.first, Chosen):
        return text.first.group.is_met(m, figure, seat, spare)
    outlook = outlook_of(m, figure, seat, ability.effect, spare)
    return outlook.allows() and not outlook.blocked


def payment(m: ArenaMatch, seat: int, cost: Cost) -> list[int]:
    """List the cards in hand that can be discarded for it, whoever's they are."""
    cards = m.content.cards
    return [card for card in m.hand[seat] if cost.takes(cards[m.face[card]])]


class UseAbility(Node):
    """Using an ability: its cost first, then its text. The source is the figure.

    `stage` is 0 before anything is done, then 1 and how many cards are paid.

    Rules: SA-10.01, SA-10.03, SA-10.04, SA-10.05, SA-A.59.
    """

    asked_by = "SA-10.04"

    def ability(self, m: ArenaMatch, frame: Frame) -> Ability:
        return m.abilities(frame.source)[ability_used(frame)]

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        ability = self.ability(m, frame)
        cost = ability.cost
        if frame.stage == 0:
            frame.stage = 1
            m.used |= 1 << ability_used(frame)
            m.last_phase = SKILL_PHASE
            m.tell("AbilityUsed", frame.seat, (frame.source, ability_used(frame)), "SA-10.01")
            if cost is not None and cost.phase:
                if cost.phase == MOVEMENT:
                    m.moved = GIVEN_UP
                else:
                    m.acted = GIVEN_UP
        if cost is not None:
            while frame.stage <= cost.cards:
                cards = payment(m, frame.seat, cost)
                if not cards:  # only in an imagined world, where another hand was dealt
                    break
                if m.is_asked(frame.seat, len(cards), cost.cards - frame.stage + 1):
                    frame.waits = 1 << frame.seat
                    return WAIT
                self.pay(m, frame, cards[0])
        m.push(ability.effect, frame.source, frame.seat)
        return DONE

    def pay(self, m: ArenaMatch, frame: Frame, card: int) -> None:
        frame.stage += 1
        m.discard_card(card, "SA-10.04")

    def options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        cost = self.ability(m, frame).cost
        assert cost is not None
        return [(CARD.number, card) for card in payment(m, seat, cost)]

    def answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.pay(m, frame, raw[1])

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: quale carta scarti?", "{name}: which card do you discard?").fill(
            name=self.ability(m, frame).name
        )


def turn_started(m: ArenaMatch) -> None:
    """Set off what follows the active character's Starting Phase."""
    m.next_moment()
    events.about(m, TURN_STARTS, m.active)


def end_of_turn(m: ArenaMatch) -> None:
    """Set off what the active character's End Phase begins with (SA-18.11)."""
    m.next_moment()
    events.about(m, TURN_ENDS, m.active)


def set_off_return(m: ArenaMatch, figure: int) -> None:
    """Set off what follows a return to the Arena after a KO (SA-18.11)."""
    m.next_moment()
    events.about(m, RETURNS, figure)


def card_played(m: ArenaMatch, seat: int, card: int) -> None:
    """Set off what follows a card that has been carried out and lies in the discard pile."""
    figure = card // 10
    types = m.content.cards[m.face[card]].types
    m.next_moment()
    events.about(m, PLAYS, figure, types=types)
    events.rival_played(m, figure, types)
