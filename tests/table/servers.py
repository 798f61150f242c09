"""Servers for tests: in a thread with chosen settings, or as the real command in a process of its own."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any

import httpx
import uvicorn

from ludoteca.table.app import create_app
from ludoteca.table.commands import bound, server_config
from ludoteca.table.settings import Settings

EAGER = {
    "bot_pause": 0.0,
    "poll_seconds": 0.05,
    "frames_per_second": 5000.0,
    "frames_burst": 5000,
    "address_frames_burst": 50_000,
}
"""Nothing waits, and nobody who plays by the rules is slowed down."""


def start_order(
    kinds: str = "hh", same_screen: bool = False, bot: str = "random", game: str = "lyon", **options: Any
) -> dict[str, Any]:
    """A table of Lyon, unless `game` says another; `kinds` has a letter for each seat, h(uman) or b(ot)."""
    names = ("Anna", "Bruno", "Carla", "Dario")
    seats = [
        {"kind": "human", "name": names[seat]} if kind == "h" else {"kind": "bot", "bot": bot}
        for seat, kind in enumerate(kinds)
    ]
    return {"game": game, "options": options, "seats": seats, "same_screen": same_screen, "invite": False}


class Reachable:
    """Something that listens on a port of this machine."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str, **arguments: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=60, trust_env=False, verify=False, **arguments)

    def post(self, path: str, body: Any = None, **arguments: Any) -> httpx.Response:
        if body is not None:
            arguments["json"] = body
        return httpx.post(self.url + path, timeout=60, trust_env=False, verify=False, **arguments)

    def open_table(self, *arguments: Any, **options: Any) -> tuple[list[str], str]:
        """The seats' links and the spectators' link of a new table."""
        answer = self.post("/api/tables", start_order(*arguments, **options))
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return [seat["url"] for seat in made["seats"]], made["watch"]


class ThreadServer(Reachable):
    """A server in a thread of this process."""

    def __init__(self, database: str, port: int = 0, **settings: Any) -> None:
        self.database = database
        self.listening = bound("127.0.0.1", port, "en")
        self.port = self.listening.getsockname()[1]
        app = create_app(Settings(database=database, **(EAGER | settings)))
        self.server = uvicorn.Server(server_config(app))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listening]})
        self.thread.start()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(120)  # it may still be loading games, on a busy machine
        self.listening.close()
        assert not self.thread.is_alive()


class CommandServer(Reachable):
    """`ludoteca serve` in a process of its own."""

    def __init__(self, database: str, *arguments: str, stderr: int | None = None) -> None:
        command = [
            sys.executable,
            "-c",
            "from ludoteca.cli import main; main()",
            "serve",
            "--port",
            "0",
            "--no-open",
            "--bot-pause",
            "0",
        ]
        self.process = subprocess.Popen(
            [*command, "--database", database, *arguments], stdout=subprocess.PIPE, stderr=stderr, text=True
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        self.port = int(self.greeting.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process.wait(120)
