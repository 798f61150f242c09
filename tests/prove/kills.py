"""Acknowledged is durable: servers that are killed at any moment lose nothing and do nothing twice.

Every other server dies at a random moment, the others around each write, commit, acknowledgement and position shown in
turn (`tests.faults.points`), at tables of every game where most of what is chosen is chosen in whole chains; where
PostgreSQL is installed, half of them on PostgreSQL. Several databases have their servers killed at the same time.
"""

from __future__ import annotations

import asyncio
import tempfile
from typing import Final

from tests.faults.test_kills import Killing, Zygote
from tests.prove.outcome import Outcome, Until
from tests.table.postgres import Cluster, binaries

LANES: Final = 3
"""Databases of each kind on which servers are killed at the same time: a server that starts mostly waits."""


def run(seed: int, seconds: float) -> Outcome:
    zygote, programs = Zygote(), binaries()
    cluster = Cluster(programs) if programs is not None else None
    with tempfile.TemporaryDirectory() as folder:
        databases = [("SQLite", f"sqlite:///{folder}/tables{lane}.sqlite") for lane in range(LANES)]
        if cluster is not None:
            databases += [("PostgreSQL", cluster.new_database()) for _ in range(LANES)]
        killings = [
            (name, Killing(zygote, database, seed * 100 + lane)) for lane, (name, database) in enumerate(databases)
        ]
        try:
            return asyncio.run(kill_everywhere(killings, seconds))
        finally:
            for _, killing in killings:
                killing.close()
            zygote.stop()
            if cluster is not None:
                cluster.stop()


async def kill_everywhere(killings: list[tuple[str, Killing]], seconds: float) -> Outcome:
    """Kill servers on all databases at once until the time is over."""
    found = Outcome(what="kills")
    await asyncio.gather(*(kill(name, killing, Until(seconds), found) for name, killing in killings))
    for name, killing in killings:
        try:
            killing.finish()
        except AssertionError as error:
            found.broken.append(f"at the end on {name}: {error}")
        found.note("choices acknowledged", killing.acknowledged)
        for game, chains in killing.chains.items():
            found.note(f"chains of {game}", chains)
        for point, number in killing.died.items():
            found.note(point, number)
    return found


async def kill(name: str, killing: Killing, until: Until, found: Outcome) -> None:
    """Kill one server of a database after the other."""
    while until.goes_on():
        try:
            await killing.kill()
        except AssertionError as error:
            found.broken.append(f"kill {killing.kills} on {name}: {error}")
            killing.plays.clear()
        found.tried += 1
        found.note(f"on {name}")
