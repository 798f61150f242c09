"""Rules to browse and to search in, and the look that one chooses."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.conftest import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_the_rulebook_is_searched_from_the_table(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.page.click("#help-open")
    await anna.page.click("#rulebook-open")
    await expect(anna.page.locator(".rulebook-rule").first).to_be_visible()
    everything = await anna.page.locator(".rulebook-rule").count()
    await anna.page.fill("#rulebook-search", "LY-12.02")
    await expect(anna.page.locator(".rulebook-rule")).to_have_count(1)
    assert everything > 100
    await anna.page.click("#rulebook-close")
    await expect(anna.page.locator("#rulebook")).to_be_hidden()


async def test_the_look_is_chosen_and_remembered(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", color_scheme="light")
    await anna.sit(seat)
    paper = "() => getComputedStyle(document.getElementById('side')).backgroundColor"
    light = await anna.page.evaluate(paper)
    await anna.page.click("#help-open")
    await anna.page.click("#look")
    await anna.page.click("#look")
    await expect(anna.page.locator("html")).to_have_attribute("data-look", "dark")
    dark = await anna.page.evaluate(paper)
    assert dark != light
    await anna.page.reload()
    await expect(anna.page.locator("html")).to_have_attribute("data-look", "dark")
    assert await anna.page.evaluate(paper) == dark
