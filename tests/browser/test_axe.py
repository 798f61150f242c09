"""What axe finds on every page, and at the tables of every game: nothing that keeps anybody from playing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.async_api import Page, expect

from tests.browser.laid_out import LaidOut
from tests.browser.test_hands import MINNIE, STITCH
from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
LOOKS, BETWEEN = 3, 5
LABELS = "label-content-name-mismatch"
GRAVE = {"serious", "critical"}
WANTED = {"page-has-heading-one", "heading-order", "landmark-one-main"}
"""Less grave, and wanted all the same."""
# All that axe looks for by itself; and outside of the drawing, whether what is read on something is in its name. On
# cards and figures that rule takes all letters and numbers for one word: their names are looked at by themselves.
AXE = f"""async () => {{
  const plain = await axe.run(document, {{ resultTypes: ["violations"] }});
  const context = {{ include: [["body"]], exclude: [["#stage > svg"]] }};
  const labels = await axe.run(context, {{ runOnly: {{ type: "rule", values: ["{LABELS}"] }} }});
  return [...plain.violations, ...labels.violations];
}}"""
# Things that can be chosen whose own name is written on them, but is not in what they are called.
MISCALLED = """() => [...document.querySelectorAll("#stage .legal[data-name]")].filter((thing) => {
  const name = thing.dataset.name.toLowerCase();
  const written = [...thing.querySelectorAll("text")].map((line) => line.textContent).join(" ").toLowerCase();
  const isWritten = name.split(/\\W+/).some((word) => word.length > 2 && written.includes(word));
  return isWritten && !thing.getAttribute("aria-label").toLowerCase().includes(name);
}).map((thing) => [thing.dataset.name, thing.getAttribute("aria-label")])"""
CHOOSE = """(share) => {
  const all = [...document.querySelectorAll("#option-list button")];
  all[Math.floor(share * all.length)].click();
}"""


async def grave_findings(page: Page) -> list[str]:
    """What axe has against this page as it is now."""
    if not await page.evaluate("() => 'axe' in globalThis"):
        await page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = await page.evaluate(AXE)
    return [
        f"{one['id']} ({one['impact']}): {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
        if one["impact"] in GRAVE or one["id"] in WANTED
    ]


async def choose_any(person: Visitor, rng: Random) -> None:
    """Choose something from the list of all choices."""
    before = await person.number()
    await person.page.evaluate(CHOOSE, rng.random())
    await person.insist(before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_start_page(visitors: Visitors, scheme: str) -> None:
    guest = await visitors.come(color_scheme=scheme)
    await guest.go("/")
    await guest.page.wait_for_selector(".game")
    assert await grave_findings(guest.page) == []
    await guest.page.click(".game")
    await guest.page.wait_for_selector("#order:not([hidden])")
    assert await grave_findings(guest.page) == []


@pytest.mark.parametrize("game", ["lyon", "lorcana"])
async def test_the_deck_builder(visitors: Visitors, game: str) -> None:
    guest = await visitors.come()
    await guest.go(f"/decks/{game}")
    await guest.page.wait_for_selector("#list li")
    await guest.page.locator("#list li .more-of").first.click()
    await guest.page.wait_for_selector("#entries li")
    assert await grave_findings(guest.page) == []
    await guest.page.click("#import")
    assert await grave_findings(guest.page) == []


async def test_the_campaign_page(visitors: Visitors) -> None:
    url = visitors.server.post("/api/campaigns", {"game": "kingdom", "name": "Noi due"}).json()["url"]
    guest = await visitors.come("Anna")
    await guest.go(url)
    await guest.page.wait_for_selector("#path li")
    assert await grave_findings(guest.page) == []


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_in_several_phases(visitors: Visitors, game: str) -> None:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    rng = Random(5)
    for look in range(LOOKS):
        for _ in range(BETWEEN if look else 0):
            await anna.wait_until_asked()
            await choose_any(anna, rng)
        await anna.wait_until_asked()
        assert await grave_findings(anna.page) == []
        assert await anna.page.evaluate(MISCALLED) == []


async def test_what_opens_at_a_table(visitors: Visitors) -> None:
    """The list of choices, the dock with a card in it, the words, the help, and the question whether to give up."""
    table = LaidOut(visitors.server, mine=[MINNIE], held=[STITCH, MINNIE])
    anna = await visitors.come("Anna")
    await anna.sit(table.links[0])
    await anna.wait_until_asked()
    card = (await anna.things('[data-thing^="card:"][data-name]'))[0]
    await anna.page.hover(f'#stage [data-thing="{card}"]', force=True)
    await anna.page.wait_for_selector("#dock.open")
    await anna.page.click("#tab-words")
    await anna.page.click("#options-open")
    assert await grave_findings(anna.page) == []
    await anna.page.click("#help-open")
    assert await grave_findings(anna.page) == []


async def test_the_end_of_a_match_and_its_replay(visitors: Visitors) -> None:
    (seat,), watch = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.wait_until_asked()
    await choose_any(anna, Random(1))
    await anna.page.click("#concede")
    assert await grave_findings(anna.page) == []
    await anna.page.click("#concede-yes")
    await expect(anna.page.locator("#ending")).to_be_visible()
    assert await grave_findings(anna.page) == []
    await anna.go(watch.replace("/w/", "/r/"))
    await anna.page.wait_for_selector("#stage svg [data-thing]")
    assert await grave_findings(anna.page) == []
