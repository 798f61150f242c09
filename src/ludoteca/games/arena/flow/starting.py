"""The Starting Phase: statuses, the golden space, the return from a KO, a card."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.acts.preparing import PLACE, returning_rule
from ludoteca.games.arena.flow.abilities import turn_started
from ludoteca.games.arena.flow.steps import START_STATUSES
from ludoteca.games.arena.state.match import STARTING_PHASE, ArenaMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

STATUSES: Final = 0
POINTS: Final = 1
RETURN: Final = 2
DRAW: Final = 3
OVER: Final = 4


class StartingPhase(FlowStep):
    """Four steps in a fixed order; one with nothing to do is skipped.

    Rules: SA-7.01, SA-7.02, SA-7.04, SA-7.07, SA-7.12, SA-A.06, SA-A.49.
    """

    acts = (PLACE,)

    def run(self, m: ArenaMatch, frame: Frame) -> int:
        figure = m.active
        if frame.stage == STATUSES:
            frame.stage = POINTS
            m.tell("PhaseBegan", m.active_seat, (figure, STARTING_PHASE), "SA-7.01")
            if any(m.counters[figure * m.kinds : (figure + 1) * m.kinds]):
                m.push(START_STATUSES, figure, m.active_seat)
                return GO
        if frame.stage == POINTS:
            frame.stage = RETURN
            space = m.space[figure]
            if space >= 0 and m.content.board.points[space]:
                m.gain_points(m.side[figure], 1, "SA-7.06")
        if frame.stage == RETURN:
            if m.out[figure]:
                frame.waits = 1 << m.active_seat
                return WAIT
            frame.stage = DRAW
        if frame.stage == DRAW:
            frame.stage = OVER
            m.draw_cards(m.active_seat, 1, "SA-7.11")
            turn_started(m)
            return GO
        return DONE

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{name} torna dal KO con tutta la Salute: su quale casella?",
            "{name} returns from the KO at full Health: on which space?",
        ).fill(name=m.person(m.active).short)

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        return returning_rule(m)
