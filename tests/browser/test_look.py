"""The bars of `make look` at a few tables: no letter too small or outside its room, a still board, room for fingers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tools.look import CHOOSE, FAMILIES, LOOK, Found

from tests.browser.visitors import PHONE, Visitors
from tests.longer import every_pair

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
CHOICES = 3
DESKS: dict[str, dict[str, Any]] = {
    "desktop": {"size": {"width": 1440, "height": 900}},
    "laptop": {"size": {"width": 1366, "height": 768}},
}
SHAPES: dict[str, dict[str, Any]] = {
    **DESKS,
    "phone": {"size": PHONE, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize(("game", "shape"), every_pair(GAMES, DESKS) + [(game, "phone") for game in GAMES])
async def test_every_bar_is_reached(visitors: Visitors, game: str, shape: str) -> None:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    anna = await visitors.come("Massimiliano", locale="it-IT", **SHAPES[shape])
    await anna.sit(seat)
    found = Found(f"{game} {shape}", shape == "phone")
    rng = Random(3)
    for done in range(CHOICES + 1):
        await anna.wait_until_asked()
        found.take(await anna.page.evaluate(LOOK, found.asked(list(FAMILIES))))
        if done < CHOICES:
            before = await anna.number()
            await anna.page.evaluate(CHOOSE, rng.random())
            await anna.insist(before)
    assert found.texts > 100
    assert found.missed() == []


async def test_what_misses_a_bar_is_told() -> None:
    found = Found("lyon phone it", True)
    line = {"text": "Cucciolo", "box": "brass", "beyond": 4.0, "pixels": 9.0}
    target = {"name": "Cucciolo", "key": "card:1", "width": 30, "height": 60}
    seen = {"lines": [("broad", [line])], "place": [0, 44, 390, 300], "targets": [target], "screen": [390, 844]}
    found.take(seen)
    found.take({**seen, "place": [0, 44, 390, 290], "targets": []})
    found.whole = 10_000_000
    told = "\n".join(found.missed())
    for what in ("leaves its room", "too small", "moves", "of the screen", "bytes"):
        assert what in told
    assert "finger" not in told
    found.take({**seen, "targets": [{**target, "width": 16}]})
    assert "finger" in "\n".join(found.missed())
