"""Going over the page by keys alone: Tab reaches the board once, arrows go on from thing to thing."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitor

FOCUSED = """() => document.activeElement?.dataset?.thing ?? "" """
TABS = 80
FURTHER = """(key) => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement);
  const [wantedX, wantedY] = middle(document.querySelector(`#stage [data-thing="${key}"]`));
  const across = wantedX > x ? "ArrowRight" : "ArrowLeft";
  const down = wantedY > y ? "ArrowDown" : "ArrowUp";
  return Math.abs(wantedX - x) > Math.abs(wantedY - y) ? [across, down] : [down, across];
}"""
"""Which arrows lead from where the focus is to a thing, the better one first."""


async def walk_to(person: Visitor, key: str) -> str:
    """Reach the board with Tab, and the thing with arrows; its name, as a screen reader speaks it."""
    for _ in range(TABS):
        if await person.page.evaluate(FOCUSED):
            break
        await person.page.keyboard.press("Tab")
    for _ in range(TABS):
        here = await person.page.evaluate(FOCUSED)
        if here == key:
            focused = person.page.locator(f'#stage [data-thing="{key}"]')
            await expect(focused).to_have_attribute("role", "button")
            return await focused.get_attribute("aria-label") or ""
        for arrow in await person.page.evaluate(FURTHER, key):
            await person.page.keyboard.press(arrow)
            if await person.page.evaluate(FOCUSED) != here:
                break
    pytest.fail(f"{key} is not reached")


async def choose(person: Visitor, key: str) -> str:
    """Walk to a thing and choose it; its name."""
    name = await walk_to(person, key)
    await person.press("Enter")
    await person.wait_until_asked()
    return name
