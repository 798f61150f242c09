"""Asking the database for what many want at once: one thread asks for all of them, while the next ones gather.

When a server comes back a thousand pages do. A thread for each of their questions costs more than the questions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Final, Generic, TypeVar

MOST: Final = 200
"""Asked at once: more would keep those waiting who are first."""
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Together(Generic[K, V]):
    """One kind of question."""

    def __init__(self, read: Callable[[Sequence[K]], Mapping[K, V]]) -> None:
        self.read = read
        self.waiting: dict[K, asyncio.Future[V | None]] = {}
        self.asking: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """Return the answer; None where there is none. Raises what asking raises."""
        answer = self.waiting.get(key)
        if answer is None:
            answer = self.waiting[key] = asyncio.get_running_loop().create_future()
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask(), name="asking for many")
        return await asyncio.shield(answer)

    async def _ask(self) -> None:
        while self.waiting:
            asked = dict(islice(self.waiting.items(), MOST))
            for key in asked:
                del self.waiting[key]
            try:
                answers = await asyncio.to_thread(self.read, list(asked))
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
            else:
                for key, answer in asked.items():
                    answer.set_result(answers.get(key))
