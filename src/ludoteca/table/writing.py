"""Writing what was chosen: what comes from many tables at once goes into one transaction.

Making something durable costs the same however much it is. While one transaction is on its way, others wait for the
next; a table that is alone waits for nobody. A thread does nothing else: handing a choice over and hearing that it is
written costs the event loop a third of what a thread of the common pool costs it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from queue import Empty, SimpleQueue
from typing import NamedTuple

from ludoteca.table.storage import Entry, Storage

logger = logging.getLogger(__name__)


class Wait(NamedTuple):
    """Somebody waits until an entry is durable."""

    entry: Entry
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The one who writes choices down."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: SimpleQueue[Wait | None] = SimpleQueue()
        """What is to be written; None: nothing comes after it."""
        self.thread: threading.Thread | None = None

    async def append(self, entry: Entry) -> None:
        """Write it; when this returns, it is durable. Raises what the storage raises."""
        if self.thread is None:
            self.thread = threading.Thread(target=self._write, name="writing choices", daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.put(Wait(entry, loop, done))
        await done

    def stop(self) -> None:
        """Write what is waiting, and nothing more."""
        if self.thread is not None:
            self.waiting.put(None)
            self.thread.join()
            self.thread = None

    def _write(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first, *self._others()]
            outcomes = self._write_batch([wait.entry for wait in batch])
            first.loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _others(self) -> list[Wait]:
        """Take all that is waiting already."""
        waits: list[Wait] = []
        try:
            while (wait := self.waiting.get_nowait()) is not None:
                waits.append(wait)
            self.waiting.put(None)  # the end is for the one who asks for the next
        except Empty:
            pass
        return waits

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


def _settle(batch: list[Wait], outcomes: list[Exception | None]) -> None:
    """Tell those who wait what became of it."""
    for wait, outcome in zip(batch, outcomes, strict=True):
        if wait.done.cancelled():
            continue
        if outcome is None:
            wait.done.set_result(None)
        else:
            wait.done.set_exception(outcome)
