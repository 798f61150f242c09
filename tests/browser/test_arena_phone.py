"""The Arena on a phone and on the start page: everything within reach of a finger, and only what the mode asks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.browser.arenas import HELD, alone, in_the_middle, named, spaces, tinted
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.rules.arena.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
GASTON, SULLEY = 3, 4
FINGER = 30
"""The least width, in pixels, of a space that a finger is to hit."""


async def check_phone(person: Visitor) -> None:
    """Nothing is wider than the screen, everything legal can be hit, spaces are as wide as a finger."""
    assert await person.page.get_attribute("#stage svg", "class") == "arena-table tall"
    assert await person.overflow() == 0
    points = (await person.look())["offered"]
    assert points
    assert None not in points, "something legal is covered everywhere"
    for x, y in points:
        assert 0 < x < PHONE["width"]
        assert 0 < y < PHONE["height"]
    widths = await person.page.eval_on_selector_all(
        "#stage .space", "(spaces) => spaces.map((space) => space.getBoundingClientRect().width)"
    )
    assert all(width >= FINGER for width in widths)


@asynccontextmanager
async def held_down(person: Visitor, key: str) -> AsyncIterator[None]:
    """A finger stays on the thing, which the dock shows; letting go chooses nothing, and the dock can be closed."""
    x, y = await middle(person, key)
    number = await person.number()
    touch = await person.page.context.new_cdp_session(person.page)
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    await expect(person.page.locator("#dock .dock-name")).to_have_text(await named(person, key))
    dock = person.page.locator("#dock")
    await expect(dock).to_be_visible()
    yield
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(dock).to_be_visible()
    board, sheet = await person.page.locator("#stage").bounding_box(), await dock.bounding_box()
    assert board is not None
    assert sheet is not None
    assert sheet["y"] >= board["y"] + board["height"] - 1, "the dock covers the board"
    await person.page.tap("#dock-close")
    await expect(dock).to_be_hidden()
    assert await person.number() == number


async def test_a_turn_on_a_phone(visitors: Visitors) -> None:
    table = in_the_middle()
    anna = await alone(visitors, table, **ON_A_PHONE)
    await check_phone(anna)
    await anna.picture("arena-phone-it")
    held = await anna.things(HELD)
    assert len(held) == 5
    async with held_down(anna, held[0]):
        await anna.picture("arena-phone-card-it")
        words = await anna.text("#dock")
        for line in (await anna.page.get_attribute(f'#stage [data-thing="{held[0]}"]', "data-text") or "").split("\n"):
            assert line in words
    number = await anna.number()
    await anna.page.touchscreen.tap(*await middle(anna, f"figure:{SULLEY}"))
    await expect(anna.page.locator(".notice.refusal")).to_be_visible()
    sulley = table.seen("sulley", 0)
    assert await tinted(anna, "reach") == spaces([space for space in sulley.reach if space != sulley.space], table)
    await anna.page.touchscreen.tap(*await middle(anna, f"figure:{GASTON}"))
    await anna.wait_after(number)
    await expect(anna.page.locator("#log-lines")).to_contain_text("Topolino attacca Gaston.")
    await anna.wait_until_asked()
    await check_phone(anna)


async def middle(person: Visitor, key: str) -> tuple[float, float]:
    box = await person.page.locator(f'#stage [data-thing="{key}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_a_team_game_on_a_phone_shows_the_partners_hand(visitors: Visitors) -> None:
    table = Table("team")
    own = table.hand("mickey-3", "mickey-1", "mickey-2", "aladdin-2", "aladdin-1", "mickey-5")
    partners = table.hand("demona-1", "demona-2", "ariel-1", "ariel-4", of=3)
    anna = await alone(visitors, table, **ON_A_PHONE)
    await check_phone(anna)
    await anna.picture("arena-team-phone-it")
    shown = await anna.things("[data-thing^='card:']")
    assert set(shown) == {f"card:{card}" for card in (*own, *partners)}
    async with held_down(anna, f"card:{partners[0]}"):
        await expect(anna.page.locator("#dock .dock-name")).to_have_text("Artigli Laceranti")
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert await anna.page.eval_on_selector_all("#people .person-name", cut) == []


async def test_the_draft_fits_a_phone(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", game="arena", mode="ch4", first="player 1", bot="greedy")
    anna = await visitors.come("Anna", **ON_A_PHONE)
    await anna.sit(seat)
    await anna.wait_until_asked()
    assert await anna.overflow() == 0
    assert None not in (await anna.look())["offered"]
    await anna.picture("arena-draft-phone-it")
    key = (await anna.things(".legal"))[0]
    async with held_down(anna, key):
        await anna.picture("arena-candidate-phone-it")
    number = await anna.number()
    await anna.page.touchscreen.tap(*await middle(anna, key))
    await anna.wait_after(number)


def field(person: Visitor, name: str) -> Locator:
    """A setting on the start page, by its whole label."""
    return person.page.locator(f'#settings label:has(> span:text-is("{name}")) select')


async def choose_teams(person: Visitor, mode: str) -> None:
    """Teams chosen beforehand: a setting among the further ones."""
    await field(person, "Modalità").select_option(mode)
    await person.page.click("#settings summary")
    await field(person, "Squadre").select_option("chosen")


async def test_the_start_page_asks_only_what_the_mode_needs(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=arena")
    await expect(anna.page.locator(".game:has([value=arena])")).to_contain_text("2 o 4 giocatori")
    await expect(field(anna, "Chi è blu")).to_have_value("player 1")
    for other in ("Squadre", "Chi comincia il draft", "Più copie del gioco", "Migliorie"):
        await expect(field(anna, other)).to_have_count(0)
    await field(anna, "Modalità").select_option("ch2")
    await expect(field(anna, "Chi è blu")).to_have_count(0)
    await expect(field(anna, "Chi comincia il draft").locator("option")).to_have_count(3)
    await choose_teams(anna, "ch4")
    await expect(field(anna, "Chi comincia il draft")).to_have_count(0)
    await expect(anna.page.locator("#settings .parts select")).to_have_count(6)
    await anna.page.screenshot(path=anna.screenshots / "arena-start-it.png", full_page=True)
    await field(anna, "Modalità").select_option("team")
    await expect(anna.page.locator("#settings .parts select")).to_have_count(8)
    await expect(field(anna, "Migliorie")).to_have_value("yes")
    await anna.page.check("[name=mode][value=same]")
    await expect(anna.page.locator("#seating input")).to_have_count(4)
    await anna.page.screenshot(path=anna.screenshots / "arena-start-team-it.png", full_page=True)
    await anna.page.set_viewport_size({"width": 390, "height": 844})
    assert await anna.overflow() == 0


async def test_a_team_game_with_chosen_characters_is_opened_from_the_start_page(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/?game=arena")
    await choose_teams(anna, "team")
    await anna.page.locator("label:has([data-field=bot]) select").select_option("level1")
    chosen = anna.page.locator("#settings .parts select")
    for place, id in enumerate(("sulley", "ariel", "sulley", "demona", "gaston", "facilier", "mickey", "maleficent")):
        await chosen.nth(place).select_option(id)
    await anna.page.click("#start")
    await expect(anna.page.locator("#order-problem")).to_contain_text("Sulley è in tutte e due le squadre")
    await chosen.nth(2).select_option("aladdin")
    await anna.page.click("#start")
    await anna.page.wait_for_url("**/t/**")
    await anna.wait_until_asked()
    assert {f"player:{seat}" for seat in range(4)} <= set(await anna.things("[data-thing]"))
    assert [await named(anna, f"figure:{figure}") for figure in (0, 1)] == ["Sulley", "Ariel"]
    for _ in range(8):
        await anna.wait_until_asked()
        await anna.click_option(*(await anna.offered())[-1])
    assert "Sulley" in await anna.text("#log-lines")
