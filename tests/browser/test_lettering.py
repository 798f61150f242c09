"""Letters are measured where they are drawn: no word leaves its box, whatever font the visitor has."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.async_api import Browser, Route

from tests.browser.lettering import FAMILIES, STAGES, WIDTHS, drawings, lines_in, show
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors

BROADEST = "even"
pytestmark = pytest.mark.asyncio(loop_scope="session")

GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
NEARLY = 1.5
"""So many pixels beyond a box nobody sees."""

# By how much lines are wider than their rooms, in units of the drawing; only of those that are in sight.
WIDER = """(place) => [...document.querySelectorAll(`${place} text[data-room]`)]
  .filter((line) => line.getComputedTextLength() > 0)
  .map((line) => line.getBBox().width - Number(line.dataset.room))"""


async def test_the_families_differ(browser: Browser) -> None:
    """Otherwise the tests below would show less than they say."""
    page = await browser.new_page()
    assert len(set(await page.evaluate(WIDTHS, list(FAMILIES.values())))) > 1
    await page.close()


@pytest.mark.parametrize("shape", STAGES)
@pytest.mark.parametrize("key", GAMES)
async def test_no_word_leaves_its_box(browser: Browser, key: str, shape: str) -> None:
    page = await browser.new_page(viewport=STAGES[shape])  # type: ignore[arg-type]
    seen = 0
    others = cycle([family for family in FAMILIES if family != BROADEST])
    for svg in drawings(key, shape):
        await show(page, svg)
        for family in (BROADEST, next(others)):
            found = await lines_in(page, family)
            assert [line for line in found if line["beyond"] > NEARLY] == [], family
            seen += len(found)
    await page.close()
    assert seen > 500


async def come_with_broad_letters(visitors: Visitors, size: dict[str, int]) -> Visitor:
    """Somebody with a long name whose only font is broader than any the table was drawn with."""
    guest = await visitors.come("Massimiliano Bevilacqua", size=size)

    async def broaden(route: Route) -> None:
        answer = await route.fetch()
        forced = f"svg text {{ font-family: {FAMILIES[BROADEST]} !important; }}"
        await route.fulfill(response=answer, body=f"{await answer.text()}\n{forced}")

    await guest.page.route("**/static/base.css", broaden)
    return guest


async def test_the_table_fits_its_letters(visitors: Visitors) -> None:
    """In every new position, and under the magnifying glass."""
    for size in (PHONE, DESKTOP):
        (seat,), _ = visitors.server.open_table("hb", first="player 1")
        anna = await come_with_broad_letters(visitors, size)
        await anna.sit(seat)
        squeezed = 0
        for _ in range(3):
            await anna.wait_until_asked()
            assert max(await anna.page.evaluate(WIDER, "#stage")) <= NEARLY
            squeezed += await anna.page.locator("#stage text[textLength]").count()
            await anna.click_option(*(await anna.offered())[0])
        assert squeezed > 0
    await anna.wait_until_asked()
    card = (await anna.things('[data-thing^="card:"][data-name]'))[0]
    await anna.page.hover(f'#stage [data-thing="{card}"]', force=True)
    await anna.page.wait_for_selector("#dock.open text[data-room]")
    assert max(await anna.page.evaluate(WIDER, "#dock")) <= NEARLY


async def test_a_replay_fits_its_letters(visitors: Visitors) -> None:
    (seat,), watch = visitors.server.open_table("hb", first="player 1")
    anna = await come_with_broad_letters(visitors, DESKTOP)
    await anna.sit(seat)
    await anna.wait_until_asked()
    await anna.click_option(*(await anna.offered())[0])
    await anna.page.click("#concede")
    await anna.page.click("#concede-yes")
    await anna.page.wait_for_selector("#ending:not([hidden])")
    await anna.go(watch.replace("/w/", "/r/"))
    await anna.page.wait_for_selector("#stage text[textLength]")
    assert max(await anna.page.evaluate(WIDER, "#stage")) <= NEARLY


async def test_what_no_squeezing_makes_fit_is_shortened(browser: Browser) -> None:
    """Rather than set in letters that nobody can read; with more room all of it is there again."""
    page = await browser.new_page(viewport={"width": 390, "height": 550})
    name = "Guglielmina di Castelfranco"
    line = f'<text x="4" y="40" font-size="24" data-room="120">{name}</text>'
    await show(page, f'<svg viewBox="0 0 780 1100">{line}</svg>')
    for family in FAMILIES:
        (found,) = await lines_in(page, family)
        assert found["beyond"] <= NEARLY
        assert found["pixels"] >= 11
        assert found["text"].startswith("Gugl")
        assert found["text"].endswith("…")
    await page.evaluate("() => { document.querySelector('text').dataset.room = 700; }")
    (found,) = await lines_in(page, "usual")
    assert found["text"] == name
    await page.close()
