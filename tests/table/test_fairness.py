"""Whoever plays goes first: questions take turns on the loop, and what computes for long does so apart, and rests."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludoteca.kernel import asking
from ludoteca.kernel.frames import Endless
from ludoteca.table import fairness
from ludoteca.table.app import create_app
from ludoteca.table.fairness import SHORT, Aside, Lane, Precedence, Turns
from ludoteca.table.room import Room
from ludoteca.table.settings import Settings
from ludoteca.table.writing import Writer
from tests.table.clients import PATIENCE, Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]


# -- turns -------------------------------------------------------------------------------------------------------


class Rounds:
    """Counts how often the loop has gone round."""

    def __init__(self) -> None:
        self.number = 0
        self.loop = asyncio.get_running_loop()
        self._count()

    def _count(self) -> None:
        self.number += 1
        self.handle = self.loop.call_soon(self._count)


async def test_one_question_goes_on_at_each_turn_of_the_loop() -> None:
    turns, rounds, asked, went = Turns(), Rounds(), [], []

    async def ask(name: int) -> None:
        for _ in range(3):
            asked.append(name)
            await turns.take()
            went.append((rounds.number, name))

    await asyncio.gather(*(ask(name) for name in range(4)))
    rounds.handle.cancel()
    assert len({number for number, _ in went}) == len(went) == 12
    assert [name for _, name in went] == asked, "in the order in which they came"


async def test_who_no_longer_waits_keeps_nobody() -> None:
    turns = Turns()
    await turns.take()
    gone, waits = asyncio.create_task(turns.take()), asyncio.create_task(turns.take())
    await asyncio.sleep(0)
    gone.cancel()
    async with asyncio.timeout(PATIENCE):
        await waits
        await turns.take()


async def test_after_a_long_question_the_loop_is_left_to_others_for_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clocks here go only when told to."""
    turns, now, later = Turns(), [0.0], []
    monkeypatch.setattr(fairness.time, "thread_time", lambda: now[0])
    loop = asyncio.get_running_loop()
    monkeypatch.setattr(loop, "call_later", lambda delay, *rest: later.append((delay, *rest)), raising=False)
    await turns.take()
    now[0] += 0.02
    waits = asyncio.create_task(turns.take())
    for _ in range(5):
        await asyncio.sleep(0)
    assert (waits.done(), [delay for delay, _ in later]) == (False, [0.02])
    later[0][1]()
    await waits
    now[0] += SHORT / 2
    await turns.take()
    assert len(later) == 1, "short questions follow each other"


def test_a_server_that_starts_again_waits_for_nobody_of_before(tmp_path: Path) -> None:
    """A turn whose rest was cut off by the end of the loop is given back by nobody."""
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    client = TestClient(app)
    with client:
        app.state.server.turns.is_taken = True
    with client:
        assert not app.state.server.turns.is_taken
        assert client.post("/api/tables", json={"game": "lyon"}).status_code == 400


async def test_choices_do_not_wait_for_questions(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    seats, _ = server.open_table(same_screen=True)
    go_on = asyncio.Event()
    loop = asyncio.get_running_loop()

    async def wait(_: Turns) -> None:
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(go_on.wait(), loop))

    async with await Client.arrive(server, seats[0]) as asks, await Client.arrive(server, seats[0]) as plays:
        monkeypatch.setattr(Turns, "take", wait)
        await asks.send(type="why", seat=0, option="nonsense")
        assert (await plays.step(Random(1)))["type"] == "ack"
        assert not [frame for frame in asks.frames if frame["type"] == "why"]
        go_on.set()
        await asks.next("why")


# -- aside -------------------------------------------------------------------------------------------------------


def compute(seconds: float) -> str:
    ends = time.thread_time() + seconds
    while time.thread_time() < ends:
        pass
    return "done"


@pytest.fixture
def precedence() -> Precedence:
    return Precedence()


@pytest.fixture
def aside(precedence: Precedence) -> Iterator[Aside]:
    made = Aside(1, "aside", Lane(precedence))
    yield made
    made.stop()


async def test_a_thread_rests_as_long_as_it_has_worked_while_anybody_plays(
    aside: Aside, precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    with precedence.choice():
        pass
    rests: list[float] = []
    go_on = threading.Event()

    def rest(seconds: float) -> None:
        rests.append(seconds)
        go_on.wait(PATIENCE)

    monkeypatch.setattr(fairness.time, "sleep", rest)
    assert await aside.do(compute, 5 * SHORT) == "done", "nobody waits for the rest"
    after = asyncio.create_task(aside.do(compute, 0.0))
    while not rests:
        await asyncio.sleep(0)
    assert not after.done()
    assert rests[0] >= 5 * SHORT
    go_on.set()
    assert await after == "done"


async def test_where_nobody_plays_nobody_rests(aside: Aside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness.time, "sleep", lambda _: pytest.fail("it rested"))
    for _ in range(2):
        assert await aside.do(compute, 5 * SHORT) == "done"


async def test_one_lane_is_for_one_at_a_time(precedence: Precedence) -> None:
    lane, inside, most = Lane(precedence), [0], [0]
    asides = [Aside(2, str(number), lane) for number in range(2)]

    def compute_alone() -> None:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        time.sleep(0.001)
        inside[0] -= 1

    await asyncio.gather(*(aside.do(compute_alone) for aside in asides * 10))
    assert most == [1]
    for aside in asides:
        aside.stop()


# -- precedence --------------------------------------------------------------------------------------------------


async def test_questions_and_threads_wait_for_the_choices_before_them_and_for_no_later_ones(
    aside: Aside, precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "PATIENCE", PATIENCE)
    turns = Turns(precedence)
    first, later = precedence.choice(), precedence.choice()
    first.__enter__()
    begun = asyncio.Event()

    async def work() -> str:
        begun.set()
        return await aside.do(compute, 0.0)

    waits = [asyncio.create_task(turns.take()), asyncio.create_task(work())]
    await begun.wait()
    while len(precedence.waiting) < 2:  # the thread waits, too
        await asyncio.sleep(0.001)
    later.__enter__()
    assert not any(task.done() for task in waits)
    first.__exit__(None, None, None)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*waits)
    later.__exit__(None, None, None)
    assert not precedence.under_way


async def test_a_choice_that_waits_for_a_slow_disk_keeps_nobody_for_long(
    aside: Aside, precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "PATIENCE", 0.01)
    turns = Turns(precedence)
    with precedence.choice():
        async with asyncio.timeout(PATIENCE):
            await turns.take()
            await turns.take()
            assert await aside.do(compute, 0.0) == "done"


async def test_who_loses_patience_before_choices_have_passed_gives_the_turn_back(
    precedence: Precedence, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fairness, "PATIENCE", PATIENCE)
    turns = Turns(precedence)
    with precedence.choice():
        gone, waits = asyncio.create_task(turns.take()), asyncio.create_task(turns.take())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert not waits.done()
    async with asyncio.timeout(PATIENCE):
        await waits


async def test_a_choice_has_precedence_until_all_have_seen_it(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is written, and while it is shown, it is under way; afterwards no longer."""
    seats, _ = server.open_table()
    found: list[int] = []
    append, show_all = Writer.append, Room.show_all

    async def appended(writer: Writer, entry: Any) -> None:
        found.append(len(precedences[0].under_way))
        await append(writer, entry)

    def shown(room: Room, *given: Any) -> None:
        precedences.append(room.house.precedence)
        found.append(len(room.house.precedence.under_way))
        show_all(room, *given)

    precedences: list[Precedence] = []
    async with await Client.arrive(server, seats[0]) as anna, await Client.arrive(server, seats[1]) as bruno:
        monkeypatch.setattr(Room, "show_all", shown)
        first = anna if anna.state["decisions"] else bruno
        await first.step(Random(1))
        monkeypatch.setattr(Writer, "append", appended)
        while not anna.state["decisions"] and not bruno.state["decisions"]:
            await anna.next("state")
        await (anna if anna.state["decisions"] else bruno).step(Random(2))
    assert set(found) == {1}
    assert not precedences[0].under_way


async def test_what_fails_apart_fails_for_whoever_waits(aside: Aside) -> None:
    def fail() -> None:
        raise Endless

    with pytest.raises(Endless):
        await aside.do(fail)
    assert await aside.do(compute, 0.0) == "done"


async def test_what_nobody_waits_for_any_more_is_not_done(aside: Aside) -> None:
    go_on, done = threading.Event(), []
    first = asyncio.create_task(aside.do(go_on.wait, PATIENCE))
    second = asyncio.create_task(aside.do(done.append, 2))
    third = asyncio.create_task(aside.do(done.append, 3))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(first, third)
    assert done == [3]


# -- the first picture -------------------------------------------------------------------------------------------


async def test_the_first_picture_of_a_table_is_painted_apart(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, _ = server.open_table()
    painters: list[str] = []
    paint = asking.paint

    def noted(*given: Any) -> Any:
        painters.append(threading.current_thread().name)
        return paint(*given)

    monkeypatch.setattr(asking, "paint", noted)
    async with await Client.arrive(server, seats[0]) as anna:
        assert anna.state["scene"]
        assert len(painters) == 1, "it is not painted again to be shown"
        assert painters[0].startswith("opening and painting")
        async with await Client.arrive(server, seats[1]) as bruno:
            assert bruno.state["scene"]
    assert server.thread.name in painters[1:], "upon that one others are painted at once"


async def test_a_table_whose_first_picture_comes_to_no_end_is_set_aside(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, _ = server.open_table()

    def paint(*_: Any) -> Any:
        raise Endless

    monkeypatch.setattr(asking, "paint", paint)
    async with await Client.knock(server, seats[0]) as anna:
        await anna.send(type="hello", lang="it")
        assert (await anna.next("error"))["code"] == "aside"
