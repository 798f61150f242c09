"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.faults.points import POINTS
from tests.table.clients import Client, painted
from tests.table.deeds import Deed, unexplained
from tests.table.servers import CommandServer, Reachable

KILLS = int(os.environ.get("LUDOTECA_KILLS", "100"))
GAMES = ("lyon", "kingdom", "arena", "synchro", "lorcana")
"""A table of each; all have chains of several steps."""
AT_ONCE = (1, 1, 2, 3)
"""How many of the tables are played when a server is killed."""
LONG = 60
"""Choices after which a new table takes a table's place, so that early and late moments are hit alike."""
LOST = (ConnectionClosed, ConnectionError, InvalidMessage, EOFError)
"""What a client sees when its server dies."""


class Zygote:
    """Starts servers by forking one process that has already imported everything."""

    def __init__(self, module: str = "tests.faults.zygote") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, database: str, point: str = "", times: int = 1) -> ForkedServer:
        """Start a server; with a point, one that dies the nth time that it comes there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"0 {database} {times} {point}\n" if point else f"0 {database}\n")
        self.process.stdin.flush()
        pid, port = self.process.stdout.readline().split()
        return ForkedServer(int(pid), int(port))

    def stop(self) -> None:
        self.process.communicate()


class ForkedServer(Reachable):
    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self.alive = True

    def kill(self) -> None:
        if self.alive:
            self.alive = False
            with suppress(ProcessLookupError):  # it has killed itself
                os.kill(self.pid, signal.SIGKILL)


@pytest.fixture
def zygote() -> Iterator[Zygote]:
    made = Zygote()
    yield made
    made.stop()


class Doom:
    """Kills a server a moment after so many frames have come from it: while it reads, writes, or thinks of the next.

    After no frames it never does: that server dies at a point of its own.
    """

    def __init__(self, server: ForkedServer, frames: int = 0, delay: float = 0.0) -> None:
        self.server = server
        self.frames = frames
        self.delay = delay

    def count(self) -> None:
        self.frames -= 1
        if self.frames == 0:
            asyncio.get_running_loop().call_later(self.delay, self.server.kill)


class Play:
    """One table that bots play over websockets, with everything that any server ever said about it."""

    def __init__(self, server: Reachable, seed: int, game: str) -> None:
        self.rng = Random(seed)
        self.game = game
        self.seats, self.watch = server.open_table(game=game)
        self.drafts = self.rng.random() < 0.8
        """Whether what is chosen is chosen in whole chains."""
        self.pages: dict[int, Client] = {}
        """What was on the page of each seat when its server died."""
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.said: set[Deed] = set()
        self.chains = 0
        self.seen: dict[int, str] = {}
        self.rows: dict[int, tuple[int, str]] = {}
        """What is known to be stored."""
        self.is_cut = False
        """Whether its server has died."""
        self.finished = False

    async def go_on(self, doom: Doom) -> None:
        """Play until the server dies or the match is over."""
        ended = await asyncio.gather(*(self.play_seat(doom, seat) for seat in (0, 1)), return_exceptions=True)
        for error in ended:
            if isinstance(error, BaseException) and not isinstance(error, LOST):
                raise error
        self.is_cut = ended != [None, None]
        self.finished = not self.is_cut or max(self.acknowledged, default=0) > LONG

    async def play_seat(self, doom: Doom, seat: int) -> None:
        known, page = max(self.acknowledged, default=0), self.pages.get(seat)
        if page is None:
            client = await Client.knock(doom.server, self.seats[seat])
            client.drafts = self.drafts
            await client.hello()
        else:
            client = await Client.come_back(doom.server, page)
        client.on_frame = doom.count
        try:
            assert client.state["number"] >= known, "an acknowledged choice is not there after the restart"
            await self.say_again(client, page)
            await client.play(self.rng)
        finally:
            self.pages[seat] = client
            self.acknowledged |= client.acks
            self.said |= client.said
            self.chains += client.chains
            if seat == 0:
                self.note_seen(
                    {f["number"]: f["svg"] for f in client.frames if f["type"] == "state" and not f["draft"]}
                )
            await client.leave()

    async def say_again(self, client: Client, page: Client | None) -> None:
        """Say once more what was not answered before the server died, or make the draft again that was on the page.

        What is stored already is acknowledged, and not done once more.
        """
        for deed in page.unanswered if page is not None else ():
            *steps, option = deed.chain
            answer = await client.choose(deed.seat, option, deed.after, steps)
            if deed.rows.items() <= self.rows.items():
                assert answer["type"] == "ack", f"{deed} is stored, and answered {answer}"
            if answer["type"] == "ack":
                await client.until(answer["number"])
            elif answer["type"] == "drafted":
                self.said.discard(deed)
                await client.next("state")
            else:
                assert answer["code"] in ("stale", "over"), answer
            return
        if client.state["draft"]:
            seat, after, steps = client.state["seat"], client.state["number"], client.state["draft"]
            await client.send(type="draft", seat=seat, after=after, steps=steps)
            answer = await client.answer()
            assert answer.get("steps", steps) == steps, "a draft came back as another"
            if answer["type"] == "drafted":
                await client.next("state")
            else:
                assert answer["code"] == "stale", answer

    def note_seen(self, shown: dict[int, str]) -> None:
        for number, svg in shown.items():
            assert self.seen.setdefault(number, svg) == svg, f"position {number} is another than it was"

    def table(self, storage: Storage) -> str:
        link = storage.link(hashed(self.watch.rsplit("/", 1)[1]))
        assert link is not None
        return link.table

    def check_rows(self, storage: Storage, all_of_them: bool = True) -> None:
        """Everything acknowledged is stored, and nothing was shown that is not; or only of what is new."""
        last = 0 if all_of_them else len(self.rows)
        rows = {row.number: (row.seat, row.option) for row in storage.rows(self.table(storage), last)}
        assert list(rows) == list(range(last + 1, last + len(rows) + 1))
        assert all(rows[number] == row for number, row in self.rows.items() if number > last), "a row has changed"
        self.rows |= rows
        for number, choice in self.acknowledged.items():
            assert self.rows.get(number) == choice, f"acknowledged choice {number} is lost"
        problem = unexplained(self.rows, self.said)
        assert not problem, problem
        assert max(self.seen, default=0) <= last + len(rows), "a choice was shown before it was durable"

    def check_position(self, storage: Storage) -> None:
        """The stored choices lead to what was shown."""
        record = storage.load(self.table(storage))
        assert record is not None
        ledger, fault = opened(record, ludoteca.game)
        assert fault is None
        shown = self.seen.get(ledger.number)
        if shown is not None:
            asked = [d.to_json("it") for d in ledger.match.decisions if d.seat == 0]
            painting = asking.paint(ledger.game, ledger.match.view(0), asked, "it", "wide", ["Anna", "Bruno"])
            assert shown == painted(painting)

    def check_all(self, storage: Storage) -> None:
        self.check_rows(storage)
        self.check_position(storage)


class Killing:
    """Kills one server after another of a database, at random moments and at every point in turn."""

    def __init__(self, zygote: Zygote, database: str, seed: int, points: Sequence[str] = POINTS) -> None:
        self.points = points
        self.zygote = zygote
        self.database = database
        self.storage = Storage(database)
        self.rng = Random(seed)
        self.plays: list[Play] = []
        self.kills = 0
        self.acknowledged = 0
        """At tables that are finished."""
        self.chains: Counter[str] = Counter()
        """How many of several steps were acknowledged there, of which game."""
        self.died: Counter[str] = Counter()
        """How many died where."""

    async def kill(self) -> None:
        """Let a server play until it dies, and compare what is stored; a broken promise is an `AssertionError`."""
        point = "" if self.kills % 2 else self.points[self.kills // 2 % len(self.points)]
        self.kills += 1
        server = self.zygote.start(self.database, point, self.rng.randint(1, 5))
        for game in [game for game in GAMES if all(play.game != game for play in self.plays)]:
            self.plays.append(await asyncio.to_thread(Play, server, self.rng.getrandbits(32), game))
        playing = self.rng.sample(self.plays, self.rng.choice(AT_ONCE))
        doom = Doom(server) if point else Doom(server, self.rng.randint(1, 20), self.rng.uniform(0.0, 0.02))
        await asyncio.gather(*(play.go_on(doom) for play in playing))
        server.kill()  # in case all matches were over first
        is_dead = any(play.is_cut for play in playing)
        self.died[(point or "at random") if is_dead else "after the last match"] += 1
        for play in playing:
            if play.finished:
                play.check_all(self.storage)
                self.count(play)
                self.plays.remove(play)
            else:
                play.check_rows(self.storage, all_of_them=False)

    async def go_on(self, kills: int) -> None:
        """Kill so many servers, one after the other."""
        for _ in range(kills):
            await self.kill()

    def finish(self) -> None:
        """Compare all that is left."""
        for play in self.plays:
            self.count(play)
            play.check_all(self.storage)

    def count(self, play: Play) -> None:
        self.acknowledged += len(play.acknowledged)
        self.chains[play.game] += play.chains

    def close(self) -> None:
        self.storage.close()


async def test_no_acknowledged_choice_is_ever_lost(zygote: Zygote, tmp_path: Path) -> None:
    killing = Killing(zygote, f"sqlite:///{tmp_path}/tables.sqlite", 20)
    try:
        await killing.go_on(KILLS)
        killing.finish()
    finally:
        killing.close()
    assert killing.acknowledged > KILLS, "the servers were killed before they did anything"
    assert killing.chains.total() > 0, "no chain of several steps was chosen whole"
    assert all(killing.died[point] for point in POINTS[: KILLS // 2]), killing.died


async def test_a_chain_that_is_stored_row_by_row_is_found(tmp_path: Path) -> None:
    """Servers that commit each step by itself are found as soon as one of them dies between two steps."""
    torn = Zygote("tests.faults.torn_zygote")
    killing = Killing(torn, f"sqlite:///{tmp_path}/tables.sqlite", 21, ["after a commit"])
    try:
        with pytest.raises(AssertionError, match="nobody said row"):
            await killing.go_on(100)
    finally:
        killing.close()
        torn.stop()


async def test_bots_of_a_killed_server_go_on_in_the_next(tmp_path: Path) -> None:
    """The real command, with bots in its own processes: what a spectator saw is still there after each kill."""
    database = str(tmp_path / "tables.sqlite")
    storage = Storage(database)
    watch = ""
    seen: dict[int, str] = {}
    for kill in range(3):
        server = CommandServer(database)
        if not watch:
            _, watch = server.open_table("bb")
        spectator = await Client.arrive(server, watch)
        assert spectator.state["number"] >= max(seen, default=0)
        for frame in spectator.frames:
            if frame["type"] == "state" and frame["number"] in seen:
                assert frame["svg"] == seen[frame["number"]]
        await spectator.until(spectator.state["number"] + 5 + kill)
        server.kill()
        with pytest.raises(LOST):
            await spectator.next("never sent")
        await spectator.leave()
        seen |= {f["number"]: f["svg"] for f in spectator.frames if f["type"] == "state"}
        link = storage.link(hashed(watch.rsplit("/", 1)[1]))
        assert link is not None
        assert len(storage.rows(link.table)) >= max(seen)
    storage.close()
