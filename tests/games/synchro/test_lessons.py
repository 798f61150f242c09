"""The guided first battle, and what is explained later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.synchro.shows import course, later_course, lessons
from ludoteca.games.synchro.shows.course import FIRST_BATTLE, Lesson
from ludoteca.games.synchro.shows.hints import attack_of, goes_badly
from ludoteca.games.synchro.shows.landmark_course import LANDMARKS
from ludoteca.games.synchro.state.view_types import Stop
from ludoteca.kernel.texts import LANGUAGES, Phrase
from tests.games.synchro.runs import SYNCHRO, sampled, steps, until
from tests.games.synchro.test_words import wrong_language

LESSONS = {
    name: lesson
    for module in (course, later_course)
    for name, lesson in vars(module).items()
    if isinstance(lesson, tuple) and len(lesson) == 2 and isinstance(lesson[0], Phrase)
}
LESSONS |= {f"LANDMARKS {id}": lesson for id, lesson in LANDMARKS.items()}


def test_every_lesson_is_there_in_both_languages_with_a_known_rule() -> None:
    rules = SYNCHRO.rules()
    assert len(LESSONS) > 70
    for name, (text, rule) in LESSONS.items():
        assert rule in rules, f"{name}: {rule}"
        for lang in LANGUAGES:
            assert not wrong_language(text.say(lang), lang), name
            assert len(text.say(lang)) <= 260, name


def test_no_lesson_is_forgotten() -> None:
    """Each is in one of the tables, or named where lessons are chosen."""
    listed = {lesson for turn in FIRST_BATTLE for lesson in turn}
    listed |= {*course.BASICS.values(), *LANDMARKS.values()}
    chosen = Path(lessons.__file__).read_text(encoding="utf-8")
    for name, lesson in LESSONS.items():
        assert lesson in listed or f".{name}" in chosen, name


def test_every_landmark_of_the_box_has_a_lesson() -> None:
    content = SYNCHRO.new(1, seed=1).content  # type: ignore[attr-defined]
    assert {mark.id for mark in content.landmarks} == set(LANDMARKS)


def is_lesson(said: dict[str, str], lesson: Lesson) -> bool:
    """The lesson's text up to its first gap."""
    return said["rule"] == lesson[1] and said["text"].startswith(lesson[0].it.partition("{")[0])


def turns_of_first_battle(seed: int) -> list[tuple[int, int, dict[str, str], Any]]:
    """The turn, what was done in it, what was said, the view."""
    found = []
    for step in steps(1, seed, 300):
        view = step.match.view(0)
        if view.summary.battles > 1 or view.phase == "visit":
            break
        ids = {option.id for option in step.decision.options}
        if "end" in ids:
            board = view.boards[view.battle.active]
            turn = 4 * (view.battle.round - 1) + len(view.battle.revealed[0]) - 1
            done = len(board.used) + sum(skill.used for skill in board.skills)
            if not board.silenced and not view.exhausted:
                said = SYNCHRO.lesson(view, step.decision.to_json("it"), "it")
                assert said is not None
                found.append((turn, done, said, view))
    return found


@pytest.mark.parametrize("seed", [3, 8])
def test_the_first_battle_is_a_course(seed: int) -> None:
    turns = turns_of_first_battle(seed)
    taught = 0
    for turn, done, said, view in turns:
        if turn < len(FIRST_BATTLE) and done < len(FIRST_BATTLE[turn]):
            lesson = FIRST_BATTLE[turn][done]
            if lesson is course.BASIC_MAGE:
                lesson = course.BASICS[view.boards[view.battle.active].hero.of_class]
            assert is_lesson(said, lesson), (turn, done, said)
            taught += 1
    assert taught > 4


def test_something_is_said_at_every_decision() -> None:
    for seats, seed in ((1, 4), (3, 9)):
        for view, decision, _ in sampled(seats, seed, 9):
            for asked in (decision, None):
                for lang in LANGUAGES:
                    said = SYNCHRO.lesson(view, asked, lang)
                    if view.outcome is not None:
                        assert said is None
                        continue
                    assert said is not None
                    assert said["text"]
                    assert "{" not in said["text"]
                    assert not wrong_language(said["text"], lang), said["text"]
                    assert said["rule"] in SYNCHRO.rules()
    assert SYNCHRO.lesson(replace(view, seat=None), decision, "it") is None


def test_landmarks_are_explained_when_they_are_chosen_and_visited() -> None:
    asked = {"rule": "SH-9.03", "options": [{"id": "visit:0"}], "source": ""}
    view = until(1, 4, "journey").view(0)
    said = {}
    for id in ("chiesa", "dungeon", "abisso"):
        city = view.map.cities[1]
        marks = city.tile.landmarks
        tile = replace(city.tile, landmarks=(replace(marks[0], id=id), replace(marks[0], id="rovine")))
        cities = (view.map.cities[0], replace(city, tile=tile), *view.map.cities[2:])
        shown = replace(view, map=replace(view.map, cities=cities, choosing=1))
        said[id] = SYNCHRO.lesson(shown, asked, "it")
    assert is_lesson(said["chiesa"] or {}, later_course.LANDMARK_CHOICE)
    assert is_lesson(said["dungeon"] or {}, later_course.DUNGEON_CHOICE)
    assert is_lesson(said["abisso"] or {}, LANDMARKS["abisso"])
    view = until(1, 4, "visit").view(0)
    visited = replace(view, map=replace(view.map, route=(Stop(1, 0),) * 2))
    activate = {"rule": "SH-18.01", "options": [{"id": "visit:0"}, {"id": "leave"}], "source": ""}
    for id, lesson in LANDMARKS.items():
        told = SYNCHRO.lesson(replace(visited, landmark=replace(view.landmark, id=id)), activate, "it")
        assert told is not None
        assert is_lesson(told, lesson)
    own = SYNCHRO.lesson(replace(visited, landmark=replace(view.landmark, id="my own place")), activate, "it")
    assert own is not None
    assert is_lesson(own, later_course.AT_LANDMARK)


def hero_turn() -> tuple[Any, Any]:
    """A turn well after the first battle."""
    for step in steps(1, 4):
        view = step.match.view(0)
        ids = {option.id for option in step.decision.options}
        if view.summary.battles > 1 and {"attack", "end", "retreat"} <= ids:
            board = view.boards[view.battle.active]
            if not board.used and not board.silenced and not view.exhausted:
                return view, step.decision.to_json("it")
    raise AssertionError("no such turn")


def test_a_front_monster_within_reach_is_pointed_out() -> None:
    view, asked = hero_turn()
    board = view.boards[view.battle.active]
    front = view.foe_line[0]
    monsters = [replace(one, hp=1, shield=0) if one.board == front else one for one in view.monsters]
    said = SYNCHRO.lesson(replace(view, monsters=tuple(monsters)), asked, "it")
    assert said is not None
    assert said["rule"] == "SH-24.01"
    assert board.hero.name in said["text"]
    tough = [replace(one, hp=90, shield=0) for one in view.monsters]
    said = SYNCHRO.lesson(replace(view, monsters=tuple(tough)), asked, "it")
    assert said is not None
    assert said["rule"] != "SH-24.01"


def test_a_lost_cause_suggests_the_retreat() -> None:
    view, asked = hero_turn()
    weak = [replace(board, hp=1) if board.hero else board for board in view.boards]
    tough = [replace(one, hp=one.max_hp, shield=9) for one in view.monsters]
    bad = replace(view, boards=tuple(weak), monsters=tuple(tough))
    assert goes_badly(bad)
    said = SYNCHRO.lesson(bad, asked, "it")
    assert said is not None
    assert said["rule"] == "SH-11.16"
    late = replace(bad, time=replace(view.time, left=view.prices.retreat_time))
    said = SYNCHRO.lesson(late, asked, "it")
    assert said is not None
    assert said["rule"] != "SH-11.16", "it would lose by time"


def test_exhaustion_is_explained_when_it_comes() -> None:
    view, asked = hero_turn()
    said = SYNCHRO.lesson(replace(view, exhausted=True), asked, "it")
    assert said is not None
    assert is_lesson(said, later_course.EXHAUSTED)


def test_rangers_add_their_class_level() -> None:
    view, _ = hero_turn()
    ranger = replace(view.party[0].hero, of_class="ranger")
    board = replace(view.party[0], level=3, clv=2, hero=ranger, master=None)
    assert attack_of(board) == 5
    assert attack_of(replace(board, master=ranger)) == 7
    assert attack_of(replace(board, hero=replace(ranger, of_class="mage"))) == 3
