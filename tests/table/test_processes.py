"""Two server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from random import Random

import pytest

from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client
from tests.table.servers import CommandServer, ThreadServer


@pytest.fixture
def two_servers(postgres: str) -> Iterator[tuple[CommandServer, CommandServer]]:
    servers = (CommandServer(postgres), CommandServer(postgres))
    yield servers
    for server in servers:
        server.stop()


def table_of(database: str, link: str) -> str:
    storage = Storage(database)
    found = storage.link(hashed(link.rsplit("/", 1)[1]))
    storage.close()
    assert found is not None
    return found.table


def rows_of(database: str, link: str) -> dict[int, tuple[int, str]]:
    table, storage = table_of(database, link), Storage(database)
    rows = storage.rows(table)
    storage.close()
    return {row.number: (row.seat, row.option) for row in rows}


async def test_two_people_play_through_two_processes(
    two_servers: tuple[CommandServer, CommandServer], postgres: str
) -> None:
    one, two = two_servers
    seats, watch = one.open_table()
    async with await Client.arrive(one, seats[0]) as anna, await Client.arrive(two, seats[1]) as bruno:
        # The same seat through the other process: a racing answer is refused there and the state follows.
        async with await Client.arrive(two, seats[0]) as anna_too:
            first, second = [option["id"] for option in anna.state["decisions"][0]["options"][:2]]
            answers = await asyncio.gather(anna.choose(0, first, 0), anna_too.choose(0, second, 0))
            assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
            assert (await anna_too.until(1))["number"] == (await anna.until(1))["number"]
            assert anna.log == anna_too.log
            taken = rows_of(postgres, watch)[1][1]
            again = anna_too if answers[0]["type"] == "ack" else anna
            assert await again.choose(0, taken, 0) == {"type": "ack", "number": 1}
        await bruno.send(type="chat", text="ciao")
        assert (await anna.next("chat"))["text"] == "ciao"
        await asyncio.gather(anna.play(Random(1), most=30), bruno.play(Random(2), most=30))
        latest = max(anna.state["number"], bruno.state["number"])
        await asyncio.gather(anna.until(latest), bruno.until(latest))
        assert anna.state["waiting"] == bruno.state["waiting"]
        played = rows_of(postgres, watch)
        for number, choice in (anna.acks | bruno.acks).items():
            assert played[number] == choice


async def test_both_processes_let_the_bots_play_once(
    two_servers: tuple[CommandServer, CommandServer], postgres: str
) -> None:
    one, two = two_servers
    _, watch = one.open_table("bb")
    async with await Client.arrive(one, watch) as here, await Client.arrive(two, watch) as there:
        await asyncio.gather(here.until(30), there.until(30))
        both = min(here.log[-1]["id"], there.log[-1]["id"])
        assert [line for line in here.log if line["id"] <= both] == [line for line in there.log if line["id"] <= both]
    played = rows_of(postgres, watch)
    assert len(played) >= 30
    assert list(played) == list(range(1, len(played) + 1))


async def test_the_database_tells_of_what_another_process_has_written(
    serve: Callable[..., ThreadServer], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to look: here that would happen after an hour. What is told of one table is asked of that alone."""
    one, two = serve(postgres, poll_seconds=3600.0), serve(postgres, poll_seconds=3600.0)
    seats, watch = one.open_table("hh")
    elsewhere, _ = one.open_table("hh")
    looked: list[str] = []
    touched = Storage.touched
    async with (
        await Client.arrive(one, seats[0]) as anna,
        await Client.arrive(two, seats[1]) as bruno,
        await Client.arrive(one, elsewhere[0]),
        await Client.arrive(two, elsewhere[1]),
    ):
        monkeypatch.setattr(Storage, "touched", lambda storage, ids: looked.extend(ids) or touched(storage, ids))
        await asyncio.gather(anna.play(Random(1), most=6), bruno.play(Random(2), most=6))
        await asyncio.gather(anna.until(6), bruno.until(6))
        await anna.send(type="chat", text="ciao")
        assert (await bruno.next("chat"))["text"] == "ciao"
    assert set(looked) == {table_of(postgres, watch)}
