"""Analyses of matches that are over: made on request, one at a time, in a process of their own, and kept.

Addresses that wait for one take turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from ludoteca.kernel.texts import with_names
from ludoteca.table import errors
from ludoteca.table.bots import Helper
from ludoteca.table.errors import Refused
from ludoteca.table.pools import Pool, Who
from ludoteca.table.replays import Replay
from ludoteca.table.settings import Settings

KEPT = 50
"""So many analyses are kept."""
MOST_WAITING = 8
"""So many matches may wait to be analysed."""
MOST_OF_ONE = 2
"""Of these, so many for one address, so that nobody takes all places."""
STARTING = 30.0
"""Seconds that an analysis may take beyond its budget: to read the match and to finish a thought."""
logger = logging.getLogger(__name__)


def named(analysis: Any, names: list[str]) -> Any:
    """Put the players' names into the analysis."""

    def said(text: str) -> str:
        return with_names(text, names)

    moments = [
        {**moment, "chosen": said(moment["chosen"]), "best": said(moment["best"])}
        | {"line": [said(step) for step in moment["line"]]}
        for moment in analysis["moments"]
    ]
    return {**analysis, "summary": [said(sentence) for sentence in analysis["summary"]], "moments": moments}


class Analyses:
    """What was analysed, and what is being analysed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pool = Pool([Helper("ludoteca.table.analyst")])
        self.peers: dict[asyncio.Task[Any], str] = {}
        """The address for which each analysis is made that is not ready."""
        self.tasks: OrderedDict[tuple[str, str], asyncio.Task[Any]] = OrderedDict()

    def of(self, table: str, replay: Replay, lang: str, peer: str = "") -> Any:
        """Return the analysis of a table's match in a language; None while it is being made.

        `peer` is the address that wants it.
        """
        key = (table, lang)
        task = self.tasks.get(key)
        if task is None:
            of_one = sum(each == peer for each in self.peers.values())
            if of_one >= MOST_OF_ONE or len(self.peers) >= MOST_WAITING:
                raise Refused("busy", errors.BUSY, 503)
            task = asyncio.create_task(self._made(replay, lang, peer), name=f"analysis of {table}")
            self.tasks[key], self.peers[task] = task, peer
            task.add_done_callback(self.peers.pop)
            self._forget()
        self.tasks.move_to_end(key)
        if not task.done():
            return None
        analysis = None if task.cancelled() or task.exception() is not None else task.result()
        if analysis is None:
            del self.tasks[key]  # whoever asks again may have better luck
            raise Refused("busy", errors.BUSY, 503)
        return analysis

    async def _made(self, replay: Replay, lang: str, peer: str) -> Any:
        text = await asyncio.to_thread(replay.file, [])
        settings = self.settings
        limit = settings.analysis_seconds + STARTING
        question = {
            "replay": text,
            "bot": settings.hint_bot,
            "iterations": settings.analysis_iterations,
            "thinking": settings.analysis_seconds,
            "seconds": limit,
            "langs": [lang],
        }
        async with self.pool.free(Who(peer)) as helper:
            answer = await helper.ask(question, limit)
        return answer[lang] if answer is not None else None

    def _forget(self) -> None:
        for key in [key for key, task in self.tasks.items() if task.done()][: max(0, len(self.tasks) - KEPT)]:
            del self.tasks[key]

    async def stop(self) -> None:
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for helper in self.pool.all:
            await helper.stop()
