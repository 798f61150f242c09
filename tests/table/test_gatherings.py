"""A table that waits until those who were left to choose have chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.table.pages import STATIC
from tests.table.clients import Client
from tests.table.declarations import Declarations
from tests.table.servers import ThreadServer

DECLARED = Declarations(STATIC / "protocol.d.ts")
CHOSEN = {"mode": "ch2", "teams": "chosen", "copies": "no"}


def token(url: str) -> str:
    return url.rsplit("/", 1)[-1]


def told(server: ThreadServer, url: str) -> Any:
    answer = server.get(f"/api/gatherings/{token(url)}?lang=it")
    assert answer.status_code == 200
    assert DECLARED.problems("Gathering", answer.json()) == []
    return answer.json()


def pick(server: ThreadServer, url: str, seat: int, **options: Any) -> Any:
    body = {"seat": seat, "name": "Bruno", "options": options}
    return server.post(f"/api/gatherings/{token(url)}?lang=it", body)


def test_a_match_begins_when_the_invited_friend_has_chosen(server: ThreadServer) -> None:
    (anna, bruno), watch = server.open_table("hh", decks=["leoni", None])
    seen = told(server, bruno)
    assert [setting["key"] for setting in seen["asked"]["1"]] == ["decks"]
    assert [player["chosen"] for player in seen["players"]] == [True, False]
    assert told(server, anna)["asked"] == {} == told(server, watch)["asked"]
    assert 'src="/static/gathering.js"' in server.get(bruno).text
    assert 'src="/static/gathering.js"' in server.get(watch).text
    assert pick(server, bruno, 1, decks="corsari").json() == {"begun": True}
    assert told(server, anna) == {"begun": True}
    assert 'src="/static/table.js"' in server.get(bruno).text


async def test_the_match_is_played_with_what_was_chosen(server: ThreadServer) -> None:
    (anna, bruno), _ = server.open_table("hh", decks=["leoni", None])
    pick(server, bruno, 1, decks="corsari")
    async with await Client.arrive(server, anna) as client:
        assert [player["name"] for player in client.state["players"]] == ["Anna", "Bruno"]
        assert client.state["outcome"] is None


async def test_a_socket_to_a_table_that_has_not_begun_is_told_so(server: ThreadServer) -> None:
    (anna, _), _ = server.open_table("hh", decks=["leoni", None])
    async with await Client.knock(server, anna) as client:
        await client.send(type="hello", lang="it")
        said = await client.next("error")
        assert (said["type"], said["code"]) == ("error", "gathering")
        with pytest.raises(ConnectionClosed) as closed:
            await client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


def test_nobody_sees_what_another_has_chosen_before_it_begins(server: ThreadServer) -> None:
    (anna, bruno), watch = server.open_table("hh", decks=[None, None])
    assert pick(server, bruno, 1, decks="corsari").json()["picks"] == {"1": {"decks": "corsari"}}
    for link in (anna, watch):
        assert "picks" in told(server, link)
        assert told(server, link)["picks"] == {}
    assert [player["chosen"] for player in told(server, anna)["players"]] == [False, True]


def test_what_was_chosen_can_be_chosen_again_until_it_begins(server: ThreadServer) -> None:
    (_, bruno), _ = server.open_table("hh", decks=[None, None])
    pick(server, bruno, 1, decks="corsari")
    pick(server, bruno, 1, decks="leoni")
    assert told(server, bruno)["picks"] == {"1": {"decks": "leoni"}}


def test_only_their_own_seat_and_only_what_is_open_can_be_chosen(server: ThreadServer) -> None:
    (anna, bruno), watch = server.open_table("hh", decks=["leoni", None])
    assert pick(server, anna, 1, decks="leoni").status_code == 403
    assert pick(server, watch, 1, decks="leoni").status_code == 403
    assert pick(server, anna, 0, decks="corsari").status_code == 409
    for options in ({}, {"decks": None}, {"decks": "leoni", "first": "random"}, {"decks": ["leoni"]}):
        assert pick(server, bruno, 1, **options).status_code == 400
    refused = pick(server, bruno, 1, decks="2 Carta che non esiste")
    assert refused.status_code == 400
    assert "Carta che non esiste" in refused.json()["error"]["message"]
    assert told(server, bruno)["begun"] is False


def test_what_the_host_chose_is_checked_at_once(server: ThreadServer) -> None:
    order = {
        "game": "lyon",
        "options": {"decks": ["2 Carta che non esiste", None]},
        "seats": [{"kind": "human"}, {"kind": "human"}],
    }
    assert server.post("/api/tables", order).status_code == 400


def test_a_bot_that_is_left_to_choose_chooses_at_once(server: ThreadServer) -> None:
    (anna,), _ = server.open_table("hb", decks=["leoni", None])
    assert told(server, anna) == {"begun": True}


def test_characters_that_another_has_cannot_be_chosen_where_there_is_one_copy(server: ThreadServer) -> None:
    settings = next(game for game in server.get("/api/games?lang=it").json() if game["key"] == "arena")["settings"]
    teams = next(setting for setting in settings if setting["key"] == "characters" and setting["parts"] == 3)["default"]
    (anna, bruno), _ = server.open_table("hh", game="arena", characters=[teams[0], None], **CHOSEN)
    assert pick(server, bruno, 1, characters=teams[0]).status_code == 400
    assert told(server, anna)["begun"] is False
    assert ["Squadre", "scelte prima"] in told(server, anna)["facts"]
    assert pick(server, bruno, 1, characters=teams[1]).json() == {"begun": True}


def test_what_the_match_asks_itself_is_not_asked_before(server: ThreadServer) -> None:
    games = {game["key"]: game for game in server.get("/api/games?lang=it").json()}
    heroes = next(setting for setting in games["kingdom"]["settings"] if setting["key"] == "heroes")
    assert heroes["later"]


def test_a_choice_outlives_the_server(serve: Callable[..., ThreadServer], database: str) -> None:
    first = serve(database)
    (anna, bruno), _ = first.open_table("hh", decks=[None, None])
    pick(first, bruno, 1, decks="corsari")
    first.stop()
    second = serve(database)
    assert [player["chosen"] for player in told(second, anna)["players"]] == [False, True]
    assert pick(second, anna, 0, decks="leoni").json() == {"begun": True}
    assert pick(second, bruno, 1, decks="leoni").json() == {"begun": True}


@pytest.mark.parametrize("kinds", ["hhb", "hbb"])
def test_bots_choose_when_the_last_person_has(server: ThreadServer, kinds: str) -> None:
    links, _ = server.open_table(kinds, game="lorcana", decks=[None] * 3)
    keys = [choice["value"] for choice in told(server, links[0])["asked"]["0"][0]["choices"]]
    for seat, link in enumerate(links):
        answer = pick(server, link, seat, decks=keys[seat]).json()
    assert answer == {"begun": True}
