"""The course of a match, step by step, in the rulebook's order and words; Action and Combat have their own modules."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.acts.preparing import BEGIN, START
from ludoteca.games.lyon.flow.action import Action, ActivateCharacter, PlayMagic, PlayMonster, PlayTreasure
from ludoteca.games.lyon.flow.combat import Combat
from ludoteca.games.lyon.flow.steps import ACTION_STEP, COMBAT_STEP, PREPARE, TURN
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import END_OF_EACH_TURN, END_OF_YOUR_TURN
from ludoteca.games.lyon.state.match import ACQUISITION, BOTH, END_OF_TURN, LANES, LyonMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.effects import ResolveTriggers
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node, numbered
from ludoteca.kernel.house import WhoBegins
from ludoteca.kernel.texts import Phrase

OPENING_HAND: Final = 5


def flow_nodes() -> list[Node]:
    """Make the beginning of every programme; the numbers in the module `steps` are places in it."""
    return numbered([step() for step in STEPS])


# -- Preparazione ------------------------------------------------------------------------------------------------


class ChooseStarters(FlowStep):
    """Both players choose 4 different Level 0 Monsters from their decks, face down and at the same time."""

    acts = (START,)
    asked_by = "LY-4.01"

    def run(self, m: LyonMatch, frame: Frame) -> int:
        for seat in (0, 1):
            if m.free_lanes(seat):
                frame.waits |= 1 << seat
        if frame.waits:
            return WAIT
        m.push(PREPARE)
        return DONE

    def prompt(self, m: LyonMatch, frame: Frame, seat: int) -> Phrase:
        lane = m.free_lanes(seat)[0] % LANES + 1
        return Phrase(
            "Scegli un Mostro di Livello 0 per lo spazio {n}: resta coperto finché non si comincia.",
            "Choose a Level 0 Monster for space {n}: it stays face down until the match begins.",
        ).fill(n=lane)


class Prepare(WhoBegins):
    """Characters, shuffling, who begins, the reveal, five cards each: in this order."""

    acts = (BEGIN,)
    asked_by = "LY-A.03"

    def prepare(self, m: LyonMatch) -> None:
        for seat in (0, 1):
            m.tell("CharacterPlaced", seat, (m.character[seat],), "LY-4.03")
        for seat in (0, 1):
            m.deck[seat] = m.shuffle(sorted(m.deck[seat]), f"deck {seat}")
            m.tell("DeckShuffled", seat, (), "LY-4.04")

    def let_begin(self, m: LyonMatch, first: int) -> None:
        m.active = first

    def go_on(self, m: LyonMatch) -> None:
        m.tell("FirstPlayerDecided", m.active, (), "LY-4.05")
        for i in range(8):
            m.reveal(m.lane[i], BOTH)
        m.tell("StartersRevealed", -1, tuple(m.lane), "LY-4.06")
        m.stale = m.changed = True  # face up, their abilities are in force
        for seat in (m.active, 1 - m.active):
            m.draw_cards(seat, OPENING_HAND, "LY-4.07")
        m.push(TURN)


# -- Svolgimento della partita -----------------------------------------------------------------------------------


class Turn(Node):
    """Acquisition, Action, Combat, End of Turn; then the other player's turn."""

    is_flow = True

    def run(self, m: LyonMatch, frame: Frame) -> int:
        quiet = True
        while quiet:
            step = frame.stage
            frame.stage = (step + 1) % 6
            if step == 0:
                begin_turn(m)
            elif step == 1:
                acquisition(m)
                m.push(ACTION_STEP)
                return GO
            elif step == 2:
                m.push(COMBAT_STEP)
                return GO
            elif step == 3:
                end_of_turn(m)
            elif step == 4:
                clean_up(m)
                if m.changed or m.triggers:
                    frame.stage = 4  # what this sets off ends with the turn as well
            else:
                pass_the_turn(m)
            quiet = not m.changed and not m.triggers
        return GO


def begin_turn(m: LyonMatch) -> None:
    m.turn += 1
    m.destroyed_this_turn = 0
    m.once = []
    m.attacks = [0] * 8
    m.tell("TurnBegan", m.active, (m.turn,), "LY-6.01")
    m.begin_phase(ACQUISITION)
    m.expire(state.YOUR_NEXT_TURN, m.active)


# -- Acquisizione ------------------------------------------------------------------------------------------------


def acquisition(m: LyonMatch) -> None:
    """Draw 1 card for the active player, but not for who begins the match in that first turn.

    Rules: LY-7.01, LY-7.02, LY-7.03.
    """
    if m.turn == 1:
        m.tell("DrawSkipped", m.active, (), "LY-7.02")
    else:
        m.draw_cards(m.active, 1, "LY-7.01")


# -- Fine del turno ----------------------------------------------------------------------------------------------


def end_of_turn(m: LyonMatch) -> None:
    """Take damage off Monsters, and set off the effects of this phase, to be resolved in the active player's order.

    Rules: LY-10.01, LY-10.04, LY-10.05, LY-A.20.
    """
    m.begin_phase(END_OF_TURN)
    remove_damage(m)
    m.next_moment()
    cards = m.content.cards
    for lane, monster in enumerate(m.lane):
        if monster >= 0:
            for card in (monster, *m.attached[lane]):
                if cards[m.card[card]].acts_at_end:
                    m.set_off_all(END_OF_EACH_TURN, card, lane)
                    if m.owner[card] == m.active:
                        m.set_off_all(END_OF_YOUR_TURN, card, lane)


def clean_up(m: LyonMatch) -> None:
    """Take the damage that those effects dealt off too, and end what lasts until the end of turn.

    Rules: LY-A.20.
    """
    remove_damage(m)
    m.expire(state.THIS_TURN, m.active)


def pass_the_turn(m: LyonMatch) -> None:
    """Pass the turn: nothing of it is left, for what the clean-up set off has been cleaned up too.

    Rules: LY-10.07.
    """
    m.tell("TurnEnded", m.active, (m.turn,), "LY-10.07")
    m.active = 1 - m.active


def remove_damage(m: LyonMatch) -> None:
    damage = m.damage
    healed = [monster for monster in m.lane if monster >= 0 and damage[monster]]
    if healed:
        for monster in healed:
            damage[monster] = 0
        m.tell("DamageRemoved", -1, tuple(healed), "LY-10.01")


STEPS: Final[tuple[type[Node], ...]] = (
    ResolveTriggers,
    ChooseStarters,
    Prepare,
    Turn,
    Action,
    Combat,
    PlayMonster,
    PlayTreasure,
    PlayMagic,
    ActivateCharacter,
)
"""The kinds of steps with which every programme begins, in the order of their numbers."""
