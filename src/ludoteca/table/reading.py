"""Reading foreign text where it cannot hurt: in a few processes with a budget, which are killed and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ludoteca.kernel import asking
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.game import Game, HasDecks
from ludoteca.kernel.shelves import Files
from ludoteca.kernel.texts import Phrase
from ludoteca.table.beginnings import Beginning
from ludoteca.table.bots import START_SECONDS, Helper
from ludoteca.table.errors import Refused
from ludoteca.table.pools import Pool, Who
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
BEGINNING = 4
"""Beginning a match with texts may take so many times as long as reading one: all their cards must be got ready."""
MOST_WAITING = 16
"""Texts that wait until a process is free; others are refused, because each may be a megabyte long."""
MOST_OF_ONE = 4
"""Of these, so many of one address, so that nobody takes all places."""


class Reader(Helper):
    """One process, with the games, and their packs, that it knows already."""

    def __init__(self) -> None:
        super().__init__("ludoteca.table.reader")
        self.knows: set[tuple[int, str, tuple[str, ...]]] = set()

    async def read(self, game: str, order: DeckOrder | CollectionOrder, lang: str, seconds: float) -> Any:
        """Get what the process answers; None if it is too hard."""
        kind = "deck" if isinstance(order, DeckOrder) else "collection"
        asked = {"kind": kind, "order": msgspec.to_builtins(order), "lang": lang}
        return await self.ask_of_game(game, order.packs, asked, seconds)

    async def ask_of_game(self, game: str, packs: tuple[str, ...], asked: dict[str, Any], seconds: float) -> Any:
        """Ask about a text for a game. Getting to know the game is not on the text's account."""
        if not await self.learn(game, packs):
            return None
        return await self.ask({**asked, "game": game, "seconds": seconds}, seconds)

    def has_learnt(self, game: str, packs: tuple[str, ...]) -> bool:
        return (self.pid, game, packs) in self.knows

    async def learn(self, game: str, packs: tuple[str, ...]) -> bool:
        """Get to know a game, if it does not yet; false if that fails."""
        load = {"kind": "load", "game": game, "packs": packs, "seconds": START_SECONDS}
        if not self.has_learnt(game, packs):
            if await self.ask(load, START_SECONDS) is None:
                return False
            self.knows = {known for known in self.knows if known[0] == self.pid} | {(self.pid, game, packs)}
        return True


class Readers(Pool[Reader]):
    """A few processes, each reading one text at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        super().__init__([Reader() for _ in range(workers)])
        self.seconds = seconds
        self.learning: asyncio.Task[None] | None = None

    def admit(self, who: Who) -> None:
        """Refuse where too many texts wait, or too many of this address."""
        of_one = len(self.waiting.get(who.peer, ()))
        if of_one >= MOST_OF_ONE or sum(map(len, self.waiting.values())) >= MOST_WAITING:
            raise Refused("busy", CROWDED, CROWDED_STATUS)

    async def report(
        self, game: str, order: DeckOrder | CollectionOrder, lang: str, seconds: float = 0, peer: str = ""
    ) -> JSON:
        """Return what a game says about a deck or collection; raises `Refused` for what is none or too hard to read.

        `peer` is the address that it is read for.
        """
        async with self.free(Who(peer)) as reader:
            answer = await reader.read(game, order, lang, seconds or self.seconds)
        if answer is None:
            raise Refused("bad", TOO_HARD, 422)
        if "refused" in answer:
            refusal = answer["refused"]
            message = Phrase(refusal["message"], refusal["message"])
            raise Refused(refusal["code"], message, answer["status"], refusal.get("rule", ""))
        return answer["report"]

    async def look_through(self, files: Files, peer: str = "") -> JSON:
        """List everything wrong with a pack, and tell its game; raises `Refused` for what is too hard to read."""
        async with self.free(Who(peer)) as reader:
            answer = await reader.ask({"kind": "pack", "files": files, "seconds": self.seconds}, self.seconds)
        if answer is None:
            raise Refused("bad", TOO_HARD, 422)
        return answer

    async def begin(
        self, game: Game, options: dict[str, JSON], seats: int, lang: str, peer: str = "", spare: bool = False
    ) -> Beginning | None:
        """Begin a match with these options here, if there are foreign texts among them: how it begins. Raises `Refused`
        for what is wrong with them, or if they are too hard, or nobody is free.

        To `spare` those who play, begin others here, too, where a process that knows the game has nothing else to do:
        who brings no text waits for no stranger's. None: nobody has begun it.
        """
        packs = tuple(options.get("packs", ()))
        is_foreign = isinstance(game, HasDecks) and any(True for _ in foreign_texts(game, options))
        if not is_foreign and not (spare and self._has_learnt(game.key, packs) and self.idle):
            return None
        async with self.free(Who(peer)) as reader:
            asked = {"kind": "match", "options": options, "seats": seats, "lang": lang}
            answer = await reader.ask_of_game(game.key, packs, asked, BEGINNING * self.seconds)
        if answer is None and is_foreign:
            raise Refused("bad", TOO_HARD, 422)
        if answer is None:
            return None
        if answer["problems"]:
            raise Refused("bad", Phrase(answer["problems"], answer["problems"]))
        return msgspec.convert(answer["begun"], Beginning | None)

    def _has_learnt(self, game: str, packs: tuple[str, ...]) -> bool:
        """Tell whether all processes know a game; if not, let those that are idle get to know it meanwhile."""
        ignorant = [reader for reader in self.all if not reader.has_learnt(game, packs)]
        if ignorant and (self.learning is None or self.learning.done()):
            self.learning = asyncio.create_task(self._learn(ignorant, game, packs), name="getting to know a game")
        return not ignorant

    async def _learn(self, ignorant: Sequence[Reader], game: str, packs: tuple[str, ...]) -> None:
        for reader in ignorant:
            if reader in self.idle:
                self.idle.remove(reader)
                try:
                    await reader.learn(game, packs)
                finally:
                    self.pass_on(reader)

    async def try_texts(self, game: Game, options: dict[str, JSON], lang: str, peer: str = "") -> None:
        """Read the foreign texts among the options once; raises `Refused` if one is too hard, or nobody is free.

        What is wrong with them otherwise is said by whoever makes a match of them.
        """
        if not isinstance(game, HasDecks):
            return
        for text in foreign_texts(game, options):
            try:
                order = DeckOrder(text, packs=tuple(options.get("packs", ())))
                await self.report(game.key, order, lang, peer=peer)
            except Refused as refused:
                if refused.status in (422, CROWDED_STATUS):
                    raise

    async def stop(self) -> None:
        if self.learning is not None:
            self.learning.cancel()
            await asyncio.gather(self.learning, return_exceptions=True)
        for reader in self.all:
            await reader.stop()


def foreign_texts(game: Game, options: dict[str, JSON]) -> Iterator[str]:
    """Yield the values of options that are no names of something ready."""
    for setting in asking.settings(game, options):
        value = options.get(setting.key)
        for part in value if isinstance(value, list) else [value]:
            if setting.free and isinstance(part, str) and part not in setting.choices:
                yield part
