"""Pages in a language beyond Italian and English: every word that is seen comes from its catalogue."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from ludoteca.kernel import languages
from ludoteca.kernel.languages import PSEUDO
from ludoteca.translation import pseudo
from tests.browser.visitors import Visitor, Visitors
from tests.translation.hearing import foreign

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("pseudo")]
SEEN = """() => [...document.querySelectorAll("body *:not(style, script)")].flatMap((node) => [
  ...[...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.data),
  ...["aria-label", "title", "placeholder", "alt"].map((name) => node.getAttribute(name) ?? ""),
])"""
NAMES = {"Ludoteca", "it", "en", "Italiano", "English", PSEUDO}
"""What is called the same everywhere."""


@pytest.fixture(scope="module", autouse=True)
def _offered() -> Iterator[None]:
    pseudo.offer()
    languages.language(PSEUDO)  # made before anybody waits for it
    yield
    languages.MAKERS.pop(PSEUDO)
    languages.forget()


async def misheard(visitor: Visitor) -> set[str]:
    """List the words on the page that are not in the pseudo-language."""
    texts: list[str] = await visitor.page.evaluate(SEEN)
    return {word for text in texts for word in foreign(text)} - NAMES


async def test_the_start_page_speaks_the_language_that_was_chosen(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go("/")
    await anna.page.click(f'#languages [data-lang="{PSEUDO}"]')
    await expect(anna.page.locator("html")).to_have_attribute("lang", PSEUDO)
    await expect(anna.page.locator("#games-title")).to_contain_text("⟦")
    await expect(anna.page.locator("#games label, #games button").first).to_contain_text("⟦")
    assert await misheard(anna) == set()
    await anna.page.reload()
    await expect(anna.page.locator("#games-title")).to_contain_text("⟦")


async def test_the_table_its_dock_and_its_rulebook_speak_the_language_that_was_chosen(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.page.click(f'#languages [data-lang="{PSEUDO}"]')
    await expect(anna.page.locator("#prompt-text")).to_contain_text("⟦")
    await anna.page.locator("#stage .thing.legal").first.hover()
    await expect(anna.page.locator("#dock-thing")).to_contain_text("⟦")
    await anna.page.click("#help-open")
    await anna.page.click("#rulebook-open")
    await expect(anna.page.locator(".rulebook-rule").first).to_contain_text("⟦")
