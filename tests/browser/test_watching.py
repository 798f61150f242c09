"""What a page keeps while others play: the drawing, its place, focus and pointer; and that nothing heaps up in it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from ludoteca.kernel import asking
from ludoteca.kernel.paintings import part_svg
from ludoteca.table.ledger import Ledger
from tests.browser.clicking import random_line
from tests.browser.victories import send, table_of
from tests.browser.visitors import FIND_POINT, PHONE, SHOWS, Visitor, Visitors
from tests.ended import GAMES
from tests.longer import one_in
from tests.table.clients import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")
NAMES = ["Anna", "Bruno"]
TOUCH: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
EVERY = 9
"""After so many choices a page is compared with the server."""
POSITIONS = 30
FOCUSED = 40
TIMES = 4
"""So often a choice is taken back and made again, if it can be: no match has a thousand."""
SLACK = 100
"""So many nodes a page may have more than another that shows the same, such as of pictures that it still keeps."""
# The drawing on the page, and a whole one and its parts of the server, as text: without what the page adds itself, such
# as marks, words for readers and letters made to fit; and every definition that the drawing uses.
DRAWN = """([whole, parts]) => {
  const ADDED = ["tabindex", "role", "data-options", "data-asks", "textLength", "lengthAdjust", "style"];
  const SPOKEN = ["aria-label", "aria-description"];
  const OWN = ["legal", "askable", "through", "source", "fresh", "hinted"];
  const LOOK = ["viewBox", "class"];
  const plain = (root) => {
    const copy = root.cloneNode(true);
    for (const node of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of [...ADDED, ...SPOKEN]) node.removeAttribute(name);
      if (node.dataset.size) node.setAttribute("font-size", node.dataset.size);
      if (node.dataset.words) node.textContent = node.dataset.words;
      for (const name of ["data-size", "data-words"]) node.removeAttribute(name);
      node.classList.remove(...OWN);
      if (!node.classList.length) node.removeAttribute("class");
    }
    return copy.outerHTML;
  };
  const parsed = (text) => new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const read = (text) => document.importNode(parsed(text), true);
  const used = (svg) => [...svg.matchAll(/(?:href="|url\\((?:"|&quot;)?)#([\\w-]+)/g)].map(([, id]) => id);
  const told = (root, drawn) => {
    const parts = [...drawn.children].filter((node) => node.dataset.part).map(plain);
    const uses = {};
    const open = parts.flatMap(used);
    while (open.length) {
      const id = open.pop();
      if (id in uses) continue;
      uses[id] = root.querySelector(`defs [id="${id}"]`)?.outerHTML ?? "missing";
      open.push(...used(uses[id]));
    }
    return { look: LOOK.map((name) => root.getAttribute(name)), parts, uses };
  };
  const shown = document.querySelector("#stage > svg");
  return { painted: told(read(whole), read(parts)), shown: told(shown, shown) };
}"""
# Notes what moves without anybody's press, and whether the board is among it; and where the board is.
WATCH_SHIFTS = """window.shifts = [];
window.isBoard = (node) => node instanceof Element && Boolean(node.closest("#stage") || node.querySelector("#stage"));
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    if (!hadRecentInput && sources.some(({ node }) => isBoard(node))) shifts.push(value);
  }
}).observe({ type: "layout-shift" });"""
# Once what was drawn has been told to whoever observes it.
SHIFTS = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(shifts))));
})"""
BOARD = """() => [document.getElementById("stage"), document.querySelector("#stage > svg")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""
PUSH = """() => {
  const ledge = document.createElement("div");
  ledge.style.height = "60px";
  document.getElementById("stage").prepend(ledge);
}"""
# Focuses one thing after the other, and notes after each position whether it has kept the focus, or the board has it.
HOLD = """() => {
  window.kept = 0;
  window.lost = [];
  const stage = document.getElementById("stage");
  let held = "", turn = 0;
  const hold = () => {
    const things = [...stage.querySelectorAll("[data-thing][data-name][tabindex]")];
    turn += 7;
    const thing = things[turn % things.length];
    thing.focus();
    held = thing.dataset.thing;
  };
  new MutationObserver(() => {
    if (!document.getElementById("ending").hidden) return;
    const focused = document.activeElement;
    const isThere = stage.querySelector(`[data-thing="${CSS.escape(held)}"][tabindex]`) !== null;
    if (isThere && focused.dataset.thing === held) window.kept += 1;
    else if (isThere || focused !== stage) window.lost.push([document.body.dataset.step, held, focused.localName]);
    hold();
  }).observe(document.body, { attributes: true, attributeFilter: ["data-step"] });
  hold();
}"""
# A press beside the board: what is playing is over.
SKIP = """() => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }))"""
CARDS = """() => [...document.querySelectorAll("#stage [data-thing^='card:'][data-name]")].map(
  ({ dataset }) => dataset.thing)"""
POINTED = """(key) => {
  const thing = document.querySelector(`#stage [data-thing="${CSS.escape(key)}"]`);
  if (!thing?.matches(":hover")) return "away";
  return document.querySelector("#dock .dock-name")?.textContent === thing.dataset.name ? "read" : "";
}"""
READ = f"""(key) => ({POINTED})(key) === "read" """
# Of all nodes that scripts can still reach, those that are not in the page.
DETACHED = """function() {
  const isLoose = (node) => { try { return !node.isConnected; } catch { return false; } }; // prototypes are no nodes
  return this.filter(isLoose).length;
}"""


class Elsewhere:
    """Two people whom nobody sees: they play a table by chance, over sockets, while pages watch."""

    def __init__(self, table: Ledger, clients: list[Client], eagerness: dict[str, float]) -> None:
        self.table = table
        """The same match, followed here: the table has no other chance."""
        self.clients = clients
        self.eagerness = eagerness
        self.rng = Random(1)

    @classmethod
    async def at(
        cls, stack: AsyncExitStack, server: Any, links: list[str], eagerness: dict[str, float] | None = None
    ) -> Elsewhere:
        clients = [await stack.enter_async_context(await Client.arrive(server, link)) for link in links]
        return cls(table_of(server, links[0]), clients, eagerness or {})

    async def play(self, choices: int, *pages: Visitor) -> None:
        """Let so many choices be made, or those that are left, and these pages show what they lead to."""
        number = self.table.number
        line = random_line(self.table, self.rng, self.eagerness, choices)
        assert await send(self.clients, line, number) == self.table.number
        for page in pages:
            await page.watch(SHOWS, self.table.number)

    async def waver(self, times: int) -> None:
        """Let the last choice be taken back and made again so often, if it can be."""
        *_, (seat, id) = [(row.seat, row.option) for row in self.table.rows]
        for _ in range(times):
            if not self.table.may_undo(seat)["step"]:
                return
            await self.clients[seat].send(type="undo", seat=seat, chain=False, after=self.table.number)
            self.table.undo(seat, False)
            assert (await self.clients[seat].next("ack", "error"))["number"] == self.table.number
            await send(self.clients, [(seat, id)], self.table.number)
            self.table.choose(seat, id)


async def drawn(person: Visitor, table: Ledger, seat: int, shape: str) -> dict[str, Any]:
    """What the page shows, and what a painting made afresh has."""
    asked = [decision.to_json("it") for decision in table.match.decisions if decision.seat == seat]
    painting = asking.paint(table.game, table.match.view(seat), asked, "it", shape, NAMES, fresh=True)
    parts = f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(part_svg(part) for part in painting.parts)}</svg>'
    found: dict[str, Any] = await person.page.evaluate(DRAWN, [painting.svg(), parts])
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_page_has_what_one_whole_picture_has_until_the_end(visitors: Visitors, game: str) -> None:
    links, _ = visitors.server.open_table(game=game)
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno", **TOUCH)
    await anna.sit(links[0])
    await bruno.sit(links[1])
    async with AsyncExitStack() as stack:
        others = await Elsewhere.at(stack, visitors.server, links)
        while others.table.outcome is None:
            await others.play(EVERY, anna, bruno)
            for seat, (person, shape) in enumerate(((anna, "wide"), (bruno, "tall"))):
                found = await drawn(person, others.table, seat, shape)
                assert found["painted"]["parts"]
                assert "missing" not in found["painted"]["uses"].values()
                assert found["shown"] == found["painted"], others.table.number


@pytest.mark.parametrize("game", one_in(len(GAMES), GAMES))
async def test_the_board_does_not_move_while_others_play(visitors: Visitors, game: str) -> None:
    links, _ = visitors.server.open_table(game=game)
    people = [await visitors.come("Anna"), await visitors.come("Bruno", **TOUCH)]
    for person, link in zip(people, links, strict=True):
        await person.sit(link)
    async with AsyncExitStack() as stack:
        others = await Elsewhere.at(stack, visitors.server, links)
        await others.play(1, *people)
        places = [await person.page.evaluate(BOARD) for person in people]
        for person in people:
            await person.page.evaluate(WATCH_SHIFTS)
        for _ in range(POSITIONS):
            await others.play(1, *people)
            assert [await person.page.evaluate(BOARD) for person in people] == places
    for person in people:
        assert await person.page.evaluate(SHIFTS) == []
        await person.page.evaluate(PUSH)
        assert await person.page.evaluate(SHIFTS), "nobody would notice that the board moves"


@pytest.mark.parametrize("game", GAMES)
async def test_what_has_the_focus_keeps_it_while_others_play(visitors: Visitors, game: str) -> None:
    """A thing that goes leaves it to the board, even while it fades; what comes to lie over others takes nothing."""
    links, _ = visitors.server.open_table(game=game)
    anna = await visitors.come("Anna", calm=False)
    await anna.sit(links[0])
    await anna.page.evaluate(HOLD)
    async with AsyncExitStack() as stack:
        others = await Elsewhere.at(stack, visitors.server, links)
        for _ in range(FOCUSED):
            await others.play(1)
            await anna.page.evaluate(SKIP)
            await anna.watch(SHOWS, others.table.number)
    assert await anna.page.evaluate("() => lost") == []
    assert await anna.page.evaluate("() => kept") > FOCUSED / 2


async def test_what_is_pointed_at_is_still_read_while_others_play(visitors: Visitors) -> None:
    links, _ = visitors.server.open_table(game="lorcana")
    anna = await visitors.come("Anna")
    await anna.sit(links[0])
    rng, key, read = Random(1), "", 0
    async with AsyncExitStack() as stack:
        others = await Elsewhere.at(stack, visitors.server, links)
        for _ in range(POSITIONS):
            if not key:
                key = rng.choice(await anna.page.evaluate(CARDS))
                if (point := await anna.page.evaluate(FIND_POINT, key)) is None:
                    key = ""
                else:
                    await anna.page.mouse.move(*point)
                    await anna.watch(READ, key)
            await others.play(1, anna)
            if key:
                seen = await anna.page.evaluate(POINTED, key)
                assert seen, others.table.number
                read += seen == "read"
                key = key if seen == "read" else ""
    assert read > POSITIONS / 3


async def heap(person: Visitor) -> dict[str, int]:
    """How many nodes and listeners there are once all rubbish is collected, and how many nodes lie beside the page."""
    await person.page.evaluate("() => document.getElementById('dock-close').click()")  # what was done last lies there
    session = await person.page.context.new_cdp_session(person.page)
    group = {"objectGroup": "heap"}
    kind = await session.send("Runtime.evaluate", {"expression": "Node.prototype", **group})
    prototype = {"prototypeObjectId": kind["result"]["objectId"]}
    nodes = await session.send("Runtime.queryObjects", {**prototype, **group})
    call = {"objectId": nodes["objects"]["objectId"], "functionDeclaration": DETACHED, "returnByValue": True}
    detached = await session.send("Runtime.callFunctionOn", call)
    await session.send("Runtime.releaseObjectGroup", group)
    await session.send("HeapProfiler.collectGarbage")
    counted = await session.send("Memory.getDOMCounters")
    await session.detach()
    return {
        "nodes": counted["nodes"],
        "listeners": counted["jsEventListeners"],
        "detached": detached["result"]["value"],
    }


@pytest.mark.parametrize("least", [100, pytest.param(1000, marks=pytest.mark.long)])
async def test_positions_leave_nothing_behind(visitors: Visitors, least: int) -> None:
    """A page that has seen so many positions is as heavy as one just opened; choices are taken back, too."""
    links, _ = visitors.server.open_table()
    anna = await visitors.come("Anna")
    await anna.sit(links[0])
    async with AsyncExitStack() as stack:
        others = await Elsewhere.at(stack, visitors.server, links, {"attack": 0.001})
        while others.table.number < least:
            await others.play(1)
            assert others.table.outcome is None, "the match is too short for this"
            await others.waver(TIMES)
        await anna.watch(SHOWS, others.table.number)
    again = await visitors.come("Anna")
    await again.sit(links[0])
    await again.watch(SHOWS, others.table.number)
    played, opened = await heap(anna), await heap(again)
    assert opened["nodes"] > 1000
    assert played["nodes"] - opened["nodes"] < SLACK
    assert played["listeners"] - opened["listeners"] < SLACK / 10
    assert played["detached"] - opened["detached"] < SLACK / 10
