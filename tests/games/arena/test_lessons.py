"""What a newcomer is taught: the whole course in its order, something at every moment, with a rule that exists."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.arena.shows import course, later_course, lessons
from ludoteca.games.arena.shows.course import FIRST_GAME
from ludoteca.games.arena.shows.later_course import NEWS
from tests.games.arena.plays import ARENA, MODES, steps
from tests.games.arena.scene import Scene

ALL = {
    name: lesson
    for module in (course, later_course)
    for name, lesson in vars(module).items()
    if name.isupper() and isinstance(lesson, tuple) and len(lesson) == 2 and isinstance(lesson[1], str)
}
NAMES = {text.it: name for name, (text, _) in ALL.items()}


def taught(match: Any, seat: int | None, lang: str = "it") -> dict[str, str] | None:
    decision = next((d.to_json(lang) for d in match.decisions if d.seat == seat), None)
    return ARENA.lesson(match.view(seat), decision, lang)


def name_of(match: Any, seat: int) -> str:
    said = taught(match, seat)
    assert said is not None
    return NAMES[said["text"]]


def test_lessons_are_of_their_own_and_cite_rules_that_exist() -> None:
    rules = ARENA.rules()
    assert len(NAMES) == len(ALL) > 60
    for name, (text, rule) in ALL.items():
        assert rule in rules, name
        assert text.it != text.en
        assert len(text.it) <= 260, name
        assert text.it[-1] == text.en[-1] == "."


@pytest.mark.parametrize("mode", MODES)
def test_everybody_is_taught_at_every_moment(mode: str) -> None:
    for count, step in enumerate(steps(mode, 21)):
        if count % 2:
            continue
        for seat in range(step.seats):
            italian, english = taught(step.match, seat), taught(step.match, seat, "en")
            assert italian is not None
            assert english is not None
            assert ALL[NAMES[italian["text"]]] == (ALL[NAMES[italian["text"]]][0], english["rule"])
            assert english["text"] != italian["text"]
        assert taught(step.match, None) is None


def test_nothing_is_taught_after_the_end() -> None:
    match = None
    for step in steps("ch1", 2):
        match = step.match
    assert match is not None
    assert match.outcome is not None
    assert taught(match, 0) is None


def guided(mode: str) -> list[list[str]]:
    """What each of two players is told in the main phases who always moves first, then acts as the table asks."""
    match: Any = ARENA.new(seed=3, mode=mode)
    heard: list[list[str]] = [[], []]
    while match.decisions and match.round < 5:
        decision = match.decisions[0]
        if decision.rule in lessons.MAIN_PHASES:
            heard[decision.seat].append(name_of(match, decision.seat))
            wanted = [option for option in decision.options if option.id.startswith("move:")]
            match.choose(decision.seat, wanted[0] if wanted else decision.options[-1])
        else:
            match.choose(decision.seat, decision.options[0])
    return heard


def names(steps: tuple[tuple[Any, Any], ...]) -> list[str]:
    return [NAMES[lesson[0].it] for turn in steps for lesson in turn]


def test_chapter_1_is_a_course_for_both_players() -> None:
    """Starting Phase, movement, action, cards, range, effects, statuses, KO, points, end: a turn after the other."""
    order = names(FIRST_GAME)
    assert order == [
        "STARTING", "ACTION", "MOVEMENT", "CARDS", "RANGE", "DIRECT", "INDIRECT", "STATUSES",
        "KNOCK_OUT", "MANDATORY", "POINTS", "HAND", "END", "DRAWN_GAME",
    ]  # fmt: skip
    for heard in guided("ch1"):
        course_heard = [name for name in heard if name in order]
        assert course_heard == [name for name in order if name in heard]
        assert set(order[0::2]) <= set(heard)
        assert {"ACTION", "CARDS"} <= set(heard)


@pytest.mark.parametrize("mode", ["ch2", "ch3", "ch4"])
def test_later_chapters_begin_with_what_is_new(mode: str) -> None:
    for heard in guided(mode):
        assert heard[0] == NAMES[NEWS[mode][0][0][0].it]
        assert set(names(NEWS[mode])[0::2]) <= set(heard)


def test_the_preparation_is_explained() -> None:
    heard: dict[str, set[str]] = {}
    for mode in ("ch2", "ch4", "team"):
        for step in steps(mode, 1):
            if step.match.round:
                break
            heard.setdefault(mode, set()).add(name_of(step.match, step.decision.seat))
    assert heard["ch2"] == {"DRAFT", "ORDER", "PLACING", "REDRAW"}
    assert heard["ch4"] == {"DRAFT", "DRAFT_GEAR", "ORDER", "PLACING", "HAND_SIZE"}
    assert heard["team"] == {"DRAFT_TEAM", "ORDER_TEAM", "PLACING", "HAND_TEAM"}


def asked(match: Any, rule: str, *ids: str) -> str:
    """The lesson for a question of this sort in this position."""
    decision = {"rule": rule, "options": [{"id": id} for id in ids]}
    said = ARENA.lesson(match.view(0), decision, "it")
    assert said is not None
    return NAMES[said["text"]]


def test_questions_have_their_lessons() -> None:
    m = Scene("gaston").m
    expected = {
        ("SA-7.09", "place:1"): "RETURN",
        ("SA-13.05", "card:1"): "LOOK",
        ("SA-13.11", "card:1"): "STEALTH",
        ("SA-12.10", "trigger:0"): "TRIGGERS",
        ("SA-17.09", "target:1"): "DAMAGE_ORDER",
        ("SA-8.08", "move:1"): "BOOSTED_MOVE",
        ("SA-13.04", "move:1"): "BOOSTED_IN_VAIN",
        ("SA-9.08", "attack:1"): "BOOSTED_ATTACK",
        ("SA-9.09", "attack:1"): "BOOSTED_ATTACK",
        ("SA-9.03", "attack:1"): "TARGET",
        ("SA-10.04", "card:1"): "ABILITY_COST",
        ("SA-18.08", "card:1"): "PAY_GEAR",
        ("SA-19.27", "yes"): "PARTNER_GEAR",
        ("SA-15.02", "discard:1"): "HAND_LIMIT",
        ("SA-11.03", "target:1"): "TARGET",
        ("SA-A.46", "space:1"): "EFFECT_PLACE",
        ("SA-11.03", "mode:1"): "ONE_OF",
        ("SA-11.03", "yes"): "MAY",
        ("SA-11.03", "summoner:1"): "SUMMONER",
        ("SA-11.08", "card:1"): "CARD_CHOICE",
    }
    for (rule, id), name in expected.items():
        assert asked(m, rule, id) == name
    assert asked(m, "SA-11.03", "target:1", "done") == "UP_TO"
    assert asked(m, "SA-A.46", "space:1", "done") == "EFFECT_SPACE"


def later(scene: Scene) -> Any:
    """The same position long after the course is over."""
    scene.m.round = 9
    return scene.m


def test_after_the_course_the_position_speaks() -> None:
    main = "SA-6.05"
    assert asked(later(Scene("gaston")), main, "end") == "CLOSE_TURN"
    assert asked(later(Scene("gaston")), main, "move:1", "end") == "ON_GOLD"
    away = {"me": "C4", "foe1": "G1", "foe2": "G2"}
    assert asked(later(Scene("gaston", at=away)), main, "move:1", "end") == "GOLD_IN_REACH"
    assert asked(later(Scene("gaston", at={"me": "A5"})), main, "move:1", "end") == "REMINDER"
    assert asked(later(Scene("gaston", at={"me": "A5"})), main, "use:0", "end") == "SKILL_LEFT"
    assert asked(later(Scene("gaston")), main, "upgrade", "end") == "UPGRADE_NOW"
    assert asked(later(Scene("gaston")), main, "close", "end") == "CLOSE_SKILLS"
    scene = Scene("gaston")
    scene.m.health[scene.figure("foe1")] = 2
    assert asked(later(scene), main, "attack:1", "end") == "FINISH_OFF"
    assert asked(later(Scene("gaston", at={"foe1": "G1"})), main, "attack:1", "move:1", "end") == "ATTACK_ALLY"
    scene = Scene("gaston", at={"me": "A5"})
    scene.m.acted = 1
    assert asked(later(scene), main, "move:1", "end") == "MOVE_LEFT"
    assert asked(later(Scene("gaston", counters={"me.immobilized": 1})), main, "move:1", "end") == "IMMOBILE"
    scene = Scene("gaston")
    scene.m.ending = 1
    assert asked(scene.m, main, "move:1", "end") == "LAST_ROUND"
    scene.m.extra_rounds = 1
    assert asked(scene.m, main, "move:1", "end") == "EXTRA_ROUND"


def test_those_who_wait_are_told_something_too() -> None:
    scene = Scene("gaston")
    heard = []
    for number in (1, 2, 3):
        scene.m.round = number
        heard.append(name_of(scene.m, 1))
    assert heard == ["WATCH", "WATCH_HANDS", "WATCH_POINTS"]
    scene.m.out[scene.figure("foe1")] = 1
    assert name_of(scene.m, 1) == "WATCH_FALLEN"
    scene.m.ending = 1
    assert name_of(scene.m, 1) == "WATCH_END"
    scene.m.extra_rounds = 1
    assert name_of(scene.m, 1) == "EXTRA_ROUND"
