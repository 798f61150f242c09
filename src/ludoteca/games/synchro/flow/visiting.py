"""The Location phase: the Village and the Landmark, in either order, or on to the next Journey."""

from __future__ import annotations

from ludoteca.games.synchro.acts.journey import LEAVE, VILLAGE, VISIT
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.state.match import VISITING, SynchroMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import Phrase


class Visit(PartyQuestion):
    """What the party does in the city it has freed.

    Rules: SH-18.01, SH-18.02, SH-18.03, SH-18.04, SH-18.16, SH-18.17, SH-18.18, SH-19.01, SH-A.13, SH-A.25.
    """

    is_flow = True
    starts_chain = True
    acts = (VISIT, VILLAGE, LEAVE, DRINK)
    asked_by = "SH-18.01"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        m.phase = VISITING
        return super().run(m, frame)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{city} è libera. Punto di Interesse, Villaggio, o di nuovo in viaggio?",
            "{city} is free. The Landmark, the Village, or on your way again?",
        ).fill(city=m.content.cities[m.city].name)
