"""The laboratory and the statistics in the browser: from the start page to a report, in both languages, with keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from ludoteca.kernel.texts import Phrase
from ludoteca.lab.pages import page as written
from ludoteca.lab.studies import Evidence, Plot, Study
from tests.browser.conftest import SCREENSHOTS
from tests.browser.test_axe import grave_findings
from tests.browser.visitors import Visitors
from tests.table.servers import ThreadServer

pytestmark = pytest.mark.asyncio(loop_scope="session")
NO_STORAGE = (
    "Failed to read the 'localStorage' property from 'Window': "
    "The document is sandboxed and lacks the 'allow-same-origin' flag."
)
"""What the tests' own preparation of every page says of a report: the frame lets it do nothing."""
PHONE = {"width": 360, "height": 740}


def study() -> Study:
    found = Study(Phrase("Chi batte chi", "Who beats whom"), "ludoteca lab reports", game="lyon", games=72)
    found.verdicts.append(Phrase("otto mazzi equilibrati", "eight fair decks"))
    name = Phrase("Leoni", "Lions")
    found.plots.append(Plot(Phrase("Forza", "Strength"), [name], [(0.5, 0.4, 0.6)], line=0.5))
    columns = [name, *[Phrase(str(n), str(n)) for n in range(1, 24)]]
    found.evidence.append(Evidence(Phrase("Tutti", "All"), columns, [[name, *["70%", "30%"] * 11, "–"]], shaded=True))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("reports")
    for lang in ("it", "en"):
        (made / f"lyon.{lang}.html").write_text(written(study(), lang), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def host(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server whose host shows reports."""
    database = tmp_path_factory.mktemp("lab") / "tables.sqlite"
    started = ThreadServer(f"sqlite:///{database}", laboratory=folder)
    started.get("/")
    yield started
    started.stop()


async def test_a_report_is_reached_from_the_start_page_by_keys(browser: Browser, host: ThreadServer) -> None:
    visitors = Visitors(browser, host, SCREENSHOTS)
    guest = await visitors.come()
    page = guest.page
    await guest.go("/")
    await expect(page.locator("#laboratory")).to_be_visible()
    await page.locator("#laboratory").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#reports li")).to_have_count(1)
    await expect(page.locator("#reports .lab-verdict")).to_have_text("otto mazzi equilibrati")
    assert await grave_findings(page) == []
    await page.locator("#reports a").focus()
    await page.keyboard.press("Enter")
    shown = page.frame_locator("iframe.lab-frame")
    await expect(shown.locator("h1")).to_have_text("Chi batte chi")
    assert await page.locator("iframe.lab-frame").get_attribute("sandbox") == ""
    await page.click('#languages [data-lang="en"]')
    await expect(shown.locator("h1")).to_have_text("Who beats whom")
    await guest.picture("laboratory")
    await visitors.leave()
    assert [trouble for trouble in visitors.troubles if trouble != NO_STORAGE] == []


async def test_the_laboratory_fits_on_a_phone(browser: Browser, host: ThreadServer, folder: Path) -> None:
    visitors = Visitors(browser, host, SCREENSHOTS)
    guest = await visitors.come(size=PHONE)
    page = guest.page
    await guest.go("/laboratory")
    await page.click("#reports a")
    await expect(page.frame_locator("iframe.lab-frame").locator("h1")).to_be_visible()
    assert await page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    await guest.picture("laboratory-phone")
    await page.goto((folder / "lyon.it.html").as_uri())
    assert await page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    assert await grave_findings(page) == []
    await visitors.leave()
    assert [trouble for trouble in visitors.troubles if trouble != NO_STORAGE] == []


async def test_a_table_without_a_laboratory_has_no_way_there(visitors: Visitors) -> None:
    guest = await visitors.come()
    await guest.go("/")
    await guest.page.wait_for_selector(".game")
    await expect(guest.page.locator("#laboratory")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_statistics_are_reached_from_the_deck_builder_and_sorted(visitors: Visitors, scheme: str) -> None:
    guest = await visitors.come(color_scheme=scheme, size=PHONE if scheme == "dark" else None)
    page = guest.page
    await guest.go("/decks/lorcana")
    await page.wait_for_selector("#list li")
    if scheme == "dark":
        await page.click("#show-deck")
    await page.click("#statistics")
    await page.wait_for_selector("#tables table")
    assert await grave_findings(page) == []
    assert await page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    won = page.locator("#tables section").first.locator("thead th").nth(2)
    await won.locator("button").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(won).to_have_attribute("aria-sort", "ascending")
    shares = await page.locator("#tables section").first.locator("tbody td:nth-child(3)").all_inner_texts()
    values = [float(share.rstrip("%").replace(",", ".")) for share in shares]
    assert "," in shares[0], "as Italians write"
    assert values == sorted(values)
    cards = page.locator("#tables section").last
    await cards.locator("input").fill("zzzz")
    await expect(cards.locator("tbody tr")).to_have_count(0)
    await guest.picture(f"statistics-{scheme}")
