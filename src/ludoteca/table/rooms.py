"""The rooms that are in memory: opened when somebody asks for them, told of news, dropped when nobody is in them."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.table.bots import Thinkers
from ludoteca.table.errors import Refused
from ludoteca.table.room import Room, load
from ludoteca.table.settings import Settings
from ludoteca.table.storage import Storage
from ludoteca.table.writing import Writer

logger = logging.getLogger(__name__)


class Rooms:
    """The rooms in memory; they come when somebody asks for them and go when nobody is in them."""

    def __init__(self, storage: Storage, thinkers: Thinkers, settings: Settings) -> None:
        self.storage = storage
        self.writer = Writer(storage)
        self.thinkers = thinkers
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}

    async def open(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is not None:
            return room
        task = self.opening.get(table)
        if task is None:
            task = self.opening[table] = asyncio.create_task(self._load(table), name=f"opening {table}")
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        record, ledger = await asyncio.to_thread(load, self.storage, table)
        room = self.rooms[table] = Room(record, ledger, self.writer, self.thinkers, self.settings)
        return room

    async def watch(self) -> None:
        """Look for news from other processes, and drop idle rooms, until cancelled."""
        away = False
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            try:
                await self._look()
            except SQLAlchemyError as error:
                if not away:  # said once, however long it lasts
                    logger.error("the database does not answer: %s", error)
                away = True
            except Exception:
                logger.exception("looking for news failed; it goes on")
            else:
                if away:
                    logger.warning("the database answers again")
                away = False

    async def _look(self) -> None:
        deadline = monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not room.listeners and room.left_at < deadline and not room.lock.locked():
                del self.rooms[room.id]
                await room.stop()
        busy = {room.id: room for room in self.rooms.values() if room.listeners}
        touched = await asyncio.to_thread(self.storage.touched, list(busy))
        for table, count in touched.items():
            if count != busy[table].touched:
                try:
                    await busy[table].hear(count)
                except Refused as refused:
                    logger.warning("table %s: %s", table, refused)

    async def stop(self) -> None:
        for room in self.rooms.values():
            await room.stop()
