"""A process that has everything imported and loaded, and forks servers on demand: a hundred restarts take seconds.

Each line on standard input is "PORT DATABASE", or "PORT DATABASE TIMES POINT" for a server that is to die the nth time
that it comes to one of `points`; the answer is the process id and the port of a fresh server. Servers are real
processes: they share nothing with each other but the database.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
from random import Random

import psycopg as psycopg  # servers on PostgreSQL begin with it, and with what SQLAlchemy needs for it
import sqlalchemy.dialects.postgresql.psycopg as dialect  # noqa: F401
import uvicorn

from ludoteca.table import server
from ludoteca.table.app import create_app
from ludoteca.table.commands import bound, server_config
from ludoteca.table.creation import load_games
from ludoteca.table.settings import Settings
from tests.faults import points
from tests.table.clients import Client
from tests.table.servers import ThreadServer


def run_server(listening: socket.socket, database: str) -> None:
    settings = Settings(
        database=database,
        bot_pause=0.0,
        snapshot_every=10,
        frames_per_second=10_000.0,
        frames_burst=10_000,
        address_frames_burst=1_000_000,
        requests_burst=10_000,
        tables_per_hour=10_000,
    )
    uvicorn.Server(server_config(create_app(settings))).run(sockets=[listening])


def warm_up() -> None:
    """Do once what every server would do first: whatever that keeps, servers begin with."""
    with tempfile.TemporaryDirectory() as folder:
        server = ThreadServer(f"sqlite:///{folder}/tables.sqlite")
        try:
            (link, *_), _ = server.open_table("hh", True)
            asyncio.run(play(server, link))
        finally:
            server.stop()


async def play(server: ThreadServer, link: str) -> None:
    async with await Client.arrive(server, link) as client:
        await client.step(Random(1))
    async with await Client.come_back(server, client):
        pass


def main() -> None:
    load_games()
    warm_up()
    server.PAGE_SECONDS = 3600.0  # they are loaded
    gc.collect()
    gc.freeze()  # so that servers share what there is until now
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed servers leave no zombies
    for line in sys.stdin:
        port, database, *doom = line.split(maxsplit=3)
        listening = bound("127.0.0.1", int(port), "en")
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if doom:
                points.arm(doom[1].strip(), int(doom[0]))
            run_server(listening, database)
            os._exit(0)
        print(child, listening.getsockname()[1], flush=True)
        listening.close()


if __name__ == "__main__":
    main()
