"""The Arena as a browser lays it out: whatever may be chosen can be pressed, and its words can be read."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.browser.lettering import FAMILIES, lines_in, show
from tests.games.arena.views import ARENA, MODES, decisions_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

STAGES = {"wide": {"width": 932, "height": 620}, "tall": {"width": 378, "height": 570}}
"""What a desktop of 1280 by 800 and a phone of 390 by 844 leave to the drawing."""
EVERY = 23
LEAST_SHARE = 0.12
"""So much of a thing's plate is uncovered."""
LEAST_PIXELS = 7.5
NEARLY = 1.5

MEASURE = """() => {
  const covered = [];
  for (const thing of document.querySelectorAll("[data-options]")) {
    const plate = thing.querySelector(".hex,.leaf,.slip,.slip-off,.plate,.panel,.tile") ?? thing;
    const box = plate.getBoundingClientRect();
    let hits = 0;
    for (let i = 1; i < 12; i++) {
      for (let j = 1; j < 12; j++) {
        const found = document.elementFromPoint(box.left + (box.width * i) / 12, box.top + (box.height * j) / 12);
        if (found?.closest("[data-thing]")?.dataset.thing === thing.dataset.thing) hits += 1;
      }
    }
    covered.push([thing.dataset.thing, hits / 121]);
  }
  return covered;
}"""


@pytest.mark.parametrize("shape", ["wide", "tall"])
async def test_every_choice_can_be_pressed_and_every_word_read(browser: Browser, shape: str) -> None:
    page = await browser.new_page(viewport=STAGES[shape])  # type: ignore[arg-type]
    pressed = 0
    families = cycle(FAMILIES)
    for mode in MODES:
        for at, (match, decision) in enumerate(decisions_of(mode, 21, 200)):
            if at % EVERY:
                continue
            svg = ARENA.draw(match.view(decision.seat), [decision.to_json("it")], "it", shape)
            await show(page, svg)
            family = next(families)
            for line in await lines_in(page, family):
                assert line["pixels"] >= LEAST_PIXELS, (mode, at, family, line)
                assert line["beyond"] <= NEARLY, (mode, at, family, line)
            found: Any = await page.evaluate(MEASURE)
            for thing, share in found:
                assert share >= LEAST_SHARE, (mode, at, thing)
                pressed += 1
    await page.close()
    assert pressed > 150
