"""Reading foreign text where it cannot hurt: in a few processes with a budget, which are killed and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.kernel import asking
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.shelves import Files
from ludoteca.kernel.texts import Phrase
from ludoteca.table.bots import START_SECONDS, Helper
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import CollectionOrder, DeckOrder

TOO_HARD = Phrase(
    "Leggere questo testo richiede troppo tempo o troppa memoria.",
    "Reading this text takes too much time or too much memory.",
)
CROWDED = Phrase(
    "Si stanno già leggendo troppi testi: riprova tra un momento.",
    "Too many texts are being read already: try again in a moment.",
)
CROWDED_STATUS = 503
MOST_WAITING = 16
"""Texts that wait until a process is free; others are refused, because each may be a megabyte long."""


class Reader(Helper):
    """One process, with the games, and their packs, that it knows already."""

    def __init__(self) -> None:
        super().__init__("ludoteca.table.reader")
        self.knows: set[tuple[int, str, tuple[str, ...]]] = set()

    async def read(self, game: str, order: DeckOrder | CollectionOrder, lang: str, seconds: float) -> Any:
        """Get what the process answers; None if it is too hard. Getting to know a game is not on the text's account."""
        load = {"kind": "load", "game": game, "lang": lang, "packs": order.packs, "seconds": START_SECONDS}
        if (self.pid, game, order.packs) not in self.knows:
            if await self.ask(load, START_SECONDS) is None:
                return None
            self.knows = {known for known in self.knows if known[0] == self.pid} | {(self.pid, game, order.packs)}
        kind = "deck" if isinstance(order, DeckOrder) else "collection"
        asked = {"kind": kind, "game": game, "order": msgspec.to_builtins(order), "lang": lang, "seconds": seconds}
        return await self.ask(asked, seconds)


class Readers:
    """A few processes, each reading one text at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.all = [Reader() for _ in range(workers)]
        self.idle: asyncio.LifoQueue[Reader] = asyncio.LifoQueue()
        for reader in self.all:
            self.idle.put_nowait(reader)
        self.waiting = 0

    async def _free(self) -> Reader:
        """Wait for a process that is free; raises `Refused` if too many do."""
        if self.idle.empty() and self.waiting >= MOST_WAITING:
            raise Refused("busy", CROWDED, CROWDED_STATUS)
        self.waiting += 1
        try:
            return await self.idle.get()
        finally:
            self.waiting -= 1

    async def report(self, game: str, order: DeckOrder | CollectionOrder, lang: str, seconds: float = 0) -> JSON:
        """Return what a game says about a deck or collection; raises `Refused` for what is none or too hard to read."""
        reader = await self._free()
        try:
            answer = await reader.read(game, order, lang, seconds or self.seconds)
        finally:
            self.idle.put_nowait(reader)
        if answer is None:
            raise Refused("bad", TOO_HARD, 422)
        if "refused" in answer:
            refusal = answer["refused"]
            message = Phrase(refusal["message"], refusal["message"])
            raise Refused(refusal["code"], message, answer["status"], refusal.get("rule", ""))
        return answer["report"]

    async def look_through(self, files: Files, seconds: float) -> JSON:
        """List everything wrong with a pack, and tell its game; raises `Refused` for what is too hard to read."""
        reader = await self._free()
        try:
            answer = await reader.ask({"kind": "pack", "files": files, "seconds": seconds}, seconds)
        finally:
            self.idle.put_nowait(reader)
        if answer is None:
            raise Refused("bad", TOO_HARD, 422)
        return answer

    async def try_texts(self, game: Game, options: dict[str, JSON], lang: str) -> None:
        """Read the foreign texts among the options once; raises `Refused` if one is too hard, or nobody is free.

        What is wrong with them otherwise is said by whoever makes a match of them.
        """
        if not isinstance(game, HasDecks):
            return
        for text in foreign_texts(game, options):
            try:
                await self.report(game.key, DeckOrder(text, packs=tuple(options.get("packs", ()))), lang)
            except Refused as refused:
                if refused.status in (422, CROWDED_STATUS):
                    raise

    async def stop(self) -> None:
        for reader in self.all:
            await reader.stop()


def foreign_texts(game: Game, options: dict[str, JSON]) -> Iterator[str]:
    """Yield the values of options that are no names of something ready."""
    for setting in asking.settings(game, options):
        value = options.get(setting.key)
        for part in value if isinstance(value, list) else [value]:
            if setting.free and isinstance(part, str) and part not in setting.choices:
                yield part
