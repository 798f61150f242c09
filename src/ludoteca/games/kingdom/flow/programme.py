"""The course of a match: all its steps, and the round with its six phases."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.flow.advancing import Advance
from ludoteca.games.kingdom.flow.buying import Buy, HandOver
from ludoteca.games.kingdom.flow.choosing import BanColour, ChooseAbilities, ChooseHeroes, ChooseSpells, Prepare
from ludoteca.games.kingdom.flow.collecting import Collect, Freeze
from ludoteca.games.kingdom.flow.destroying import Destroy
from ludoteca.games.kingdom.flow.displacing import Displace
from ludoteca.games.kingdom.flow.ending import close_round
from ludoteca.games.kingdom.flow.fixed import fixed_nodes
from ludoteca.games.kingdom.flow.playing import Play, UseTower
from ludoteca.games.kingdom.flow.spawning import Spawn, begin_spawning
from ludoteca.games.kingdom.flow.steps import ADVANCE, BAN_COLOUR, BUY, COLLECT, DESTROY, PLAY, SPAWN
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.effects import ResolveTriggers
from ludoteca.kernel.frames import GO, Frame, Node, numbered

CLOSING = 7
PHASE_STEPS = (0, SPAWN, PLAY, DESTROY, ADVANCE, COLLECT, BUY)
"""By phase, the step that plays it."""


def flow_nodes() -> list[Node]:
    """Make the beginning of every programme; the numbers in the module `steps` are places in it."""
    return numbered([*[step() for step in STEPS], *fixed_nodes(), HandOver()])


class Round(Node):
    """Six phases, always in the same order, without the first one in the first round. `stage` is the next phase.

    Rules: KR-2.07, KR-3.01, KR-3.02, KR-3.03, KR-19.04, KR-A52.
    """

    is_flow = True

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        phase = frame.stage
        if phase == 0:
            frame.stage = 1 if m.round else 2
            m.round += 1
            m.tell("RoundBegan", -1, (m.round,), "KR-3.01")
            if m.solo:
                m.push(BAN_COLOUR)
        elif phase == CLOSING:
            frame.stage = 0
            close_round(m)
        else:
            frame.stage += 1
            if phase == 1:
                begin_spawning(m)
            m.push(PHASE_STEPS[phase])
        return GO


STEPS: Final[tuple[type[Node], ...]] = (
    ResolveTriggers,
    Prepare,
    ChooseHeroes,
    ChooseAbilities,
    ChooseSpells,
    Round,
    BanColour,
    Spawn,
    Play,
    UseTower,
    Destroy,
    Advance,
    Collect,
    Buy,
    Displace,
    Freeze,
)
"""The kinds of steps with which every programme begins, in the order of their numbers."""
