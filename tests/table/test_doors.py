"""Who gets in, and who does not: silent connections, unknown names, foreign pages; and what a server says of itself."""

from __future__ import annotations

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.table import forgetting, health, pictures, wire
from ludoteca.table.hosts import host_of, is_known
from ludoteca.table.storage import Storage
from tests.table.clients import PATIENCE, Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


@contextmanager
def knocking(server: ThreadServer, said: bytes = b"") -> Iterator[socket.socket]:
    """A connection on which this is said, and nothing more."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(said)
        yield connection


def heard_until_the_end(connection: socket.socket) -> bytes:
    heard = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(4096):
            heard += part
    return heard


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n",
    ],
)
def test_who_does_not_ask_is_not_waited_for(server: ThreadServer, monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    monkeypatch.setattr(wire, "ASKING_SECONDS", 0.3)
    with knocking(server, said) as connection:
        assert heard_until_the_end(connection) == b""
    assert server.get("/health").status_code == 200


def test_after_an_answer_the_next_request_must_arrive_too(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "ASKING_SECONDS", 0.3)
    with knocking(server, b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as connection:
        assert b"404" in connection.recv(4096)
        connection.sendall(b"GET / HT")
        assert b"200 OK" not in heard_until_the_end(connection)


async def test_a_crowd_that_says_nothing_keeps_nobody_out(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_SILENT", 20)
    with ExitStack() as crowd:
        people = [crowd.enter_context(knocking(server)) for _ in range(60)]
        for late in people[20:]:
            assert heard_until_the_end(late) == b""
        assert wire.Door.silent["127.0.0.1"] <= 20
        people[0].close()
        async with await Client.arrive(server, server.open_table("hb")[0][0]) as anna:
            assert anna.state["number"] == 0


ASKED = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize("trusted", ["127.0.0.1", "192.0.2.9"])
async def test_an_address_has_only_so_many_connections_whatever_it_asks_on_them(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch, trusted: str
) -> None:
    """Each is a file, and without one nobody gets in."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    server = serve(sqlite, connections_per_address=20)
    with ExitStack() as crowd:
        for _ in range(20):
            assert b"404" in crowd.enter_context(knocking(server, ASKED + b"\r\n")).recv(4096)
        assert wire.Door.held["127.0.0.1"] == 20
        for _ in range(5):
            assert heard_until_the_end(crowd.enter_context(knocking(server, ASKED + b"\r\n"))) == b""
        named = ASKED + b"X-Forwarded-For: 192.0.2.7\r\n\r\n"
        answer = crowd.enter_context(knocking(server, named)).recv(4096) if trusted == "127.0.0.1" else b"404"
        assert b"404" in answer, "who comes through a proxy counts for themselves"
    server.stop()
    assert not wire.Door.held


async def test_sockets_do_not_count_as_connections(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, connections_per_address=3)
    seats, _ = server.open_table("hb")
    crowd = [await Client.arrive(server, seats[0]) for _ in range(6)]
    assert server.get("/health").status_code == 200
    for client in crowd:
        await client.leave()


async def test_nothing_is_deflated_whoever_asks_for_it(server: ThreadServer) -> None:
    """It would take the server longer than to draw, and tell how long secrets are."""
    client = await Client.knock(server, server.open_table("hb")[0][0], compression="deflate")
    assert client.socket.protocol.extensions == []
    await client.leave()


async def test_a_socket_says_hello_or_goes(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, hello_seconds=0.3)
    client = await Client.knock(server, server.open_table("hb")[0][0])
    with pytest.raises(ConnectionClosed):
        await client.next("nothing of the kind")
    async with await Client.arrive(server, server.open_table("hb")[0][0]) as anna:
        await asyncio.sleep(0.6)  # who has said hello may be silent
        await anna.send(type="ping")
        await anna.next("pong")


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.7", True),
        ("localhost:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org:443", True),
        ("games.example.org.", True),
        ("evil.example.org", False),
        ("", False),
        ("[::1", False),
        ("127.0.0.1.evil.example.org", False),
    ],
)
def test_a_server_is_asked_for_by_names_that_it_knows(header: str, known: bool) -> None:
    assert is_known(host_of(header), {"games.example.org"}) is known


async def test_requests_by_other_names_are_not_answered(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, hosts=("games.example.org",))
    assert server.get("/", headers={"host": "games.example.org"}).status_code == 200
    assert server.get("/", headers={"host": "evil.example.org"}).status_code == 421
    link = server.open_table("hb")[0][0]
    with pytest.raises(InvalidStatus):
        await Client.knock(server, link, additional_headers={"host": "evil.example.org"})


def test_a_page_that_came_without_encryption_is_foreign_to_one_that_came_with_it(server: ThreadServer) -> None:
    host = f"127.0.0.1:{server.port}"
    for origin, status in ((f"http://{host}", 403), (f"https://{host}", 400)):
        answer = server.post("/api/tables", {}, headers={"x-forwarded-proto": "https", "origin": origin})
        assert answer.status_code == status


# -- what it says of itself --------------------------------------------------------------------------------------


def test_health_is_that_of_the_storage(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    assert server.get("/health").json() == {"status": "ok"}

    def refuse(_: Storage) -> None:
        raise sa.exc.OperationalError("UPDATE", {}, Exception("attempt to write a readonly database"))

    monkeypatch.setattr(Storage, "check", refuse)
    with caplog.at_level(logging.CRITICAL):
        answer = server.get("/health")
    assert (answer.status_code, answer.json()) == (503, {"status": "storage"})


def test_many_who_ask_for_health_write_once(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a place in the line of those who write."""
    asked: list[Storage] = []
    monkeypatch.setattr(health, "KEPT_SECONDS", 3600.0)
    monkeypatch.setattr(Storage, "check", lambda storage: asked.append(storage))
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: server.get("/health").status_code, range(20)))
    assert answers == [200] * 20
    assert len(asked) == 1


def test_everything_that_an_address_asks_is_counted(serve: Serve, sqlite: str) -> None:
    """Whatever it is, and also what there is not."""
    server = serve(sqlite, arrivals_per_second=0.0001, arrivals_burst=4)
    asked = ["/health", "/static/base.css", "/nothing", "/api/tables"]
    assert [server.get(path).status_code for path in asked] == [200, 200, 404, 405]
    for path in asked:
        refused = server.get(path)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "rate")
        assert refused.headers["x-content-type-options"] == "nosniff"
    assert server.get("/nothing", headers={"x-forwarded-for": "192.0.2.3"}).status_code == 404


def test_links_are_drawn_as_codes_once_and_seldom(serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite, requests_per_second=0.0001, requests_burst=3)
    threads: list[threading.Thread] = []
    make = pictures.segno.make

    def noted(*given: Any, **named: Any) -> Any:
        threads.append(threading.current_thread())
        return make(*given, **named)

    monkeypatch.setattr(pictures.segno, "make", noted)
    drawn = [server.get("/api/code.svg?link=https://table.example/j/once").status_code for _ in range(4)]
    assert drawn == [200, 200, 200, 429]
    (thread,) = threads
    assert thread is not server.thread, "not where everybody's choices wait"


def test_a_check_of_the_storage_changes_nothing(storage: Storage) -> None:
    storage.check()
    assert storage.latest() is None


async def test_a_clock_that_jumps_removes_nothing(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve(sqlite)
    server.open_table("hb")
    storage = Storage(sqlite)
    with caplog.at_level(logging.WARNING):
        assert await forgetting.forget(storage, Nobody(), time.time() + 10 * 365 * forgetting.DAY) == 0
    assert "nothing is removed" in caplog.text
    assert storage.latest() is not None
    storage.close()


class Nobody:
    """Rooms that nobody is in."""

    rooms: dict[str, object] = {}


async def test_a_table_that_is_silent_for_long_stays_open(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A websocket is no connection on which nobody asks."""
    monkeypatch.setattr(wire, "ASKING_SECONDS", 0.3)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as anna:
        await asyncio.sleep(1.0)
        await anna.send(type="ping")
        assert await anna.next("pong") == {"type": "pong"}
