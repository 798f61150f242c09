"""How long choosers wait at so many tables with a choice a second, at several servers that share a database.

    python benchmarks/load.py --tables 1000 --servers 2 --cores 0,1        a machine with cores for the clients besides
    python benchmarks/load.py --tables 1000 --servers 2 --cores 0,1 --postgres          the same on PostgreSQL
    python benchmarks/load.py --tables 60 --servers 2 --clients 1          a machine that has two cores for all of it

The servers, with all that they start, have the cores that are named, and clients and database the others. The clients
are processes of their own; two of them sit at every table, as in server.py. Every table has its moment of the second,
and when that comes one of the two chooses. What it does not find time for, because the choice before it is still on
its way, is told as missed: waits that keep others from being counted would be hidden otherwise.

Databases: one SQLite file for all servers, unless told otherwise; `--postgres`, one PostgreSQL for all, which is
started here from Debian's binaries; `--database URL`, one that is there; `--apart`, an SQLite file for each server, as
if each were a house of its own. Both players of a table come to the same server, as through a proxy that goes by the
mark of the table in its links (docs/hosting.md); with `--scattered` each comes to another one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from bench import calibration, per_second
from server import LATE, Place, Player, Server, Table, allow_many_files, set_apart

OPENING = 4
"""Tables that one process of clients makes at the same time."""
BEFORE = 1.0
"""Seconds from when everybody is told until it begins."""


# -- the clients -----------------------------------------------------------------------------------------------------


class Places(Place):
    """Some servers, of which the first makes the tables; the second player comes to the last."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports[0])
        self.last = Place(ports[-1])


class Seconds(Table):
    """A table that has a choice in each second."""

    server: Places

    async def open(self) -> None:
        for player in self.players:
            await player.socket.close()
        *seats, self.watch = await asyncio.to_thread(self.server.open_table, self.game)
        places = (self.server, self.server.last)
        self.players = [await Player.arrive(place, link) for place, link in zip(places, seats, strict=True)]

    async def play(self, first: float, counted: float, ends: float) -> tuple[list[float], int]:
        """Choose every second; how long the choices waited that are counted, and how many there was no time for."""
        waited, missed, due = [], 0, first
        while due < ends:
            now = time.monotonic()
            if now > due + 1:
                missed += due >= counted
            else:
                await asyncio.sleep(max(0.0, due - now))
                wait = await self.step()
                if due >= counted:
                    waited.append(wait)
            due += 1
        return waited, missed


async def clients(given: dict[str, Any]) -> None:
    """Open tables, wait until everybody has, play, and tell what was seen."""
    tables = [
        Seconds(Places(ports), given["game"], given["seed"] + number) for number, ports in enumerate(given["tables"])
    ]
    may_open = asyncio.Semaphore(OPENING)

    async def opened(table: Seconds) -> None:
        async with may_open:
            await table.open()

    await asyncio.gather(*map(opened, tables))
    print("open", flush=True)
    begins = float(await asyncio.to_thread(sys.stdin.readline))
    counted = begins + given["before"]
    ends = counted + given["seconds"]
    worked, began = time.process_time(), time.monotonic()
    plays = [table.play(begins + number / len(tables), counted, ends) for number, table in enumerate(tables)]
    found = await asyncio.gather(*plays)
    busy = (time.process_time() - worked) / (time.monotonic() - began)
    waits = [wait for waited, _ in found for wait in waited]
    print(json.dumps({"waits": waits, "missed": sum(missed for _, missed in found), "busy": busy}), flush=True)


class Crowd:
    """A process of clients."""

    def __init__(self, given: dict[str, Any]) -> None:
        command = [sys.executable, __file__, "--play", json.dumps(given)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def hear(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("a process of clients has failed; what it said is above")
        return line

    def begin(self, at: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{at}\n")
        self.process.stdin.flush()


# -- all of it -------------------------------------------------------------------------------------------------------


@contextmanager
def postgres() -> Iterator[str]:
    """Start a PostgreSQL, as the tests do; its URL."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.table.postgres import Cluster, binaries

    folder = binaries()
    if folder is None:
        raise SystemExit("there is no PostgreSQL here: Debian's is in /usr/lib/postgresql")
    cluster = Cluster(folder)
    try:
        yield cluster.new_database()
    finally:
        cluster.stop()


def databases(given: argparse.Namespace, folder: Path, stack: ExitStack) -> tuple[list[str], str]:
    """Return the database of each server, and what to call that."""
    if given.apart:
        return [f"sqlite:///{folder}/tables{n}.sqlite" for n in range(given.servers)], "an SQLite file each"
    if given.postgres or given.database:
        url = given.database or stack.enter_context(postgres())
        return [url] * given.servers, f"one {url.partition('+')[0].partition(':')[0]}"
    return [f"sqlite:///{folder}/tables.sqlite"] * given.servers, "one SQLite file"


def ports_of(table: int, servers: Sequence[Server], scattered: bool) -> list[int]:
    """Return the ports by which the players of a table come."""
    count = len(servers)
    numbers = (table % count, (table + 1) % count) if scattered else (table % count,)
    return [servers[number].port for number in numbers]


def measure(given: argparse.Namespace, servers: Sequence[Server], what: str) -> None:
    shares = [range(number, given.tables, given.clients) for number in range(given.clients)]
    empty = [server.memory() for server in servers]
    crowds = [
        Crowd(
            {
                "game": given.game,
                "seed": share.start * 10_000,
                "before": given.before,
                "seconds": given.seconds,
                "tables": [ports_of(table, servers, given.scattered) for table in share],
            }
        )
        for share in shares
        if share
    ]
    try:
        began = time.monotonic()
        for crowd in crowds:
            crowd.hear()
        print(f"{given.tables} tables made in {time.monotonic() - began:.0f} s", flush=True)
        begins = time.monotonic() + BEFORE
        for crowd in crowds:
            crowd.begin(begins)
        time.sleep(BEFORE + given.before)
        before = [server.seconds() for server in servers]
        time.sleep(given.seconds)
        busy = [(server.seconds() - used) / given.seconds for server, used in zip(servers, before, strict=True)]
        held = sum(server.memory() for server in servers) - sum(empty)
        told = [json.loads(crowd.hear()) for crowd in crowds]
    finally:
        for crowd in crowds:
            crowd.process.kill()
            crowd.process.wait()
    waits = sorted(wait for each in told for wait in each["waits"])
    missed = sum(each["missed"] for each in told)
    late = waits[int(len(waits) * 0.99)]
    holds = "hold" if late < LATE and missed < len(waits) / 100 else "do not hold"
    print(
        f"{given.game}: {given.tables} tables at {given.servers} servers on {given.cores or 'all cores'} ({what}"
        f"{', players scattered' if given.scattered else ''}) {holds}: half wait {waits[len(waits) // 2] * 1000:.0f} "
        f"ms, 99 % at most {late * 1000:.0f} ms, the longest {waits[-1] * 1000:.0f} ms; "
        f"{len(waits) / given.seconds:.0f} choices a second, {missed} missed\n"
        f"    servers use {' + '.join(f'{each:.2f}' for each in busy)} cores, {held / given.tables:.2f} MiB a table; "
        f"the busiest of {len(crowds)} processes of clients {max(each['busy'] for each in told):.2f} of a core",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="lyon")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--cores", default="", help="of the servers, such as 0,1; the others are for everybody else")
    parser.add_argument("--clients", type=int, default=8, help="processes of clients")
    parser.add_argument("--before", type=float, default=15.0, help="seconds of play that are not counted")
    parser.add_argument("--seconds", type=float, default=60.0, help="seconds that are")
    parser.add_argument("--database", default="", help="a URL for all servers")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL that is started here")
    parser.add_argument("--apart", action="store_true", help="an SQLite file for each server")
    parser.add_argument("--scattered", action="store_true", help="the players of a table come to different servers")
    parser.add_argument("--play", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    allow_many_files()
    if given.play:
        asyncio.run(clients(json.loads(given.play)))
        return
    print(f"{per_second(calibration) / 1e6:.1f} M loops a second", flush=True)
    cores = set_apart(given.cores)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        kept, what = databases(given, folder, stack)
        servers: list[Server] = []
        try:
            for database in kept:
                servers.append(Server(folder, database=database, cores=cores))
            measure(given, servers, what)
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
