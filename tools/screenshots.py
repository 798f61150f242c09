"""Takes the pictures of the documentation: the start page, a table of every game on a desk and on a phone, an end.

    make pictures
    python tools/screenshots.py start end     only these

Matches are played by bots up to a moment that is worth a picture, stored in a database of their own, and opened in a
browser as whoever is asked would see them.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import ludoteca
from ludoteca import bots
from ludoteca.kernel.session import Session, begin
from ludoteca.table.beginnings import Beginning
from ludoteca.table.creation import store
from ludoteca.table.storage import Entry, Player, Row, Storage
from ludoteca.table.tokens import hashed

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "lorcana": (4, 60, {}),
    "kingdom": (2, 60, {}),
    "arena": (2, 44, {}),
    "synchro": (2, 40, {}),
    "lyon": (3, 46, {}),
}
"""By game: the seed, after how many choices, and the settings."""
NAMES = ("Ada", "Bruno", "Carla", "Dino")
QUALITY = 82
WHEN = 1_790_000_000_000
"""When the tables of the start page were last seen: pictures do not depend on the day."""


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    ludoteca_command = Path(sys.executable).with_name("ludoteca")
    command = [str(ludoteca_command), "serve", "--port", "0", "--no-open", "--database", database]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[^\s]+", line)
        if found:
            return server, found[0].rstrip("/")
    raise RuntimeError("the server did not say where it is")


def played(key: str, seed: int, choices: int, options: dict[str, Any]) -> Session:
    """Play a match of bots, until so much has been chosen and a new action is asked for, or to its end."""
    session = begin(ludoteca.game(key), seed=seed, **options)
    bot = bots.make("greedy", seed)
    while session.match.outcome is None:
        decision = session.match.decisions[0]
        if len(session.steps) >= choices and not decision.continues and len(decision.options) > 2:
            break
        session.choose(decision.seat, bot.choose(session.match, decision.seat).id)
    return session


def stored(storage: Storage, key: str, session: Session) -> list[str]:
    """Put a match on the shelf of the server; the links of its seats, first of whoever is asked, who is called Ada."""
    seats = session.match.seats
    asked = session.match.decisions[0].seat if session.match.decisions else 0
    players = [Player(seat, name=NAMES[(seat - asked) % seats]) for seat in range(seats)]
    made = store(storage, ludoteca.game(key), Beginning(session.base, session.opening), players)
    found = storage.link(hashed(made["watch"].rsplit("/", 1)[1]))
    assert found is not None
    for number, step in enumerate(session.steps, 1):
        storage.append(Entry(found.table, Row(number, step.seat, "choice", step.option, step.drawn)))
    urls: list[str] = [seat["url"] for seat in made["seats"]]
    return [urls.pop(asked), *urls]


def opened(browser: Browser, address: str, size: tuple[int, int], lang: str = "en-GB") -> Page:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang, reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('ludoteca.name', JSON.stringify('Ada'))")
    context.add_init_script("localStorage.setItem('ludoteca.tour', 'true')")  # nobody is shown around in a picture
    page = context.new_page()
    page.goto(address)
    return page


def start_page(browser: Browser, address: str, size: tuple[int, int], links: dict[str, str]) -> Page:
    """Take a picture of the start page of somebody who has tables there."""
    page = opened(browser, address + "/health", size)
    kept = [{"path": link, "game": key, "at": WHEN} for key, link in list(links.items())[1:4]]
    page.evaluate("(kept) => localStorage.setItem('ludoteca.tables', kept)", json.dumps(kept))
    page.goto(address)
    page.wait_for_selector(f".kept-state:not(:empty) >> nth={len(kept) - 1}")
    return page


def photographed(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.mouse.move(4, 4)
    page.wait_for_timeout(600)
    page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.context.close()


def take_table(browser: Browser, address: str, name: str) -> None:
    """Take pictures of a table on a desk, with something in the dock, and on a phone."""
    page = opened(browser, address, DESK)
    page.wait_for_selector("#stage svg [data-thing]")
    things = page.locator("#stage .legal[data-name]")
    if things.count():
        things.nth(min(2, things.count() - 1)).hover(force=True)
        page.wait_for_timeout(300)
    photographed(page, name)
    page = opened(browser, address, PHONE)
    page.wait_for_selector("#stage svg [data-thing]")
    photographed(page, f"{name}-phone")


def put_together(browser: Browser, names: list[str], file: str) -> None:
    """Several pictures beside each other as one."""
    drawn = [b64encode((PICTURES / f"{name}.jpg").read_bytes()).decode() for name in names]
    tiles = "".join(f'<img src="data:image/jpeg;base64,{picture}">' for picture in drawn)
    page = browser.new_page(viewport={"width": 1800, "height": 768})
    page.set_content(
        "<style>body{margin:0;background:#14102c;display:grid;grid-template-columns:repeat(6,300px);gap:0}"
        "img{width:600px;height:375px;object-fit:cover;grid-column:span 2;padding:4px;box-sizing:border-box}"
        f"</style>{tiles}"
    )
    page.screenshot(path=PICTURES / file, type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    wanted = sys.argv[1:] or ["start", *TABLES, "end"]
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/pictures.sqlite"
        storage = Storage(database)
        storage.prepare()
        links = {key: stored(storage, key, played(key, *how))[0] for key, how in TABLES.items()}
        over = stored(storage, "lorcana", played("lorcana", 4, 10_000, {}))[0]
        storage.close()
        server, address = start_server(database)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(CHROMIUM))
        try:
            if "start" in wanted:
                photographed(start_page(browser, address, DESK, links), "start")
                photographed(start_page(browser, address, PHONE, links), "start-phone")
            for key in [key for key in TABLES if key in wanted]:
                take_table(browser, address + links[key], key)
            if "end" in wanted:
                page = opened(browser, address + over, DESK)
                page.wait_for_selector("#ending .chart svg")
                photographed(page, "end")
            if len(wanted) > len(TABLES):
                put_together(browser, ["start", *TABLES], "tables.jpg")
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
