"""The first visit to the start page: a tour that points at real things, can be left, and comes once."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import DESKTOP, PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
SHIFT = """() => new Promise((done) => {
  let sum = 0;
  const watching = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  });
  watching.observe({ type: "layout-shift" });
  setTimeout(() => done(sum), 300);
})"""
POINTED = """() => {
  const ring = document.querySelector(".tour-ring").getBoundingClientRect();
  const box = document.querySelector(".tour").getBoundingClientRect();
  const apart = box.bottom <= ring.top || box.top >= ring.bottom || box.right <= ring.left || box.left >= ring.right;
  const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return { apart, inside };
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_newcomer_is_shown_around_once(visitors: Visitors, size: dict[str, int]) -> None:
    newcomer = await visitors.come(size=size, first=True)
    page = newcomer.page
    await newcomer.go("/")
    tour = page.get_by_role("dialog", name="Scegli un gioco")
    await expect(tour).to_be_focused(timeout=60_000)
    for step in range(1, 6):
        await expect(page.locator(".tour-count")).to_have_text(f"{step} di 5")
        assert await page.evaluate(POINTED) == {"apart": True, "inside": True}, step
        await newcomer.picture(f"tour-{step}-{size['width']}")
        await page.keyboard.press("ArrowRight")
        assert await page.evaluate(SHIFT) == 0
    await expect(page.locator(".tour")).to_have_count(0)
    await page.reload()
    await page.wait_for_selector(".game")
    await expect(page.locator(".tour")).to_have_count(0)
    await page.click("#tour-again")
    await expect(page.locator(".tour")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(".tour")).to_have_count(0)


async def test_a_tour_in_english_can_be_left_and_hinders_nobody(visitors: Visitors) -> None:
    newcomer = await visitors.come(locale="en-GB", first=True)
    await newcomer.go("/")
    await expect(newcomer.page.locator("#tour-title")).to_have_text("Choose a game", timeout=60_000)
    await newcomer.page.click("#languages [data-lang=it]")
    await expect(newcomer.page.locator(".tour")).to_have_count(0)  # whoever uses the page has seen enough
    await expect(newcomer.page.locator("#languages [data-lang=it]")).to_have_attribute("aria-pressed", "true")
    await newcomer.page.click("#rulebook-open")
    await expect(newcomer.page.locator("#rulebook-count")).to_contain_text("Regole: ")
