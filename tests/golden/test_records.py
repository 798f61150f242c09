"""Lines of a record are compared as far as they were worked out, and no less."""

from __future__ import annotations

import pytest

from tests.golden.records import SPARED, agree

KEPT = "0 end 1a2b 3c4d 5e6f drew*2 turn"


@pytest.mark.parametrize("line", [KEPT, f"0 end 1a2b {SPARED} 5e6f drew*2 turn", SPARED])
def test_what_was_worked_out_agrees(line: str) -> None:
    assert agree(line, KEPT)


@pytest.mark.parametrize(
    "line",
    [
        "0 end 1a2b 3c4e 5e6f drew*2 turn",
        f"0 end 1a2b {SPARED} 5e6e drew*2 turn",
        f"0 end 1a2b {SPARED} 5e6f drew*2",
        f"0 end 1a2b {SPARED} 5e6f drew*2 turn turn",
        f"1 end 1a2b {SPARED} 5e6f drew*2 turn",
    ],
)
def test_what_is_otherwise_does_not(line: str) -> None:
    assert not agree(line, KEPT)
