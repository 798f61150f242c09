"""Takes the pictures of the documentation: plays a match against a bot up to a full table, and photographs it.

make pictures
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright
from websockets.sync.client import ClientConnection, connect

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = {"width": 1280, "height": 800}
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
ENOUGH_CHOICES = 20
FREE_SPACES = 1
"""A table is worth a picture after so many choices, with so few free spaces."""


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    ludoteca = Path(sys.executable).with_name("ludoteca")
    command = [str(ludoteca), "serve", "--port", "0", "--no-open", "--database", f"{folder}/pictures.sqlite"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        found = re.search(r"http://[^\s]+", line)
        if found:
            return server, found[0].rstrip("/")
    raise RuntimeError("the server did not say where it is")


def new_table(address: str) -> str:
    asked = {
        "game": "lyon",
        "options": {"decks": ["leoni", "notturni"], "first": "player 1"},
        "seats": [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}],
        "same_screen": False,
    }
    request = Request(
        f"{address}/api/tables", json.dumps(asked).encode(), {"Content-Type": "application/json", "Origin": address}
    )
    with urlopen(request) as answer:
        url: str = json.load(answer)["seats"][0]["url"]
    return address + url if url.startswith("/") else url


def receive(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=60))
        if frame["type"] in kinds:
            return frame


def is_full(state: dict[str, Any]) -> bool:
    free = sum("libero" in line for line in state["description"])
    choices = len(state["decisions"][0]["options"])
    return state["number"] >= ENOUGH_CHOICES and free <= FREE_SPACES and choices > 4


def play(address: str, token: str) -> None:
    """Do what the hints say until the table is full and it is our turn to act."""
    with connect(f"{address.replace('http', 'ws')}/ws/{token}", origin=address) as socket:  # type: ignore[arg-type]
        socket.send(json.dumps({"type": "hello", "lang": "it"}))
        state = receive(socket, "state")
        while True:
            asked = state["decisions"]
            if asked and not asked[0]["continues"] and is_full(state):
                return
            if not asked:
                state = receive(socket, "state")
                continue
            socket.send(json.dumps({"type": "hint", "seat": 0}))
            option = receive(socket, "hint")["option"]
            socket.send(json.dumps({"type": "choose", "seat": 0, "option": option, "after": state["number"]}))
            state = receive(socket, "state")


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server, address = start_server(folder)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(CHROMIUM))
        try:
            url = new_table(address)
            play(address, url.rsplit("/", 1)[1])
            for lang, name in (("en", "table"), ("it", "tavolo")):
                page = browser.new_page(viewport=SIZE, locale={"en": "en-GB", "it": "it-IT"}[lang])  # type: ignore[arg-type]
                page.goto(url)
                page.fill("dialog[open] input", "Anna")
                page.click("dialog[open] button")
                page.wait_for_selector("#stage svg .legal")
                page.mouse.move(0, 0)
                page.screenshot(path=PICTURES / f"{name}.png")
        finally:
            browser.close()
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
