"""The scene on the page: what the server painted, kept by changes, with nothing left behind and nothing jumping."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.kernel import asking
from ludoteca.kernel.paintings import part_svg
from tests.browser.clicking import play
from tests.browser.conftest import Visitors
from tests.browser.victories import table_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
# What the page has drawn, as text, without what it adds itself: marks, words for readers, letters made to fit.
DRAWN = """(text) => {
  const ADDED = ["tabindex", "role", "data-options", "data-asks", "textLength", "lengthAdjust", "style"];
  const SPOKEN = ["aria-label", "aria-description"];
  const OWN = ["legal", "askable", "through", "source", "fresh", "hinted"];
  const plain = (root) => {
    const copy = root.cloneNode(true);
    for (const node of [copy, ...copy.querySelectorAll("*")]) {
      for (const name of [...ADDED, ...SPOKEN]) node.removeAttribute(name);
      if (node.dataset.size) node.setAttribute("font-size", node.dataset.size);
      node.removeAttribute("data-size");
      node.classList.remove(...OWN);
    }
    return copy.outerHTML;
  };
  const whole = `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const parsed = new DOMParser().parseFromString(whole, "image/svg+xml");
  const painted = [...parsed.documentElement.children].map((node) => plain(document.importNode(node, true)));
  const shown = [...document.querySelectorAll("#stage > svg > [data-part]")].map(plain);
  return { painted, shown };
}"""
NODES = """() => document.querySelectorAll("#stage [data-part], #stage [data-part] *").length"""
HELD = """() => document.activeElement === window.held && document.activeElement.isConnected"""


async def drawn(person: Any, server: Any, link: str, seat: int | None) -> dict[str, list[str]]:
    ledger = table_of(server, link)
    asked = [decision.to_json("it") for decision in ledger.match.decisions if decision.seat == seat]
    names = ["Anna", "Bruno"]
    painting = asking.paint(ledger.game, ledger.match.view(seat), asked, "it", "wide", names, fresh=True)
    found: dict[str, list[str]] = await person.page.evaluate(DRAWN, "".join(part_svg(part) for part in painting.parts))
    return found


@pytest.mark.parametrize("game", ["lyon", "kingdom"])
async def test_the_page_has_what_the_server_paints(visitors: Visitors, game: str) -> None:
    seats, _ = visitors.server.open_table(game=game)
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno")
    await anna.sit(seats[0])
    await bruno.sit(seats[1])
    await play([anna, bruno], Random(4), 20, {})
    for seat, person in enumerate((anna, bruno)):
        if "+" in await person.number():
            await person.page.keyboard.press("Escape")
            await person.page.wait_for_function("() => !document.body.dataset.step.includes('+')")
        found = await drawn(person, visitors.server, seats[seat], seat)
        assert found["shown"] == found["painted"]
    nodes = await anna.page.evaluate(NODES)
    await anna.page.reload()
    await anna.page.wait_for_selector("#stage svg")
    await anna.page.wait_for_function(f"() => ({NODES})() >= {nodes}")
    assert await anna.page.evaluate(NODES) == nodes, "choices leave nodes behind"


async def test_what_others_do_takes_nobody_s_focus(visitors: Visitors) -> None:
    seats, _ = visitors.server.open_table()
    anna, bruno = await visitors.come("Anna"), await visitors.come("Bruno")
    await anna.sit(seats[0])
    await bruno.sit(seats[1])
    await play([anna, bruno], Random(2), 12, {})
    people = {0: anna, 1: bruno}
    asked = {decision.seat for decision in table_of(visitors.server, seats[0]).match.decisions}
    active = asked.pop()
    waiting, acting = people[1 - active], people[active]
    await waiting.page.evaluate(
        """() => {
          const pile = document.querySelector("#stage [data-kind='pile']");
          pile.setAttribute("tabindex", "-1");
          pile.focus();
          window.held = pile;
        }"""
    )
    assert await waiting.page.evaluate(HELD)
    before = await waiting.chosen()
    seen = await acting.look()
    await acting.click_seen(seen, Random(1))
    while await acting.chosen() == before:
        await acting.click_seen(await acting.look(), Random(1))
    await waiting.page.wait_for_function(f"() => Number(document.body.dataset.number) > {before}")
    assert await waiting.page.evaluate(HELD), "the focus is lost"


async def test_a_blow_is_seen_and_leaves_nothing_behind(visitors: Visitors) -> None:
    """The number jumps up over what was hit; once it is over nothing of it stays in the page."""
    (seat,), _ = visitors.server.open_table("hb", first="player 1")
    anna = await visitors.come("Anna", reduced_motion="no-preference")
    await anna.page.add_init_script(
        "window.bursts = []; new MutationObserver((changes) => { for (const { addedNodes } of changes)"
        ' for (const node of addedNodes) if (node.className?.includes?.("burst")) window.bursts.push(node.textContent);'
        " }).observe(document, { childList: true, subtree: true });"
    )
    await anna.sit(seat)
    for _ in range(60):
        if await anna.page.evaluate("() => window.bursts.length"):
            break
        await anna.wait_until_asked()
        await anna.click_option(*(await anna.offered())[-1])
    bursts = await anna.page.evaluate("() => window.bursts")
    assert bursts
    assert all(burst[0] in "−+" for burst in bursts)
    await anna.page.wait_for_function("() => !document.querySelector('.burst, .leaving')")
