"""Going over the page by keys alone: Tab reaches the board once, PageDown goes on from choice to choice."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitor

FOCUSED = """() => document.activeElement?.dataset?.thing ?? "" """
TABS = 80


async def walk_to(person: Visitor, key: str) -> str:
    """Reach the board with Tab, and the thing with PageDown; its name, as a screen reader speaks it."""
    for _ in range(TABS):
        if await person.page.evaluate(FOCUSED):
            break
        await person.page.keyboard.press("Tab")
    for _ in range(TABS):
        if await person.page.evaluate(FOCUSED) == key:
            focused = person.page.locator(f'#stage [data-thing="{key}"]')
            await expect(focused).to_have_attribute("role", "button")
            return await focused.get_attribute("aria-label") or ""
        await person.page.keyboard.press("PageDown")
    pytest.fail(f"{key} is not reached")


async def choose(person: Visitor, key: str) -> str:
    """Walk to a thing and choose it; its name."""
    name = await walk_to(person, key)
    await person.press("Enter")
    await person.wait_until_asked()
    return name
