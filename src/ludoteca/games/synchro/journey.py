"""The Journey phase, and the course of the whole match: Journey, Battle, Location, over and over."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.potions import potion_options
from ludoteca.games.synchro.state import TRAVELLING, SynchroMatch
from ludoteca.games.synchro.steps import BATTLE, VISIT
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

CHOOSE_CITY: Final = 0
CHOOSE_LANDMARK: Final = 1
FOUGHT: Final = 2


class Journey(Node):
    """A city next to the party's, a Landmark of it, and the Time it takes; then the battle and the visit.

    `much` is the city chosen.
    """

    is_flow = True
    starts_chain = True
    enforces = (
        "SH-6.03", "SH-6.04", "SH-9.01", "SH-9.02", "SH-9.03", "SH-9.04", "SH-9.05", "SH-9.06", "SH-9.07", "SH-9.08",
        "SH-9.09", "SH-9.10", "SH-17.04", "SH-A.36",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at == FOUGHT:
            frame.at = CHOOSE_CITY
            frame.much = 0
            m.push(VISIT)
            return GO
        m.phase = TRAVELLING
        m.visited = 0
        frame.waits = m.everyone
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        found: list[Raw] = []
        if frame.at == CHOOSE_CITY:
            found += [(state.TRAVEL, city) for city in m.content.cities[m.city].roads]
        else:
            tile = m.content.tiles[m.tile_at[frame.much]]
            found += [(state.VISIT, place) for place in range(len(tile.landmarks))]
        return found + potion_options(m)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        if verb == state.DRINK:
            m.drink(raw[1])
        elif verb == state.TRAVEL and m.tile_at[raw[1]] >= 0:
            frame.at = CHOOSE_LANDMARK
            frame.much = raw[1]
        else:
            frame.at = FOUGHT
            if verb == state.TRAVEL:
                frame.much = raw[1]
                self.arrive(m, raw[1], -1, m.content.tracks.stellaris_time)
            else:
                tile = m.content.tiles[m.tile_at[frame.much]]
                self.arrive(m, frame.much, raw[1], tile.times[raw[1]])

    def arrive(self, m: SynchroMatch, city: int, place: int, time: int) -> None:
        m.city = city
        m.place = place
        m.route.append(8 * city + place + 1)
        m.tell("Travelled", -1, (city, m.landmark_here(), time), "SH-9.03")
        m.advance_time(time, "SH-9.05")
        m.push(BATTLE)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        if frame.at == CHOOSE_CITY:
            return Phrase("In quale città andate?", "Which city do you travel to?")
        return Phrase("{city}: quale Punto di Interesse scegliete?", "{city}: which Landmark do you choose?").fill(
            city=m.content.cities[frame.much].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-9.03"
