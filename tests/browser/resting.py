"""A table at rest: when nothing moves any more, and what it then looks like, to compare with one that never moved."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.visitors import FIND_POINT, Visitor

# Whether everything has come, has been seen and has stopped moving; at this step, if one is given.
RESTS = """(step) => {
  if (document.body.dataset.step !== (step ?? document.body.dataset.step)) return false;
  if (!document.body.matches(".asked:not(.busy, [data-behind], [data-playing])")) return false;
  if (document.querySelector(".burst, .leaving")) return false;
  const stage = document.getElementById("stage");
  const moves = ({ effect, playState }) => playState !== "finished" && stage.contains(effect?.target);
  return !document.getAnimations().some(moves);
}"""
# Every element of the drawing, lowest first, and of what the dock shows large: what it says, where it is, what hides it
# or moves it. What others have just done is lit only where that was seen, and no more after this look. Where Tab stops
# and what a reader says depends on where one was.
LOOKS = """() => {
  const STYLES = [
    "visibility", "display", "opacity", "clipPath", "transform", "translate", "scale", "rotate", "filter",
  ];
  const FREE = ["class", "aria-label", "aria-description", "role", "tabindex", "data-pointed"];
  const homeOf = (one) => one.closest("[data-thing]")?.dataset.thing ?? one.closest("[data-part]")?.dataset.part ?? "";
  const placeOf = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = one.closest("#dock") ? [0, 0] : [x, y]; // the words beside it move what the dock shows
    return [left, top, width, height].join(" ");
  };
  const looks = (one) => {
    const style = getComputedStyle(one);
    const written = [...one.attributes].filter(({ name }) => !FREE.includes(name));
    return {
      what: `${one.closest("#dock") ? "dock" : "stage"} ${homeOf(one)} ${one.localName}`,
      words: one.localName === "text" ? one.textContent : "",
      place: placeOf(one),
      shown: one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      style: STYLES.map((name) => `${name}: ${style[name]}`).join("; "),
      kinds: [...one.classList].sort().join(" "),
      written: written.map(({ name, value }) => `${name}=${value}`).sort().join(" "),
    };
  };
  for (const one of document.querySelectorAll(".fresh, .hinted")) one.classList.remove("fresh", "hinted");
  const roots = [...document.querySelectorAll("#stage > svg, #dock .dock-face")];
  const drawn = roots.flatMap((root) => [root, ...root.querySelectorAll("*")]);
  return drawn.filter((one) => !one.closest("defs")).map(looks);
}"""
READ = """() => document.querySelector("#dock .dock-face")?.dataset.of"""
READS = """(key) => document.querySelector("#dock .dock-face")?.dataset.of === key"""
NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
NEARLY = 0.05
"""By so much numbers may differ: places are measured in pixels of the screen."""


async def rest(person: Visitor, step: str | None = None) -> str:
    """Wait until nothing moves any more, at this step if one is given; answers at which."""
    await person.watch(RESTS, step)
    return await person.number()


async def read(person: Visitor) -> str | None:
    """The key of what the dock shows large, if it shows anything and a mouse can reach that."""
    key: str | None = await person.page.evaluate(READ)
    return key if key and await person.page.evaluate(FIND_POINT, key) else None


async def point(person: Visitor, key: str | None) -> None:
    """Let the mouse rest on a thing and the dock show it, or on nothing; and the focus be nowhere."""
    await person.page.evaluate("() => document.activeElement.blur()")
    await person.page.mouse.move(*(await person.page.evaluate(FIND_POINT, key) if key else (1, 1)))
    if key:
        await person.watch(READS, key)


async def looks(person: Visitor) -> list[dict[str, Any]]:
    """Every element of the drawing and of the dock's face, lowest first."""
    found: list[dict[str, Any]] = await person.page.evaluate(LOOKS)
    return found


def differences(played: list[dict[str, Any]], opened: list[dict[str, Any]]) -> list[str]:
    """How what was played differs from what was just opened, a line for each element."""
    if [one["what"] for one in played] != [one["what"] for one in opened]:
        return [f"other elements, or in another order: {at_odds(played, opened)}"]
    return [
        f"{was['what']} {was['words']!r}: {key} is {was[key]!r} and not {now[key]!r}"
        for was, now in zip(played, opened, strict=True)
        for key in was
        if not is_nearly(was[key], now[key])
    ]


def at_odds(played: list[dict[str, Any]], opened: list[dict[str, Any]]) -> str:
    """The first place where the elements are not the same."""
    pairs = zip([one["what"] for one in played], [one["what"] for one in opened], strict=False)
    return next((f"{was!r} and not {now!r}" for was, now in pairs if was != now), f"{len(played)}, not {len(opened)}")


def is_nearly(was: Any, now: Any) -> bool:
    """Whether two values are the same, but for numbers that hardly differ."""
    if was == now or not isinstance(was, str):
        return bool(was == now)
    if NUMBER.split(was) != NUMBER.split(now):
        return False
    pairs = zip(NUMBER.findall(was), NUMBER.findall(now), strict=True)
    return all(abs(float(a) - float(b)) <= NEARLY for a, b in pairs)
