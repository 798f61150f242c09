"""Bots think in other processes: the server only waits, and stops those that take too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from secrets import randbits
from typing import Any

import msgspec

from ludoteca.table.thinker import READY

START_SECONDS = 60.0
CROWD = 4
"""Questions waiting for each process from which on hints are refused."""
LEAST_MILLISECONDS = 100
logger = logging.getLogger(__name__)


class Thinker:
    """One process, started when it is first needed and again after it was killed."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, question: Any, seconds: float) -> str | None:
        """The option's id; None if the bot failed or took too long, and then its process is gone."""
        try:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            if not line:
                raise ConnectionError("the process ended")
            answer = msgspec.json.decode(line)["option"]
            assert isinstance(answer, str)
            return answer
        except (TimeoutError, OSError) as error:
            logger.warning("bot %s gave no answer: %s", question["bot"], error or "too slow")
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()  # else its late answer would be taken for the next one
            raise

    async def _started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            arguments = (sys.executable, "-m", "ludoteca.table.thinker")
            self.process = await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE)
            assert self.process.stdout is not None
            if await asyncio.wait_for(self.process.stdout.readline(), START_SECONDS) != READY:
                raise ConnectionError("the process did not start")
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        # Reading to the end closes the pipes; otherwise they would linger until the garbage collector finds them.
        await process.communicate()


class Thinkers:
    """A few processes, each thinking about one question at a time."""

    def __init__(self, workers: int, seconds: float, milliseconds: int) -> None:
        self.seconds = seconds
        self.milliseconds = milliseconds
        self.all = [Thinker() for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)
        self.waiting = 0

    @property
    def is_crowded(self) -> bool:
        """So many questions wait that those that nobody needs should not be asked."""
        return self.waiting >= CROWD * len(self.all)

    def budget(self) -> int:
        """Milliseconds for a search: less when others wait, so that no table stands still because of another."""
        return max(LEAST_MILLISECONDS, self.milliseconds * len(self.all) // (len(self.all) + self.waiting))

    async def think(self, game: str, bot: str, seat: int, position: Any) -> str | None:
        """What `bot` would do as `seat` in the imagined `position`; None if it cannot say in time."""
        self.waiting += 1
        try:
            thinker = await self.idle.get()
        finally:
            self.waiting -= 1
        question = {
            "game": game,
            "bot": bot,
            "seat": seat,
            "position": position,
            "seed": randbits(48),
            "seconds": self.seconds,
            "milliseconds": self.budget(),
        }
        try:
            return await thinker.ask(question, self.seconds)
        finally:
            self.idle.put_nowait(thinker)

    async def stop(self) -> None:
        for thinker in self.all:
            await thinker.stop()
