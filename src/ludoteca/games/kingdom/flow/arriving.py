"""Arriving somewhere: a figure engages the horde that is there, and turns."""

from __future__ import annotations

from ludoteca.games.kingdom.acts.moving import ENGAGE, FACE
from ludoteca.games.kingdom.flow.moving import blocks_at, figure_name
from ludoteca.games.kingdom.flow.registers import bring_companion, destination, turns_on_arrival
from ludoteca.games.kingdom.flow.steps import FACE_FIGURE
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase, capital


class GoSomewhere(Step):
    """A figure goes to its destination: there it engages the horde, if there is one, and turns.

    Rules: KR-1.23, KR-11.05, KR-11.13, KR-11.14, KR-11.15, KR-11.16, KR-11.17, KR-23.06, KR-A13, KR-A34, KR-A35,
    KR-A36, KR-A66, KR-28.05.
    """

    acts = (ENGAGE,)
    asked_by = "KR-11.15"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        figure = frame.source
        square = destination(frame)
        if frame.stage == 0:
            blocks = blocks_at(m, figure, square)
            if len(blocks) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            self.arrive(m, frame, blocks[0] if blocks else -1)
        if frame.stage == 1:
            frame.stage = 2
            if turns_on_arrival(frame) and not m.cat[figure] and m.hero_of(figure).needs_facing:
                m.push(FACE_FIGURE, figure, frame.seat)
                return GO
        if not m.stepped[figure]:
            m.stepped[figure] = 1
            bring_companion(m, figure, frame.seat, False)
        return DONE

    def arrive(self, m: KingdomMatch, frame: Frame, block: int) -> None:
        frame.stage = 1
        figure = frame.source
        square = destination(frame)
        old = m.where[figure]
        tray = m.top[square] if block >= 0 else -1
        m.move_figure(figure, square, tray, block)
        seat = m.owner[figure]
        if square != old:
            m.tell("HeroMoved", seat, (figure, old, square), "KR-11.05")
        if tray >= 0:
            m.tell("HeroEngaged", seat, (figure, tray, block), "KR-11.14")

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.arrive(m, frame, raw[2])

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        phrase = Phrase(
            "{name} ingaggia l'orda: quali riquadri copre la sua base?",
            "{name} engages the horde: which squares does the base cover?",
        )
        return capital(phrase.fill(name=figure_name(m, frame.source)))


class FaceFigure(Step):
    """A hero turns: at the end of its movement, or when it acts before moving.

    Rules: KR-11.12, KR-11.13, KR-A34.
    """

    acts = (FACE,)
    asked_by = "KR-11.13"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Da che parte si gira {name}?", "Which way does {name} face?").fill(
            name=figure_name(m, frame.source)
        )
