"""Firefox as a second engine, spoken to in WebDriver BiDi: what Debian's package understands by itself."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 90.0
"""Seconds for an answer."""
FEW = 0.05
LISTENING = re.compile(rb"listening on (ws://\S+)")


def firefox() -> str:
    """Where Firefox is; without it the tests are skipped."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    if found is None:
        pytest.skip("Firefox is missing: `make test-firefox` installs Debian's package firefox-esr")
    return found


class Firefox:
    """One page in a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.page = ""
        self.troubles: list[str] = []

    async def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command and wait for its answer; errors that pages write meanwhile are kept."""
        number = next(self.numbers)
        await self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.troubles.append(said["params"]["text"])
            if said.get("id") == number:
                assert said["type"] == "success", said
                return dict(said["result"])

    async def begin(self) -> None:
        await self.ask("session.new", capabilities={})
        await self.ask("session.subscribe", events=["log.entryAdded"])
        self.page = (await self.ask("browsingContext.getTree"))["contexts"][0]["context"]

    async def go(self, address: str) -> None:
        await self.ask("browsingContext.navigate", context=self.page, url=address, wait="complete")

    async def evaluate(self, expression: str) -> Any:
        """What an expression is in the page, as JSON carries it."""
        asked = f"JSON.stringify(await ({expression}) ?? null)"
        said = await self.ask(
            "script.evaluate",
            expression=f"(async () => {asked})()",
            target={"context": self.page},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    async def wait_for(self, expression: str) -> None:
        """Wait until this holds in the page."""
        async with asyncio.timeout(PATIENCE):
            while not await self.evaluate(f"Boolean({expression})"):
                await asyncio.sleep(FEW)

    async def click(self, x: float, y: float) -> None:
        """Move the mouse there and press."""
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        await self.ask("input.performActions", context=self.page, actions=[mouse])


@asynccontextmanager
async def running(width: int, height: int) -> AsyncIterator[Firefox]:
    """Start Firefox without a screen, in a profile of its own, and end it again."""
    path = firefox()
    with tempfile.TemporaryDirectory() as profile:
        process = await asyncio.create_subprocess_exec(
            path,
            "--headless",
            "--no-remote",
            "--profile",
            profile,
            "--remote-debugging-port",
            "0",
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "MOZ_HEADLESS_WIDTH": str(width), "MOZ_HEADLESS_HEIGHT": str(height), "HOME": profile},
        )
        try:
            async with connect(f"{await address_of(process)}/session", max_size=None) as socket:
                page = Firefox(socket)
                await page.begin()
                yield page
        finally:
            process.terminate()
            await process.wait()


async def address_of(process: asyncio.subprocess.Process) -> str:
    """Where it listens, as it says itself."""
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        async for line in process.stderr:
            found = LISTENING.search(line)
            if found:
                return found[1].decode()
    raise AssertionError("Firefox ended without a word")
