"""The course of a match: all its steps, and the turn that goes round the track."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.flow.draft import Draft
from ludoteca.games.arena.flow.ending import EndPhase, close_round
from ludoteca.games.arena.flow.fixed import fixed_nodes
from ludoteca.games.arena.flow.order import ChooseOrder
from ludoteca.games.arena.flow.phases import MainPhases, PlayCard
from ludoteca.games.arena.flow.preparing import PlaceFigures, Prepare, Redraw
from ludoteca.games.arena.flow.standard import StandardAttack, StandardMove
from ludoteca.games.arena.flow.starting import StartingPhase
from ludoteca.games.arena.flow.steps import END_PHASE, MAIN
from ludoteca.games.arena.flow.steps import STARTING as STARTING_STEP
from ludoteca.games.arena.state.match import OPEN, STARTING, ArenaMatch
from ludoteca.kernel.effects import ResolveTriggers
from ludoteca.kernel.frames import GO, Frame, Node, numbered


def flow_nodes() -> list[Node]:
    """Make the beginning of every programme; the numbers in the module `steps` are places in it."""
    return numbered([*[step() for step in STEPS], *fixed_nodes()])


class Turn(Node):
    """Starting Phase, main phases, End Phase; then the marker goes on to the next character in line.

    Rules: SA-6.01, SA-6.02, SA-6.03, SA-6.09, SA-6.10, SA-6.11, SA-4.13.
    """

    is_flow = True

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        step = frame.stage
        frame.stage = (step + 1) % 4
        if step == 0:
            begin_turn(m)
            m.push(STARTING_STEP, m.active, m.active_seat)
        elif step == 1:
            m.push(MAIN)
        elif step == 2:
            m.push(END_PHASE)
        else:
            m.tell("TurnEnded", m.active_seat, (m.active,), "SA-6.09")
            if m.turn == len(m.track) - 1:
                close_round(m)
        return GO


def begin_turn(m: ArenaMatch) -> None:
    """Move the marker: one character is active, with all its phases before it."""
    m.turn = (m.turn + 1) % len(m.track)
    m.active = m.track[m.turn]
    m.active_seat = m.summoner[m.active]
    m.phase = STARTING
    m.moved = OPEN
    m.acted = OPEN
    m.used = 0
    m.once = []
    m.skills_closed = 0
    m.last_phase = 0
    if m.turn == 0:
        m.round += 1
        m.tell("RoundBegan", -1, (m.round,), "SA-6.01")
    m.next_moment()
    m.tell("TurnBegan", m.active_seat, (m.active, m.turn), "SA-6.02")


STEPS: Final[tuple[type[Node], ...]] = (
    ResolveTriggers,
    Prepare,
    Draft,
    ChooseOrder,
    PlaceFigures,
    Redraw,
    Turn,
    StartingPhase,
    MainPhases,
    StandardMove,
    StandardAttack,
    PlayCard,
    EndPhase,
)
"""The kinds of steps with which every programme begins, in the order of their numbers."""
