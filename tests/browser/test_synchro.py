"""A journey of Synchro Horizon in two browsers: what two people see and click, from the Heroes to the run's end."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

import ludoteca
from tests.browser.horizons import opened
from tests.browser.victories import click_through, made, send, table_of
from tests.browser.visitors import SHOWS, Visitor, Visitors
from tests.games.synchro.journeys import has_fought, journey
from tests.table.clients import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")
SCREEN = {"width": 1400, "height": 900}
SEED = 7
"""With it nobody falls in the first battle."""
CLICKED = {"pick", "keep", "lead", "skip", "travel", "visit", "done", "start", "attack", "skill", "level", "end"}
"""What they do by clicking before the first round is over."""
SHOWN = {
    "keep": "skills",
    "lead": "leaders",
    "travel": "landmarks",
    "visit": "line-up",
    "skill": "skill",
    "end": "turn",
}
"""After which choices a picture is taken, and of what."""


async def caught_up(people: list[Visitor], number: int) -> None:
    """Whoever acted sees this position, all others what is chosen of it."""
    while max([await made(person) for person in people]) < number:
        await asyncio.sleep(0.05)
    least = max([await person.chosen() for person in people])
    for person in people:
        await person.watch(SHOWS, least)
        await person.page.mouse.move(2, 2)


async def test_two_people_travel_until_the_end(visitors: Visitors) -> None:
    first, second = opened(visitors, ludoteca.game("synchro").new(2, seed=SEED))
    line = journey(table_of(visitors.server, first).match, SEED)
    match = table_of(visitors.server, first).match
    anna, bruno = await visitors.come("Anna", size=SCREEN), await visitors.come("Bruno", size=SCREEN)
    both = [anna, bruno]
    await anna.sit(first)
    await bruno.sit(second)
    await anna.wait_until_asked()
    await anna.picture("synchro-heroes-it")

    # Everything is clicked until the first round of the first battle is over.
    number = 0
    pictures: set[str] = set()
    leaders: set[int] = set()
    while not match.view(0).battle or match.view(0).battle.round < 2:
        seat, id = line[number]
        verb = id.partition(":")[0]
        if verb == "end":
            leaders.add(seat)
        number = await click_through(both, match, [line[number]], number)
        if verb in SHOWN and verb not in pictures:
            await caught_up(both, number)
            await both[seat].picture(f"synchro-two-{SHOWN[verb]}-it")
        pictures.add(verb)
    assert pictures >= CLICKED
    assert leaders == {0, 1}
    await caught_up(both, number)
    await anna.picture("synchro-two-round-2-it")
    if match.decision_of(0) is None:  # told a moment later, so that the line does not jump
        await expect(anna.page.locator("#prompt-text")).to_have_text("Bruno sta pensando…")
    before = (await anna.number(), await anna.prompt(), await anna.things("[data-thing]"))
    await anna.page.reload()
    await anna.page.wait_for_selector("body[data-step]")
    await caught_up([anna], number)
    assert (await anna.number(), await anna.prompt(), await anna.things("[data-thing]")) == before

    # The rest of the battle goes over the socket; what follows it, up to the next one, is clicked again.
    rest = number
    while not has_fought(match):
        match.choose(*line[rest])
        rest += 1
    async with await Client.arrive(visitors.server, first) as one, await Client.arrive(visitors.server, second) as two:
        number = await send([one, two], line[number:rest], number)
        await caught_up(both, number)
        await bruno.picture("synchro-two-visit-it")
        while not match.view(0).battle:
            number = await click_through(both, match, [line[number]], number)
            if match.view(0).village and "village" not in pictures:
                pictures.add("village")
                await caught_up(both, number)
                await anna.picture("synchro-two-village-it")
        await caught_up(both, number)
        await bruno.picture("synchro-two-second-battle-it")
        for choice in line[number:-1]:
            match.choose(*choice)
        number = await send([one, two], line[number:-1], number)

    # They come back for the last retreat, about which the page asks whether it is meant.
    for person in both:
        await person.page.reload()
        await person.page.wait_for_selector("body[data-step]")
    await caught_up(both, number)
    await click_through(both, match, line[-1:], number)
    for person in both:
        await expect(person.page.locator("#ending")).to_be_visible()
        assert await person.text("#ending-title") == "Il Regno si oscura."
        assert await person.text("#ending-rule") == "SH-7.05"
        log = await person.text("#log-lines")
        assert "{" not in log
        for words in ("Anna", "Bruno", "Round 2", "Al Villaggio ci sono", "lascia il Villaggio", "Il gruppo si ritira"):
            assert words in log
    await anna.picture("synchro-ending-it")

    # Behind it is the story of the run.
    await anna.page.click("#ending-look")
    await expect(anna.page.locator("#ending")).to_be_hidden()
    stage = anna.page.locator("#stage > svg")
    names = [name for name in match.view(0).summary.heroes if name]
    for words in ("Il viaggio finisce qui", "Ritirate", "Danni inflitti", *names):
        await expect(stage).to_contain_text(words)
    await anna.picture("synchro-summary-it")
