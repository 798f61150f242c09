"""What clients may send, and what they get back for what they may not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


async def refused(client: Client, **frame: Any) -> dict[str, Any]:
    await client.send(**frame)
    error = await client.next("error")
    assert error["message"]
    assert error["number"] == client.state["number"]
    return error


BAD_FRAMES: list[str | bytes] = [
    "",
    "hello",
    "{",
    "[]",
    "3",
    "null",
    "{}",
    '{"type": 3}',
    '{"type": "dance"}',
    '{"type": "choose"}',
    '{"type": "choose", "seat": "0", "option": "end", "after": 0}',
    '{"type": "choose", "seat": 0, "option": 7, "after": 0}',
    '{"type": "choose", "seat": 0, "option": "end", "after": -1}',
    '{"type": "choose", "seat": 0, "option": "end", "after": 1.5}',
    '{"type": "choose", "seat": -1, "option": "end", "after": 0}',
    '{"type": "choose", "seat": 0, "option": "end", "after": 0, "extra": 1}',
    '{"type": "choose", "seat": 0, "option": "' + "x" * 300 + '", "after": 0}',
    '{"type": "choose", "seat": 0, "option": "end", "after": 99999999999999999999999}',
    '{"type": "hello", "lang": "../fr"}',
    '{"type": "hello", "lang": ""}',
    '{"type": "hello", "lang": "it", "shape": "round"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "   "}',
    '{"type": "chat", "text": "' + "x" * 281 + '"}',
    '{"type": "ping"} {"type": "ping"}',
    "[" * 9000,
    '{"type": "chat", "text": "' + "x" * 20_000 + '"}',
    b'{"type": "ping"}',
    b"\xff\xfe",
]


async def test_bad_frames_are_answered_and_the_socket_lives_on(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        for text in BAD_FRAMES:
            await anna.socket.send(text)
            error = await anna.next("error")
            assert error["code"] == "bad", text
            assert error["message"]
        await anna.send(type="ping")
        await anna.next("pong")
        assert (await anna.step(Random(1)))["type"] == "ack"


async def test_abuse_ends_the_connection(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, faults_allowed=5)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        for _ in range(6):
            await anna.socket.send("?")
            await anna.next("error")
        with pytest.raises(ConnectionClosed) as closed:
            await anna.next("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_far_too_long_a_frame_ends_the_connection_only(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.socket.send("x" * 300_000)
        with pytest.raises(ConnectionClosed):
            await anna.next("error")
    async with await Client.arrive(server, seats[0]) as anna:
        assert anna.state["number"] == 0


async def test_hello_comes_first(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.knock(server, seats[0]) as anna:
        await anna.send(type="concede", seat=0, after=0)
        assert (await anna.next("error"))["code"] == "bad"
        await anna.hello("en")
        assert anna.state["outcome"] is None


async def test_unknown_tables_are_gone(server: ThreadServer) -> None:
    for token in ("x" * 32, "short", "x" * 500):
        client = await Client.knock(server, f"/t/{token}")
        assert (await client.next("error"))["code"] == "gone"
        with pytest.raises(ConnectionClosed) as closed:
            await client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_choices_that_are_not_offered(server: ThreadServer) -> None:
    seats, watch = server.open_table(first="player 1")
    async with await Client.arrive(server, seats[0], "en") as anna, await Client.arrive(server, watch) as spectator:
        theirs = await refused(anna, type="choose", seat=1, option="end", after=0)
        assert theirs["code"] == "not_yours"
        illegal = await refused(anna, type="choose", seat=0, option="end", after=0)
        assert illegal["code"] == "illegal"
        unknown = await refused(anna, type="choose", seat=0, option="dance:1", after=0)
        assert (unknown["code"], unknown["message"]) == ("illegal", "There is no option “dance:1”.")
        future = await refused(anna, type="choose", seat=0, option="end", after=7)
        assert future["code"] == "stale"
        for frame in ({"type": "concede"}, {"type": "undo", "chain": False}, {"type": "choose", "option": "end"}):
            assert (await refused(spectator, seat=0, after=0, **frame))["code"] == "not_yours"
        assert (await refused(spectator, type="hint", seat=0))["code"] == "not_yours"
        assert (await refused(spectator, type="why", seat=0, option="end"))["code"] == "not_yours"


async def test_repeating_is_harmless_and_racing_is_refused(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, seats[0]) as anna_elsewhere,
    ):
        first, second = [option["id"] for option in anna.state["decisions"][0]["options"][:2]]
        assert await anna.choose(0, first, 0) == {"type": "ack", "number": 1}
        assert await anna.choose(0, first, 0) == {"type": "ack", "number": 1}
        assert await anna_elsewhere.choose(0, first, 0) == {"type": "ack", "number": 1}
        stale = await anna_elsewhere.choose(0, second, 0)
        assert (stale["code"], stale["number"]) == ("stale", 1)
        assert anna_elsewhere.state["number"] == 1, "the state that explains it comes before the refusal"
        await anna.until(1)
        assert await anna.choose(0, second, 1) == {"type": "ack", "number": 2}
        assert await anna.choose(0, first, 0) == {"type": "ack", "number": 1}


async def test_of_racing_choices_one_is_taken(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    clients = [await Client.arrive(server, seats[0]) for _ in range(6)]
    options = [option["id"] for option in clients[0].state["decisions"][0]["options"]]
    tries = [client.choose(0, options[i], 0) for i, client in enumerate(clients)]
    answers = await asyncio.gather(*tries)
    assert sorted(answer["type"] for answer in answers) == ["ack"] + ["error"] * 5
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"stale"}
    for client in clients:
        await client.leave()


async def test_too_many_frames_are_refused(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, frames_per_second=0.001, frames_burst=5)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        for _ in range(4):
            await anna.send(type="ping")
            await anna.next("pong")
        assert (await refused(anna, type="ping"))["code"] == "rate"


async def test_pages_of_other_sites_are_refused(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    with pytest.raises(InvalidStatus) as answer:
        await Client.knock(server, seats[0], origin="http://evil.example")
    assert answer.value.response.status_code == 403
    own = await Client.arrive(server, seats[0], origin=server.url)
    assert own.state["number"] == 0
    await own.leave()


async def test_a_crowd_of_spectators_keeps_no_player_out(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, sockets_per_link=2)
    seats, watch = server.open_table()
    async with await Client.arrive(server, watch), await Client.arrive(server, watch):
        third = await Client.knock(server, watch)
        assert (await third.next("error"))["code"] == "busy"
        await third.leave()
        async with await Client.arrive(server, seats[0]) as anna:
            assert (await anna.step(Random(1)))["type"] == "ack"


async def test_an_address_holds_only_so_many(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, sockets_per_address=1)
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]):
        with pytest.raises(InvalidStatus):
            await Client.knock(server, watch)


async def test_who_does_not_follow_changes_is_told_the_whole_each_time(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.knock(server, seats[0]) as anna:
        await anna.send(type="hello", lang="it")
        first = await anna.next("state")
        asked = first["decisions"][0]
        await anna.send(type="choose", seat=asked["seat"], option=asked["options"][0]["id"], after=first["number"])
        second = await anna.next("state")
        assert [frame["type"] for frame in anna.raw if frame["type"] in ("state", "change")] == ["state", "state"]
        assert second["number"] > first["number"]
        assert {"backdrop", "set"} < anna.raw[-1].get("scene", second["scene"]).keys()
