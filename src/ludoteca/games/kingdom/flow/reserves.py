"""Solo play: heroes of the reserve, each of whom fights for one round."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.heroes import make_base_attack
from ludoteca.games.kingdom.acts.moving import GO_TO
from ludoteca.games.kingdom.flow.heroes import works
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.flow.registers import hero_called, send
from ludoteca.games.kingdom.state.match import PLAYED, KingdomMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase

CALLED: Final = 1
PLACED: Final = 2


class CallReserve(Step):
    """A hero of the reserve comes onto any space where it may be, and makes its base attack.

    Rules: KR-19.09, KR-19.10, KR-19.15, KR-A53, KR-A54.
    """

    acts = (GO_TO,)
    asked_by = "KR-19.10"

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = CALLED
            self.call(m, frame)
        if frame.stage == CALLED:
            frame.waits = 1 << frame.seat
            return WAIT
        if frame.stage == PLACED:
            frame.stage += 1
            if works(m, m.hero_of(frame.source).attack.node, frame.source, frame.seat, True):
                make_base_attack(m, frame.source, frame.seat, True)
                return GO
        return DONE

    def call(self, m: KingdomMatch, frame: Frame) -> None:
        hero = hero_called(frame)
        m.reserve.remove(hero)
        m.reserve_called = 1
        figure = m.add_figure(hero, frame.seat, reserve=1)
        m.card[figure] = PLAYED
        m.stepped[figure] = 1  # its companion comes with the base attack, not with a movement
        if m.content.heroes[hero].companion is not None:
            m.card[m.add_figure(hero, frame.seat, cat=1, reserve=1)] = PLAYED
        frame.source = figure
        m.tell("ReserveCalled", frame.seat, (figure, hero), "KR-19.10")

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = PLACED
        send(m, frame.source, seat, raw[1], True)

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name} arriva dalla riserva: dove?", "{name} comes from the reserve: where?").fill(
            name=figure_name(m, frame.source)
        )
