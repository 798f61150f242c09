"""People in front of the pages: they look, click, tap and press keys, and wait for what they see."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, BrowserContext, Page

from tests.table.servers import ThreadServer

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ASKED = "body.asked:not(.busy)"

# A point of the thing that nothing else covers: cards in a hand overlap.
POINT = """(thing) => {
  const box = (thing.querySelector("rect") ?? thing).getBoundingClientRect();
  for (let down = 1; down < 12; down += 1) {
    for (let along = 1; along < 12; along += 1) {
      const x = box.left + (box.width * along) / 12, y = box.top + (box.height * down) / 12;
      if (document.elementFromPoint(x, y)?.closest("[data-thing]") === thing) return [x, y];
    }
  }
  return null;
}"""
FIND_POINT = f"""(key) => ({POINT})(document.querySelector(`#stage [data-thing="${{CSS.escape(key)}}"]`))"""
OFFERED = """() => [
  ...[...document.querySelectorAll("#stage .legal")].map((thing) => ["thing", thing.dataset.thing]),
  ...[...document.querySelectorAll("#actions [data-option]")].map((button) => ["button", button.dataset.option]),
]"""
# Everything that somebody who only clicks needs to know, in one glance.
LOOK = f"""() => {{
  const point = {POINT};
  const middle = (button) => {{
    const box = button.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  }};
  const asked = document.body.matches(".asked:not(.busy)");
  return {{
    number: document.body.dataset.step,
    over: !document.getElementById("ending").hidden,
    offered: asked ? [
      ...[...document.querySelectorAll("#stage .legal")].map(point),
      ...[...document.querySelectorAll("#actions [data-option]")].map(middle),
    ] : [],
  }};
}}"""
ANSWERED = """(number) => document.body.dataset.step !== number"""
ANSWERED_OR_ASKED = f"""(number) => ({ANSWERED})(number) ? "answer" : document.getElementById("menu").open && "menu" """
SHOWS = """(least) => Number(document.body.dataset.number) >= least"""
# Looks at once, then whenever a frame with changes was drawn, and now and then for what moves without any: looking at
# every frame would have idle pages draw.
WATCH = """(arg) => new Promise((resolve, reject) => {
  const look = LOOK;
  let isDue = false;
  const watcher = new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => setTimeout(() => { isDue = false; glance(); }));
  });
  const timer = setTimeout(() => end(reject, new Error("it was never to be seen")), PATIENCE);
  const patrol = setInterval(() => glance(), 250);
  const end = (settle, result) => {
    watcher.disconnect();
    clearTimeout(timer);
    clearInterval(patrol);
    settle(result);
  };
  const glance = () => {
    try {
      const seen = look(arg);
      if (seen) end(resolve, seen);
    } catch (error) {
      end(reject, error);
    }
  };
  watcher.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  glance();
})"""
PATIENCE = 20_000
"""How long is waited for something, in milliseconds."""


class Visitor:
    """One person with a page."""

    def __init__(self, page: Page, url: str, screenshots: Path) -> None:
        self.page = page
        self.url = url
        self.screenshots = screenshots

    async def go(self, path: str) -> None:
        await self.page.goto(self.url + path)

    async def sit(self, path: str) -> None:
        """Open a table's link and wait until the table is there."""
        await self.go(path)
        await self.page.wait_for_selector("#stage svg, #curtain[open]")

    async def picture(self, name: str) -> None:
        await self.page.screenshot(path=self.screenshots / f"{name}.png")

    async def text(self, selector: str) -> str:
        return (await self.page.inner_text(selector)).strip()

    async def prompt(self) -> str:
        return await self.text("#prompt-text")

    @property
    def is_asked(self) -> Any:
        return self.page.locator(ASKED)

    async def wait_until_asked(self) -> None:
        await self.page.wait_for_selector(ASKED)

    async def number(self) -> str:
        """The number of the position on the page; "12+1" is position 12 with a draft of one step."""
        return str(await self.page.evaluate("() => document.body.dataset.step ?? ''"))

    async def chosen(self) -> int:
        """How much has been chosen at the table, drafts left out."""
        return int(await self.page.evaluate("() => document.body.dataset.number ?? 0"))

    async def offered(self) -> list[tuple[str, str]]:
        found: list[list[str]] = await self.page.evaluate(OFFERED)
        return [(kind, key) for kind, key in found]

    async def click_thing(self, key: str) -> None:
        point = await self.page.evaluate(FIND_POINT, key)
        assert point is not None, f"{key} is covered everywhere"
        await self.page.mouse.click(*point)

    async def click_option(self, kind: str, key: str) -> None:
        """Choose by clicking, and wait for the position after it."""
        before = await self.number()
        if kind == "thing":
            await self.click_thing(key)
        else:
            await self.page.click(f'#actions [data-option="{key}"]')
        await self.insist(before)

    async def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = await self.page.evaluate(LOOK)
        return seen

    async def click_seen(self, seen: dict[str, Any], rng: Random) -> None:
        """Click on something of what was seen, and wait for the position after it."""
        point = rng.choice(seen["offered"])
        assert point is not None, "something legal is covered everywhere"
        await self.page.mouse.click(*point)
        await self.insist(seen["number"])

    async def is_past(self, space: int) -> bool:
        """Whether the question about this space is answered; waits a moment for it if a choice is under way."""
        await self.page.wait_for_selector("body:not(.busy)")
        prompt = await self.prompt()
        return not re.search(rf"(spazio|space) {space}:", prompt)

    async def watch(self, look: str, arg: Any = None) -> Any:
        """Wait until this function of the page returns something that is true; answers that."""
        return await self.page.evaluate(WATCH.replace("LOOK", look).replace("PATIENCE", str(PATIENCE)), arg)

    async def wait_after(self, number: str) -> None:
        await self.watch(ANSWERED, number)

    async def insist(self, number: str, id: str = "") -> None:
        """Wait for the position after this one.

        A menu asks which of several options is meant, and whether one is meant that hardly ever is: take this one
        there, or the first.
        """
        button = f'#menu-options [data-option="{id}"]' if id else "#menu-options button"
        while await self.watch(ANSWERED_OR_ASKED, number) == "menu":
            await self.page.click(button)

    async def press(self, key: str) -> None:
        """Press a key that chooses, and wait for the position after it."""
        before = await self.number()
        await self.page.keyboard.press(key)
        await self.wait_after(before)

    async def things(self, selector: str) -> list[str]:
        """The keys of the things in the picture that match."""
        found: list[str] = await self.page.eval_on_selector_all(
            f"#stage {selector}", "(things) => things.map((thing) => thing.dataset.thing)"
        )
        return found

    async def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        wider: int = await self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        return max(0, wider)


class Visitors:
    """All who take part in a test, and what went wrong in their pages."""

    def __init__(self, browser: Browser, server: ThreadServer, screenshots: Path) -> None:
        self.browser = browser
        self.server = server
        self.screenshots = screenshots
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    async def come(
        self,
        name: str = "",
        locale: str = "it-IT",
        size: dict[str, int] | None = None,
        calm: bool = True,
        first: bool = False,
        **context: Any,
    ) -> Visitor:
        """A new visitor; with a name, one whose browser remembers it. `calm` asks for reduced motion.

        Whoever comes for the `first` time is shown around.
        """
        context.setdefault("viewport", size or DESKTOP)
        context.setdefault("reduced_motion", "reduce" if calm else "no-preference")
        made = await self.browser.new_context(locale=locale, **context)
        made.set_default_timeout(PATIENCE)
        self.contexts.append(made)
        if not first:
            await made.add_init_script("localStorage.setItem('ludoteca.tour', 'true')")
        if name:
            await made.add_init_script(f"localStorage.setItem('ludoteca.name', JSON.stringify({name!r}))")
        page = await made.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if is_trouble(said.type, said.text) else None)
        return Visitor(page, self.server.url, self.screenshots)

    async def leave(self) -> None:
        for context in self.contexts:
            await context.close()


def is_trouble(kind: str, text: str) -> bool:
    """Errors that the page itself made; an answer that refuses is expected where a test provokes it."""
    return kind == "error" and not re.search(r"Failed to load resource|WebSocket connection", text)
