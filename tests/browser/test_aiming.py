"""Pointing at what one wants: its steps are taken, or the ways are asked at the thing; payment is proposed."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.horizons import laid_out
from tests.browser.horizons import seated as at_the_battle
from tests.browser.kingdoms import seated
from tests.browser.test_kingdom_keys import phase_two
from tests.browser.test_synchro_keys import MINE, TURN, WOLF
from tests.browser.visitors import Visitors
from tests.table.test_aiming import ways

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = {"width": 1400, "height": 900}


async def test_a_tower_shoots_where_somebody_points(visitors: Visitors) -> None:
    match = phase_two()
    thing, found = next(
        (key, found) for key in [f"tray:{n}" for n in range(9)] if len(found := ways(match, key)) in (2, 3)
    )
    anna = await seated(visitors, match, size=SCREEN)
    before = await anna.number()
    await anna.click_thing(thing)
    offered = anna.page.locator("#menu-options button")
    await expect(offered).to_have_text([way.label("it") for way in found])
    await anna.picture("kingdom-ways-it")
    await offered.first.click()
    await anna.wait_after(before)
    await anna.wait_until_asked()
    assert await anna.number() == f"{before}+{len(found[0].steps)}"
    await anna.press("Escape")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", before)


async def test_the_only_way_is_taken_at_once_and_where_there_is_none_nothing_happens(visitors: Visitors) -> None:
    match = phase_two()
    keys = [f"square:{n}" for n in range(35)]
    one = next(key for key in keys if len(ways(match, key)) == 1)
    none = next(key for key in keys if not ways(match, key))
    anna = await seated(visitors, match, size=SCREEN)
    before = await anna.number()
    await anna.click_thing(none)
    assert await anna.number() == before
    await anna.click_thing(one)
    await expect(anna.page.locator("body")).to_have_attribute("data-step", f"{before}+2")
    await expect(anna.page.locator("#menu")).to_be_hidden()


async def test_a_payment_is_proposed_and_can_be_changed(visitors: Visitors) -> None:
    anna = await at_the_battle(visitors, laid_out(TURN), size=SCREEN)
    await anna.click_thing(MINE)
    proposed = anna.page.locator("#actions .proposed")
    await expect(proposed).to_have_text("↵Come proposto: 1 blu")
    await expect(anna.page.locator("#actions [data-option^=pay]")).to_have_count(2)
    await anna.picture("synchro-proposal-it")
    await anna.page.evaluate("document.activeElement.blur()")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", "0+2")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", "0")


async def test_a_skill_is_used_by_pointing_at_the_monster(visitors: Visitors) -> None:
    anna = await at_the_battle(visitors, laid_out(TURN), size=SCREEN)
    await anna.click_thing(WOLF)
    way = anna.page.locator("#menu-options button")
    await expect(way).to_have_text("Dardo Arcano · 1 blu · Lupo Grigio")
    await way.click()
    await expect(anna.page.locator("#log-lines")).to_contain_text("Lupo Grigio subisce 3 danni")
