"""Drafts at links: nobody sees another's cards, time goes by, bots take, decks are built, and matches begin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.table import packs
from tests.table.brought import small_set
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


def order(kinds: str, way: str = "draft", seconds: int = 0) -> dict[str, Any]:
    bot = {"kind": "bot", "bot": "random"}
    seats = [{"kind": "human", "name": f"P{n}"} if kind == "h" else bot for n, kind in enumerate(kinds)]
    return {"game": "lorcana", "way": way, "set": "5", "seats": seats, "seconds": seconds}


def open_draft(server: ThreadServer, *arguments: Any, **named: Any) -> list[str]:
    answer = server.post("/api/drafts", order(*arguments, **named))
    assert answer.status_code == 201, answer.text
    return [seat["url"].removeprefix("/d/") for seat in answer.json()["seats"]]


def look(server: ThreadServer, token: str) -> dict[str, Any]:
    answer = server.get(f"/api/drafts/{token}?lang=en")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def move(server: ThreadServer, token: str, **what: Any) -> Any:
    return server.post(f"/api/drafts/{token}?lang=en", what)


def take_all(server: ThreadServer, *tokens: str) -> None:
    """Everybody takes the first card until there is none."""
    while True:
        told = [look(server, token) for token in tokens]
        if all(each["over"] for each in told):
            return
        for token, each in zip(tokens, told, strict=True):
            assert move(server, token, take=each["view"]["booster"][0]["id"]).status_code == 200


async def lose_match(server: ThreadServer, loser: str, winner: str = "") -> None:
    """Give up two games in a row; the other wishes for the second, too, if it is a person."""
    async with await Client.arrive(server, loser) as client:
        await client.concede(client.state["seats"][0])
        await client.send(type="rematch")
        await client.next("rematch")
    if winner:
        async with await Client.arrive(server, winner) as client:
            await client.send(type="rematch")
            while (await client.next("rematch"))["url"] is None:
                pass
    async with await Client.arrive(server, loser) as client:
        assert client.state["series"]["number"] == 2
        await client.concede(client.state["seats"][0])
        assert client.state["series"]["over"]


@pytest.mark.asyncio
async def test_two_people_and_two_bots_draft_and_play(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_burst=5000)
    anna, bruno = open_draft(server, "hbhb")
    assert server.get(f"/d/{anna}").status_code == 200
    take_all(server, anna, bruno)
    ends = [look(server, token) for token in (anna, bruno)]
    for end in ends:
        assert len(end["view"]["taken"]) == 48
        assert sum(end["suggestion"].values()) == 35
        assert end["match"] is None
    too_small = move(server, anna, deck={ends[0]["view"]["taken"][0]["id"]: 1})
    assert "at least 35" in too_small.json()["error"]["message"]
    others = next(card["id"] for card in ends[1]["view"]["taken"] if card not in ends[0]["view"]["taken"])
    assert move(server, anna, deck={**ends[0]["suggestion"], others: 1}).status_code == 400
    assert move(server, anna, deck=ends[0]["suggestion"]).json()["match"] is None, "the other still builds"
    made = move(server, bruno, deck=ends[1]["suggestion"]).json()["match"]
    server.stop()
    second = serve(sqlite, requests_burst=5000)
    links = [look(second, anna)["match"], made]
    assert len(set(links)) == 2
    for link in links:
        async with await Client.arrive(second, link) as client:
            assert client.state["series"]["best_of"] == 3
            assert client.state["seats"] == [0]


def test_nobody_learns_what_others_take(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_burst=5000)
    anna, bruno = open_draft(server, "hh")
    before = look(server, anna)
    assert move(server, bruno, take=look(server, bruno)["view"]["booster"][3]["id"]).status_code == 200
    after = look(server, anna)
    assert after["view"] == before["view"]
    assert [player["waited"] for player in after["players"]] == [True, False]
    assert "seed" not in str(after)
    theirs, mine = (look(server, token)["view"]["booster"] for token in (bruno, anna))
    hidden = {card["id"] for card in theirs} - {card["id"] for card in mine}
    assert not [id for id in hidden if f"'{id}'" in str(after)]
    stranger = move(server, anna, take=sorted(hidden)[0])
    assert stranger.status_code == 409


def test_whoever_has_no_name_says_it_once(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    made = server.post("/api/drafts", {**order("hb"), "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]})
    token = made.json()["seats"][0]["url"].removeprefix("/d/")
    assert not look(server, token)["named"]
    named = move(server, token, name=" Zoe\u202e ").json()
    assert (named["named"], named["players"][0]["name"]) == (True, "Zoe")
    assert move(server, token, name="Another").json()["players"][0]["name"] == "Zoe"


def test_a_bot_takes_for_whoever_lets_time_go_by(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.table import booster_drafts

    server = serve(sqlite)
    (anna,) = open_draft(server, "hb", seconds=30)
    told = look(server, anna)
    assert 0 < told["left"] <= 30
    real = booster_drafts.time.time
    monkeypatch.setattr(booster_drafts.time, "time", lambda: real() + 31)
    assert len(look(server, anna)["view"]["taken"]) == 1


def test_sealed_pools_are_built_at_once(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    (anna,) = open_draft(server, "hb", way="sealed")
    told = look(server, anna)
    assert told["over"]
    assert len(told["view"]["taken"]) == 72
    assert move(server, anna, deck=told["suggestion"]).json()["match"].startswith("/t/")


@pytest.mark.parametrize("kinds", ["hbb", "hhbbb", "hhhbbbb"])
def test_with_an_odd_number_a_bot_rests(kinds: str, serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_burst=5000)
    tokens = open_draft(server, kinds, way="sealed")
    for token in tokens:
        told = move(server, token, deck=look(server, token)["suggestion"]).json()
    assert (told["round"], told["rounds"]) == (1, 2 if len(kinds) == 3 else 3)
    (met,) = told["matches"]
    assert sorted(seat for match in met for seat in match["seats"]) == list(range(len(kinds)))
    (rest,) = [match for match in met if match["state"] == "rest"]
    assert kinds[rest["seats"][0]] == "b"
    assert told["wins"][rest["seats"][0]] == 1, "a rest counts as a win"
    assert all(match["state"] == "on" for match in met if any(kinds[seat] == "h" for seat in match["seats"]))
    assert all(look(server, token)["match"] for token in tokens)


@pytest.mark.asyncio
async def test_whoever_has_won_meets_whoever_has_won(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_burst=5000)
    anna, bruno = open_draft(server, "hhbb", way="pack_rush")
    for token in (anna, bruno):
        move(server, token, deck=look(server, token)["suggestion"])
    first = look(server, anna)
    assert [match["seats"] for match in first["matches"][0]] == [[0, 1], [2, 3]]
    assert [match["state"] for match in first["matches"][0]] == ["on", "unplayed"]
    await lose_match(server, look(server, bruno)["match"], first["match"])
    second = look(server, anna)
    assert second["wins"] == [1, 0, 0, 0]
    assert second["matches"][0][0] == {"seats": [0, 1], "state": "over", "winner": 0}
    assert (second["round"], second["rounds"]) == (2, 2)
    assert [match["seats"] for match in second["matches"][1]] == [[0, 2], [1, 3]], "nobody meets the same again"
    assert second["match"] not in (None, first["match"])
    server.stop()
    again = serve(sqlite, requests_burst=5000)
    for token in (anna, bruno):
        await lose_match(again, look(again, token)["match"])
    end = look(again, anna)
    assert [match["winner"] for match in end["matches"][1]] == [2, 3]
    assert end["wins"] == [1, 0, 1, 1]
    assert end["round"] == end["rounds"] == 2


@pytest.mark.asyncio
async def test_pack_rush_is_played_with_all_that_is_opened(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    (anna,) = open_draft(server, "hb", way="pack_rush")
    told = look(server, anna)
    assert told["over"]
    assert len(told["view"]["taken"]) == told["view"]["least"] == 24
    link = move(server, anna, deck=told["suggestion"]).json()["match"]
    async with await Client.arrive(server, link) as client:
        assert client.state["series"]["best_of"] == 3


@pytest.mark.asyncio
async def test_the_set_of_a_pack_is_opened_and_played(serve: Serve, sqlite: str, tmp_path: Path) -> None:
    (name,), broken = packs.bring([small_set(tmp_path / "pack")])
    assert not broken
    server = serve(sqlite, packs=(name,))
    usual = server.get("/api/drafts?game=lorcana&lang=en").json()["sets"]
    offered = server.get(f"/api/drafts?game=lorcana&packs={name}&lang=en").json()["sets"]
    assert [set_ for set_ in offered if set_ not in usual] == [{"value": "91", "name": "91. Small set"}]
    assert server.post("/api/drafts", {**order("hb"), "set": "91"}).status_code == 400, "not without the pack"
    made = server.post("/api/drafts", {**order("hb", way="pack_rush"), "set": "91", "packs": [name]})
    token = made.json()["seats"][0]["url"].removeprefix("/d/")
    told = look(server, token)
    assert {card["id"].partition("-")[0] for card in told["view"]["taken"]} == {"91"}
    link = move(server, token, deck=told["suggestion"]).json()["match"]
    async with await Client.arrive(server, link) as client:
        assert client.state["series"]["best_of"] == 3
    unknown = server.get("/api/drafts?game=lorcana&packs=pack:0123456789abcdef")
    assert unknown.status_code == 400


@pytest.mark.parametrize(
    ("changed", "status"),
    [({"game": "lyon"}, 404), ({"set": "77"}, 400), ({"way": "cube"}, 400), ({"seats": [{"kind": "human"}] * 9}, 400)],
)
def test_an_order_for_no_draft_is_refused(changed: dict[str, Any], status: int, server: ThreadServer) -> None:
    assert server.post("/api/drafts", {**order("hb"), **changed}).status_code == status
    assert server.get("/api/drafts/" + "x" * 32).status_code == 404
