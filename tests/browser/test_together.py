"""A cooperative game on one screen: nobody looks away, and whoever likes acts."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_who_acts_is_chosen_by_name(visitors: Visitors, size: dict[str, int]) -> None:
    seats, _ = visitors.server.open_table(same_screen=True, game="kingdom", heroes=["alleria", "malik"])
    both = await visitors.come(size=size)
    await both.sit(seats[0])
    await both.wait_until_asked()
    await expect(both.page.locator("#curtain")).to_be_hidden()
    await expect(both.page.locator(".person.shown")).to_contain_text("Anna")
    assert "Alleria" in await both.prompt()
    await both.page.get_by_role("button", name="Gioca come Bruno").click()
    await expect(both.page.locator(".person.shown")).to_contain_text("Bruno")
    await expect(both.page.locator("#prompt-text")).to_contain_text("Malik")
    await both.page.keyboard.press("p")
    await expect(both.page.locator(".person.shown")).to_contain_text("Anna")
    await both.picture(f"together-{size['width']}")
    await both.press("1")
    await both.press("1")
    await both.wait_until_asked()
    await expect(both.page.locator("#people button")).to_have_count(1)  # phase 2: both are asked again
    assert await both.overflow() == 0


async def test_giving_up_is_for_everybody(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table(game="kingdom", heroes=["alleria", "malik"])
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno")
    await anna.sit(seats[0])
    await bruno.sit(seats[1])
    await anna.page.click("#concede")
    await expect(anna.page.locator("#concede-text")).to_have_text("La partita finisce subito, persa per tutti.")
    await anna.page.click("#concede-yes")
    for person in (anna, bruno):
        await expect(person.page.locator("#ending-title")).to_have_text("Il regno è caduto.")


async def test_alone_nobody_is_asked_how(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=kingdom")
    await expect(anna.page.locator(".mode-name >> nth=0")).to_have_text("Con i bot")
    quick = anna.page.locator(".box:has([value=kingdom]) .quick")
    await expect(quick).to_have_attribute("title", "Gioca subito con un bot")
    await anna.page.select_option("#seating select >> nth=0", "1")
    await expect(anna.page.locator("#how")).to_be_hidden()
    await anna.page.select_option("#seating select >> nth=0", "3")
    await expect(anna.page.locator("#how")).to_be_visible()
