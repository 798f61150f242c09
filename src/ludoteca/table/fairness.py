"""Who goes first: whoever plays waits for one question of a stranger, or for a piece of their work, never for all.

All tables share one loop, and compiled code does not let go of the interpreter until it returns. So questions take
turns on the loop, and what computes for long does so in a few threads, one of each kind at a time; after either there
is rest for as long. And neither begins before the choices that came before it have been written and shown: so a choice
meets one of them at most that had begun already.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, TypeVar

Done = TypeVar("Done")

SWITCH_SECONDS: Final = 0.001
"""How long a thread that computes may keep the interpreter from the loop, where it is interpreted; usually 5 ms."""
SHORT: Final = 0.002
"""Seconds of work after which nobody needs a rest."""
MOST_REST: Final = 0.5
PATIENCE: Final = 0.1
"""Seconds for which choices are let pass at most: those that wait for a slow disk keep nobody for long."""
MEMORY: Final = 10.0
"""Seconds after its last choice for which a server is taken to be played at."""


class Precedence:
    """The choices on their way: from when their table is theirs until everybody has been shown what came of them."""

    def __init__(self) -> None:
        self.under_way: dict[int, None] = {}
        """By number, the oldest first."""
        self.number = 0
        self.latest = -MEMORY
        """When a choice was made last."""
        self.waiting: deque[tuple[int, Callable[[], object]]] = deque()
        """Who waits for all choices up to a number, and how to tell them."""

    @contextmanager
    def choice(self) -> Iterator[None]:
        """Make a choice, which what comes after it waits for."""
        self.number += 1
        number = self.number
        self.under_way[number] = None
        try:
            yield
        finally:
            del self.under_way[number]
            self.latest = time.monotonic()
            while self.waiting and not self._is_awaited(self.waiting[0][0]):
                self.waiting.popleft()[1]()

    def _is_awaited(self, number: int) -> bool:
        """Tell whether one of the choices up to a number is still under way."""
        return next(iter(self.under_way), number + 1) <= number

    @property
    def is_anybody_playing(self) -> bool:
        return bool(self.under_way) or time.monotonic() - self.latest < MEMORY

    async def passed(self) -> None:
        """Wait on the loop until the choices that are under way now are done, or it has been long enough."""
        if not self.under_way:
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((self.number, partial(_settle, done)))
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await done

    def let_pass(self) -> None:
        """Wait for the same in another thread."""
        if not self.under_way:
            return
        number, done = self.number, threading.Event()
        self.waiting.append((number, done.set))
        if self._is_awaited_elsewhere(number):
            done.wait(PATIENCE)

    def _is_awaited_elsewhere(self, number: int) -> bool:
        try:
            return self._is_awaited(number)
        except RuntimeError:  # a choice came or went while it was looked at: it tells by itself
            return True


def _settle(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_result(None)


class Lane:
    """Where one at a time computes, once the choices before it are done; with rest afterwards while anybody plays."""

    def __init__(self, precedence: Precedence) -> None:
        self.precedence = precedence
        self.lock = threading.Lock()

    @contextmanager
    def taken(self) -> Iterator[None]:
        with self.lock:
            self.precedence.let_pass()
            before = time.thread_time()
            yield
            worked = time.thread_time() - before
            if worked > SHORT and self.precedence.is_anybody_playing:
                time.sleep(min(worked, MOST_REST))


class Turns:
    """Lets one question go on at each turn of the loop, in the order in which they came.

    After one that took long the next waits for as long, so that a choice, which needs several turns of the loop, does
    not meet a question in each of them.
    """

    def __init__(self, precedence: Precedence | None = None) -> None:
        self.precedence = precedence or Precedence()
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.is_taken = False
        self.began = 0.0
        """When the question began that has the turn, by what this thread has computed."""

    async def take(self) -> None:
        """Wait for a turn of the loop that nobody else has taken, and for the choices before it."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] | None = None
        try:
            if self.is_taken:
                turn = loop.create_future()
                self.waiting.append(turn)
                await turn
            self.is_taken = True
            await self.precedence.passed()
        except asyncio.CancelledError:
            if turn is None or (turn.done() and not turn.cancelled()):  # it was its turn when somebody lost patience
                self._next()
            raise
        self.began = time.thread_time()
        loop.call_soon(self._rest)

    def _rest(self) -> None:
        worked = time.thread_time() - self.began
        if worked > SHORT:
            asyncio.get_running_loop().call_later(min(worked, MOST_REST), self._next)
        else:
            self._next()

    def _next(self) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False


class Aside:
    """A few threads for what computes for long, in a lane of their own unless they share one."""

    def __init__(self, threads: int, name: str, lane: Lane | None = None) -> None:
        self.pool = ThreadPoolExecutor(threads, name)
        self.lane = lane or Lane(Precedence())

    async def do(self, work: Callable[..., Done], *given: object) -> Done:
        """Do it as soon as a thread is free and the lane, too."""
        done: Future[Done] = Future()
        place = self.pool.submit(_work, self.lane, done, work, given)
        try:
            return await asyncio.wrap_future(done)
        finally:
            place.cancel()  # whoever no longer waits leaves the line

    def stop(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _work(lane: Lane, done: Future[Done], work: Callable[..., Done], given: tuple[object, ...]) -> None:
    """Work, tell what came of it, and then leave the interpreter to others for as long as it took."""
    with lane.taken():
        if not done.set_running_or_notify_cancel():
            return
        try:
            result = work(*given)
        except BaseException as error:  # whatever it is, it is for whoever waits
            done.set_exception(error)
            del error
        else:
            done.set_result(result)
            del result
        del done, work, given
