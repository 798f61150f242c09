"""Looks at the tables of all games in a real browser and counts what a player would stumble over.

    make look
    PYTHONPATH=. python tools/look.py lyon arena --choices 30

Every game is opened on a desktop and on a phone, in Italian and in English, at its beginning and in positions that bots
have played to, and some choices are made there, at random like those of the others at the table. After each the letters
are set in several families of fonts. Some puzzles are looked at, too, which have full tables. Whatever misses a bar is
listed, and the exit status says so.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright
from tools.screenshots import CHROMIUM, played, start_server, stored
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import ludoteca
from ludoteca.puzzles.shelf import shipped
from ludoteca.table.puzzles import open_puzzle
from ludoteca.table.storage import Storage

SHAPES = {
    "desktop": {"width": 1440, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 390, "height": 844},
}
LOCALES = {"it": "it-IT", "en": "en-GB"}
FAMILIES = {
    "broad": '"DejaVu Sans", Verdana, sans-serif',
    "usual": '"Liberation Sans", Arial, sans-serif',
    "condensed": '"Liberation Sans Narrow", "DejaVu Sans Condensed", "Roboto Condensed", "Arial Narrow", sans-serif',
}
"""Fonts of three widths; each ends in what every machine has."""
DEPTHS = {"lyon": (0, 24), "lorcana": (0, 60, 150), "arena": (0, 70), "kingdom": (0, 60), "synchro": (0, 70, 160)}
"""After so many choices of bots a table of a game is opened."""
PUZZLES = 4
"""So many of a game's puzzles are looked at, unless it is said how many."""
NEARLY = 1.5
"""So many pixels beyond a box nobody sees."""
LEAST_LETTERS = 11.0
THUMB, COVERED = 40, 24
"""Pixels that whatever is pressed has one way, and the other way where something else covers a part of it."""
LEAST_SHARE = 0.5
WHOLE, PATCH = 120_000, 40_000
"""Bytes: the most that the first state of a table has without its log, and a following one on average."""
SLOWLY, BLINK = 120_000, 250
"""Milliseconds: how long a page may take, and how often the others look whether they are asked."""
PATIENCE = 240
"""So often they do before something is wrong."""

# For every line of a drawing the narrowest box around the place where it is held that was drawn before it: how far it
# reaches beyond that box, beyond the room it carries, or beyond the drawing; and how large its letters are.
LINES = """(root) => {
  const isStroke = (one) => one.matches("path") && getComputedStyle(one).fill === "none"; // such as half of a frame
  const all = [...root.querySelectorAll("rect, path, polygon")];
  const drawn = all.filter((one) => !one.closest("defs") && !isStroke(one));
  const boxes = drawn.map((one) => [one, one.getBoundingClientRect()]);
  const large = boxes.filter(([, box]) => box.width > 24 && box.height > 5);
  const whole = root.getBoundingClientRect();
  const seen = (line) => line.textContent.trim()
    && line.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...root.querySelectorAll("text")].filter(seen).map((line) => {
    const own = line.getBoundingClientRect();
    const anchor = getComputedStyle(line).textAnchor;
    const x = { start: own.left + 1, middle: (own.left + own.right) / 2, end: own.right - 1 }[anchor];
    const y = (own.top + own.bottom) / 2;
    const { a, b } = line.getScreenCTM();
    const scale = Math.hypot(a, b);
    let around = whole;
    let named = "";
    for (const [one, box] of large) {
      if (box.width >= around.width || !one.parentNode.contains(line)) continue;
      if (one.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_PRECEDING) continue;
      if (box.left > x || x > box.right || box.top > y || y > box.bottom) continue;
      around = box;
      named = one.getAttribute("class");
    }
    const room = line.dataset.room ? (line.getBBox().width - Number(line.dataset.room)) * scale : 0;
    return {
      text: line.textContent.trim(),
      box: named,
      beyond: Math.max(own.right - around.right, around.left - own.left, room),
      pixels: parseFloat(line.getAttribute("font-size") ?? getComputedStyle(line).fontSize) * scale,
    };
  });
}"""

# Words of the page around the drawing: how far they are cut off or reach beyond the screen, and how large they are.
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const home = node.parentElement;
    if (!node.data.trim() || home.closest("svg, script, style, .off-screen, option")) continue;
    if (!home.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = range.getBoundingClientRect();
    if (own.width < 2 || own.height < 2) continue;
    let beyond = 0;
    for (let at = home; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" || style.textOverflow === "ellipsis" || /auto|scroll/.test(style.overflowX)) {
        beyond = 0; // it is cut on purpose, or can be scrolled to
        break;
      }
      const box = at.getBoundingClientRect();
      if (style.overflowX === "visible" && !at.matches("button, a, [role=tab]")) continue;
      beyond = Math.max(beyond, own.right - box.right, box.left - own.left);
    }
    const pixels = parseFloat(getComputedStyle(home).fontSize);
    found.push({ text: node.data.trim(), box: home.className, beyond, pixels });
  }
  return found;
}"""

# Whatever can be pressed, with the width and height that a finger finds uncovered. A finger that hits nothing else that
# can be chosen reaches small things of the drawing from beside them.
TARGETS = """(thumb) => {
  const MARGIN = 12;
  const open = document.querySelector("dialog[open]");
  const inline = (one) => getComputedStyle(one).display === "inline" || one.matches(".rule-link, .skip");
  const html = [...document.querySelectorAll("button, a[href], select, input, summary, [role=tab]")]
    .filter((one) => !one.disabled && !inline(one) && one.checkVisibility({ visibilityProperty: true }));
  const things = open ? [] : [...document.querySelectorAll("#stage .legal")];
  return [...html, ...things].filter((one) => !open || open.contains(one)).map((one) => {
    const box = one.getBoundingClientRect();
    if (box.right < 1 || box.bottom < 1 || box.left > innerWidth - 1 || box.top > innerHeight - 1) return null;
    const [wide, high] = [box.width, box.height].map((length) => (length > 100 ? 10 : 4));
    const across = new Set(), down = new Set();
    for (let x = box.left - MARGIN + wide / 2; x < box.right + MARGIN; x += wide) {
      for (let y = box.top - MARGIN + high / 2; y < box.bottom + MARGIN; y += high) {
        const hit = document.elementFromPoint(x, y);
        const isNear = Math.abs(x - (box.left + box.right) / 2) <= Math.max(box.width, thumb) / 2
          && Math.abs(y - (box.top + box.bottom) / 2) <= Math.max(box.height, thumb) / 2;
        const isBeside = one.matches(".legal") && isNear && hit?.closest("#stage") && !hit.closest(".legal");
        if (isBeside || (hit && (hit === one || one.contains(hit)))) { across.add(x); down.add(y); }
      }
    }
    const name = one.getAttribute("aria-label") || one.textContent.trim() || one.id;
    return { name, width: across.size * wide, height: down.size * high, key: one.dataset.thing ?? one.id };
  }).filter((one) => one && one.width);
}"""
PLACE = """() => {
  const box = document.querySelector("#stage > svg").getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
FIT = """async (family) => {
  globalThis.letters ??= new CSSStyleSheet();
  globalThis.letters.replaceSync(`*, svg text { font-family: ${family} !important; }`);
  if (!document.adoptedStyleSheets.includes(globalThis.letters)) document.adoptedStyleSheets.push(globalThis.letters);
  const { fitLines } = await import(new URL("/static/fitting.js", location.href));
  fitLines(document.getElementById("stage"));
}"""
# All of it, with the letters in each of these families; the last of them stays.
LOOK = f"""async ([families, thumb]) => {{
  const lines = [];
  for (const [name, family] of families) {{
    await ({FIT})(family);
    lines.push([name, ({LINES})(document.querySelector("#stage > svg"))]);
  }}
  lines.push([families.at(-1)[0], ({WORDS})()]);
  return {{ lines, place: ({PLACE})(), targets: thumb ? ({TARGETS})(thumb) : [], screen: [innerWidth, innerHeight] }};
}}"""
ASKED = "body.asked:not(.busy), #ending:not([hidden])"
CHOOSE = """(share) => {
  const all = [...document.querySelectorAll("#option-list button")];
  all[Math.floor(share * all.length)].click();
  return all.length;
}"""


@dataclass
class Found:
    """What was counted at the tables of one game, in one shape and language."""

    name: str
    is_phone: bool
    looks: int = 0
    texts: int = 0
    spilling: dict[str, str] = field(default_factory=dict)
    small: dict[str, str] = field(default_factory=dict)
    narrow: dict[str, str] = field(default_factory=dict)
    places: set[tuple[int, ...]] = field(default_factory=set)
    share: float = 1.0
    troubles: list[str] = field(default_factory=list)
    whole: int = 0
    patches: list[int] = field(default_factory=list)

    def missed(self) -> list[str]:
        """List each bar that is not reached, with what is in the way."""
        said = [f"{text} leaves its room ({how})" for text, how in self.spilling.items()]
        said += [f"{text} is set too small ({how})" for text, how in self.small.items()]
        if self.is_phone:
            said += [f"{name} is too narrow for a finger ({how})" for name, how in self.narrow.items()]
            if self.share < LEAST_SHARE:
                said.append(f"the board has {self.share:.0%} of the screen")
        if len(self.places) > 1:
            said.append(f"the board moves: {sorted(self.places)}")
        if self.whole > WHOLE:
            said.append(f"a whole state has {self.whole} bytes")
        if self.patch > PATCH:
            said.append(f"what changes has {self.patch} bytes")
        return said + self.troubles

    def asked(self, families: list[str]) -> list[Any]:
        """Return what a page is asked for with `LOOK`."""
        return [[(family, FAMILIES[family]) for family in families], THUMB if self.is_phone else 0]

    def take(self, seen: dict[str, Any]) -> None:
        """Count what was seen on a page."""
        self.looks += 1
        for family, lines in seen["lines"]:
            self.texts += len(lines)
            for line in lines:
                self.judge(line, family)
        x, y, width, height = seen["place"]
        self.places.add((x, y, width, height))
        self.share = min(self.share, width * height / (seen["screen"][0] * seen["screen"][1]))
        for target in seen["targets"]:
            broad, slim = sorted((target["width"], target["height"]), reverse=True)
            if broad < THUMB or slim < COVERED:
                kind = target["key"].partition(":")[0] or target["name"][:30]
                self.narrow.setdefault(kind, f"{target['name'][:50]}: {target['width']} by {target['height']}")

    def judge(self, line: dict[str, Any], family: str) -> None:
        """Keep a line that leaves its room or is too small."""
        text = repr(line["text"][:40])
        if line["beyond"] > NEARLY:
            self.spilling.setdefault(text, f"{family}, {line['box']}: {line['beyond']:.1f} px beyond")
        if line["pixels"] < LEAST_LETTERS - 0.05:
            self.small.setdefault(text, f"{family}, {line['box']}: {line['pixels']:.1f} px")

    @property
    def patch(self) -> int:
        return sum(self.patches) // max(1, len(self.patches))

    def row(self) -> tuple[object, ...]:
        narrow = len(self.narrow) if self.is_phone else "-"
        counts = (len(self.spilling), len(self.small), narrow, len(self.places), f"{self.share:.0%}")
        return self.name, self.looks, self.texts, *counts, len(self.troubles), self.whole, self.patch


HEAD = ("table", "looks", "texts", "spilling", "small", "narrow", "places", "board", "errors", "whole", "patch")


def listen(page: Page, found: Found) -> None:
    """Keep what goes wrong in a page, and how much is sent to it."""

    def weigh(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "state":
            found.whole = max(found.whole, len(frame) - len(json.dumps(said["log"], ensure_ascii=False)))
        elif said["type"] == "change":
            found.patches.append(len(frame))

    def hear(socket: WebSocket) -> None:
        socket.on("framereceived", weigh)

    page.on("websocket", hear)
    page.on("pageerror", lambda error: found.troubles.append(str(error)))
    page.on("console", lambda said: found.troubles.append(said.text) if said.type == "error" else None)


class Others:
    """Everybody else at a table, who choose at random when they are asked."""

    def __init__(self, address: str, links: list[str], rng: Random) -> None:
        self.origin = Origin(address)
        self.sockets = [f"ws{address[4:]}/ws/{link.rsplit('/', 1)[1]}" for link in links]
        self.rng = rng

    def choose(self) -> None:
        """Everybody who is asked now chooses. They come only for that: who does not read is sent away."""
        for address in self.sockets:
            with connect(address, origin=self.origin, max_size=None) as socket:
                self.answer(socket)

    def answer(self, socket: ClientConnection) -> None:
        socket.send(json.dumps({"type": "hello", "lang": "it"}))
        state = self.heard(socket, "state")
        for decision in state["decisions"][:1]:
            option = self.rng.choice(decision["options"])["id"]
            deed = {"type": "choose", "seat": decision["seat"], "option": option, "after": state["number"]}
            socket.send(json.dumps(deed))
            self.heard(socket, "ack", "error")  # somebody else may have been quicker

    def heard(self, socket: ClientConnection, *kinds: str) -> dict[str, Any]:
        while True:
            frame: dict[str, Any] = json.loads(socket.recv(SLOWLY / 1000))
            if frame["type"] in kinds:
                return frame


def wait_until_asked(page: Page, others: Others) -> None:
    """Let the others choose until it is one's turn again, or the match is over."""
    for _ in range(PATIENCE):
        if page.locator(ASKED).count():
            return
        others.choose()
        page.wait_for_timeout(BLINK)
    raise TimeoutError("one is never asked")


def visit(context: BrowserContext, address: str, links: list[str], found: Found, choices: int, rng: Random) -> None:
    """Sit down at a table, look, and go on choosing and looking."""
    page = context.new_page()
    listen(page, found)
    page.goto(address + links[0])
    page.wait_for_selector("#stage > svg [data-thing]")
    others = Others(address, links[1:], rng)
    families = list(FAMILIES)
    for done in range(choices + 1):
        wait_until_asked(page, others)
        found.take(page.evaluate(LOOK, found.asked(families)))
        families = families[1:] + families[:1]
        if done == choices or page.locator("#ending:not([hidden])").count():
            break
        step = page.get_attribute("body", "data-step")
        page.evaluate(CHOOSE, rng.random())
        page.wait_for_function("(step) => document.body.dataset.step !== step", arg=step)
    page.close()


def opened(browser: Browser, shape: str, lang: str) -> BrowserContext:
    """Open a browser of somebody who has been here before."""
    phone = shape == "phone"
    context = browser.new_context(
        viewport=SHAPES[shape],  # type: ignore[arg-type]
        locale=LOCALES[lang],
        reduced_motion="reduce",
        has_touch=phone,
        is_mobile=phone,
    )
    context.add_init_script("localStorage.setItem('ludoteca.name', JSON.stringify('Massimiliano'))")
    context.set_default_timeout(SLOWLY)
    return context


def puzzle_links(storage: Storage, game: str, most: int) -> list[str]:
    """New tables with some of a game's puzzles, from all over its shelf."""
    count = len(shipped(ludoteca.game(game)))
    numbers = range(1, count + 1, max(1, count // most))[:most] if most else ()
    tables: list[Any] = [open_puzzle(storage, game, str(number)) for number in numbers]
    return [table["url"] for table in tables]


def look_at(
    browser: Browser, address: str, storage: Storage, game: str, choices: int, seed: int, puzzles: int
) -> list[Found]:
    """Look at all shapes and languages of a game's tables, in the same positions, each at a table of their own."""
    result = []
    sessions = [played(game, seed + depth, depth, {}) for depth in DEPTHS[game]]
    for shape in SHAPES:
        for lang in LOCALES:
            found = Found(f"{game} {shape} {lang}", shape == "phone")
            context = opened(browser, shape, lang)
            for number, session in enumerate(sessions):
                visit(context, address, stored(storage, game, session), found, choices, Random(number))
            for link in puzzle_links(storage, game, puzzles):
                visit(context, address, [link], found, 0, Random(0))
            context.close()
            print_row(found.row())
            result.append(found)
    return result


def print_row(row: tuple[object, ...]) -> None:
    print(f"{row[0]!s:<22}" + "".join(f"{value!s:>10}" for value in row[1:]), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Count what a player would stumble over at the tables.")
    parser.add_argument("games", nargs="*", default=list(DEPTHS))
    parser.add_argument("--choices", type=int, default=5, help="how many are made at each of the tables")
    parser.add_argument("--puzzles", type=int, default=PUZZLES, help="how many of each game are looked at")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    found: list[Found] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/look.sqlite"
        storage = Storage(database)
        storage.prepare()
        server, address = start_server(database)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(CHROMIUM))
        print_row(HEAD)
        try:
            for game in arguments.games:
                how = (arguments.choices, arguments.seed, arguments.puzzles)
                found += look_at(browser, address, storage, game, *how)
        finally:
            storage.close()
            browser.close()
            server.terminate()
            server.wait()
    said = [f"{one.name}: {what}" for one in found for what in one.missed()]
    print("\n".join(["", *said]) if said else "\nEvery bar is reached.")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
