"""The pages around the tables: what stands where, and nothing that is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.visitors import PHONE, Visitor, Visitors

pytestmark = pytest.mark.asyncio(loop_scope="session")
ON_A_PHONE: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: list[dict[str, Any]] = [{}, ON_A_PHONE]
LONG = "Una lezione che dice molte cose a chi comincia. "
TEACH = """([text, count]) => {
  document.getElementById("actions").replaceChildren(...Array.from({ length: count }, () => {
    const button = document.createElement("button");
    button.className = "action";
    button.textContent = "Termina il turno";
    return button;
  }));
  document.getElementById("lesson").hidden = false;
  document.getElementById("lesson-text").textContent = text;
}"""
# How many lines of the lesson are seen, and whether all of it is.
LINES = """() => {
  const words = document.getElementById("lesson-words");
  const [box, around] = [words.getBoundingClientRect(), words.parentElement.getBoundingClientRect()];
  const seen = Math.min(box.bottom, around.bottom) - box.top;
  return [seen / parseFloat(getComputedStyle(words).lineHeight), words.scrollHeight <= seen + 1];
}"""


async def at_lyon(visitors: Visitors, **come: Any) -> Visitor:
    (own,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", **come)
    await anna.sit(own)
    await anna.wait_until_asked()
    return anna


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
@pytest.mark.parametrize("path", ["/t/nowhere", "/j/nowhere", "/puzzles", "/"])
async def test_the_language_is_chosen_in_the_upper_right_corner(
    visitors: Visitors, path: str, size: dict[str, Any]
) -> None:
    guest = await visitors.come(**size)
    await guest.go(path)
    switch = await guest.page.locator("#languages").bounding_box()
    name = await guest.page.locator(".masthead h1, .masthead .wordmark").bounding_box()
    wide = guest.page.viewport_size
    assert switch
    assert name
    assert wide
    assert wide["width"] - switch["x"] - switch["width"] < 60
    assert abs((switch["y"] + switch["height"] / 2) - (name["y"] + name["height"] / 2)) < 30, "beside the name"


async def test_a_page_that_is_missing_leads_home_by_its_mark(visitors: Visitors) -> None:
    guest = await visitors.come()
    await guest.go("/t/nowhere")
    await guest.page.click(".masthead .mark")
    await expect(guest.page.locator("#games")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])
async def test_puzzles_begin_at_one_edge_and_shelves_stand_apart(visitors: Visitors, size: dict[str, Any]) -> None:
    guest = await visitors.come(**size)
    await guest.go("/puzzles")
    await guest.page.wait_for_selector(".puzzle-list button")
    edges = await guest.page.eval_on_selector_all(
        ".puzzle-list button",
        """(buttons) => buttons.map((button) => [...button.children].map((line) =>
          line.getBoundingClientRect().left - button.getBoundingClientRect().left))""",
    )
    assert all(max(lines) - min(lines) <= 1 for lines in edges)
    assert max(max(lines) for lines in edges) < 20
    gaps = await guest.page.eval_on_selector_all(
        "#shelves > *",
        """(shelves) => shelves.slice(1).map((shelf) =>
          shelf.getBoundingClientRect().top - shelf.previousElementSibling.getBoundingClientRect().bottom)""",
    )
    assert gaps
    assert min(gaps) >= 8


@pytest.mark.parametrize("count", [0, 1], ids=["nothing to press", "one button"])
async def test_a_long_lesson_ends_with_a_whole_line_and_opens_over_the_controls(visitors: Visitors, count: int) -> None:
    anna = await at_lyon(visitors, **ON_A_PHONE)
    stage = await anna.page.locator("#stage").bounding_box()
    await anna.page.evaluate(TEACH, [LONG * 14, count])
    more = anna.page.locator("#lesson-more")
    await expect(more).to_be_visible()
    lines, whole = await anna.page.evaluate(LINES)
    assert not whole
    assert lines >= 2
    assert lines == pytest.approx(round(lines), abs=0.1)
    await more.tap()
    await expect(more).to_have_text("Chiudi")
    await expect(more).to_have_attribute("aria-expanded", "true")
    await anna.page.locator("#lesson-rule .rule-link").scroll_into_view_if_needed()
    await expect(anna.page.locator("#lesson-rule .rule-link")).to_be_in_viewport()
    assert await anna.page.locator("#stage").bounding_box() == stage, "the board has not moved"
    await more.tap()
    await expect(more).to_have_text("Altro")
    assert not await anna.page.evaluate("() => document.getElementById('lesson').classList.contains('open')")


async def test_a_short_lesson_is_shown_whole(visitors: Visitors) -> None:
    anna = await at_lyon(visitors, **ON_A_PHONE)
    await anna.page.evaluate(TEACH, [LONG, 1])
    await expect(anna.page.locator("#lesson-more")).to_be_hidden()
    assert (await anna.page.evaluate(LINES))[1]


async def test_names_of_two_players_have_room_on_a_phone(visitors: Visitors) -> None:
    anna = await at_lyon(visitors, **ON_A_PHONE)
    cut = await anna.page.eval_on_selector_all(
        "#people .person-name", "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).length"
    )
    assert cut == 0
    await anna.page.tap("#languages [data-lang=en]")
    await expect(anna.page.locator("#languages [data-lang=it]")).to_be_visible()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "en")


async def test_on_a_phone_the_sheet_follows_the_games_until_there_are_tables(visitors: Visitors) -> None:
    guest = await visitors.come(**ON_A_PHONE)
    await guest.go("/")
    await guest.page.wait_for_selector("#order:not([hidden])")
    await guest.page.wait_for_selector("#recent .nothing")
    games, sheet, tables = [await guest.page.locator(part).bounding_box() for part in ("#games", "#order", "#recent")]
    assert games
    assert sheet
    assert tables
    assert games["y"] < sheet["y"] < tables["y"]


OVERLAPS = """(selector) => {
  const all = [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  const boxes = all.filter(({ width }) => width > 0);
  return boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
}"""


async def test_on_the_long_map_of_a_phone_no_control_covers_another(visitors: Visitors) -> None:
    """Neither at the table, where a lesson is given, nor in its replay."""
    (own,), _ = visitors.server.open_table("hb", game="kingdom")
    anna = await visitors.come("Anna", **ON_A_PHONE)
    await anna.sit(own)
    await anna.wait_until_asked()
    await anna.page.evaluate(TEACH, [LONG * 14, 0])
    await expect(anna.page.locator("#lesson-more")).to_be_visible()
    assert await anna.page.evaluate(OVERLAPS, "#lesson, #tools button, .prompt") == 0
    await anna.page.tap("#concede")
    await anna.page.locator("dialog[open] .action").tap()
    await expect(anna.page.locator("#ending")).to_be_visible()
    await expect(anna.page.locator(".seat-pictures .icon")).to_have_count(2)  # nobody has a hero yet
    await anna.page.tap("#ending-replay")
    await anna.page.wait_for_selector(".replay-page #stage svg")
    assert await anna.page.evaluate(OVERLAPS, ".player > *, .tools > *") == 0


async def test_the_words_of_a_puzzle_have_a_line_of_their_own_beside_the_log(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/puzzles")
    await anna.page.locator(".puzzle-list button").first.click()
    await anna.page.wait_for_selector("#puzzle")
    words, way = [await anna.page.locator(part).bounding_box() for part in ("#puzzle-text", "#puzzle-again")]
    assert words
    assert way
    assert way["y"] >= words["y"] + words["height"]


SMALLEST = """() => Math.min(...[...document.querySelectorAll("#stage text")].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


async def test_a_replay_on_a_small_laptop_has_letters_as_large_as_the_table(visitors: Visitors) -> None:
    (own,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", size={"width": 1366, "height": 768})
    await anna.sit(own)
    await anna.wait_until_asked()
    await anna.page.click("#concede")
    await anna.page.locator("dialog[open] .action").click()
    await anna.page.click("#ending-replay")
    await anna.page.wait_for_selector(".replay-page #stage svg")
    assert await anna.page.evaluate(SMALLEST) >= 10.9
    assert await anna.page.evaluate(OVERLAPS, ".prompt, .player > *, .tools > *") == 0


CHART = """async (course) => {
  const { Chart } = await import("/static/chart.js");
  const lines = [{ name: "leggenda", seat: 0, values: course.moments, sign: "" }];
  const chart = new Chart({ course, names: ["Anna"], lines });
  chart.size = [340, 300];
  document.body.replaceChildren(chart.draw(340, 300));
  const { x, width } = document.querySelector(".chart-goal-words").getBBox();
  return [x + width / 2, chart.x(course.turning.place)];
}"""


@pytest.mark.parametrize("place", [1, 8])
async def test_the_goal_of_a_chart_keeps_away_from_its_turning_point(visitors: Visitors, place: int) -> None:
    guest = await visitors.come()
    await guest.go("/")
    moments = list(range(10))
    course = {"goal": 20, "effort": "", "moments": moments, "called": [f"turno {number}" for number in moments]}
    words, turn = await guest.page.evaluate(CHART, course | {"seats": [], "stars": [0, 0], "turning": {"place": place}})
    assert (words > 170) is (turn < 170)
