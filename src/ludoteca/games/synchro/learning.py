"""Skills and levels: picking a tile, what a level brings, and a new Hero's first day."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import MAX_LEVEL, SKILL_PICK
from ludoteca.games.synchro.paying import FOR_LEVEL, push_payment
from ludoteca.games.synchro.state import FIRST_STORED, OF_HERO, OF_ITEM, OF_MASTER, OF_SKILL, SKILLS, SynchroMatch
from ludoteca.games.synchro.steps import JOIN, LEARN_SKILL, LEVEL_REWARD, LEVEL_UP
from ludoteca.games.synchro.triggers import levelled
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase

# How far the pick of a Skill is.
BEFORE: Final = 0
CLAIMED: Final = 1
"""The set-aside tile was offered."""
OFFERED: Final = 2
"""Tiles lie open; from here on, plus one for each mulligan."""
TAKEN: Final = 9
PAID: Final = 1
"""As the place of a level's frame: it is paid for, in battle."""


def enlist(m: SynchroMatch, board: int, hero: int, level: int) -> None:
    """A Hero card goes on an empty board, normal side up; behind all others (SH-20.01)."""
    m.hero[board] = 2 * hero
    m.level[board] = level
    m.last_hero[board] = hero
    m.peak[board] = level
    m.damage[board] = 0
    if board not in m.line:
        m.line.append(board)
    m.refresh()


def join(m: SynchroMatch, board: int, hero: int, level: int, rule: str) -> None:
    """A new Hero: it takes the board, in the place of whoever was there, and is set up (SH-20.01, SH-20.02)."""
    place = m.line.index(board) if board in m.line else len(m.line)
    if m.hero[board] >= 0:
        m.strip_board(board, rule)
    enlist(m, board, hero, level)
    m.line.remove(board)
    m.line.insert(place, board)
    m.tell("HeroGained", -1, (board, hero, level), rule)
    m.push(JOIN, board)


class Join(Node):
    """A new Hero is set up: the rewards of all its levels, one by one, then its Shards. `at` is the next step."""

    enforces = ("SH-20.02", "SH-20.03", "SH-20.04", "SH-20.05", "SH-20.06", "SH-A.08", "SH-A.11")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        frame.at += 1
        if frame.at == 1:
            m.push(LEARN_SKILL, board)
        elif frame.at <= m.level[board]:
            m.push(LEVEL_REWARD, board).much = frame.at
        else:
            m.draw_shards(board, m.row(board).shards, "SH-20.05")
            return DONE
        return GO


class LearnSkill(Node):
    """Three tiles are drawn and one is kept; with mulligans, two, then one. `source` is the Hero."""

    enforces = (
        "SH-3.04", "SH-3.05", "SH-3.06", "SH-5.13", "SH-14.04", "SH-14.10", "SH-14.11", "SH-14.12", "SH-14.13",
        "SH-14.14", "SH-19.35", "SH-27.06", "SH-A.27", "SH-A.47",
    )  # fmt: skip

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at == TAKEN:
            return DONE
        if frame.it >= 0:  # a tile has been taken, and no slot is free
            frame.waits = m.deciders(frame.source)
            return WAIT
        if frame.at == BEFORE:
            frame.at = CLAIMED
            if m.set_aside >= 0:
                frame.waits = m.deciders(frame.source)
                return WAIT
        if frame.at == CLAIMED:
            frame.at = OFFERED
            self.draw(m, frame)
        if not m.offer_skills:
            self.put_back(m)
            return DONE
        if frame.at - OFFERED == m.content.tracks.skills_drawn - 1:
            self.keep(m, frame, m.offer_skills[0])  # the last tile must be kept
            if frame.at == TAKEN:
                return DONE
        frame.waits = m.deciders(frame.source)
        return WAIT

    def draw(self, m: SynchroMatch, frame: Frame) -> None:
        m.offer_skills = m.draw_skills(m.content.tracks.skills_drawn - (frame.at - OFFERED))
        m.tell("SkillsDrawn", -1, (frame.source, *m.offer_skills), "SH-14.04")

    def keep(self, m: SynchroMatch, frame: Frame, skill: int) -> None:
        """The tile goes in a free slot; with none free, one of the five is discarded (SH-27.06)."""
        at = SKILLS * frame.source
        for place in range(at, at + SKILLS):
            if m.skills[place] < 0:
                self.place(m, frame, skill, place)
                return
        frame.it = skill

    def place(self, m: SynchroMatch, frame: Frame, skill: int, place: int) -> None:
        if m.skills[place] >= 0:
            m.skill_bag |= 1 << (m.skills[place] >> 1)
        m.skills[place] = 2 * skill
        if skill in m.offer_skills:
            m.offer_skills.remove(skill)
        elif skill == m.set_aside:
            m.set_aside = -1
        m.skill_used[frame.source] &= ~(1 << place % SKILLS)
        m.tell("SkillKept", -1, (frame.source, skill), "SH-14.04")
        self.finish(m, frame)

    def finish(self, m: SynchroMatch, frame: Frame) -> None:
        self.put_back(m)
        frame.at = TAKEN
        frame.it = -1

    def put_back(self, m: SynchroMatch) -> None:
        """All other tiles return to the bag (SH-14.13)."""
        for skill in m.offer_skills:
            m.skill_bag |= 1 << skill
        m.skill_bag |= m.mulliganed
        m.mulliganed = 0
        m.offer_skills = []

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.it >= 0:
            slots: list[Raw] = [(state.SLOT, slot) for slot in range(SKILLS)]
            slots.append((state.DONE_WITH,))
            return slots
        if frame.at == CLAIMED:
            return [(state.CLAIM, m.set_aside), (state.SKIP,)]
        found: list[Raw] = [(state.KEEP, skill) for skill in m.offer_skills]
        if m.skill_bag:
            found.append((state.MULLIGAN,))
        return found

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        verb = raw[0]
        if verb == state.KEEP or verb == state.CLAIM:
            self.keep(m, frame, raw[1])
        elif verb == state.SLOT:
            self.place(m, frame, frame.it, SKILLS * frame.source + raw[1])
        elif verb == state.DONE_WITH:
            if frame.it == m.set_aside:
                m.skill_bag |= 1 << m.set_aside
                m.set_aside = -1
            self.finish(m, frame)
        elif verb == state.MULLIGAN:
            for skill in m.offer_skills:
                m.mulliganed |= 1 << skill
            frame.at += 1
            m.tell("Mulligan", seat, (frame.source, frame.at - OFFERED), "SH-14.10")
            self.draw(m, frame)

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        name = m.hero_card(frame.source).name
        if frame.it >= 0:
            return Phrase(
                "{name} ha già {n} Abilità: quale scarti?", "{name} already has {n} Skills: which one goes?"
            ).fill(name=name, n=SKILLS)
        if frame.at == CLAIMED:
            return Phrase(
                "{name}: prendi l'Abilità messa da parte o peschi dal Sacchetto?",
                "{name}: do you take the Skill set aside, or draw from the bag?",
            ).fill(name=name)
        return Phrase("{name}: scegli un'Abilità da tenere.", "{name}: choose a Skill to keep.").fill(name=name)

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        if frame.it >= 0:
            return "SH-27.06"
        return "SH-19.35" if frame.at == CLAIMED else "SH-14.04"


def upgrades_of(m: SynchroMatch, board: int) -> list[Raw]:
    """The Hero card and the Skills of a board that are on their normal side."""
    found: list[Raw] = []
    if not m.hero[board] & 1:
        found.append((state.UPGRADE, OF_HERO, board))
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        if m.skills[place] >= 0 and not m.skills[place] & 1:
            found.append((state.UPGRADE, OF_SKILL, place))
    return found


def upgrade(m: SynchroMatch, what: int, place: int, rule: str) -> None:
    """A card or tile is turned to its upgraded side."""
    if what == OF_HERO:
        m.hero[place] |= 1
    elif what == OF_SKILL:
        m.skills[place] |= 1
    elif what == OF_ITEM and place >= FIRST_STORED:
        m.stored[place - FIRST_STORED] |= 1
    elif what == OF_ITEM:
        m.items[place] |= 1
    elif what == OF_MASTER:
        m.master[place] |= 1
    m.refresh()
    m.changed = True
    m.tell("Upgraded", -1, (what, place), rule)


class LevelReward(Node):
    """What reaching a level brings: a Skill, or an upgrade. `source` is the Hero, `much` the level."""

    enforces = ("SH-14.04", "SH-14.05")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        if frame.at:
            return DONE
        if m.content.tracks.levels[frame.much - 1].reward == SKILL_PICK:
            frame.at = 1
            m.push(LEARN_SKILL, frame.source)
            return GO
        if not upgrades_of(m, frame.source):
            return DONE
        frame.waits = m.deciders(frame.source)
        return WAIT

    def options(self, m: SynchroMatch, frame: Frame, seat: int) -> list[Raw]:
        return upgrades_of(m, frame.source)

    def answer(self, m: SynchroMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.at = 1
        upgrade(m, raw[1], raw[2], "SH-14.05")

    def prompt(self, m: SynchroMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase(
            "{name} è al livello {n}: che cosa potenzi?", "{name} has reached level {n}: what do you upgrade?"
        ).fill(name=m.hero_card(frame.source).name, n=frame.much)

    def asking_rule(self, m: SynchroMatch, frame: Frame) -> str:
        return "SH-14.05"


def gain_levels(m: SynchroMatch, board: int, number: int) -> None:
    """Levels without paying, each with its reward (SH-14.08, SH-14.09)."""
    m.push(LEVEL_UP, board).much = number


class LevelUp(Node):
    """A Hero gains levels, each with its reward. `much` is how many are left; `place` is PAID for the action."""

    enforces = ("SH-14.01", "SH-14.03", "SH-14.06", "SH-14.07", "SH-14.08", "SH-14.09", "SH-A.22", "SH-A.46")

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if frame.place == PAID and frame.at == 0:
            frame.at = 1
            push_payment(m, board, FOR_LEVEL)
            return GO
        if frame.much <= 0 or m.level[board] >= MAX_LEVEL:
            if frame.place == PAID:
                levelled(m, board)
            return DONE
        frame.much -= 1
        m.level[board] += 1
        m.peak[board] = m.level[board]
        m.refresh()
        m.tell("LevelGained", -1, (board, m.level[board]), "SH-14.03")
        m.push(LEVEL_REWARD, board).much = m.level[board]
        return GO
