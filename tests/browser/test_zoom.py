"""Enlarged pages: letters of the board grow with everything else, and what no longer fits can be scrolled to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
TWICE: dict[str, Any] = {"size": {"width": 720, "height": 450}, "device_scale_factor": 2}
"""What a browser makes of a screen of 1440 by 900 that is enlarged to 200 %."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage text")]
  .filter((line) => line.textContent.trim() && line.checkVisibility({ opacityProperty: true }))
  .map((line) => parseFloat(getComputedStyle(line).fontSize) * line.getScreenCTM().a))"""
# The corners of the board, and of the controls, once they are scrolled to.
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = one.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
}).map((one) => one.outerHTML.slice(0, 120))"""
PRESSED = "#stage .legal, #actions button, #tools button, .rail button"


async def sit_enlarged(visitors: Visitors, game: str, **context: Any) -> Visitor:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    anna = await visitors.come("Anna", **context)
    await anna.sit(seat)
    await anna.wait_until_asked()
    return anna


@pytest.mark.parametrize("game", GAMES)
async def test_letters_of_the_board_grow_with_the_page(visitors: Visitors, game: str) -> None:
    anna = await sit_enlarged(visitors, game, **TWICE)
    assert await anna.page.evaluate(SMALLEST) > 10.5
    assert await anna.overflow() == 0
    assert await anna.page.evaluate(OUT_OF_REACH, PRESSED) == []
    await anna.picture(f"{game}-enlarged")


@pytest.mark.parametrize("height", [256, 640])
async def test_nothing_is_lost_on_320_pixels(visitors: Visitors, height: int) -> None:
    """A screen of 1280 that is enlarged to 400 %."""
    anna = await sit_enlarged(visitors, "lyon", size={"width": 320, "height": height})
    assert await anna.overflow() == 0
    assert await anna.page.evaluate(OUT_OF_REACH, PRESSED) == []
    stage = await anna.page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["width"] >= 300
    assert stage["height"] >= 200
    await anna.picture(f"lyon-320-{height}")
