"""Company at a table of the kingdom: two people at one screen, and bots in the other seats."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.victories import QUIET, click, table_of, things, victory
from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
HEROES = ["magnus", "malik"]
PATIENCE = 60_000
"""Milliseconds in which bots have finished their round, however busy the machine is."""
FEW = 24
"""Choices, with which both have done something."""


async def look(both: Visitor, seat: int) -> None:
    """Whoever acts presses their name, unless their side of the table is shown already."""
    page = both.page
    await page.wait_for_selector("body.asked:not(.busy)")
    if not await page.locator(f'.person.shown[data-seat="{seat}"]').count():
        await page.click(f'.person[data-seat="{seat}"] button')
        await page.wait_for_selector(f'.person.shown[data-seat="{seat}"]')


async def test_two_people_at_one_screen(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table(same_screen=True, game="kingdom", scenario="1", heroes=HEROES)
    line = victory(visitors.server, seats[0])
    match = table_of(visitors.server, seats[0]).match
    both = await visitors.come()
    await both.sit(seats[0])
    for number, (seat, id) in enumerate(line[:FEW]):
        await both.watch(QUIET, number)
        await look(both, seat)
        await click(both, id, things(match, seat)[id], number)
        match.choose(seat, id)
    await expect(both.page.locator("#curtain")).to_be_hidden()
    await both.picture("kingdom-one-screen-it")
    log = await both.text("#log-lines")
    assert {seat for seat, _ in line[2:FEW]} == {0, 1}
    assert "Anna passa" in log or "Anna costruisce" in log
    assert "Bruno passa" in log or "Bruno costruisce" in log


async def test_bots_take_the_other_seats_and_help(visitors: Visitors) -> None:
    (link,), _ = visitors.server.open_table("hbb", game="kingdom", scenario="1", bot="greedy")
    anna = await visitors.come("Anna")
    await anna.sit(link)
    await anna.wait_until_asked()
    assert len(await anna.things(".legal")) == 5  # bots choose after her
    await anna.click_option("thing", "hero:4")
    await anna.wait_until_asked()
    await anna.click_option(*(await anna.offered())[0])
    prompt, log = anna.page.locator("#prompt-text"), anna.page.locator("#log-lines")
    await expect(prompt).to_have_text("Torri ed eroi: che cosa fai?", timeout=PATIENCE)
    await anna.wait_until_asked()
    await expect(log).not_to_contain_text("costruisce")
    await anna.click_option("button", "ready")
    await expect(prompt).to_contain_text("Dopo di te altri hanno agito", timeout=PATIENCE)
    await anna.wait_until_asked()
    await anna.click_option("button", "stay")
    await expect(log).to_contain_text("Fase 6", timeout=PATIENCE)
    await expect(log).to_contain_text(re.compile(r"Avido \(bot [23]\) costruisce la torre \w+"))
    for bot in ("Avido (bot 2)", "Avido (bot 3)"):
        await expect(log).to_contain_text(re.compile(rf"{re.escape(bot)} (attiva|costruisce|passa) "))
        await expect(log).to_contain_text(f"{bot} ha finito.")
    await anna.picture("kingdom-bots-it")
