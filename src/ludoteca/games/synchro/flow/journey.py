"""The Journey phase, and the course of the whole match: Journey, Battle, Location, over and over."""

from __future__ import annotations

from ludoteca.games.synchro.acts.journey import CHOOSE_CITY, FOUGHT, TRAVEL, VISIT
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow import steps
from ludoteca.games.synchro.flow.registers import choose_city, city_chosen
from ludoteca.games.synchro.state.match import TRAVELLING, SynchroMatch
from ludoteca.kernel.acts import FlowStep
from ludoteca.kernel.frames import GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Journey(FlowStep):
    """A city next to the party's, a Landmark of it, and the Time it takes; then the battle and the visit.

    Rules: SH-6.03, SH-6.04, SH-9.01, SH-9.02, SH-9.03, SH-9.04, SH-9.05, SH-9.06, SH-9.07, SH-9.08, SH-9.09, SH-9.10,
    SH-17.04, SH-A.36.
    """

    acts = (TRAVEL, VISIT, DRINK)
    asked_by = "SH-9.03"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == FOUGHT:
            frame.stage = CHOOSE_CITY
            choose_city(frame, 0)
            m.push(steps.VISIT)
            return GO
        m.phase = TRAVELLING
        m.visited = 0
        frame.waits = m.everyone
        return WAIT

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == CHOOSE_CITY:
            return Phrase("In quale città andate?", "Which city do you travel to?")
        return Phrase("{city}: quale Punto di Interesse scegliete?", "{city}: which Landmark do you choose?").fill(
            city=m.content.cities[city_chosen(frame)].name
        )
