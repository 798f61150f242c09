"""The table of presses in docs/gestures.md is what playing these actions takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.presses import rows

pytestmark = pytest.mark.xdist_group("presses")
PAGE = Path(__file__).parents[2] / "docs" / "gestures.md"


def test_the_table_in_the_documentation_is_what_is_counted() -> None:
    written = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert written == rows()


def test_a_gesture_takes_the_place_of_several_presses() -> None:
    counts = [[int(cell) for cell in line.split("|")[3:5]] for line in rows()[2:]]
    halved = [fewest for plain, fewest in counts if fewest * 2 <= plain]
    assert len(halved) == len(counts) == 10
