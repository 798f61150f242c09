"""Exactly once, in one order: frames are doubled, swapped, held back and lost on their way to two servers.

Two to eight clients play one table through a bad wire, while one of the servers may be cut off, from its clients or
from the database. What was acknowledged, what is stored and what the sequential engine makes of it must be one and the
same. Most clients choose in whole chains: one is there wholly or not at all, and a draft that another's choice made
impossible is given back, with the reason that the rules have.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import Counter
from collections.abc import Awaitable
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.contract import IllegalChoice
from ludoteca.table import errors
from ludoteca.table.drafts import drafted
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Record, Storage
from ludoteca.table.tokens import hashed
from tests.prove.outcome import Outcome, Until
from tests.table.clients import Client, painted
from tests.table.deeds import Deed, unexplained
from tests.table.postgres import Cluster, binaries
from tests.table.servers import ThreadServer

Heard = TypeVar("Heard")

GAMES = ("lyon", "kingdom", "arena", "synchro", "lorcana")
"""All have chains of several steps."""
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


class GivenBack(NamedTuple):
    """A draft that became impossible, and what its maker was told."""

    number: int
    seat: int
    steps: tuple[str, ...]
    message: str
    rule: str


class BadWire(Client):
    """A client whose choices may arrive twice, late, in another order, or not at all with the connection cut.

    Every frame is answered once, and the answers come in the order of the frames.
    """

    rng: Random
    held: Deed | None = None
    """The choice before."""

    async def deliver(self, deed: Deed) -> list[dict[str, Any]]:
        """Send a choice over the wire: its answers, of which there are two where it arrived twice."""
        fate, before, self.held = self.rng.random(), self.held, deed
        sent = [deed]
        if fate < 0.15:
            sent = [deed, deed]
        elif fate < 0.25:
            await asyncio.sleep(self.rng.random() * 0.02)
        elif fate < 0.35 and before:
            sent = [deed, before]  # an old one, after the new
        elif fate < 0.40 and before:
            sent = [before, deed]  # an old one once more, before the new
        elif fate < 0.47:
            await self.say(deed)
            await self.socket.close()  # cut before the answer
        elif fate < 0.52:
            await self.socket.close()  # cut before it is sent
        for each in sent:
            await self.say(each)
        answers = [await self.answer() for _ in sent]
        if self.frames[-1]["type"] == "drafted":
            await self.next("state")
        return [answer for answer, each in zip(answers, sent, strict=True) if each == deed]

    async def say(self, deed: Deed) -> None:
        *steps, option = deed.chain
        await self.send(type="choose", seat=deed.seat, option=option, after=deed.after, steps=steps)

    def given_back(self) -> tuple[list[GivenBack], list[str]]:
        """The drafts that came back, and what was wrong with how they went."""
        given, wrong = [], []
        draft: tuple[int, tuple[str, ...]] | None = None
        """Of which seat, and its steps: what the server keeps, if nothing has been said since."""
        for frame in self.frames:
            if frame["type"] == "state":
                shown = (frame["seat"], tuple(frame["draft"]))
                if draft is not None and draft[0] == shown[0] and draft != shown:
                    wrong.append(f"the draft {draft} has become {shown[1]} at {frame['number']} without a word")
                draft = shown if shown[1] else None
            elif frame["type"] in ("drafted", "ack"):
                draft = None
            elif frame.get("code") == "given_back":
                if draft is not None:
                    told = frame["message"], frame.get("rule") or ""
                    given.append(GivenBack(frame["number"], *draft, *told))
                draft = None
        return given, wrong


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

    def __init__(self, site: Site, rng: Random, game: str) -> None:
        self.site = site
        self.rng = rng
        (self.link, *_), self.watch = site.servers[0].open_table("hh", True, game=game)
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.shown: dict[tuple[int, int | None], str] = {}
        self.said: Counter[Deed] = Counter()
        """What may have been done, and how many may have done it: who was answered that it is a draft has not."""
        self.given_back: list[GivenBack] = []
        self.chains = 0
        """How many of several steps were acknowledged."""
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
        lost: list[Deed] = []
        while done < CHOICES:
            try:
                done = await self.sit(rng, done, lost)
            except (ConnectionClosed, ConnectionError, EOFError):
                done += 1
            except TimeoutError as error:
                self.wrong.append(str(error) or "nobody answered the door, or greeted")
                return

    async def sit(self, rng: Random, done: int, lost: list[Deed]) -> int:
        """Play over one connection until it is cut, or for as long as this client plays.

        What was said last over the one before is in `lost`, and sometimes said again.
        """
        number = rng.randrange(2) if self.away is None else 1 - self.away
        wire = await BadWire.knock(self.site.servers[number], self.link)
        assert isinstance(wire, BadWire)
        wire.rng = rng
        wire.drafts = rng.random() < 0.8
        self.wires[wire] = number
        try:
            await wire.hello()
            if lost and rng.random() < 0.5:
                await self.do(wire, lost[0])
            while done < CHOICES and wire.state["outcome"] is None:
                decision = rng.choice(wire.state["decisions"])
                chain = (*wire.state["draft"], rng.choice(decision["options"])["id"])
                done += await self.do(wire, Deed(wire.state["number"], decision["seat"], chain)) != "drafted"
            return CHOICES
        finally:
            del self.wires[wire]
            lost[:] = [wire.held] if wire.held is not None else []
            given_back, wrong = wire.given_back()
            self.given_back += given_back
            self.wrong += wrong
            for frame in wire.frames:
                if frame["type"] == "state" and not frame["draft"]:
                    self.show(frame["number"], frame["seat"], frame["svg"])
            await wire.leave()

    async def do(self, wire: BadWire, deed: Deed) -> str:
        """Say something and follow what comes of it; the type of the last answer."""
        self.said[deed] += 1
        answers = await within(wire.deliver(deed), f"an answer after {deed.after}")
        for answer in answers:
            if answer["type"] == "ack":
                self.take(answer["number"], deed)
        kinds: set[str] = {answer["type"] for answer in answers}
        if len({answer.get("number") for answer in answers if answer["type"] == "ack"}) > 1:
            self.wrong.append(f"one choice was acknowledged as two: {answers}")
        if "ack" in kinds:
            self.chains += len(deed.chain) > 1
            await within(wire.until(deed.after + len(deed.chain)), f"what came after {deed}, which was done")
        elif answers[-1].get("code") == "stale":
            await within(wire.until(deed.after + 1), f"what came after {deed}, which was stale")
        elif kinds == {"drafted"}:
            self.said[deed] -= 1
        last: str = answers[-1]["type"]
        return last

    def show(self, number: int, seat: int | None, svg: str) -> None:
        """Keep what a client has on its screen, which is the same for everybody who is shown the same."""
        if self.shown.setdefault((number, seat), svg) != svg:
            self.wrong.append(f"position {number} was shown in two ways")

    def take(self, number: int, deed: Deed) -> None:
        """Keep what was acknowledged: under the numbers that follow the choice before, and for one chain alone."""
        if number != deed.after + len(deed.chain):
            self.wrong.append(f"{deed} was acknowledged as {number}")
        for each, choice in deed.rows.items():
            if self.acknowledged.setdefault(each, choice) != choice:
                self.wrong.append(f"number {each} was acknowledged for two choices")

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
        problem = unexplained(rows, [deed for deed, number in self.said.items() if number])
        wrong += [problem] if problem else []
        record.snapshot = None
        ledger, fault = opened(record, ludoteca.game)
        if fault is not None:
            return [*wrong, fault.why]
        wrong += [why for given in set(self.given_back) if (why := misjudged(given, record))]
        for seat in (0, 1):
            shown = self.shown.get((ledger.number, seat))
            if shown is not None:
                asked = [d.to_json("it") for d in ledger.match.decisions if d.seat == seat]
                drawn = asking.paint(ledger.game, ledger.match.view(seat), asked, "it", "wide", ["Anna", "Bruno"])
                if shown != painted(drawn):
                    wrong.append("what was shown is not where the rows lead")
        return wrong


def misjudged(given: GivenBack, record: Record) -> str:
    """Say what was wrong about giving a draft back: that it was possible there, or the reason; "" if it was right."""
    ledger, _ = opened(msgspec.structs.replace(record, rows=record.rows[: given.number]), ludoteca.game)
    over = ledger.outcome
    if over is not None:
        reason, rule = errors.OVER, over.rule
    else:
        try:
            draft = drafted(ledger.match, given.seat, given.steps)
        except IllegalChoice as error:
            reason, rule = error.reason, error.rule
        else:
            if draft is not None:
                return f"{given} is possible"
            reason, rule = errors.STALE, ""
    return "" if (given.message, given.rule) == (reason.say("it"), rule) else f"{given}, because {reason.en} {rule}"


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
                history = await asyncio.to_thread(History, site, rng, rng.choice(GAMES))
                clients = [history.client(Random(rng.getrandbits(32))) for _ in range(rng.randint(2, 8))]
                parted, *_ = await asyncio.gather(history.part(), *clients)
                found.tried += 1
                found.note(f"on {site.name}")
                found.note(parted)
                found.note("choices acknowledged", len(history.acknowledged))
                found.note("chains acknowledged", history.chains)
                found.note("drafts given back", len(history.given_back))
                found.broken += [f"history {found.tried}: {wrong}" for wrong in history.problems()]
        finally:
            logging.getLogger("ludoteca.table").setLevel(logging.NOTSET)
            for site in sites:
                site.stop()
            if cluster is not None:
                cluster.stop()
    return found
