"""Exactly once, in one order: frames are doubled, swapped, held back and lost on their way to two servers.

Two to eight clients play one table through a bad wire, while one of the servers may be cut off, from its clients or
from the database. What was acknowledged, what is stored and what the sequential engine makes of it must be one and the
same.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tempfile
from collections.abc import Awaitable
from functools import partial
from random import Random
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.prove.outcome import Outcome, Until
from tests.table.clients import Client, painted
from tests.table.postgres import Cluster, binaries
from tests.table.servers import ThreadServer

Heard = TypeVar("Heard")

CHOICES = 6
"""Of a client in one history."""
PATIENCE = 60.0
ON_POSTGRESQL = 4
"""One history in so many is on PostgreSQL, where there is one."""
FROM_CLIENTS, FROM_DATABASE = (
    "with a server that clients did not reach",
    "with a server that did not reach the database",
)
PARTITIONS = (FROM_CLIENTS, FROM_DATABASE, "with both servers")


class BadWire(Client):
    """A client whose choices may arrive twice, late, in another order, or not at all with the connection cut.

    Every frame is answered once, and the answers come in the order of the frames.
    """

    rng: Random
    held: str = ""
    """The choice before."""

    async def deliver(self, seat: int, option: str, after: int) -> list[dict[str, Any]]:
        """Send a choice over the wire: its answers, of which there are two where it arrived twice."""
        text, fate = json.dumps({"type": "choose", "seat": seat, "option": option, "after": after}), self.rng.random()
        before, self.held = self.held, text
        sent = [text]
        if fate < 0.15:
            sent = [text, text]
        elif fate < 0.25:
            await asyncio.sleep(self.rng.random() * 0.02)
        elif fate < 0.35 and before:
            sent = [text, before]  # an old one, after the new
        elif fate < 0.40 and before:
            sent = [before, text]  # an old one once more, before the new
        elif fate < 0.47:
            await self.socket.send(text)
            await self.socket.close()  # cut before the answer
        elif fate < 0.52:
            await self.socket.close()  # cut before it is sent
        for each in sent:
            await self.socket.send(each)
        answers = [await self.next("ack", "error") for _ in sent]
        return [answer for answer, each in zip(answers, sent, strict=True) if each == text]


async def within(awaited: Awaitable[Heard], what: str) -> Heard:
    """Wait for something; raises `TimeoutError` with what it was that never came."""
    try:
        return await asyncio.wait_for(awaited, PATIENCE)
    except TimeoutError:
        raise TimeoutError(f"{what} never came") from None


class Site:
    """Two servers of one database, each of which may be out of reach for a while, or not reach the database."""

    def __init__(self, name: str, database: str) -> None:
        self.name = name
        many = 10**9
        limits = {"requests_per_second": many, "requests_burst": many, "tables_per_hour": many}
        self.servers = [ThreadServer(database, snapshot_every=3, faults_allowed=many, **limits) for _ in range(2)]
        self.storage = Storage(database)
        self.has_database = [True, True]
        for number, server in enumerate(self.servers):
            engine = server.server.config.app.state.server.storage.engine  # type: ignore[union-attr]
            sa.event.listen(engine, "before_cursor_execute", partial(self.reach, number))

    def reach(self, number: int, *_: object) -> None:
        """Let a server's statement through to the database, or not."""
        if not self.has_database[number]:
            raise OperationalError("the database is away", None, Exception())

    def stop(self) -> None:
        self.storage.close()
        for server in self.servers:
            server.stop()


class History:
    """One table, two servers, and what every client was told."""

    def __init__(self, site: Site, rng: Random) -> None:
        self.site = site
        self.rng = rng
        (self.link, *_), self.watch = site.servers[0].open_table("hh", True)
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.shown: dict[tuple[int, int | None], str] = {}
        self.sent: set[tuple[int, int, str]] = set()
        self.wrong: list[str] = []
        self.away: int | None = None
        """The server that no client reaches."""
        self.wires: dict[BadWire, int] = {}
        """Who is connected, and to which server."""

    async def part(self) -> str:
        """Cut a server off, from its clients or from its database, and join it again; which of it was done."""
        await asyncio.sleep(self.rng.random() * 0.1)
        number, how = self.rng.randrange(2), self.rng.choice(PARTITIONS)
        if how == FROM_CLIENTS:
            self.away = number
            for wire in [wire for wire, server in self.wires.items() if server == number]:
                wire.socket.transport.abort()
        elif how == FROM_DATABASE:
            self.site.has_database[number] = False
        await asyncio.sleep(self.rng.random() * 0.2)
        self.away, self.site.has_database[number] = None, True
        return how

    async def client(self, rng: Random) -> None:
        done = 0
        while done < CHOICES:
            try:
                done = await self.sit(rng, done)
            except (ConnectionClosed, ConnectionError, EOFError):
                done += 1
            except TimeoutError as error:
                self.wrong.append(str(error) or "nobody answered the door, or greeted")
                return

    async def sit(self, rng: Random, done: int) -> int:
        """Play over one connection until it is cut, or for as long as this client plays."""
        number = rng.randrange(2) if self.away is None else 1 - self.away
        wire = await BadWire.knock(self.site.servers[number], self.link)
        assert isinstance(wire, BadWire)
        wire.rng = rng
        self.wires[wire] = number
        try:
            await wire.hello()
            while done < CHOICES and wire.state["outcome"] is None:
                decision = rng.choice(wire.state["decisions"])
                option, after = rng.choice(decision["options"])["id"], wire.state["number"]
                self.sent.add((after, decision["seat"], option))
                done += 1
                answers = await within(wire.deliver(decision["seat"], option, after), f"an answer after {after}")
                for answer in answers:
                    if answer["type"] == "ack":
                        self.take(answer["number"], after, decision["seat"], option)
                if len({answer.get("number") for answer in answers if answer["type"] == "ack"}) > 1:
                    self.wrong.append(f"one choice was acknowledged as two: {answers}")
                if answers[-1]["type"] == "ack" or answers[-1]["code"] == "stale":
                    await within(wire.until(after + 1), f"what came after {after}, which was {answers[-1]['type']}")
            return CHOICES
        finally:
            del self.wires[wire]
            for frame in wire.frames:
                if frame["type"] == "state":
                    self.show(frame["number"], frame["seat"], frame["svg"])
            await wire.leave()

    def show(self, number: int, seat: int | None, svg: str) -> None:
        """Keep what a client has on its screen, which is the same for everybody who is shown the same."""
        if self.shown.setdefault((number, seat), svg) != svg:
            self.wrong.append(f"position {number} was shown in two ways")

    def take(self, number: int, after: int, seat: int, option: str) -> None:
        """Keep what was acknowledged: under the number that follows the choice before, and for one choice alone."""
        if number != after + 1:
            self.wrong.append(f"a choice after {after} was acknowledged as {number}")
        if self.acknowledged.setdefault(number, (seat, option)) != (seat, option):
            self.wrong.append(f"number {number} was acknowledged for two choices")

    def problems(self) -> list[str]:
        """Compare what was acknowledged and shown, what is stored, and what the sequential engine makes of it."""
        storage = self.site.storage
        link = storage.link(hashed(self.watch.rsplit("/", 1)[1]))
        assert link is not None
        record = storage.load(link.table)
        assert record is not None
        wrong = list(self.wrong)
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
    found, rng, until, programs = Outcome(what="histories"), Random(seed), Until(seconds), binaries()
    cluster = Cluster(programs) if programs is not None else None
    logging.getLogger("ludoteca.table").setLevel(logging.CRITICAL)  # it would tell of every database that is away
    with tempfile.TemporaryDirectory() as folder:
        sites = [Site("SQLite", f"sqlite:///{folder}/tables.sqlite")]
        if cluster is not None:
            sites.append(Site("PostgreSQL", cluster.new_database()))
        try:
            while until.goes_on():
                site = sites[until.tries % ON_POSTGRESQL == 0 and len(sites) > 1]
                history = await asyncio.to_thread(History, site, rng)
                clients = [history.client(Random(rng.getrandbits(32))) for _ in range(rng.randint(2, 8))]
                parted, *_ = await asyncio.gather(history.part(), *clients)
                found.tried += 1
                found.note(f"on {site.name}")
                found.note(parted)
                found.note("choices acknowledged", len(history.acknowledged))
                found.broken += [f"history {found.tried}: {wrong}" for wrong in history.problems()]
        finally:
            logging.getLogger("ludoteca.table").setLevel(logging.NOTSET)
            for site in sites:
                site.stop()
            if cluster is not None:
                cluster.stop()
    return found
