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
from ludoteca.table.thinker import milliseconds_for
from tests.table.clients import Client
from tests.table.servers import ThreadServer


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    pool = Thinkers(1, 60.0, 50)
    yield pool
    await pool.stop()


@pytest.mark.parametrize("bot", bots.NAMES)
async def test_a_bot_answers_with_an_option(thinkers: Thinkers, bot: str) -> None:
    match = ludoteca.game("lyon").new(seats=2)
    for seat in (0, 1):
        answer = await thinkers.think("lyon", bot, seat, match.imagine(seat, Random(1)).save())
        assert answer in match.decisions[seat].options


def test_the_strongest_bot_thinks_less_than_a_second() -> None:
    assert milliseconds_for("strong", 1500) < 1000
    assert milliseconds_for("strong", 200) == 200
    assert milliseconds_for("search", 1500) == 1500


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


async def test_a_match_goes_on_when_bots_never_answer(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    """Out of time, a bot's choice is made at random among what is offered."""
    server = serve(sqlite, bot_seconds=0.0)
    _, watch = server.open_table("bb")
    async with await Client.arrive(server, watch) as spectator:
        await spectator.until(3)
