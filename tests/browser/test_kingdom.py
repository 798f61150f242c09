"""A scenario of the kingdom in two browsers, from the choice of heroes to the victory; its ends are clicked."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.victories import Line, click_through, send, table_of, victory
from tests.browser.visitors import Visitor, Visitors
from tests.table.clients import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = {"width": 1400, "height": 900}
BEGINNING: Line = [(0, "hero:3"), (1, "hero:4"), (0, "ability:3"), (1, "ability:2")]
"""Anna is Magnus, who can place Arcane Storms, Bruno is Malik."""
DOING = frozenset({"activate", "go", "engage", "face", "use", "tower", "build", "pass", "target", "place", "soldier"})
DOING |= {"buy", "give", "ready"}
"""What they do on the way."""
SHOWN = {"tower": "build", "build": "facing", "face": "place", "ready": "waiting"}
"""After which choices a picture is taken, and of what."""
LAST_CLICKS = 25
"""How many choices are clicked at the end, up to the victory."""


async def finished(person: Visitor) -> str:
    await expect(person.page.locator("#ending")).to_be_visible()
    return await person.text("#ending-title")


async def test_two_people_win_the_first_scenario(visitors: Visitors) -> None:
    (first, second), watch = visitors.server.open_table("hh", game="kingdom", scenario="1", level="one_star")
    line = victory(visitors.server, first, BEGINNING, DOING)
    match = table_of(visitors.server, first).match
    anna, bruno = await visitors.come("Anna", size=SCREEN), await visitors.come("Bruno", size=SCREEN)
    both = [anna, bruno]
    await anna.sit(first)
    await bruno.sit(second)
    await anna.wait_until_asked()
    await anna.picture("kingdom-heroes-it")
    number = await click_through(both, match, line[:4])
    await bruno.wait_until_asked()
    assert await bruno.prompt() == "Torri ed eroi: che cosa fai?"
    await expect(bruno.page.locator("#log-lines")).to_contain_text("Anna: Magnus avrà Tempesta Arcana.")

    # Round 1, with pictures of what each question looks like, and of what the other one sees meanwhile.
    pictures: set[str] = set()
    while match.view(0).round == 1:
        seat, id = line[number]
        number = await click_through(both, match, [line[number]], number)
        shown = SHOWN.get(id.partition(":")[0], "")
        if shown and shown not in pictures:
            pictures.add(shown)
            await both[seat].picture(f"kingdom-two-{shown}-it")
            await both[1 - seat].picture(f"kingdom-two-{shown}-other-it")
    before = (await anna.number(), await anna.prompt(), await anna.things("[data-thing]"))
    await anna.page.reload()
    await anna.wait_until_asked()
    assert (await anna.number(), await anna.prompt(), await anna.things("[data-thing]")) == before

    # The middle goes over the sockets while nobody looks; what is left of it is clicked again.
    for person in both:
        await person.go("/health")
    for choice in line[number:-LAST_CLICKS]:
        match.choose(*choice)
    async with await Client.arrive(visitors.server, first) as one, await Client.arrive(visitors.server, second) as two:
        number = await send([one, two], line[number:-LAST_CLICKS], number)
    await anna.sit(first)
    await bruno.sit(second)
    await click_through(both, match, line[number:], number)
    assert [await finished(person) for person in both] == ["Il regno festeggia!"] * 2
    assert await anna.text("#ending-rule") == "KR-18.01"
    await anna.picture("kingdom-ending-it")
    for person in both:
        log = await person.text("#log-lines")
        assert "{" not in log
        for words in ("Round 2", "è distrutta", "Il gruppo guadagna", "passa la torre", "Vittoria"):
            assert words in log
    await anna.page.click("#ending-replay")
    await anna.page.wait_for_url(f"**/r/{watch.removeprefix('/w/')}**")
    await anna.page.wait_for_selector("#stage svg")
