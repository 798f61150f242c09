"""A rematch: wished by everybody, made once, each with their own link."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import ludoteca
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed, is_token, new_token, next_token
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


async def invited(client: Client) -> dict[str, Any]:
    """The frame that tells that the rematch is made."""
    while True:
        frame = await client.next("rematch")
        if frame["url"] is not None:
            return frame


def tables_of(database: str, *links: str) -> list[Any]:
    storage = Storage(database)
    try:
        return [storage.link(hashed(link.rsplit("/", 1)[1])) for link in links]
    finally:
        storage.close()


def test_the_next_token_is_a_token_of_its_own() -> None:
    token = new_token()
    assert is_token(next_token(token))
    assert len({token, next_token(token), next_token(next_token(token))}) == 3


async def test_two_people_and_a_spectator_go_on_to_the_rematch(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, watch = server.open_table()
    async with (
        await Client.arrive(server, seats[0], name="Anna") as anna,
        await Client.arrive(server, seats[1], name="Bruno") as bruno,
        await Client.arrive(server, watch) as spectator,
    ):
        await anna.hello(name="Anna")
        await anna.concede(0)
        await anna.send(type="rematch")
        assert await bruno.next("rematch") == {"type": "rematch", "wanted": [0], "url": None, "watch": None}
        await bruno.send(type="rematch")
        urls = [(await invited(client))["url"] for client in (anna, bruno, spectator)]
    assert len(set(urls)) == 3
    assert [url[:3] for url in urls] == ["/t/", "/t/", "/w/"]
    found = tables_of(database, *urls)
    assert len({link.table for link in found}) == 1
    assert [link.seats for link in found] == [(1,), (0,), ()]
    async with await Client.arrive(server, urls[0]) as anna, await Client.arrive(server, urls[1]) as bruno:
        assert anna.state["seats"] == [1]
        assert [player["name"] for player in anna.state["players"]] == ["Bruno", "Anna"]
        await asyncio.gather(anna.play(Random(5)), bruno.play(Random(6)))
        assert anna.state["replay"] == urls[2].replace("/w/", "/r/")


async def test_a_bot_always_agrees(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = server.open_table("hb")
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.concede(0)
        await anna.send(type="rematch")
        assert (await invited(anna))["wanted"] == [0, 1]


async def test_one_click_is_enough_on_the_same_screen(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite)
    seats, _ = server.open_table(same_screen=True)
    async with await Client.arrive(server, seats[0]) as both:
        await both.concede(0)
        await both.send(type="rematch")
        url = (await invited(both))["url"]
    assert [link.seats for link in tables_of(sqlite, url)] == [(0, 1)]


async def test_wishes_and_the_rematch_outlive_the_server(serve: Serve, database: str) -> None:
    server = serve(database)
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.concede(0)
        await anna.send(type="rematch")
        await anna.next("rematch")
    server.stop()
    server = serve(database)
    async with await Client.arrive(server, seats[1]) as bruno:
        assert (await bruno.next("rematch"))["wanted"] == [0]
        await bruno.send(type="rematch")
        made = tables_of(database, (await invited(bruno))["url"])[0].table
    server.stop()
    server = serve(database)
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, watch) as spectator:
        later = (await invited(anna))["url"]
        await anna.send(type="rematch")
        await anna.send(type="ping")
        await anna.next("pong")
        watched = (await invited(spectator))["url"]
    assert {link.table for link in tables_of(database, later, watched)} == {made}


async def test_two_servers_make_one_rematch(serve: Serve, database: str) -> None:
    first, second = serve(database, poll_seconds=0.05), serve(database, poll_seconds=0.05)
    seats, _ = first.open_table()
    async with await Client.arrive(first, seats[0]) as anna, await Client.arrive(second, seats[1]) as bruno:
        await anna.concede(0)
        await bruno.until(anna.state["number"])
        await asyncio.gather(anna.send(type="rematch"), bruno.send(type="rematch"))
        urls = [(await invited(client))["url"] for client in (anna, bruno)]
    assert len({link.table for link in tables_of(database, *urls)}) == 1


async def test_nobody_else_and_not_before_the_end(server: ThreadServer) -> None:
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, watch) as spectator:
        await anna.send(type="rematch")
        assert (await anna.next("error"))["code"] == "playing"
        await anna.concede(0)
        await spectator.send(type="rematch")
        assert (await spectator.next("error"))["code"] == "not_yours"


def test_in_lyon_the_decks_move_along_and_the_loser_decides() -> None:
    game = ludoteca.game("lyon")
    match = game.new(decks=["leoni", "corsari"], first="player 1")
    match.concede(0)
    assert match.outcome is not None
    again = game.rematch_options({"decks": ["leoni", "corsari"], "first": "player 1"}, match.outcome)
    assert again == {"decks": ["corsari", "leoni"], "first": "chosen by 2"}
    game.new(**again)
