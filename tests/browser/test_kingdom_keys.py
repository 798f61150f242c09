"""A tower's shot in the kingdom with the keyboard alone, heard rather than seen; taking back; asking why not."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

import ludoteca
from ludoteca.kernel.contract import Match
from tests.browser.kingdoms import seated, until
from tests.browser.test_access import check_page
from tests.browser.visitors import Visitor, Visitors
from tests.browser.walking import choose

pytestmark = pytest.mark.asyncio(loop_scope="session")
Shot = tuple[str, str, str, str]
"""A tower in hand, a site, a facing and a cell, each the key of a thing."""


def phase_two() -> Match:
    match = ludoteca.game("kingdom").new(2, seed=5, scenario="1", heroes=["alleria", "malik"])
    return until(match, "tower", 3, ("ability",))


def options(match: Match, verb: str) -> list[tuple[str, str, str]]:
    """Of Anna's, with this verb: ids, things, labels."""
    decision = next(decision for decision in match.decisions if decision.seat == 0)
    return [
        (option["id"], option["thing"], option["label"])
        for option in decision.to_json("it")["options"]
        if option["id"].startswith(f"{verb}:")
    ]


def best_shot(match: Match) -> Shot:
    """A tower of hers that has a single tile, built and turned so that it covers two enemies at once."""
    for tower, hand, words in options(match, "tower"):
        picked = match.copy()
        picked.choose(0, tower)
        for build, site, _ in options(picked, "build"):
            built = picked.copy()
            built.choose(0, build)
            for face, facing, reach in options(built, "face"):
                turned = built.copy()
                turned.choose(0, face)
                for _, cell, covered in options(turned, "place"):
                    if " e 1x" not in words and "nessuna" not in reach and "×2" in covered:
                        return hand, site, facing, cell
    raise LookupError("no tower covers two enemies")


async def shoot(person: Visitor, shot: Shot) -> str:
    """What is heard of the cell that is chosen in the end."""
    hand, site, facing, cell = shot
    assert (await choose(person, hand)).startswith("Torre ")
    await expect(person.page.locator("#live")).to_contain_text("dove la costruisci")
    assert (await choose(person, site)).startswith("Costruisci sul sito ")
    assert (await choose(person, facing)).startswith("Verso ")
    return await choose(person, cell)


async def test_a_tower_shoots_by_keyboard_and_is_heard(visitors: Visitors) -> None:
    match = phase_two()
    anna = await seated(visitors, match)
    await check_page(anna)
    covered = await shoot(anna, best_shot(match))
    cells, _, enemies = covered.partition("; ")[0].partition(": ")
    assert len(cells.split()) >= 2  # as "c1 c2"
    live = anna.page.locator("#live")
    await expect(live).to_contain_text("Anna piazza una tessera danno sull'orda")
    await expect(live).to_contain_text(f"{cells} ({enemies}")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Anna costruisce la torre")
    await anna.page.keyboard.press("w")
    await expect(anna.page.locator("#words-lines")).to_contain_text(re.compile(rf"tessera danno \w+ {cells}"))


async def test_a_whole_action_is_taken_back(visitors: Visitors) -> None:
    match = phase_two()
    shot = best_shot(match)
    anna = await seated(visitors, match)
    tiles = anna.page.locator("#stage .tray .tile")
    before = await tiles.count()
    top = await anna.things(".legal")
    await expect(anna.page.locator("#undo-chain")).to_be_hidden()
    for key in shot[:3]:
        await anna.click_option("thing", key)
    await expect(anna.page.locator("#undo-chain")).to_be_visible()
    number = await anna.number()
    await anna.page.click("#undo-chain")
    await anna.wait_after(number)
    await anna.wait_until_asked()
    assert await anna.prompt() == "Torri ed eroi: che cosa fai?"
    assert await anna.things(".legal") == top

    await shoot(anna, shot)
    await expect(tiles).to_have_count(before + 1)
    await anna.press("u")
    await anna.wait_until_asked()
    await expect(tiles).to_have_count(before)
    assert ": dove piazzi la tessera" in await anna.prompt()
    await anna.press("Escape")
    await anna.wait_until_asked()
    assert await anna.things(".legal") == top
    await expect(anna.page.locator("#log-lines")).to_contain_text("Anna ha ripreso: ")


async def test_what_cannot_be_done_is_explained(visitors: Visitors) -> None:
    match = phase_two()
    anna = await seated(visitors, match)
    hand, *_ = best_shot(match)
    await anna.click_option("thing", hand)
    number = await anna.number()
    theirs = next(site for site in match.view(0).sites if site.colour == "blue")
    await anna.click_thing(f"site:{theirs.site}")
    refusal = anna.page.locator(".notice.refusal")
    await expect(refusal).to_contain_text(f"Il sito {theirs.letter} è blu: ci costruisce solo chi ha quel colore.")
    await anna.picture("kingdom-why-it")
    await refusal.get_by_role("button", name="Regola KR-5.04").click()
    await expect(anna.page.locator("#rule")).to_contain_text("KR-5.04")
    await anna.page.keyboard.press("Escape")
    assert await anna.number() == number
