"""A database that fails now and then: nothing is lost, nothing happens twice, nobody is thrown out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ludoteca.table.ledger import Ledger
from ludoteca.table.storage import Storage
from tests.table.clients import Client
from tests.table.servers import ThreadServer


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    started = ThreadServer(f"sqlite:///{tmp_path}/tables.sqlite")
    yield started
    started.stop()


class Flaky:
    """Stands before a method of the storage and fails, before or after doing it, as often as it is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.before = 0
        self.after = 0
        real: Callable[..., Any] = getattr(Storage, name)

        def method(storage: Storage, *arguments: Any) -> Any:
            if self.before:
                self.before -= 1
                raise OperationalError("the database is away", None, Exception())
            answer = real(storage, *arguments)
            if self.after:
                self.after -= 1
                raise OperationalError("the line broke after the commit", None, Exception())
            return answer

        monkeypatch.setattr(Storage, name, method)


async def first_choice(client: Client) -> dict[str, Any]:
    return await client.choose(0, client.state["decisions"][0]["options"][0]["id"], 0)


async def test_a_choice_that_was_not_written_did_not_happen(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaky = Flaky(monkeypatch, "append")
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        flaky.before = 1
        error = await first_choice(anna)
        assert (error["code"], error["type"]) == ("busy", "error")
        async with await Client.arrive(server, watch) as spectator:
            assert spectator.state["number"] == 0
        assert await first_choice(anna) == {"type": "ack", "number": 1}
        await anna.until(1)
        assert (await anna.step(Random(1)))["number"] == 2


async def test_a_choice_that_was_written_after_all_happens_once(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaky = Flaky(monkeypatch, "append")
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        flaky.after = 1
        assert (await first_choice(anna))["code"] == "busy"
        assert await first_choice(anna) == {"type": "ack", "number": 1}
        async with await Client.arrive(server, watch) as spectator:
            assert spectator.state["number"] == 1
            assert len(spectator.log) == 1


async def test_reading_may_fail_too(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    writing, loading = Flaky(monkeypatch, "append"), Flaky(monkeypatch, "load")
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        writing.before = 1
        loading.before = 2
        for _ in range(3):
            assert (await first_choice(anna))["code"] == "busy"
        assert await first_choice(anna) == {"type": "ack", "number": 1}


async def test_talk_may_fail_and_the_connection_stays(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    flaky = Flaky(monkeypatch, "say")
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        flaky.before = 1
        await anna.send(type="chat", text="ciao")
        assert (await anna.next("error"))["code"] == "busy"
        await anna.send(type="chat", text="ciao")
        assert (await anna.next("chat"))["text"] == "ciao"


async def test_a_failing_game_does_not_spoil_the_table(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a choice is on the match when the rules engine fails; the table goes on from what is written."""
    real = Ledger.choose

    def choose(ledger: Ledger, seat: int, option: str) -> Any:
        real(ledger, seat, option)
        raise ZeroDivisionError

    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        with monkeypatch.context() as broken:
            broken.setattr(Ledger, "choose", choose)
            assert (await first_choice(anna))["code"] == "busy"
        assert await first_choice(anna) == {"type": "ack", "number": 1}
        await anna.until(1)
        assert len(anna.log) == 1


async def test_the_others_hear_of_a_choice_whose_writer_got_no_answer(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaky = Flaky(monkeypatch, "append")
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, watch) as spectator:
        flaky.after = 1
        assert (await first_choice(anna))["code"] == "busy"
        await spectator.until(1)
        await anna.until(1)
