"""The table in a text terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from ludoteca.games.synchro.shows.console_map import stages
from ludoteca.kernel.texts import LANGUAGES
from tests.games.synchro.runs import NAMES, SYNCHRO, sampled, steps, until


def printed(view: Any, lang: str = "en", width: int = 68, rows: int = 26) -> list[str]:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(SYNCHRO.console(view, lang, NAMES, rows))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("seats", [1, 3])
def test_drawn_throughout_random_journeys(seats: int) -> None:
    """The board's part of terminals of 100 by 40 and 80 by 24, and of odd ones."""
    for view, _, _ in sampled(seats, 3, 15):
        for width, rows in ((68, 26), (76, 13), (30, 5), (20, 1), (160, 60)):
            for lang in LANGUAGES:
                lines = printed(view, lang, width, rows)
                assert 1 <= len(lines) <= rows
                assert all(len(line) <= width for line in lines)
                assert "{" not in "".join(lines)
        if view.phase in ("battle", "lineup") and view.offer is None:
            said = "\n".join(printed(view, "it", 76, 13))
            for board in view.boards:
                if board.hero:
                    assert board.hero.name[:20] in said
            for monster in view.monsters:
                if monster.alive:
                    assert monster.name.it.partition(",")[0][:20] in said


def fighting() -> Any:
    for step in steps(2, 4):
        view = step.match.view(step.decision.seat)
        if view.phase == "battle" and 0 <= view.battle.active < 4:
            return view
    raise AssertionError("no turn of a Hero")


def test_a_battle_line_tells_die_health_and_what_comes() -> None:
    view = fighting()
    monster = next(one for one in view.monsters if one.position == 1)
    line = next(line for line in printed(view, "it", 100, 26) if line[1:].startswith("P1 ") and "→" in line)
    slot = "I" if monster.slot == 0 else "II"
    assert f"{monster.hp}/{monster.max_hp}" in line
    assert f"d{monster.die}[{slot}]" in line
    assert monster.actions[monster.next].text.it in line


def test_the_active_hero_is_marked_and_its_skills_come_first() -> None:
    view = fighting()
    board = view.boards[view.battle.active]
    lines = printed(view, "it", 76, 13)
    marked = [at for at, line in enumerate(lines) if line.startswith("▶")]
    assert len(marked) == 1
    assert board.hero.name[:20] in lines[marked[0]]
    assert any(board.skills[0].name.it in line for line in lines[9:])


def test_marks_are_letters_not_only_colours() -> None:
    view = fighting()
    shown = replace(view.boards[0], shards=(2, 1, 1, 1), shield=3, stunned=True, silenced=True)
    changed = replace(view, boards=(shown, *view.boards[1:]))
    line = next(line for line in printed(changed, "it", 100, 26) if shown.hero.name in line)
    assert "RRBVT" in line
    assert "◈3 ✶ ∅" in line
    english = next(line for line in printed(changed, "en", 100, 26) if shown.hero.name in line)
    assert "RRBGT" in english


def test_the_way_is_drawn_stage_by_stage() -> None:
    view = until(1, 4, "journey").view(0)
    found = stages(view)
    assert [city.id for city in found[0]] == [city.id for city in view.map.cities if city.start]
    assert [city.goal for city in found[-1]] == [True]
    assert sum(len(cities) for cities in found) == len(view.map.cities)
    depth = {city.city: number for number, cities in enumerate(found) for city in cities}
    assert all(depth[link.origin] < depth[link.to] for link in view.map.links)
    lines = printed(view, "it", 100, 40)
    assert any("⚑Luminaria" in line for line in lines)
    assert any(line.startswith("→Verdalba ☠1") for line in lines)
    onward = [view.map.cities[link.to].name.it for link in view.map.links if link.origin == 1]
    road = next(line for line in lines if line.startswith("Verdalba → "))
    assert all(name in road for name in onward)


def test_little_time_left_and_exhaustion_are_seen() -> None:
    view = replace(fighting(), exhausted=True)
    assert "ESAUSTI" in printed(view, "it")[0]
    assert f"({view.time.left} left)" in printed(view, "en")[0]
