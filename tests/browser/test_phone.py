"""The table on a phone: nothing wider than the screen, thumbs reach everything, taps and long presses work."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.visitors import ANSWERED_OR_ASKED, ASKED, PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
THUMB = 40


async def on_a_phone(visitors: Visitors, **context: Any) -> Visitor:
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **context)
    await anna.sit(seat)
    await anna.wait_until_asked()
    return anna


async def tap_any(person: Visitor, rng: Random) -> None:
    seen = await person.look()
    point = rng.choice(seen["offered"])
    assert point is not None
    await person.page.touchscreen.tap(*point)
    await person.wait_after(seen["number"])


async def test_a_game_by_taps_never_overflows(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors)
    assert await anna.page.get_attribute("#stage svg", "class") == "lyon-table tall"
    await anna.picture("setup-phone-it")
    rng = Random(2)
    for _ in range(12):
        await anna.page.wait_for_selector(f"{ASKED}, #ending:not([hidden])")
        if await anna.page.locator("#ending:not([hidden])").count():
            break
        assert await anna.overflow() == 0
        await tap_any(anna, rng)
    await anna.wait_until_asked()
    await anna.picture("table-phone-it")


async def test_a_long_hint_leaves_the_tools_in_reach(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors)
    await anna.page.tap("#hint")
    await expect(anna.page.locator(".notice p")).to_contain_text("Consiglio:")
    await anna.page.eval_on_selector(".notice p", "(words) => words.append(' e poi vediamo'.repeat(60))")
    lower, tools = await anna.page.evaluate(
        """() => [".notice", "#tools"].map((name) => document.querySelector(name).getBoundingClientRect())
          .map((box, nth) => (nth ? box.top : box.bottom))"""
    )
    assert lower <= tools
    await anna.page.tap("#options-open")
    await expect(anna.page.locator("#options")).to_be_visible()


async def test_everything_to_press_is_big_enough_and_in_sight(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors)
    for _ in range(4):
        await tap_any(anna, Random(1))
        await anna.wait_until_asked()
    boxes = await anna.page.eval_on_selector_all(
        "#actions button, #tools button:not([hidden])",
        """(buttons) => buttons.map((button) => {
          const box = button.getBoundingClientRect();
          return [button.textContent.trim(), box.width, box.height, box.left, box.right, box.top, box.bottom];
        })""",
    )
    assert len(boxes) >= 4
    for name, width, height, left, right, top, bottom in boxes:
        assert width >= THUMB, name
        assert height >= THUMB, name
        assert left >= 0, name
        assert right <= PHONE["width"], name
        assert top >= 0, name
        assert bottom <= PHONE["height"], name


async def test_the_log_comes_from_below_and_goes_again(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors, color_scheme="dark")
    await expect(anna.page.locator("#side")).to_be_hidden()
    await anna.page.tap("#side-open")
    await expect(anna.page.locator("#log-lines")).to_be_visible()
    await anna.picture("log-phone-dark-it")
    await anna.page.tap("#side-close")
    await expect(anna.page.locator("#side")).to_be_hidden()


async def test_a_long_press_shows_a_card_and_chooses_nothing(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors)
    key = (await anna.things(".legal"))[0]
    name = await anna.page.get_attribute(f'#stage [data-thing="{key}"]', "data-name")
    point = (await anna.look())["offered"][0]
    touch = await anna.page.context.new_cdp_session(anna.page)
    await touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": point[0], "y": point[1]}]}
    )
    await expect(anna.page.locator("#dock .dock-name")).to_have_text(name or "")
    await anna.picture("dock-phone-it")
    await touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await anna.page.tap("#dock-close")
    await anna.page.tap("#options-open")
    await expect(anna.page.locator("#option-list")).to_be_visible()
    assert "spazio 1:" in await anna.prompt()
    assert key in await anna.things(".legal")


async def test_turning_the_phone_asks_for_the_other_shape(visitors: Visitors) -> None:
    anna = await on_a_phone(visitors)
    await anna.page.set_viewport_size({"width": 844, "height": 390})
    await expect(anna.page.locator("#stage > svg")).to_have_class("lyon-table wide")
    assert await anna.overflow() == 0
    await anna.picture("table-phone-landscape-it")


# A point beside a small thing that can be chosen, on nothing that can be.
BESIDE = """() => {
  for (const thing of document.querySelectorAll("#stage .legal")) {
    const box = (thing.querySelector("rect") ?? thing).getBoundingClientRect();
    if (Math.min(box.width, box.height) >= 36) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const [across, down] of [[0, 1], [0, -1], [1, 0], [-1, 0]]) {
      const point = [x + across * (box.width / 2 + 3), y + down * (box.height / 2 + 3)];
      const hit = document.elementFromPoint(...point);
      const isNear = Math.hypot(point[0] - x, point[1] - y) <= 22;
      if (isNear && hit?.closest("#stage") && !hit.closest(".legal")) return [thing.dataset.thing, ...point];
    }
  }
  return null;
}"""


async def test_a_finger_reaches_small_things_from_beside_them(visitors: Visitors) -> None:
    (seat, *_), _ = visitors.server.open_table("hb", game="arena")
    anna = await visitors.come("Anna", size=PHONE, has_touch=True, is_mobile=True)
    await anna.sit(seat)
    rng = Random(4)
    for _ in range(40):
        await anna.wait_until_asked()
        found = await anna.page.evaluate(BESIDE)
        if found:
            break
        await anna.click_seen(await anna.look(), rng)
    assert found, "nothing small was ever offered"
    before = await anna.number()
    await anna.page.touchscreen.tap(found[1], found[2])
    await anna.page.wait_for_function(ANSWERED_OR_ASKED, arg=before)


@pytest.mark.parametrize("number", [1, 2])
async def test_a_long_lesson_leaves_a_finger_room_for_what_can_be_done(visitors: Visitors, number: int) -> None:
    """The only thing to do, or two that need a line each."""
    anna = await on_a_phone(visitors)
    shown = """(number) => {
      document.getElementById("prompt-text").textContent = "Che cosa fai in questa lunga fase del turno? ".repeat(2);
      document.getElementById("lesson").hidden = false;
      document.getElementById("lesson-text").textContent = "Una lezione che dice molte cose. ".repeat(12);
      const actions = document.getElementById("actions");
      const buttons = Array.from({ length: number }, () => document.createElement("button"));
      for (const button of buttons) {
        button.className = "action";
        button.textContent = "Usa Come il vento: metti una tessera su un'orda a portata";
      }
      actions.className = number > 1 ? "actions wordy" : "actions";
      actions.replaceChildren(...buttons);
      const [last, bar] = [buttons.at(-1).getBoundingClientRect(), actions.getBoundingClientRect()];
      return Math.min(last.bottom, bar.bottom) - last.top;
    }"""
    assert await anna.page.evaluate(shown, number) >= THUMB
