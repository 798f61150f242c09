"""Two actions with one hand in Synchro Horizon, by mouse, finger or key; what follows is told, and can be given up."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.async_api import expect

from ludoteca.kernel.contract import Match
from tests.browser.conftest import Visitors
from tests.browser.horizons import laid_out, seated
from tests.browser.test_hands import MIDDLE, drag
from tests.browser.test_synchro_keys import TURN
from tests.browser.visitors import Visitor
from tests.table.presses import Asked, battle

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = {"width": 1400, "height": 900}
ON_A_PHONE: dict[str, Any] = {
    "size": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ATTACK, END, BESIDE, FRONT = "act:attack", "act:end", "unit:1", "unit:4"
RICH = TURN.replace("shards: {red: 2, blue: 1, transparent: 1}", "shards: {red: 2, blue: 1, green: 1, transparent: 1}")
MAGE = """
ludoteca: position
game: synchro
players: 1
time: spring 3
city: verdalba
phase: battle
turn: yellow
heroes:
  - {board: red, hero: SH-H-G01, skills: [SH-S-B01]}
  - {board: yellow, hero: SH-H-M02, skills: [SH-S-B02], shards: {red: 3}}
  - {board: blue, hero: SH-H-R01, skills: [SH-S-V01]}
  - {board: green, hero: SH-H-R02, skills: [SH-S-V02]}
monsters:
  - {board: red, monster: SH-M1-01, die: 4}
  - {board: blue, monster: SH-M1-02, die: 2}
  - {board: green, monster: SH-M1-02, die: 2}
battle: {round: 1, first: heroes, revealed_heroes: [yellow], revealed_monsters: []}
"""
"""A Mage's turn, whose attack asks for another enemy."""


async def settled(person: Visitor, steps: int) -> None:
    """So many choices are made, and the page asks again."""
    await person.page.wait_for_function(f"() => Number(document.body.dataset.number) >= {steps}")
    await person.wait_until_asked()


async def line_of(person: Visitor) -> str:
    """What the line that asks says, with what follows by itself."""
    after = await person.page.locator("#prompt-text").evaluate("(line) => getComputedStyle(line, '::after').content")
    return await person.text("#prompt-text") + str(after).strip('"')


def level_gained() -> Match:
    """Liona has gained a level, and chooses a Skill."""
    match = laid_out(RICH)
    match.choose(0, "level")
    while "mulligan" not in match.decisions[0].options.ids:
        match.choose(0, match.decisions[0].options[0].id)
    return match


async def test_an_attack_dropped_on_a_companion_is_followed_by_the_swap(visitors: Visitors) -> None:
    """What a drop would do is told at the hand; with Shift the turn ends after both."""
    anna = await seated(visitors, laid_out(TURN), size=SCREEN)
    page: Any = anna.page
    await page.mouse.move(*await page.evaluate(MIDDLE, ATTACK))
    await page.mouse.down()
    await page.mouse.move(*await page.evaluate(MIDDLE, BESIDE), steps=5)
    await expect(page.locator(".foretold")).to_contain_text("Scambia posizione con Selene Velargento")
    await page.keyboard.down("Shift")
    await page.mouse.up()
    await page.keyboard.up("Shift")
    await expect(page.locator("#log-lines")).to_contain_text("usa l'Attacco Base")
    await expect(page.locator("#log-lines")).to_contain_text("prende il posto")
    await expect(page.locator("#prompt-text")).not_to_contain_text("Turno di Liona")


async def test_what_follows_waits_for_an_answer_and_the_line_says_so(visitors: Visitors) -> None:
    anna = await seated(visitors, laid_out(MAGE), size=SCREEN)
    await drag(anna, ATTACK, "unit:0")
    await expect(anna.page.locator("#prompt-text")).to_contain_text("un altro nemico a scelta")
    assert "Poi: Scambia posizione con Liona" in await line_of(anna)
    await anna.page.locator('#stage [data-thing="unit:7"]').click()
    await expect(anna.page.locator("#log-lines")).to_contain_text("prende il posto")
    assert "Poi:" not in await line_of(anna)


async def test_what_was_to_follow_is_given_up_with_the_action(visitors: Visitors) -> None:
    """Esc takes back the attack; neither the swap nor the end of the turn comes after something else."""
    anna = await seated(visitors, laid_out(MAGE), size=SCREEN)
    await anna.page.keyboard.down("Shift")
    await drag(anna, ATTACK, "unit:0")
    await anna.page.keyboard.up("Shift")
    await expect(anna.page.locator("#prompt-text")).to_contain_text("un altro nemico a scelta")
    await anna.press("Escape")
    await expect(anna.page.locator("#prompt-text")).to_contain_text("Turno di Ignazio Tizzone")
    await expect(anna.page.locator("body:not(.busy)")).to_have_attribute("data-step", "0")
    await drag(anna, ATTACK, "unit:7")
    await expect(anna.page.locator("#log-lines")).to_contain_text("usa l'Attacco Base")
    await expect(anna.page.locator("#prompt-text")).to_contain_text("Turno di Ignazio Tizzone")
    assert "prende il posto" not in await anna.text("#log-lines")


@pytest.mark.rule("SH-14.04")
async def test_a_skill_dropped_on_a_monster_is_kept_and_used(visitors: Visitors) -> None:
    """The Monsters are seen while a Skill is chosen; in its place on the board it is only kept."""
    match = level_gained()
    tile = next(option for option in match.decisions[0].options if "Grapple" in option.phrase.en)
    anna = await seated(visitors, match, size=SCREEN)
    await anna.picture("synchro-keep-it")
    await drag(anna, tile.thing, "unit:6")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Liona impara")
    await expect(anna.page.locator("#log-lines")).to_contain_text("Lupo Grigio subisce")
    bruno = await seated(visitors, match, size=SCREEN)
    await drag(bruno, tile.thing, "skillslot:0/2")
    await settled(bruno, 1)
    assert "Liona impara" in await bruno.text("#log-lines")
    assert "subisce" not in await bruno.text("#log-lines")


async def test_a_finger_does_two_things_and_ends_the_turn(visitors: Visitors) -> None:
    anna = await seated(visitors, laid_out(TURN), **ON_A_PHONE)
    page: Any = anna.page
    touch = await page.context.new_cdp_session(page)
    x, y = await page.evaluate(MIDDLE, ATTACK)
    await touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    x, y = await page.evaluate(MIDDLE, BESIDE)
    for way in (0.5, 1.0):
        point = {"x": x, "y": y - 40 * (1 - way)}
        await touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    await expect(page.locator("body")).to_have_class(re.compile("closing"))
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(page.locator("#log-lines")).to_contain_text("prende il posto")
    await expect(page.locator("#prompt-text")).not_to_contain_text("Turno di Liona")


async def test_a_key_takes_a_thing_and_puts_it_on_another(visitors: Visitors) -> None:
    """What putting it down would do is announced; Esc puts it back, and takes nothing else back."""
    anna = await seated(visitors, laid_out(TURN), size=SCREEN)
    page: Any = anna.page
    await page.locator(f'#stage [data-thing="{ATTACK}"]').focus()
    await page.keyboard.press("m")
    await expect(page.locator("#live")).to_contain_text("In mano: Attacco Base")
    await page.locator(f'#stage [data-thing="{FRONT}"]').focus()
    await expect(page.locator(".foretold")).to_contain_text("Attacco Base")
    await page.keyboard.press("Escape")
    await expect(page.locator(".lifted")).to_have_count(0)
    await page.locator(f'#stage [data-thing="{ATTACK}"]').focus()
    await page.keyboard.press("m")
    await page.locator(f'#stage [data-thing="{END}"]').focus()
    await expect(page.locator(".foretold")).to_contain_text("Termina il turno")
    await page.keyboard.press("m")
    await expect(page.locator("#log-lines")).to_contain_text("usa l'Attacco Base")
    await expect(page.locator("#prompt-text")).not_to_contain_text("Turno di Liona")


def moment(fits: Callable[[Asked, Asked], bool]) -> tuple[Asked, Asked]:
    """Two choices of the battle that is counted, one after the other."""
    return next((before, after) for before, after in pairwise(battle()) if fits(before, after))


async def test_two_shards_are_discarded_with_one_hand(visitors: Visitors) -> None:
    first, second = moment(lambda before, after: before.verb == after.verb == "discard" and after.continues)
    anna = await seated(visitors, first.match.copy(), size=SCREEN)
    await drag(anna, first.thing, second.thing)
    await settled(anna, 2)
    assert (await anna.text("#log-lines")).count("scarta") == 2


async def test_an_answer_outside_ones_turn_does_not_end_the_next(visitors: Visitors) -> None:
    """Whose turn comes is not known yet: Shift means nothing there, and the line does not say that it would."""
    _, asked = moment(lambda before, after: before.verb == "end" and after.verb == "target")
    anna = await seated(visitors, asked.match.copy(), size=SCREEN)
    await anna.page.keyboard.down("Shift")
    assert "Poi:" not in await line_of(anna)
    await anna.page.locator(f'#stage [data-thing="{asked.thing}"]').click()
    await anna.page.keyboard.up("Shift")
    await settled(anna, 1)
    await expect(anna.page.locator("#prompt-text")).to_contain_text("Turno di")
    assert END in await anna.things(".legal")
