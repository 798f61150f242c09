"""Best of three in the browser: from the form to the end of the match, at one link."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def concede(visitor: Visitor) -> None:
    await visitor.page.click("#concede")
    await visitor.page.click("#concede-yes")
    await visitor.page.wait_for_selector("#ending:not([hidden])")


async def test_best_of_three_from_the_form_to_the_end(visitors: Visitors) -> None:
    anna = await visitors.come()
    page = anna.page
    await anna.go("/?game=lyon")
    await page.wait_for_selector("#settings select")
    await page.get_by_label("Incontro").select_option("3")
    await page.click("#start")
    await anna.wait_until_asked()
    first = page.url
    await expect(page.locator("#people .series")).to_contain_text("Partita 1, al meglio di 3.")
    await concede(anna)
    await expect(page.locator("#ending-series")).to_contain_text("Partita 1, al meglio di 3.")
    await expect(page.locator("#ending-replay")).to_be_hidden()
    await expect(page.locator("#rematch")).to_have_text("Prossima partita")
    await anna.picture("series-game-1")
    await page.click("#rematch")
    await expect(page.locator("#people .series")).to_contain_text("Partita 2, al meglio di 3.")
    assert page.url == first
    await expect(page.locator("#ending")).to_be_hidden()
    await concede(anna)
    await expect(page.locator("#ending-series")).to_contain_text("vince l'incontro")
    await expect(page.locator("#ending-series a")).to_have_count(2)
    await anna.picture("series-end")
    await page.click("#ending-series a >> nth=0")
    await page.wait_for_selector("#stage svg")
    assert ".1?" in page.url


async def test_cards_are_exchanged_with_the_sideboard_between_two_games(visitors: Visitors) -> None:
    anna = await visitors.come()
    page = anna.page
    answer = await page.request.post(f"{anna.url}/api/decks/lorcana?lang=en", data={"deck": "ready-to-let-loose"})
    ready = (await answer.json())["text"]
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    decks = [f"{ready}\nSideboard\n1 Anna - Mystical Majesty\n", "ready-to-let-loose"]
    options = {"decks": decks, "sideboards": "yes"}
    order = {"game": "lorcana", "seats": seats, "options": options, "best_of": 3}
    answer = await page.request.post(f"{anna.url}/api/tables", data=order)
    await anna.go((await answer.json())["seats"][0]["url"])
    await anna.wait_until_asked()
    await expect(page.locator("#ending-sideboard")).to_be_hidden()
    await concede(anna)
    await page.click("#ending-sideboard summary")
    await expect(page.locator("#ending-sideboard .beside li")).to_have_text("+ 1 Anna - Maestà Mistica")
    await page.click("#ending-sideboard .beside button")
    await expect(page.locator("#ending-sideboard [role=status]")).to_have_text("Una carta per una: 0 tolte, 1 messe.")
    await expect(page.locator("#rematch")).to_be_disabled()
    await page.get_by_label("Togli Olaf").click()
    await expect(page.locator("#ending-sideboard [role=status]")).to_contain_text("Scambi: 1.")
    await page.click("#rematch")
    await expect(page.locator("#people .series")).to_contain_text("Partita 2, al meglio di 3.")
    await concede(anna)
    await expect(page.locator("#ending-sideboard")).to_be_hidden()
