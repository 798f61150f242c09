"""What motions leave behind: nothing. A table that was played at looks like one that was just opened."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.clicking import SEEN, weight
from tests.browser.resting import READS, differences, looks, point, read, rest
from tests.browser.visitors import FIND_POINT, PHONE, Visitor, Visitors
from tests.longer import every_pair

pytestmark = pytest.mark.asyncio(loop_scope="session")
GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
SHAPES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": {"size": PHONE, "has_touch": True, "is_mobile": True}}
TIMES, CHOICES = 2, 5
"""So often the table is compared, each time after so many choices."""
PATIENT = 0.8
"""How often one looks before choosing."""
EAGERNESS = {"ready": 0.1}
"""Whoever is ready at once lets the kingdom fall soon."""
DUE = f"""() => {{
  const seen = ({SEEN})();
  return (seen.over || seen.offers.length) && seen;
}}"""
TAKE = """(id) => {
  const button = document.querySelector(`#option-list [data-option="${CSS.escape(id)}"]`);
  button?.click();
  return Boolean(button);
}"""
# Whether the dock tells of this thing; on a phone, and of things that are covered or have no name, it does not.
READS_OF = """(key) => {
  const thing = document.querySelector(`#stage [data-thing="${CSS.escape(key)}"]`);
  if (!thing?.matches(":hover[data-name]") || matchMedia("(max-width: 60rem)").matches) return true;
  return document.querySelector("#dock .dock-name")?.textContent === thing.dataset.name;
}"""


async def choose(person: Visitor, seen: dict[str, Any], rng: Random) -> None:
    """Choose something, if it is still offered: now and then at once, else when all is at rest and one has read of it.

    The list of options takes it: a press would end what moves, and meet whatever has come under it by then.
    """
    id, thing = rng.choices(seen["offers"], [weight(id, EAGERNESS) for id, _ in seen["offers"]])[0]
    if thing and rng.random() < PATIENT:
        await rest(person)
        await person.page.mouse.move(*(await person.page.evaluate(FIND_POINT, thing) or (1, 1)))
        await person.watch(READS_OF, thing)
    if await person.page.evaluate(TAKE, id):
        await person.insist(seen["number"], id)


async def play(person: Visitor, rng: Random) -> str:
    """Make some choices; answers at which step everything is at rest then, or nothing after the end of the match.

    What is only drafted is given up: no other page would show it.
    """
    for _ in range(CHOICES):
        seen = await person.watch(DUE)
        if seen["over"]:
            return ""
        await choose(person, seen, rng)
    if (await person.watch(DUE))["over"]:
        return ""
    if "+" in await person.number():
        await person.page.keyboard.press("Escape")
        await person.page.wait_for_function("() => !document.body.dataset.step.includes('+')")
    return await rest(person)


@pytest.mark.parametrize(("game", "shape"), every_pair(GAMES, SHAPES))
async def test_a_played_table_looks_like_one_just_opened(visitors: Visitors, game: str, shape: str) -> None:
    (seat, *_), _ = visitors.server.open_table("hb", game=game)
    anna = await visitors.come("Anna", calm=False, **SHAPES[shape])
    await anna.sit(seat)
    rng = Random(5)
    for time in range(TIMES):
        step = await play(anna, rng)
        if not step and time:
            return
        again = Visitor(await anna.page.context.new_page(), anna.url, anna.screenshots)
        await again.sit(seat)
        await rest(again, step)
        key = await read(anna)
        for person in (anna, again):
            await point(person, key)
        played = await looks(anna)
        assert sum(bool(one["words"] and one["shown"]) for one in played) > 10
        assert differences(played, await looks(again)) == []
        await again.page.close()


# A thing with letters, held in the middle of growing from a small one; its key.
GROWING = """async () => {
  const { move } = await import("/static/motion.js");
  const thing = document.querySelector("#stage [data-thing^='card:'][data-name]:has(text)");
  const { left, top, width, height } = thing.getBoundingClientRect();
  const gliding = move(thing, new DOMRect(left, top, width / 2, height / 2), new DOMRect(left, top, width, height));
  for (const one of document.getAnimations()) one.pause();
  gliding.currentTime = 200;
  return thing.dataset.thing;
}"""
LETTERS = """() => {
  const lines = document.querySelectorAll("#dock .dock-face text");
  return [...lines].map((line) => getComputedStyle(line).visibility);
}"""


async def test_what_is_read_while_it_grows_has_its_letters_and_size(visitors: Visitors) -> None:
    (seat, _), _ = visitors.server.open_table("hh", first="player 1")
    anna = await visitors.come("Anna", calm=False)
    await anna.sit(seat)
    await rest(anna)
    key = await anna.page.evaluate(GROWING)
    await point(anna, key)
    letters = await anna.page.evaluate(LETTERS)
    assert letters
    assert set(letters) == {"visible"}
    await anna.page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    await rest(anna)
    grown = await looks(anna)
    await point(anna, None)
    await anna.page.locator("#stage [data-thing='deck:0']").hover()
    await anna.watch(READS, "deck:0")
    await point(anna, key)
    assert differences(grown, await looks(anna)) == []
