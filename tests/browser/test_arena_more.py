"""The Arena in a real browser, in positions laid out by hand: pointing, warnings, refusals, keys, curtains."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.arenas import HELD, alone, in_the_middle, spaces, tinted
from tests.browser.test_access import CONTRAST, PAPER, check_page
from tests.browser.visitors import Visitors
from tests.rules.arena.table import Table

pytestmark = pytest.mark.asyncio(loop_scope="session")
MICKEY, ALADDIN, ARIEL, GASTON, SULLEY, MALEFICENT = range(6)


async def test_pointing_at_a_figure_shows_where_it_could_go_and_whom_it_could_strike(visitors: Visitors) -> None:
    table = in_the_middle()
    anna = await alone(visitors, table)
    aladdin, gaston = table.seen("aladdin", 0), table.seen("gaston", 0)
    assert await tinted(anna, "reach") == set()
    await anna.page.hover(f'#stage [data-thing="figure:{ALADDIN}"]')
    wanted = spaces([space for space in aladdin.reach if space != aladdin.space], table)
    assert len(wanted) > 10
    assert await tinted(anna, "reach") == wanted
    await anna.picture("arena-reach-it")
    # The rival's sheet shows the same as its figure, and whom it could strike.
    await anna.page.hover(f'#stage [data-thing="sheet:{GASTON}"]', position={"x": 120, "y": 12})
    assert await tinted(anna, "reach") == spaces([space for space in gaston.reach if space != gaston.space], table)
    struck = anna.page.locator(f"#stage .hit-{MICKEY}")
    await expect(struck).to_have_css("stroke", "rgb(255, 74, 28)")
    await anna.page.mouse.move(700, 20)
    await expect(struck).to_have_css("stroke", "none")
    # With the keyboard: whatever has the focus counts as pointed at.
    await anna.page.focus(f'#stage [data-thing="figure:{ALADDIN}"]')
    assert await tinted(anna, "reach") == wanted


async def test_pointing_at_a_card_shows_its_range(visitors: Visitors) -> None:
    table = Table("ch4")
    table.at(mickey="D4", gaston="G1", sulley="G2", maleficent="G3")
    star, march = table.hand("mickey-3", "mickey-1")
    anna = await alone(visitors, table)
    await anna.page.hover(f'#stage [data-thing="card:{star}"]')
    await expect(anna.page.locator("#dock .dock-name")).to_have_text("Stella Cadente")
    near = {f"space:{id}" for id in table.around("D4", 3)} - {"space:D4"}
    taken = {f"space:{table.where(who)}" for who in ("gaston", "sulley", "maleficent", "aladdin", "ariel")}
    assert await tinted(anna, "range") - taken == near - taken
    await anna.picture("arena-range-it")
    await anna.page.hover(f'#stage [data-thing="card:{march}"]')
    await expect(anna.page.locator("#dock .dock-name")).to_have_text("Scope in Marcia")
    assert await tinted(anna, "reach") == {f"space:{id}" for id in table.around("D4", 2)} - {"space:D4"}


async def test_what_is_legal_is_lit_and_an_attack_shows_what_it_did(visitors: Visitors) -> None:
    table = in_the_middle()
    offered = set(table.options)
    anna = await alone(visitors, table)
    lit = await anna.page.eval_on_selector_all(
        "#stage .legal", "(things) => things.flatMap((thing) => thing.dataset.options.split(' '))"
    )
    buttons = [key for kind, key in await anna.offered() if kind == "button"]
    assert {*lit, *buttons} == offered
    assert buttons == ["end"]
    await anna.picture("arena-turn-it")
    before = table.health("gaston")
    await anna.click_option("thing", f"figure:{GASTON}")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Topolino attacca Gaston.")
    await expect(anna.page.locator("#log-lines")).to_contain_text(f"Gaston subisce 1 danno: Salute {before - 1}.")
    await anna.wait_until_asked()
    assert f"figure:{GASTON}" not in await anna.things(".legal")
    # The Movement Phase is still to come.
    assert "space:D4" in await anna.things(".legal")


async def test_an_attack_on_an_ally_asks_first(visitors: Visitors) -> None:
    anna = await alone(visitors, in_the_middle())
    before, legal = await anna.number(), await anna.things(".legal")
    await anna.click_thing(f"figure:{ALADDIN}")
    await expect(anna.page.locator("#menu-title")).to_have_text("Aladdin è della tua squadra. Attaccare lo stesso?")
    await expect(anna.page.locator("#menu-close")).to_be_focused()
    await anna.picture("arena-ally-it")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#menu")).to_be_hidden()
    assert (await anna.number(), await anna.things(".legal")) == (before, legal)
    assert "attacca" not in await anna.text("#log-lines")
    await anna.click_thing(f"figure:{ALADDIN}")
    await anna.page.click(f'#menu-options [data-option="attack:{ALADDIN}"]')
    await anna.wait_after(before)
    await expect(anna.page.locator("#log-lines")).to_contain_text("Topolino attacca Aladdin.")


async def test_a_card_is_taken_back_while_nothing_is_revealed(visitors: Visitors) -> None:
    table = Table("ch4")
    table.at(mickey="D4", gaston="G1", sulley="G2", maleficent="G3")
    (march,) = table.hand("mickey-1")
    anna = await alone(visitors, table)
    legal = await anna.things(".legal")
    before = await anna.number()
    await anna.click_thing(f"card:{march}")
    await anna.page.click("#menu-options button:has-text('Gioca')")
    await anna.wait_after(before)
    await anna.wait_until_asked()
    assert set(await anna.things(".legal")) < {f"space:{id}" for id in table.around("D4", 2)}
    assert "Si sta giocando" in (await anna.page.text_content("#stage svg") or "")
    await anna.picture("arena-card-it")
    await anna.press("Escape")
    assert await anna.things(".legal") == legal
    await anna.click_option("thing", "space:C3")
    await anna.wait_until_asked()
    await anna.page.click("#undo")
    await expect(anna.page.locator("#undo")).to_be_disabled()
    assert await anna.things(".legal") == legal


async def test_what_was_revealed_is_not_taken_back(visitors: Visitors) -> None:
    table = Table("ch4", "gaston aladdin ariel", "mickey sulley maleficent")
    table.deck("gaston-1")
    anna = await alone(visitors, table)
    await anna.click_option("thing", "space:B2")
    await expect(anna.page.locator("#undo")).to_be_enabled()
    await anna.wait_until_asked()
    await anna.click_option("thing", "ability:0/0")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Gaston usa Vanteria.")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Spinta")
    await expect(anna.page.locator("#undo")).to_be_disabled()


async def test_what_cannot_be_done_says_why(visitors: Visitors) -> None:
    anna = await alone(visitors, in_the_middle())
    refusal = anna.page.locator(".notice.refusal p")
    await anna.click_thing("space:G1")
    await expect(refusal.last).to_contain_text("è troppo lontana")
    await anna.click_thing(f"figure:{SULLEY}")
    await expect(anna.page.locator(".notice .rule-link").last).to_have_text("SA-9.06")
    await anna.picture("arena-refusal-it")
    await anna.page.locator(".notice .rule-link").last.click()
    await expect(anna.page.locator("#rule-title")).to_have_text("Regola SA-9.06")
    await expect(anna.page.locator("#rule blockquote")).not_to_be_empty()


async def test_a_turn_by_keyboard_alone(visitors: Visitors) -> None:
    anna = await alone(visitors, in_the_middle())
    page = anna.page
    await page.locator("#stage").focus()
    await page.keyboard.press("Tab")
    assert await page.evaluate("() => document.activeElement.matches('#stage .legal')")
    await page.focus("#stage [data-thing='space:D4']")
    await page.keyboard.press("ArrowDown")
    await expect(page.locator("#stage [data-thing='space:D4']")).not_to_be_focused()
    await page.focus("#stage [data-thing='space:C3']")
    await anna.press("Enter")
    await expect(page.locator("#log-lines")).to_contain_text("Topolino si muove da D4 a C3.")
    await anna.wait_until_asked()
    await page.keyboard.press("o")
    assert await page.evaluate("() => document.activeElement.closest('#option-list') !== null")
    labels = await page.locator("#option-list .label").all_text_contents()
    assert labels[-1] == "Termina il turno"
    for _ in labels[1:]:
        await page.keyboard.press("Tab")
    await expect(page.locator("#option-list [data-option=end]")).to_be_focused()
    await anna.press("Enter")
    await expect(page.locator("#prompt-text")).to_contain_text("Bruno")


async def test_the_table_can_be_read_by_everybody(visitors: Visitors) -> None:
    anna = await alone(visitors, in_the_middle())
    await check_page(anna)
    assert await anna.page.evaluate(CONTRAST, PAPER) == []
    await anna.page.click("#tab-words")
    for words in ("Topolino", "D4", "Gaston", "D5"):
        await expect(anna.page.locator("#words-lines")).to_contain_text(words)


async def test_the_same_screen_hides_each_hand(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table("hh", same_screen=True, game="arena", mode="ch1")
    both = await visitors.come()
    await both.sit(seats[0])
    for name in ("Anna", "Bruno"):
        await expect(both.page.locator("#curtain-text")).to_contain_text(name)
        assert await both.page.locator("#stage > svg").count() == 0
        await both.page.click("#curtain-ready")
        await both.wait_until_asked()
        assert len(await both.things(HELD)) >= 5
        number = await both.number()
        await both.page.click("#actions [data-option=end]")
        await both.wait_after(number)
        await both.page.wait_for_selector("#curtain[open], #stage .legal[data-options^='discard:']")
        if not await both.page.locator("#curtain[open]").count():
            await both.click_thing((await both.things(".legal"))[0])
