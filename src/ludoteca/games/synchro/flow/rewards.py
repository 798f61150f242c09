"""What a level brings: a Skill that is picked, or an upgrade."""

from __future__ import annotations

from ludoteca.games.synchro.acts.answering import DONE_WITH
from ludoteca.games.synchro.acts.choosing import CLAIM, KEEP, MULLIGAN, SKIP
from ludoteca.games.synchro.acts.gaining import SLOT, UPGRADE
from ludoteca.games.synchro.flow.learning import (
    BEFORE,
    CLAIMED,
    OFFERED,
    TAKEN,
    draw_tiles,
    keep_tile,
    put_back,
    upgrades_of,
)
from ludoteca.games.synchro.flow.registers import level_reached, tile_taken
from ludoteca.games.synchro.flow.steps import LEARN_SKILL
from ludoteca.games.synchro.state.cards import SKILL_PICK
from ludoteca.games.synchro.state.match import SKILLS, SynchroMatch
from ludoteca.kernel.acts import Step
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.texts import Phrase


class LearnSkill(Step):
    """Three tiles are drawn and one is kept; with mulligans, two, then one. `source` is the Hero.

    Rules: SH-3.04, SH-3.05, SH-3.06, SH-5.13, SH-14.04, SH-14.10, SH-14.11, SH-14.12, SH-14.13, SH-14.14, SH-19.35,
    SH-27.06, SH-A.27, SH-A.47.
    """

    acts = (SLOT, DONE_WITH, CLAIM, SKIP, KEEP, MULLIGAN)

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage == TAKEN:
            return DONE
        if tile_taken(frame) >= 0:  # a tile has been taken, and no slot is free
            frame.waits = m.deciders(frame.source)
            return WAIT
        if frame.stage == BEFORE:
            frame.stage = CLAIMED
            if m.set_aside >= 0:
                frame.waits = m.deciders(frame.source)
                return WAIT
        if frame.stage == CLAIMED:
            frame.stage = OFFERED
            draw_tiles(m, frame)
        if not m.offer_skills:
            put_back(m)
            return DONE
        if frame.stage - OFFERED == m.content.tracks.skills_drawn - 1:
            keep_tile(m, frame, m.offer_skills[0])  # the last tile must be kept
            if frame.stage == TAKEN:
                return DONE
        frame.waits = m.deciders(frame.source)
        return WAIT

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        name = m.hero_card(frame.source).name
        if tile_taken(frame) >= 0:
            return Phrase(
                "{name} ha già {n} Abilità: quale scarti?", "{name} already has {n} Skills: which one goes?"
            ).fill(name=name, n=SKILLS)
        if frame.stage == CLAIMED:
            return Phrase(
                "{name}: prendi l'Abilità messa da parte o peschi dal Sacchetto?",
                "{name}: do you take the Skill set aside, or draw from the bag?",
            ).fill(name=name)
        return Phrase("{name}: scegli un'Abilità da tenere.", "{name}: choose a Skill to keep.").fill(name=name)

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        if tile_taken(frame) >= 0:
            return "SH-27.06"
        return "SH-19.35" if frame.stage == CLAIMED else "SH-14.04"


class LevelReward(Step):
    """What reaching a level brings: a Skill, or an upgrade. The source is the Hero.

    Rules: SH-14.04, SH-14.05.
    """

    acts = (UPGRADE,)
    asked_by = "SH-14.05"

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.stage:
            return DONE
        if m.content.tracks.levels[level_reached(frame) - 1].reward == SKILL_PICK:
            frame.stage = 1
            m.push(LEARN_SKILL, frame.source)
            return GO
        if not upgrades_of(m, frame.source):
            return DONE
        frame.waits = m.deciders(frame.source)
        return WAIT

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{name} è al livello {n}: che cosa potenzi?", "{name} has reached level {n}: what do you upgrade?"
        ).fill(name=m.hero_card(frame.source).name, n=level_reached(frame))
