"""What comes after a match: the next game of it, or a rematch, when all people at the table want it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from ludoteca.table import errors
from ludoteca.table.errors import Refused
from ludoteca.table.listener import Listener
from ludoteca.table.rematch import Invitation, check_sides, make_rematch, wanted
from ludoteca.table.storage import Taken

if TYPE_CHECKING:
    from ludoteca.table.room import Room

logger = logging.getLogger(__name__)


class PlayingOn:
    """Who at a room would like to play again."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.known: tuple[list[int], bool] = ([], False)
        """Who has asked, and whether the table is made, as everybody was told."""

    async def ask(self, listener: Listener, sides: dict[int, dict[str, int]]) -> None:
        """Note that somebody would like to play again; the table for it is made when all people here would."""
        if not listener.link.seats:
            raise Refused("not_yours", errors.NOT_YOURS, 403)
        room = self.room
        async with room.alone():
            if room.ledger.outcome is None:
                raise Refused("playing", errors.GOES_ON, 409)
            wish = msgspec.structs.replace(self._way_on(listener).wish, sides=sides)
            await asyncio.to_thread(check_sides, room.ledger, room.series, wish)
            await asyncio.to_thread(room.storage.wish, room.id, wish)
            asked, made = await self._read()
            if not made and len(asked) == len(room.players):
                try:
                    await asyncio.to_thread(make_rematch, room.storage, room.id, room.ledger, room.players, room.series)
                except Taken:
                    logger.info("table %s: another process has made the rematch", room.id)
            await self.show(None)

    @property
    def is_match_over(self) -> bool:
        """Whether the match is over, and not only one of its games."""
        outcome, series = self.room.ledger.outcome, self.room.series
        return outcome is not None and (series is None or series.is_over(outcome))

    def _way_on(self, listener: Listener) -> Invitation:
        """Tell where somebody goes from here: to the next game at the same link, or to a rematch."""
        return listener.invitation if self.is_match_over else listener.stay

    async def _read(self) -> tuple[list[int], bool]:
        wishes, made = await asyncio.to_thread(self.room.storage.rematch, self.room.id)
        return wanted(self.room.players, wishes) if wishes else [], made

    async def show(self, newcomer: Listener | None) -> None:
        """Tell everybody when something is new, and a newcomer in any case, each only of their own link."""
        if self.room.ledger.outcome is None:
            return
        before, self.known = self.known, await self._read()
        asked, made = self.known
        for listener in self.room.listeners:
            if listener.greeted and asked and (listener is newcomer or before != self.known):
                where = self._way_on(listener)
                links = {"url": where.url, "watch": where.watch} if made else {"url": None, "watch": None}
                listener.send({"type": "rematch", "wanted": asked, **links})
