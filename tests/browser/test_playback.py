"""What others do is seen step by step, at the pace that the visitor has chosen; a key or a press catches up."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

import pytest
from playwright.async_api import expect

import ludoteca
from tests.browser.horizons import opened
from tests.browser.victories import click_through
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.games.synchro.journeys import journey
from tests.table.clients import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")
BEGINNING = datetime(2030, 1, 1)
LATER = BEGINNING + timedelta(seconds=40)  # before a page believes its connection lost
STEPS = 4
MOST_BEHIND = 60  # as in playback.js


async def arrive(visitors: Visitors, link: str, pace: str, calm: bool = False) -> Visitor:
    """A visitor for whom time stands still."""
    anna = await visitors.come("Anna", calm=calm)
    await anna.page.add_init_script(f"localStorage.setItem('ludoteca.pace', '\"{pace}\"')")
    await anna.page.clock.install(time=BEGINNING)
    await anna.sit(link)
    await anna.page.clock.pause_at(LATER)
    return anna


async def play(people: list[Client]) -> None:
    """Some choices of whoever is asked."""
    for _ in range(STEPS):
        number = max(person.state["number"] for person in people)
        for person in people:
            await person.until(number)
        await next(person for person in people if person.state["decisions"]).step(Random(1))


async def behind(person: Visitor, latest: int) -> str:
    """Wait until the page knows of all choices and has not shown them all; which it shows."""
    held = "(latest) => Number(document.body.dataset.behind ?? NaN) + Number(document.body.dataset.number) === latest"
    await person.page.wait_for_function(held, arg=latest)
    return await person.page.get_attribute("body", "data-number") or ""


async def open_help(person: Visitor) -> None:
    """On a phone it is beside the log."""
    if await person.page.locator("#help-open").is_visible():
        await person.page.click("#help-open")
    else:
        await person.page.click("#side-open")
        await person.page.click("#help-side")


async def test_one_choice_after_another_is_shown_until_somebody_skips(visitors: Visitors) -> None:
    (seat, other), watch = visitors.server.open_table("hh", game="arena")
    anna = await arrive(visitors, watch, "slow")
    body = anna.page.locator("body")
    async with (
        await Client.arrive(visitors.server, seat) as bruno,
        await Client.arrive(visitors.server, other) as carla,
    ):
        await play([bruno, carla])
        shown = await behind(anna, STEPS)
        lines = await anna.page.locator("#log-lines li").count()
        await anna.page.clock.run_for(10)
        await expect(body).to_have_attribute("data-number", shown)
        await anna.page.clock.run_for(30_000)
        await expect(body).to_have_attribute("data-number", str(STEPS))
        assert await body.get_attribute("data-behind") is None
        assert await anna.page.locator("#log-lines li").count() > lines, "each was told when it was shown"
        await play([bruno, carla])
        shown = await behind(anna, 2 * STEPS)
        await anna.page.keyboard.press("Tab")
        assert await behind(anna, 2 * STEPS) == shown
        await anna.page.keyboard.press("s")
        await expect(body).to_have_attribute("data-number", str(2 * STEPS))


@pytest.mark.parametrize(("pace", "calm"), [("none", False), ("slow", True)])
async def test_where_nothing_moves_everything_is_shown_at_once(visitors: Visitors, pace: str, calm: bool) -> None:
    (seat, other), watch = visitors.server.open_table("hh", game="arena")
    anna = await arrive(visitors, watch, pace, calm)
    async with (
        await Client.arrive(visitors.server, seat) as bruno,
        await Client.arrive(visitors.server, other) as carla,
    ):
        await play([bruno, carla])
        await expect(anna.page.locator("body")).to_have_attribute("data-number", str(STEPS))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_the_pace_is_chosen_beside_the_look_and_kept(visitors: Visitors, size: dict[str, int]) -> None:
    seats, _ = visitors.server.open_table("hb")
    anna = await visitors.come("Anna", size=size)
    await anna.sit(seats[0])
    await open_help(anna)
    await expect(anna.page.locator("#pace")).to_have_value("normal")
    await anna.page.select_option("#pace", "fast")
    await expect(anna.page.locator("#help-list")).to_contain_text("salta l'animazione in corso")
    await anna.page.reload()
    await open_help(anna)
    await expect(anna.page.locator("#pace")).to_have_value("fast")


async def test_a_page_far_behind_shows_where_the_match_is_and_tells_the_rest(visitors: Visitors) -> None:
    (seat, other), watch = visitors.server.open_table("hh", game="arena")
    anna = await arrive(visitors, watch, "slow")
    counting = "new MutationObserver(() => window.drawn++).observe(document.body, {attributeFilter: ['data-number']})"
    await anna.page.evaluate(f"() => {{ window.drawn = 0; {counting}; }}")
    async with (
        await Client.arrive(visitors.server, seat) as bruno,
        await Client.arrive(visitors.server, other) as carla,
    ):
        for _ in range(MOST_BEHIND // STEPS + 2):
            await play([bruno, carla])
        latest = max(bruno.state["number"], carla.state["number"])
        await behind(anna, latest)
        lines = await anna.page.locator("#log-lines li").count()
        await anna.page.clock.run_for(30_000)
        await expect(anna.page.locator("body")).to_have_attribute("data-number", str(latest))
        assert await anna.page.evaluate("window.drawn") < MOST_BEHIND / 2, "not one after another"
        assert await anna.page.locator("#log-lines li").count() > lines + MOST_BEHIND / 2, "but all of it is told"


GROW = """async (from) => {
  const { move } = await import("/static/motion.js");
  const thing = document.querySelector("svg [data-thing]:has(text)");
  const now = thing.getBoundingClientRect();
  const gliding = move(thing, new DOMRect(0, 0, from * now.width, from * now.height), now);
  const shown = () => getComputedStyle(thing.querySelector("text")).visibility;
  gliding.pause();
  const underway = shown();
  gliding.finish();
  await gliding.finished;
  await null;
  return [underway, shown()];
}"""


@pytest.mark.parametrize(("of_its_size", "underway"), [(0.4, "hidden"), (1.0, "visible"), (2.0, "visible")])
async def test_letters_of_what_grows_on_its_way_come_with_its_size(
    visitors: Visitors, of_its_size: float, underway: str
) -> None:
    _, watch = visitors.server.open_table()
    anna = await arrive(visitors, watch, "slow")
    assert await anna.page.evaluate(GROW, of_its_size) == [underway, "visible"]


TOGETHER = """async () => {
  const { Playback } = await import("/static/playback.js");
  const shown = [];
  const playback = new Playback((frames) => shown.push(frames.map(({ number }) => number)), () => {});
  for (const number of [1, 2, 3]) playback.take({ type: "change", number });
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  return shown;
}"""


async def test_what_comes_while_a_position_is_drawn_is_drawn_together(visitors: Visitors) -> None:
    _, watch = visitors.server.open_table()
    anna = await arrive(visitors, watch, "none")
    assert await anna.page.evaluate(TOGETHER) == [[1], [2, 3]]


async def test_what_another_has_just_done_is_put_in_words_unless_one_points_at_something(visitors: Visitors) -> None:
    (seat, other), watch = visitors.server.open_table("hh")
    anna = await arrive(visitors, watch, "none")
    news = anna.page.locator("#dock .dock-news")
    async with (
        await Client.arrive(visitors.server, seat) as bruno,
        await Client.arrive(visitors.server, other) as carla,
    ):
        people = [bruno, carla]

        async def step() -> None:
            await play(people)
            latest = max(person.state["number"] for person in people)
            await expect(anna.page.locator("body")).to_have_attribute("data-number", str(latest))

        for _ in range(20):
            await step()
            if await news.count():
                break
        await expect(anna.page.locator("#log-lines")).to_contain_text(await news.inner_text())
        await anna.page.locator('#stage [data-thing="deck:0"]').hover()
        await anna.page.clock.run_for(1000)
        await expect(news).to_have_count(0)
        for _ in range(3):
            await step()
        await expect(news).to_have_count(0)


async def test_what_one_has_just_pointed_at_is_shown_though_something_happens_meanwhile(visitors: Visitors) -> None:
    (seat, other), watch = visitors.server.open_table("hh")
    anna = await arrive(visitors, watch, "none")
    face = anna.page.locator("#dock .dock-face")
    await anna.page.locator('#stage [data-thing="deck:0"]').hover()
    await anna.page.clock.run_for(1000)
    await expect(face).to_have_attribute("data-of", "deck:0")
    await anna.page.locator('#stage [data-thing="deck:1"]').hover()
    async with (
        await Client.arrive(visitors.server, seat) as bruno,
        await Client.arrive(visitors.server, other) as carla,
    ):
        await play([bruno, carla])
        await expect(anna.page.locator("body")).to_have_attribute("data-number", str(STEPS))
    await anna.page.clock.run_for(1000)
    await expect(face).to_have_attribute("data-of", "deck:1")


WATCH_MOTION = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (this.matches(".fixture")) window.moved.push([this.dataset.thing, Object.keys(frames).join(" ")]);
    return animate.call(this, frames, how);
  };
"""


async def test_panels_that_change_places_do_not_slide_over_each_other(visitors: Visitors) -> None:
    """In Synchro Horizon the board of whoever acts lies open, and the others are small."""
    match = ludoteca.game("synchro").new(2, seed=7)
    for seat, id in journey(ludoteca.game("synchro").new(2, seed=7), 7):
        if (seat, id.partition(":")[0]) == (0, "end"):
            break
        match.choose(seat, id)
    anna = await visitors.come("Anna", calm=False)
    await anna.page.add_init_script(WATCH_MOTION)
    await anna.sit(opened(visitors, match)[0])
    await anna.wait_until_asked()
    await anna.page.evaluate("() => { window.moved = []; }")
    await click_through([anna], match, [(seat, id)])
    await anna.page.wait_for_function("() => window.moved.length > 0")
    ways = {way for _, way in await anna.page.evaluate("window.moved")}
    assert ways == {"opacity"}
