"""A tower's shot in the kingdom with the keyboard alone, heard rather than seen; taking back; asking why not."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

import ludoteca
from ludoteca.kernel.contract import Match
from tests.browser.kingdoms import seated, until
from tests.browser.test_access import check_page
from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
FOCUSED = """() => document.activeElement?.dataset?.thing ?? "" """
LABELS = """(prefix) => [...document.querySelectorAll(`#stage .legal[data-thing^="${prefix}"]`)].map(
  (thing) => [thing.dataset.thing, thing.getAttribute("aria-label")])"""
ARCHERS, SITE_D, SITE_B = "hand:0/0", "site:3", "site:1"
TABS = 80


def phase_two() -> Match:
    """Anna's archers can be built on site D, and hit what is north of it."""
    match = ludoteca.game("kingdom").new(2, seed=5, scenario="1", heroes=["alleria", "malik"])
    return until(match, "tower", 3, ("ability",))


async def tab_to(person: Visitor, key: str) -> str:
    """Press Tab until it is reached; its name, as a screen reader speaks it."""
    for _ in range(TABS):
        await person.page.keyboard.press("Tab")
        if await person.page.evaluate(FOCUSED) == key:
            focused = person.page.locator(f'#stage [data-thing="{key}"]')
            await expect(focused).to_have_attribute("role", "button")
            return await focused.get_attribute("aria-label") or ""
    pytest.fail(f"{key} is not reached")


async def choose(person: Visitor, key: str) -> str:
    name = await tab_to(person, key)
    await person.press("Enter")
    await person.wait_until_asked()
    return name


async def labels(person: Visitor, prefix: str) -> dict[str, str]:
    return dict(await person.page.evaluate(LABELS, prefix))


async def shoot(person: Visitor) -> str:
    """Archers on site D, turned north, onto two enemies; where the tile went, in words."""
    assert (await choose(person, ARCHERS)).startswith("Torre Arciere (livello 1, fisico")
    await expect(person.page.locator("#live")).to_contain_text("Arciere: dove la costruisci")
    assert (await choose(person, SITE_D)).startswith("Costruisci sul sito D: ")
    north = await choose(person, "facing:0")
    assert north.startswith("Verso nord: ")
    assert "nessuna" not in north
    places = await labels(person, "cell:")
    best = next(key for key, name in places.items() if "×2" in name or " e " in name)
    return await choose(person, best)


async def test_a_tower_shoots_by_keyboard_and_is_heard(visitors: Visitors) -> None:
    anna = await seated(visitors, phase_two())
    await check_page(anna)
    covered = await shoot(anna)
    cells = covered.partition(":")[0]
    assert len(cells.split()) == 2  # as "c1 c2"
    await expect(anna.page.locator("#live")).to_contain_text("Anna ha piazzato una tessera danno sull'orda")
    await expect(anna.page.locator("#live")).to_contain_text(f"{cells} (")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Anna ha costruito la torre Arciere sul sito D.")
    await anna.page.keyboard.press("w")
    await expect(anna.page.locator("#words-lines")).to_contain_text("Arciere")


async def test_a_whole_action_is_taken_back(visitors: Visitors) -> None:
    anna = await seated(visitors, phase_two())
    tiles = anna.page.locator("#stage .tray .tile")
    top = await anna.things(".legal")
    await expect(anna.page.locator("#undo-chain")).to_be_hidden()
    for key in (ARCHERS, SITE_D, "facing:0"):
        await anna.click_option("thing", key)
    await expect(anna.page.locator("#undo-chain")).to_be_visible()
    number = await anna.number()
    await anna.page.click("#undo-chain")
    await anna.wait_after(number)
    await anna.wait_until_asked()
    assert await anna.prompt() == "Fase 2: che cosa fai?"
    assert await anna.things(".legal") == top

    await shoot(anna)
    await expect(tiles).to_have_count(1)
    await anna.press("u")
    await anna.wait_until_asked()
    await expect(tiles).to_have_count(0)
    assert (await anna.prompt()).startswith("Arciere: dove piazzi la tessera")
    await anna.press("Escape")
    await anna.wait_until_asked()
    assert await anna.things(".legal") == top
    await expect(anna.page.locator("#log-lines")).to_contain_text("Anna annulla.")


async def test_what_cannot_be_done_is_explained(visitors: Visitors) -> None:
    anna = await seated(visitors, phase_two())
    refusal = anna.page.locator(".notice.refusal")
    await anna.click_option("thing", ARCHERS)
    number = await anna.number()
    await anna.click_thing(SITE_B)
    await expect(refusal).to_contain_text("Il sito B è blu: ci costruisce solo il suo giocatore.")
    await anna.picture("kingdom-why-it")
    await refusal.get_by_role("button", name="Regola KR-5.04").click()
    await expect(anna.page.locator("#rule")).to_contain_text("KR-5.04")
    await anna.page.keyboard.press("Escape")
    assert await anna.number() == number
