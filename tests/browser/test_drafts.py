"""A draft in the browser: from the form through the boosters and the deck to the match."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
PATIENCE = 30_000


async def test_a_draft_with_bots_to_the_match(visitors: Visitors) -> None:
    anna = await visitors.come()
    page = anna.page
    await anna.go("/?game=lorcana")
    await page.wait_for_selector("#settings select")
    await page.click("#draft-box summary")
    await page.wait_for_selector("#draft-fields select", timeout=PATIENCE)
    await page.get_by_label("Espansione").select_option("5")
    await page.click("#draft-open")
    await page.wait_for_selector("#booster .draft-card", timeout=PATIENCE)
    await expect(page.locator("#booster .draft-card")).to_have_count(12)
    await anna.picture("draft")
    for taken in range(1, 49):
        await page.click("#booster .draft-card >> nth=0")
        await expect(page.locator("#pool .draft-card")).to_have_count(taken)
    await expect(page.locator("#build-tools")).to_be_visible()
    await expect(page.locator("#size")).to_have_text("Carte nel mazzo: 35, almeno 35.")
    await page.click('#pool .draft-card[aria-pressed="true"] >> nth=0')
    await expect(page.locator("#done")).to_be_disabled()
    await page.click("#suggest")
    await anna.picture("draft-deck")
    await page.click("#done")
    await page.click("#match", timeout=PATIENCE)
    await page.wait_for_selector("#stage svg", timeout=PATIENCE)
    await expect(page.locator("#people .series")).to_contain_text("Partita 1, al meglio di 3.")
