"""Acknowledged is durable: servers that are killed at random moments lose nothing and do nothing twice."""

from __future__ import annotations

import asyncio
import tempfile
from random import Random

from ludoteca.table.storage import Storage
from tests.faults.test_kills import TABLES, Doom, Play, Zygote
from tests.prove.outcome import Outcome, Until


def run(seed: int, seconds: float) -> Outcome:
    return asyncio.run(kill(seed, seconds))


async def kill(seed: int, seconds: float) -> Outcome:
    found, rng, until = Outcome(what="kills"), Random(seed), Until(seconds)
    plays: list[Play] = []
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        storage, zygote = Storage(database), Zygote()
        try:
            while until.goes_on():
                server = zygote.start(database)
                for play in [play for play in plays if play.finished]:
                    found.note("choices acknowledged", len(play.acknowledged))
                    plays.remove(play)
                while len(plays) < TABLES:
                    plays.append(Play(server, rng.getrandbits(32)))
                doom = Doom(server, frames=rng.randint(1, 36), delay=rng.uniform(0.0, 0.03))
                await asyncio.gather(*(play.go_on(doom) for play in plays))
                server.kill()
                found.tried += 1
                try:
                    for play in plays:
                        play.check_rows(storage)
                    rng.choice(plays).check_position(storage)
                except AssertionError as error:
                    found.broken.append(f"kill {found.tried}: {error}")
            found.note("choices acknowledged", sum(len(play.acknowledged) for play in plays))
        finally:
            zygote.stop()
            storage.close()
    return found
