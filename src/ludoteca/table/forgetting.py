"""Removing tables and campaigns that nobody has touched for long, so that a database does not grow for ever."""

from __future__ import annotations

import asyncio
import logging
import time

from ludoteca.table.rooms import Rooms
from ludoteca.table.storage import Storage

DAY = 86_400.0
logger = logging.getLogger(__name__)


async def keep_forgetting(storage: Storage, rooms: Rooms, days: float, seconds: float) -> None:
    """Forget old tables now and every so many seconds, until cancelled. Tables that somebody has open here stay.

    Only the time that has passed here counts, however the clock is set meanwhile.
    """
    began, since = time.time(), time.monotonic()
    while True:
        try:
            await forget(storage, rooms, began + (time.monotonic() - since) - days * DAY)
        except Exception as error:
            logger.warning("old tables could not be removed: %s", error)
        await asyncio.sleep(seconds)


async def forget(storage: Storage, rooms: Rooms, before: float) -> int:
    """Remove what nobody has touched since `before`, one table at a time, and return how many tables they were."""
    removed = 0
    latest = await asyncio.to_thread(storage.latest)
    if latest is not None and latest < before:
        logger.warning("nothing is removed: by this clock nobody has touched anything for long, or it is wrong")
        return 0
    for table in await asyncio.to_thread(storage.untouched_since, before):
        if table not in rooms.rooms:
            removed += await asyncio.to_thread(storage.remove_if_untouched, table, before)
    await asyncio.to_thread(storage.remove_series_without_tables)
    await asyncio.to_thread(storage.remove_drafts_untouched_since, before)
    packs = await asyncio.to_thread(storage.remove_packs_unused_since, before)
    if packs:
        logger.info("%d packs that no table is played with were removed", packs)
    campaigns = await asyncio.to_thread(storage.remove_campaigns_untouched_since, before)
    if campaigns:
        logger.info("%d campaigns that nobody had played for long were removed", campaigns)
    if removed:
        logger.info("%d tables that nobody had touched for long were removed", removed)
    return removed
