"""A few processes, or whatever else does one thing at a time: who waits for one takes turns, address by address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, TypeVar

Worker = TypeVar("Worker")
Lines = OrderedDict[str, deque[asyncio.Future[Worker]]]


class Who(NamedTuple):
    """For whom something is done."""

    peer: str = ""
    """Their address."""
    plays: bool = True
    """Whether they play themselves: who only watches comes after all who do."""


ANYBODY: Final = Who()


class Pool(Generic[Worker]):
    """What works, each at one thing at a time. Addresses that wait take turns, however much each waits for."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.all = list(workers)
        self.idle = list(workers)
        self.waiting: Lines[Worker] = OrderedDict()
        """By address, the one whose turn is next first; an address of which nothing waits is not there."""
        self.behind: Lines[Worker] = OrderedDict()
        """The same of those who only watch."""

    def ahead(self, who: Who = ANYBODY) -> int:
        """Tell how many have their turn before something new: what waits of this address, one of each other."""
        lines = [self.waiting] if who.plays else [self.waiting, self.behind]
        return sum(len(line) if peer == who.peer else 1 for each in lines for peer, line in each.items())

    def admit(self, who: Who) -> None:
        """Raise `Refused` where too much waits already."""

    @asynccontextmanager
    async def free(self, who: Who = ANYBODY) -> AsyncIterator[Worker]:
        """Wait for one that is free, and have it."""
        worker = self.idle.pop() if self.idle else await self._turn(who)
        try:
            yield worker
        finally:
            self.pass_on(worker)

    async def _turn(self, who: Who) -> Worker:
        """Wait in the line of this address until it is its turn."""
        self.admit(who)
        lines = self.waiting if who.plays else self.behind
        line = lines.setdefault(who.peer, deque())
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        line.append(place)
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was its turn when somebody lost patience
                self.pass_on(place.result())
            elif place in line:
                line.remove(place)
                if not line:
                    del lines[who.peer]
            raise

    def pass_on(self, worker: Worker) -> None:
        """Give it to the address whose turn it is, which then waits until all others have had theirs."""
        for lines in (self.waiting, self.behind):
            while lines:
                peer, line = lines.popitem(last=False)
                place = line.popleft()
                if line:
                    lines[peer] = line
                if not place.done():
                    place.set_result(worker)
                    return
        self.idle.append(worker)
