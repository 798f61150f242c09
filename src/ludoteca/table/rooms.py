"""The rooms that are in memory: opened when somebody asks for them, told of news, dropped when nobody is in them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.table import news
from ludoteca.table.bots import Thinkers
from ludoteca.table.budgets import Watch
from ludoteca.table.errors import Refused
from ludoteca.table.fairness import Aside, Lane, Precedence
from ludoteca.table.room import Room
from ludoteca.table.settings import Settings
from ludoteca.table.storage import Storage
from ludoteca.table.together import Together
from ludoteca.table.writing import Writer

CALM = 0.25
"""Seconds without a greeting after which a server has time for what nobody waits for."""
CALM_LATEST = 3.0
"""Seconds after which it is done all the same."""
logger = logging.getLogger(__name__)


class Rooms:
    """The rooms in memory; they come when somebody asks for them and go when nobody is in them."""

    def __init__(self, storage: Storage, thinkers: Thinkers, settings: Settings, precedence: Precedence) -> None:
        self.storage = storage
        self.writer = Writer(storage)
        self.thinkers = thinkers
        self.precedence = precedence
        self.aside = Aside(1, "opening and painting", Lane(precedence))
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.standings = Together(lambda tables: storage.standings(tables))
        self.greeted_at = 0.0
        self.opening = asyncio.Lock()
        self.told: set[str] = set()
        """Tables that another process has just written to."""
        self.news = asyncio.Event()
        self.listening: asyncio.Task[None] | None = None
        self.is_over = threading.Event()
        self.watch_clock = Watch(settings.table_seconds)
        self.watch_clock.start()

    def enter(self, table: str) -> Room:
        """Return the room of a table, which need not be open yet."""
        if table not in self.rooms:
            self.rooms[table] = Room(table, self)
        return self.rooms[table]

    async def open(self, table: str) -> Room:
        room = self.enter(table)
        await room.ready()
        return room

    def note_greeting(self) -> None:
        self.greeted_at = monotonic()

    async def open_later(self, room: Room) -> None:
        """Open a room that nobody waits for, one after another, once nobody has come back for a moment."""
        latest = monotonic() + CALM_LATEST
        async with self.opening:
            while monotonic() < min(latest, self.greeted_at + CALM):
                await asyncio.sleep(CALM)
            await room.ready()

    async def watch(self) -> None:
        """Look for news from other processes, and drop idle rooms, until cancelled."""
        away, looked = False, monotonic()
        while True:
            if self.listening is None or self.listening.done():  # the first time, and when the database comes back
                self.listening = asyncio.create_task(self._listen(), name="listening")
            told = await self._wait()
            try:
                if told:
                    await self._look_at(told)
                if monotonic() - looked >= self.settings.poll_seconds:
                    looked = monotonic()
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

    async def _listen(self) -> None:
        """Be told of news, where the database tells; where it does not, looking now and then must do."""
        loop = asyncio.get_running_loop()

        def note(table: str) -> None:
            self.told.add(table)
            self.news.set()

        def heard(table: str) -> None:
            if table in self.rooms:  # a room that is opened later reads what has been written by then
                loop.call_soon_threadsafe(note, table)

        try:
            await asyncio.to_thread(news.listen, self.storage.engine, heard, self.is_over)
        except SQLAlchemyError as error:
            logger.info("the database tells nothing: %s", error)

    async def _wait(self) -> set[str]:
        """Wait until something is told of tables in memory, or it is time to look; the tables."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.settings.poll_seconds):
                while not self.told:
                    self.news.clear()
                    await self.news.wait()
        told, self.told = self.told, set()
        return told

    async def _look(self) -> None:
        """Drop rooms that nobody is in any more, and look for news of all others."""
        deadline = monotonic() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not (room.listeners or room.is_aside) and room.left_at < deadline and not room.lock.locked():
                del self.rooms[room.id]
                await room.stop()
        await self._look_at(self.rooms)

    async def _look_at(self, tables: Iterable[str]) -> None:
        """Look for news of these tables, as far as somebody is there."""
        rooms = [self.rooms[table] for table in tables if table in self.rooms]
        busy = {room.id: room for room in rooms if room.listeners}
        touched = await asyncio.to_thread(self.storage.touched, list(busy))
        for table, count in touched.items():
            if count != busy[table].touched:
                try:
                    await busy[table].hear(count)
                except Refused as refused:
                    logger.warning("table %s: %s", table, refused)

    async def stop(self) -> None:
        self.is_over.set()
        if self.listening is not None:
            await self.listening
        for room in self.rooms.values():
            await room.stop()
        await asyncio.to_thread(self.aside.stop)
        await asyncio.to_thread(self.writer.stop)
        await asyncio.to_thread(self.watch_clock.stop)
