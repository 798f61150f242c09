"""A hero who stands where a tray arrives steps aside, unharmed, or goes back to its board."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.moving import GO_TO
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.flow.steps import DISPLACE
from ludoteca.games.kingdom.state.match import ADVANCING, DESTROYING, ON_BOARD, KingdomMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.texts import Phrase, capital


def make_room(m: KingdomMatch, square: int) -> bool:
    """Ask the next figure that stands there on no tray to step aside; tell whether there was one."""
    for figure in range(len(m.where)):
        if m.where[figure] == square and m.on_tray[figure] < 0:
            m.push(DISPLACE, figure, m.owner[figure])
            return True
    return False


class Displace(Step):
    """The figure's player chooses the place; a single one is taken without asking.

    Rules: KR-4.07, KR-4.08, KR-15.14, KR-15.15, KR-20.06, KR-20.07, KR-20.13, KR-A12, KR-A62, KR-A85, KR-A86.
    """

    starts_chain = True
    acts = (GO_TO,)

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        frame.stage = 1
        places = m.refuges(m.where[frame.source])
        if len(places) > 1:
            frame.waits = 1 << frame.seat
            return WAIT
        step_aside(m, frame.source, places[0] if places else ON_BOARD)
        return DONE

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        step_aside(m, frame.source, raw[1])

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        phrase = Phrase("{name} deve spostarsi: dove va?", "{name} must step aside: where to?")
        return capital(phrase.fill(name=figure_name(m, frame.source)))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        return displacing_rule(m, frame.source, False)


def displacing_rule(m: KingdomMatch, figure: int, to_board: bool) -> str:
    """Name the rule that makes it leave: a spawn, a ghost, a flying horde setting off, a tray moving in."""
    if m.phase == DESTROYING:
        if m.top[m.where[figure]] >= 0:
            return "KR-A85"
        return "KR-20.07" if to_board else "KR-20.06"
    if m.phase != ADVANCING:
        return "KR-4.08" if to_board else "KR-4.07"
    if m.on_tray[figure] >= 0:
        return "KR-A62" if to_board else "KR-20.13"
    return "KR-15.15" if to_board else "KR-15.14"


def step_aside(m: KingdomMatch, figure: int, square: int) -> None:
    """Put a figure aside: no movement, it costs nothing, does no harm and never engages (KR-A12)."""
    rule = displacing_rule(m, figure, square == ON_BOARD)
    m.move_figure(figure, square)
    m.tell("HeroDisplaced", m.owner[figure], (figure, square), rule)
