"""Databases that are locked, full or restarted, and servers that are stopped while people play."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from tests.faults.test_storage_failures import Flaky
from tests.table.clients import PATIENCE, Client
from tests.table.postgres import Cluster, binaries
from tests.table.servers import CommandServer, ThreadServer


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def server(database: Path) -> Iterator[ThreadServer]:
    started = ThreadServer(f"sqlite:///{database}", snapshot_every=1)
    yield started
    started.stop()


async def test_a_locked_database_is_waited_for(server: ThreadServer, database: Path) -> None:
    seats, _ = server.open_table()
    elsewhere, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        option = anna.state["decisions"][0]["options"][0]["id"]
        await anna.send(type="choose", seat=0, option=option, after=0)
        async with await Client.arrive(server, elsewhere[0]) as carla:
            assert carla.state["number"] == 0, "other tables can still be opened"
        other.execute("ROLLBACK")
        other.close()
        assert (await anna.next("ack", "error")) == {"type": "ack", "number": 1}


async def test_a_full_disk_loses_nothing(server: ThreadServer) -> None:
    full = True

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count={1 if full else 10**9}")

    seats, watch = server.open_table("hh", same_screen=True)
    async with await Client.arrive(server, seats[0]) as both:
        sa.event.listen(sa.Pool, "checkout", limit)
        try:
            for _ in range(50):  # until the pages at hand are used up
                number, decision = both.state["number"], both.state["decisions"][0]
                answer = await both.choose(decision["seat"], decision["options"][0]["id"], number)
                if answer["type"] == "error":
                    break
                await both.until(number + 1)
            assert (answer["code"], answer["number"]) == ("busy", number)
            async with await Client.arrive(server, watch) as spectator:
                assert spectator.state["number"] == number
            full = False
            answer = await both.choose(decision["seat"], decision["options"][0]["id"], number)
            assert answer == {"type": "ack", "number": number + 1}
        finally:
            sa.event.remove(sa.Pool, "checkout", limit)


@pytest.mark.parametrize("reading", ["rows", "players", "chats"])
async def test_news_that_could_not_be_read_is_heard_again(
    server: ThreadServer, database: Path, monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    other = ThreadServer(f"sqlite:///{database}")
    seats, watch = server.open_table()
    try:
        async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(other, watch) as spectator:
            away = Flaky(monkeypatch, reading)
            away.before = 1
            option = anna.state["decisions"][0]["options"][0]["id"]
            assert await anna.choose(0, option, 0) == {"type": "ack", "number": 1}
            assert (await spectator.until(1))["number"] == 1
            async with asyncio.timeout(PATIENCE):
                while away.before:  # what is read after the page was shown fails later than that
                    await asyncio.sleep(0.01)
    finally:
        other.stop()


async def test_a_database_that_is_away_is_said_plainly(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    finding, loading = Flaky(monkeypatch, "links"), Flaky(monkeypatch, "load")
    seats, watch = server.open_table()
    finding.before = 2
    for path in (seats[0], watch.replace("/w/", "/api/replay/")):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "busy")
    for flaky in (finding, loading):
        flaky.before = 1
        client = await Client.knock(server, watch)
        with suppress(ConnectionClosed):
            await client.send(type="hello", lang="it")
        assert (await client.next("error"))["code"] == "busy"
        with pytest.raises(ConnectionClosed):
            await client.receive()
    async with await Client.arrive(server, watch) as spectator:
        assert spectator.state["number"] == 0


async def test_postgresql_restarts_under_a_match() -> None:
    found = binaries()
    if found is None:
        pytest.skip("PostgreSQL is not installed: there is no /usr/lib/postgresql/*/bin")
    cluster = Cluster(found)
    server = ThreadServer(cluster.new_database())
    try:
        seats, _ = server.open_table("hh", same_screen=True)
        async with await Client.arrive(server, seats[0]) as both:
            await both.play(Random(1), most=5)
            cluster.restart()
            number, decision = both.state["number"], both.state["decisions"][0]
            option = decision["options"][0]["id"]
            answer = await both.choose(decision["seat"], option, number)
            if answer["type"] == "error":
                assert answer["code"] == "busy"
                answer = await both.choose(decision["seat"], option, number)
            assert answer == {"type": "ack", "number": number + 1}
            await both.until(number + 1)
            await both.play(Random(1), most=12)
    finally:
        server.stop()
        cluster.stop()


def children(pid: int) -> set[int]:
    """The processes that this one has started, from Linux' own list."""
    found = set()
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it ended meanwhile
        if int(fields[1]) == pid:
            found.add(int(status.parent.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until_gone(pids: set[int]) -> None:
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in pids):
        assert time.monotonic() < deadline, "bots outlive their server"
        time.sleep(0.05)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
async def test_bots_end_with_their_server(database: Path, stop: signal.Signals) -> None:
    server = CommandServer(str(database), "--bot-workers", "2", stderr=subprocess.PIPE)
    thinking: set[int] = set()
    try:
        tables = [server.open_table("bb", bot="search") for _ in range(2)]
        clients = [await Client.arrive(server, watch) for _, watch in tables]
        while len(thinking) < 2:
            for client in clients:
                await client.next("state")
            thinking = children(server.process.pid)
        os.kill(server.process.pid, stop)
        _, said = server.process.communicate(timeout=PATIENCE)
        assert "Traceback" not in said
        assert said == ""
        wait_until_gone(thinking)
        for client in clients:
            await client.leave()
    finally:
        server.process.kill()
        server.process.communicate()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no /proc here")
def test_a_bot_that_thinks_for_ever_ends_even_without_a_server() -> None:
    program = "from ludoteca.table.answerer import limit_life\nlimit_life(0.05)\nwhile True: pass\n"
    assert subprocess.run([sys.executable, "-c", program], timeout=PATIENCE, check=False).returncode == -signal.SIGALRM
