"""What hostile clients try: to see what they may not, to keep others out, to use up the server."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections import deque
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.game import Game
from ludoteca.kernel.paintings import Painting
from ludoteca.table import ledger, room, sight, wire
from ludoteca.table.bot_turns import BotTurns
from ludoteca.table.bots import Thinker, Thinkers
from ludoteca.table.ledger import opened
from ludoteca.table.pools import Who
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import PATIENCE, Client
from tests.table.servers import ThreadServer, start_order

Serve = Callable[..., ThreadServer]


# -- secrets -----------------------------------------------------------------------------------------------------


async def test_nothing_is_taken_back_once_the_replay_has_shown_every_card(server: ThreadServer) -> None:
    """Else a player could end the match, read the other's hand in the replay, take the end back and play on."""
    seats, watch = server.open_table("hh", same_screen=True)
    async with await Client.arrive(server, seats[0], "en") as both:
        await both.play(Random(2))
        number = both.state["number"]
        assert server.get(watch.replace("/w/", "/api/replay/")).status_code == 200
        nothing = {"step": False, "chain": False}
        assert both.state["can_undo"] == {"0": nothing, "1": nothing}
        for seat in (0, 1):
            for chain in (False, True):
                await both.send(type="undo", seat=seat, chain=chain, after=number)
                error = await both.next("error")
                assert (error["code"], error["number"]) == ("over", number)


async def test_a_name_is_only_a_name(server: ThreadServer) -> None:
    seats, watch = server.open_table()
    name = '"><img src=x onerror=alert(1)>'
    async with await Client.arrive(server, seats[0], name=name) as anna, await Client.arrive(server, watch) as other:
        assert anna.state["players"][0]["name"] == name
        for svg in (anna.state["svg"], other.state["svg"]):
            tree = ElementTree.fromstring(svg)
            assert not [node for node in tree.iter() if node.tag.rpartition("}")[2] in ("img", "script")]
            assert not [key for node in tree.iter() for key in node.attrib if key.startswith("on")]
        await anna.send(type="chat", text="\u202eciao\u0000 \ud83d\ude00<b>")
        assert (await other.next("chat"))["text"] == "ciao \U0001f600<b>"


# -- using up the server -----------------------------------------------------------------------------------------


class Deaf:
    """A client that talks and never reads."""

    def __init__(self, server: ThreadServer, link: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /ws/{link.rsplit('/', 1)[1]} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.socket.sendall(head.encode())
        while b"\r\n\r\n" not in self.socket.recv(4096, socket.MSG_PEEK):
            pass

    def __enter__(self) -> Deaf:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, opcode: int, payload: bytes, times: int = 1) -> None:
        assert len(payload) < 126
        head = bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0])
        self.socket.sendall((head + payload) * times)


async def open_connections(server: ThreadServer, witness: Client, wanted: int) -> None:
    """Until the server holds only so many."""
    async with asyncio.timeout(PATIENCE):
        while len(server.server.server_state.connections) > wanted:
            await witness.send(type="ping")
            await witness.next("pong")


async def test_who_never_reads_is_cut_off(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PARTING_SECONDS", 0.1)
    server = serve(sqlite, queue_bytes=500_000)
    seats, watch = server.open_table()
    async with await Client.arrive(server, watch) as witness:
        config = server.server.config
        config.ws_ping_interval = config.ws_ping_timeout = 1.0  # of who comes from now on
        with Deaf(server, seats[0]) as deaf:
            hello = b'{"type": "hello", "lang": "it"}'
            await asyncio.to_thread(deaf.send, 1, hello)
            while not (await witness.next("presence"))["players"][0]["online"]:
                pass
            await asyncio.to_thread(deaf.send, 1, hello, 300)
            while (await witness.next("presence"))["players"][0]["online"]:
                pass
            await open_connections(server, witness, 1)


async def test_pings_that_nobody_reads_the_answers_of(server: ThreadServer) -> None:
    _, watch = server.open_table()
    with Deaf(server, watch) as deaf:

        def flood() -> None:
            for _ in range(1000):
                deaf.send(9, b"x" * 125, 500)

        with pytest.raises(ConnectionError):
            await asyncio.to_thread(flood)


async def test_hints_for_a_seat_come_one_at_a_time(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, bot_milliseconds=600)
    seats, _ = server.open_table()
    clients = [await Client.arrive(server, seats[0]) for _ in range(4)]
    for client in clients:
        await client.send(type="hint", seat=0)
    answers = [await client.next("hint", "error") for client in clients]
    assert sorted(answer["type"] for answer in answers) == ["error"] * 3 + ["hint"]
    assert {answer["code"] for answer in answers if answer["type"] == "error"} == {"busy"}
    for client in clients:
        await client.leave()


async def test_searches_are_shorter_when_others_wait() -> None:
    thinkers, one, other = Thinkers(2, 20.0, 1500), Who("one"), Who("other")
    assert (thinkers.budget(one), thinkers.is_crowded(one)) == (1500, False)
    thinkers.waiting["one"] = deque([asyncio.Future(), asyncio.Future()])
    assert thinkers.budget(one) == 750
    thinkers.waiting["one"].extend(asyncio.Future() for _ in range(1000))
    assert (thinkers.budget(one), thinkers.is_crowded(one)) == (100, True)
    assert (thinkers.budget(other), thinkers.is_crowded(other)) == (1000, False), "who takes all waits for themselves"
    thinkers.behind["watching"] = deque(asyncio.Future() for _ in range(1000))
    assert thinkers.budget(other) == 1000
    assert thinkers.is_crowded(Who("watching", plays=False))


async def test_bots_of_many_tables_at_one_address_keep_nobodys_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses take turns; who only watches comes after all who play."""
    thinkers = Thinkers(1, 20.0, 1500)
    thought: list[str] = []

    async def ask(_: Thinker, question: Any, __: float) -> Any:
        await asyncio.sleep(0)
        thought.append(question["bot"])
        return {"option": "pass"}

    monkeypatch.setattr(Thinker, "ask", ask)
    askers = [*[("watch", Who("a", plays=False))] * 3, *[("many", Who("a"))] * 3, ("few", Who("b")), ("few", Who("c"))]
    await asyncio.gather(*(thinkers.think("lyon", bot, 0, {}, who) for bot, who in askers))
    assert thought == ["watch", "many", "few", "few", "many", "many", "watch", "watch"]
    assert (dict(thinkers.waiting), dict(thinkers.behind)) == ({}, {})


@pytest.mark.parametrize(
    ("crowded", "hurries", "pauses"), [(False, True, False), (True, True, True), (False, False, True)]
)
def test_bots_pause_where_many_wait_for_them_whoever_hurries(crowded: bool, hurries: bool, pauses: bool) -> None:
    crowd = SimpleNamespace(is_crowded=lambda _: crowded)
    listeners = [SimpleNamespace(hurries=hurries)]
    room = SimpleNamespace(settings=SimpleNamespace(bot_pause=0.7), thinkers=crowd, listeners=listeners)
    assert BotTurns(room).pauses(Who("a")) is pauses  # type: ignore[arg-type]


async def test_bots_think_for_whoever_sits_there_before_those_who_watch(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Who] = []
    think = Thinkers.think

    async def noted(thinkers: Thinkers, game: str, bot: str, seat: int, position: Any, who: Who) -> str | None:
        asked.append(who)
        return await think(thinkers, game, bot, seat, position, who)

    monkeypatch.setattr(Thinkers, "think", noted)
    server = serve(sqlite)
    (seat,), watch = server.open_table("hb")
    far = {"x-forwarded-for": "192.0.2.1"}
    async with await Client.arrive(server, seat) as anna, await Client.arrive(server, watch, additional_headers=far):
        await anna.play(Random(1), most=4)
    assert asked
    assert set(asked) == {Who("127.0.0.1", plays=True)}
    asked.clear()
    _, watch = server.open_table("bb")
    async with await Client.arrive(server, watch, additional_headers=far) as spectator:
        await spectator.until(2)
    assert set(asked) == {Who("192.0.2.1", plays=False)}


async def test_taking_back_ends_somewhere(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "UNDOS", 2)
    monkeypatch.setattr(room, "UNDOS", 2)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0], "en") as anna:
        for _ in range(2):
            await anna.step(Random(1))
            await anna.send(type="undo", seat=0, chain=False, after=anna.state["number"])
            await anna.until(anna.state["number"] + 1)
        await anna.step(Random(1))
        assert anna.state["can_undo"] == {"0": {"step": False, "chain": False}}
        await anna.send(type="undo", seat=0, chain=False, after=anna.state["number"])
        error = await anna.next("error")
        assert (error["code"], error["message"]) == ("illegal", "Too much has been taken back in this match already.")


async def test_coming_back_does_not_give_more_to_say(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, chats_per_second=0.0001, chats_burst=2)
    seats, _ = server.open_table()
    for expected in ("chat", "chat", "error"):
        async with await Client.arrive(server, seats[0]) as anna:
            await anna.send(type="chat", text=f"ciao {expected}")
            frame = await anna.next("error") if expected == "error" else await anna.next("chat")
            while frame["type"] == "chat" and frame["text"] != f"ciao {expected}":
                frame = await anna.next("chat")
    assert frame["code"] == "rate"


async def test_one_picture_for_all_who_see_the_same(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    real = asking.paint

    def paint(game: Game, view: Any, *rest: Any) -> Painting:
        drawn.append(view.seat)
        return real(game, view, *rest)

    seats, watch = server.open_table()
    monkeypatch.setattr(asking, "paint", paint)
    crowd = [await Client.arrive(server, watch) for _ in range(5)]
    assert len(drawn) == 1
    assert len({client.state["svg"] for client in crowd}) == 1
    async with await Client.arrive(server, seats[0], name="Zoe") as anna:
        drawn.clear()
        await anna.step(Random(1))
        for client in crowd:
            await client.until(1)
    assert len(drawn) == 2
    assert "Zoe" in crowd[0].state["svg"]
    assert anna.state["svg"] != crowd[0].state["svg"]
    for client in crowd:
        await client.leave()


# -- limits and addresses ----------------------------------------------------------------------------------------


def test_steps_that_are_no_steps(server: ThreadServer) -> None:
    for step in ("9" * 5000, "-1", "1.5", "%D9%A3", "99999999"):
        answer = server.get(f"/api/replay/{'x' * 32}/{step}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "gone")


def test_limits_count_the_address_that_a_proxy_on_this_machine_names(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, tables_per_hour=1)

    def order(address: str) -> int:
        headers = {"x-forwarded-for": address, "x-forwarded-proto": "https"}
        return server.post("/api/tables", start_order(), headers=headers).status_code

    assert [order("192.0.2.1"), order("192.0.2.1"), order("192.0.2.2")] == [201, 429, 201]
    assert order("6.6.6.6, 192.0.2.2") == 429, "what the client itself put there does not count"
    assert [order("2001:db8::1"), order("2001:db8::2:1"), order("2001:db8:0:1::1")] == [201, 429, 201]


def test_behind_a_proxy_the_origin_is_that_of_the_page(server: ThreadServer) -> None:
    def order(origin: str) -> int:
        headers = {"host": "table.example", "origin": origin, "x-forwarded-proto": "https"}
        return server.post("/api/tables", start_order(), headers=headers).status_code

    assert order("https://table.example") == 201
    assert order("https://evil.example") == 403
    assert order("https://table.example.evil.example") == 403


async def test_more_sockets_do_not_give_more_frames(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, address_frames_per_second=0.0001, address_frames_burst=6)
    seats, watch = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, watch) as other:
        for client in (anna, other):
            for _ in range(2):
                await client.send(type="ping")
                await client.next("pong")
        for client in (anna, other):
            await client.send(type="ping")
            assert (await client.next("error"))["code"] == "rate"


async def test_knocking_is_limited(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_per_second=0.0001, requests_burst=5)
    answers = [server.get(f"/t/{'x' * 32}").status_code for _ in range(6)]
    assert answers == [404] * 5 + [429]


async def test_a_request_that_never_ends(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, body_seconds=0.05)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    writer.write(head.encode())
    assert (await asyncio.wait_for(reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 408")
    writer.close()
    await writer.wait_closed()


# -- races -------------------------------------------------------------------------------------------------------


async def test_a_storm_of_choices_undos_and_a_concession(server: ThreadServer, sqlite: str) -> None:
    """Several tabs do everything at once; what is stored is one list, and it leads to what everybody sees."""
    seats, watch = server.open_table("hh", same_screen=True)
    tabs = [await Client.arrive(server, seats[0]) for _ in range(4)]

    async def storm(tab: Client, rng: Random) -> None:
        for _ in range(40):
            number = tab.state["number"]
            decision = rng.choice(tab.state["decisions"])
            if rng.random() < 0.3:
                await tab.send(type="undo", seat=decision["seat"], chain=rng.random() < 0.5, after=number)
            else:
                option = rng.choice(decision["options"])["id"]
                await tab.send(type="choose", seat=decision["seat"], option=option, after=number)
            answer = await tab.next("ack", "error")
            if answer["type"] == "ack":
                await tab.until(answer["number"])
            else:
                assert answer["code"] in ("stale", "illegal")

    await asyncio.gather(*(storm(tab, Random(i)) for i, tab in enumerate(tabs)))
    last = max(tab.state["number"] for tab in tabs)
    for tab in tabs:
        await tab.until(last)
    for tab in tabs:
        await tab.send(type="concede", seat=1, after=last)
    answers = [await tab.next("ack", "error") for tab in tabs]
    assert answers == [{"type": "ack", "number": last + 1}] * len(tabs)
    for tab in tabs:
        await tab.until(last + 1)
    storage = Storage(sqlite)
    link = storage.link(hashed(watch.rsplit("/", 1)[1]))
    assert link is not None
    record = storage.load(link.table)
    storage.close()
    assert record is not None
    assert len(record.rows) == last + 1
    again, _ = opened(record, ludoteca.game)
    assert again.match.outcome is not None
    for tab in tabs:
        assert tab.state["outcome"]["winners"] == [0]
        names = sight.names_of(record.players, "it")
        assert sight.description(again, again.match.view(tab.state["seat"]), "it", names) == await tab.describe()
        await tab.leave()


async def test_a_table_that_begins_otherwise_by_other_rules_says_so(server: ThreadServer, sqlite: str) -> None:
    _, watch = server.open_table()
    storage = Storage(sqlite)
    with storage.engine.begin() as db:
        db.exec_driver_sql("UPDATE tables SET digest = 'another', edition = 'older'")
    storage.close()
    client = await Client.knock(server, watch)
    await client.send(type="hello", lang="it")
    error = await client.next("error")
    assert (error["code"], "altra versione delle regole" in error["message"]) == ("gone", True)
    with pytest.raises(ConnectionClosed) as closed:
        await client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
