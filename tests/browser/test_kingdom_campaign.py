"""The campaign of the kingdom: the first scenario is won, stars are seen, the second one opens."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

import ludoteca
from tests.browser.victories import click_through, table_of, victory
from tests.browser.visitors import Visitors
from tests.table.clients import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")
LAST = 6
"""So many choices are clicked in the end."""


def campaign_words(players: int) -> str:
    """What the easiest level of the first scenario means to so many."""
    found = ludoteca.game("kingdom").campaign()
    assert found is not None
    return found.chapters[0].changes_on(found.levels[0], players).it


async def test_the_first_scenario_is_won_and_the_second_opens(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=kingdom")
    await anna.page.click("#campaign-begin")
    await anna.page.wait_for_url("**/c/**")
    campaign = anna.page.url
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 0 su 30")
    await expect(anna.page.locator("#chapter-name")).to_have_text("1. Il Guado di Pietra")
    await expect(anna.page.locator(".step.closed")).to_have_count(9)
    easiest = anna.page.locator("#levels .mode-hint >> nth=0")
    await expect(easiest).to_have_text(campaign_words(2))
    await anna.page.select_option("#seating select >> nth=0", "1")
    await expect(easiest).to_have_text(campaign_words(1))
    await anna.page.select_option("#settings select", "malik")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    link = anna.page.url
    line = victory(visitors.server, link)
    table = table_of(visitors.server, link)

    # Most of it is played elsewhere with the same link; for the end Anna comes back over the campaign's page.
    await anna.page.goto(campaign)
    match = table.match
    async with await Client.arrive(visitors.server, link) as elsewhere:
        for seat, id in line[:-LAST]:
            answer = await elsewhere.choose(seat, id, elsewhere.state["number"])
            assert answer["type"] == "ack", answer
            await elsewhere.until(answer["number"])
            match.choose(seat, id)
    await anna.page.click("#going-list a")
    await anna.page.wait_for_url(link)
    await anna.wait_until_asked()
    await click_through([anna], match, line[-LAST:], len(line) - LAST)
    await expect(anna.page.locator("#ending-title")).to_have_text("Il regno festeggia!")
    await expect(anna.page.locator("#ending-chapter")).to_have_text("Il Guado di Pietra · Una stella")
    await expect(anna.page.locator("#ending-chapter .icon")).to_have_count(1)
    await anna.picture("kingdom-campaign-ending-it")
    await anna.page.click("#ending-onward")
    await anna.page.wait_for_url(re.compile(re.escape(campaign) + r"\?chapter="))
    await expect(anna.page.locator("#chapter-name")).to_have_text(re.compile(r"^2\. "))
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 1 su 30")
    await expect(anna.page.locator(".step.won")).to_have_count(1)
    await expect(anna.page.locator(".step.closed")).to_have_count(8)
    await expect(anna.page.locator("#start")).to_be_visible()
    await expect(anna.page.locator("#played li")).to_have_text(re.compile("Vittoria · Il Guado di Pietra · Una stella"))
    await anna.page.screenshot(path=anna.screenshots / "kingdom-campaign-won-it.png", full_page=True)
