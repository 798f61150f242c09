"""People at a server in this very process: what they ask goes straight to the application, without a wire between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 120.0
"""Seconds after which somebody gives up waiting for a frame that never comes."""
FLEETING = ("scene", "log", "words", "questions")
"""What a page shows, and nobody here looks at again."""
LATE = ("stale", "over", "illegal", "rate")
"""Why a choice may be refused that was offered: somebody else was quicker."""


def scope_of(kind: str, path: str, peer: str) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1"), (b"content-type", b"application/json")],
        "client": (peer, 1),
        "server": ("127.0.0.1", 80),
        "subprotocols": [],
        "state": {},
    }


async def ask(app: Any, method: str, path: str, body: Any = None, peer: str = "192.0.2.1") -> tuple[int, Any]:
    """Make a request; the status, and what the answer says."""
    parts: list[bytes] = []
    status = 0
    asked = iter([{"type": "http.request", "body": b"" if body is None else msgspec.json.encode(body)}])

    async def receive() -> dict[str, Any]:
        return next(asked, {"type": "http.disconnect"})

    async def send(message: dict[str, Any]) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        parts.append(message.get("body", b""))

    await app({**scope_of("http", path, peer), "method": method}, receive, send)
    text = b"".join(parts)
    return status, msgspec.json.decode(text) if text[:1] in (b"{", b"[") else text


class Page:
    """A page at one link: keeps where the match stands, and nothing else of what it is sent."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        self.answer: dict[str, Any] = {}
        """What was said last to what was asked, if that is no position."""
        self.answers = 0
        self.url = ""
        """Where the rematch is."""
        self.is_over = False
        self.news = asyncio.Event()

    def hear(self, text: str | bytes) -> None:
        frame = msgspec.json.decode(text)
        if frame["type"] in ("state", "change"):
            before = self.state if frame["type"] == "change" else {}
            self.state = {**before, **{key: value for key, value in frame.items() if key not in FLEETING}}
        elif frame["type"] == "rematch":
            self.url = frame["url"] or ""
        elif frame["type"] not in ("presence", "chat"):
            self.answer = frame
            self.answers += 1
        self.news.set()

    def end(self) -> None:
        self.is_over = True
        self.news.set()

    async def until(self, holds: Callable[[], Any]) -> None:
        """Hear until this holds; raises `AssertionError` if that never comes."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert not self.is_over, f"the connection has ended: {self.answer}"
                self.news.clear()
                await self.news.wait()

    async def say(self, **frame: Any) -> None:
        raise NotImplementedError

    async def leave(self) -> None:
        raise NotImplementedError

    async def ask(self, **frame: Any) -> dict[str, Any]:
        """Say something that is answered by no position; the answer."""
        before = self.answers
        await self.say(**frame)
        await self.until(lambda: self.answers > before)
        return self.answer

    async def hello(self, lang: str, drafts: bool) -> None:
        await self.say(type="hello", lang=lang, changes=True, drafts=drafts, hurry=True)
        await self.until(lambda: self.state)

    async def choose(self, rng: Random) -> bool:
        """Choose something that is offered; false if somebody else was quicker."""
        state = self.state
        asked = rng.choice(state["decisions"])
        chosen = {"seat": asked["seat"], "option": rng.choice(asked["options"])["id"], "after": state["number"]}
        steps = {"steps": state["draft"]} if state.get("draft") else {}
        answer = await self.ask(type="choose", **chosen, **steps)
        if answer["type"] == "error":
            assert answer["code"] in LATE, answer
            await asyncio.sleep(0.01)
            return False
        seen = (state["number"], state.get("draft"))
        await self.until(lambda: (self.state["number"], self.state.get("draft")) != seen or self.state is not state)
        return True


class Near(Page):
    """A page at the application itself."""

    def __init__(self, app: Any, link: str, peer: str) -> None:
        super().__init__()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", f"/ws/{link.rsplit('/', 1)[1]}", peer)
        self.task = asyncio.create_task(app(scope, self.said.get, self._sent))
        self.task.add_done_callback(lambda _: self.end())

    async def _sent(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.hear(message.get("text") or message["bytes"])
        elif message["type"] == "websocket.close":
            self.end()

    async def say(self, **frame: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()})

    async def leave(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Far(Page):
    """A page at the end of a real connection."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__()
        self.socket = socket
        self.task = asyncio.create_task(self._listen())

    @classmethod
    async def arrive(cls, port: int, link: str) -> Far:
        address = f"ws://127.0.0.1:{port}/ws/{link.rsplit('/', 1)[1]}"
        return cls(await connect(address, proxy=None, max_size=None, compression=None, open_timeout=PATIENCE))

    async def _listen(self) -> None:
        try:
            async for text in self.socket:
                self.hear(text)
        except ConnectionClosed:
            pass
        finally:
            self.end()

    async def say(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame).decode())

    async def leave(self) -> None:
        await self.socket.close()
        await self.task
