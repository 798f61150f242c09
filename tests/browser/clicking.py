"""People who click what is lit without much thought, until a match is over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.browser.visitors import POINT, Visitor

OFFERS = f"""() => {{
  const point = {POINT};
  if (!document.getElementById("ending").hidden) return {{ over: true, offers: [] }};
  if (!document.body.matches(".asked:not(.busy)")) return {{ over: false, offers: [] }};
  const things = [...document.querySelectorAll("#stage .legal")].flatMap((thing) =>
    thing.dataset.options.split(" ").map((id) => [id, point(thing) ?? "covered"]));
  const offered = [...document.querySelectorAll("#actions [data-option]")];
  const buttons = offered.map(({{ dataset }}) => [dataset.option, null]);
  return {{ over: false, offers: [...things, ...buttons], number: document.body.dataset.step }};
}}"""
MENU_OR_ANSWER = """(number) => document.getElementById("menu").open || document.body.dataset.step !== number"""


async def offers(person: Visitor) -> dict[str, Any]:
    """What is lit on the picture and in the bar: ids of options, and where to click for them."""
    found: dict[str, Any] = await person.page.evaluate(OFFERS)
    return found


async def act(person: Visitor, seen: dict[str, Any], rng: Random, eagerness: dict[str, float]) -> str:
    """Click something of what is offered; says which option it was.

    `eagerness` says by their verbs how gladly each thing is done; the others count 1.
    """
    weights = [eagerness.get(id, eagerness.get(id.partition(":")[0], 1)) for id, _ in seen["offers"]]
    id, point = rng.choices(seen["offers"], weights)[0]
    assert point != "covered", f"{id} is covered everywhere"
    if point is None:
        await person.page.click(f'#actions [data-option="{id}"]')
    else:
        await person.page.mouse.click(*point)
    # A menu asks which of several options is meant, and whether one is meant that hardly ever is.
    await person.page.wait_for_function(MENU_OR_ANSWER, arg=seen["number"])
    if await person.number() == seen["number"]:
        await person.page.click(f'#menu-options [data-option="{id}"]')
    await person.wait_after(seen["number"])
    return str(id)


async def play(people: list[Visitor], rng: Random, most: int, eagerness: dict[str, float]) -> list[str]:
    """Let whoever is asked click; ends with the match, or after so many choices. Says what was chosen."""
    chosen: list[str] = []
    while len(chosen) < most:
        for person in people:
            seen = await offers(person)
            if seen["over"]:
                return chosen
            if seen["offers"]:
                chosen.append(await act(person, seen, rng, eagerness))
                break
        else:
            pytest.fail("the match goes on, and nobody is asked")
        number = await person.chosen()
        for other in people:
            await other.page.wait_for_selector(f'body[data-number="{number}"]')
    return chosen


def verbs(chosen: list[str]) -> set[str]:
    """What was done, without to whom."""
    return {id.partition(":")[0] for id in chosen}
