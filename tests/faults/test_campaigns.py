"""Whatever happens to server or database: a campaign has the result of every match that is over, once, and no other."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

import ludoteca
from ludoteca.table import schema, storage
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from tests.faults.test_kills import LOST, Doom, ForkedServer, Zygote
from tests.faults.test_storage_failures import Flaky
from tests.table.clients import Client
from tests.table.sagas import chapter_order, install
from tests.table.servers import Reachable, ThreadServer

KILLS = max(5, int(os.environ.get("LUDOTECA_KILLS", "100")) // 5)
TABLES = 4


@pytest.fixture(autouse=True)
def _saga(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    made = Zygote("tests.faults.saga_zygote")
    yield made
    made.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ThreadServer]:
    started = ThreadServer(f"sqlite:///{tmp_path}/tables.sqlite")
    yield started
    started.stop()


def begin(server: Reachable) -> str:
    url: str = server.post("/api/campaigns", {"game": "saga"}).json()["url"]
    return url[3:]


def start(server: Reachable, campaign: str) -> list[str]:
    made = server.post(f"/api/campaigns/{campaign}/tables", chapter_order()).json()
    return [seat["url"] for seat in made["seats"]]


async def concede(client: Client) -> str:
    """The type of the answer."""
    await client.send(type="concede", seat=client.state["seats"][0], after=0)
    answer: str = (await client.next("ack", "error"))["type"]
    return answer


def results(kept: Storage) -> list[str]:
    with kept.engine.connect() as db:
        return list(db.scalars(sa.select(schema.campaign_results.c.table_id)))


def tables_over(kept: Storage) -> list[str]:
    with kept.engine.connect() as db:
        tables = list(db.scalars(sa.select(schema.tables.c.id)))
    records = [kept.load(table) for table in tables]
    return [each.id for each in records if each is not None and opened(each, ludoteca.game)[0].outcome is not None]


async def end_some(server: ForkedServer, campaign: str, rng: Random) -> int:
    """People give up at several tables while the server is killed; how many of them were told that it is done."""
    links = [start(server, campaign) for _ in range(TABLES)]
    clients = [await Client.arrive(server, seats[rng.randrange(2)]) for seats in links]
    done = Doom(server, frames=rng.randint(1, TABLES), delay=rng.uniform(0.0, 0.01))

    async def give_up(client: Client) -> str:
        answer = await concede(client)
        done.count()
        return answer

    if rng.random() < 0.3:  # perhaps before anything is done
        asyncio.get_running_loop().call_later(rng.uniform(0.0, 0.05), server.kill)
    answers = await asyncio.gather(*(give_up(client) for client in clients), return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, LOST):
            raise answer
    for client in clients:
        await client.leave()
    server.kill()
    return answers.count("ack")


async def test_the_results_of_killed_servers_are_those_of_the_matches_that_are_over(
    zygote: Zygote, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    rng = Random(31)
    first = zygote.start(database)
    campaign = begin(first)
    first.kill()
    kept = Storage(database)
    acknowledged = 0
    for _ in range(KILLS):
        acknowledged += await end_some(zygote.start(database), campaign, rng)
    over = tables_over(kept)
    assert sorted(results(kept)) == sorted(over)
    assert len(over) >= acknowledged
    assert 0 < acknowledged < KILLS * TABLES, "the kills came too early or too late to tell anything"
    kept.close()


async def test_a_result_that_cannot_be_written_leaves_the_match_unfinished(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = begin(server)
    seats = start(server, campaign)
    kept = Storage(server.database)
    async with await Client.arrive(server, seats[0]) as anna:
        with monkeypatch.context() as broken:
            broken.setattr(storage, "enter_result", lambda *_: 1 / 0)
            assert await concede(anna) == "error"
        assert (results(kept), tables_over(kept)) == ([], [])
        assert await concede(anna) == "ack"
    assert results(kept) == tables_over(kept) != []
    kept.close()


async def test_a_result_whose_writer_got_no_answer_is_there_once(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    flaky = Flaky(monkeypatch, "append")
    campaign = begin(server)
    seats = start(server, campaign)
    async with await Client.arrive(server, seats[0]) as anna:
        flaky.after = 1
        assert await concede(anna) == "error"
        assert await concede(anna) == "ack"
    said = server.get(f"/api/campaigns/{campaign}").json()
    assert [each["won"] for each in said["results"]] == [True]
