"""Tables that nobody has touched for long are removed, others are not, on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from ludoteca.table import storage as stored
from ludoteca.table.beginnings import Beginning
from ludoteca.table.commands import serve as serve_command
from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Entry, NewTable, Player, Row, Storage, Taken
from tests.table.clients import PATIENCE, Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


def put(storage: Storage, table: str, monkeypatch: pytest.MonkeyPatch, at: float) -> None:
    """A table of that time, with something in every room of the database."""
    with monkeypatch.context() as then:
        then.setattr(time, "time", lambda: at)
        storage.create(
            NewTable(table, "lyon", 1, Beginning({}), [Player(0, "Anna")], [Link(f"hash of {table}", table, (0,))])
        )
        storage.append(Entry(table, Row(1, 0, "choice", "end", []), position={"a": "snapshot"}))
        storage.say(table, 0, "Anna", "ciao")


def counts(storage: Storage) -> dict[str, int]:
    with storage.engine.connect() as db:
        return {
            table.name: db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in stored.metadata.sorted_tables
        }


def test_a_table_goes_with_all_that_belongs_to_it(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    put(storage, "kept", monkeypatch, 2000.0)
    before = counts(storage)
    put(storage, "old", monkeypatch, 1000.0)
    assert storage.untouched_since(1500.0) == ["old"]
    assert not storage.remove_if_untouched("kept", 1500.0)
    assert storage.remove_if_untouched("old", 1500.0)
    assert not storage.remove_if_untouched("old", 1500.0)
    assert counts(storage) == before
    assert storage.load("old") is None
    assert storage.link("hash of old") is None
    with pytest.raises(Taken):
        storage.append(Entry("old", Row(2, 0, "choice", "end", [])))


@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
def test_a_rematch_and_its_match_may_go_in_any_order(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, order: tuple[str, str]
) -> None:
    put(storage, "first", monkeypatch, 1000.0)
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    storage.create(
        NewTable("second", "lyon", 1, Beginning({}), [Player(0)], [Link("another", "second", ())], after="first")
    )
    for table in order:
        assert storage.remove_if_untouched(table, 1500.0)
    assert set(counts(storage).values()) == {0}


def test_a_choice_or_a_word_keeps_a_table(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for table in ("played", "chatted", "old"):
        put(storage, table, monkeypatch, 1000.0)
    monkeypatch.setattr(time, "time", lambda: 2000.0)
    storage.append(Entry("played", Row(2, 0, "choice", "end", [])))
    storage.say("chatted", 0, "Anna", "ci sei?")
    assert storage.untouched_since(1500.0) == ["old"]


async def test_a_server_forgets_old_tables_and_keeps_those_in_use(serve: Serve, database: str) -> None:
    server = serve(database)
    tables = [server.open_table() for _ in range(3)]
    server.stop()
    storage = Storage(database)
    with storage.engine.begin() as db:
        db.execute(stored.tables.update().values(created=stored.tables.c.created - 10 * 86_400))
    storage.close()
    server = serve(database)
    async with await Client.arrive(server, tables[2][0][0]) as late:
        await late.step(Random(1))
    server.stop()
    # However long it takes, asking for it must not use up what one address may ask.
    server = serve(database, forget_after=7.0, forget_seconds=0.05, requests_per_second=5000.0, requests_burst=50_000)
    async with asyncio.timeout(PATIENCE):
        while server.get(tables[0][1]).status_code == 200 or server.get(tables[1][1]).status_code == 200:
            await asyncio.sleep(0.05)
    async with await Client.arrive(server, tables[2][0][0]) as late:
        assert late.state["number"] == 1


async def test_who_sits_at_a_table_that_another_process_removed_is_told(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        storage = Storage(database)
        for table in storage.untouched_since(time.time() + 60):
            assert storage.remove_if_untouched(table, time.time() + 60)
        storage.close()
        decision = anna.state["decisions"][0]
        answer = await anna.choose(0, decision["options"][0]["id"], 0)
        assert (answer["type"], answer["code"]) == ("error", "gone")


@pytest.mark.parametrize("days", ["0", "-1", "x"])
def test_days_are_days(days: str) -> None:
    result = CliRunner().invoke(serve_command, ["--port", "0", "--no-open", "--forget-after", days])
    assert result.exit_code == 2
    assert "--forget-after" in result.output
