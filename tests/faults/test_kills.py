"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client, painted
from tests.table.servers import CommandServer, Reachable

KILLS = int(os.environ.get("LUDOTECA_KILLS", "100"))
TABLES = 3
LONG = 60
"""Choices after which a new table takes a table's place, so that early and late moments are hit alike."""
LOST = (ConnectionClosed, ConnectionError, InvalidMessage, EOFError)
"""What a client sees when its server dies."""


class Zygote:
    """Starts servers by forking one process that has already imported everything."""

    def __init__(self, module: str = "tests.faults.zygote") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, database: str) -> ForkedServer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"0 {database}\n")
        self.process.stdin.flush()
        pid, port = self.process.stdout.readline().split()
        return ForkedServer(int(pid), int(port))

    def stop(self) -> None:
        self.process.communicate()


class ForkedServer(Reachable):
    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self.alive = True

    def kill(self) -> None:
        if self.alive:
            os.kill(self.pid, signal.SIGKILL)
            self.alive = False


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    made = Zygote()
    yield made
    made.stop()


class Doom:
    """Kills a server a moment after so many frames have come from it: while it reads, writes, or thinks of the next."""

    def __init__(self, server: ForkedServer, frames: int, delay: float) -> None:
        self.server = server
        self.frames = frames
        self.delay = delay

    def count(self) -> None:
        self.frames -= 1
        if self.frames == 0:
            asyncio.get_running_loop().call_later(self.delay, self.server.kill)


class Play:
    """One table that bots play over websockets, with everything that any server ever said about it."""

    def __init__(self, server: Reachable, seed: int) -> None:
        self.rng = Random(seed)
        self.seats, self.watch = server.open_table()
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.seen: dict[int, str] = {}
        self.finished = False

    async def go_on(self, doom: Doom) -> None:
        """Play until the server dies or the match is over."""
        ended = await asyncio.gather(*(self.play_seat(doom, seat) for seat in (0, 1)), return_exceptions=True)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, LOST):
                raise error
        self.finished = ended == [None, None] or max(self.acknowledged, default=0) > LONG

    async def play_seat(self, doom: Doom, seat: int) -> None:
        known = max(self.acknowledged, default=0)
        client = await Client.arrive(doom.server, self.seats[seat])
        client.on_frame = doom.count
        try:
            assert client.state["number"] >= known, "an acknowledged choice is not there after the restart"
            await client.play(self.rng)
        finally:
            self.acknowledged |= client.acks
            if seat == 0:
                self.seen |= {f["number"]: f["svg"] for f in client.frames if f["type"] == "state"}
            await client.leave()

    def table(self, storage: Storage) -> str:
        link = storage.link(hashed(self.watch.rsplit("/", 1)[1]))
        assert link is not None
        return link.table

    def check_rows(self, storage: Storage) -> None:
        """Everything acknowledged is stored, and nothing was shown that is not."""
        rows = {row.number: (row.seat, row.option) for row in storage.rows(self.table(storage))}
        assert list(rows) == list(range(1, len(rows) + 1))
        for number, choice in self.acknowledged.items():
            assert rows[number] == choice, f"acknowledged choice {number} is lost"
        assert max(self.seen, default=0) <= len(rows), "a choice was shown before it was durable"

    def check_position(self, storage: Storage) -> None:
        """The stored choices lead to what was shown."""
        record = storage.load(self.table(storage))
        assert record is not None
        ledger, fault = opened(record, ludoteca.game)
        assert fault is None
        shown = self.seen.get(ledger.number)
        if shown is not None:
            asked = [d.to_json("it") for d in ledger.match.decisions if d.seat == 0]
            painting = asking.paint(ledger.game, ledger.match.view(0), asked, "it", "wide", ["Anna", "Bruno"])
            assert shown == painted(painting)


async def test_no_acknowledged_choice_is_ever_lost(zygote: Zygote, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    storage = Storage(database)
    rng = Random(20)
    plays: list[Play] = []
    acknowledged = 0
    for kill in range(KILLS):
        server = zygote.start(database)
        for play in [play for play in plays if play.finished]:
            acknowledged += len(play.acknowledged)
            plays.remove(play)
        while len(plays) < TABLES:
            plays.append(Play(server, kill * TABLES + len(plays)))
        doom = Doom(server, frames=rng.randint(1, 36), delay=rng.uniform(0.0, 0.03))
        await asyncio.gather(*(play.go_on(doom) for play in plays))
        server.kill()  # in case all matches were over first
        for play in plays:
            play.check_rows(storage)
        rng.choice(plays).check_position(storage)
    acknowledged += sum(len(play.acknowledged) for play in plays)
    storage.close()
    assert acknowledged > KILLS, "the servers were killed before they did anything"


async def test_bots_of_a_killed_server_go_on_in_the_next(tmp_path: Path) -> None:
    """The real command, with bots in its own processes: what a spectator saw is still there after each kill."""
    database = str(tmp_path / "tables.sqlite")
    storage = Storage(database)
    watch = ""
    seen: dict[int, str] = {}
    for kill in range(3):
        server = CommandServer(database)
        if not watch:
            _, watch = server.open_table("bb")
        spectator = await Client.arrive(server, watch)
        assert spectator.state["number"] >= max(seen, default=0)
        for frame in spectator.frames:
            if frame["type"] == "state" and frame["number"] in seen:
                assert frame["svg"] == seen[frame["number"]]
        await spectator.until(spectator.state["number"] + 5 + kill)
        server.kill()
        with pytest.raises(LOST):
            await spectator.next("never sent")
        await spectator.leave()
        seen |= {f["number"]: f["svg"] for f in spectator.frames if f["type"] == "state"}
        link = storage.link(hashed(watch.rsplit("/", 1)[1]))
        assert link is not None
        assert len(storage.rows(link.table)) >= max(seen)
    storage.close()
