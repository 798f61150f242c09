"""Nothing grows: people and bots play match after match at one server, and its memory stays as it is.

Whoever has left is remembered for two minutes, and everything that is kept for next time has a size: so the first part
of the time is no part of the slope, and only a long run tells what an hour brings.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import linear_regression
from typing import Any

import ludoteca
from tests.faults.test_kills import ForkedServer, Zygote
from tests.prove.outcome import Outcome, Until
from tests.table.clients import Client

TABLES = 4
"""As many matches at once."""
WITH_A_BOT = 4
"""One match in so many is played against a bot."""
SETTLED = 0.4
"""The share of the time after which memory is looked at."""
LONG = 1800.0
"""Seconds of a run that tells what an hour brings."""
MOST = 1024
"""KiB that an hour may bring."""


class Player(Client):
    """Somebody who plays, and keeps nothing of what was on the screen."""

    def _follow(self, frame: dict[str, Any]) -> dict[str, Any]:
        before = self.state if frame["type"] == "change" else {}
        self.state = {**before, **frame, "type": "state"}
        self.frames.clear()
        self.raw.clear()
        return self.state


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(soak(seed, seconds))


async def soak(seed: int, seconds: float) -> Outcome:
    found, until = Outcome(what="matches"), Until(seconds)
    with tempfile.TemporaryDirectory() as folder:
        zygote = Zygote()
        server = zygote.start(f"sqlite:///{folder}/tables.sqlite")
        weighing = asyncio.create_task(weigh(server, seconds * SETTLED))
        try:
            plays = [play_on(server, Random(seed * TABLES + table), until, found) for table in range(TABLES)]
            await asyncio.gather(*plays)
        finally:
            weighing.cancel()
            weights = (await asyncio.gather(weighing, return_exceptions=True))[0]
            server.kill()
            zygote.stop()
    if isinstance(weights, list) and seconds >= LONG:
        growth = round(linear_regression(*zip(*weights, strict=True)).slope * 3600)
        found.note("KiB more an hour", growth)
        if growth > MOST:
            found.broken.append(f"the server grows by {growth} KiB an hour")
    return found


async def weigh(server: ForkedServer, settling: float) -> list[tuple[float, float]]:
    """Weigh the server every second once it has settled, until somebody cancels it: seconds, and KiB that it holds."""
    weights: list[tuple[float, float]] = []
    page = os.sysconf("SC_PAGE_SIZE") / 1024
    try:
        await asyncio.sleep(settling)
        while True:
            weights.append((time.monotonic(), int(Path(f"/proc/{server.pid}/statm").read_text().split()[1]) * page))
            await asyncio.sleep(1.0)
    except asyncio.CancelledError:
        return weights


async def play_on(server: ForkedServer, rng: Random, until: Until, found: Outcome) -> None:
    """Play match after match at one table after the other, of every game in turn."""
    for number, key in enumerate(itertools.cycle(sorted(ludoteca.list_games()))):
        if not until.goes_on():
            return
        kinds = "hb" if number % WITH_A_BOT == 0 else "hh"
        links, _ = await asyncio.to_thread(server.open_table, kinds, game=key)
        players = [await Player.arrive(server, link) for link in links]
        try:
            await asyncio.gather(*(player.play(rng) for player in players))
        except AssertionError as error:
            found.broken.append(f"{key}, match {found.tried}: {error}")
        for player in players:
            await player.leave()
        found.tried += 1
        found.note(f"of {key}")
        found.note("choices", players[0].state["number"])
