"""The connections under the table: what a socket keeps while nothing happens is small, and does all the same."""

from __future__ import annotations

import asyncio
import sys

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludoteca.table.wire import Gate, Letters, Wire
from tests.table.clients import Client
from tests.table.servers import ThreadServer


async def test_letters_are_read_in_the_order_in_which_they_came() -> None:
    letters = Letters()
    assert letters.empty()
    reading = asyncio.create_task(letters.get())
    await asyncio.sleep(0)
    letters.put_nowait({"n": 1})
    letters.put_nowait({"n": 2})
    assert await reading == {"n": 1}
    assert not letters.empty()
    assert await letters.get() == {"n": 2}
    assert letters.empty()


async def test_a_reader_who_has_gone_leaves_the_letters() -> None:
    letters = Letters()
    reading = asyncio.create_task(letters.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.sleep(0)
    letters.put_nowait({"n": 1})
    assert await letters.get() == {"n": 1}


async def test_a_gate_lets_all_who_wait_through_when_it_opens() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert not waiting[1].done()
    gate.set()
    await asyncio.gather(*waiting[1:])
    assert gate.waiting == ()


async def test_a_socket_keeps_no_queue_and_not_what_it_was_asked_with(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    wires: list[Wire] = []
    begin = Wire.connection_made

    def noted(wire: Wire, transport: asyncio.Transport) -> None:
        wires.append(wire)
        begin(wire, transport)

    monkeypatch.setattr(Wire, "connection_made", noted)
    requests: list[object] = []
    start = Wire.start_keepalive

    def started(wire: Wire) -> None:
        requests.append(wire.request)
        start(wire)

    monkeypatch.setattr(Wire, "start_keepalive", started)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]):
        (wire,) = wires
        assert sys.getsizeof(wire.queue) + sys.getsizeof(wire.writable) < 200
        assert [len(request.headers) for request in requests] == [0]  # type: ignore[attr-defined]
        assert not hasattr(wire, "request")


async def test_frames_that_have_to_wait_come_in_order(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    wires: list[Wire] = []
    at_once: list[bool] = []
    write = Wire.write

    def writing(wire: Wire, text: bytes) -> bool:
        wires.append(wire)
        at_once.append(write(wire, text))
        return at_once[-1]

    monkeypatch.setattr(Wire, "write", writing)
    seats, _ = server.open_table()
    async with await Client.arrive(server, seats[0]) as client:
        assert at_once
        assert all(at_once), "nothing kept these from being sent"
        wire = wires[-1]
        wire.writable.clear()
        await client.send(type="chat", text="first")
        while at_once[-1]:
            await asyncio.sleep(0.01)
        await client.send(type="chat", text="second")
        await client.send(type="ping")
        wire.loop.call_soon_threadsafe(wire.writable.set)
        told: list[str] = []
        while (frame := await client.receive())["type"] != "pong":
            told += [frame["text"]] if frame["type"] == "chat" else []
        assert told == ["first", "second"]


@pytest.mark.parametrize("path", ["/elsewhere", "/ws", "/ws/", "/ws/a/b"])
async def test_there_are_no_sockets_elsewhere(server: ThreadServer, path: str) -> None:
    with pytest.raises(InvalidStatus):
        async with connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None):
            pass
