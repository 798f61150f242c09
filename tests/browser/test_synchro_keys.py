"""A Hero's turn in Synchro Horizon with the keyboard alone: a Skill, paying for it, taking back; asking why not."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.horizons import laid_out, seated
from tests.browser.test_access import check_page
from tests.browser.visitors import Visitor, Visitors
from tests.browser.walking import choose

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = {"width": 1400, "height": 900}
TURN = """
ludoteca: position
game: synchro
players: 1
time: spring 3
city: verdalba
phase: battle
turn: red
heroes:
  - {board: red, hero: SH-H-G01, level: 2, skills: [SH-S-B01, SH-S-V15], shards: {red: 2, blue: 1, transparent: 1}}
  - {board: yellow, hero: SH-H-M01, skills: [SH-S-B02]}
  - {board: blue, hero: SH-H-R01, skills: [SH-S-V01]}
  - {board: green, hero: SH-H-R02, skills: [SH-S-V02]}
monsters:
  - {board: red, monster: SH-M1-01, die: 4}
  - {board: blue, monster: SH-M1-02, die: 2}
battle: {round: 1, first: heroes, revealed_heroes: [red], revealed_monsters: []}
"""
"""Liona's turn: she can pay for the first Skill with blue or with the transparent Shard, but not for the second."""
MINE, COSTLY = "skillslot:0/0", "skillslot:0/1"
WOLF, FAR_AWAY = "unit:6", "unit:3"


async def press_button(person: Visitor, name: str) -> None:
    """Reach the button of an option with Tab and press it."""
    button = person.page.locator("#actions button", has_text=name).first
    await button.focus()
    await person.press("Enter")
    await person.wait_until_asked()


async def test_a_skill_is_used_and_taken_back_by_keyboard(visitors: Visitors) -> None:
    anna = await seated(visitors, laid_out(TURN), size=SCREEN)
    await check_page(anna)
    await anna.picture("synchro-turn-it")
    top = await anna.things(".legal")
    assert (await choose(anna, MINE)).startswith("Dardo Arcano")
    await expect(anna.page.locator("#live")).to_contain_text("con quali Frammenti paghi?")
    await anna.picture("synchro-pay-it")
    await press_button(anna, "1 trasparente")
    await anna.picture("synchro-target-it")
    assert (await choose(anna, WOLF)).startswith("Lupo Grigio")
    live = anna.page.locator("#live")
    await expect(live).to_contain_text("Lupo Grigio subisce 3 danni")
    assert MINE not in await anna.things(".legal")
    await anna.page.keyboard.press("w")
    await expect(anna.page.locator("#words-lines")).to_contain_text("Lupo Grigio")

    # Nothing was left to chance: the target, the payment and the Skill are taken back.
    await anna.press("u")
    await anna.wait_until_asked()
    assert WOLF in await anna.things(".legal")
    await anna.press("Escape")
    await anna.wait_until_asked()
    assert await anna.things(".legal") == top
    await expect(anna.page.locator("#log-lines")).to_contain_text("Anna ha ripreso: ")


async def why(person: Visitor, key: str, reason: str, rule: str) -> None:
    """Asked for by keyboard, refused with the reason; the rule is a button's press away."""
    number = await person.number()
    await person.page.locator(f'#stage [data-thing="{key}"]').focus()
    await person.page.keyboard.press("Enter")
    refusal = person.page.locator(".notice.refusal").last
    await expect(refusal).to_contain_text(reason)
    await refusal.get_by_role("button", name=f"Regola {rule}").click()
    await expect(person.page.locator("#rule")).to_contain_text(rule)
    await person.page.keyboard.press("Escape")
    assert await person.number() == number


async def test_what_a_hero_cannot_do_is_explained(visitors: Visitors) -> None:
    anna = await seated(visitors, laid_out(TURN), size=SCREEN)
    await why(anna, COSTLY, "Pioggia di Frecce: non bastano i Frammenti dei colori richiesti", "SH-11.09")
    await anna.picture("synchro-why-it")
    await why(anna, FAR_AWAY, "Falco Pietralieve non è adiacente: si scambia solo con chi è accanto.", "SH-11.08")
