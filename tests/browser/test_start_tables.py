"""The tables of a browser on the start page: cards that say how they stand, and a page that holds still."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from tests.browser.test_axe import grave_findings
from tests.browser.test_ending import WATCH_SHIFTS
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.ended import finished, played, shelved

pytestmark = pytest.mark.asyncio(loop_scope="session")
MOST_BYTES = 100_000
WEIGHT = """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
  .filter(({ name }) => !new URL(name).pathname.startsWith("/art/"))
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""


async def with_tables(visitors: Visitors, *links: tuple[str, str], size: dict[str, int] = DESKTOP) -> Visitor:
    """Somebody whose browser remembers these tables, by their links and games."""
    anna = await visitors.come("Anna", size=size)
    kept = [{"path": link, "game": game, "players": ["Anna", "Bruno"], "at": 1_790_000_000_000} for link, game in links]
    written = json.dumps(json.dumps(kept))
    await anna.page.add_init_script(f"localStorage['ludoteca.tables'] ??= {written}")
    await anna.page.add_init_script(WATCH_SHIFTS)
    await anna.go("/")
    await anna.page.wait_for_selector(".game")
    return anna


async def test_cards_say_whose_turn_it_is_and_how_it_stands(visitors: Visitors) -> None:
    session = played("lorcana", 5, 90)
    asked = session.match.decisions[0].seat
    links, _ = shelved(visitors.server.database, session)
    over = finished("lyon", 5)
    assert over.match.outcome is not None
    ended, _ = shelved(visitors.server.database, over)
    winner = over.match.outcome.winners[0]
    tables = ((links[asked], "lorcana"), (links[1 - asked], "lorcana"), (ended[winner], "lyon"))
    anna = await with_tables(visitors, *tables)
    cards = anna.page.locator("#recent-list .kept")
    await expect(cards).to_have_count(3)
    await expect(cards.nth(0).locator(".kept-state")).to_have_text("Tocca a te")
    await expect(cards.nth(0).locator(".kept-way")).to_have_text("Riprendi")
    turn = session.match.turn  # type: ignore[attr-defined]
    lore = session.match.lore  # type: ignore[attr-defined]
    await expect(cards.nth(0)).to_contain_text(f"turno {turn} · leggenda {lore[asked]} – {lore[1 - asked]}")
    await expect(cards.nth(0)).to_contain_text(f"contro {('Anna', 'Bruno')[1 - asked]}")
    await expect(cards.nth(1).locator(".kept-state")).to_have_text("Tocca ad Anna" if asked == 0 else "Tocca a Bruno")
    await expect(cards.nth(1).locator(".kept-way")).to_have_text("Guarda")
    await expect(cards.nth(2).locator(".kept-state")).to_have_text("Hai vinto!")
    await anna.picture("start-tables-it")
    assert await grave_findings(anna.page) == []
    await cards.nth(0).locator("button").click()
    await expect(cards).to_have_count(2)
    await cards.nth(1).locator("a").click()
    await anna.page.wait_for_selector("#ending:not([hidden])")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_nothing_moves_while_the_page_loads(visitors: Visitors, size: dict[str, int]) -> None:
    links, _ = shelved(visitors.server.database, played("synchro", 4, 30))
    anna = await with_tables(visitors, (links[0], "synchro"), (links[1], "synchro"), size=size)
    await expect(anna.page.locator("#recent-list .kept-state >> nth=1")).not_to_have_text("")
    await anna.page.wait_for_load_state("networkidle")
    assert await anna.page.evaluate("window.shifted") < 0.01
    assert await anna.overflow() == 0


async def test_the_page_is_light_besides_its_covers(visitors: Visitors) -> None:
    anna = await with_tables(visitors)
    await anna.page.wait_for_load_state("networkidle")
    assert 0 < await anna.page.evaluate(WEIGHT) < MOST_BYTES


async def test_without_a_table_there_is_something_to_look_at(visitors: Visitors) -> None:
    anna = await with_tables(visitors)
    await expect(anna.page.locator("#recent-list .nothing img")).to_have_count(3)
    await expect(anna.page.locator("#recent-list .nothing")).to_contain_text("Il tavolo è libero")


async def test_the_sheet_has_the_cover_of_the_chosen_box(visitors: Visitors) -> None:
    anna = await with_tables(visitors)
    await anna.page.check(".game [value=kingdom]", force=True)
    await expect(anna.page.locator("#order-cover")).to_have_attribute("src", "/art/kingdom/cover.svg")
    await expect(anna.page.locator("#order-title")).to_have_text("Kingdom Rush: Frattura nel Tempo")
