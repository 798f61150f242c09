"""Puzzles in the browser: from the shelf to a table, solved by clicks, failed, begun again, remembered."""

from __future__ import annotations

from random import Random

import pytest
from playwright.async_api import expect

import ludoteca
from ludoteca.puzzles.shelf import shipped
from tests.browser.clicking import act, offers
from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
PUZZLE = shipped(ludoteca.game("lorcana"))[0]


async def choose(person: Visitor, wanted: str) -> bool:
    """Click an option, or what is the only one before it; says whether it was the option."""
    seen = await offers(person)
    ids = [id for id, _ in seen["offers"]]
    id = wanted if wanted in ids else ids[0]
    await act(person, seen, Random(0), {other: float(other == id) for other in ids})
    return id == wanted


async def test_a_puzzle_is_failed_begun_again_and_solved(visitors: Visitors) -> None:
    anna = await visitors.come()
    page = anna.page
    await anna.go("/")
    await page.click("#puzzles")
    await page.locator(".puzzle-list button").nth(0).click()
    await anna.wait_until_asked()
    first = page.url
    await expect(page.locator("#puzzle-text")).to_have_text("Rompicapo 1. Vinci in questo turno.")
    await anna.picture("puzzle")
    assert await choose(anna, "end")
    await expect(page.locator("#puzzle-text")).to_have_text("Rompicapo 1. Non risolto: il turno è finito.")
    await page.click("#puzzle-solve")
    await expect(page.locator("#puzzle-solution li")).to_have_count(len(PUZZLE.solution))
    await anna.picture("puzzle-solution")
    await page.click("#puzzle-box button")
    await page.click("#puzzle-again")
    await expect(page.locator("#puzzle-text")).to_have_text("Rompicapo 1. Vinci in questo turno.")
    assert page.url != first
    for wanted in PUZZLE.solution:
        while not await choose(anna, wanted):
            pass
    await expect(page.locator("#puzzle-text")).to_have_text("Rompicapo 1. Risolto!")
    await expect(page.locator("#rematch")).to_be_hidden()
    await anna.picture("puzzle-solved")
    await page.click("#puzzle-others")
    await expect(page.locator(".puzzle-list button").nth(0)).to_contain_text("risolto")
    await expect(page.locator(".puzzle-list button").nth(1)).not_to_contain_text("risolto")
    await expect(page.locator(".puzzle-progress").first).to_have_js_property("value", 1)
    await expect(page.locator(".puzzle-head .action").first).to_have_text("Gioca il rompicapo 2")
    await anna.picture("puzzles")
    await page.locator(".puzzle-head .action").nth(0).click()
    await expect(page.locator("#puzzle-text")).to_have_text("Rompicapo 2. Vinci in questo turno.")
