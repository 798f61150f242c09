"""The table of presses in docs/gestures.md is what playing these actions takes."""

from __future__ import annotations

from pathlib import Path

from tests.table.presses import ACTIONS, fewest_presses, plain_presses, rows

PAGE = Path(__file__).parents[2] / "docs" / "gestures.md"


def test_the_table_in_the_documentation_is_what_is_counted() -> None:
    written = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert written == rows()


def test_a_gesture_takes_the_place_of_several_presses() -> None:
    halved = [name for name, course in ACTIONS.items() if fewest_presses(course()) * 2 <= plain_presses(course())]
    assert len(halved) >= 8
