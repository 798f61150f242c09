"""The tables in a second engine: some choices of every game, made with the mouse in Firefox."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from tests.browser.firefox import Firefox, running
from tests.browser.visitors import LOOK
from tests.table.servers import ThreadServer

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
CHOICES = 4
READY = """document.querySelector("body.asked:not(.busy), #ending:not([hidden])")"""
STEP = "document.body.dataset.step"
MENU = """document.getElementById("menu").open"""
WIDER = """Math.max(0, ...[...document.querySelectorAll("#stage text[data-room]")]
  .filter((line) => line.getComputedTextLength() > 0)
  .map((line) => line.getBBox().width - Number(line.dataset.room)))"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def fox() -> AsyncIterator[Firefox]:
    async with running(1440, 1000) as started:
        yield started


async def choose_any(fox: Firefox, rng: Random) -> None:
    """Click on something that can be chosen, and wait for what follows."""
    seen = await fox.evaluate(f"({LOOK})()")
    await fox.click(*rng.choice([point for point in seen["offered"] if point]))
    answered = f"{STEP} !== {seen['number']!r}"
    await fox.wait_for(f"{answered} || {MENU}")
    while not await fox.evaluate(answered):
        if await fox.evaluate(MENU):
            await fox.evaluate('document.querySelector("#menu-options button").click()')
        await fox.wait_for(f"{answered} || {MENU}")


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_played_in_firefox(fox: Firefox, server: ThreadServer, game: str) -> None:
    (seat, *_), _ = server.open_table("hb", game=game)
    await fox.go(server.url)
    await fox.evaluate("""localStorage.setItem("ludoteca.name", '"Anna"')""")
    await fox.go(server.url + seat)
    rng = Random(2)
    for _ in range(CHOICES):
        await fox.wait_for(READY)
        if await fox.evaluate('!document.getElementById("ending").hidden'):
            break
        await choose_any(fox, rng)
    await fox.wait_for(READY)
    assert await fox.evaluate(WIDER) <= 1.5
    assert fox.troubles == []
