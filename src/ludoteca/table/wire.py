"""The connections under the table, against clients that connect without asking, or talk without listening.

A connection costs a file that somebody else could use: one on which nobody asks anything is ended after a while, and
one address has only so many at once, whatever it asks on them. A client that never reads leaves what it was sent in the
server's memory, and closing such a connection politely takes for ever: so the answers to pings are bounded, and whoever
does not let a connection end is cut off.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ludoteca.table.limits import counted_as

ASKING_SECONDS = 10.0
"""How long a whole request, up to its body, may take to arrive."""
MOST_SILENT = 128
"""How many connections of one address may wait for their first request."""

UNREAD_BYTES = 256 * 1024
"""How much may lie unread, beside the frame being sent, when a client asks for yet another pong."""
PARTING_SECONDS = 15.0
"""More than the time that the polite way of closing takes."""

WRITING = "ludoteca.writing"
"""The name, in the state of a scope, of what sends a text at once where the server can do that."""


class Door(H11Protocol):
    """As uvicorn has it, but nobody can keep a connection by not asking, or by asking very slowly, nor very many."""

    silent: ClassVar[Counter[str]] = Counter()
    """By address, how many connections nobody has asked anything on."""
    held: ClassVar[Counter[str]] = Counter()
    """By address, how many are open, but for websockets; one of a proxy counts for whom it has named last."""
    holder = ""
    """For whom this one counts; "" for nobody."""
    patience: asyncio.TimerHandle | None = None
    is_silent = False
    is_upgraded = False
    """Whether it has become a websocket, which may be silent: it has limits of its own."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.is_proxy = self.address in self._proxies()
        if not self.is_proxy:
            self._hold(self.address)
        self.silent[self.address] += 1
        self.is_silent = True
        if self.silent[self.address] > MOST_SILENT:
            transport.abort()
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._asked()
            if self.is_proxy:
                self._hold(self._named())
        elif not self.is_upgraded and (self.cycle is None or self.cycle.response_complete):
            self._wait()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.is_upgraded = True
        self._asked()
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._asked()
        self._let_go()
        super().connection_lost(exc)

    def _proxies(self) -> Any:
        """Return the addresses of proxies that are believed; what they name is read here as it is for all limits."""
        return getattr(self.app, "trusted_hosts", ())

    def _named(self) -> str:
        """Tell for whom a proxy asks; itself if it does not say."""
        told = b", ".join([value for name, value in self.headers if name == b"x-forwarded-for"]).decode("latin1")
        named: str = self._proxies().get_trusted_client_address(told)[0]
        return named or self.address

    def _hold(self, host: str) -> None:
        """Let the connection count for an address, and end it where that has too many."""
        address = counted_as(host)
        if address == self.holder:
            return
        self._let_go()
        self.holder = address
        self.held[address] += 1
        most = self.config.app.state.server.settings.connections_per_address  # type: ignore[union-attr]
        if self.held[address] > most:
            self.transport.abort()

    def _let_go(self) -> None:
        holder, self.holder = self.holder, ""
        if holder:
            self.held[holder] -= 1
            if not self.held[holder]:
                del self.held[holder]

    def _wait(self) -> None:
        """Give a request some time to arrive: all of it, however it comes."""
        if self.patience is None:
            self.patience = self.loop.call_later(ASKING_SECONDS, self.transport.abort)

    def _asked(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
        if self.is_silent:
            self.is_silent = False
            self.silent[self.address] -= 1
            if not self.silent[self.address]:
                del self.silent[self.address]


class Letters:
    """What has come and was not read yet: an `asyncio.Queue` for one reader, which is small while it is empty."""

    __slots__ = ("reader", "waiting")

    def __init__(self) -> None:
        self.waiting: list[Mapping[str, Any]] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, letter: Mapping[str, Any]) -> None:
        self.waiting.append(letter)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    def empty(self) -> bool:
        return not self.waiting

    async def get(self) -> Mapping[str, Any]:
        while not self.waiting:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.waiting.pop(0)


class Gate:
    """An `asyncio.Event` that is small while nobody waits for it."""

    __slots__ = ("is_open", "waiting")

    def __init__(self) -> None:
        self.is_open = True
        self.waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        self.is_open = True
        waiting, self.waiting = self.waiting, ()
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> None:
        while not self.is_open:
            opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.waiting = (*self.waiting, opened)
            await opened


class Wire(WebSocketsSansIOProtocol):
    """As uvicorn has it, but nobody can keep a connection or memory by not reading, and it takes little of its own."""

    parting: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Letters()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()  # the parser keeps the request
        del self.request, self.response  # they have been read and sent

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def write(self, text: bytes) -> bool:
        """Send a text at once, without anybody waiting for it; False where it has to wait, or can go no more."""
        is_open = self.writable.is_open and self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def run_asgi(self) -> None:
        self.scope["state"][WRITING] = self.write
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"][WRITING]  # which leads back to this connection
            if not self.disconnected:
                self.parting = self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.parting is not None:
            self.parting.cancel()
        super().connection_lost(exc)
