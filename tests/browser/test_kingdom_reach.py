"""Everything that may be chosen in the kingdom can be hit, on a screen and on a phone, whatever is asked."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.kingdoms import seated, where
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.longer import every_pair

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHAPES: dict[str, dict[str, Any]] = {
    "desktop": {"size": DESKTOP},
    "phone": {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
BUSY = ("activate", "tower", "build", "face", "target", "place", "soldier", "go", "engage", "attack", "use", "heal")
"""Who would rather act than be done."""
ASKED: dict[str, tuple[int, int, int, tuple[str, ...]]] = {
    "hero": (2, 4, 2, ()),
    "ability": (4, 4, 2, ()),
    "spell": (2, 7, 2, ()),
    "ban": (2, 4, 1, ()),
    "tower": (2, 10, 4, BUSY[2:]),
    "build": (2, 8, 4, ("tower",)),
    "pass": (2, 6, 4, ("tower",)),
    "go": (8, 9, 3, ("activate",)),
    "target": (2, 10, 2, BUSY[1:]),
    "soldier": (2, 5, 2, ("tower:15", "tower", "build", "face", "target")),
    "engage": (4, 3, 2, ("activate", "go")),
    "buy": (4, 6, 3, ()),
    "give": (2, 6, 3, ("buy",)),
}
"""What is asked, how many options of it, in which scenario, how many players, and what leads there."""


@pytest.mark.parametrize(("verb", "shape"), every_pair(ASKED, SHAPES))
async def test_everything_that_may_be_chosen_can_be_hit(visitors: Visitors, verb: str, shape: str) -> None:
    least, scenario, players, wishes = ASKED[verb]
    anna = await seated(visitors, where(scenario, players, verb, least, wishes), **SHAPES[shape])
    assert await anna.overflow() == 0
    seen = await anna.look()
    assert len(seen["offered"]) >= least - 1
    assert None not in seen["offered"], "something legal is covered everywhere"
    size = SHAPES[shape]["size"]
    for x, y in seen["offered"]:
        assert 0 < x < size["width"]
        assert 0 < y < size["height"]
    await anna.picture(f"kingdom-{verb}-{shape}-it")
