"""How the storage is: asked once a second for all who want to know, as asking takes a place among those who write."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

PATIENCE: Final = 5.0
"""Seconds after which a storage that does not answer is not well."""
KEPT_SECONDS = 1.0
logger = logging.getLogger(__name__)


class Health:
    """What was found when the storage was asked last."""

    def __init__(self, check: Callable[[], None]) -> None:
        self.check = check
        self.asking: asyncio.Task[bool] | None = None
        self.until = 0.0
        """Until when that holds."""

    async def is_well(self) -> bool:
        if self.asking is None or (self.asking.done() and monotonic() >= self.until):
            self.asking = asyncio.create_task(self._ask(), name="asking how the storage is")
        return await asyncio.shield(self.asking)

    async def _ask(self) -> bool:
        is_well = True
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(self.check)
        except (SQLAlchemyError, TimeoutError) as error:
            logger.error("storage is not well: %s", error)
            is_well = False
        self.until = monotonic() + KEPT_SECONDS
        return is_well
