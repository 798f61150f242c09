"""Lines of play in the kingdom: what a bot would choose from a table's beginning until it has won, and who clicks it.

A line can be found beforehand because tables draw the same in every run of these tests.
"""

from __future__ import annotations

from asyncio import gather
from typing import Any

import pytest

import ludoteca
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.contract import Decision, Match
from ludoteca.table.ledger import Ledger, opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.browser.kingdoms import NAMES
from tests.browser.visitors import Visitor
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Line = list[tuple[int, str]]
"""Seats and what they choose, one after the other."""
TRIES = 12
AFTERTHOUGHTS = {"resume", "stay"}
# How much has been chosen, the steps of this page's draft among it.
MADE = """document.body.dataset.step.split("+").map(Number).reduce((a, b) => a + b)"""
QUIET = f"""(number) => {MADE} >= number && !document.body.matches(".busy")"""
CAUGHT_UP = """(least) => Number(document.body.dataset.number) >= least && !document.body.matches(".busy")"""
# Where to press for an option: null for a button in the bar, else the point of its thing that is nearest to the middle.
WHERE = """([key, id]) => {
  const thing = key && document.querySelector(`#stage .legal[data-thing="${CSS.escape(key)}"]`);
  if (!thing) return document.querySelector(`#actions [data-option="${CSS.escape(id)}"]`) ? null : "missing";
  const box = (thing.querySelector("rect") ?? thing).getBoundingClientRect();
  const steps = [6, 5, 7, 4, 8, 3, 9, 2, 10, 1, 11];
  const points = steps.flatMap((down) => steps.map((along) => [along, down]))
    .sort(([a, b], [c, d]) => Math.hypot(a - 6, b - 6) - Math.hypot(c - 6, d - 6))
    .map(([along, down]) => [box.left + (box.width * along) / 12, box.top + (box.height * down) / 12]);
  return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-thing]") === thing) ?? "covered";
}"""
# The same once the page shows so much and is quiet, in brackets.
FOUND = f"""([number, key, id]) => ({QUIET})(number) && [({WHERE})([key, id])]"""
POINTED = """() => document.querySelector("#stage .ghost.shown") !== null"""
READING = """() => document.getElementById("dock").classList.contains("open")"""
GHOST = """() => document.querySelector("#stage .ghost.shown")?.dataset.option ?? null"""
MENU_OR_ANSWER = f"""(number) => {MADE} > number ? "answer" : document.getElementById("menu").open && "menu" """


async def made(person: Visitor) -> int:
    """How much has been chosen, the steps of this page's draft among it."""
    return int(await person.page.evaluate(f"() => {MADE}"))


def table_of(server: ThreadServer, link: str) -> Ledger:
    """A table as it is stored, to think about; the link is that of a seat."""
    storage = Storage(server.database)
    try:
        found = storage.link(hashed(link.rsplit("/", 1)[1]))
        assert found is not None
        record = storage.load(found.table)
        assert record is not None
        ledger, fault = opened(record, ludoteca.game)
        assert fault is None
        return ledger
    finally:
        storage.close()


def is_afterthought(decision: Decision) -> bool:
    return any(option.id in AFTERTHOUGHTS for option in decision.options)


def choice(match: Match, bots: list[GreedyBot], last: int) -> tuple[int, str]:
    """What happens next: people take turns, those who have finished stay so, and nothing is passed to no purpose."""
    asked = [decision for decision in match.decisions if not is_afterthought(decision)]
    if not asked:
        return match.decisions[0].seat, "stay"
    decision = min(asked, key=lambda decision: decision.seat <= last)
    seat = decision.seat
    id = bots[seat].choose(match, seat).id
    if id.startswith("tower:") and is_idle(match, bots[seat], seat, id):
        offered = [option.id for option in decision.options]
        id = next((id for id in offered if id.startswith("activate:")), "ready")
    return seat, id


def is_idle(match: Match, bot: GreedyBot, seat: int, tower: str) -> bool:
    """Whether this tower would only change hands: it does not rise beyond the scenario's level."""
    trial = match.copy()
    trial.choose(seat, tower)
    return bot.choose(trial, seat).id in ("back", *[f"pass:{to}/{tower[6:]}" for to in range(len(NAMES))])


def line_from(match: Match, first: Line, seed: int) -> Line:
    """Played out by the bot, beginning as told; what is picked up and put back again is left out."""
    bots = [GreedyBot(seed) for _ in range(match.seats)]
    line: Line = []
    for seat, id in first:
        match.choose(seat, id)
        line.append((seat, id))
    while match.outcome is None:
        seat, id = choice(match, bots, line[-1][0] if line else -1)
        match.choose(seat, id)
        if id == "back":
            line.pop()
        else:
            line.append((seat, id))
    return line


def victory(server: ThreadServer, link: str, first: Line | None = None, doing: frozenset[str] = frozenset()) -> Line:
    """A line that wins at this table; on the way all of this is done."""
    for seed in range(TRIES):
        match = table_of(server, link).match
        line = line_from(match, first or [], seed)
        done = {id.partition(":")[0] for _, id in line}
        if match.outcome is not None and match.outcome.winners and done >= doing:
            return line
    pytest.fail("the bot does not win at this table")


def things(match: Match, seat: int) -> dict[str, str]:
    """Where in the picture each option of a seat is."""
    decision = next(decision for decision in match.decisions if decision.seat == seat)
    return {option["id"]: option["thing"] for option in decision.to_json("it")["options"]}


async def find(person: Visitor, id: str, thing: str, number: int) -> Any:
    """Where to press for this once the page shows position `number`: a point, or None for a button in the bar."""
    (point,) = await person.watch(FOUND, [number, thing, id])
    assert point not in ("covered", "missing"), f"{id} on {thing or 'a button'} is {point}"
    return point


async def click(person: Visitor, id: str, thing: str, number: int) -> None:
    """Choose this at position `number`, as a mouse does, and wait for the position after it."""
    page = person.page
    point = await find(person, id, thing, number)
    if point is None:
        await page.click(f'#actions [data-option="{id}"]')
    else:
        await page.mouse.move(*point)
        if thing.startswith("cell:"):
            await turn_to(person, id)
        await page.mouse.click(*point)
    if await person.watch(MENU_OR_ANSWER, number) == "menu":
        await page.click(f'#menu-options [data-option="{id}"]')
        await person.watch(QUIET, number + 1)


async def turn_to(person: Visitor, id: str) -> None:
    """Turn and flip what is to be placed until its ghost lies as wanted."""
    if not await person.page.locator("#stage .ghost").count():
        return
    for key in ("", "r", "r", "r", "f", "r", "r", "r"):
        if key:
            await person.page.keyboard.press(key)
        if await person.page.evaluate(GHOST) == id:
            return
    pytest.fail(f"{id} cannot be turned to")


async def click_through(people: list[Visitor], match: Match, line: Line, number: int = 0) -> int:
    """Everybody clicks what is theirs, and the match follows; says the number of the position after it."""
    for seat, id in line:
        person = people[seat]
        least = max(await gather(*[one.chosen() for one in people]))
        await person.watch(CAUGHT_UP, least)  # nobody sees what others only draft
        await click(person, id, things(match, seat)[id], await made(person))
        match.choose(seat, id)
        number += 1
    return number


async def send(clients: list[Client], line: Line, number: int) -> int:
    """Choose all of this over the socket; says the number of the position after it."""
    for seat, id in line:
        answer = await clients[seat].choose(seat, id, number)
        assert answer["type"] == "ack", answer
        number += 1
    return number


async def tap(person: Visitor, id: str, thing: str, number: int) -> None:
    """The same with a finger: it points, turns and flips with buttons, and places."""
    page = person.page
    point = await find(person, id, thing, number)
    if point is None:
        await page.tap(f'#actions [data-option="{id}"]')
        await person.watch(MENU_OR_ANSWER, number)
    elif thing.startswith("cell:") and await page.locator('#stage [data-tool="place"]').count():
        await touch(person, point, POINTED)
        await turn_by_finger(person, id)
    else:
        await touch(person, point, MENU_OR_ANSWER, number)
    if await made(person) == number:
        if await page.locator("#menu[open]").count():
            await page.tap(f'#menu-options [data-option="{id}"]')
        await person.watch(QUIET, number + 1)


async def touch(person: Visitor, point: list[float], effect: str, number: int | None = None) -> None:
    """Tap there, again if need be: on a busy machine a tap may take so long that it only reads what is there."""
    for _ in range(3):
        await person.page.touchscreen.tap(*point)
        await person.watch(f"(number) => ({effect})(number) || ({READING})()", number)
        if await person.page.evaluate(effect, number):
            return
    pytest.fail("nothing happens")


async def turn_by_finger(person: Visitor, id: str) -> None:
    for tool in ("", "turn", "turn", "turn", "flip", "turn", "turn", "turn"):
        if tool:
            await person.page.tap(f'#stage [data-tool="{tool}"]')
        if await person.page.evaluate(GHOST) == id:
            await person.page.tap('#stage [data-tool="place"]')
            return
    pytest.fail(f"{id} cannot be turned to")
