"""People who share a screen: one is shown at a time, and where several are asked at once they choose who."""

from __future__ import annotations

import pytest

from tests.table.clients import Client
from tests.table.servers import ThreadServer

HEROES = ["alleria", "malik"]


async def test_of_several_who_are_asked_any_can_be_shown(server: ThreadServer) -> None:
    seats, _ = server.open_table(same_screen=True, game="kingdom", heroes=HEROES)
    async with await Client.arrive(server, seats[0]) as both:
        assert both.state["open"]
        assert both.state["waiting"] == [0, 1]
        assert (both.state["seat"], both.state["decisions"][0]["seat"]) == (0, 0)
        await both.send(type="look", seat=1)
        state = await both.next("state")
        assert (state["seat"], [decision["seat"] for decision in state["decisions"]]) == (1, [1])
        await both.choose(1, state["decisions"][0]["options"][0]["id"], 0)
        state = await both.until(1)
        assert state["seat"] == 0  # the other one is not asked any more


async def test_who_is_not_asked_is_not_shown(server: ThreadServer) -> None:
    seats, _ = server.open_table(same_screen=True, game="kingdom", heroes=HEROES)
    async with await Client.arrive(server, seats[0]) as both:
        for number in range(3):  # the two heroes' abilities, then somebody takes a tower in hand
            decision = both.state["decisions"][0]
            await both.choose(decision["seat"], decision["options"][0]["id"], number)
            await both.until(number + 1)
        acting = both.state["seat"]
        assert both.state["waiting"] == [acting]
        await both.send(type="look", seat=1 - acting)
        assert (await both.next("state"))["seat"] == acting


async def test_where_there_are_secrets_the_page_is_told(server: ThreadServer) -> None:
    seats, _ = server.open_table(same_screen=True)
    async with await Client.arrive(server, seats[0]) as both:
        assert not both.state["open"]


@pytest.mark.parametrize("seat", [1, 5])
async def test_nobody_looks_from_a_seat_that_is_not_theirs(server: ThreadServer, seat: int) -> None:
    seats, watch = server.open_table(game="kingdom", heroes=HEROES)
    for link in (seats[0], watch):
        async with await Client.arrive(server, link) as person:
            before = person.state["seat"]
            await person.send(type="look", seat=seat)
            assert (await person.next("error"))["code"] == "not_yours"
            assert (await person.hello())["seat"] == before
