"""What people at a table say to each other, and whether somebody keeps them waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

from ludoteca.table.limits import Bucket
from ludoteca.table.listener import Listener

if TYPE_CHECKING:
    from ludoteca.table.room import Room

FRESH_SECONDS = 60.0
"""How long what somebody said is news."""


class Talk:
    """The chat of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.buckets: dict[str, Bucket] = {}
        """How much each link may still say; coming back does not fill it."""

    def may_say(self, listener: Listener) -> bool:
        settings, link = self.room.settings, listener.link.hash
        if link not in self.buckets:
            self.buckets[link] = Bucket(settings.chats_per_second, settings.chats_burst)
        return self.buckets[link].take()

    def keeps_waiting(self, seats: Sequence[int]) -> bool:
        """Tell whether these seats wait for somebody else who is no bot."""
        asked = self.room.ledger.asked
        if not seats or any(seat in seats for seat in asked):
            return False
        return any(not self.room.players[seat].bot for seat in asked)

    async def say(self, seat: int | None, name: str, text: str) -> None:
        await asyncio.to_thread(self.room.storage.say, self.room.id, seat, name, text)
        async with self.room.lock:
            await self.show()

    async def show(self) -> None:
        """Send each listener the lines that it has not got yet."""
        greeted = [listener for listener in self.room.listeners if listener.greeted]
        if not greeted:
            return
        oldest, now = min(listener.chat_read for listener in greeted), time()
        lines = await asyncio.to_thread(self.room.storage.chats, self.room.id, oldest)
        for listener in greeted:
            for line in lines:
                if line.id > listener.chat_read:
                    listener.chat_read = line.id
                    facts = {"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
                    listener.send({"type": "chat", **facts, "fresh": now - line.at < FRESH_SECONDS})
