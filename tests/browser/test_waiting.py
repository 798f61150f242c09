"""Whoever waits reads who is thinking, hears what is said without opening anything, and can remind the others."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_somebody_who_keeps_others_waiting_is_reminded(visitors: Visitors, size: dict[str, int]) -> None:
    seats, _ = visitors.server.open_table("hh", game="arena")
    anna, bruno = await visitors.come("Anna", size=size), await visitors.come("Bruno", size=size)
    await bruno.page.clock.install()
    await bruno.sit(seats[1])
    await expect(bruno.page.locator("#prompt-text")).to_have_text("Anna non è al tavolo: si aspetta.")
    await bruno.page.clock.fast_forward(31_000)
    await expect(bruno.page.locator("#actions .nudge")).to_have_count(0)  # nobody would hear it
    await anna.sit(seats[0])
    await expect(bruno.page.locator("#prompt-text")).to_have_text("Anna sta pensando…")
    stage = await bruno.page.locator("#stage").bounding_box()
    await bruno.page.clock.fast_forward(31_000)
    await expect(bruno.page.locator("#actions .nudge")).to_have_text("Fai un cenno ad Anna")
    await bruno.picture(f"nudge-{size['width']}")
    assert await bruno.page.locator("#stage").bounding_box() == stage
    await bruno.page.click("#actions .nudge")
    await expect(anna.page.locator("#notices")).to_contain_text("Bruno ti aspetta.")
    await expect(bruno.page.locator("#actions .nudge")).to_have_count(0)
    await anna.page.wait_for_function("document.getElementById('live').textContent !== ''")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_what_is_said_is_seen_without_opening_the_chat(visitors: Visitors, size: dict[str, int]) -> None:
    seats, _ = visitors.server.open_table("hh")
    anna, bruno = await visitors.come("Anna", size=size), await visitors.come("Bruno")
    await anna.sit(seats[0])
    await bruno.sit(seats[1])
    await bruno.page.click("#tab-chat")
    await bruno.page.fill("#chat-text", "Buona fortuna!")
    await bruno.page.keyboard.press("Enter")
    said = anna.page.locator("#notices .said-text")
    await expect(said).to_have_text("Bruno: Buona fortuna!")
    await anna.picture(f"said-{size['width']}")
    await expect(anna.page.locator("#side-open, #tab-chat").first).to_have_class("plain unread")
    await said.click()
    await expect(anna.page.locator("#chat-lines")).to_be_visible()
    await expect(anna.page.locator(".unread")).to_have_count(0)
    await bruno.page.fill("#chat-text", "A te")
    await bruno.page.keyboard.press("Enter")
    await expect(anna.page.locator("#chat-lines li")).to_have_count(2)
    await expect(said).to_have_text("Bruno: Buona fortuna!")  # what is in sight needs no notice
