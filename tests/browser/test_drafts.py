"""A draft in the browser: from the form through the boosters and the deck to the match."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.test_axe import grave_findings
from tests.browser.visitors import PHONE, Visitor, Visitors

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


async def take_the_rest(visitor: Visitor, other: Visitor) -> None:
    """Take the first card of every booster, of both in turn, without waiting for the pages to show each."""
    seats = [f"{each.url}/api/drafts/{each.page.url.split('/d/')[1].split('?')[0]}" for each in (visitor, other)]
    request = visitor.page.request
    while not (told := await (await request.get(seats[0])).json())["over"]:
        for seat in seats:
            told = await (await request.get(seat)).json()
            if told["view"]["booster"] and not told["view"]["chosen"]:
                await request.post(seat, data={"take": told["view"]["booster"][0]["id"]})


async def build(visitor: Visitor) -> None:
    """Play with the deck that is suggested."""
    await expect(visitor.page.locator("#done")).to_be_enabled(timeout=PATIENCE)
    await visitor.page.click("#done")


async def give_up_game(visitor: Visitor) -> None:
    await visitor.page.wait_for_selector("#stage svg", timeout=PATIENCE)
    await visitor.page.locator("#concede").dispatch_event("click")
    await visitor.page.click("#concede-yes")
    await visitor.page.wait_for_selector("#ending:not([hidden])")


async def test_two_people_and_two_bots_from_the_form_to_the_last_round(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    bruno = await visitors.come("Bruno", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = anna.page
    await anna.go("/?game=lorcana")
    await page.wait_for_selector("#settings select")
    await page.click("#draft-box summary")
    await page.wait_for_selector("#draft-fields select", timeout=PATIENCE)
    await page.get_by_label("Espansione").select_option("5")
    await page.get_by_label("Persone").select_option("2")
    await page.locator("#draft-fields").get_by_label("Livello").select_option(index=0)
    await page.screenshot(path=anna.screenshots / "draft-form-it.png", full_page=True)
    await page.click("#draft-open")
    link = await page.locator("#draft-links code").first.inner_text(timeout=PATIENCE)
    await page.click("#draft-sit")
    assert "/j/" in link, "an invitation, which shows whoever opened the boosters nobody's cards"
    await bruno.go(link.removeprefix(bruno.url))
    await expect(bruno.page.locator("#game-name")).to_have_text("Disney Lorcana", timeout=PATIENCE)
    await bruno.picture("draft-invited-phone-it")
    await bruno.page.click("#go")
    await bruno.page.wait_for_url("**/d/*")
    for visitor in (anna, bruno):
        await visitor.page.click("#booster .draft-card >> nth=0", timeout=PATIENCE)
    for visitor in (anna, bruno):
        await expect(visitor.page.locator("#pool .draft-card")).to_have_count(1, timeout=PATIENCE)
    await anna.picture("draft-two-it")
    await bruno.picture("draft-two-phone-it")
    assert await bruno.overflow() == 0
    assert await grave_findings(page) == []
    await take_the_rest(anna, bruno)
    for visitor in (anna, bruno):
        await build(visitor)
    # The first round: they meet each other, and Bruno gives up.
    await expect(page.locator("#rounds-title")).to_have_text("Turno 1 di 2", timeout=PATIENCE)
    await expect(page.locator("#rounds tbody tr")).to_have_count(4)
    await page.click("#match", timeout=PATIENCE)
    await bruno.page.click("#match", timeout=PATIENCE)
    await give_up_game(bruno)
    await bruno.page.click("#rematch")
    await page.click("#rematch", timeout=PATIENCE)
    await expect(bruno.page.locator("#people .series")).to_contain_text("Partita 2, al meglio di 3.", timeout=PATIENCE)
    await expect(bruno.page.locator("#ending-draft")).to_be_hidden()
    await give_up_game(bruno)
    await bruno.picture("draft-match-over-phone-it")
    # The second: each against a bot, and nobody the same again.
    for visitor in (anna, bruno):
        await visitor.page.click("#ending-draft", timeout=PATIENCE)
        await expect(visitor.page.locator("#rounds-title")).to_have_text("Turno 2 di 2", timeout=PATIENCE)
    await expect(page.locator("#rounds tr.mine")).to_contain_text("vince contro Bruno")
    assert await grave_findings(page) == []
    assert await grave_findings(bruno.page) == []
    await page.screenshot(path=anna.screenshots / "draft-rounds-it.png")
    await bruno.page.screenshot(path=anna.screenshots / "draft-rounds-phone-it.png")
    for visitor in (anna, bruno):
        await visitor.page.click("#match", timeout=PATIENCE)
        await give_up_game(visitor)
        await visitor.page.click("#rematch")
        await expect(visitor.page.locator("#people .series")).to_contain_text("Partita 2", timeout=PATIENCE)
        await give_up_game(visitor)
        await visitor.page.click("#ending-draft")
    await expect(page.locator("#round-news")).to_have_text("Il draft è finito. Incontri vinti: 1.", timeout=PATIENCE)
    await expect(bruno.page.locator("#round-news")).to_have_text(
        "Il draft è finito. Incontri vinti: 0.", timeout=PATIENCE
    )
    assert await bruno.overflow() == 0
    await page.screenshot(path=anna.screenshots / "draft-over-it.png", full_page=True)
    await bruno.page.screenshot(path=anna.screenshots / "draft-over-phone-it.png")
