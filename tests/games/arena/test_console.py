"""The Arena in a text terminal."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ludoteca.games.arena.shows.console import marks_of
from ludoteca.kernel.texts import LANGUAGES
from tests.games.arena.plays import ARENA, MODES, steps, until
from tests.games.arena.scene import Scene

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def printed(view: Any, lang: str = "en", width: int = 78, rows: int = 13) -> list[str]:
    console = Console(file=StringIO(), width=width, legacy_windows=False)
    console.print(ARENA.console(view, lang, NAMES, rows))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("width", "rows"), [(78, 13), (110, 26), (58, 9), (20, 1), (160, 60)])
def test_drawn_throughout_random_games(mode: str, width: int, rows: int) -> None:
    for count, step in enumerate(steps(mode, 4)):
        if count % 40:
            continue
        for lang in LANGUAGES:
            lines = printed(step.match.view(step.decision.seat), lang, width, rows)
            assert "{" not in "".join(lines)
            assert all(len(line) <= width for line in lines)
            if width > 70:
                assert all(name in "\n".join(lines) for name in NAMES[: step.seats])


@pytest.mark.parametrize("mode", ["ch1", "ch4"])
def test_it_fits_the_usual_terminal(mode: str) -> None:
    for count, step in enumerate(steps(mode, 8)):
        if count % 20 == 0:
            assert len(printed(step.match.view(0), "it")) <= 13


def test_the_marks_are_explained_where_a_row_is_free() -> None:
    view = next(iter(steps("ch1", 8))).match.view(0)
    assert printed(view, "it")[7].rstrip().endswith("◆ PV ◦ partenza * ritorno + mossa")
    assert printed(view, "en")[7].rstrip().endswith("◆ VP ◦ start * return + move")
    assert "◆ PV" not in "".join(printed(view, "it", 58)), "no room beside the board"


def test_every_space_and_figure_is_on_the_board() -> None:
    scene = Scene("gaston", hurt={"me": 2}, counters={"foe1.stealthy": 2})
    view = scene.m.view(0)
    lines = printed(view, "it", 110, 20)
    said = "\n".join(lines)
    for space in view.board.spaces:
        if space.figure < 0:
            assert space.id in said
    most = scene.m.person(scene.figure("me")).health
    assert f"(Ga{most - 2})" in said
    assert f"Gaston {most - 2}/{most}" in said
    assert "Furtivo 2" in said
    foe = next(figure for figure in view.figures if figure.figure == scene.figure("foe1"))
    row = next(line for line in lines if "D1" in line)
    assert f"{foe.health}]" in row
    assert row.index(f"(Ga{most - 2})") < row.index(f"{foe.health}]")
    assert "C4+" in said
    assert "◆D2" in said


def test_marks_are_two_letters_and_differ() -> None:
    view = until("team", 3, "main").view(0)
    for lang in LANGUAGES:
        marks = marks_of(view, lang)
        assert len(marks) == 8
        assert len(set(marks.values())) == 8
        assert all(len(mark) == 2 for mark in marks.values())


def test_who_is_out_is_marked_and_points_are_shown() -> None:
    scene = Scene("gaston")
    scene.m.points = [7, 3]
    foe = scene.figure("foe1")
    scene.m.out[foe] = 1
    scene.m.health[foe] = 0
    scene.m.lift(foe)
    said = "\n".join(printed(scene.m.view(0), "it", 110, 20))
    assert "Ada: 7  –  Bea: 3 · Round 1 · Gaston: fasi principali · a 20 ultimo round" in said
    assert "✖ KO" in said
    scene.m.ending = 1
    assert "ultimo round" in printed(scene.m.view(0), "it", 110, 20)[0]
    assert "a 20" not in printed(scene.m.view(0), "it", 110, 20)[0]


def test_the_other_hand_is_not_drawn() -> None:
    checked = 0
    for count, step in enumerate(steps("ch2", 6)):
        if count % 4:
            continue
        for seat in (0, 1):
            view = step.match.view(seat)
            seen = {lines[0] for lines in ARENA.things(view, "en").values()}
            said = " ".join(" ".join(printed(view, "en", 300, 60)).split())
            for card in step.match.hand[1 - seat]:
                name = step.match.printed(card).name.en
                if name not in seen:
                    checked += 1
                    assert name not in said
    assert checked


def test_the_own_hand_is_drawn_and_the_draft_too() -> None:
    scene = Scene("gaston", hand=["gaston-1", "gaston-1", "gaston-2"])
    said = " ".join(" ".join(printed(scene.m.view(0), "it", 78, 11)).split())
    assert "Mano: Spinta ×2 Gaston Azi" in said
    roomy = printed(scene.m.view(0), "it", 100, 30)
    assert any(line.startswith("Spinta ×2 Gaston Azi  Infliggi 3 danni") for line in roomy)
    view = until("ch2", 1, "draft").view(0)
    said = "\n".join(printed(view, "en", 120, 20))
    assert all(one.name.en in said for one in view.draft.pool)
