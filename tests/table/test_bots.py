"""Bots think elsewhere, see nothing secret, and may be killed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.table.bots import Thinkers
from ludoteca.table.thinker import budget_for
from tests.table.clients import Client
from tests.table.odd_thinker import ODD
from tests.table.servers import ThreadServer


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(1, 60.0, 50)
    yield pool
    await pool.stop()


@pytest.mark.parametrize("bot", [*bots.EVERYBODY, "level2-celso"])
async def test_a_bot_answers_with_an_option(thinkers: Thinkers, bot: str) -> None:
    match = ludoteca.game("lyon").new(seats=2)
    for seat in (0, 1):
        answer = await thinkers.think("lyon", bot, seat, match.imagine(seat, Random(1)).save())
        assert answer in match.decisions[seat].options


def test_the_strongest_bot_thinks_less_than_a_second() -> None:
    assert budget_for("strong", 1500)["milliseconds"] < 1000
    assert budget_for("level8", 1500)["milliseconds"] < 1000
    assert budget_for("strong", 200) == {"milliseconds": 200}
    assert budget_for("search", 1500) == {"milliseconds": 1500}
    assert budget_for("greedy", 1500) == {}


async def test_a_slow_bot_is_killed_and_replaced(thinkers: Thinkers) -> None:
    position = ludoteca.game("lyon").new(seats=2).imagine(0, Random(1)).save()
    assert await thinkers.think("lyon", "random", 0, position) is not None
    thinker = thinkers.all[0]
    assert thinker.process is not None
    first = thinker.process.pid
    os.kill(first, signal.SIGSTOP)  # a bot that never answers
    thinkers.seconds = 0.05
    assert await thinkers.think("lyon", "random", 0, position) is None
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    thinkers.seconds = 60.0
    assert await thinkers.think("lyon", "random", 0, position) is not None
    assert thinker.process is not None
    assert thinker.process.pid != first


async def test_a_bot_that_fails_is_replaced(thinkers: Thinkers) -> None:
    position = ludoteca.game("lyon").new(seats=2).imagine(0, Random(1)).save()
    assert await thinkers.think("lyon", "genius", 0, position) is None
    assert await thinkers.think("lyon", "random", 0, position) is not None


async def test_questions_wait_their_turn(thinkers: Thinkers) -> None:
    position = ludoteca.game("lyon").new(seats=2).imagine(0, Random(1)).save()
    answers = await asyncio.gather(*(thinkers.think("lyon", "random", 0, position) for _ in range(5)))
    assert None not in answers


@pytest.fixture
def odd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that fail and bots that take for ever sit at our tables, too."""
    monkeypatch.setattr("ludoteca.table.bots.THINKER", "tests.table.odd_thinker")
    for name, kind in ODD.items():
        monkeypatch.setitem(bots.KINDS, name, kind)


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(("bot", "seconds"), [("raising", 60.0), ("sleeping", 5.0)])
async def test_another_bot_chooses_for_one_that_cannot(bot: str, seconds: float) -> None:
    match = ludoteca.game("lyon").new(seats=2)
    position = match.imagine(0, Random(1)).save()
    pool = Thinkers(1, seconds, 50)
    try:
        assert await pool.think("lyon", bot, 0, position) is None
        assert await pool.answer("lyon", bot, 0, position) in match.decisions[0].options
    finally:
        await pool.stop()


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(("bot", "seconds"), [("raising", 60.0), ("sleeping", 3.0)])
async def test_a_match_goes_on_with_bots_that_fail_or_sleep(
    serve: Callable[..., ThreadServer], sqlite: str, bot: str, seconds: float
) -> None:
    server = serve(sqlite, bot_seconds=seconds)
    _, watch = server.open_table("bb", bot=bot)
    async with await Client.arrive(server, watch) as spectator:
        await spectator.until(3)


async def test_a_match_goes_on_when_no_bot_ever_answers(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    """Out of time, a bot's choice is the first of those that are offered."""
    server = serve(sqlite, bot_seconds=0.0)
    _, watch = server.open_table("bb")
    async with await Client.arrive(server, watch) as spectator:
        await spectator.until(3)
