"""What a choice costs a table's server: processor time and bytes, and how many tables one machine holds.

    make bench                                          all of it
    python benchmarks/server.py --games lyon,lorcana    some games
    python benchmarks/server.py --tables 200            flat-out choices a second with so many tables
    python benchmarks/server.py --hold 100,200,400      how long choosers wait at so many tables with a choice a second
    python benchmarks/server.py --watchers 300          what each of so many spectators of a table takes

Two players sit at every table, as pages do: with drafts, each on a socket of its own. The server is a process of its
own, whose processor time is read from the system. Machines are noisy: beside every figure stands how many calibration
loops (see bench.py) a second of this machine made meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from bench import calibration, per_second
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
CHOICES = 300
"""Measured one by one for each game."""
CHOICES_SEEN = 10
"""By spectators."""
LATE = 0.1
"""Seconds after which somebody has waited."""
NOTHING: Mapping[str, str] = {}
TICK = os.sysconf("SC_CLK_TCK")


class Place:
    """Where a server is asked."""

    def __init__(self, port: int) -> None:
        self.port = port

    def open_table(self, game: str, sent: Mapping[str, str] = NOTHING) -> list[str]:
        """Make a table, with other headers besides; the links of its two seats, and of those who watch."""
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Bea")]
        order = {"game": game, "options": {}, "seats": seats, "same_screen": False, "invite": False}
        address = f"http://127.0.0.1:{self.port}/api/tables"
        headers = {"content-type": "application/json", **sent}
        request = urllib.request.Request(address, json.dumps(order).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            made = json.load(answer)
        return [*(seat["url"] for seat in made["seats"]), made["watch"]]


class Server(Place):
    """The command as everybody starts it, on a database of its own unless told which, without limits for one address
    unless `limited`, and on all cores unless told which.
    """

    def __init__(self, folder: Path, limited: bool = False, database: str = "", cores: Sequence[int] = ()) -> None:
        code = (
            "import sys, uvicorn\n"
            "from ludoteca.table.app import create_app\n"
            "from ludoteca.table.commands import bound, server_config\n"
            "from ludoteca.table.settings import Settings\n"
            "from ludoteca.table import wire\n"
            "many, free = 10**9, {}\n"
            "if not int(sys.argv[2]):\n"
            "    wire.MOST_SILENT = many\n"
            "    free = dict(tables_per_hour=many, sockets_per_address=many, sockets_per_link=many,\n"
            "        requests_per_second=many, requests_burst=many, address_frames_per_second=many,\n"
            "        address_frames_burst=many, frames_per_second=many, frames_burst=many)\n"
            "settings = Settings(database=sys.argv[1], **free)\n"
            "heard = bound('127.0.0.1', 0, 'en')\n"
            "print(heard.getsockname()[1], flush=True)\n"
            "uvicorn.Server(server_config(create_app(settings))).run(sockets=[heard])\n"
        )
        database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        arguments = [sys.executable, "-c", code, database, str(int(limited))]
        before = os.sched_getaffinity(0)
        os.sched_setaffinity(0, cores or before)  # which the server, and whatever it starts, inherits
        try:
            self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        finally:
            os.sched_setaffinity(0, before)
        assert self.process.stdout is not None
        super().__init__(int(self.process.stdout.readline()))
        self.settle()

    def settle(self) -> None:
        """Wait until the server has loaded its games, which it does in the background."""
        before = -1.0
        while before != (before := self.seconds()):
            time.sleep(1.0)  # longer than it leaves to the first page before it begins

    def seconds(self) -> float:
        """Return the processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def ran(self) -> float:
        """Return the same of the threads that it has now, far more exactly."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks.iterdir()) / 1e9

    def memory(self) -> float:
        """MiB that the server holds."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def allow_many_files() -> None:
    """Let this process, and whatever it starts, have as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def set_apart(named: str) -> list[int]:
    """Leave these cores, such as `0,1`, to servers: this process, and whatever else it starts, has the others."""
    cores = [int(core) for core in named.split(",") if core]
    if cores:
        os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - set(cores) or cores)
    return cores


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            yield server
        finally:
            server.stop()


class Player:
    """A page at one seat: keeps the fields of the state, and counts what it is sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.received = 0

    @classmethod
    async def arrive(cls, server: Place, link: str, sent: Mapping[str, str] = NOTHING) -> Player:
        address = f"ws://127.0.0.1:{server.port}/ws/{link.rsplit('/', 1)[1]}"
        player = cls(await connect(address, proxy=None, max_size=None, compression=None, additional_headers=sent))
        await player.socket.send(json.dumps({"type": "hello", "lang": "it", "drafts": True, "changes": True}))
        while not player.state:
            await player.hear()
        return player

    async def hear(self) -> dict[str, Any]:
        text = await self.socket.recv()
        self.received += len(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["type"] in ("state", "change"):
            self.state |= frame
        return frame

    async def choose(self, rng: Random) -> bool:
        """Choose something, and wait for the answer; false if somebody else was quicker."""
        state = self.state
        asked = rng.choice(state["decisions"])
        option = rng.choice(asked["options"])["id"]
        frame = {"type": "choose", "seat": asked["seat"], "option": option, "after": state["number"]}
        await self.socket.send(json.dumps({**frame, "steps": state["draft"]} if state["draft"] else frame))
        answer = ""
        while answer not in ("ack", "drafted", "error"):
            answer = (await self.hear())["type"]
        seen = self.state["number"], self.state["draft"]
        if answer != "error":
            while (
                (self.state["number"], self.state["draft"]) == seen and self.state is state and not await self.settled()
            ):
                pass
        return answer != "error"

    async def settled(self) -> bool:
        return (await self.hear())["type"] in ("state", "change")


class Table:
    """Two players, who take turns as they are asked; a match that is over is followed by another."""

    def __init__(self, server: Place, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.rng = Random(seed)
        self.players: list[Player] = []
        self.watch = ""

    async def open(self) -> None:
        for player in self.players:
            await player.socket.close()
        *seats, self.watch = await asyncio.to_thread(self.server.open_table, self.game)
        self.players = [await Player.arrive(self.server, link) for link in seats]

    async def step(self) -> float:
        """Make a choice; return how long whoever chose waited for the answer."""
        while True:
            if any(player.state["outcome"] for player in self.players):
                await self.open()
            asked = [player for player in self.players if player.state["decisions"]]
            if not asked:
                await asyncio.gather(*(self.drain(player) for player in self.players))
                continue
            chooser = self.rng.choice(asked)
            done, waited = await self.choice_of(chooser)
            await asyncio.gather(*(self.drain(player) for player in self.players))
            if done:
                return waited

    async def choice_of(self, chooser: Player) -> tuple[bool, float]:
        """Let somebody choose: whether they were quick enough, and how long they waited for the answer."""
        began = time.perf_counter()
        done = await chooser.choose(self.rng)
        return done, time.perf_counter() - began

    async def drain(self, player: Player) -> None:
        """Hear what is on its way."""
        try:
            while True:
                await asyncio.wait_for(player.hear(), 0.02)
        except TimeoutError:
            return


async def cost(server: Server, game: str) -> dict[str, float]:
    """Processor time and KiB of a choice, with two players connected."""
    table = Table(server, game, 1)
    await table.open()
    for _ in range(30):
        await table.step()
    spent: list[float] = []
    sent: list[float] = []
    block = 10
    for _ in range(CHOICES // block):
        before, received = server.seconds(), sum(player.received for player in table.players)
        players = table.players
        for _ in range(block):
            await table.step()
        if table.players is players:
            spent.append((server.seconds() - before) / block * 1000)
            sent.append((sum(player.received for player in players) - received) / block / 2 / 1024)
    spent.sort()
    return {
        "ms": statistics.mean(spent),
        "ms_late": spent[int(len(spent) * 0.99)],
        "kib": statistics.median(sent),
        "loops": per_second(calibration),
    }


async def flat_out(server: Server, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Choices a second when everybody chooses as soon as they can."""
    playing = [Table(server, game, seed) for seed in range(tables)]
    for table in playing:
        await table.open()
    before, began, done = server.seconds(), time.perf_counter(), 0

    async def play(table: Table) -> None:
        nonlocal done
        while time.perf_counter() - began < seconds:
            await table.step()
            done += 1

    await asyncio.gather(*(play(table) for table in playing))
    passed = time.perf_counter() - began
    return {"a_second": done / passed, "busy": (server.seconds() - before) / passed, "mib": server.memory()}


async def hold(server: Server, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Measure how long choosers wait, 99 % of them at most, when every table has a choice a second."""
    playing = [Table(server, game, seed) for seed in range(tables)]
    for table in playing:
        await table.open()
    waited: list[float] = []
    ends = time.perf_counter() + seconds

    async def play(table: Table, number: int) -> None:
        await asyncio.sleep(number / tables)
        while time.perf_counter() < ends:
            began = time.perf_counter()
            waited.append(await table.step())
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))

    await asyncio.gather(*(play(table, number) for number, table in enumerate(playing)))
    waited.sort()
    return {"p50": waited[len(waited) // 2], "p99": waited[int(len(waited) * 0.99)], "mib": server.memory()}


async def watch(server: Server, game: str, watchers: int) -> float:
    """KiB that the server holds for each spectator of one table, after some choices that all of them have seen.

    What as many choices take besides, for the rows, the log and new drawings, is measured before they come.
    """
    table = Table(server, game, 1)
    await table.open()
    watching = [await Player.arrive(server, table.watch) for _ in range(watchers // 10)]

    async def choices() -> None:
        for _ in range(CHOICES_SEEN):
            await table.step()
            await asyncio.gather(*(table.drain(watcher) for watcher in watching))

    await choices()
    before = server.memory()
    await choices()
    choices_alone = server.memory() - before
    watching += [await Player.arrive(server, table.watch) for _ in range(watchers)]
    await choices()
    return (server.memory() - before - 2 * choices_alone) * 1024 / watchers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--hold", default="")
    parser.add_argument("--watchers", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    given = parser.parse_args()
    allow_many_files()
    for game in given.games.split(","):
        with serving() as server:
            found = asyncio.run(cost(server, game))
            print(
                f"{game:8} {found['ms']:6.2f} ms a choice ({found['ms_late']:.2f} in the worst tens), "
                f"{found['kib']:.1f} KiB a viewer; {found['loops'] / 1e6:.1f} M loops a second",
                flush=True,
            )
        if given.tables:
            with serving() as server:
                many = asyncio.run(flat_out(server, game, given.tables, given.seconds))
                print(
                    f"{game:8} {many['a_second']:6.0f} choices a second with {given.tables} tables "
                    f"({many['busy']:.2f} cores, {many['mib']:.0f} MiB)",
                    flush=True,
                )
        if given.watchers:
            with serving() as server:
                held_each = asyncio.run(watch(server, game, given.watchers))
                print(f"{game:8} {held_each:.0f} KiB a spectator, of {given.watchers} at a table", flush=True)
        for tables in [int(count) for count in given.hold.split(",") if count]:
            with serving() as server:
                held = asyncio.run(hold(server, game, tables, given.seconds))
                holds = "hold" if held["p99"] < LATE else "do not hold"
                print(
                    f"{game:8} {tables} tables {holds}: half wait {held['p50'] * 1000:.0f} ms, "
                    f"99 % at most {held['p99'] * 1000:.0f} ms ({held['mib']:.0f} MiB)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
