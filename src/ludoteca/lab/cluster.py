"""Chunks of a job on a Ray cluster: one that is there (`RAY_ADDRESS`), or one that is started on this machine.

Ray schedules; what is handed to it are tasks of a few seconds, made of as many chunks as were played in that time
before. A task whose machine goes away is played again, by Ray, somewhere else: what a chunk holds follows from the job
alone. Every machine must have the same Ludoteca, which is looked at before anything is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, TypeVar

import ludoteca
from ludoteca.extras import require
from ludoteca.lab.simulation import Job
from ludoteca.lab.workers import Parts, WorkerDied

T = TypeVar("T")
SECONDS = 10.0
"""A task is meant to take so long: short enough to share work out, long enough not to feel the handing out."""
RETRIES = 5
WAITING = 2
"""So many tasks wait for each processor, so that none is idle."""


class OtherVersion(WorkerDied):
    """A machine of the cluster has another Ludoteca."""


def versions(game: str) -> tuple[str, int]:
    """Name what must be the same everywhere."""
    return ludoteca.__version__, ludoteca.game(game).version


def play_task(
    player: Callable[[Job, int, int], T], job: Job, parts: Parts, wanted: tuple[str, int]
) -> tuple[list[T], float]:
    """Play some chunks, on whatever machine; say how long it took."""
    installed = versions(job.game)
    if installed != wanted:
        raise OtherVersion(f"a machine of the cluster has Ludoteca {installed}, and this one has {wanted}")
    began = perf_counter()
    return [player(job, first, count) for first, count in parts], perf_counter() - began


def done(player: Callable[[Job, int, int], T], job: Job, parts: Parts) -> Iterator[T]:
    """Yield what came of each chunk, as it is done. When interrupted, what has come back by then is all there is."""
    require("ray", "cluster")
    import ray

    own = not ray.is_initialized()
    if own:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="warning")
    try:
        yield from handed_out(ray, player, job, parts)
    finally:
        if own:
            ray.shutdown()


def handed_out(ray: Any, player: Callable[[Job, int, int], T], job: Job, parts: Parts) -> Iterator[T]:
    """Hand tasks to the cluster, a few more than it has processors, and yield what comes back."""
    task = ray.remote(max_retries=RETRIES)(play_task)
    wanted = versions(job.game)
    left, size = list(reversed(parts)), 1
    waiting: dict[Any, int] = {}
    try:
        while left or waiting:
            room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while left and len(waiting) < room:
                given = [left.pop() for _ in range(min(size, len(left)))]
                waiting[task.remote(player, job, given, wanted)] = len(given)
            (ready, *_), _ = ray.wait(list(waiting))
            played = waiting.pop(ready)
            results, seconds = ray.get(ready)
            size = next_size(played, seconds)
            yield from results
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError) as error:
        raise WorkerDied(str(error)) from error
    finally:
        for begun in waiting:
            ray.cancel(begun)


def next_size(played: int, seconds: float) -> int:
    """Say how many chunks the next tasks should be of, after so many have taken so long: never many more at once."""
    return max(1, min(4 * played, round(played * SECONDS / max(seconds, 1e-6))))
