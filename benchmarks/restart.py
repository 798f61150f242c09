"""How long pages wait after a restart: so many tables in the middle of a match, whose server is killed and comes back.

    python benchmarks/restart.py                          1000 tables of Lyon, 120 choices each
    python benchmarks/restart.py --game lorcana --tables 300 --choices 60

A page of each table comes back as pages do: all at once, or spread over the seconds in which pages try again
(`--spread`). Measured is how long each waits from its first word to the position it can play at. The server is a
process of its own. Machines are noisy: beside the figures stands how many calibration loops (see bench.py) a second of
this machine made meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from random import Random

from bench import calibration, per_second
from server import Server
from websockets.asyncio.client import connect

import ludoteca
from ludoteca.kernel import session
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
        begun = session.begin(ludoteca.game(game), seed=seed)
        self.first = beginning_of(begun)
        self.ledger = Ledger(begun.game, begun.base, begun.opening)
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


async def come_back(server: Server, token: str, log_read: int, after: float) -> float:
    """A page that has read the log until now: how long it waits for the position."""
    await asyncio.sleep(after)
    began = time.perf_counter()
    address = f"ws://127.0.0.1:{server.port}/ws/{token}"
    async with connect(address, proxy=None, max_size=None, compression=None, open_timeout=None) as socket:
        hello = {"type": "hello", "lang": "it", "drafts": True, "changes": True, "log_from": log_read}
        await socket.send(json.dumps(hello))
        while json.loads(await socket.recv())["type"] != "state":
            pass
        return time.perf_counter() - began


async def storm(server: Server, pages: list[tuple[str, int]], spread: float) -> list[float]:
    rng = Random(1)
    return sorted(await asyncio.gather(*(come_back(server, *page, rng.random() * spread) for page in pages)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lyon")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--choices", type=int, default=120)
    parser.add_argument("--spread", default="0,10")
    given = parser.parse_args()
    matches = [Played(given.game, seed, given.choices) for seed in range(DIFFERENT)]
    matches = [played for played in matches if played.ledger.outcome is None] or matches
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(str(Path(folder) / "tables.sqlite"))
        storage.prepare()
        pages = []
        for number in range(given.tables):
            played = matches[number % len(matches)]
            pages.append((played.store(storage, f"t{number}"), played.ledger.log.last))
        storage.close()
        for spread in [float(seconds) for seconds in given.spread.split(",")]:
            server = Server(Path(folder))
            try:
                time.sleep(8)  # it loads its games
                before = server.seconds()
                waited = asyncio.run(storm(server, pages, spread))
                spent = server.seconds() - before
            finally:
                server.stop()
            half, late = waited[len(waited) // 2], waited[int(len(waited) * 0.95)]
            print(
                f"{given.game}: {given.tables} tables come back within {spread:g} s: half wait {half:.2f} s, 95 % at "
                f"most {late:.2f} s; {spent / given.tables * 1000:.1f} ms of processor a table; "
                f"{per_second(calibration) / 1e6:.1f} M loops a second",
                flush=True,
            )


if __name__ == "__main__":
    main()
