"""Drafts at links: nobody sees another's cards, time goes by, bots take, decks are built, and matches begin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.table.tokens import next_token
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
    own, *invitations = [seat["url"] for seat in answer.json()["seats"]]
    seats = [own, *(claim(server, invitation) for invitation in invitations)]
    return [seat.removeprefix("/d/") for seat in seats]


def claim(server: ThreadServer, invitation: str) -> str:
    """Use an invitation; the address of the guest's own seat."""
    answer = server.post(invitation.replace("/j/", "/api/invitations/"), {})
    assert answer.status_code == 201, answer.text
    url: str = answer.json()["url"]
    return url


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


def test_whoever_opens_the_boosters_sees_no_seat_but_their_own(server: ThreadServer) -> None:
    made = server.post("/api/drafts", order("hh", way="sealed")).json()["seats"]
    host, invitation = (seat["url"] for seat in made)
    assert (host[:3], invitation[:3]) == ("/d/", "/j/")
    held = invitation.removeprefix("/j/")
    assert server.get(f"/api/drafts/{held}").status_code == 404
    assert move(server, held, deck={}).status_code == 404
    guest = claim(server, invitation).removeprefix("/d/")
    again = server.post(f"/api/invitations/{held}", {})
    assert (again.status_code, "già stato usato" in again.json()["error"]["message"]) == (404, True)
    for known in (held, host.removeprefix("/d/"), guest):
        status = server.post(f"/api/invitations/{known}", {}).status_code
        assert status == 404, "nobody's seat is an invitation"
    assert server.get(f"/api/drafts/{held}").status_code == 404
    for token in (host.removeprefix("/d/"), guest):
        move(server, token, deck=look(server, token)["suggestion"])
    match = look(server, guest)["match"]
    assert server.get(match).status_code == 200
    assert server.get(f"/t/{next_token(held)}").status_code == 404, "nor does the match follow from the invitation"
    assert server.post(match.replace("/t/", "/api/seats/"), {}).status_code == 201
    told = look(server, guest)
    assert (told["begun"], told["match"]) == (True, None), "the draft leads nowhere when its seat has another link"


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


@pytest.mark.parametrize(
    ("changed", "status"),
    [({"game": "lyon"}, 404), ({"set": "77"}, 400), ({"way": "cube"}, 400), ({"seats": [{"kind": "human"}] * 3}, 400)],
)
def test_an_order_for_no_draft_is_refused(changed: dict[str, Any], status: int, server: ThreadServer) -> None:
    assert server.post("/api/drafts", {**order("hb"), **changed}).status_code == status
    assert server.get("/api/drafts/" + "x" * 32).status_code == 404
