"""Pieces to place in the kingdom: seen before they are placed, turned by keys and buttons; mouse, keyboard, finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

import ludoteca
from tests.browser.kingdoms import TINTED, ghosts, seated, storm, until
from tests.browser.visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def cell_of(option: str) -> str:
    tray, _, place = option.removeprefix("place:").split("/")
    return f"cell:{tray}/{place}"


def turn_of(option: str) -> int:
    return int(option.split("/")[1])


async def options(person: Visitor) -> list[str]:
    found: list[str] = await person.page.eval_on_selector_all(
        "#option-list [data-option]", "(all) => all.map((one) => one.dataset.option)"
    )
    return [id for id in found if id.startswith("place:")]


async def roomy(person: Visitor) -> str:
    """A cell on which every orientation of the tile is offered."""
    offered = await options(person)
    turns = {turn_of(id) for id in offered}
    assert len(turns) == 4
    for id in offered:
        if {turn_of(other) for other in offered if cell_of(other) == cell_of(id)} == turns:
            return cell_of(id)
    raise LookupError("no cell is so roomy")


async def laid(person: Visitor) -> int:
    """Damage tiles on the trays of the map."""
    return await person.page.locator("#stage .tray .tile").count()


async def test_a_mouse_sees_the_tile_turns_it_and_places_it(visitors: Visitors) -> None:
    anna = await seated(visitors, storm())
    cell = await roomy(anna)
    assert await ghosts(anna) == []
    await anna.page.hover(f'#stage [data-thing="{cell}"]')
    seen = [await ghosts(anna)]
    for key in "rrrr":
        await anna.page.keyboard.press(key)
        seen.append(await ghosts(anna))
    assert all(len(shown) == 1 and cell_of(shown[0]) == cell for shown in seen)
    assert seen[0] == seen[4]
    assert len({turn_of(shown[0]) for shown in seen}) == 4
    await expect(anna.page.locator("dialog[open]")).to_have_count(0)
    await anna.picture("kingdom-piece-it")
    before, number = await laid(anna), await anna.number()
    await anna.page.click(f'#stage [data-thing="{cell}"]')
    await anna.wait_after(number)
    assert await laid(anna) == before + 1


async def test_the_keyboard_moves_turns_and_places_it(visitors: Visitors) -> None:
    anna = await seated(visitors, storm())
    cell = await roomy(anna)
    await anna.page.focus(f'#stage [data-thing="{cell}"]')
    first = await ghosts(anna)
    label = await anna.page.get_attribute(f'#stage [data-thing="{cell}"]', "aria-label")
    assert first
    assert label == await anna.page.inner_text(f'#option-list [data-option="{first[0]}"] .label')
    await anna.page.keyboard.press("r")
    assert await ghosts(anna) != first
    await anna.page.keyboard.press("ArrowDown")
    where = await anna.page.evaluate("() => document.activeElement.dataset.thing")
    assert where != cell
    await anna.page.keyboard.press("ArrowUp")
    shown = await ghosts(anna)
    assert len(shown) == 1
    before = await laid(anna)
    await anna.press("Enter")
    assert await laid(anna) == before + 1


async def test_a_finger_points_turns_and_places_it_with_buttons(visitors: Visitors) -> None:
    anna = await seated(visitors, storm(), **ON_A_PHONE)
    assert await anna.overflow() == 0
    cell = await roomy(anna)
    number, before = await anna.number(), await laid(anna)
    await anna.page.tap(f'#stage [data-thing="{cell}"]')
    first = await ghosts(anna)
    assert [cell_of(id) for id in first] == [cell]
    await anna.page.tap('#stage [data-tool="turn"]')
    second = await ghosts(anna)
    assert second != first
    await anna.page.tap(f'#stage [data-thing="{cell}"]')
    assert await ghosts(anna) not in (first, second)
    assert await anna.number() == number
    await anna.picture("kingdom-piece-phone-it")
    widths = await anna.page.eval_on_selector_all(
        "#stage .cell", "(cells) => cells.map((cell) => cell.getBoundingClientRect().width)"
    )
    assert min(widths) >= 30
    await anna.page.tap('#stage [data-tool="place"]')
    await anna.wait_after(number)
    assert await laid(anna) == before + 1


async def test_where_nothing_fits_a_press_tells_why(visitors: Visitors) -> None:
    match = storm()
    offered = [
        id for option in match.decisions[0].to_json("en")["options"] if (id := option["id"]).startswith("place:")
    ]
    match.choose(0, next(id for id in offered if id.endswith("/0")))
    match = until(match, "place", 1)
    anna = await seated(visitors, match)
    covered = await anna.page.evaluate(
        """() => {
          const cells = [...document.querySelectorAll("#stage .ghost")].flatMap((one) => one.dataset.cells.split(" "));
          return [...document.querySelectorAll("#stage .cell")].map((one) => one.dataset.thing)
            .find((key) => !cells.includes(key));
        }"""
    )
    await anna.page.click(f'#stage [data-thing="{covered}"]')
    await expect(anna.page.locator("#notices, .notices")).to_contain_text("KR-")


async def test_pointing_at_an_arrow_shows_what_the_tower_would_reach(visitors: Visitors) -> None:
    match = ludoteca.game("kingdom").new(2, seed=5, scenario="1", heroes=["magnus", "malik"])
    wishes = ("ability", "tower:0", "build", "ready")
    anna = await seated(visitors, until(match, "face", 4, wishes))
    assert await anna.page.evaluate(TINTED) == []
    reached = []
    for quarter in range(4):
        await anna.page.hover(f'#stage [data-thing="facing:{quarter}"] .turner')
        reached.append(set(await anna.page.evaluate(TINTED)))
    assert any(reached)
    assert len({frozenset(squares) for squares in reached}) > 1
    await anna.picture("kingdom-facing-it")
