"""A collection in the deck builder: brought in as a CSV, kept, and held against decks."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import FilePayload, Page, expect

from tests.browser.test_deck_builder import PATIENCE, builder, import_text
from tests.browser.visitors import Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ROWS = ("1,1,Elsa - Spirit of Winter,1,42", "0,3,Flotsam - Ursula's Spy,1,43", "1,0,Nobody,,")
OWNED = "\n".join(["Normal,Foil,Name,Set,Card Number", *ROWS])


async def bring(page: Page, text: str) -> None:
    file: FilePayload = {"name": "mine.csv", "mimeType": "text/csv", "buffer": text.encode()}
    await page.set_input_files("#collection-file", files=[file])


async def test_a_collection_shows_what_one_has_and_what_a_deck_lacks(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana")
    page = anna.page
    await expect(page.locator("#filter-owned")).to_have_count(0)
    await page.click("#collect")
    await bring(page, "Mazzo,Foto\n1,2\n")
    await expect(page.locator("#collection-problem")).to_contain_text("«Mazzo», «Foto»", timeout=PATIENCE)
    await bring(page, OWNED)
    await expect(page.locator("#collection-total")).to_have_text("Le tue carte: 5, diverse: 2.")
    await expect(page.locator("#collection-problem")).to_be_hidden()
    await page.click("#collection-unread summary")
    await expect(page.locator("#collection-unread-rows")).to_have_text(
        "Riga 4: Nobody: Nessuna carta si chiama «Nobody»."
    )
    await expect(page.locator("#collection-decks li")).to_have_count(23)
    await expect(page.locator("#collection-decks li").first).to_contain_text("mancano")
    await page.click("#collection-close")
    await page.select_option("#filter-owned", "yes")
    await expect(page.locator("#list li")).to_have_count(2)
    await expect(page.locator('#list li[data-id="1-42"] .owned')).to_have_text("ne hai 2")
    await import_text(page, "4 Elsa - Spirit of Winter\n2 Flotsam - Ursula's Spy\n")
    await expect(page.locator("#missing-count")).to_have_text("mancano 2 carte", timeout=PATIENCE)
    await page.click("#missing summary")
    await expect(page.locator("#missing-cards li")).to_have_text("2 Elsa - Spirito dell'Inverno (ne hai 2)")
    await page.reload()
    await expect(page.locator("#missing-count")).to_have_text("mancano 2 carte")
    for _ in range(2):
        await page.click('#entries [data-id="1-42"] .less')
    await expect(page.locator("#complete")).to_be_visible()
    await expect(page.locator("#missing")).to_be_hidden()
    await page.click("#collect")
    await page.click("#collection-forget")
    await expect(page.locator("#collection-known")).to_be_hidden()
    await page.click("#collection-close")
    await expect(page.locator("#complete")).to_be_hidden()
    await expect(page.locator("#filter-owned")).to_have_count(0)


async def test_a_sideboard_is_kept_with_its_deck(visitors: Visitors) -> None:
    anna = await builder(visitors, "lorcana")
    await import_text(anna.page, "2 Flotsam - Ursula's Spy\n\nSideboard\n1 Elsa - Spirit of Winter\n")
    side = anna.page.locator("#side li")
    await expect(side).to_have_text("1Elsa - Spirito dell'Inverno", timeout=PATIENCE)
    await expect(anna.page.locator("#total")).to_have_text("2 carte.")
    await expect(anna.page.locator("#judged")).not_to_be_empty(timeout=PATIENCE)
    await anna.page.reload()
    await expect(side).to_have_count(1)
    await anna.page.click("#export")
    await expect(anna.page.locator("#exported")).to_have_value(re.compile(r"Riserva\n1 Elsa"), timeout=PATIENCE)


async def test_games_without_collections_do_not_speak_of_them(visitors: Visitors) -> None:
    anna = await builder(visitors, "lyon")
    await expect(anna.page.locator("#collect")).to_be_hidden()
