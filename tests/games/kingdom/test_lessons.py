"""What a newcomer is taught: the course of scenario 1 in its order, something at every moment, rules that exist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.kingdom.shows import course, later_course, lessons, questions
from ludoteca.games.kingdom.shows.course import FIRST_SCENARIO
from ludoteca.games.kingdom.shows.hints import best_placement, best_site, cells_at
from ludoteca.games.kingdom.shows.later_course import NEWS
from ludoteca.games.kingdom.state.view_types import AttackView, NextView, PieceView
from ludoteca.kernel.views import Words
from tests.games.kingdom.plays import KINGDOM, SCENARIOS, steps, until, with_tray

ALL = {
    name: lesson
    for module in (course, later_course, questions)
    for name, lesson in vars(module).items()
    if name.isupper() and isinstance(lesson, tuple) and len(lesson) == 2 and isinstance(lesson[1], str)
}
NAMES = {text.it: name for name, (text, _) in ALL.items()}


def taught(match: Any, seat: int | None, lang: str = "it") -> dict[str, str] | None:
    decision = next((d.to_json(lang) for d in match.decisions if d.seat == seat), None)
    return KINGDOM.lesson(match.view(seat), decision, lang)


def name_of(match: Any, seat: int) -> str:
    """Which lesson it is; "" for one that speaks of the position by names."""
    said = taught(match, seat)
    assert said is not None
    return NAMES.get(said["text"], "")


def test_lessons_are_of_their_own_and_cite_rules_that_exist() -> None:
    rules = KINGDOM.rules()
    assert len(NAMES) == len(ALL) > 60
    for name, (text, rule) in ALL.items():
        assert rule in rules, name
        assert text.it != text.en
        assert len(text.it) <= 260, name
        assert text.it[-1] == text.en[-1] == "."


def test_no_lesson_is_forgotten() -> None:
    """Each is in one of the tables, or named where lessons are chosen."""
    listed = {lesson for steps in (*FIRST_SCENARIO, *NEWS.values()) for lesson in steps}
    listed |= set(later_course.WHEN_PRESENT.values())
    chosen = Path(lessons.__file__).read_text(encoding="utf-8")
    for name, lesson in ALL.items():
        assert lesson in listed or f".{name}" in chosen, name


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_is_taught_at_every_moment(scenario: str, seats: int) -> None:
    for count, step in enumerate(steps(scenario, seats, 21, most=300)):
        if count % 5:
            continue
        for seat in range(step.seats):
            italian, english = taught(step.match, seat), taught(step.match, seat, "en")
            assert italian is not None
            assert english is not None
            assert italian["rule"] == english["rule"]
            assert italian["text"] != english["text"]
            assert "{" not in italian["text"] + english["text"]
        assert taught(step.match, None) is None


def test_nothing_is_taught_after_the_end() -> None:
    match = None
    for step in steps("1", 1, 2, most=3000):
        match = step.match
    assert match is not None
    assert match.outcome is not None
    assert taught(match, 0) is None


def at_the_top(scenario: str, seats: int) -> tuple[Any, Any]:
    """A view of phase 2 in which nobody has done anything, and what is asked."""
    match = until(scenario, seats, 3, "play", heroes=["malik", "alleria", "ignus", "lilith"][:seats])
    decision = next(decision for decision in match.decisions if decision.seat == 0)
    return match.view(0), decision.to_json("it")


def told_after(view: Any, asked: Any, round: int, deeds: int) -> str:
    """Which lesson it is in that round, after so many towers passed."""
    to = view.players[-1]
    passed = replace(to, incoming=(0,) * deeds)
    changed = replace(view, round=round, players=(*view.players[:-1], passed))
    said = KINGDOM.lesson(changed, asked, "it")
    assert said is not None
    return NAMES.get(said["text"], "")


def test_scenario_1_is_a_course() -> None:
    """Trays, order, passing, heroes, the phases; then spawning, blocking, icons, the exit, portals, the end."""
    view, asked = at_the_top("1", 2)
    heard = [
        told_after(view, asked, round, deeds)
        for round, steps in enumerate(FIRST_SCENARIO, 1)
        for deeds in range(len(steps))
    ]
    assert heard == [
        "TRAY", "FREE_ORDER", "PASSING", "HERO_CARD", "READY", "SPAWNED", "BLOCKING", "STACKING",
        "FAST", "EXIT", "HURT", "PORTAL_COMING", "WINNING",
    ]  # fmt: skip
    assert told_after(view, asked, 9, 0) not in heard, "after the course the position speaks"


def test_alone_one_learns_to_improve_towers() -> None:
    view, asked = at_the_top("1", 1)
    assert told_after(view, asked, 1, 2) == "IMPROVING"


def test_later_scenarios_begin_with_their_news() -> None:
    for number, news in NEWS.items():
        view, asked = at_the_top(str(number), 2)
        heard = [told_after(view, asked, 1, deeds) for deeds in range(len(news))]
        assert heard == [NAMES[text.it] for text, _ in news]


def test_what_is_on_the_map_is_explained() -> None:
    view, asked = at_the_top("5", 2)
    ghost = with_tray(view, kind="ghost")
    assert told_after(ghost, asked, 3, 0) == "GHOSTS"
    boss = with_tray(view, kind="boss")
    assert told_after(boss, asked, 3, 0) == "BOSS"


def test_dangers_are_named() -> None:
    view, asked = at_the_top("2", 2)
    later = with_tray(replace(view, round=4), next=NextView((), 1, exit=True, blocked=False), loss=5)
    said = KINGDOM.lesson(later, asked, "it")
    assert said is not None
    assert said["text"].startswith(f"Attenzione: l'orda {later.trays[0].name.it} in ")
    assert "costerebbe 5 cuori" in said["text"]
    assert said["rule"] == "KR-15.19"
    rift = with_tray(later, kind="portal", name=Words("Fenditura", "Fissure"))
    said = KINGDOM.lesson(rift, asked, "en")
    assert said is not None
    assert said["text"] == "Beware: the portal Fissure is about to reach the exit, and that would be defeat."


def test_who_must_step_aside_is_told_why() -> None:
    view, _ = at_the_top("1", 2)
    asked = {"options": [{"id": "go:3"}, {"id": "go:4"}], "rule": "KR-15.14", "source": "figure:0"}
    said = KINGDOM.lesson(replace(view, phase="advance"), asked, "it")
    assert said is not None
    assert NAMES[said["text"]] == "DISPLACED"


def met_in(scenario: str, seats: int, seed: int) -> set[str]:
    return {name_of(step.match, step.decision.seat) for step in steps(scenario, seats, seed, most=700)}


def test_each_question_of_a_turn_has_its_lesson() -> None:
    wanted = {
        "HERO", "HERO_SOLO", "RESERVE_HEROES", "ABILITY", "BAN", "USE_TOWER", "USE_TOWER_SOLO", "FACING",
        "FACING_AGAIN", "TARGET", "PLACE", "PLACE_SINGLE", "SOLDIER", "HERO_TURN", "MOVE", "ENGAGE", "FACING_HERO",
        "BUYING", "GIVING", "CHOOSE_SPELL", "BUILD_NOWHERE", "BUILD_NOWHERE_SOLO", "KEEP_IT", "",
    }  # fmt: skip
    met: set[str] = set()
    for seed in range(12, 60):
        for scenario, seats in (("1", 2), ("5", 3), ("7", 1), ("7", 2)):
            met |= met_in(scenario, seats, seed)
        if met >= wanted:
            break
    assert met >= wanted


def test_the_best_place_for_a_tile_is_worked_out() -> None:
    assert cells_at(((0, 1), (1, 0), (1, 1)), 7) == (7, 11, 12)
    view, _ = at_the_top("1", 2)
    number = view.trays[0].tray
    down, across = ((0, 0), (1, 0)), ((0, 0), (0, 1))
    piece = PieceView("I2", down, "real", free=True, soldier=False, turns=(down, across), allowed=(0, 1), left=1)
    attack = AttackView("tower", 0, squares=(), trays=(number,), tray=number, piece=piece)
    shown = with_tray(replace(view, attack=attack, round=3), uncovered=(7, 12, 13))
    options = [
        {"id": f"place:{number}/0/2"},
        {"id": f"place:{number}/0/7"},
        {"id": f"place:{number}/1/0"},
        {"id": "done"},
    ]
    asked = {"options": options, "rule": "KR-7.08", "source": "site:0"}
    assert best_placement(shown, asked) == ((7, 12), 2, False)
    said = KINGDOM.lesson(shown, asked, "it")
    assert said is not None
    assert said["text"] == "Qui puoi coprire 2 nemici, per esempio con c2 c3."
    said = KINGDOM.lesson(with_tray(shown, uncovered=(7, 12)), asked, "en")
    assert said is not None
    assert said["text"].startswith("With c2 c3 you cover all that is missing")
    none = KINGDOM.lesson(with_tray(shown, uncovered=(24,)), asked, "it")
    assert none is not None
    assert NAMES[none["text"]] == "PLACE_NOTHING"


def test_the_best_site_for_a_tower_is_worked_out() -> None:
    checked = 0
    for step in steps("1", 2, 14, most=300):
        decision = step.decision.to_json("it")
        if any(option["id"].startswith("build:") for option in decision["options"]):
            site, trays = best_site(step.match.view(step.decision.seat), decision)
            label = next(option["label"] for option in decision["options"] if option["id"] == f"build:{site.site}")
            for tray in trays:
                assert tray.name.it in label
                checked += 1
    assert checked > 5
