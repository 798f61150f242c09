"""People who click what is lit without much thought, until a match is over."""

from __future__ import annotations

from asyncio import gather
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from ludoteca.table.ledger import Ledger
from tests.browser.victories import Line, click_through, made, send, table_of
from tests.browser.visitors import SHOWS, Visitor
from tests.table.clients import Client
from tests.table.servers import ThreadServer

MOST_CHOICES = 900
LAST_CLICKS = 8
"""How many choices are clicked at the end of a match whose middle went over sockets."""

SEEN = """() => {
  const number = document.body.dataset.step;
  if (!document.getElementById("ending").hidden) return { over: true, offers: [], number };
  if (!document.body.matches(".asked:not(.busy)")) return { over: false, offers: [], number };
  const things = [...document.querySelectorAll("#stage .legal")].flatMap((thing) =>
    thing.dataset.options.split(" ").map((id) => [id, thing.dataset.thing]));
  const buttons = [...document.querySelectorAll("#actions [data-option]")].map(({ dataset }) => [dataset.option, null]);
  return { over: false, offers: [...things, ...buttons], number };
}"""
# The same, once the page shows what is chosen by then.
SEEN_AT = f"""(least) => ({SHOWS})(least) && ({SEEN})()"""


async def offers(person: Visitor, least: int = 0) -> dict[str, Any]:
    """What is lit on the picture and in the bar: ids of options, each with its thing; once so much is chosen."""
    seen: dict[str, Any] = await person.watch(SEEN_AT, least)
    return seen


async def act(person: Visitor, seen: dict[str, Any], rng: Random, eagerness: dict[str, float]) -> str:
    """Click something of what is offered; says which option it was.

    `eagerness` says by their verbs how gladly each thing is done; the others count 1.
    """
    weights = [weight(id, eagerness) for id, _ in seen["offers"]]
    id, thing = rng.choices(seen["offers"], weights)[0]
    if thing is None:
        await person.page.click(f'#actions [data-option="{id}"]')
    else:
        await person.click_thing(thing)
    await person.insist(seen["number"], id)
    return str(id)


async def play(people: list[Visitor], rng: Random, most: int, eagerness: dict[str, float]) -> list[str]:
    """Let whoever is asked click; ends with the match, or after so many choices. Says what was chosen."""
    chosen: list[str] = []
    least = 0
    while len(chosen) < most:
        # All look at once: each page works for itself.
        for person, seen in zip(people, await gather(*[offers(one, least) for one in people]), strict=True):
            if seen["over"]:
                return chosen
            if seen["offers"]:
                chosen.append(await act(person, seen, rng, eagerness))
                break
        else:
            pytest.fail("the match goes on, and nobody is asked")
        least = await person.chosen()
    await gather(*[offers(one, least) for one in people])
    return chosen


async def play_until_asked(
    person: Visitor, people: list[Visitor], rng: Random, eagerness: dict[str, float]
) -> list[str]:
    """Play on until this person is asked: whom one waits for is told only a moment later. Says what was chosen."""
    chosen: list[str] = []
    while not await person.is_asked.count():
        chosen += await play(people, rng, 1, eagerness)
    return chosen


async def play_out(
    people: list[Visitor], server: ThreadServer, links: list[str], rng: Random, eagerness: dict[str, float]
) -> list[str]:
    """Play a match to its end: over sockets, where nothing is drawn, and only the last choices by clicks."""
    chosen = await end_drafts(people, rng, eagerness)
    line = random_line(table_of(server, links[0]), rng, eagerness)
    number = await skip(people, server, links, line[:-LAST_CLICKS])
    table = table_of(server, links[0])
    for seat, id in line[-LAST_CLICKS:]:
        number = await click_through(people, table.match.copy(), [(seat, id)], number)
        table.choose(seat, id)
    await gather(*[person.page.wait_for_selector("#ending:not([hidden])") for person in people])
    return chosen + [id for _, id in line]


async def end_drafts(people: list[Visitor], rng: Random, eagerness: dict[str, float]) -> list[str]:
    """Click on until nothing is only drafted, which no other page could continue; says what was chosen."""
    chosen: list[str] = []
    while any(["+" in await person.number() for person in people]):
        chosen += await play(people, rng, 1, eagerness)
    return chosen


async def skip(people: list[Visitor], server: ThreadServer, links: list[str], line: Line) -> int:
    """Choose all of this over sockets while nobody looks; says the number of the position to which they come back."""
    number = await made(people[0])
    for person in people:
        await person.go("/health")
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(await Client.arrive(server, link)) for link in links]
        number = await send(clients, line, number)
    for person, link in zip(people, links, strict=True):
        await person.sit(link)
    return number


def random_line(table: Ledger, rng: Random, eagerness: dict[str, float], most: int = MOST_CHOICES) -> Line:
    """What people who click without much thought do until the end, or so many times.

    They have the very chance that the table will have.
    """
    line: Line = []
    while table.outcome is None and len(line) < most:
        decision = rng.choice(table.match.decisions)
        ids = [option.id for option in decision.options]
        (id,) = rng.choices(ids, [weight(id, eagerness) for id in ids])
        table.choose(decision.seat, id)
        line.append((decision.seat, id))
    assert len(line) < MOST_CHOICES, "the match does not end"
    return line


def weight(id: str, eagerness: dict[str, float]) -> float:
    return eagerness.get(id, eagerness.get(id.partition(":")[0], 1))


def verbs(chosen: list[str]) -> set[str]:
    """What was done, without to whom."""
    return {id.partition(":")[0] for id in chosen}
