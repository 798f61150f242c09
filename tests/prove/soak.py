"""Nothing grows: people and bots play match after match at one server, and its memory stays as it is.

The server is in this process, and most people are, too: what they say goes straight to the application, so that a match
takes hundredths of a second; some come over real connections. Matches are short, as far as their kind can be: they are
made, begun, asked about, chosen at, some taken back, given up or left, read again as replays, continued by rematches;
then everybody goes, the table is dropped from memory and removed from the database. Now and then all wait until every
table is gone, and what the process holds is weighed. Everything that is kept for next time has a most
(`ludoteca.kernel.keeping`): so the last third of the time tells whether a server comes to rest.

    python -m tests.prove --seconds 540 --workers 14 --keep soak.json soak         several servers at once, and kept
    python -m tests.prove --told soak.json                                         what all runs so far come to
    python -m tests.prove.soak --seconds 600                                       what has grown, line by line
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import sys
import tempfile
import time
import tracemalloc
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import uvicorn

import ludoteca
from ludoteca.kernel.keeping import allowances
from ludoteca.table.app import create_app
from ludoteca.table.commands import bound, server_config
from ludoteca.table.settings import Settings
from tests.prove.growth import Weighing, by_time
from tests.prove.outcome import Outcome, Until
from tests.prove.pages import Far, Near, Page, ask
from tests.table.servers import start_order

TABLES = 4
"""As many matches at once."""
SHORT = 25
"""Choices of a match, at most."""
WHOLE = 200
"""One match in so many is played to its end."""
WITH_A_BOT = 8
WATCHED = 5
OVER_A_WIRE = 40
AGAIN = 15
"""One match in so many is against a bot, is watched, comes over real connections, has a rematch."""
SETTLED = 0.4
"""The share of the time after which lines of code are compared."""
WEIGHED = 10.0
"""Seconds between two weighings."""
LONG = 1800.0
"""Seconds of a run that tells what an hour brings."""
MOST = 1024.0
"""KiB that an hour may bring."""
MANY = 10**9
PEERS = 500
KEPT_SECONDS = 60.0
"""How long a table that nobody touches stays in the database."""


def settings(folder: str) -> Settings:
    """Nothing waits, and one address may do what thousands do."""
    return Settings(
        database=f"sqlite:///{folder}/tables.sqlite",
        idle_seconds=0.0,
        poll_seconds=0.1,
        bot_pause=0.0,
        tables_per_hour=MANY,
        requests_per_second=MANY,
        requests_burst=MANY,
        frames_per_second=MANY,
        frames_burst=MANY,
        address_frames_per_second=MANY,
        address_frames_burst=MANY,
        chats_per_second=MANY,
        chats_burst=MANY,
        sockets_per_address=MANY,
        forget_after=KEPT_SECONDS / 86_400,
        forget_seconds=KEPT_SECONDS / 4,
    )


@cache
def settings_of(key: str) -> list[tuple[dict[str, Any], int]]:
    """List what this game can be played with, all its ready decks and scenarios among it, and by how many."""
    game = ludoteca.game(key)
    return [(options, game.new(**options).seats) for options in game.grid()]


class Soak:
    """A server, and those who play at it."""

    def __init__(self, app: Any, port: int, seed: int, until: Until, found: Outcome) -> None:
        self.app = app
        self.port = port
        self.seed = seed
        self.until = until
        self.found = found
        self.playing = 0
        self.may_begin = asyncio.Event()
        self.may_begin.set()
        self.numbers = itertools.count()

    # -- playing -------------------------------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Play match after match at one table after the other, of every game in turn."""
        games = sorted(ludoteca.list_games())
        while self.until.goes_on():
            await self.may_begin.wait()
            number = next(self.numbers)
            key = games[number % len(games)]
            self.playing += 1
            try:
                await self.play(key, number, Random(f"{self.seed} {number}"))
            except (AssertionError, TimeoutError) as error:
                self.found.broken.append(f"{key}, match {number}: {error!r}")
            finally:
                self.playing -= 1
            self.found.tried += 1
            self.found.note(f"of {key}")

    async def play(self, key: str, number: int, rng: Random) -> None:
        peer = f"192.0.2.{rng.randrange(PEERS) % 250}"
        options, seats = rng.choice(settings_of(key))
        bot = seats > 1 and rng.randrange(WITH_A_BOT) == 0
        order = start_order("h" * (seats - bot) + "b" * bot, bot="greedy", game=key, **options)
        status, made = await ask(self.app, "POST", "/api/tables", order, peer)
        assert status == 201, made
        links = [seat["url"] for seat in made["seats"]]
        is_far = rng.randrange(OVER_A_WIRE) == 0
        pages = [await self.arrive(link, rng, peer, is_far) for link in links]
        others = [await self.arrive(made["watch"], rng, peer, False)] if rng.randrange(WATCHED) == 0 else []
        for what, is_so in (("against a bot", bot), ("over real connections", is_far), ("watched", bool(others))):
            if is_so:
                self.found.note(what)
        try:
            most = 100_000 if rng.randrange(WHOLE) == 0 else rng.randrange(1, SHORT)
            await self.choose(pages, rng, most)
            await self.look_about(pages[0], rng)
            again = await self.end(pages, made["watch"], rng, peer)
        finally:
            for page in (*pages, *others):
                await page.leave()
        if again:
            page = await self.arrive(again, rng, peer, is_far)
            await page.leave()

    async def arrive(self, link: str, rng: Random, peer: str, is_far: bool) -> Page:
        page = await Far.arrive(self.port, link) if is_far else Near(self.app, link, peer)
        await page.hello(rng.choice(("it", "en")), drafts=rng.random() < 0.5)
        return page

    async def choose(self, pages: list[Page], rng: Random, most: int) -> None:
        """Let whoever is asked choose, so many times."""
        for _ in range(most):
            if any(page.state["outcome"] for page in pages):
                return
            asked = [page for page in pages if page.state["decisions"]]
            if asked:
                self.found.note("choices", await rng.choice(asked).choose(rng))
            elif len(pages) == 1:  # a bot is asked
                before = pages[0].state
                await pages[0].until(lambda before=before: pages[0].state is not before)
            else:
                await asyncio.sleep(0.002)

    async def look_about(self, page: Page, rng: Random) -> None:
        """Ask what a page asks on the way."""
        if rng.random() < 0.3:
            await page.ask(type="describe")
        if rng.random() < 0.3 and page.state["decisions"]:
            asked = page.state["decisions"][0]
            await page.ask(type="why", seat=asked["seat"], option=asked["options"][0]["id"] + "0")
        if rng.random() < 0.2:
            await page.say(type="chat", text="ciao")
        if rng.random() < 0.2 and page.state["seats"]:
            await page.ask(type="undo", seat=page.state["seats"][0], chain=False, after=page.state["number"])

    async def end(self, pages: list[Page], watch: str, rng: Random, peer: str) -> str:
        """Give up, read the replay, and go on; the link of the rematch, or "" where there is none."""
        first = pages[0]
        if not first.state["outcome"]:
            if rng.random() < 0.2:
                return ""  # everybody leaves as it is
            if not await self.give_up(pages):
                return ""
            await first.until(lambda: first.state["outcome"])
        self.found.note("ended")
        if rng.random() < 0.2:
            token = watch.rsplit("/", 1)[1]
            status, _ = await ask(self.app, "GET", f"/api/replay/{token}", peer=peer)
            assert status == 200
            status, _ = await ask(self.app, "GET", f"/api/replay/{token}/{first.state['number'] // 2}", peer=peer)
            assert status in (200, 404), status
        if rng.randrange(AGAIN):
            return ""
        for page in pages:
            await page.say(type="rematch")
        await first.until(lambda: first.url)
        self.found.note("continued")
        return first.url

    async def give_up(self, pages: list[Page]) -> bool:
        """Let one after the other give up until the match is over; false where nobody can, or a bot was quicker."""
        number = 0
        for page in pages:
            await page.until(lambda page=page, number=number: page.state["number"] >= number)
            if page.state["outcome"]:
                break
            number = page.state["number"]
            answer = await page.ask(type="concede", seat=page.state["seats"][0], after=number)
            if answer["type"] == "error":
                return False
            number += 1
        return True

    # -- weighing ------------------------------------------------------------------------------------------------

    async def weigh(self, began: float) -> Weighing:
        """Wait until nobody plays and every table has been dropped; what this process holds then."""
        self.may_begin.clear()
        rooms = self.app.state.server.rooms.rooms
        try:
            while self.playing or rooms:
                await asyncio.sleep(0.02)
            gc.collect()
        finally:
            self.may_begin.set()
        page = os.sysconf("SC_PAGE_SIZE") / 1024
        weight = int(Path("/proc/self/statm").read_text().split()[1]) * page
        return Weighing(round(time.monotonic() - began, 1), self.found.tried, weight, answers_kept())


def answers_kept() -> int:
    """Count what all functions keep for next time."""
    return sum(keeper.cache_info().currsize for keeper in allowances())


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(soak(seed, seconds))


async def soak(seed: int, seconds: float, lines: int = 0) -> Outcome:
    """Let everybody play for so long; with `lines`, say which so many lines of code have grown most meanwhile."""
    found, until = Outcome(what="matches"), Until(seconds)
    began, curve = time.monotonic(), list[Weighing]()
    before: tracemalloc.Snapshot | None = None
    with tempfile.TemporaryDirectory() as folder:
        listening = bound("127.0.0.1", 0, "en")
        app = create_app(settings(folder))
        server = uvicorn.Server(server_config(app))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        soaked = Soak(app, listening.getsockname()[1], seed, until, found)
        plays = asyncio.gather(*(soaked.play_on() for _ in range(TABLES)))
        try:
            while not plays.done():
                await asyncio.wait((plays,), timeout=min(WEIGHED, seconds / 10))
                curve.append(await soaked.weigh(began))
                if lines and before is None and curve[-1].seconds >= seconds * SETTLED:
                    tracemalloc.start(12)
                    before = tracemalloc.take_snapshot()
            await plays
            if before is not None:
                await soaked.weigh(began)
                tell_growth(before, tracemalloc.take_snapshot(), lines)
        finally:
            plays.cancel()
            server.should_exit = True
            await serving
            listening.close()
    found.curves = [curve]
    found.broken += grown(curve)
    return found


def grown(curve: list[Weighing]) -> list[str]:
    """Say if it certainly grows too fast, by a run that is long enough to tell."""
    slope, error = by_time([curve])
    if not curve or curve[-1].seconds < LONG or slope - 2 * error <= MOST:
        return []
    return [f"the server grows by {slope:.0f} ± {error:.0f} KiB an hour"]


def tell_growth(before: tracemalloc.Snapshot, after: tracemalloc.Snapshot, lines: int) -> None:
    """Print what takes more than it did, by where it was made."""
    for grown in after.compare_to(before, "traceback")[:lines]:
        print(f"{grown.size_diff / 1024:+9.1f} KiB, {grown.count_diff:+d} pieces")
        print("\n".join(grown.traceback.format(most_recent_first=True)[:12]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lines", type=int, default=15)
    given = parser.parse_args()
    found = asyncio.run(soak(given.seed, given.seconds, given.lines))
    print(found)
    print("\n".join(found.weighings()))
    sys.exit(bool(found.broken))


if __name__ == "__main__":
    main()
