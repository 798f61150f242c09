"""Plain connections to a server, without a library: those take longer than the server that is put to the proof."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

PATIENCE = 120.0
LARGEST = 2**22
"""Bytes of one line or block that is read."""


class Line:
    """A connection of this machine."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> Self:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=LARGEST)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.writer.close()


class Talking(Line):
    """A websocket that says many frames at once, and keeps of what it hears the errors and the state."""

    def __init__(self, port: int, link: str) -> None:
        super().__init__(port)
        self.token = link.rsplit("/", 1)[1]
        self.state: dict[str, Any] = {}

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        head = f"GET /ws/{self.token} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
        head += (
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.writer.write(head.encode())
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(f"the server lets nobody in: {answer!r}")
        return self

    def say(self, texts: Sequence[str]) -> None:
        """Say frames, one right after the other."""
        self.writer.write(b"".join([framed(text.encode("utf-8", "surrogatepass")) for text in texts]))

    async def heard_until(self, option: str) -> list[dict[str, Any]]:
        """The errors until the answer why an option may not be chosen; raises `EOFError` where the line ends."""
        errors = []
        while True:
            frame = await asyncio.wait_for(self.hear(), PATIENCE)
            if frame.startswith(b'{"type":"error"'):
                errors.append(json.loads(frame))
            elif frame.startswith((b'{"type":"state"', b'{"type":"change"')):
                told = json.loads(frame)
                self.state = {**self.state, **told} if told["type"] == "change" else told
            elif frame.startswith(b'{"type":"why"') and json.loads(frame)["option"] == option:
                return errors

    async def hear(self) -> bytes:
        """The next frame of text."""
        kind, size = await self.reader.readexactly(2)
        if size == 126:
            size = struct.unpack(">H", await self.reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", await self.reader.readexactly(8))[0]
        heard = await self.reader.readexactly(size)
        if kind & 15 == 8:
            raise EOFError(f"the server hung up: {heard!r}")
        return heard if kind & 15 == 1 else await self.hear()


def framed(text: bytes) -> bytes:
    """A frame of text as clients send it; its mask is of zeros, which leaves the text as it is."""
    size = len(text)
    if size < 126:
        head = struct.pack(">BB", 129, 128 | size)
    else:
        head = struct.pack(">BBH", 129, 128 | 126, size) if size < 65536 else struct.pack(">BBQ", 129, 128 | 127, size)
    return head + bytes(4) + text


class Asking(Line):
    """A connection on which requests are made one right after the other; it is made anew when the server ends it."""

    async def ask(self, requests: Sequence[tuple[str, str, bytes]]) -> list[int]:
        """The statuses of the answers to requests: a method, an address and a body each."""
        statuses: list[int] = []
        while len(statuses) < len(requests):
            try:
                self.writer.write(b"".join([self.written(*request) for request in requests[len(statuses) :]]))
                while len(statuses) < len(requests):
                    statuses.append(await asyncio.wait_for(self.answer(), PATIENCE))
            except (EOFError, ConnectionError):
                self.writer.close()
                await self.__aenter__()
        return statuses

    def written(self, method: str, address: str, body: bytes) -> bytes:
        head = f"{method} {address} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    async def answer(self) -> int:
        """The status of the next answer."""
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        fields = dict(line.split(": ", 1) for line in head.split("\r\n")[1:] if line)
        if "content-length" in fields:
            await self.reader.readexactly(int(fields["content-length"]))
        elif fields.get("transfer-encoding") == "chunked":
            while size := int(await self.reader.readuntil(b"\r\n"), 16):
                await self.reader.readexactly(size + 2)
            await self.reader.readexactly(2)
        return int(head.split()[1])
