"""Exactly once, in one order: frames are doubled, swapped, held back and lost on their way to two servers.

Two to five clients play one table through a bad wire. What was acknowledged, what is stored and what the sequential
engine makes of it must be one and the same.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.prove.outcome import Outcome, Until
from tests.table.clients import Client, painted
from tests.table.servers import ThreadServer

CHOICES = 10
"""Of a client in one history."""
PATIENCE = 20.0


class BadWire(Client):
    """A client whose frames may arrive twice, late, in another order, or not at all with the connection cut."""

    rng: Random
    held: str = ""

    async def send(self, **frame: Any) -> None:
        text, fate = json.dumps(frame), self.rng.random()
        if frame["type"] != "choose":
            await self.socket.send(text)
        elif fate < 0.15:
            await self.socket.send(text)
            await self.socket.send(text)
        elif fate < 0.25:
            await asyncio.sleep(self.rng.random() * 0.02)
            await self.socket.send(text)
        elif fate < 0.35 and self.held:
            await self.socket.send(text)
            await self.socket.send(self.held)  # an old one, after the new
        elif fate < 0.42:
            await self.socket.send(text)
            await self.socket.close()  # cut before the answer
        elif fate < 0.47:
            await self.socket.close()  # cut before it is sent
        else:
            await self.socket.send(text)
        if frame["type"] == "choose":
            self.held = text

    async def choose(self, seat: int, option: str, after: int) -> dict[str, Any]:
        """The answer to this choice: an acknowledgement of another number is of a frame that came twice or late."""
        await self.send(type="choose", seat=seat, option=option, after=after)
        while True:
            answer = await self.next("ack", "error")
            if answer["type"] == "error" or answer["number"] == after + 1:
                return answer


class History:
    """One table, two servers, and what every client was told."""

    def __init__(self, servers: list[ThreadServer], rng: Random) -> None:
        self.servers = servers
        self.rng = rng
        (self.link, *_), self.watch = servers[0].open_table("hh", True)
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.shown: dict[tuple[int, int | None], str] = {}
        self.sent: set[tuple[int, int, str]] = set()
        self.doubled: list[str] = []

    async def client(self, rng: Random) -> None:
        done = 0
        while done < CHOICES:
            try:
                done = await self.sit(rng, done)
            except (ConnectionClosed, ConnectionError, TimeoutError):
                done += 1

    async def sit(self, rng: Random, done: int) -> int:
        wire = await BadWire.knock(rng.choice(self.servers), self.link)
        assert isinstance(wire, BadWire)
        wire.rng = rng
        try:
            await wire.hello()
            while done < CHOICES and wire.state["outcome"] is None:
                decision = rng.choice(wire.state["decisions"])
                option, after = rng.choice(decision["options"])["id"], wire.state["number"]
                self.sent.add((after, decision["seat"], option))
                done += 1
                answer = await asyncio.wait_for(wire.choose(decision["seat"], option, after), PATIENCE)
                if answer["type"] == "ack":
                    self.take(answer["number"], decision["seat"], option)
                    await wire.until(answer["number"])
                else:
                    return done  # an error names no choice: who goes on here may take an old answer for a new one
            return CHOICES
        finally:
            for frame in wire.frames:
                if frame["type"] == "state":
                    self.shown[frame["number"], frame["seat"]] = frame["svg"]
            await wire.leave()

    def take(self, number: int, seat: int, option: str) -> None:
        if self.acknowledged.setdefault(number, (seat, option)) != (seat, option):
            self.doubled.append(f"number {number} was acknowledged for two choices")

    def problems(self, storage: Storage) -> list[str]:
        link = storage.link(hashed(self.watch.rsplit("/", 1)[1]))
        assert link is not None
        record = storage.load(link.table)
        assert record is not None
        wrong = list(self.doubled)
        rows = {row.number: (row.seat, row.option) for row in record.rows}
        if list(rows) != list(range(1, len(rows) + 1)):
            wrong.append(f"the rows are {list(rows)}")
        wrong += [
            f"row {n} is {rows.get(n)}, not {deed}" for n, deed in self.acknowledged.items() if rows.get(n) != deed
        ]
        wrong += [
            f"nobody chose row {n}" for n, (seat, option) in rows.items() if (n - 1, seat, option) not in self.sent
        ]
        record.snapshot = None
        ledger, fault = opened(record, ludoteca.game)
        if fault is not None:
            return [*wrong, fault.why]
        for seat in (0, 1):
            shown = self.shown.get((ledger.number, seat))
            if shown is not None:
                asked = [d.to_json("it") for d in ledger.match.decisions if d.seat == seat]
                drawn = asking.paint(ledger.game, ledger.match.view(seat), asked, "it", "wide", ["Anna", "Bruno"])
                if shown != painted(drawn):
                    wrong.append("what was shown is not where the rows lead")
        return wrong


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(histories(seed, seconds))


async def histories(seed: int, seconds: float) -> Outcome:
    found, rng, until = Outcome(what="histories"), Random(seed), Until(seconds)
    many = 10**9
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        limits = {"requests_per_second": many, "requests_burst": many, "tables_per_hour": many}
        servers = [ThreadServer(database, snapshot_every=3, faults_allowed=many, **limits) for _ in range(2)]
        storage = Storage(database)
        try:
            while until.goes_on():
                history = await asyncio.to_thread(History, servers, rng)
                clients = [history.client(Random(rng.getrandbits(32))) for _ in range(rng.randint(2, 5))]
                await asyncio.gather(*clients)
                found.tried += 1
                found.note("choices acknowledged", len(history.acknowledged))
                found.broken += [f"history {found.tried}: {wrong}" for wrong in history.problems(storage)]
        finally:
            storage.close()
            for server in servers:
                server.stop()
    return found
