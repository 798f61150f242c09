"""The Python of the guide to research runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"
EXAMPLES = re.findall(r"^## (.*?)$.*?```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
PRINTED = {
    "PettingZoo": r"Outcome\(winners=",
    "Gymnasium": r"seat [01] earned (1\.0|-1\.0|0\.0)",
    "OpenSpiel": r"\[-?1\.0, -?1\.0\]",
    "What is observed": r"'entities': \(\d+, \d+\).* rows, \d+ options\n\d+ things are mine",
    "What happened last": r"16 events are told",
    "Many matches at once": r"\(8, \d+, \d+\)",
}


def test_every_part_has_an_example() -> None:
    assert [title for title, _ in EXAMPLES] == list(PRINTED)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_an_example_runs(title: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(compile(code, GUIDE.name, "exec"), names)
    assert re.search(PRINTED[title], capsys.readouterr().out)
