"""The start page: games, ways to play, names, languages, links, tables to return to."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.parametrize(
    ("locale", "lang", "title"),
    [
        ("it-IT", "it", "Che cosa giochiamo?"),
        ("en-GB", "en", "What shall we play?"),
        ("de-DE", "it", "Che cosa giochiamo?"),
    ],
)
async def test_the_browser_says_which_language(visitors: Visitors, locale: str, lang: str, title: str) -> None:
    guest = await visitors.come(locale=locale)
    await guest.go("/")
    await expect(guest.page.locator("#games-title")).to_have_text(title)
    assert await guest.page.get_attribute("html", "lang") == lang
    await guest.page.wait_for_selector(".game")
    await guest.picture(f"start-desktop-{locale}")


async def test_the_language_switch_is_remembered(visitors: Visitors) -> None:
    guest = await visitors.come(locale="it-IT")
    await guest.go("/")
    name = guest.page.locator(".game:has([value=lyon]) .game-name")
    await expect(name).to_have_text("Editti di Lyon", timeout=20_000)
    await guest.page.click("#languages [data-lang=en]")
    await expect(name).to_have_text("Edicts of Lyon")
    await guest.page.reload()
    await expect(name).to_have_text("Edicts of Lyon")
    await expect(guest.page.locator("#languages [data-lang=en]")).to_have_attribute("aria-pressed", "true")


async def test_a_game_against_a_bot_begins_with_a_name_and_a_deck(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/?game=lyon")
    await anna.page.fill("#name-0", "Anna")
    await anna.page.select_option("label:has([data-field=bot]) select", "level1")
    await anna.page.select_option("#settings select >> nth=0", "corsari")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    await expect(anna.page.locator("#people .own")).to_contain_text("Anna")
    await expect(anna.page.locator("#people")).to_contain_text("bot")
    await anna.page.click(".mark")
    await expect(anna.page.locator("#recent-list a")).to_have_count(1)
    await expect(anna.page.locator("#name-0")).to_have_value("Anna")
    await anna.page.click("#recent-list a")
    await anna.wait_until_asked()


async def test_a_bot_has_a_level_and_a_character(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/?game=arena")
    level, character = (anna.page.locator(f"label:has([data-field={what}]) select") for what in ("bot", "character"))
    await expect(level.locator("option")).to_have_count(8)
    await expect(level.locator("option").first).to_have_text("1. Impara con te")
    await expect(level.locator("option").last).to_have_text("8. Il più forte")
    await expect(level).to_have_value("level4")
    await expect(character).to_have_value("")
    await level.select_option("level2")
    await character.select_option("celso")
    await anna.picture("levels-desktop-it")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await expect(anna.page.locator("#people")).to_contain_text("Celso il Prudente, Alle prime armi (bot)")
    await anna.go("/?game=arena")
    await expect(level).to_have_value("level2")
    await expect(character).to_have_value("celso")


async def test_friends_get_a_link_each_and_spectators_one(visitors: Visitors) -> None:
    anna = await visitors.come(permissions=["clipboard-read", "clipboard-write"])
    await anna.go("/?game=lyon")
    await anna.page.check("[name=mode][value=friend]")
    await anna.page.fill("#name-0", "Anna")
    await anna.page.uncheck("[name=left-decks-1]")
    await anna.page.click("#start")
    await expect(anna.page.locator("#ready")).to_be_visible()
    links = await anna.page.eval_on_selector_all("#links input", "(fields) => fields.map((field) => field.value)")
    assert [link.split("/")[3] for link in links] == ["j", "w"]
    await anna.page.click("#links button >> nth=0")
    await expect(anna.page.locator("#links button .label >> nth=0")).to_have_text("Copiato")
    assert await anna.page.evaluate("() => navigator.clipboard.readText()") == links[0]
    await anna.picture("invite-desktop-it")
    bruno = await visitors.come("Bruno")
    await bruno.page.goto(links[0])
    await expect(bruno.page.locator("#game-name")).to_have_text("Editti di Lyon")
    await expect(bruno.page.locator("#inviting")).to_have_text("Anna ti aspetta al tavolo di")
    await bruno.page.click("#go")
    await bruno.wait_until_asked()
    await anna.page.click("#sit")
    await anna.wait_until_asked()
    await expect(anna.page.locator("#people .person.here")).to_have_count(2)
    carla = await visitors.come("Carla")
    await carla.page.goto(links[0])
    await expect(carla.page.locator("#problem")).to_contain_text("già stato usato")


async def test_who_sits_at_a_seat_sees_it_open_elsewhere_and_can_end_that(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    links, _ = visitors.server.open_table("hb")
    await anna.sit(links[0])
    await expect(anna.page.locator("#people .devices")).to_have_count(0)
    other = await visitors.come("Anna")
    await other.sit(links[0])
    await expect(anna.page.locator("#people .devices")).to_have_text("×2")
    before = anna.page.url
    await anna.page.click("#people .devices")
    await anna.page.wait_for_url(lambda url: url != before)
    await anna.wait_until_asked()
    await expect(anna.page.locator("#people .devices")).to_have_count(0)
    await expect(other.page.locator("#connection")).to_have_attribute("data-how", "gone")


async def test_an_invited_friend_chooses_their_own_deck(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/?game=lyon")
    await anna.page.check("[name=mode][value=friend]")
    await anna.page.fill("#name-0", "Anna")
    await expect(anna.page.locator("[name=left-decks-1]")).to_be_checked()
    await expect(anna.page.locator("#settings select:visible")).to_have_count(2)  # her own deck, and who begins
    await anna.page.click("#start")
    link = await anna.page.input_value("#links input >> nth=0")
    await anna.page.click("#sit")
    await expect(anna.page.locator("#company .choosing")).to_have_count(1)
    await expect(anna.page.locator("#choosing")).to_be_hidden()
    bruno = await visitors.come(size=PHONE)
    await bruno.page.goto(link)
    await bruno.page.click("#go")
    await bruno.page.fill("#name", "Bruno")
    await bruno.page.select_option("#choices select", label="Incolla una lista…")
    await bruno.page.fill("#choices textarea", "2 Carta che non esiste")
    await bruno.page.click("#go")
    await expect(bruno.page.locator("#problem")).to_contain_text("Carta che non esiste")
    await bruno.page.select_option("#choices select", "corsari")
    await bruno.picture("gathering-phone-it")
    assert await bruno.overflow() == 0
    await bruno.page.click("#go")
    await bruno.wait_until_asked()
    await expect(bruno.page.locator("#who")).to_be_hidden()
    await anna.wait_until_asked()  # her page has noticed by itself
    await expect(anna.page.locator("#people")).to_contain_text("Bruno")


async def test_on_the_same_screen_everybody_has_a_name(visitors: Visitors) -> None:
    both = await visitors.come()
    await both.go("/?game=lyon")
    await both.page.check("[name=mode][value=same]")
    await both.page.fill("#name-0", "Anna")
    await both.page.fill("#name-1", "Bruno")
    await both.page.click("#start")
    await expect(both.page.locator("#curtain-text")).to_contain_text("Anna")


async def test_a_pasted_deck_that_breaks_the_rules_is_refused_in_words(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/?game=lyon")
    await anna.page.select_option("#settings select >> nth=0", label="Incolla una lista…")
    await anna.page.fill("#settings textarea", "2 Carta che non esiste")
    await anna.page.click("#start")
    await expect(anna.page.locator("#order-problem")).to_be_visible()
    assert "Carta che non esiste" in await anna.text("#order-problem")
    await anna.picture("bad-deck-desktop-it")


async def test_the_start_page_fits_a_phone(visitors: Visitors) -> None:
    guest = await visitors.come(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    await guest.go("/")
    await guest.page.wait_for_selector(".game")
    assert await guest.overflow() == 0
    await guest.page.screenshot(path=guest.screenshots / "start-phone-it.png", full_page=True)


async def test_a_link_that_leads_nowhere_says_so(visitors: Visitors) -> None:
    guest = await visitors.come(locale="en-GB")
    await guest.go("/t/nothing-here")
    await expect(guest.page.locator("h1")).to_have_text("There is no table here")
    await guest.picture("missing-desktop-en")


async def test_one_click_is_enough_to_play_a_bot(visitors: Visitors) -> None:
    newcomer = await visitors.come("Anna")
    await newcomer.go("/")
    quick = newcomer.page.locator(".box:has([value=lyon]) .quick")
    await expect(quick).to_be_in_viewport()
    await quick.click()
    await newcomer.page.wait_for_url("**/t/**")
    await newcomer.wait_until_asked()
    await expect(newcomer.page.locator("#people")).to_contain_text("(bot)")
