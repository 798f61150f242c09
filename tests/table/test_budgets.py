"""What visitors bring or cards do may not hurt others: text is read elsewhere, a table that hangs is set aside."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, cast

import pytest

import ludoteca
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.frames import MOST_RUNS, Endless, FrameMatch
from ludoteca.kernel.game import HasDecks
from ludoteca.kernel.positions import fingerprint, read_position
from ludoteca.kernel.replays import ReplayError
from ludoteca.kernel.replays import read as read_replay
from ludoteca.kernel.yamls import Problem
from ludoteca.table import open_choices, questions
from ludoteca.table.budgets import Overrun, Watch
from ludoteca.table.editions import edition
from ludoteca.table.errors import Refused
from ludoteca.table.ledger import Ledger
from ludoteca.table.packs import read_stranger
from ludoteca.table.protocol import DeckOrder, TableOrder, clean, read_body, read_frame
from ludoteca.table.reading import MOST_OF_ONE, MOST_WAITING, Readers
from tests.forms import pure_only
from tests.table.clients import PATIENCE, Client
from tests.table.servers import ThreadServer, start_order

Serve = Callable[..., ThreadServer]


# -- the clock ---------------------------------------------------------------------------------------------------


@pytest.fixture
def watch() -> Iterator[Watch]:
    started = Watch(0.1)
    started.start()
    yield started
    started.stop()


def for_ever() -> None:
    while True:
        pass


async def test_what_never_ends_is_interrupted(watch: Watch) -> None:
    for _ in range(3):
        with pytest.raises(Overrun), watch.within():
            for_ever()


def test_work_in_a_thread_is_watched_too(watch: Watch) -> None:
    caught: list[bool] = []

    def work() -> None:
        try:
            with watch.within():
                for_ever()
        except Overrun:
            caught.append(True)

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert caught == [True]


async def test_what_ends_in_time_is_left_alone(watch: Watch) -> None:
    for _ in range(200):
        with watch.within(), watch.within():
            pass
    time.sleep(0.3)  # nothing arrives later
    assert watch.pieces == {}


async def test_waiting_for_a_busy_machine_is_not_working(watch: Watch) -> None:
    with watch.within():
        time.sleep(0.3)
    assert watch.pieces == {}


# -- tables ------------------------------------------------------------------------------------------------------


def hang(*_: object, **__: object) -> Any:
    for_ever()


def explode(*_: object, **__: object) -> Any:
    raise Endless("cards that set each other off")


def grow(*_: object, **__: object) -> Any:
    raise MemoryError


@pytest.mark.parametrize("harm", [hang, explode, grow])
@pytest.mark.parametrize("deed", ["choose", "why", "draw"])
async def test_a_table_that_does_not_come_to_an_end_is_set_aside_and_others_play_on(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch, deed: str, harm: Callable[..., Any]
) -> None:
    server = serve(sqlite, table_seconds=1.0)
    (bad, _), watching = server.open_table()
    (good, *_), _ = server.open_table("hh", True, game="lorcana")
    async with await Client.arrive(server, bad, "en") as anna, await Client.arrive(server, good) as bruno:
        option = anna.state["decisions"][0]["options"][0]["id"]
        lyon = ludoteca.game("lyon")
        if deed == "choose":
            real = Ledger.choose
            monkeypatch.setattr(
                Ledger, "choose", lambda book, *args: (harm if book.game is lyon else real)(book, *args)
            )
            await anna.send(type="choose", seat=0, option=option, after=0)
        elif deed == "why":
            monkeypatch.setattr(questions, "why_not", harm)
            await anna.send(type="why", seat=0, option="play:999")
        else:
            real_view = Ledger.view
            monkeypatch.setattr(
                Ledger, "view", lambda book, seat: (harm if book.game is lyon else real_view)(book, seat)
            )
            await anna.send(type="hello", lang="en", shape="tall")
        error = await anna.next("error")
        assert (error["code"], "set aside" in error["message"]) == ("aside", True)
        for _ in range(5):
            assert (await bruno.step(Random(1)))["type"] == "ack"
        monkeypatch.undo()
        await anna.send(type="choose", seat=0, option=option, after=0)
        assert (await anna.next("error"))["code"] == "aside"
        late = await Client.knock(server, watching)
        assert (await late.next("error"))["code"] == "aside"
        await late.leave()
    server.stop()
    async with await Client.arrive(serve(sqlite), bad) as anna:
        assert anna.state["number"] == 0
        assert (await anna.step(Random(1)))["type"] == "ack", "what was written before is there after a restart"


@pure_only
def test_cards_that_set_each_other_off_for_ever_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = cast(FrameMatch, ludoteca.game("lyon").new(seed=1))
    ran = 0

    def check(_: FrameMatch) -> None:
        nonlocal ran
        ran += 1
        match.changed = True

    monkeypatch.setattr(type(match), "check", check)
    match.changed = True
    with pytest.raises(Endless):
        match.settle()
    assert ran == MOST_RUNS


# -- foreign text ------------------------------------------------------------------------------------------------


async def test_decks_are_read_in_a_process_that_is_killed_and_replaced() -> None:
    readers = Readers(1, 60.0)
    try:
        report = await readers.report("lorcana", DeckOrder("4 Elsa"), "en")
        first = readers.all[0].pid
        assert report
        assert first not in (0, os.getpid())
        readers.seconds = 0.0
        with pytest.raises(Refused) as refused:
            await readers.report("lorcana", DeckOrder("4 Elsa"), "en")
        assert refused.value.status == 422
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        readers.seconds = 60.0
        assert await readers.report("lorcana", DeckOrder("4 Elsa"), "en") == report
    finally:
        await readers.stop()


def test_a_match_with_foreign_decks_is_begun_elsewhere_before_it_is_begun_here(
    serve: Serve, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite)
    begun: list[Any] = []
    begin = open_choices.begin
    monkeypatch.setattr(open_choices, "begin", lambda *given: begun.append(given) or begin(*given))
    game = ludoteca.game("lyon")
    assert isinstance(game, HasDecks)
    good, bad = game.deck_text("leoni", "it"), "2 JOHN\n"
    for lang in ("it", "en"):
        refused = server.post(f"/api/tables?lang={lang}", start_order(decks=[good, bad]))
        assert refused.status_code == 400
        with pytest.raises(BadSettings) as problems:
            game.new(2, decks=[good, bad])
        message = refused.json()["error"]["message"]
        assert message == "\n".join(problem.say(lang) for problem in problems.value.problems)
    assert begun == []
    assert server.post("/api/tables", start_order(decks=[good, "custodi"])).status_code == 201
    assert begun == [], "it is not begun once more"
    assert server.post("/api/tables", start_order("hhh", decks=[good, good, good])).status_code == 400


async def test_a_match_that_is_too_hard_to_begin_is_refused_and_one_of_ready_decks_is_not_tried() -> None:
    readers, game = Readers(1, 0.0), ludoteca.game("lyon")
    assert isinstance(game, HasDecks)
    try:
        assert await readers.begin(game, {"decks": ["leoni", "custodi"]}, 2, "it") is None
        assert readers.all[0].pid == 0
        with pytest.raises(Refused) as refused:
            await readers.begin(game, {"decks": [game.deck_text("leoni", "it"), "custodi"]}, 2, "it")
        assert refused.value.status == 422
    finally:
        await readers.stop()


async def test_to_spare_those_who_play_matches_are_begun_apart_once_the_game_is_known_there() -> None:
    readers = Readers(2, 60.0)
    try:
        for key in ("lyon", "kingdom"):  # one with decks, one without
            game = ludoteca.game(key)
            assert await readers.begin(game, {}, 2, "it", spare=True) is None
            assert readers.learning is not None
            await readers.learning
            begun = await readers.begin(game, {}, 2, "it", spare=True)
            assert begun is not None
            again = Ledger(game, begun.base, begun.opening, secret=begun.secret)
            assert fingerprint(again.match) == begun.digest
            assert begun.edition == edition(game)
            assert await readers.begin(game, {}, 2, "it") is None, "where nobody plays nobody is spared"
            idle, readers.idle = readers.idle, []
            async with asyncio.timeout(PATIENCE):
                assert await readers.begin(game, {}, 2, "it", spare=True) is None, (
                    "nor does it wait for strangers' texts"
                )
            readers.idle = idle
    finally:
        await readers.stop()


async def test_while_somebody_plays_new_tables_are_begun_in_another_process(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    begin = open_choices.begin
    monkeypatch.setattr(open_choices, "begin", lambda *given: begun.append(given) or begin(*given))
    seats, _ = server.open_table(same_screen=True)
    async with await Client.arrive(server, seats[0]) as anna:
        async with asyncio.timeout(PATIENCE):
            while True:
                await anna.step(Random(1))
                before = len(begun)
                seats, _ = server.open_table(same_screen=True)
                if len(begun) == before:
                    break
                await asyncio.sleep(0.1)
    async with await Client.arrive(server, seats[0]) as bruno:
        assert (await bruno.step(Random(1)))["type"] == "ack"


async def test_only_so_many_texts_wait_to_be_read() -> None:
    """Each may be a megabyte long, and nobody reads them faster because more are sent."""
    readers = Readers(1, 60.0)
    try:
        peers = [str(number) for number in range(3 * MOST_WAITING)]
        asked = [readers.report("lorcana", DeckOrder("4 Elsa"), "en", peer=peer) for peer in peers]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [(each.code, each.status) for each in refused] == [("busy", 503)] * (2 * MOST_WAITING - 1)
        assert await readers.report("lorcana", DeckOrder("4 Elsa"), "en") == answers[0]
        order = start_order(game="lorcana", decks=["4 Elsa", "4 Elsa"])["options"]
        asked = [readers.report("lorcana", DeckOrder("4 Elsa"), "en", peer=peer) for peer in peers]
        crowd = [asyncio.create_task(each) for each in asked]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await readers.try_texts(ludoteca.game("lorcana"), order, "en")
        await asyncio.gather(*crowd, return_exceptions=True)
    finally:
        await readers.stop()


async def test_an_address_that_sends_many_texts_keeps_nobody_waiting() -> None:
    """It has a few of the places, and whoever else comes is read after one more of its texts."""
    readers = Readers(1, 60.0)
    done: list[str] = []

    async def read(peer: str) -> None:
        await readers.report("lorcana", DeckOrder("4 Elsa"), "en", peer=peer)
        done.append(peer)

    try:
        flood = [asyncio.create_task(read("one")) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        await asyncio.gather(*(read(peer) for peer in ("another", "a third")))
        answers = await asyncio.gather(*flood, return_exceptions=True)
        assert done == ["one", "one", "another", "a third", *["one"] * (MOST_OF_ONE - 1)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [each.code for each in refused] == ["busy"] * (MOST_WAITING - MOST_OF_ONE - 1)
        assert not readers.waiting
    finally:
        await readers.stop()


async def test_whoever_loses_patience_gives_the_place_back() -> None:
    readers = Readers(1, 60.0)
    try:
        report = partial(readers.report, "lorcana", DeckOrder("4 Elsa"), "en")
        first, second, third = (asyncio.create_task(report(peer=peer)) for peer in ("a", "b", "c"))
        await asyncio.sleep(0)
        second.cancel()
        assert await first == await third
        assert (readers.idle, dict(readers.waiting)) == (readers.all, {})
        first, second = (asyncio.create_task(report(peer=peer)) for peer in ("a", "b"))
        await asyncio.sleep(0)
        (place,) = readers.waiting["b"]
        place.add_done_callback(lambda _: second.cancel())  # at the very moment when it is its turn
        await asyncio.gather(first, second, return_exceptions=True)
        assert (second.cancelled(), readers.idle) == (True, readers.all)
    finally:
        await readers.stop()


async def test_a_text_that_is_too_hard_makes_no_table(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, reading_seconds=0.0)
    order = start_order(game="lorcana", decks=["4 Elsa\n", "4 Elsa\n"])
    answer = await asyncio.to_thread(server.post, "/api/tables", order)
    assert answer.status_code == 422
    assert (await asyncio.to_thread(server.post, "/api/tables", start_order(game="lorcana"))).status_code == 201


ATTACKS = [
    "a" + " " * 1000 + "b",
    "a" + " " * 60_000 + "b",
    "999 Elsa - Regina delle Nevi\n" * 400,
    "99900 Dalmatian Puppy - Tail Wagger",
    "(" * 20_000,
    "[" * 20_000 + "]" * 20_000,
    '{"a":' * 5_000,
    "x " * 20_000,
    "1 x " * 10_000,
    "#" * 60_000,
    "\U0001f600" * 10_000,
]


async def test_every_attack_beside_a_table_that_plays(serve: Serve, sqlite: str) -> None:
    """Decks, orders and frames that once stopped the server; the neighbours' choices are all acknowledged."""
    server = serve(sqlite, requests_burst=10_000, tables_per_hour=10_000, faults_allowed=10**6)
    (good, *_), _ = server.open_table("hh", True)
    (bad, _), _ = server.open_table(game="lorcana")
    done = asyncio.Event()

    async def play() -> int:
        acknowledged = 0
        rng = Random(1)
        async with await Client.arrive(server, good) as anna:
            while not done.is_set() or acknowledged < 5:
                if not anna.state["decisions"]:
                    break
                acknowledged += (await anna.step(rng))["type"] == "ack"
        return acknowledged

    playing = asyncio.create_task(play())
    statuses = set()
    for text in ATTACKS:
        for game in ("lorcana", "lyon"):
            answer = await asyncio.to_thread(server.post, f"/api/decks/{game}", {"text": text})
            statuses.add(answer.status_code)
            order = start_order(game=game, decks=[text[:19_000], text[:19_000]])
            statuses.add((await asyncio.to_thread(server.post, "/api/tables", order)).status_code)
    async with await Client.arrive(server, bad) as mallory:
        for option in ("play:" + "9" * 150, "a" * 190, ":" * 100, "play:1:2:3:4"):
            await mallory.send(type="why", seat=0, option=option)
            await mallory.next("why", "error")
        for text in ("[" * 7_000, '{"type":' * 1_500, '{"type":"choose","seat":' + "9" * 7_000 + "}"):
            await mallory.socket.send(text)
            assert (await mallory.next("error"))["code"] == "bad"
    done.set()
    assert await playing >= 1
    assert statuses <= {200, 201, 400, 413, 422}
    assert (await asyncio.to_thread(server.get, "/health")).status_code == 200


# -- patterns ----------------------------------------------------------------------------------------------------


def deck(game: str) -> Callable[[str], object]:
    judge = ludoteca.game(game)
    assert isinstance(judge, HasDecks)
    return lambda text: judge.deck_report(text, "-", "it")


def position(text: str) -> object:
    return read_position(text, "-", "lyon")


READERS: dict[str, Callable[[str], object]] = {
    "decks of Lorcana": deck("lorcana"),
    "decks of Lyon": deck("lyon"),
    "names and chat": lambda text: clean(text, 280),
    "frames": read_frame,
    "orders": lambda text: read_body(TableOrder, text.encode()),
    "positions": position,
    "replays": read_replay,
    "packs": lambda text: read_stranger({"pack.yaml": text}),
}
PIECES = (
    " ",
    "a ",
    "a",
    "1 ",
    "x ",
    "(",
    "[",
    "(a",
    "[1 ",
    "//",
    "#",
    '"',
    "{",
    "- ",
    ":",
    "\t",
    "\u00e8",
    "*a",
    "SB: ",
    "\n",
    "|\n",
)
SMALL, LARGE = 1_000, 8_000
ALLOWED = 3.0
"""How much more than eight times the work eight times the text may take: the square would be sixty-four times."""


def spent(reader: Callable[[str], object], text: str) -> float:
    """The least processor time of a few readings."""
    times = []
    for _ in range(3):
        gc.collect(0)
        began = time.thread_time()
        with suppress(Problem, Refused, ReplayError):
            reader(text)
        times.append(time.thread_time() - began)
    return min(times)


@pytest.mark.parametrize("name", list(READERS))
def test_reading_grows_no_faster_than_the_text(name: str) -> None:
    """Whatever is repeated, in one line: patterns that try every way to read it would take the square of the time."""
    reader = READERS[name]
    spent(reader, "a")  # what is made once is made now
    for piece in PIECES:
        for head, tail in (("a", "b"), ("4 Elsa ", ""), ("{", "}")):
            small, large = (head + piece * (size // len(piece)) + tail for size in (SMALL, LARGE))
            most = ALLOWED * LARGE / SMALL
            before = max(spent(reader, small), 0.0005)  # less than that is mostly the clock
            assert spent(reader, large) < most * before, (piece, head)
