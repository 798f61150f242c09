"""Skills and levels: picking a tile, what a level brings, and a new Hero's first day."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.flow.paying import FOR_LEVEL, push_payment
from ludoteca.games.synchro.flow.registers import (
    forget_tile,
    is_paid_action,
    levels_left,
    reach_level,
    set_levels,
    take_tile,
    tile_taken,
)
from ludoteca.games.synchro.flow.steps import JOIN, LEARN_SKILL, LEVEL_REWARD, LEVEL_UP
from ludoteca.games.synchro.flow.triggers import levelled
from ludoteca.games.synchro.state.cards import MAX_LEVEL
from ludoteca.games.synchro.state.match import FIRST_STORED, OF_HERO, OF_ITEM, OF_MASTER, OF_SKILL, SKILLS, SynchroMatch
from ludoteca.kernel.frames import DONE, GO, Frame, Node

# How far the pick of a Skill is.
BEFORE: Final = 0
CLAIMED: Final = 1
"""The set-aside tile was offered."""
OFFERED: Final = 2
"""Tiles lie open; from here on, plus one for each mulligan."""
TAKEN: Final = 9


def enlist(m: SynchroMatch, board: int, hero: int, level: int) -> None:
    """Put a Hero card on an empty board, normal side up, behind all others (SH-20.01)."""
    m.hero[board] = 2 * hero
    m.level[board] = level
    m.last_hero[board] = hero
    m.peak[board] = level
    m.damage[board] = 0
    if board not in m.line:
        m.line.append(board)
    m.refresh()


def join(m: SynchroMatch, board: int, hero: int, level: int, rule: str) -> None:
    """Give a new Hero the board, in the place of whoever was there, and set it up (SH-20.01, SH-20.02)."""
    index = m.line.index(board) if board in m.line else len(m.line)
    if m.hero[board] >= 0:
        m.strip_board(board, rule)
    enlist(m, board, hero, level)
    m.line.remove(board)
    m.line.insert(index, board)
    m.tell("HeroGained", -1, (board, hero, level), rule)
    m.push(JOIN, board)


class Join(Node):
    """A new Hero is set up: the rewards of all its levels, one by one, then its Shards. `stage` is the next step.

    Rules: SH-20.02, SH-20.03, SH-20.04, SH-20.05, SH-20.06, SH-A.08, SH-A.11.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        frame.stage += 1
        if frame.stage == 1:
            m.push(LEARN_SKILL, board)
        elif frame.stage <= m.level[board]:
            reach_level(m.push(LEVEL_REWARD, board), frame.stage)
        else:
            m.draw_shards(board, m.row(board).shards, "SH-20.05")
            return DONE
        return GO


def draw_tiles(m: SynchroMatch, frame: Frame) -> None:
    """Draw tiles for the Hero, one fewer for each mulligan."""
    m.offer_skills = m.draw_skills(m.content.tracks.skills_drawn - (frame.stage - OFFERED))
    m.tell("SkillsDrawn", -1, (frame.source, *m.offer_skills), "SH-14.04")


def keep_tile(m: SynchroMatch, frame: Frame, skill: int) -> None:
    """Put the tile in a free slot; with none free, one of the five is discarded (SH-27.06)."""
    first = SKILLS * frame.source
    for place in range(first, first + SKILLS):
        if m.skills[place] < 0:
            place_tile(m, frame, skill, place)
            return
    take_tile(frame, skill)


def place_tile(m: SynchroMatch, frame: Frame, skill: int, place: int) -> None:
    if m.skills[place] >= 0:
        m.skill_bag |= 1 << (m.skills[place] >> 1)
    m.skills[place] = 2 * skill
    if skill in m.offer_skills:
        m.offer_skills.remove(skill)
    elif skill == m.set_aside:
        m.set_aside = -1
    m.skill_used[frame.source] &= ~(1 << place % SKILLS)
    m.tell("SkillKept", -1, (frame.source, skill), "SH-14.04")
    finish_pick(m, frame)


def do_without(m: SynchroMatch, frame: Frame) -> None:
    """Discard the tile that was taken, because no slot is free for it (SH-27.06)."""
    if tile_taken(frame) == m.set_aside:
        m.skill_bag |= 1 << m.set_aside
        m.set_aside = -1
    finish_pick(m, frame)


def finish_pick(m: SynchroMatch, frame: Frame) -> None:
    put_back(m)
    frame.stage = TAKEN
    forget_tile(frame)


def put_back(m: SynchroMatch) -> None:
    """Return all other tiles to the bag (SH-14.13)."""
    for skill in m.offer_skills:
        m.skill_bag |= 1 << skill
    m.skill_bag |= m.mulliganed
    m.mulliganed = 0
    m.offer_skills = []


def mulligan(m: SynchroMatch, frame: Frame, seat: int) -> None:
    """Set the tiles that were drawn aside, and draw one fewer (SH-14.10, SH-14.12)."""
    for skill in m.offer_skills:
        m.mulliganed |= 1 << skill
    frame.stage += 1
    m.tell("Mulligan", seat, (frame.source, frame.stage - OFFERED), "SH-14.10")
    draw_tiles(m, frame)


def upgrades_of(m: SynchroMatch, board: int) -> list[tuple[int, int]]:
    """List the Hero card and the Skills of a board that are on their normal side."""
    upgrades: list[tuple[int, int]] = []
    if not m.hero[board] & 1:
        upgrades.append((OF_HERO, board))
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        if m.skills[place] >= 0 and not m.skills[place] & 1:
            upgrades.append((OF_SKILL, place))
    return upgrades


def upgrade(m: SynchroMatch, what: int, place: int, rule: str) -> None:
    """Turn a card or tile to its upgraded side."""
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


def gain_levels(m: SynchroMatch, board: int, number: int) -> None:
    """Give a Hero levels without paying, each with its reward (SH-14.08, SH-14.09)."""
    set_levels(m.push(LEVEL_UP, board), number)


class LevelUp(Node):
    """A Hero gains levels, each with its reward.

    Rules: SH-14.01, SH-14.03, SH-14.06, SH-14.07, SH-14.08, SH-14.09, SH-A.22, SH-A.46.
    """

    def run(self, m: SynchroMatch, frame: Frame) -> int:
        board = frame.source
        if is_paid_action(frame) and frame.stage == 0:
            frame.stage = 1
            push_payment(m, board, FOR_LEVEL)
            return GO
        if levels_left(frame) <= 0 or m.level[board] >= MAX_LEVEL:
            if is_paid_action(frame):
                levelled(m, board)
            return DONE
        set_levels(frame, levels_left(frame) - 1)
        m.level[board] += 1
        m.peak[board] = m.level[board]
        m.refresh()
        m.tell("LevelGained", -1, (board, m.level[board]), "SH-14.03")
        reach_level(m.push(LEVEL_REWARD, board), m.level[board])
        return GO
