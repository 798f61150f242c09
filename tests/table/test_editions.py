"""Matches whose rows are damaged, or whose rules have changed: nothing is lost, and nothing is silently different."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import ludoteca
from ludoteca.table.editions import edition, files_of
from ludoteca.table.storage import Storage
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


def change(database: str, statement: str) -> None:
    """Do something to a database that no server would."""
    storage = Storage(database)
    with storage.engine.begin() as db:
        db.exec_driver_sql(statement)
    storage.close()


async def played_table(server: ThreadServer, choices: int) -> str:
    """Make a table at which one person plays both seats, and choose; return its link."""
    urls, _ = server.open_table("hh", same_screen=True)
    client = await Client.arrive(server, urls[0])
    for _ in range(choices):
        await client.step(Random(1))
    await client.leave()
    return urls[0]


async def test_a_damaged_row_costs_no_match(serve: Serve, sqlite: str) -> None:
    url = await played_table(serve(sqlite), 9)
    change(sqlite, "UPDATE choices SET option = 'play:999' WHERE number = 7")
    client = await Client.arrive(serve(sqlite), url)
    assert client.state["number"] == 7
    assert client.state["log"][-1]["kind"] == "Noted"
    assert "danneggiate" in client.state["log"][-1]["text"]
    await client.step(Random(1))
    await client.leave()
    storage = Storage(sqlite)
    with storage.engine.connect() as db:
        kept = db.exec_driver_sql("SELECT why FROM set_aside").scalars().all()
    storage.close()
    assert len(kept) == 3
    assert all("row 7" in why for why in kept)


async def test_a_row_that_was_damaged_before_the_latest_snapshot_costs_nothing_that_is_played(
    serve: Serve, sqlite: str
) -> None:
    url = await played_table(serve(sqlite), 6)
    change(sqlite, "UPDATE choices SET option = 'play:999' WHERE number = 4")
    client = await Client.arrive(serve(sqlite), url)
    assert (client.state["number"], client.state["outcome"]) == (6, None)
    await client.step(Random(1))
    await client.leave()


async def test_rules_that_lead_elsewhere_end_a_match_without_a_winner(serve: Serve, sqlite: str) -> None:
    url = await played_table(serve(sqlite), 6)
    change(sqlite, "UPDATE choices SET digest = 'another' WHERE number = 4")
    change(sqlite, "UPDATE tables SET edition = 'older'")
    for _ in range(2):  # what was noted once is not noted again
        client = await Client.arrive(serve(sqlite), url)
        assert client.state["number"] == 7
        assert client.state["outcome"]["winners"] == []
        assert "Nessun esito" in client.state["outcome"]["reason"]["it"]
        assert client.state["decisions"] == []
        assert client.state["waiting"] == []
        await client.send(type="concede", seat=0, after=7)
        assert (await client.next("ack", "error"))["code"] == "over"
        await client.leave()


async def test_rules_that_lead_to_the_same_positions_go_on_with_a_match(serve: Serve, sqlite: str) -> None:
    url = await played_table(serve(sqlite), 6)
    change(sqlite, "UPDATE tables SET edition = 'older', base = replace(base, '\"version\":', '\"version\":9')")
    client = await Client.arrive(serve(sqlite), url)
    assert (client.state["number"], client.state["outcome"]) == (6, None)
    await client.step(Random(1))
    await client.leave()
    storage = Storage(sqlite)
    with storage.engine.connect() as db:
        assert db.exec_driver_sql("SELECT edition FROM tables").scalar() == edition(ludoteca.game("lyon"))
    storage.close()


def test_an_edition_is_of_the_rules_and_not_of_words_and_bots() -> None:
    editions = {key: edition(ludoteca.game(key)) for key in ludoteca.list_games()}
    assert len(set(editions.values())) == len(editions)
    names = {str(path) for path in files_of(ludoteca.game("lyon"))}
    assert any(name.endswith("state/match.py") for name in names)
    assert any(name.endswith(".yaml") for name in names)
    assert not [name for name in names if "/shows/" in name or "/bot/" in name]
