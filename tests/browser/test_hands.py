"""What a hand does on the table: a thing dropped on another, one press for all that can do the same."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.arenas import alone
from tests.browser.conftest import Visitors
from tests.browser.horizons import laid_out
from tests.browser.horizons import seated as at_the_battle
from tests.browser.laid_out import LaidOut
from tests.browser.test_synchro_keys import MINE, TURN
from tests.browser.victories import table_of
from tests.browser.visitors import Visitor
from tests.rules.arena.table import Table

STITCH, MINNIE = "1-22", "1-13"
pytestmark = pytest.mark.asyncio(loop_scope="session")
MIDDLE = """(key) => {
  const thing = document.querySelector(`#stage [data-thing="${CSS.escape(key)}"]`);
  const box = (thing.querySelector("rect") ?? thing).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


async def drag(person: Visitor, key: str, target: str) -> None:
    page: Any = person.page
    await page.mouse.move(*await page.evaluate(MIDDLE, key))
    await page.mouse.down()
    x, y = await page.evaluate(MIDDLE, target)
    await page.mouse.move(x - 30, y - 12, steps=4)
    await expect(page.locator(".carried")).to_be_visible()
    await page.mouse.move(x, y, steps=2)
    await page.mouse.up()
    await expect(page.locator(".carried")).to_have_count(0)


async def seated(visitors: Visitors, table: LaidOut) -> Visitor:
    anna = await visitors.come("Anna")
    await anna.sit(table.links[0])
    await anna.wait_until_asked()
    return anna


async def test_a_card_dropped_on_the_inkwell_is_inked_and_on_the_table_played(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, held=[STITCH, MINNIE], mine=[MINNIE])
    anna = await seated(visitors, table)
    first, second = table.held
    await drag(anna, f"card:{first}", "ink:0")
    await expect(anna.page.locator("body:not(.busy)")).to_have_attribute("data-number", "1")
    match = table_of(visitors.server, table.links[0]).match
    assert first in match.ink[0]  # type: ignore[attr-defined]
    await drag(anna, f"card:{second}", f"card:{table.mine[0]}")
    await anna.page.wait_for_function("() => Number(document.body.dataset.number) > 1")
    assert second in [card.card for card in table_of(visitors.server, table.links[0]).match.view(0).players[0].in_play]


async def test_a_character_dropped_on_another_challenges_it(visitors: Visitors) -> None:
    """The first step asks whom: that is the one it was dropped on, and both steps are one choice."""
    table = LaidOut(visitors.server, mine=[MINNIE], theirs=[STITCH, MINNIE])
    anna = await seated(visitors, table)
    await drag(anna, f"card:{table.mine[0]}", f"card:{table.theirs[1]}")
    await anna.page.wait_for_function("() => Number(document.body.dataset.number) > 0")
    assert "sfida Minni" in await anna.text("#log-lines")


async def test_one_press_sends_everybody_on_a_quest(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[MINNIE] * 4)
    anna = await seated(visitors, table)
    await anna.page.click('[data-together="quest"]')
    await anna.page.wait_for_function("() => Number(document.body.dataset.number) === 4")
    await anna.wait_until_asked()
    match = table_of(visitors.server, table.links[0]).match
    assert all(card.exerted for card in match.view(0).players[0].characters)
    await expect(anna.page.locator('[data-together="quest"]')).to_have_count(0)


async def test_a_thing_dropped_where_it_means_nothing_goes_back(visitors: Visitors) -> None:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna")
    await anna.sit(seat)
    await anna.wait_until_asked()
    number = await anna.number()
    key = (await anna.things(".legal"))[0]
    await drag(anna, key, "deck:0")
    await expect(anna.page.locator("#menu[open]")).to_have_count(0)
    assert await anna.number() == number
    assert key in await anna.things(".legal")


async def refused(person: Visitor, words: str, rule: str) -> None:
    """Nothing has happened, and the reason is told with its rule."""
    refusal = person.page.locator(".notice.refusal").last
    await expect(refusal).to_contain_text(words)
    await expect(refusal.get_by_role("button", name=f"Regola {rule}")).to_be_visible()


async def test_an_attack_dropped_on_the_wrong_monster_strikes_nobody(visitors: Visitors) -> None:
    """Only the front Monster can be attacked: on the other nothing is paid and nobody is struck."""
    anna = await at_the_battle(visitors, laid_out(TURN), size={"width": 1400, "height": 900})
    await drag(anna, "act:attack", "unit:6")
    await refused(anna, "Non lì. Attacco Base", "SH-11.06")
    await drag(anna, MINE, "unit:3")
    await refused(anna, "Questo non è un bersaglio valido ora.", "SH-26.01")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", "0")
    await drag(anna, "act:attack", "unit:4")
    await expect(anna.page.locator("#log-lines")).to_contain_text("1 Frammento")
    assert await anna.number() != "0"


async def test_a_challenge_dropped_on_a_ready_character_challenges_nobody_else(visitors: Visitors) -> None:
    table = LaidOut(visitors.server, mine=[MINNIE], theirs=[STITCH, MINNIE], ready=1)
    anna = await seated(visitors, table)
    await drag(anna, f"card:{table.mine[0]}", f"card:{table.theirs[1]}")
    await expect(anna.page.locator(".notice.refusal").last).to_contain_text("Non lì. ")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", "0")
    await drag(anna, f"card:{table.mine[0]}", f"card:{table.theirs[0]}")
    await expect(anna.page.locator("#log-lines")).to_contain_text("sfida Stitch")


async def test_a_space_dropped_on_a_rival_is_gone_to_and_the_rival_attacked(visitors: Visitors) -> None:
    """What a drop would do is told at the hand before; from too far away it does nothing."""
    table = Table("ch4")
    table.at(mickey="D2", aladdin="A4", gaston="D5", sulley="G4")
    anna = await alone(visitors, table, size={"width": 1400, "height": 900})
    await drag(anna, "space:C2", "figure:3")
    await refused(anna, "È fuori gittata.", "SA-9.06")
    await expect(anna.page.locator("body")).to_have_attribute("data-step", "0")
    page: Any = anna.page
    await page.mouse.move(*await page.evaluate(MIDDLE, "space:D4"))
    await page.mouse.down()
    await page.mouse.move(*await page.evaluate(MIDDLE, "figure:3"), steps=5)
    await expect(page.locator(".foretold")).to_have_text("Muovi in D4 · Attacca Gaston")
    await anna.picture("arena-foretold-it")
    await page.mouse.up()
    await expect(page.locator(".foretold")).to_be_hidden()
    await page.wait_for_function("() => Number(document.body.dataset.number) === 2")
    await expect(page.locator("#log-lines")).to_contain_text("attacca Gaston")


async def test_the_turn_is_ended_with_the_same_gesture(visitors: Visitors) -> None:
    """With Shift held the line says what comes then; without it the turn goes on."""
    anna = await at_the_battle(visitors, laid_out(TURN), size={"width": 1400, "height": 900})
    await anna.page.keyboard.down("Shift")
    line = anna.page.locator("#prompt-text")
    said = await line.evaluate("(line) => getComputedStyle(line, '::after').content")
    assert said == '" Poi: Termina il turno."'
    await drag(anna, "act:attack", "unit:4")
    await anna.page.keyboard.up("Shift")
    await anna.page.wait_for_function("() => Number(document.body.dataset.number) > 2")
    await expect(anna.page.locator("#prompt-text")).not_to_contain_text("Turno di Liona")
