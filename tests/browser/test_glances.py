"""What is seen at a glance: where words and signs stand, and that what is needed is in sight."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.ended import NAMES, finished, shelved

pytestmark = pytest.mark.asyncio(loop_scope="session")
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
LAPTOP = {"width": 1366, "height": 768}
LONG = "In quale spazio metti PIPISTRELLO D'INCHIOSTRO? Un Mostro di Livello 0 già presente viene autodistrutto."
ASK = """async (text) => {
  const { Prompt } = await import("/static/prompt.js");
  const prompt = new Prompt({ cite() {} }, () => {});
  const place = document.querySelector(".prompt");
  prompt.write(text);
  const chip = place.querySelector("#prompt-rule button").getBoundingClientRect();
  const whole = place.getBoundingClientRect();
  return { inSight: chip.bottom <= whole.bottom + 1 && chip.top >= whole.top - 1, scrolled: place.scrollTop,
    isLong: place.classList.contains("long"), letters: parseFloat(getComputedStyle(place).fontSize) };
}"""
ENDS = """async (values) => {
  const { Chart } = await import("/static/chart.js");
  const lines = values.map((last, seat) => ({ name: "n", seat, values: [0, last] }));
  const course = { lines, moments: [1, 2], called: ["1", "2"], effort: null, goal: null, turning: null, seats: [] };
  const chart = new Chart({ course, names: values.map(String), lines });
  Object.assign(chart.place.style, { position: "fixed", width: "400px", height: "300px" });
  document.body.append(chart.place);
  chart.fit();
  const ends = [...chart.place.querySelectorAll(".chart-end")];
  return ends.map((end) => [Number(end.textContent), Number(end.getAttribute("y"))]);
}"""
PEEK = """() => {
  const head = document.querySelector(".order-head").getBoundingClientRect();
  scrollTo({ top: scrollY + head.top - innerHeight + 100, behavior: "instant" });
}"""
NAMED = """async (name) => {
  const thing = document.querySelector("#stage .legal[data-name]");
  thing.dataset.name = name;
  thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const shown = () => document.querySelector("#dock .dock-name")?.textContent === name;
  while (!shown()) await new Promise((done) => requestAnimationFrame(done));
  const title = document.querySelector("#dock .dock-name");
  const range = document.createRange();
  range.selectNodeContents(title);
  const face = document.querySelector("#dock .dock-face").getBoundingClientRect();
  const beside = range.getBoundingClientRect().left - face.right;
  const letters = parseFloat(getComputedStyle(title).fontSize);
  return { beside, wider: title.scrollWidth - title.clientWidth, letters };
}"""
BESIDE = """() => {
  const [face, can] = [".dock-face", ".dock-can"].map((name) => document.querySelector(`#dock ${name}`));
  return can.getBoundingClientRect().left - face.getBoundingClientRect().right;
}"""


async def at_a_table(visitors: Visitors, game: str, **how: Any) -> Visitor:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    anna = await visitors.come("Anna", **how)
    await anna.sit(seat)
    await anna.wait_until_asked()
    return anna


@pytest.mark.parametrize("game", ["lyon", "kingdom"])
async def test_the_rule_of_a_long_question_is_in_sight_on_a_phone(visitors: Visitors, game: str) -> None:
    anna = await at_a_table(visitors, game, **TOUCH)
    for text in (LONG, f"{LONG} {LONG}"):
        seen = await anna.page.evaluate(ASK, text)
        assert seen["inSight"], seen
        assert seen["isLong"]
        assert seen["letters"] >= 11
        assert seen["scrolled"] == 0
    seen = await anna.page.evaluate(ASK, "Che cosa fai?")
    assert seen["inSight"]
    assert not seen["isLong"]


@pytest.mark.parametrize("values", [[12, 11], [11, 12], [7, 7], [3, 20], [5, 6, 7, 5]])
async def test_the_last_figures_of_a_chart_stand_in_the_order_of_their_lines(
    visitors: Visitors, values: list[int]
) -> None:
    guest = await visitors.come()
    await guest.go("/")
    ends = await guest.page.evaluate(ENDS, values)
    assert sorted(number for number, _ in ends) == sorted(values)
    heights = [height for _, height in sorted(ends, key=lambda end: (-end[0], end[1]))]
    assert heights == sorted(heights)
    assert all(after - before >= 16.9 for before, after in itertools.pairwise(heights))


@pytest.mark.parametrize("game", ["lorcana", "lyon", "arena"])
async def test_what_can_be_done_stands_with_its_bar_beside_the_face(visitors: Visitors, game: str) -> None:
    anna = await at_a_table(visitors, game)
    await anna.page.locator("#stage .legal[data-name]").first.hover(force=True)
    await expect(anna.page.locator("#dock .dock-can").first).to_be_visible()
    if await anna.page.locator("#dock .dock-face").count():
        assert await anna.page.evaluate(BESIDE) >= 0


@pytest.mark.parametrize("name", ["SPETTRO INAFFERRABILE", "SPETTRO INAFFERRABILISSIMAMENTE"])
async def test_a_long_name_is_not_torn_apart_by_the_face(visitors: Visitors, name: str) -> None:
    anna = await at_a_table(visitors, "lyon")
    seen = await anna.page.evaluate(NAMED, name)
    assert seen["beside"] >= 0
    assert seen["wider"] <= 0
    assert seen["letters"] >= 12


async def test_the_dock_tells_nothing_twice(visitors: Visitors) -> None:
    anna = await at_a_table(visitors, "synchro")
    hero = anna.page.locator("#stage .legal[data-name]").first
    await hero.hover(force=True)
    await expect(anna.page.locator("#dock .dock-can").first).to_be_visible()
    told = await anna.page.locator("#dock .dock-line").all_inner_texts()
    can = await anna.page.locator("#dock .dock-can").all_inner_texts()
    assert told
    assert can
    assert not [line for line in told for label in can if len(line) > 20 and line in label]


async def test_while_nothing_is_pointed_at_the_cover_lies_in_the_dock(visitors: Visitors) -> None:
    anna = await at_a_table(visitors, "lyon")
    cover = anna.page.locator("#dock-cover")
    await expect(cover).to_be_visible()
    await expect(cover).to_have_attribute("src", "/art/lyon/cover.svg")
    await anna.page.locator("#stage .legal[data-name]").first.hover(force=True)
    await expect(cover).to_be_hidden()


async def test_what_can_be_done_names_the_card_without_its_version(visitors: Visitors) -> None:
    anna = await at_a_table(visitors, "lorcana")
    thing = anna.page.locator('#stage .legal[data-kind="card-character"]').first
    await thing.hover(force=True)
    name = await thing.get_attribute("data-name") or ""
    can = anna.page.locator("#dock .dock-can").first
    await expect(can).to_contain_text(name.split(" - ")[0])
    await expect(can).not_to_contain_text(name)


async def test_the_version_of_a_card_stands_under_its_name(visitors: Visitors) -> None:
    anna = await at_a_table(visitors, "lorcana")
    thing = anna.page.locator('#stage [data-kind="card-character"]').first
    await thing.hover(force=True)
    name = anna.page.locator("#dock .dock-name")
    await expect(name).to_have_text(await thing.get_attribute("data-name") or "")
    version = await anna.page.locator("#dock .dock-version").bounding_box()
    whole = await name.bounding_box()
    assert version
    assert whole
    assert version["y"] > whole["y"] + 10


@pytest.mark.parametrize("size", [None, LAPTOP])
async def test_the_way_to_the_table_is_in_sight_on_the_start_page(
    visitors: Visitors, size: dict[str, int] | None
) -> None:
    guest = await visitors.come(size=size)
    await guest.go("/?game=lorcana")
    await expect(guest.page.locator("#start")).to_be_in_viewport(ratio=1)
    assert await guest.page.evaluate("() => scrollY") == 0


async def test_on_a_phone_the_way_to_the_table_never_lies_over_the_cover(visitors: Visitors) -> None:
    guest = await visitors.come(**TOUCH)
    await guest.go("/?game=lorcana")
    await guest.page.wait_for_selector("#start")
    await guest.page.evaluate(PEEK)
    hit = await guest.page.evaluate("() => document.elementFromPoint(innerWidth / 2, innerHeight - 40)?.id")
    assert hit != "start"
    await guest.page.evaluate("() => document.querySelector('#how').scrollIntoView()")
    await expect(guest.page.locator("#start")).to_be_in_viewport(ratio=1)


async def test_on_a_phone_what_comes_next_has_the_width_of_the_screen(visitors: Visitors) -> None:
    links, _ = shelved(visitors.server.database, finished("arena", 5))
    anna = await visitors.come(NAMES[0], **TOUCH)
    await anna.go(links[0])
    await anna.page.wait_for_selector("#ending-course .seat")
    box = await anna.page.locator("#rematch").bounding_box()
    assert box
    assert box["width"] > PHONE["width"] * 0.9
    assert box["height"] >= 44


@pytest.mark.parametrize("game", ["lyon", "synchro"])
async def test_the_language_stands_within_the_rail_of_a_phone(visitors: Visitors, game: str) -> None:
    anna = await at_a_table(visitors, game, **TOUCH)
    button = anna.page.locator(".rail .languages button:visible")
    assert await button.count() == 1
    ring = await button.evaluate(
        "(one) => { const { top, bottom } = getComputedStyle(one, '::before'); return [top, bottom]; }"
    )
    assert [parseable.removesuffix("px") for parseable in ring] == ["6", "6"]
    box = await button.bounding_box()
    assert box
    assert box["height"] >= 40
    assert box["width"] >= 40
