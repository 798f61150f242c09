"""Many hands: the games of a job in chunks, in this process or in several."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from ludoteca.lab.simulation import Job, Tally

Player = Callable[[Job, int, int], Tally]
Parts = list[tuple[int, int]]
"""The first game and the number of games of each chunk."""
T = TypeVar("T")
LARGEST_CHUNK = 64
LOCAL, RAY = ENGINES = ("local", "ray")
"""Where chunks are played: by processes of this machine, or by a Ray cluster."""
CHUNKS_PER_WORKER = 20
DIED = "a worker process died: it was killed, or memory ran out"


class WorkerDied(Exception):
    """A process ended that should not have."""


def chunks(games: int, workers: int) -> Parts:
    """List first game and number of games of each chunk: small enough for the work to be shared out evenly."""
    size = min(LARGEST_CHUNK, max(1, games // (workers * CHUNKS_PER_WORKER)))
    return [(first, min(size, games - first)) for first in range(0, games, size)]


def tallies(player: Player, job: Job, games: int, workers: int, engine: str = LOCAL) -> Iterator[Tally]:
    """Yield the tally of each chunk as it is done."""
    return done(player, job, chunks(games, workers), workers, engine)


def done(
    player: Callable[[Job, int, int], T], job: Job, parts: Parts, workers: int, engine: str = LOCAL
) -> Iterator[T]:
    """Yield what came of each chunk, as it is done. When interrupted, finish chunks already begun first."""
    if engine == RAY:
        from ludoteca.lab import cluster

        yield from cluster.done(player, job, parts)
        return
    if workers == 1:
        for first, count in parts:
            yield player(job, first, count)
        return
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin_work)
    waiting: set[Future[T]] = set()
    try:
        waiting = {executor.submit(player, job, first, count) for first, count in parts}
        for future in as_completed(list(waiting)):
            waiting.discard(future)
            yield future.result()
    except BrokenProcessPool as error:
        raise WorkerDied(DIED) from error
    except KeyboardInterrupt:
        executor.shutdown(cancel_futures=True)
        for future in waiting:
            if not future.cancelled() and future.exception() is None:
                yield future.result()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


class Crew:
    """Whoever plays parts of jobs as they are asked for, in the order in which they are asked for."""

    def __init__(self, executor: ProcessPoolExecutor | None) -> None:
        self.executor = executor

    def __call__(self, player: Callable[[Job, int, int], T], parts: Sequence[tuple[Job, int, int]]) -> list[T]:
        """Play the parts and list what came of each."""
        if self.executor is None:
            return [player(*part) for part in parts]
        try:
            return [future.result() for future in [self.executor.submit(player, *part) for part in parts]]
        except BrokenProcessPool as error:
            raise WorkerDied(DIED) from error


@contextmanager
def crew(workers: int) -> Iterator[Crew]:
    """Keep processes for several lots of parts; none of their own where this one will do."""
    if workers == 1:
        yield Crew(None)
        return
    executor = ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin_work)
    try:
        yield Crew(executor)
    finally:
        executor.shutdown(cancel_futures=True)


def begin_work() -> None:
    """Get a worker process ready."""
    leave_interrupts_to_parent()
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """End when the parent does: one that was killed can tell nobody to stop, and nobody would take what is done."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def leave_interrupts_to_parent() -> None:
    """Ignore interrupts: who stops a whole group of processes stops the parent, which sees to the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
