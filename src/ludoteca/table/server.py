"""A server of tables: its storage, its rooms, its helpers and its limits, from its start to its end."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from starlette.applications import Starlette

from ludoteca.kernel import shelves
from ludoteca.table import creation, errors, packs
from ludoteca.table.analyses import Analyses
from ludoteca.table.bots import Thinkers
from ludoteca.table.collecting import collect_when_quiet
from ludoteca.table.editions import house_telling
from ludoteca.table.fairness import SWITCH_SECONDS, Aside, Lane, Precedence, Turns
from ludoteca.table.forgetting import keep_forgetting
from ludoteca.table.health import Health
from ludoteca.table.invitation_storage import Link
from ludoteca.table.laboratory import Laboratory
from ludoteca.table.limits import Buckets
from ludoteca.table.reading import Readers
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.storage import Storage
from ludoteca.table.together import Together
from ludoteca.table.tokens import hashed, is_token

PAGE_SECONDS = 0.5
"""How long a fresh server leaves the processor to whoever opens the first page."""
AGAIN_SECONDS = 10.0
"""After how long a game is tried again that could not be loaded for want of memory or files."""

Made = TypeVar("Made")


async def load_games() -> None:
    """Load games before somebody asks for one, because those with many cards take a while; but after the first page."""
    await asyncio.sleep(PAGE_SECONDS)
    while not await asyncio.to_thread(creation.load_games):
        await asyncio.sleep(AGAIN_SECONDS)


class Server:
    """What all endpoints share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.arrivals = Buckets(settings.arrivals_per_second, settings.arrivals_burst)
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.pictures = Buckets(settings.pictures_per_second, settings.pictures_burst)
        self.frames = Buckets(settings.address_frames_per_second, settings.address_frames_burst)
        self.creations = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.uploads = Buckets(settings.packs_per_hour / 3600, settings.packs_per_hour)
        self.packs: list[packs.Offered] = []
        """Those that are offered to everybody."""
        self.laboratory = Laboratory(settings.laboratory)
        self.sockets: Counter[str] = Counter()
        self.links: Together[str, Link]
        self.precedence: Precedence
        self.turns: Turns
        self.making: Aside
        self.replaying: Aside
        self.rooms: Rooms
        self.analyses: Analyses
        self.health: Health
        self.readers: Readers
        self.pack_readers: Readers
        """Packs take longest to be read: nobody's deck or table waits for one."""

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        switched = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_SECONDS)
        await asyncio.to_thread(self.storage.prepare)
        await asyncio.to_thread(house_telling)
        shelves.sources.append(self.storage.pack_files)
        self.packs = await asyncio.to_thread(packs.keep, self.storage, settings.packs)
        thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_milliseconds)
        self.readers = Readers(settings.reading_workers, settings.reading_seconds)
        self.pack_readers = Readers(1, settings.pack_seconds)
        # Of this run alone: who had a turn, or waited for one, when a server stopped will never give it back.
        self.links = Together(lambda hashes: self.storage.links(hashes))
        self.precedence = Precedence()
        self.turns = Turns(self.precedence)
        lane = Lane(self.precedence)
        self.making = Aside(1, "making", lane)
        self.replaying = Aside(1, "reading replays", lane)
        self.rooms = Rooms(self.storage, thinkers, settings, self.precedence)
        self.analyses = Analyses(settings)
        self.health = Health(lambda: self.storage.check())
        chores: list[asyncio.Task[object]] = [asyncio.create_task(self.rooms.watch(), name="watching for news")]
        chores.append(asyncio.create_task(load_games(), name="loading games"))
        chores.append(asyncio.create_task(collect_when_quiet(), name="collecting"))
        if settings.forget_after is not None:
            forgetting = keep_forgetting(self.storage, self.rooms, settings.forget_after, settings.forget_seconds)
            chores.append(asyncio.create_task(forgetting, name="forgetting old tables"))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.rooms.stop()
            await thinkers.stop()
            await self.analyses.stop()
            await self.readers.stop()
            await self.pack_readers.stop()
            # Threads that still read or write would come back to a closed database.
            await asyncio.to_thread(self.making.stop)
            await asyncio.to_thread(self.replaying.stop)
            await asyncio.get_running_loop().shutdown_default_executor()
            shelves.sources.remove(self.storage.pack_files)
            self.storage.close()
            sys.setswitchinterval(switched)

    async def read_replay(self, work: Callable[..., Made], *given: object) -> Made:
        """Do what reads a finished match: in a thread of its own, so that that of tables that play stays free."""
        return await self.replaying.do(work, *given)

    async def make(self, work: Callable[..., Made], *given: object) -> Made:
        """Do what makes a match, which may take as long as twenty choices."""
        return await self.making.do(work, *given)

    async def link(self, token: str) -> Link:
        if is_token(token):
            link = await self.links.get(hashed(token))
            if link is not None:
                return link
        raise errors.gone()
