"""The map of the kingdom on a phone, turned upright: keys, fingers and ghosts go where they are seen to go."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.kingdoms import ghosts, seated, where
from tests.browser.visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PLACING = ("tower:0", "tower", "build", "face", "target", "place", "activate", "go", "engage", "attack")
BOX = """(key) => {
  const box = document.querySelector(`#stage [data-thing="${key}"] rect`).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
SHOWN = """() => {
  const box = document.querySelector("#stage .ghost.shown").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
}"""
WAYS = {"ArrowUp": (0, -1), "ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0)}


async def box(person: Visitor, key: str) -> list[float]:
    found: list[float] = await person.page.evaluate(BOX, key)
    return found


async def focused(person: Visitor) -> str:
    found: str = await person.page.evaluate("() => document.activeElement.dataset.thing ?? ''")
    return found


async def offered(person: Visitor, kind: str) -> list[str]:
    found: list[str] = await person.page.eval_on_selector_all(
        f'#stage .legal[data-thing^="{kind}:"]', "(all) => all.map((one) => one.dataset.thing)"
    )
    return found


@pytest.mark.parametrize(("verb", "kind"), [("place", "cell"), ("go", "square")])
async def test_arrow_keys_go_to_the_neighbour_that_is_seen(visitors: Visitors, verb: str, kind: str) -> None:
    anna = await seated(visitors, where(1, 2, verb, 4, PLACING if verb == "place" else ("activate",)), **ON_A_PHONE)
    first = (await offered(anna, kind))[0]
    await anna.page.focus(f'#stage [data-thing="{first}"]')
    x, y, w, h = await box(anna, first)
    went = 0
    for key, (across, down) in WAYS.items():
        await anna.page.focus(f'#stage [data-thing="{first}"]')
        await anna.page.keyboard.press(key)
        there = await focused(anna)
        if there.partition(":")[0] != kind:
            continue  # at the edge: what lies beyond is something else
        left, top, _, _ = await box(anna, there)
        assert (left - x) * across + (top - y) * down > min(w, h) / 2, f"{key} from {first} to {there}"
        went += 1
    assert went >= 2


async def test_a_finger_on_a_cell_shows_the_tile_over_it(visitors: Visitors) -> None:
    anna = await seated(visitors, where(1, 2, "place", 4, PLACING), **ON_A_PHONE)
    for cell in (await offered(anna, "cell"))[:6]:
        x, y, w, h = await box(anna, cell)
        assert min(w, h) > 30
        number = await anna.number()
        await anna.page.touchscreen.tap(x + w / 2, y + h / 2)
        assert await anna.number() == number, "a finger only points"
        assert len(await ghosts(anna)) == 1
        left, top, wide, high = await anna.page.evaluate(SHOWN)
        assert left - 2 <= x + w / 2 <= left + wide + 2
        assert top - 2 <= y + h / 2 <= top + high + 2


async def test_the_map_has_more_than_half_of_the_screen_and_stays_where_it_is(visitors: Visitors) -> None:
    """Whatever is asked: squares lie in the same places, and what is asked for hides the lowest ones at most."""
    places = set()
    for verb, wishes in (("hero", ()), ("tower", ()), ("place", PLACING), ("buy", ())):
        anna = await seated(visitors, where(1, 2, verb, 2, wishes), **ON_A_PHONE)
        first, last = await box(anna, "square:0"), await box(anna, "square:34")
        places.add(tuple(round(value, 1) for value in (*first, *last)))
        assert first[0] > last[0], "north is on the right"
        assert first[1] < last[1], "east is below"
        land = await anna.page.locator('#stage image[href*="/map."]').bounding_box()
        assert land is not None
        assert land["height"] > PHONE["height"] / 2
        await anna.page.close()
    assert len(places) == 1
