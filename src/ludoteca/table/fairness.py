"""Who goes first: whoever plays waits for one question of a stranger, or for a piece of their work, never for all.

All tables share one loop, and compiled code does not let go of the interpreter until it returns. So questions take
turns on the loop, and what computes for long does so in a few threads; after either there is rest for as long.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, TypeVar

Done = TypeVar("Done")

SWITCH_SECONDS: Final = 0.001
"""How long a thread that computes may keep the interpreter from the loop, where it is interpreted; usually 5 ms."""
SHORT: Final = 0.002
"""Seconds of work after which nobody needs a rest."""
MOST_REST: Final = 0.5


class Turns:
    """Lets one question go on at each turn of the loop, in the order in which they came.

    After one that took long the next waits for as long, so that a choice, which needs several turns of the loop, does
    not meet a question in each of them.
    """

    def __init__(self) -> None:
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.is_taken = False
        self.began = 0.0
        """When the question began that has the turn, by what this thread has computed."""

    async def take(self) -> None:
        """Wait for a turn of the loop that nobody else has taken."""
        loop = asyncio.get_running_loop()
        if self.is_taken:
            turn = loop.create_future()
            self.waiting.append(turn)
            await turn
        else:
            self.is_taken = True
            self._begin(loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
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
                self._begin(asyncio.get_running_loop())
                return
        self.is_taken = False


class Aside:
    """A few threads for what computes for long."""

    def __init__(self, threads: int, name: str) -> None:
        self.pool = ThreadPoolExecutor(threads, name)

    async def do(self, work: Callable[..., Done], *given: object) -> Done:
        """Do it as soon as a thread is free and has rested."""
        done: Future[Done] = Future()
        place = self.pool.submit(_work, done, work, given)
        try:
            return await asyncio.wrap_future(done)
        finally:
            place.cancel()  # whoever no longer waits leaves the line

    def stop(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _work(done: Future[Done], work: Callable[..., Done], given: tuple[object, ...]) -> None:
    """Work, tell what came of it, and then leave the interpreter to others for as long as it took."""
    if not done.set_running_or_notify_cancel():
        return
    before = time.thread_time()
    try:
        result = work(*given)
    except BaseException as error:  # whatever it is, it is for whoever waits
        done.set_exception(error)
        del error
    else:
        done.set_result(result)
        del result
    del done, work, given
    worked = time.thread_time() - before
    if worked > SHORT:
        time.sleep(min(worked, MOST_REST))
