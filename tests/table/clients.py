"""A client of the table that plays over a real websocket and keeps everything it was sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from ludoteca.kernel.paintings import Painting, part_svg
from ludoteca.kernel.parts import Part
from tests.table.deeds import Deed

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for a frame that never comes."""


class Page:
    """What a page has on its screen: the scene, which it keeps by the changes it is told."""

    def __init__(self) -> None:
        self.parts: dict[str, tuple[str, str]] = {}
        self.art: dict[str, str] = {}

    def take(self, news: dict[str, Any]) -> None:
        if "backdrop" in news:
            self.parts = {}
        self.art |= news.get("define", {})
        for key in news.get("remove", ()):
            del self.parts[key]
        for key, place, svg in news.get("set", ()):
            self.parts[key] = (place, svg)
        for key, place in news.get("move", ()):
            self.parts[key] = (place, self.parts[key][1])
        if news.get("order"):
            assert set(news["order"]) == self.parts.keys()
            self.parts = {key: self.parts[key] for key in news["order"]}

    @property
    def svg(self) -> str:
        """All parts, as one drawing."""
        drawn = [part_svg(Part(key, place, svg, ())) for key, (place, svg) in self.parts.items()]
        return f"<svg>{''.join(drawn)}</svg>"


def painted(painting: Painting) -> str:
    """What a page has that shows this painting."""
    return f"<svg>{''.join([part_svg(part) for part in painting.parts])}</svg>"


class Client:
    """Somebody at the table. A `change` is kept, and answered, as the whole `state` that it makes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.raw: list[dict[str, Any]] = []
        """Frames as they came."""
        self.page = Page()
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.acks: dict[int, tuple[int, str]] = {}
        self.said: set[Deed] = set()
        """What may have been done: all that was said and not answered with something else."""
        self.chains = 0
        """How many of several steps were acknowledged."""
        self.drafts = False
        """Whether it makes drafts."""
        self.link = ""
        self.on_frame: Callable[[], None] | None = None

    @classmethod
    async def arrive(
        cls, server: Any, link: str, lang: str = "it", name: str | None = None, log_from: int = 0, **headers: Any
    ) -> Client:
        client = await cls.knock(server, link, **headers)
        await client.hello(lang, name, log_from)
        return client

    @classmethod
    async def knock(cls, server: Any, link: str, **headers: Any) -> Client:
        """Connected, but not a word said."""
        token = link.rsplit("/", 1)[1]
        url = f"ws://127.0.0.1:{server.port}/ws/{token}"
        client = cls(await connect(url, proxy=None, max_size=None, open_timeout=PATIENCE, **headers))
        client.link = link
        return client

    @property
    def unanswered(self) -> list[Deed]:
        """What was said, and nobody knows what became of it."""
        return sorted(deed for deed in self.said if not deed.rows.items() <= self.acks.items())

    async def leave(self) -> None:
        await self.socket.close()

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    # -- frames --------------------------------------------------------------------------------------------------

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.raw.append(frame)
        if frame["type"] in ("state", "change"):
            frame = self._follow(frame)
        self.frames.append(frame)
        if self.on_frame is not None:
            self.on_frame()
        return frame

    def _follow(self, frame: dict[str, Any]) -> dict[str, Any]:
        self.page.take(frame.get("scene", {}))
        before = self.state if frame["type"] == "change" else {}
        self.state = {**before, "log": [], **frame, "type": "state", "svg": self.page.svg}
        self.log += self.state["log"]
        return self.state

    async def describe(self) -> list[str]:
        """The table in words."""
        await self.send(type="describe")
        lines: list[str] = (await self.next("description"))["lines"]
        return lines

    async def next(self, *types: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            frame = await self.receive()
            if frame["type"] in types:
                return frame

    async def until(self, number: int) -> dict[str, Any]:
        """The state after choice `number`, or a later one."""
        while self.state["number"] < number:
            await self.next("state")
        return self.state

    async def hello(self, lang: str = "it", name: str | None = None, log_from: int = 0) -> dict[str, Any]:
        await self.send(
            type="hello",
            lang=lang,
            log_from=log_from,
            changes=True,
            drafts=self.drafts,
            **({} if name is None else {"name": name}),
        )
        return await self.next("state")

    @classmethod
    async def come_back(cls, server: Any, before: Client, **fields: Any) -> Client:
        """The page of an earlier client, connected anew: it says by its mark what it has."""
        client = await cls.knock(server, before.link)
        client.page, client.state, client.log = before.page, before.state, list(before.log)
        client.drafts = before.drafts
        read = max((line["id"] for line in before.log), default=0)
        known = {"lang": "it", "changes": True, "log_from": read, "mark": before.state["mark"]}
        known["drafts"] = client.drafts
        await client.send(type="hello", **known | fields)
        await client.next("state", "unchanged")
        return client

    # -- playing -------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, option: str, after: int, steps: Sequence[str] = ()) -> dict[str, Any]:
        """The answer to a choice, with the steps of a draft before it: an acknowledgement, a longer draft or an error.

        A draft that is given back meanwhile is no answer.
        """
        deed = Deed(after, seat, (*steps, option))
        self.said.add(deed)
        await self.send(type="choose", seat=seat, option=option, after=after, **({"steps": steps} if steps else {}))
        answer = await self.answer()
        if answer["type"] == "ack":
            assert answer["number"] == after + len(deed.chain), "a chain was not chosen whole"
            self.acks |= deed.rows
            self.chains += len(deed.chain) > 1
        else:
            self.said.discard(deed)
        return answer

    async def answer(self) -> dict[str, Any]:
        """The next answer to something that was chosen or drafted."""
        while True:
            answer = await self.next("ack", "drafted", "error")
            if answer.get("code") != "given_back":
                return answer

    async def concede(self, seat: int) -> None:
        """Give up, also while a bot goes on playing: what is stale is said again after what came between."""
        while self.state["outcome"] is None:
            after = self.state["number"]
            await self.send(type="concede", seat=seat, after=after)
            answer = await self.next("ack", "error")
            assert answer["type"] == "ack" or answer["code"] in ("stale", "over"), answer
            await self.until(after + 1)

    async def step(self, rng: Random) -> dict[str, Any]:
        """Choose something that is offered; the answer."""
        decision = rng.choice(self.state["decisions"])
        option = rng.choice(decision["options"])["id"]
        answer = await self.choose(decision["seat"], option, self.state["number"], self.state["draft"])
        if answer["type"] == "ack":
            await self.until(answer["number"])
        elif answer["type"] == "drafted":
            await self.next("state")
        else:
            assert answer["code"] == "stale", answer
        return answer

    async def play(self, rng: Random, most: int = 100_000) -> None:
        """Play until the match is over or has had `most` choices."""
        while self.state["outcome"] is None and self.state["number"] < most:
            if self.state["decisions"]:
                await self.step(rng)
            else:
                await self.next("state")
