"""A page whose server is started again goes on with what it has, and has what a fresh page would get."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, WebSocket, expect

from tests.browser.conftest import SCREENSHOTS
from tests.browser.visitors import Visitor, Visitors
from tests.table.servers import ThreadServer

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHOWN = "#stage, .prompt, #actions, #log-lines, #people, #tools"
# Every element with its attributes and words; not where the mouse is, nor what has just happened.
ALL_OF_IT = """(selectors) => [...document.querySelectorAll(selectors)].flatMap((part) =>
  [...part.querySelectorAll("*")].map((element) => {
    const names = element.getAttributeNames().filter((name) => !["data-pointed", "tabindex", "class"].includes(name));
    const classes = [...element.classList].filter((name) => !["fresh", "hurt"].includes(name)).sort();
    const words = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim());
    return [element.tagName, classes, ...names.sort().map((name) => [name, element.getAttribute(name)]), ...words];
  }),
)"""


class House:
    """A server that can be started again where it was, and those who are there."""

    def __init__(self, browser: Browser, database: str) -> None:
        self.database = database
        self.server = ThreadServer(database)
        self.visitors = Visitors(browser, self.server, SCREENSHOTS)

    async def restart(self) -> None:
        await asyncio.to_thread(self.server.stop)
        self.server = await asyncio.to_thread(ThreadServer, self.database, self.server.port)


@pytest_asyncio.fixture(loop_scope="session")
async def house(browser: Browser, tmp_path: Path) -> AsyncIterator[House]:
    made = House(browser, f"sqlite:///{tmp_path}/tables.sqlite")
    yield made
    await made.visitors.leave()
    await asyncio.to_thread(made.server.stop)
    assert made.visitors.troubles == []


class Wires:
    """What a page hears on each of its connections, one after another."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[list[dict[str, Any]]] = []
        visitor.page.on("websocket", self.note)

    def note(self, wire: WebSocket) -> None:
        frames: list[dict[str, Any]] = []
        self.heard.append(frames)
        wire.on("framereceived", lambda text: frames.append(json.loads(text)))

    async def come_back(self) -> list[str]:
        """Wait until the last connection has been greeted; the types of what it has heard."""
        while not self.heard[-1] or self.heard[-1][-1]["type"] not in ("presence", "change"):
            await asyncio.sleep(0.05)
        return [frame["type"] for frame in self.heard[-1]]


async def test_a_page_goes_on_after_a_restart_and_is_as_a_fresh_one(house: House) -> None:
    (link, _), _ = house.server.open_table("hh", first="player 1")
    anna = await house.visitors.come("Anna")
    wires = Wires(anna)
    await anna.sit(link)
    for _ in range(2):
        await anna.wait_until_asked()
        await anna.click_option(*(await anna.offered())[0])
    await anna.wait_until_asked()
    before = len(wires.heard)
    await house.restart()
    await anna.page.wait_for_function("() => !document.getElementById('connection').hidden")
    await expect(anna.page.locator("#connection")).to_be_hidden()
    assert len(wires.heard) > before
    assert await wires.come_back() == ["unchanged", "presence"]
    fresh = await house.visitors.come("Anna")
    await fresh.sit(link)
    await fresh.wait_until_asked()
    await expect(fresh.page.locator("#connection")).to_be_hidden()
    shown = await anna.page.evaluate(ALL_OF_IT, SHOWN)
    assert len(shown) > 100
    assert shown == await fresh.page.evaluate(ALL_OF_IT, SHOWN)
    number = await anna.chosen()
    await anna.click_option(*(await anna.offered())[0])
    assert await anna.chosen() == number + 1


async def test_a_draft_on_the_page_outlives_a_restart(house: House) -> None:
    (link,), _ = house.server.open_table("h", game="kingdom")
    anna = await house.visitors.come("Anna")
    wires = Wires(anna)
    await anna.sit(link)
    while "+" not in await anna.number():
        await anna.wait_until_asked()
        await anna.click_option(*(await anna.offered())[0])
    await anna.wait_until_asked()
    number, offered = await anna.number(), await anna.offered()
    await house.restart()
    await anna.page.wait_for_function("() => !document.getElementById('connection').hidden")
    await expect(anna.page.locator("#connection")).to_be_hidden()
    while not any(frame["type"] == "drafted" for frame in wires.heard[-1]):
        await asyncio.sleep(0.05)
    assert wires.heard[-1][0]["type"] == "unchanged"
    await anna.wait_until_asked()
    assert (await anna.number(), await anna.offered()) == (number, offered)
    await anna.page.keyboard.press("u")
    await anna.page.wait_for_function("() => !document.body.dataset.step.includes('+')")
