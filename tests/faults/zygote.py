"""A process that has everything imported and loaded, and forks servers on demand: a hundred restarts take seconds.

Each line on standard input is "PORT DATABASE"; the answer is the process id and the port of a fresh server.
Servers are real processes: they share nothing with each other but the database file.
"""

from __future__ import annotations

import os
import signal
import socket
import sys

import uvicorn

from ludoteca.table.app import create_app
from ludoteca.table.commands import bound, server_config
from ludoteca.table.creation import load_games
from ludoteca.table.settings import Settings


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


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # killed servers leave no zombies
    load_games()  # once for all: every server begins with it
    for line in sys.stdin:
        port, database = line.split()
        listening = bound("127.0.0.1", int(port), "en")
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run_server(listening, database)
            os._exit(0)
        print(child, listening.getsockname()[1], flush=True)
        listening.close()


if __name__ == "__main__":
    main()
