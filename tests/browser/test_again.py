"""After the match: a rematch between people; and the lessons that a newcomer is given before it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def give_up(visitor: Visitor) -> None:
    await visitor.page.click("#concede")
    await visitor.page.click("#concede-yes")
    await expect(visitor.page.locator("#ending")).to_be_visible()


async def test_two_people_agree_on_a_rematch_and_go_there(visitors: Visitors) -> None:
    seats, watch = visitors.server.open_table()
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno", locale="en-GB")
    spectator = await visitors.come()
    for visitor, link in ((anna, seats[0]), (bruno, seats[1]), (spectator, watch)):
        await visitor.sit(link)
    await give_up(anna)
    await anna.page.click("#rematch")
    await expect(anna.page.locator("#rematch-news")).to_contain_text("si aspetta Bruno")
    await expect(anna.page.locator("#rematch")).to_be_disabled()
    await expect(bruno.page.locator("#rematch-news")).to_have_text("Anna would like a rematch.")
    await bruno.picture("rematch-wanted")
    await bruno.page.click("#rematch")
    for visitor, link in ((anna, seats[0]), (bruno, seats[1])):
        await visitor.page.wait_for_url(lambda url, old=link: "/t/" in url and not url.endswith(old))
        await visitor.page.wait_for_selector("#stage svg")
    assert anna.page.url != bruno.page.url
    await expect(anna.page.locator("#people .own")).to_contain_text("Anna")
    await expect(anna.page.locator("#people li").first).to_contain_text("Bruno")
    await spectator.page.click("#rematch-go")
    await spectator.page.wait_for_url("**/w/**")
    await expect(spectator.page.locator("#ending")).to_be_hidden()
    await bruno.sit(seats[1])
    await expect(bruno.page.locator("#rematch-go")).to_be_visible()
    assert bruno.page.url.endswith(seats[1])


async def test_people_who_share_a_screen_need_one_click(visitors: Visitors) -> None:
    (link, _), _ = visitors.server.open_table(same_screen=True)
    both = await visitors.come()
    await both.sit(link)
    if await both.page.locator("#curtain[open]").count():
        await both.page.click("#curtain-ready")
    await give_up(both)
    await both.page.click("#rematch")
    await both.page.wait_for_url(lambda url: "/t/" in url and not url.endswith(link))
    await expect(both.page.locator("#ending")).to_be_hidden()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_a_newcomer_is_taught_until_they_switch_it_off(visitors: Visitors, size: dict[str, int]) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", size=size)
    await anna.sit(seat)
    await anna.wait_until_asked()
    await expect(anna.page.locator("#lesson-text")).to_contain_text("quattro Mostri di Livello 0")
    await anna.page.click("#lesson-rule .rule-link")
    await expect(anna.page.locator("#rule blockquote")).not_to_be_empty()
    await anna.page.keyboard.press("Escape")
    await anna.page.click("#languages [data-lang=en]")
    await expect(anna.page.locator("#lesson-text")).to_contain_text("four different Level 0 Monsters")
    for _ in range(4):
        await anna.wait_until_asked()
        await anna.press("1")
    await anna.wait_until_asked()
    await expect(anna.page.locator("#lesson-text")).to_contain_text("Play as many cards as you like")
    assert await anna.overflow() == 0
    await anna.page.click("#lesson-off")
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await expect(anna.page.locator("#lessons")).to_be_focused()
    await anna.page.reload()
    await anna.wait_until_asked()
    await expect(anna.page.locator("#lesson")).to_be_hidden()
    await anna.page.click("#lessons")
    await expect(anna.page.locator("#lesson")).to_be_visible()


async def test_a_discard_pile_can_be_looked_through(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    for _ in range(40):
        await anna.wait_until_asked()
        words = await anna.page.get_attribute('#stage [data-thing="discard:0"]', "data-text") or ""
        if "\n" in words:
            break
        await anna.press("1")
    await anna.page.locator('#stage [data-thing="discard:0"]').focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.locator("#pile")).to_be_visible()
    cards = await anna.page.locator("#pile-cards li").all_inner_texts()
    assert len(cards) == words.count("\n")
    assert all(re.search(r"Mostro|Magia|Tesoro", card) for card in cards)
    await anna.picture("discard-pile")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#pile")).to_be_hidden()


async def test_the_picture_of_an_ended_match_can_be_kept(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table(game="synchro")
    anna = await visitors.come("Anna")
    await anna.sit(seats[0])
    await give_up(anna)
    async with anna.page.expect_download() as coming:
        await anna.page.click("#ending-picture")
    kept = await coming.value
    assert kept.suggested_filename == "synchro.png"
    with open(await kept.path(), "rb") as file:
        assert file.read(8) == b"\x89PNG\r\n\x1a\n"
