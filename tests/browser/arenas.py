"""Tables of the Arena, opened as usual or in a position laid out by hand, and who clicks there."""

from __future__ import annotations

import ludoteca
from ludoteca.kernel import session
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.creation import store
from ludoteca.table.storage import Player, Storage
from tests.browser.visitors import SHOWS, Visitor, Visitors
from tests.rules.arena.table import Table
from tests.table.servers import ThreadServer

NAMES = ("Anna", "Bruno", "Carla", "Dario")
EAGERNESS: dict[str, float] = {
    "attack": 12,
    "play": 9,
    "use": 6,
    "upgrade": 60,
    "move": 0.5,
    "move:20": 9,
    "move:22": 9,
    "move:24": 9,
    "boostmove": 0.3,
    "close": 0.3,
    "end": 20,
}
"""How gladly somebody who clicks without much thought does each thing: golden spaces attract, turns are short."""
HELD = "[data-why^='play:'], [data-options*='play:'], [data-options*='boost'], [data-options*='discard:']"
"""The cards in one's own hand."""

TINTED = """(kind) => [...document.querySelectorAll("#stage .space")].filter((space) => {
  const style = getComputedStyle(space.querySelector(".tint"));
  return kind === "reach" ? style.fill !== "none" : style.strokeDasharray !== "none";
}).map((space) => space.dataset.thing)"""


def laid_out(server: ThreadServer, table: Table) -> tuple[list[str], str]:
    """The seats' links and the spectators' link of a table that begins in this position."""
    match = table.match
    players = [Player(seat, name=NAMES[seat]) for seat in range(match.seats)]
    made = store(Storage(server.database), ludoteca.game("arena"), beginning_of(session.around(match)), players)
    return [seat["url"] for seat in made["seats"]], made["watch"]


def in_the_middle(mode: str = "ch4") -> Table:
    """Mickey on the middle golden space, Aladdin and Gaston next to him, Sulley two spaces off."""
    table = Table(mode)
    table.at(mickey="D4", aladdin="D3", gaston="D5", sulley="D6")
    table.hand("mickey-3", "mickey-1", "mickey-2", "aladdin-2", "ariel-4")
    table.deck("mickey-6", "ariel-1", "aladdin-1")
    table.hand("gaston-1", "sulley-1", "maleficent-2", of=1)
    return table


def spaces(numbers: list[int], table: Table) -> set[str]:
    return {f"space:{table.match.content.board.spaces[number].id}" for number in numbers}


async def alone(visitors: Visitors, table: Table, **come: object) -> Visitor:
    """Anna, asked, at a table that begins in this position."""
    links, _ = laid_out(visitors.server, table)
    anna = await visitors.come("Anna", **come)  # type: ignore[arg-type]
    await anna.sit(links[0])
    await anna.wait_until_asked()
    return anna


async def in_step(*people: Visitor) -> None:
    """Everybody has the newest position of anybody before their eyes."""
    newest = max([await person.chosen() for person in people])
    for person in people:
        await person.watch(SHOWS, newest)


async def tinted(person: Visitor, kind: str) -> set[str]:
    """The spaces that are shown to be within "reach" of what is pointed at, or within its "range"."""
    return set(await person.page.evaluate(TINTED, kind))


async def named(person: Visitor, key: str) -> str:
    return await person.page.get_attribute(f'#stage [data-thing="{key}"]', "data-name") or ""
