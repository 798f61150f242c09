"""Whole matches over real websockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table.ledger import Ledger
from ludoteca.table.sight import names_of
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client, painted
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


def stored(database: str, link: str) -> tuple[Storage, str]:
    storage = Storage(database)
    found = storage.link(hashed(link.rsplit("/", 1)[1]))
    assert found is not None
    return storage, found.table


async def test_two_people_play_a_whole_match(serve: Serve, database: str) -> None:
    server = serve(database, snapshot_every=20)
    seats, watch = server.open_table()
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, seats[1], "en") as bruno,
        await Client.arrive(server, watch) as spectator,
    ):
        await asyncio.gather(anna.play(Random(1)), bruno.play(Random(2)))
        await spectator.until(anna.state["number"])
    assert anna.state["outcome"] == bruno.state["outcome"]
    assert anna.state["outcome"]["winners"]
    assert anna.state["replay"] == bruno.state["replay"] == watch.replace("/w/", "/r/")
    storage, table = stored(database, watch)
    rows = storage.rows(table)
    assert [row.number for row in rows] == list(range(1, anna.state["number"] + 1))
    assert {row.number: (row.seat, row.option) for row in rows} == anna.acks | bruno.acks
    record = storage.load(table)
    assert record is not None
    assert record.snapshot is not None
    assert record.snapshot[0] == len(rows) - len(rows) % 20
    storage.close()


def shown_card_numbers(frame: dict[str, Any]) -> set[str]:
    """Every "card:N" anywhere in a frame."""
    words = json.dumps(frame).replace("\\", '"').replace("'", '"').replace("#", '"').split('"')
    return {word for word in words if word.startswith("card:")}


async def test_nobody_is_shown_what_they_may_not_know(serve: Serve, sqlite: str) -> None:
    """Every state equals the one drawn from a world in which all that the viewer does not know is different."""
    server = serve(sqlite)
    seats, watch = server.open_table()
    async with (
        await Client.arrive(server, seats[0]) as anna,
        await Client.arrive(server, seats[1]) as bruno,
        await Client.arrive(server, watch) as spectator,
    ):
        await asyncio.gather(anna.play(Random(3)), bruno.play(Random(4)))
        await spectator.until(anna.state["number"])
    storage, table = stored(sqlite, watch)
    record = storage.load(table)
    storage.close()
    assert record is not None
    game = ludoteca.game("lyon")
    ledger = Ledger(game, record.base, record.opening)
    names = names_of(record.players, "it")
    checked = 0
    secret_hands = 0
    for number in range(len(record.rows) + 1):
        if number:
            ledger.follow(record.rows[number - 1])
        for seat, client in ((0, anna), (1, bruno), (None, spectator)):
            frames = [f for f in client.frames if f["type"] == "state" and f["number"] == number]
            world = ledger.match if seat is None else ledger.match.imagine(seat, Random(number))
            decisions = [{**d.to_json("it"), "proposal": ""} for d in world.decisions if d.seat == seat]
            for frame in frames:
                assert "save" not in frame
                afresh = asking.paint(game, world.view(seat), decisions, "it", "wide", names, fresh=True)
                assert frame["svg"] == painted(afresh)
                assert frame["decisions"] == decisions
                assert {d["seat"] for d in frame["decisions"]} <= {seat}
                secrets = hidden_cards(ledger, seat)
                secret_hands += bool(secrets)
                assert not shown_card_numbers(frame) & secrets
                checked += 1
    assert checked > 3 * len(record.rows)
    assert secret_hands > 100
    for client, other in ((anna, 1), (bruno, 0)):
        drawn = [line for line in client.log if line["kind"] == "CardDrawn"]
        assert all(not line["things"] for line in drawn if line["seat"] == other)
        assert all(line["things"] for line in drawn if line["seat"] != other)
    assert not any(line["things"] for line in spectator.log if line["kind"] in ("CardDrawn", "StarterPlaced"))


def hidden_cards(ledger: Ledger, seat: int | None) -> set[str]:
    """Cards in hands that `seat` does not know."""
    mine = ledger.match.view(seat)
    found = set()
    for player in range(2):
        real = {card.card for card in ledger.match.view(player).players[player].hand}
        known = {card.card for card in mine.players[player].hand}
        found |= {f"card:{card}" for card in real - known}
    return found


async def test_the_other_starters_stay_secret(server: ThreadServer) -> None:
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        await anna.step(Random(1))
        await bruno.until(1)
        line = anna.log[-1]
        assert line["kind"] == "StarterPlaced"
        assert line["things"]
        assert bruno.log[-1] == {**line, "things": [], "fresh": "", "text": "Anna mette coperto un Mostro."}
        assert bruno.state["decisions"] == [d for d in bruno.state["decisions"] if d["seat"] == 1]
        assert bruno.state["waiting"] == [0, 1]


async def test_a_match_against_a_bot(server: ThreadServer) -> None:
    seats, _ = server.open_table("hb")
    assert len(seats) == 1
    async with await Client.arrive(server, seats[0]) as anna:
        await anna.play(Random(5))
    assert anna.state["outcome"] is not None
    assert anna.state["players"][1] == {
        "seat": 1,
        "name": "A caso (bot)",
        "kind": "bot",
        "bot": "random",
        "online": True,
    }


async def test_two_people_share_a_screen(server: ThreadServer) -> None:
    seats, _ = server.open_table("hh", same_screen=True)
    assert seats[0] == seats[1]
    async with await Client.arrive(server, seats[0]) as both:
        assert both.state["seats"] == [0, 1]
        await both.play(Random(6))
    assert both.state["outcome"] is not None
    states = [frame for frame in both.frames if frame["type"] == "state"]
    assert {state["seat"] for state in states} == {0, 1}
    for state in states:
        assert {d["seat"] for d in state["decisions"]} <= {state["seat"]}
    assert not any(line["things"] for line in both.log if line["kind"] == "CardDrawn")
