"""Campaigns at the table: made, played, kept, on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.table import schema
from ludoteca.table.beginnings import Beginning
from ludoteca.table.campaign_storage import Result
from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Entry, NewTable, Player, Row, Storage, Taken
from ludoteca.table.tokens import CAMPAIGN, WATCH, cover, hashed, new_token, uncover
from tests.table.clients import Client
from tests.table.sagas import chapter_order, install
from tests.table.servers import Reachable, ThreadServer

Serve = Callable[..., ThreadServer]


@pytest.fixture(autouse=True)
def _saga(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def begin(server: Reachable, name: str = "Noi due") -> str:
    """The link of a new campaign."""
    answer = server.post("/api/campaigns", {"game": "saga", "name": name})
    assert answer.status_code == 201, answer.text
    url: str = answer.json()["url"]
    assert url.startswith("/c/")
    return url


def shown(server: Reachable, campaign: str, lang: str = "it") -> dict[str, Any]:
    answer = server.get(f"/api/campaigns/{campaign[3:]}?lang={lang}")
    assert answer.status_code == 200, answer.text
    said: dict[str, Any] = answer.json()
    return said


def start(server: Reachable, campaign: str, *chapter: str, **order: Any) -> tuple[list[str], str]:
    answer = server.post(f"/api/campaigns/{campaign[3:]}/tables", chapter_order(*chapter, **order))
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [seat["url"] for seat in made["seats"]], made["watch"]


async def concede(server: Reachable, seats: list[str], seat: int = 1) -> Client:
    """Let a seat give up; the state of whoever did it, over."""
    client = await Client.arrive(server, seats[seat])
    await client.concede(seat)
    await client.leave()
    return client


# -- storage -------------------------------------------------------------------------------------------------------


def put(storage: Storage, table: str, campaign: str = "", **more: Any) -> None:
    links = [Link(f"watch {table}", table, ()), Link(f"seat {table}", table, (0,), "covered", more.pop("back", ""))]
    storage.create(NewTable(table, "saga", 1, Beginning({}), [Player(0, "Anna")], links, campaign=campaign, **more))


def test_a_new_campaign_is_empty(storage: Storage) -> None:
    storage.create_campaign("c", "saga", "Noi")
    kept = storage.campaign("c")
    assert kept is not None
    assert (kept.game, kept.name, kept.results, kept.running, kept.record) == ("saga", "Noi", [], 0, {})
    assert storage.campaign("other") is None
    storage.rename_campaign("c", "Voi")
    kept = storage.campaign("c")
    assert kept is not None
    assert kept.name == "Voi"


def test_a_table_knows_its_campaign_and_its_way_back(storage: Storage) -> None:
    storage.create_campaign("c", "saga", "")
    put(storage, "t1", "c", back="the way")
    put(storage, "t2")
    records = [storage.load(table) for table in ("t1", "t2")]
    assert [record.campaign for record in records if record is not None] == ["c", ""]
    links = [storage.link(hash) for hash in ("seat t1", "watch t1", "seat t2")]
    assert [link.campaign for link in links if link is not None] == ["the way", "", ""]


def test_a_result_is_written_with_the_last_choice_or_not_at_all(storage: Storage) -> None:
    storage.create_campaign("c", "saga", "")
    put(storage, "t1", "c")
    last = Row(1, 0, "concede", "", [])
    storage.append(Entry("t1", last, result=Result("c", "lions", "one", True)))
    with pytest.raises(Taken):
        storage.append(Entry("t1", last, result=Result("c", "lions", "three", True)))
    with pytest.raises(Taken):
        storage.append(Entry("t1", Row(2, 0, "concede", "", []), result=Result("c", "lions", "three", True)))
    kept = storage.campaign("c")
    assert kept is not None
    assert [(each.chapter, each.level, each.won) for each in kept.results] == [("lions", "one", True)]
    assert kept.record == {"lions": ["one"]}
    assert len(storage.rows("t1")) == 1


def test_results_come_latest_first_and_only_victories_count(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    storage.create_campaign("c", "saga", "")
    for number, won in enumerate((False, True, False)):
        put(storage, f"t{number}", "c")
        monkeypatch.setattr(time, "time", lambda at=number: 1000.0 + at)
        storage.append(Entry(f"t{number}", Row(1, 0, "concede", "", []), result=Result("c", "lions", "one", won)))
    put(storage, "t3", "c")
    kept = storage.campaign("c")
    assert kept is not None
    assert [each.won for each in kept.results] == [False, True, False]
    assert [each.at for each in kept.results] == [1002.0, 1001.0, 1000.0]
    assert kept.running == 1


def test_progress_outlives_the_tables(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    storage.create_campaign("c", "saga", "")
    put(storage, "t1", "c", back="the way")
    storage.append(Entry("t1", Row(1, 0, "concede", "", []), result=Result("c", "lions", "one", True)))
    assert storage.remove_campaigns_untouched_since(1500.0) == 0  # one of its tables is still there
    assert storage.remove_if_untouched("t1", 1500.0)
    kept = storage.campaign("c")
    assert kept is not None
    assert (kept.record, kept.running) == ({"lions": ["one"]}, 0)
    with storage.engine.connect() as db:
        for room in (schema.campaign_tables, schema.campaign_links):
            assert db.execute(sa.select(room)).all() == []


def test_a_campaign_that_nobody_plays_is_forgotten(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    for at, name in ((1000.0, "old"), (1000.0, "played"), (2000.0, "new")):
        monkeypatch.setattr(time, "time", lambda at=at: at)
        storage.create_campaign(name, "saga", name)
    for at, campaign in ((1100.0, "old"), (1900.0, "played")):
        monkeypatch.setattr(time, "time", lambda at=at: at)
        put(storage, f"of {campaign}", campaign)
        last = Row(1, 0, "concede", "", [])
        storage.append(Entry(f"of {campaign}", last, result=Result(campaign, "lions", "one", False)))
        assert storage.remove_if_untouched(f"of {campaign}", 5000.0)
    assert storage.remove_campaigns_untouched_since(1500.0) == 1
    assert [storage.campaign(name) is None for name in ("old", "played", "new")] == [True, False, False]
    with storage.engine.connect() as db:
        left = db.scalars(sa.select(schema.campaign_results.c.campaign))
        assert list(left) == ["played"]


def test_a_rematch_belongs_to_the_same_campaign(storage: Storage) -> None:
    storage.create_campaign("c", "saga", "")
    put(storage, "t1", "c", back="the way")
    put(storage, "t2", after="t1")
    record = storage.load("t2")
    assert record is not None
    assert record.campaign == "c"


def test_secrets_of_different_kinds_have_pads_of_their_own() -> None:
    """Who reads the database and holds the spectators' link must not get the campaign's from the two covered ones."""
    watch, campaign, token = new_token(), new_token(), new_token()
    covered = cover(campaign, token, CAMPAIGN)
    assert uncover(covered, token, CAMPAIGN) == campaign
    assert cover(watch, token, WATCH) == cover(watch, token)
    assert uncover(covered, token, WATCH) != campaign


# -- over the net --------------------------------------------------------------------------------------------------


def test_games_say_whether_they_have_a_campaign(server: ThreadServer) -> None:
    listed = {game["key"]: game for game in server.get("/api/games").json()}
    assert listed["saga"]["campaign"]
    assert not listed["lyon"]["campaign"]


def test_a_campaign_begins_with_its_first_chapter_open(server: ThreadServer) -> None:
    campaign = begin(server)
    assert server.get(campaign).status_code == 200
    said = shown(server, campaign)
    assert (said["name"], said["stars"], said["most_stars"], said["next"]) == ("Noi due", 0, 9, "lions")
    assert [chapter["open"] for chapter in said["chapters"]] == [True, False, False]
    assert (said["results"], said["running"]) == ([], 0)
    assert said["game"]["key"] == "saga"
    assert said["game"]["settings"] == []  # the campaign decides all that Lyon asks
    assert shown(server, campaign, "en")["chapters"][0]["name"] == "The lions"


def test_what_is_locked_cannot_be_begun(server: ThreadServer) -> None:
    campaign = begin(server)
    for chapter, level, status, code in (
        ("corsairs", "one", 409, "closed"),
        ("lions", "iron", 409, "closed"),
        ("dragons", "one", 404, "bad"),
        ("lions", "two", 404, "bad"),
    ):
        answer = server.post(f"/api/campaigns/{campaign[3:]}/tables?lang=en", chapter_order(chapter, level))
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
    answer = server.post(f"/api/campaigns/{campaign[3:]}/tables?lang=en", chapter_order("lions", "iron"))
    assert answer.json()["error"]["message"] == "“Iron” is still locked."


def test_orders_are_checked(server: ThreadServer) -> None:
    campaign = begin(server)
    assert server.post("/api/campaigns", {"game": "lyon"}).status_code == 404
    assert server.post("/api/campaigns", {"game": "nothing"}).status_code == 404
    assert server.post("/api/campaigns", {"game": "saga", "token": "mine"}).status_code == 400
    for wrong in ({"seats": []}, {"options": {"odd": 1}}, {"record": {"lions": ["one"]}}):
        answer = server.post(f"/api/campaigns/{campaign[3:]}/tables", chapter_order() | wrong)
        assert answer.status_code == 400, wrong
    for token in ("short", new_token()):
        assert server.get(f"/c/{token}").status_code == 404
        assert server.get(f"/api/campaigns/{token}").status_code == 404
        assert server.post(f"/api/campaigns/{token}", {"name": "x"}).status_code == 404
        assert server.post(f"/api/campaigns/{token}/tables", chapter_order()).status_code == 404
    foreign = {"origin": "https://elsewhere.example"}
    assert server.post("/api/campaigns", {"game": "saga"}, headers=foreign).status_code == 403


def test_a_campaign_can_be_renamed(server: ThreadServer) -> None:
    campaign = begin(server)
    answer = server.post(f"/api/campaigns/{campaign[3:]}", {"name": "  Le   {nostre} battaglie \n"})
    assert answer.json() == {"name": "Le nostre battaglie"}
    assert shown(server, campaign)["name"] == "Le nostre battaglie"


def test_what_the_campaign_decides_cannot_be_ordered_otherwise(server: ThreadServer) -> None:
    campaign = begin(server)
    _, watch = start(server, campaign, "lions", "one", options={"first": "player 2", "decks": ["custodi", "custodi"]})
    storage = Storage(server.database)
    link = storage.link(hashed(watch[3:]))
    assert link is not None
    record = storage.load(link.table)
    storage.close()
    assert record is not None
    assert record.base["options"]["first"] == "player 1"
    assert record.base["options"]["decks"] == ["leoni", "leoni"]


async def test_a_victory_opens_the_next_chapter_and_a_defeat_nothing(serve: Serve, database: str) -> None:
    server = serve(database)
    campaign = begin(server)
    seats, _ = start(server, campaign, "lions", "one", "hb")
    assert shown(server, campaign)["running"] == 1
    lost = await concede(server, seats, 0)
    assert lost.state["campaign"] == {
        "url": campaign,
        "chapter": "I leoni",
        "level": "Una stella",
        "stars": 0,
        "next": None,
    }
    said = shown(server, campaign)
    assert (said["stars"], said["next"], said["running"]) == (0, "lions", 0)
    assert [(each["chapter"], each["won"]) for each in said["results"]] == [("I leoni", False)]
    seats, _ = start(server, campaign, "lions", "three")
    won = await concede(server, seats)
    assert won.state["campaign"]["next"] == {"name": "I corsari", "url": f"{campaign}?chapter=corsairs"}
    assert won.state["campaign"]["stars"] == 3
    said = shown(server, campaign)
    assert (said["stars"], said["next"]) == (3, "corsairs")
    assert [chapter["open"] for chapter in said["chapters"]] == [True, True, False]
    assert [level["open"] for level in said["chapters"][0]["levels"]] == [True, True, True]
    assert [each["won"] for each in said["results"]] == [True, False]


async def test_only_who_holds_a_seat_is_shown_the_way_back(server: ThreadServer) -> None:
    campaign = begin(server)
    seats, watch = start(server, campaign)
    for link, way in ((seats[0], campaign), (seats[1], campaign)):
        async with await Client.arrive(server, link) as client:
            assert client.state["campaign"]["url"] == way
            assert client.state["campaign"]["next"] is None
    async with await Client.arrive(server, watch) as spectator:
        assert spectator.state["campaign"] is None
    plain, _ = server.open_table()
    async with await Client.arrive(server, plain[0]) as client:
        assert client.state["campaign"] is None


async def test_a_rematch_counts_for_the_campaign(serve: Serve, database: str) -> None:
    server = serve(database)
    campaign = begin(server)
    seats, _ = start(server, campaign, "lions", "one", "hb")
    await concede(server, seats, 0)
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.send(type="rematch")
        url = None
        while url is None:
            url = (await anna.next("rematch"))["url"]
    assert shown(server, campaign)["running"] == 1
    async with await Client.arrive(server, url) as anna:
        assert anna.state["campaign"]["url"] == campaign
        seat = anna.state["seats"][0]
        await anna.send(type="concede", seat=seat, after=anna.state["number"])
        await anna.next("ack")
    said = shown(server, campaign)
    assert (len(said["results"]), said["running"]) == (2, 0)


async def test_playing_on_from_a_replay_is_no_part_of_the_campaign(server: ThreadServer) -> None:
    campaign = begin(server)
    seats, watch = start(server, campaign)
    await concede(server, seats)
    made = server.post(f"/api/replay/{watch[3:]}/0/play", {"bot": "random", "seat": 0, "name": "Anna"})
    async with await Client.arrive(server, made.json()["url"]) as anna:
        assert anna.state["campaign"] is None
    assert len(shown(server, campaign)["results"]) == 1


async def test_a_match_played_through_two_servers_is_noted_once(serve: Serve, database: str) -> None:
    first, second = serve(database, poll_seconds=0.05), serve(database, poll_seconds=0.05)
    campaign = begin(first)
    seats, _ = start(first, campaign)
    async with await Client.arrive(first, seats[0]) as anna, await Client.arrive(second, seats[1]) as bruno:
        await asyncio.gather(anna.play(Random(3)), bruno.play(Random(4)))
    assert [each["won"] for each in shown(second, campaign)["results"]] == [True]
    assert shown(first, campaign)["stars"] == 1


async def test_two_who_end_a_match_at_once_leave_one_result(serve: Serve, database: str) -> None:
    first, second = serve(database, poll_seconds=0.05), serve(database, poll_seconds=0.05)
    campaign = begin(first)
    seats, _ = start(first, campaign)
    async with await Client.arrive(first, seats[0]) as anna, await Client.arrive(second, seats[1]) as bruno:
        await asyncio.gather(
            anna.send(type="concede", seat=0, after=0),
            bruno.send(type="concede", seat=1, after=0),
        )
        answers = [(await client.next("ack", "error"))["type"] for client in (anna, bruno)]
    assert sorted(answers) == ["ack", "error"]
    assert len(shown(first, campaign)["results"]) == 1
