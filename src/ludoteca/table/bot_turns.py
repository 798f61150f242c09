"""The bots at a table choose, as long as they are asked and somebody is there to see it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ludoteca.table.errors import Refused
from ludoteca.table.ledger import CHOICE
from ludoteca.table.pools import Who

if TYPE_CHECKING:
    from ludoteca.table.room import Room

logger = logging.getLogger(__name__)


class BotTurns:
    """The turns of a room's bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.playing: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let them play, if one is asked and none is playing."""
        if self.playing is None or self.playing.done():
            if self._may_be_asked() and self.room.listeners:
                self.playing = asyncio.create_task(self._play(), name=f"bots of {self.room.id}")

    def _may_be_asked(self) -> bool:
        """Tell whether a bot is asked; of a table that is not open yet nobody knows."""
        return self._asked() is not None if self.room.is_open else any(player.bot for player in self.room.players)

    def _asked(self) -> int | None:
        """Find the bot that is to choose next. Where all play together, people have the first say."""
        ledger, players = self.room.ledger, self.room.players
        if ledger.game.cooperative and not all(players[seat].bot for seat in ledger.asked):
            return None
        return next((seat for seat in ledger.asked if players[seat].bot), None)

    async def _play(self) -> None:
        """Let bots choose for as long as they are asked and somebody is there to see it."""
        while self.room.listeners:
            try:
                if not self.room.is_open:
                    await self.room.house.open_later(self.room)
                if not await self._choose():
                    return
            except Refused as refused:
                if refused.code in ("gone", "aside"):
                    return
                if refused.code == "busy":
                    await asyncio.sleep(1.0)  # the database is away; bots need not hurry
            except Exception:
                logger.exception("table %s: its bots stop until somebody does something", self.room.id)
                return

    async def _choose(self) -> bool:
        """Make one choice of a bot; false if none is asked. In the end the offer of that moment counts."""
        room = self.room
        async with room.alone():
            seat = self._asked()
            if seat is None:
                return False
            with room.budget():
                number, position = room.ledger.number, room.ledger.imagined(seat)
        who = self.who()
        if self.pauses(who):
            await asyncio.sleep(room.settings.bot_pause)
        chosen = await room.thinkers.answer(room.ledger.game.key, room.players[seat].bot, seat, position, who)
        async with room.alone():
            decision = room.ledger.decision(seat)
            if decision is None:
                return True
            option = decision.options.find(chosen) if chosen is not None else None
            if option is None:
                if number != room.ledger.number:
                    return True  # others have acted and its idea came to nothing: it thinks again
                option = decision.options[0]
            await room.write(seat, CHOICE, option.id)
            room.show_all()
        return True

    def who(self) -> Who:
        """Tell for whom bots think here: for somebody who sits at the table, else for somebody who watches."""
        seated = {each.peer for each in self.room.listeners if each.link.seats}
        return Who(min(seated or {each.peer for each in self.room.listeners}, default=""), bool(seated))

    def pauses(self, who: Who) -> bool:
        """Tell whether a bot waits before it thinks: for whoever wants to follow, or where many wait for bots."""
        if not self.room.settings.bot_pause:
            return False
        return self.room.thinkers.is_crowded(who) or not all(each.hurries for each in self.room.listeners)

    async def stop(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)
