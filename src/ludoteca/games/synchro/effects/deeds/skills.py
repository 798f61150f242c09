"""Deeds about Skills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.bot import prospects
from ludoteca.games.synchro.effects.deeds.base import OVER, Asking, close, times
from ludoteca.games.synchro.effects.deeds.base import SKILLS as SKILLS_NOUN
from ludoteca.games.synchro.effects.deeds.upgrading import Upgrading
from ludoteca.games.synchro.flow.landmark_rules import rule_of
from ludoteca.games.synchro.flow.party import skills_borne, skills_to_upgrade
from ludoteca.games.synchro.flow.registers import landmark_of
from ludoteca.games.synchro.state.match import OF_SKILL, SKILLS
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import WAIT, Frame
from ludoteca.kernel.masks import bits_of
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


class UpgradeSkill(Upgrading):
    """upgrade_skill(n): so many Skills are upgraded."""

    what = OF_SKILL
    upgraded_by = "SH-19.18"
    noun = SKILLS_NOUN
    question = Phrase("quale Abilità potenziate?", "which Skill do you upgrade?")

    def places(self, m: SynchroMatch) -> list[int]:
        return skills_to_upgrade(m)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.UPGRADED * times(self.number)


class ReplaceSkills(Asking):
    """replace_skills(draw, most): Skill tiles are drawn; up to so many Skills are replaced by them."""

    question = Phrase("quale Abilità sostituite?", "which Skill do you replace?")

    def __init__(self, drawn: int, most: int) -> None:
        super().__init__()
        self.drawn = drawn
        self.most = most

    def would_do(self, m: SynchroMatch) -> bool:
        return m.skill_bag > 0

    def is_settled(self, m: SynchroMatch, frame: Frame) -> bool:
        m.offer_skills = m.draw_skills(self.drawn)
        m.tell("SkillsDrawn", -1, (-1, *m.offer_skills), "SH-19.12")
        return False

    def ask(self, m: SynchroMatch, frame: Frame) -> int:
        return close(m, frame) if frame.stage > self.most else WAIT

    def tiles(self, m: SynchroMatch) -> list[tuple[int, ...]]:
        places = skills_borne(m)
        return [(skill, place) for skill in m.offer_skills for place in places]

    def take_tile(self, m: SynchroMatch, frame: Frame, tile: tuple[int, ...]) -> None:
        """Put the new tile on its normal side; the old one goes to the bag (SH-A.18)."""
        skill, place = tile[0], tile[1]
        m.skill_bag |= 1 << (m.skills[place] >> 1)
        m.skills[place] = 2 * skill
        m.offer_skills.remove(skill)
        m.tell("SkillReplaced", -1, (place // SKILLS, place % SKILLS, skill), "SH-19.12")
        frame.stage += 1

    def may_leave(self, m: SynchroMatch, frame: Frame) -> bool:
        return len(m.offer_skills) > 0 and len(skills_borne(m)) > 0

    def words(self) -> Phrase:
        return Phrase(
            "pescate {n} tessere Abilità: potete sostituire fino a {more} Abilità degli Eroi",
            "draw {n} Skill tiles: you may replace up to {more} Skills of the Heroes",
        ).fill(n=self.drawn, more=self.most)

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.REPLACED * times(self.drawn)


class SetAsideSkill(Asking):
    """set_aside_skill: a Skill of the bag is set aside, for a later level."""

    wording = Phrase(
        "scegliete un'Abilità dal Sacchetto e mettetela da parte: un Eroe potrà prenderla invece di pescare",
        "choose a Skill from the bag and set it aside: a Hero may take it instead of drawing",
    )
    question = Phrase("quale Abilità mettete da parte?", "which Skill do you set aside?")

    def would_do(self, m: SynchroMatch) -> bool:
        return m.skill_bag > 0

    def tiles_shown(self, m: SynchroMatch) -> list[int]:
        return bits_of(m.skill_bag)

    def tiles(self, m: SynchroMatch) -> list[tuple[int, ...]]:
        return [(skill,) for skill in bits_of(m.skill_bag)]

    def take_tile(self, m: SynchroMatch, frame: Frame, tile: tuple[int, ...]) -> None:
        """Set it aside for a later level; a tile that was set aside before goes back (SH-19.34)."""
        skill = tile[0]
        frame.stage = OVER
        m.skill_bag &= ~(1 << skill)
        if m.set_aside >= 0:
            m.skill_bag |= 1 << m.set_aside
        m.set_aside = skill
        m.tell("SkillSetAside", -1, (skill,), "SH-19.34")

    def refuse_tile(self, m: SynchroMatch, frame: Frame) -> Refusal:
        rule = rule_of(m, landmark_of(frame))
        return no(rule, "Questa tessera non è nel Sacchetto.", "This tile is not in the bag.")

    def worth(self, m: SynchroMatch, left: float, coin: float) -> float:
        return prospects.SET_ASIDE
