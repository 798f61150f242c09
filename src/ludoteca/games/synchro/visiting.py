"""The Location phase: the Village and the Landmark, in either order, or on to the next Journey."""

from __future__ import annotations

from ludoteca.games.synchro import state
from ludoteca.games.synchro.landmarks import can_activate
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import LANDMARK_DONE, VILLAGE_VISITED, VISITING, SynchroMatch
from ludoteca.games.synchro.steps import LANDMARK, VILLAGE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase


class Visit(Node):
    """What the party does in the city it has freed."""

    is_flow = True
    starts_chain = True
    enforces = (
        "SH-18.01", "SH-18.02", "SH-18.03", "SH-18.04", "SH-18.16", "SH-18.17", "SH-18.18", "SH-19.01", "SH-A.13",
        "SH-A.25",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        m.phase = VISITING
        if frame.at:
            return DONE
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = []
        if not m.visited & LANDMARK_DONE and can_activate(m, m.landmark_here()):
            found.append((state.VISIT, m.place))
        if not m.visited & VILLAGE_VISITED:
            found.append((state.VILLAGE,))
        found.append((state.LEAVE,))
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        if verb == state.VISIT:
            landmark = m.landmark_here()
            m.visited |= LANDMARK_DONE
            m.landmarks_used.append(landmark)
            m.tell("LandmarkActivated", seat, (landmark,), "SH-19.01")
            m.push(LANDMARK).much = landmark
        elif verb == state.VILLAGE:
            m.advance_time(m.content.tracks.village_time, "SH-18.04")
            m.push(VILLAGE)
        elif verb == state.DRINK:
            m.drink(raw[1])
        else:
            frame.at = 1
            if not m.visited & LANDMARK_DONE:
                m.tell("LandmarkSkipped", seat, (m.landmark_here(),), "SH-18.03")

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{city} è libera. Punto di Interesse, Villaggio, o di nuovo in viaggio?",
            "{city} is free. The Landmark, the Village, or on your way again?",
        ).fill(city=m.content.cities[m.city].name)

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-18.01"
