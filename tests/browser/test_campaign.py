"""The campaign page: a path of chapters, levels, tables, and the way back from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from ludoteca.table.beginnings import Beginning
from ludoteca.table.campaign_storage import Result
from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Entry, NewTable, Player, Row, Storage
from ludoteca.table.tokens import hashed
from tests.browser.test_access import CONTRAST, PAPER, check_page
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.table.clients import Client
from tests.table.sagas import chapter_order, install
from tests.table.servers import ThreadServer

pytestmark = pytest.mark.asyncio(loop_scope="session")
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture(autouse=True, scope="module")
def _saga() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        install(patch)
        yield


def begin(server: ThreadServer, name: str = "Noi due", game: str = "saga") -> str:
    url: str = server.post("/api/campaigns", {"game": game, "name": name}).json()["url"]
    return url


def note(server: ThreadServer, campaign: str, *victories: tuple[str, str]) -> None:
    """Victories of long ago: their tables are forgotten, what they won is not."""
    storage = Storage(server.database)
    hash = hashed(campaign[3:])
    for number, (chapter, level) in enumerate(victories):
        table = f"{hash[:24]}{number}"
        storage.create(
            NewTable(table, "kingdom", 1, Beginning({}), [Player(0)], [Link(table, table, ())], campaign=hash)
        )
        won = Result(hash, chapter, level, True)
        storage.append(Entry(table, Row(1, 0, "choice", "done", []), result=won))
    storage.close()


async def win(server: ThreadServer, campaign: str, chapter: str, level: str) -> None:
    """A chapter won over the net: one of two people gives up, and the other has won."""
    made = server.post(f"/api/campaigns/{campaign[3:]}/tables", chapter_order(chapter, level)).json()
    async with await Client.arrive(server, made["seats"][1]["url"]) as bruno:
        await bruno.send(type="concede", seat=1, after=0)
        await bruno.next("ack")


async def give_up(person: Visitor) -> None:
    await person.page.click("#concede")
    await person.page.click("#concede-yes")
    await expect(person.page.locator("#ending")).to_be_visible()


async def test_a_campaign_is_begun_on_the_start_page_and_found_again_there(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=lyon")
    await anna.page.wait_for_selector(".game")
    await expect(anna.page.locator("#campaign")).to_be_hidden()
    await expect(anna.page.locator("#campaigns")).to_be_hidden()
    await anna.go("/?game=saga")
    await anna.page.click("#campaign-begin")
    await anna.page.wait_for_url("**/c/**")
    await expect(anna.page.locator("#title")).to_have_text("Campagna · Saga di Lyon")
    await expect(anna.page.locator("#name")).to_have_value("Campagna di Anna")
    await anna.page.fill("#name", "Le nostre battaglie")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page).to_have_title("Le nostre battaglie · Saga di Lyon")
    campaign = anna.page.url
    await anna.page.click(".mark")
    row = anna.page.locator("#campaign-list a")
    await expect(row).to_contain_text("Le nostre battaglie")
    await expect(row).to_contain_text("Stelle: 0 su 9")
    await anna.page.screenshot(path=anna.screenshots / "campaign-start-it.png", full_page=True)
    await row.click()
    await anna.page.wait_for_url(campaign)
    await anna.go("/")
    await anna.page.click("#campaign-list button")
    await expect(anna.page.locator("#campaigns")).to_be_hidden()


async def test_a_chapter_is_lost_then_won_and_the_next_one_opens(visitors: Visitors) -> None:
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno", locale="en-GB")
    campaign = begin(visitors.server)
    await anna.go(campaign)
    await expect(anna.page.locator(".step.closed")).to_have_count(2)
    await expect(anna.page.locator("[name=level][value=iron]")).to_be_disabled()
    await expect(anna.page.locator(".level.closed")).to_contain_text("Serve prima una vittoria: Tre stelle")
    await expect(anna.page.locator("[name=level][value=one]")).to_be_checked()
    await anna.page.check("[name=mode][value=bot]")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    await give_up(anna)
    await expect(anna.page.locator("#ending-onward")).to_be_hidden()
    await expect(anna.page.locator("#ending-chapter")).to_have_text("I leoni · Una stella")
    await anna.page.click("#ending-campaign")
    await anna.page.wait_for_url(f"**{campaign}")
    await expect(anna.page.locator("#played li")).to_have_text(re.compile("Sconfitta · I leoni · Una stella"))
    await anna.page.check("[name=level][value=three]")
    await anna.page.check("[name=mode][value=friend]")
    await anna.page.click("#start")
    await expect(anna.page.locator("#ready")).to_be_visible()
    await expect(anna.page.locator("#ready-title")).to_be_focused()
    link = await anna.page.input_value("#links input >> nth=0")
    await bruno.page.goto(link)
    await bruno.page.click("#go")
    await bruno.page.wait_for_selector("#stage svg")
    await anna.page.click("#sit")
    await anna.page.wait_for_selector("#stage svg")
    await give_up(bruno)
    await expect(bruno.page.locator("#ending-onward")).to_have_text("Next: The corsairs")
    await expect(anna.page.locator("#ending-onward")).to_have_text("Avanti: I corsari")
    await expect(anna.page.locator("#ending-chapter .icon")).to_have_count(3)
    await anna.picture("campaign-ending-it")
    await anna.page.click("#ending-onward")
    await anna.page.wait_for_url(f"**{campaign}?chapter=corsairs")
    await expect(anna.page.locator("#chapter-name")).to_have_text("2. I corsari")
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 3 su 9")
    await expect(anna.page.locator(".step.closed")).to_have_count(1)
    await anna.page.check("[name=chapter][value=lions]")
    await expect(anna.page.locator("[name=level][value=iron]")).to_be_enabled()


async def test_a_locked_chapter_can_be_read_but_not_played(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go(begin(visitors.server))
    await anna.page.locator("[name=chapter][value=lions]").focus()
    await anna.page.keyboard.press("ArrowRight")
    await anna.page.keyboard.press("ArrowRight")
    await expect(anna.page.locator("#chapter-name")).to_have_text("3. I custodi")
    await expect(anna.page.locator("#chapter-closed")).to_have_text("Si apre con una vittoria in «I corsari».")
    await expect(anna.page.locator("#start")).to_be_hidden()
    await anna.page.keyboard.press("ArrowLeft")
    await anna.page.keyboard.press("ArrowLeft")
    await expect(anna.page.locator("#start")).to_be_visible()
    await expect(anna.page.locator(".stone", has_text="corsari")).to_contain_text("bloccato")


async def test_a_campaign_is_played_with_the_keyboard_alone(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go(begin(visitors.server))
    await anna.page.wait_for_selector("#levels input")
    for name in ("chapter", "level", "mode"):
        for _ in range(20):
            await anna.page.keyboard.press("Tab")
            if await anna.page.evaluate("() => document.activeElement.name ?? ''") == name:
                break
        assert await anna.page.evaluate("() => document.activeElement.name") == name
    await anna.page.keyboard.press("Enter")
    await anna.page.wait_for_url("**/t/**")


async def test_a_match_that_goes_on_is_listed(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    campaign = begin(visitors.server)
    await anna.go(campaign)
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    table = anna.page.url
    await anna.page.wait_for_selector("#stage svg")
    await anna.go(campaign)
    await expect(anna.page.locator("#going-list a")).to_contain_text("I leoni")
    await anna.page.click("#going-list a")
    await anna.page.wait_for_url(table)


async def test_what_companions_win_is_seen_on_coming_back(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    campaign = begin(visitors.server)
    await anna.go(campaign)
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 0 su 9")
    await win(visitors.server, campaign, "lions", "one")
    await anna.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 1 su 9")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_everybody_can_use_the_page(visitors: Visitors, scheme: str) -> None:
    campaign = begin(visitors.server)
    for chapter, level in (("lions", "three"), ("lions", "iron"), ("corsairs", "one")):
        await win(visitors.server, campaign, chapter, level)
    guest = await visitors.come(color_scheme=scheme)
    await guest.go(campaign)
    await guest.page.wait_for_selector("#levels input")
    await check_page(guest)
    words = f"{PAPER}, .stone-name, .campaign-total span, .played span, .played small, .mode span, .medal"
    assert await guest.page.evaluate(CONTRAST, words) == []
    stars = guest.page.locator(".step >> nth=0").locator(".stars")
    await expect(stars).to_have_attribute("title", "Stelle: 3 su 3, Di ferro")
    await guest.page.screenshot(path=guest.screenshots / f"campaign-saga-{scheme}-it.png", full_page=True)


async def test_the_page_fits_a_phone_and_speaks_english(visitors: Visitors) -> None:
    campaign = begin(visitors.server, "Us two")
    await win(visitors.server, campaign, "lions", "one")
    guest = await visitors.come(locale="en-GB", **TOUCH)
    await guest.go(campaign)
    await guest.page.wait_for_selector("#levels input")
    assert await guest.overflow() == 0
    await expect(guest.page.locator("#total")).to_have_text("Stars: 1 of 9")
    await guest.page.click("#languages [data-lang=it]")
    await expect(guest.page.locator("#total")).to_have_text("Stelle: 1 su 9")
    await guest.page.click("#languages [data-lang=en]")
    await expect(guest.page.locator("#chapter-name")).to_have_text("2. The corsairs")
    await guest.page.screenshot(path=guest.screenshots / "campaign-saga-phone-en.png", full_page=True)


async def test_the_link_can_be_copied_for_another_device(visitors: Visitors) -> None:
    anna = await visitors.come("Anna", permissions=["clipboard-read", "clipboard-write"])
    campaign = begin(visitors.server)
    await anna.go(f"{campaign}?chapter=lions")
    await anna.page.click("#share")
    assert await anna.page.evaluate("() => navigator.clipboard.readText()") == visitors.server.url + campaign


HOW_MANY = r"(?:da )?\d+(?: a \d+)?"


async def said_of_level(level: Locator) -> str:
    """With how many hearts and crystals it begins for so many players: two numbers, neither from one to another."""
    found = re.search(f"{HOW_MANY} cuori, {HOW_MANY} cristall[io]", await level.inner_text())
    assert found is not None
    assert " a " not in found[0]
    return found[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_the_ten_scenarios_of_kingdom_rush(visitors: Visitors, size: dict[str, int]) -> None:
    campaign = begin(visitors.server, "Campagna di Anna", "kingdom")
    note(
        visitors.server, campaign, ("s01", "three_stars"), ("s01", "heroic"), ("s02", "two_stars"), ("s03", "one_star")
    )
    anna = await visitors.come("Anna", size=size)
    await anna.go(campaign)
    await expect(anna.page.locator(".step")).to_have_count(10)
    await expect(anna.page.locator(".step.won")).to_have_count(3)
    await expect(anna.page.locator(".step.closed")).to_have_count(6)
    await expect(anna.page.locator("#total")).to_have_text("Stelle: 6 su 30")
    await expect(anna.page.locator("#chapter-name")).to_have_text("4. Il Passo del Colosso")
    easiest = anna.page.locator(".level >> nth=0")
    for_two = await said_of_level(easiest)
    await expect(anna.page.locator("#settings select")).to_have_count(2)  # a hero each
    assert await anna.overflow() == 0
    await anna.page.screenshot(path=anna.screenshots / f"campaign-kingdom-{size['width']}-it.png", full_page=True)
    await anna.page.select_option("#seating select >> nth=0", "1")
    assert await said_of_level(easiest) != for_two, "as many hearts as for two players"
    await anna.page.select_option("#settings select", "alleria")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    await give_up(anna)
    await expect(anna.page.locator("#ending-chapter")).to_have_text("Il Passo del Colosso · Una stella")
    await anna.page.click("#ending-campaign")
    await expect(anna.page.locator("#played li >> nth=0")).to_contain_text("Sconfitta · Il Passo del Colosso")


async def test_a_campaign_that_does_not_exist_says_so(visitors: Visitors) -> None:
    guest = await visitors.come()
    await guest.go("/c/nothing-here")
    await expect(guest.page.locator("h1")).to_be_visible()
    await expect(guest.page.locator("h1")).to_have_text("Qui non c'è nessun tavolo")
