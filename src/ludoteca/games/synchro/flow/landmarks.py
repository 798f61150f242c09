"""Landmarks: their deeds, one after the other, and what they ask."""

from __future__ import annotations

from ludoteca.games.synchro.acts.answering import DONE_WITH, MODE
from ludoteca.games.synchro.acts.choosing import KEEP, PICK
from ludoteca.games.synchro.acts.gaining import BOARD, SLOT, UPGRADE
from ludoteca.games.synchro.acts.potions import DRINK
from ludoteca.games.synchro.acts.shards import REROLL, SHARD, SPEND
from ludoteca.games.synchro.acts.village import CHANGE
from ludoteca.games.synchro.effects.deeds.base import close
from ludoteca.games.synchro.flow.deeds import deed_of
from ludoteca.games.synchro.flow.landmark_rules import rule_of
from ludoteca.games.synchro.flow.registers import begin_deed, landmark_of, way_to_deed
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class Landmark(Step):
    """All deeds of a Landmark, or one of them: then the stage is how far that has got.

    Rules: SH-19.01, SH-19.02, SH-19.03, SH-19.05, SH-19.06, SH-19.07, SH-19.08, SH-19.09, SH-19.10, SH-19.11, SH-19.12,
    SH-19.13, SH-19.14, SH-19.15, SH-19.16, SH-19.17, SH-19.18, SH-19.19, SH-19.20, SH-19.21, SH-19.22, SH-19.23,
    SH-19.24, SH-19.25, SH-19.26, SH-19.27, SH-19.28, SH-19.29, SH-19.30, SH-19.31, SH-19.32, SH-19.33, SH-19.34,
    SH-19.36, SH-19.37, SH-19.38, SH-19.39, SH-19.40, SH-19.41, SH-19.42, SH-19.43, SH-19.44, SH-22.09, SH-A.15,
    SH-A.17, SH-A.18, SH-A.19, SH-A.20, SH-A.21, SH-A.23, SH-A.24, SH-A.25, SH-A.26, SH-A.27, SH-A.29.
    """

    acts = (MODE, PICK, UPGRADE, BOARD, CHANGE, KEEP, SLOT, SPEND, SHARD, DONE_WITH, REROLL, DRINK)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if not way_to_deed(frame):
            if frame.stage >= len(m.content.landmarks[landmark_of(frame)].deeds):
                return DONE
            frame.stage += 1
            begin_deed(m, frame, frame.stage - 1)
            return GO
        status = deed_of(m, frame).go_on(m, frame, rule_of(m, landmark_of(frame)))
        if status == WAIT:
            if not self.has_choice(m, frame):
                return close(m, frame)
            frame.waits = m.everyone
        return status

    def has_choice(self, m: SynchroMatch, frame: Frame) -> bool:
        """Tell whether the deed leaves anything to choose, but for Potions."""
        return any([act.candidates(m, frame, 0) for act in self.offered if act is not DRINK])

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("{name}: {what}", "{name}: {what}").fill(
            name=m.content.landmarks[landmark_of(frame)].name, what=deed_of(m, frame).prompt(m, frame)
        )

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return rule_of(m, landmark_of(frame))
