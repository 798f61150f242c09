"""The websocket under the table, against clients that talk without listening.

A client that never reads leaves what it was sent in the server's memory, and closing such a connection politely takes
for ever. So the answers to pings are bounded, and whoever does not let a connection end is cut off.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD_BYTES = 256 * 1024
"""How much may lie unread, beside the frame being sent, when a client asks for yet another pong."""
PARTING_SECONDS = 15.0
"""More than the time that the polite way of closing takes."""


class Wire(WebSocketsSansIOProtocol):
    """As uvicorn has it, but nobody can keep a connection or memory by not reading."""

    parting: asyncio.TimerHandle | None = None

    def handle_ping(self) -> None:
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self.parting = self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.parting is not None:
            self.parting.cancel()
        super().connection_lost(exc)
