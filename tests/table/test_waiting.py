"""Waiting for others: they can be reminded, and bots do not pause for those who need no pause."""

from __future__ import annotations

from collections.abc import Callable

from tests.table.clients import Client
from tests.table.servers import ThreadServer


async def test_whoever_waits_can_nudge_the_others(server: ThreadServer) -> None:
    seats, watch = server.open_table("hh", game="arena")
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, seats[1]) as bruno,
        await Client.arrive(server, watch) as guest,
    ):
        await bruno.send(type="nudge")
        heard = await anna.next("chat")
        assert (heard["seat"], heard["name"], heard["text"], heard["fresh"]) == (1, "Bruno", "", True)
        for somebody in (anna, guest):
            await somebody.send(type="nudge")
            refused = await somebody.next("error")
            assert (refused["code"], refused["message"]) == ("illegal", "Nessuno ti fa aspettare.")


async def test_bots_cannot_be_nudged(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, bot_pause=3600.0)
    seats, _ = server.open_table("bh", game="arena")
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.send(type="nudge")
        assert (await anna.next("error"))["code"] == "illegal"


async def test_nudges_are_limited_as_words_are(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, chats_burst=1, chats_per_second=0.0001)
    seats, _ = server.open_table("hh", game="arena")
    async with await Client.arrive(server, seats[1]) as bruno:
        await bruno.send(type="nudge")
        await bruno.next("chat")
        await bruno.send(type="nudge")
        assert (await bruno.next("error"))["code"] == "rate"


async def test_bots_pause_for_nobody_who_needs_no_pause(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, bot_pause=3600.0)
    seats, _ = server.open_table("bh", game="arena")
    async with await Client.knock(server, seats[0]) as anna:
        await anna.send(type="hello", lang="it", hurry=True)
        await anna.next("state")
        await anna.until(1)
