"""How long the choices at one table wait while strangers do the same server what harm they can.

    python benchmarks/neighbour.py                        each attack by itself, then all at once
    python benchmarks/neighbour.py --seconds 60 --attacks frames,all
    python benchmarks/neighbour.py --cores 0,1            where strangers and neighbours have other cores

The server has its usual limits. Each attack is a process of its own, which comes from many addresses, as through a
proxy on this machine: the limits for one address would stop it at once. Before each attack the table plays as long in
peace, so that there is something to compare with: machines are noisy. Strangers have machines of their own, so that
here they come last when there is too little of the processor. Half of the waits, 99 % of them and the longest are told,
and the same of what the server's threads computed meanwhile, for whomever: a wait that is longer than that is one for
this machine. Beside them stands how many calibration loops (see bench.py) a second of this machine made.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from bench import calibration, per_second
from server import Player, Server, Table, allow_many_files, set_apart
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

ADDRESSES = 40
"""From which strangers come."""
AT_ONCE = 8
"""Strangers of each kind."""
SILENT = 1100
"""Connections on which nothing is said."""
PAUSE = 0.05
"""Between two choices at the table."""
PATIENCE = 60.0
TEXTS = [
    "a" + " " * 1000 + "b",
    "a" + " " * 60_000 + "b",
    "999 Elsa - Regina delle Nevi\n" * 400,
    "99900 Dalmatian Puppy - Tail Wagger",
    "(" * 20_000,
    "[" * 20_000 + "]" * 20_000,
    '{"a":' * 5_000,
    "1 x " * 10_000,
    "#" * 60_000,
    "x\n" * 250_000,
]
"""Decks, some of which once stopped a server."""
FRAMES = [
    *(
        json.dumps({"type": "why", "seat": 0, "option": option})
        for option in ("play:" + "9" * 150, "play:1", "a" * 190)
    ),
    json.dumps({"type": "hello", "lang": "it"}),
    json.dumps({"type": "describe"}),
    "[" * 7_000,
    '{"type":' * 1_500,
    '{"type":"choose","seat":' + "9" * 7_000 + "}",
]


class Stranger:
    """Somebody who comes from another address every time."""

    def __init__(self, port: int, rng: Random) -> None:
        self.port = port
        self.rng = rng
        self.answers = 0

    @property
    def address(self) -> str:
        return f"198.51.100.{self.rng.randrange(ADDRESSES)}"

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Make a request on a connection of its own."""
        sent = b"" if body is None else json.dumps(body).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Forwarded-For: {self.address}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\nConnection: close\r\n\r\n"
        try:
            writer.write(head.encode() + sent)
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()
        self.answers += 1
        first, _, rest = answer.partition(b"\r\n\r\n")
        return int((first.split() + [b"0", b"0"])[1]), rest

    async def open_table(self, game: str, **options: Any) -> dict[str, Any] | None:
        """Make a table; None if that is refused."""
        seats = [{"kind": "human", "name": name} for name in ("Mallory", "Trudy")]
        order = {"game": game, "options": options, "seats": seats, "same_screen": True}
        status, body = await self.ask("POST", "/api/tables", order)
        return json.loads(body) if status == 201 else None

    def socket(self, link: str) -> connect:
        url = f"ws://127.0.0.1:{self.port}/ws/{link.rsplit('/', 1)[1]}"
        return connect(url, proxy=None, max_size=None, additional_headers={"X-Forwarded-For": self.address})

    # -- what they do ------------------------------------------------------------------------------------------------

    async def decks(self) -> None:
        """Send decks that are hard to read."""
        await self.ask("POST", f"/api/decks/{self.rng.choice(('lorcana', 'lyon'))}", {"text": self.rng.choice(TEXTS)})

    async def orders(self) -> None:
        """Order tables with such decks."""
        text = self.rng.choice(TEXTS)[:19_000]
        await self.open_table(self.rng.choice(("lorcana", "lyon")), decks=[text, text])

    async def packs(self) -> None:
        """Bring packs that are hard to read."""
        text = self.rng.choice(("".join(f"k{n}: 1\n" for n in range(100_000)), "[" * 100_000, "a: [" * 50_000))
        await self.ask("POST", "/api/packs", {"files": {"pack.yaml": text}})

    async def frames(self) -> None:
        """Say at a table whatever is costly or cannot be read, as fast as it is taken."""
        made = await self.open_table("lorcana")
        if made is None:
            return
        async with self.socket(made["seats"][0]["url"]) as socket:
            await socket.send(json.dumps({"type": "hello", "lang": "it"}))
            hearing = asyncio.create_task(self.hear(socket))
            try:
                while True:
                    await socket.send(self.rng.choice(FRAMES))
            finally:
                hearing.cancel()

    async def hear(self, socket: Any) -> None:
        async for _ in socket:
            self.answers += 1

    async def replays(self) -> None:
        """End a match, and read its replay at one place after the other."""
        made = await self.open_table(self.rng.choice(("lorcana", "lyon", "arena")))
        if made is None:
            return
        async with self.socket(made["seats"][0]["url"]) as socket:
            player = Player(socket)
            await socket.send(json.dumps({"type": "hello", "lang": "it", "changes": True}))
            while not player.state:
                await player.hear()
            for _ in range(30):
                await player.choose(self.rng)
            seat = player.state["decisions"][0]["seat"]
            await socket.send(json.dumps({"type": "concede", "seat": seat, "after": player.state["number"]}))
            while not player.state["outcome"]:
                await player.hear()
        token = made["watch"].rsplit("/", 1)[1]
        for step in range(200):
            await self.ask("GET", f"/api/replay/{token}/{step * 7 % 31}")

    async def silence(self) -> None:
        """Open connections, not through the proxy, and say nothing, or half a request."""
        writers = []
        for _ in range(SILENT // AT_ONCE):
            _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=("127.0.0.2", 0))
            writer.write(self.rng.choice((b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")))
            writers.append(writer)
        await asyncio.sleep(5.0)
        for writer in writers:
            writer.close()


ATTACKS = ("decks", "orders", "packs", "frames", "replays", "silence")


async def attack(port: int, kinds: list[str]) -> None:
    """Let strangers do this until somebody ends the process."""
    os.nice(19)

    async def go_on(stranger: Stranger, deed: Callable[[], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake):
                await deed()
            await asyncio.sleep(0.001)  # in case it is refused at once

    strangers = [(Stranger(port, Random(number)), kind) for kind in kinds for number in range(AT_ONCE)]
    await asyncio.gather(*(go_on(stranger, getattr(stranger, kind)) for stranger, kind in strangers))


class Neighbours(Table):
    """The table that plays: each time it is opened anew people come from another address."""

    numbers = itertools.count()
    server: Server
    computed: list[float]
    """What the server's threads computed while each choice waited."""

    async def choice_of(self, chooser: Player) -> tuple[bool, float]:
        before = self.server.ran()
        told = await super().choice_of(chooser)
        if told[0]:
            self.computed.append(self.server.ran() - before)
        return told

    async def open(self) -> None:
        for player in self.players:
            await player.socket.close()
        address = {"X-Forwarded-For": f"203.0.113.{next(self.numbers) % 250}"}
        *seats, self.watch = await asyncio.to_thread(self.server.open_table, self.game, address)
        self.players = [await Player.arrive(self.server, link, address) for link in seats]

    async def play(self, seconds: float) -> list[float]:
        """Play; return how long the choices waited, the shortest first."""
        waited: list[float] = []
        self.computed = []
        ends = time.perf_counter() + seconds
        while time.perf_counter() < ends:
            waited.append(await self.step())
            await asyncio.sleep(PAUSE)
        return sorted(waited)


def spread(seconds: list[float]) -> str:
    """Say half of them, 99 % and the longest, in milliseconds."""
    ordered = sorted(seconds)
    return " / ".join(f"{ordered[int(len(ordered) * share)] * 1000:.1f}" for share in (0.5, 0.99)) + (
        f" / {ordered[-1] * 1000:.1f}"
    )


def measure(server: Server, table: Neighbours, seconds: float, loop: asyncio.AbstractEventLoop, what: str) -> None:
    before, began = server.seconds(), time.perf_counter()
    waited = loop.run_until_complete(table.play(seconds))
    busy = (server.seconds() - before) / (time.perf_counter() - began)
    print(
        f"{what:16} {len(waited):4} choices wait {spread(waited)} ms, the server computes {spread(table.computed)} ms "
        f"({busy:.2f} cores; {per_second(calibration) / 1e6:.1f} M loops a second)",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lyon")
    parser.add_argument("--seconds", type=float, default=20.0, help="with each attack, and before it")
    parser.add_argument("--attacks", default=",".join((*ATTACKS, "all")))
    parser.add_argument("--cores", default="", help="of the server, such as 0,1; the others are for everybody else")
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    allow_many_files()
    kinds = given.attacks.split(",")
    if given.port:
        asyncio.run(attack(given.port, list(ATTACKS) if kinds == ["all"] else kinds))
        return
    cores = set_apart(given.cores)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        server, loop = Server(Path(folder), limited=True, cores=cores), runner.get_loop()
        table = Neighbours(server, given.game, 1)
        try:
            loop.run_until_complete(table.open())
            loop.run_until_complete(table.play(3.0))  # what is made once is made now
            for kind in kinds:
                measure(server, table, given.seconds, loop, "in peace")
                command = [sys.executable, __file__, "--port", str(server.port), "--attacks", kind]
                with subprocess.Popen(command, env=os.environ) as stranger:
                    try:
                        loop.run_until_complete(table.play(2.0))  # until they have begun
                        measure(server, table, given.seconds, loop, f"beside {kind}")
                    finally:
                        stranger.kill()
        finally:
            server.process.kill()  # it would wait for the strangers' requests
            server.process.wait()


if __name__ == "__main__":
    main()
