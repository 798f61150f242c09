"""The page of the end: what it tells is true of the record, and everybody can read it and leave it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.test_access import CONTRAST, PAPER, check_page
from tests.browser.test_axe import grave_findings
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.ended import GAMES, NAMES, finished, shelved

pytestmark = pytest.mark.asyncio(loop_scope="session")
SEED = 5
WATCH_SHIFTS = """window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });"""
SMALL = """() => {
  const lines = [...document.querySelectorAll("#ending :not(.off-screen, .off-screen *)")].filter((node) =>
    node.getClientRects().length && [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()));
  return lines.filter((node) => parseFloat(getComputedStyle(node).fontSize) < 11).map((node) => node.textContent);
}"""
NARROW = """() => [...document.querySelectorAll("#ending a, #ending button")].filter((node) => node.offsetParent)
  .map((node) => [node.textContent, node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 40 || box.height < 40).map(([text]) => text)"""
WIDER = """() => { const page = document.getElementById("ending"); return page.scrollWidth - page.clientWidth; }"""
ROWS = """() => [...document.querySelectorAll("#ending figure tbody tr")].map((row) =>
  [...row.cells].map((cell) => cell.textContent))"""


async def at_the_end(visitors: Visitors, key: str, seat: int = 0, **how: Any) -> tuple[Visitor, dict[str, Any]]:
    """Somebody who opens a finished match, and what the server tells of it."""
    links, watch = shelved(visitors.server.database, finished(key, SEED))
    lang = "en" if how.get("locale") == "en-GB" else "it"
    course = visitors.server.get(f"/api/course/{watch.rsplit('/', 1)[1]}?lang={lang}").json()
    visitor = await visitors.come(NAMES[seat], **how)
    await visitor.page.add_init_script(WATCH_SHIFTS)
    await visitor.go(links[seat])
    await visitor.page.wait_for_selector("#ending-course .seat")
    return visitor, course


@pytest.mark.parametrize("key", GAMES)
async def test_the_page_tells_what_is_recorded(visitors: Visitors, key: str) -> None:
    anna, course = await at_the_end(visitors, key)
    page = anna.page
    await anna.picture(f"end-{key}-it")
    for seat in course["seats"]:
        panel = page.locator("#ending .seat").nth(seat["seat"])
        await expect(panel.locator("h3")).to_contain_text(seat["name"])
        for _, _, number in seat["deeds"][:2]:
            await expect(panel.locator("dl")).to_contain_text(str(number))
        if seat["best"]:
            await expect(panel.locator(".seat-best")).to_contain_text(seat["best"]["name"])
            await expect(panel.locator(".seat-best")).to_contain_text(str(seat["best"]["worth"]))
    first = course["lines"][0]["name"]
    for line in [line for line in course["lines"] if line["name"] == first]:
        await expect(page.locator("#ending-score")).to_contain_text(str(line["values"][-1]))
    rows = await page.evaluate(ROWS)
    assert [row[0] for row in rows] == course["called"]
    assert [row[1] for row in rows] == [str(value) for value in course["lines"][0]["values"]]
    turning = course["turning"]
    if turning is None:
        await expect(page.locator(".turning-ways")).to_have_count(0)
        return
    await expect(page.locator(".turning-when")).to_contain_text(course["called"][turning["place"]])
    for told in turning["told"]:
        await expect(page.locator(".turning-words")).to_contain_text(told["text"])
    if turning["face"]:
        await expect(page.locator(".turning-picture img")).to_have_attribute("src", turning["face"]["picture"])
    before, after = (course["lines"][0]["values"][turning["place"] - back] for back in (1, 0))
    await expect(page.locator(".turning-figures")).to_contain_text(f"{before} → {after}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("key", ["lorcana", "kingdom"])
async def test_axe_finds_nothing_grave_at_the_end(visitors: Visitors, key: str, scheme: str) -> None:
    anna, _ = await at_the_end(visitors, key, locale="en-GB", color_scheme=scheme)
    assert await grave_findings(anna.page) == []
    await check_page(anna)
    assert await anna.page.evaluate(CONTRAST, PAPER) == []


@pytest.mark.parametrize("key", GAMES)
async def test_the_page_fits_a_phone(visitors: Visitors, key: str) -> None:
    anna, _ = await at_the_end(visitors, key, size=PHONE, has_touch=True, is_mobile=True)
    await anna.picture(f"end-{key}-phone")
    assert await anna.overflow() == 0
    assert await anna.page.evaluate(WIDER) == 0
    assert await anna.page.evaluate(SMALL) == []
    assert await anna.page.evaluate(NARROW) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_nothing_moves_when_the_course_has_come(visitors: Visitors, size: dict[str, int]) -> None:
    anna, _ = await at_the_end(visitors, "lorcana", size=size)
    await anna.page.wait_for_selector("#ending .chart svg")
    assert await anna.page.evaluate("window.shifted") < 0.01


async def test_keys_lead_into_the_page_to_the_table_and_back(visitors: Visitors) -> None:
    anna, _ = await at_the_end(visitors, "lyon")
    page = anna.page
    await expect(page.locator("#ending-title")).to_be_focused()
    await expect(page.locator("#stage")).to_have_attribute("inert", "")
    await page.keyboard.press("Escape")
    await expect(page.locator("#ending")).to_be_hidden()
    await expect(page.locator("#ending-back")).to_be_focused()
    assert await page.get_attribute("#stage", "inert") is None
    await expect(page.locator("#stage .finale")).to_have_count(1)
    await expect(page.locator("#stage .finale")).to_be_hidden()  # it would lie over the middle of the table
    await anna.picture("end-looking-at-the-table")
    await page.keyboard.press("Enter")
    await expect(page.locator("#ending")).to_be_visible()
    await expect(page.locator("#ending-title")).to_be_focused()
    await page.keyboard.press("l")  # the log lies beside the table
    await expect(page.locator("#ending")).to_be_hidden()
    await expect(page.locator("#panel-log")).to_be_visible()


async def test_a_rule_that_is_open_is_closed_before_the_page(visitors: Visitors) -> None:
    anna, _ = await at_the_end(visitors, "lyon")
    await anna.page.click("#ending-rule button")
    await expect(anna.page.locator("#rule")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator("#rule")).to_be_hidden()
    await expect(anna.page.locator("#ending")).to_be_visible()


async def test_the_moment_can_be_seen_again_and_played_otherwise(visitors: Visitors) -> None:
    anna, course = await at_the_end(visitors, "lorcana", seat=1, locale="en-GB")
    step = course["turning"]["step"]
    await anna.page.click(".turning-ways a >> nth=0")
    await anna.page.wait_for_url(f"**/r/**step={step}")
    await expect(anna.page.locator("#slider")).to_have_value(str(step))
    await anna.page.go_back()
    await anna.page.click(".turning-ways a >> nth=1")
    await expect(anna.page.locator("#play-on-box")).to_be_visible()
    await expect(anna.page.locator("#play-on-seat")).to_have_value("1")
    await expect(anna.page.locator("#slider")).to_have_value(str(step - 1))
    await anna.page.click("#play-on-form [type=submit]")
    await anna.page.wait_for_url("**/t/**")
    await anna.page.wait_for_selector("#stage svg [data-thing]")


async def test_only_who_won_wears_laurels_and_nobody_who_plays_together(visitors: Visitors) -> None:
    session = finished("lyon", SEED)
    assert session.match.outcome is not None
    (winner,) = session.match.outcome.winners
    anna, _ = await at_the_end(visitors, "lyon")
    await expect(anna.page.locator("#ending .seat").nth(winner).locator("h3 .icon")).to_have_count(1)
    await expect(anna.page.locator("#ending .seat").nth(1 - winner).locator("h3 .icon")).to_have_count(0)
    await expect(anna.page.locator("#rematch")).to_have_text("Rivincita")
    together, _ = await at_the_end(visitors, "kingdom")
    await expect(together.page.locator("#ending .seat h3 .icon")).to_have_count(0)
    await expect(together.page.locator("#rematch")).to_have_text("Riprovate")
    await expect(together.page.locator(".star-missed")).to_have_count(3)


async def test_another_language_tells_all_of_it_again(visitors: Visitors) -> None:
    anna, course = await at_the_end(visitors, "lorcana")
    await expect(anna.page.locator("#ending figure h3")).to_have_text("Leggenda")
    await anna.page.click("#languages [data-lang=en]")
    await expect(anna.page.locator("#ending figure h3")).to_have_text("Lore")
    await expect(anna.page.locator(".turning-when")).to_have_text(
        f"The turning point · turn {course['moments'][course['turning']['place']]}"
    )


async def test_the_link_of_the_replay_is_shared(visitors: Visitors) -> None:
    anna, _ = await at_the_end(visitors, "lyon", permissions=["clipboard-read", "clipboard-write"])
    await anna.page.click("#ending-share")
    await expect(anna.page.locator("#ending-share .label")).to_have_text("Link copiato")
    shared = await anna.page.evaluate("() => navigator.clipboard.readText()")
    assert shared == anna.url + str(await anna.page.get_attribute("#ending-replay", "href"))
