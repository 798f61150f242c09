"""The table in a text terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ludoteca.games.kingdom.shows.console_map import marks_of
from ludoteca.games.kingdom.state.view_types import BaseView, TileView
from ludoteca.kernel.texts import LANGUAGES
from tests.games.kingdom.plays import KINGDOM, NAMES, SCENARIOS, sampled, steps, until, with_tray
from tests.rules.kingdom.table import ME, Table


def printed(view: Any, lang: str = "en", width: int = 68, rows: int = 26) -> list[str]:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(KINGDOM.console(view, lang, NAMES, rows))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_drawn_throughout_random_battles(scenario: str) -> None:
    seats = 1 + int(scenario) % 4
    for view, _, _ in sampled(scenario, seats, 3, 40):
        for width, rows in ((68, 26), (78, 13), (58, 9), (20, 1), (160, 60)):
            for lang in LANGUAGES:
                lines = printed(view, lang, width, rows)
                assert "{" not in "".join(lines)
                assert all(len(line) <= width for line in lines)
                if rows >= 26 and view.phase == "play":
                    assert all(name in "\n".join(lines) for name in NAMES[:seats])


@pytest.mark.parametrize("scenario", ["1", "6", "10"])
def test_it_fits_the_usual_terminals(scenario: str) -> None:
    """The board's part of a terminal of 100 by 40 and of 80 by 24."""
    for view, _, _ in sampled(scenario, 2, 8, 15):
        if view.phase not in ("heroes", "abilities", "spells"):
            assert len(printed(view, "it", 68, 26)) <= 26
            assert len(printed(view, "it", 76, 13)) <= 13


def test_the_map_has_names_for_its_squares() -> None:
    lines = printed(until("1", 2, 4, "play").view(0), "it")
    header = next(at for at, line in enumerate(lines) if line.split()[:3] == ["A", "B", "C"])
    assert [line.split()[0] for line in lines[header + 1 : header + 6]] == ["1", "2", "3", "4", "5"]
    assert "1→" in lines[header + 2]


def test_trays_are_grids_with_letters_and_numbers() -> None:
    view = until("1", 2, 4, "play").view(0)
    lines = printed(view, "it", 68, 40)
    tray = view.trays[0]
    letters = {enemy.id: enemy.symbol for enemy in view.enemies}
    top = next(at for at, line in enumerate(lines) if line.strip().startswith("a b c d e"))
    first = [lines[top + 1 + row][2:12:2] for row in range(5)]
    for cell, what in enumerate(tray.grid):
        assert first[cell // 5][cell % 5] == letters.get(what, "·")
    assert any("▓ tessera" in line for line in lines)
    assert any(f"{letters[what]} " in line for what in tray.grid if what for line in lines)


def test_what_covers_a_tray_is_drawn() -> None:
    view = until("1", 2, 4, "play").view(0)
    tile = TileView((4, 9), "physical", "archers")
    changed = with_tray(view, tiles=(tile,), soldiers=(24,), figures=(BaseView(0, (0, 1, 5, 6)),))
    lines = printed(changed, "it", 68, 40)
    top = next(at for at, line in enumerate(lines) if line.strip().startswith("a b c d e"))
    assert lines[top + 1][2:12:2].startswith("@@")
    assert lines[top + 1][10] == "▓"
    assert lines[top + 5][10] == "♙"


def test_the_tray_aimed_at_is_drawn_even_where_there_is_little_room() -> None:
    checked = 0
    for step in steps("1", 2, 9, most=200):
        view = step.match.view(step.decision.seat)
        if view.attack:
            lines = printed(view, "en", 76, 13)
            assert any("To place: " in line for line in lines)
            assert any("a b c d e" in line for line in lines)
            assert len(lines) <= 13
            checked += 1
    assert checked > 5


def test_heroes_have_marks_of_two_letters() -> None:
    view = until("1", 4, 3, "play", heroes=["malik", "magnus", "lilith", "alleria"]).view(0)
    marks = marks_of(view, "it")
    assert len(marks) == len(set(marks.values())) == 5
    assert marks[0] == "Ma"
    assert marks[1] == "Mg"
    said = "\n".join(printed(view, "it", 100, 60))
    assert "@Ma Malik ♥5/5" in said


@pytest.mark.rule("KR-7.09")
@pytest.mark.parametrize(
    ("horde", "facing", "lies", "along"),
    [("B2", "N", "upright", "from north to south"), ("D3", "E", "sideways", "from west to east")],
)
def test_the_tile_in_hand_lies_as_the_tower_is_turned(horde: str, facing: str, lies: str, along: str) -> None:
    """On the console as it is seen; in words by the compass, because a phone shows the map turned."""
    table = Table()
    table.tray(horde, "ggggg", "ggggg", "ggggg", "ggggg", "ggggg")
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", "D", facing=facing)
    view = table.match.view(ME)
    assert view.attack.piece
    assert any(f"1x2 {lies}" in line for line in printed(view))
    told = KINGDOM.describe(view, "en")
    assert any(f"tile, 1x2 {along}" in line for line in told)
    assert not any(f"tile, 1x2 {lies}" in line for line in told)
