"""What a newcomer is told at the table: the present question in a sentence or two, with the rule behind it.

The first battle is a course: with each Hero's turn comes the next thing that the rulebook teaches. What comes later is
explained when it first appears. Beyond that the table says what matters in the position at hand.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows import course, later_course
from ludoteca.games.synchro.shows.hints import (
    active_board,
    attack_of,
    deeds,
    front_monster,
    goes_badly,
    hero_turns,
    in_danger,
)
from ludoteca.games.synchro.shows.landmark_course import LANDMARKS
from ludoteca.games.synchro.shows.terms import FIRST_FOE, after, spoken, unit_name
from ludoteca.games.synchro.state.view_types import HeroBoard, SynchroView
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.rooms import Lesson, verbs_of
from ludoteca.kernel.texts import Phrase

BY_RULE: Final = {
    "SH-11.05": course.PAY_ACTION,
    "SH-11.09": course.PAY_SKILL,
    "SH-14.02": course.PAY_LEVEL,
    "SH-13.09": course.DISCARD,
    "SH-25.01": course.BURNED,
    "SH-24.10": course.MARBLE_SHARD,
    "SH-24.11": course.MARBLE_DAMAGE,
    "SH-A.62": course.MONSTER_TIE,
    "SH-8.02": course.LAST_MOMENT,
    "SH-27.06": course.FULL_SKILLS,
    "SH-19.35": later_course.CLAIM,
    "SH-14.05": course.UPGRADE,
    "SH-18.08": later_course.GIVE_ITEM,
    "SH-24.09": later_course.GIVE_ITEM,
    "SH-20.09": later_course.RESERVE_HERO,
    "SH-20.01": later_course.NEW_HERO,
    "SH-19.50": LANDMARKS["dungeon"],
    "SH-22.01": later_course.MASTER,
    "SH-26.04": course.ALLY,
    "SH-A.01": course.LEAD,
    "SH-3.01": course.HEROES,
    "SH-3.13": course.OPENING,
    "SH-10.14": course.WHO_STARTS,
}
"""By the rule that asks."""
HURT: Final = 5
"""So much damage is worth a rest."""


def lesson_for(view: SynchroView, decision: JSON) -> Lesson:
    if decision is None:
        return while_waiting(view)
    verbs = verbs_of(decision)
    rule = decision["rule"]
    if "end" in verbs:
        return in_a_turn(view, verbs)
    if rule in BY_RULE:
        return BY_RULE[rule]
    if "travel" in verbs:
        return about_the_way(view)
    if rule == "SH-9.03":
        return about_landmarks(view)
    if rule == "SH-10.12":
        return about_the_line(view)
    if rule == "SH-18.01":
        return about_the_visit(view, verbs)
    if rule == "SH-18.06":
        return about_the_village(view, verbs)
    if "keep" in verbs and rule == "SH-14.04":
        return course.FIRST_SKILL if view.phase == "skills" else course.NEW_SKILL
    if "target" in verbs:
        return course.EFFECT_SWAP if "done" in verbs else course.TARGET
    if "shard" in verbs and view.battle:
        return course.CHOOSE_SHARD
    return of_landmark(view)


def of_landmark(view: SynchroView) -> Lesson:
    """Teach about the Landmark under the flag."""
    mark = view.landmark
    return LANDMARKS.get(mark.id, later_course.AT_LANDMARK) if mark else later_course.AT_LANDMARK


def while_waiting(view: SynchroView) -> Lesson:
    if view.phase in ("heroes", "skills", "lead"):
        return later_course.WATCH_SETUP
    board = active_board(view)
    return filled(later_course.WATCH_TURN, name=unit_name(view, board.board)) if board else later_course.WATCH


# -- the way, the village ----------------------------------------------------------------------------------------


def about_the_way(view: SynchroView) -> Lesson:
    if not view.map.route:
        return later_course.JOURNEY
    if any(city.goal and city.reachable for city in view.map.cities):
        return later_course.STELLARIS_NEXT
    return filled(later_course.JOURNEY_AGAIN, n=view.time.left)


def about_landmarks(view: SynchroView) -> Lesson:
    city = view.map.chosen
    ids = [mark.id for mark in city.tile.landmarks] if city is not None and city.tile is not None else []
    if "dungeon" in ids:
        return later_course.DUNGEON_CHOICE
    return LANDMARKS["abisso"] if "abisso" in ids else later_course.LANDMARK_CHOICE


def about_the_line(view: SynchroView) -> Lesson:
    """Teach, before a battle, what is special about it."""
    if view.fight.stellaris:
        return later_course.AT_STELLARIS
    if view.fight.dungeon:
        return later_course.IN_DUNGEON
    return course.LINE_UP if is_first_battle(view) else later_course.LINE_UP_AGAIN


def about_the_visit(view: SynchroView, verbs: set[str]) -> Lesson:
    if "visit" in verbs:
        return later_course.VISIT if len(view.map.route) == 1 else of_landmark(view)
    return later_course.ONLY_VILLAGE if "village" in verbs else later_course.MOVE_ON


def about_the_village(view: SynchroView, verbs: set[str]) -> Lesson:
    """Rest for whoever is hurt, a Hero for an empty board; what there is otherwise."""
    hurt = [board for board in view.party if board.damage >= HURT]
    if hurt and "rest" in verbs:
        worst = max(hurt, key=lambda board: int(board.damage))
        return filled(later_course.VILLAGE_HURT, name=unit_name(view, worst.board), n=worst.damage)
    return later_course.VILLAGE_EMPTY if "invite" in verbs else later_course.VILLAGE


# -- battle ------------------------------------------------------------------------------------------------------


def is_first_battle(view: SynchroView) -> bool:
    return bool(view.summary.battles <= 1)


def in_a_turn(view: SynchroView, verbs: set[str]) -> Lesson:
    """Teach the next step of the course, unless something is more urgent; the most useful word after that."""
    board = active_board(view)
    assert board is not None
    done = deeds(board)
    name = unit_name(view, board.board)
    if view.exhausted and not done:
        return later_course.EXHAUSTED
    if board.silenced and not done:
        return filled(later_course.SILENCED, name=name)
    if is_first_battle(view):
        turn = hero_turns(view)
        if turn < len(course.FIRST_BATTLE) and done < len(course.FIRST_BATTLE[turn]):
            return course_step(view, board, course.FIRST_BATTLE[turn][done])
    elif view.fight.stellaris and not done and view.fight.round == 1:
        return later_course.AT_STELLARIS
    return advice(view, board, verbs)


def course_step(view: SynchroView, board: HeroBoard, step: Lesson) -> Lesson:
    """Fit the step to this Hero and these Monsters."""
    if step is course.BASIC_MAGE:
        step = course.BASICS[board.hero.of_class]
    monster = front_monster(view)
    assert monster is not None
    return filled(
        step,
        name=unit_name(view, board.board),
        monster=unit_name(view, FIRST_FOE + monster.board),
        n=monster.die,
    )


def advice(view: SynchroView, board: HeroBoard, verbs: set[str]) -> Lesson:
    """Advise what the position suggests, the most urgent first."""
    name = unit_name(view, board.board)
    monster = front_monster(view)
    assert monster is not None
    if "attack" in verbs and monster.hp + monster.shield <= attack_of(board):
        called = unit_name(view, monster.unit)
        return filled(later_course.FINISH, monster=called, n=monster.hp, name=name)
    if "retreat" in verbs and goes_badly(view) and view.time.left > view.prices.retreat_time:
        return filled(later_course.RETREAT_NOW, n=view.time.left)
    if "level" in verbs:
        lesson = later_course.LEVEL_NOW if "attack" in verbs else later_course.LEVEL_STILL
        return filled(lesson, name=name, n=board.level + 1)
    weak = in_danger(view)
    if weak and view.potions:
        return filled(later_course.DRINK_NOW, name=unit_name(view, weak[0].board), n=weak[0].hp)
    if weak and weak[0].position == 1 and "swap" in verbs:
        return filled(later_course.HURT_FRONT, name=unit_name(view, weak[0].board), n=weak[0].hp)
    usable = [skill for skill in board.skills if skill.usable]
    if usable and "skill" in verbs:
        return filled(later_course.SKILL_NOW, name=name, skill=spoken(usable[0].name))
    return later_course.ATTACK_LEFT if "attack" in verbs else later_course.END_TURN


def filled(lesson: Lesson, **values: object) -> Lesson:
    """Fill the gaps of a lesson; a name also after the Italian prepositions that it may need."""
    text, rule = lesson
    name = values.get("name")
    if isinstance(name, Phrase):
        values |= {"of_name": after("di", name), "to_name": after("a", name)}
    return text.fill(**values), rule
