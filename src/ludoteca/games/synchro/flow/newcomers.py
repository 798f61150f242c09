"""New Heroes: where a Hero card that was gained goes, and under whom a Master, is asked."""

from __future__ import annotations

from ludoteca.games.synchro.acts.answering import DONE_WITH
from ludoteca.games.synchro.acts.gaining import BOARD, RESERVE
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.village import LEARN
from ludoteca.games.synchro.flow.asking import PartyQuestion
from ludoteca.games.synchro.flow.learning import join
from ludoteca.games.synchro.flow.new_heroes import EMPTY_ONLY, LEGEND
from ludoteca.games.synchro.flow.registers import came_by, newcomer
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.frames import GO, Frame
from ludoteca.kernel.texts import Phrase


class NewHero(PartyQuestion):
    """A gained Hero: on an empty board, for somebody of the party, as a Master, or in reserve.

    Rules: SH-18.09, SH-19.24, SH-19.50, SH-20.01, SH-20.07, SH-20.08, SH-22.01, SH-22.07.
    """

    acts = (BOARD, LEARN, RESERVE, DRINK)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if not frame.stage and came_by(frame) == EMPTY_ONLY and len(m.empty_boards()) == 1:
            frame.stage = 1
            join(m, m.empty_boards()[0], newcomer(frame), m.city_level(), "SH-18.09")
            return GO
        return super().run(m, frame)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name} si unisce a voi: dove va?", "{name} joins you: where to?").fill(
            name=m.content.heroes[newcomer(frame)].name
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-19.50" if came_by(frame) == LEGEND else "SH-20.01"


class Master(PartyQuestion):
    """Under which Hero a Master goes: one without, or any if all have one; then it may also be declined.

    Rules: SH-19.10, SH-19.36, SH-22.01, SH-22.07, SH-A.28.
    """

    acts = (LEARN, DONE_WITH, DRINK)
    asked_by = "SH-22.01"

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name} diventa Maestro: di quale Eroe?", "{name} becomes a Master: of which Hero?").fill(
            name=m.content.heroes[newcomer(frame)].name
        )
