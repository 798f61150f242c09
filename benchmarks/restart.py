"""How long pages wait after a restart: so many tables in the middle of a match, whose server is killed and comes back.

    python benchmarks/restart.py                          1000 tables of Lyon, 120 choices each
    python benchmarks/restart.py --game lorcana --tables 300 --choices 60
    python benchmarks/restart.py --fresh                  pages that have nothing on their screens, and get the whole

A page of each table comes, the server is killed, and the pages come back as pages do: with the mark of what they have,
all at once, or spread over the seconds in which pages try again (`--spread`). Measured is how long each waits from
opening its connection to the word by which it can play. The server is a process of its own. The pages are plain
connections of this process, without a library of websockets, because a thousand of those take as long as the server.
Machines are noisy: beside the figures stands how many calibration loops (see bench.py) a second of this machine made
meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import struct
import tempfile
import time
from pathlib import Path
from random import Random

from bench import calibration, per_second
from server import Server

import ludoteca
from ludoteca.kernel import session
from ludoteca.kernel.chance import Sealed, new_secret
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.invitation_storage import Link
from ludoteca.table.ledger import Ledger
from ludoteca.table.settings import Settings
from ludoteca.table.storage import Entry, NewTable, Player, Storage
from ludoteca.table.tokens import cover, hashed, new_token

DIFFERENT = 12
"""Matches that are played; the tables are copies of them, each stored for itself."""


class Played:
    """A match with so many choices, and what a server would have written of it."""

    def __init__(self, game: str, seed: int, choices: int) -> None:
        rng = Random(seed)
        begun = session.begin(ludoteca.game(game), chance=Sealed(new_secret()))
        self.first = beginning_of(begun)
        self.ledger = Ledger(begun.game, begun.base, begun.opening, secret=self.first.secret)
        every = Settings().snapshot_every
        self.entries: list[Entry] = []
        while self.ledger.number < choices and self.ledger.outcome is None:
            decision = rng.choice(self.ledger.match.decisions)
            row = self.ledger.choose(decision.seat, decision.options.sample(rng).id)
            self.entries.append(Entry("", row, (), self.ledger.saved if row.number % every == 0 else None))

    def store(self, storage: Storage, table: str) -> str:
        """Write it as a table; the link of its first seat."""
        token, watch = new_token(), new_token()
        seats = range(self.ledger.match.seats)
        links = [Link(hashed(watch), table, ()), Link(hashed(token), table, (0,), cover(watch, token))]
        game = self.ledger.game
        storage.create(NewTable(table, game.key, game.version, self.first, [Player(seat) for seat in seats], links))
        entries = [Entry(table, entry.row, (), entry.position) for entry in self.entries]
        storage.append_all(entries)
        return token


class Page:
    """A page of one table, and the mark of what it has."""

    def __init__(self, token: str, log_read: int) -> None:
        self.token = token
        self.log_read = log_read
        self.mark = ""

    async def come(self, server: Server, after: float = 0.0) -> float:
        """Connect and say hello; how long it takes until one can play."""
        await asyncio.sleep(after)
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=2**20)
        try:
            asked = f"GET /ws/{self.token} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{UPGRADE}\r\n"
            writer.write(asked.encode())
            answer = await reader.readuntil(b"\r\n\r\n")
            if not answer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(f"the server does not let a page in: {answer!r}")
            hello = {"type": "hello", "lang": "it", "drafts": True, "changes": True, "log_from": self.log_read}
            writer.write(masked(json.dumps(hello | ({"mark": self.mark} if self.mark else {})).encode()))
            while True:
                frame = await heard(reader)
                if frame.startswith((b'{"type":"state"', b'{"type":"unchanged"')):
                    break
            waited = time.perf_counter() - began
            self.mark = json.loads(frame).get("mark", self.mark)
            return waited
        finally:
            writer.close()


UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)


def masked(text: bytes) -> bytes:
    """Write a frame of text as clients send it."""
    size = bytes([128 | len(text)]) if len(text) < 126 else struct.pack(">BH", 128 | 126, len(text))
    mask = os.urandom(4)
    return b"\x81" + size + mask + bytes([byte ^ mask[place % 4] for place, byte in enumerate(text)])


async def heard(reader: asyncio.StreamReader) -> bytes:
    """Read the next frame of text."""
    size = (await reader.readexactly(2))[1]
    if size == 126:
        size = struct.unpack(">H", await reader.readexactly(2))[0]
    elif size == 127:
        size = struct.unpack(">Q", await reader.readexactly(8))[0]
    return await reader.readexactly(size)


async def storm(server: Server, pages: list[Page], spread: float) -> list[float]:
    """Let all pages come back within so many seconds; return how long each of them waits, the shortest first."""
    rng = Random(1)
    return sorted(await asyncio.gather(*(page.come(server, rng.random() * spread) for page in pages)))


async def visit(server: Server, pages: list[Page]) -> None:
    """Let every page come once, so that it has something on its screen."""
    for page in pages:
        await page.come(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lyon")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--spread", default="0,10")
    parser.add_argument("--fresh", action="store_true", help="the pages have nothing yet")
    given = parser.parse_args()
    matches = [Played(given.game, seed, given.choices) for seed in range(DIFFERENT)]
    matches = [played for played in matches if played.ledger.outcome is None] or matches
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(str(Path(folder) / "tables.sqlite"))
        storage.prepare()
        pages = []
        for number in range(given.tables):
            played = matches[number % len(matches)]
            pages.append(Page(played.store(storage, f"t{number}"), played.ledger.log.last))
        storage.close()
        if not given.fresh:
            server = Server(Path(folder))
            asyncio.run(visit(server, pages))
            server.process.kill()
            server.process.wait()
        for spread in [float(seconds) for seconds in given.spread.split(",")]:
            server = Server(Path(folder))
            try:
                before = server.seconds()
                waited = asyncio.run(storm(server, pages, spread))
                spent = server.seconds() - before
            finally:
                server.stop()
            half, late = waited[len(waited) // 2], waited[int(len(waited) * 0.95)]
            print(
                f"{given.game}: {given.tables} {'fresh pages come' if given.fresh else 'tables come back'} within "
                f"{spread:g} s: half wait {half:.2f} s, 95 % at "
                f"most {late:.2f} s; {spent / given.tables * 1000:.1f} ms of processor a table; "
                f"{per_second(calibration) / 1e6:.1f} M loops a second",
                flush=True,
            )


if __name__ == "__main__":
    main()
