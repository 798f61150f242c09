"""Bots think in other processes: the server only waits, and stops those that take too long.

`Helper` is any such process; `reading` has others.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from secrets import randbits
from typing import Any

import msgspec

from ludoteca.table.answerer import READY
from ludoteca.table.pools import ANYBODY, Pool, Who

START_SECONDS = 60.0
THINKER = "ludoteca.table.thinker"
INSTEAD = "greedy"
"""Who chooses for a bot that fails or takes too long."""
CROWD = 4
"""Questions before one's own for each process, from which on hints are refused and bots pause for everybody."""
LEAST_MILLISECONDS = 100
LONGEST_ANSWER = 8 * 2**20
"""Bytes of a line that a process may answer."""
logger = logging.getLogger(__name__)


class Helper:
    """One process of ours, started when it is first needed and again after it was killed."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: Process | None = None

    @property
    def pid(self) -> int:
        """The number of the process; 0 if there is none now."""
        return self.process.pid if self.process is not None and self.process.returncode is None else 0

    async def ask(self, question: Any, seconds: float) -> Any:
        """Return what it answers; None if it failed or took too long, and then its process is gone."""
        try:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            if not line:
                raise ConnectionError("the process ended")
            return msgspec.json.decode(line)
        except (TimeoutError, OSError, ValueError) as error:
            logger.warning("%s gave no answer: %s", self.module, error or "too slow")
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()  # else its late answer would be taken for the next one
            raise

    async def _started(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            arguments = (sys.executable, "-m", self.module)
            self.process = await asyncio.create_subprocess_exec(
                *arguments, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
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


class Thinker(Helper):
    """A process in which a bot thinks."""

    def __init__(self) -> None:
        super().__init__(THINKER)


class Thinkers(Pool[Thinker]):
    """A few processes, each thinking about one question at a time."""

    def __init__(self, workers: int, seconds: float, milliseconds: int) -> None:
        super().__init__([Thinker() for _ in range(workers)])
        self.seconds = seconds
        self.milliseconds = milliseconds

    def is_crowded(self, who: Who) -> bool:
        """So many questions come before those of this one that none should be asked that nobody needs."""
        return self.ahead(who) >= CROWD * len(self.all)

    def budget(self, who: Who) -> int:
        """Return milliseconds for a search: less when others wait, so that no table stands still because of another."""
        return max(LEAST_MILLISECONDS, self.milliseconds * len(self.all) // (len(self.all) + self.ahead(who)))

    async def think(self, game: str, bot: str, seat: int, position: Any, who: Who = ANYBODY) -> str | None:
        """Ask what `bot` would do as `seat` in the imagined `position`; None if it cannot say in time."""
        answer = await self.advise(game, bot, seat, position, "", who)
        return answer["option"] if answer is not None else None

    async def advise(
        self, game: str, bot: str, seat: int, position: Any, lang: str, who: Who = ANYBODY
    ) -> dict[str, Any] | None:
        """Ask the same, and why, in this language, if any."""
        async with self.free(who) as thinker:
            question = {
                "game": game,
                "bot": bot,
                "seat": seat,
                "position": position,
                "seed": randbits(48),
                "seconds": self.seconds,
                "milliseconds": self.budget(who),
                "lang": lang,
            }
            answer: dict[str, Any] | None = await thinker.ask(question, self.seconds)
            return answer

    async def answer(self, game: str, bot: str, seat: int, position: Any, who: Who = ANYBODY) -> str | None:
        """Ask what `bot` would do, or who chooses instead of it where it cannot say; None if neither can."""
        chosen = await self.think(game, bot, seat, position, who)
        if chosen is None and bot != INSTEAD:
            return await self.think(game, INSTEAD, seat, position, who)
        return chosen

    async def stop(self) -> None:
        for thinker in self.all:
            await thinker.stop()
