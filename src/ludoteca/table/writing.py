"""Writing what was chosen: what comes from many tables at once goes into one transaction.

Making something durable costs the same however much it is. While one transaction is on its way, others wait for the
next; a table that is alone waits for nobody.
"""

from __future__ import annotations

import asyncio
import logging

from ludoteca.table.storage import Entry, Storage

logger = logging.getLogger(__name__)


class Writer:
    """The one who writes choices down."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Write it; when this returns, it is durable. Raises what the storage raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write(), name="writing choices")
        await done

    async def _write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            outcomes = await asyncio.to_thread(self._write_batch, [entry for entry, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    def _write_batch(self, entries: list[Entry]) -> list[Exception | None]:
        """Write all, or, where that fails, one by one; what became of each."""
        if len(entries) > 1:
            try:
                self.storage.append_all(entries)
            except Exception as error:
                logger.info("%d choices are written one by one: %s", len(entries), error)
            else:
                return [None] * len(entries)
        return [self._write_one(entry) for entry in entries]

    def _write_one(self, entry: Entry) -> Exception | None:
        try:
            self.storage.append(entry)
        except Exception as error:
            return error
        return None
