"""The replay page: steps by slider and keys, links to a step, sides, and playing on from there."""

from __future__ import annotations

import re

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.conftest import SCREENSHOTS
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.table.clients import Client
from tests.table.servers import ThreadServer

pytestmark = pytest.mark.asyncio(loop_scope="session")
STEPS = 9
PATIENT = 90_000
"""Milliseconds for what a server works at before it answers."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def replay(browser: Browser, server: ThreadServer) -> str:
    """The replay's link of a match with some choices and a concession."""
    (first, second), watch = server.open_table("hh", first="player 1")
    visitors = Visitors(browser, server, SCREENSHOTS)
    people = [await visitors.come("Anna"), await visitors.come("Bruno")]
    for person, seat in zip(people, (first, second), strict=True):
        await person.sit(seat)
        for _ in range(4):
            await person.wait_until_asked()
            await person.click_option(*(await person.offered())[0])
    await people[0].page.click("#concede")
    await people[0].page.click("#concede-yes")
    await expect(people[0].page.locator("#ending")).to_be_visible()
    await visitors.leave()
    assert visitors.troubles == []
    return watch.replace("/w/", "/r/")


async def at_step(person: Visitor, step: int) -> None:
    await expect(person.page.locator("#where")).to_have_text(f"Passo {step} di {STEPS}")
    await expect(person.page.locator("#slider")).to_have_value(str(step))
    await person.page.wait_for_selector(f'body[data-number="{step}"]')


async def test_walking_through_a_match(visitors: Visitors, replay: str) -> None:
    guest = await visitors.come()
    await guest.go(f"{replay}?step=3")
    await at_step(guest, 3)
    await guest.page.wait_for_selector("#stage svg")
    page = guest.page
    for key, step in (("ArrowRight", 4), ("ArrowLeft", 3), ("End", STEPS), ("ArrowRight", STEPS), ("Home", 0)):
        await page.keyboard.press(key)
        await at_step(guest, step)
    assert page.url.endswith("?step=0")
    drawn = await page.inner_html("#stage")
    await page.locator("#slider").fill("5")
    await at_step(guest, 5)
    await expect(page.locator("#log-lines .now")).not_to_have_count(0)
    assert await page.inner_html("#stage") != drawn
    await guest.picture("replay-desktop-it")
    await page.reload()
    await at_step(guest, 5)


async def test_playing_and_stopping(visitors: Visitors, replay: str) -> None:
    guest = await visitors.come()
    await guest.go(replay)
    await at_step(guest, 0)
    await guest.page.click("#play")
    await expect(guest.page.locator("#play")).to_have_attribute("aria-label", "Pausa")
    await at_step(guest, 2)
    await guest.page.keyboard.press("p")
    await expect(guest.page.locator("#play")).to_have_attribute("aria-label", "Riproduci")


async def test_the_other_side_turns_the_picture(visitors: Visitors, replay: str) -> None:
    guest = await visitors.come(permissions=["clipboard-read", "clipboard-write"])
    await guest.go(f"{replay}?step=8")
    await guest.page.wait_for_selector("#stage svg")
    held = set(await guest.things("[data-why^='play:']"))
    assert len(held) == 5
    await guest.page.select_option("#seat", "1")
    await guest.page.wait_for_function(
        "(key) => !document.querySelector(`#stage [data-thing='${key}'][data-why]`)",
        arg=sorted(held)[0],
    )
    assert held & set(await guest.things("[data-why^='play:']")) == set()
    await guest.page.click("#share")
    await expect(guest.page.locator("#share .label")).to_have_text("Copiato")
    assert re.search(r"/r/[\w-]+\?step=8$", await guest.page.evaluate("() => navigator.clipboard.readText()"))


async def test_playing_on_from_a_step_against_a_bot(visitors: Visitors, replay: str) -> None:
    guest = await visitors.come("Carla")
    await guest.go(f"{replay}?step=8")
    await guest.page.wait_for_selector("#stage svg")
    await guest.page.click("#play-on")
    await guest.page.select_option("#play-on-bot", "level1")
    await guest.page.click("#play-on-form .action")
    await guest.page.wait_for_url("**/t/**")
    await guest.wait_until_asked()
    await expect(guest.page.locator("#people .own")).to_contain_text("Carla")
    await guest.click_option(*(await guest.offered())[-1])


async def test_a_match_that_goes_on_has_no_replay_yet(visitors: Visitors) -> None:
    _, watch = visitors.server.open_table("hh")
    guest = await visitors.come()
    await guest.go(watch.replace("/w/", "/r/"))
    await expect(guest.page.locator("#prompt-text")).to_contain_text("ancora in corso")


async def test_the_replay_fits_a_phone(visitors: Visitors, replay: str) -> None:
    guest = await visitors.come(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    await guest.go(f"{replay}?step=8")
    await guest.page.wait_for_selector("#stage svg.tall")
    assert await guest.overflow() == 0
    await guest.picture("replay-phone-it")


async def test_the_seal_is_shown_at_the_table_and_opened_in_the_replay(
    visitors: Visitors, server: ThreadServer, replay: str
) -> None:
    (first, _), _ = server.open_table("hh", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(first)
    seal = anna.page.locator("#seal")
    await expect(seal).to_contain_text("Il sigillo del caso")
    await expect(seal.locator("code")).to_have_count(1)
    guest = await visitors.come()
    await guest.go(replay)
    seal = guest.page.locator("#seal")
    await expect(seal).to_contain_text("Controllato")
    await expect(seal.locator("code")).to_have_count(2)
    await expect(seal.locator("a")).to_have_attribute("href", re.compile("/api/replay/.*/file$"))


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def played(server: ThreadServer) -> str:
    """The replay's link of a whole match between two beginners."""
    _, watch = server.open_table("bb", bot="level1", game="arena", mode="ch1")
    async with await Client.arrive(server, watch) as spectator:
        while spectator.state["outcome"] is None:
            await spectator.next("state")
    return watch.replace("/w/", "/r/")


async def test_the_analysis_shows_the_curve_and_the_mistakes(visitors: Visitors, played: str) -> None:
    guest = await visitors.come("Carla")
    page = guest.page
    await guest.go(played)
    await page.wait_for_selector("#stage svg", timeout=PATIENT)
    await page.keyboard.press("a")
    await page.click("#analyse")
    await expect(page.locator(".analysis-line")).to_be_visible(timeout=PATIENT)
    await expect(page.locator(".analysis-interval")).to_have_count(1)
    await expect(page.locator(".analysis-summary li").first).to_contain_text("turno")
    worst = page.locator(".analysis-mistakes li").first
    await expect(worst).to_contain_text("Meglio:")
    await guest.picture("analysis-desktop-it")
    step = await worst.get_attribute("data-step")
    await worst.locator(".log-text").click()
    await page.wait_for_selector(f'body[data-number="{step}"]')
    async with page.expect_download() as download:
        await page.click("#analysis-export")
    assert (await download.value).suggested_filename == "arena-analisi.txt"
    await worst.locator("button.quiet").click()
    await page.select_option("#play-on-bot", "level1")
    await page.click("#play-on-form .action")
    await page.wait_for_url("**/t/**")
    await page.wait_for_selector("#stage svg", timeout=PATIENT)


async def test_the_analysis_fits_a_phone(visitors: Visitors, played: str) -> None:
    guest = await visitors.come("Carla", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    await guest.go(played)
    await guest.page.wait_for_selector("#stage svg", timeout=PATIENT)
    await guest.page.click("#side-open")
    await guest.page.click("#tab-analysis")
    if await guest.page.locator("#analyse").is_visible():
        await guest.page.click("#analyse")
    await expect(guest.page.locator(".analysis-line")).to_be_visible(timeout=PATIENT)
    await guest.picture("analysis-phone-it")
    assert await guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
