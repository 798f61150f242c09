"""Hearing at once of what another process has written, where the database tells: PostgreSQL does, SQLite does not."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import closing
from secrets import token_hex

import sqlalchemy as sa

CHANNEL = "ludoteca"
LOOK_UP = 0.5
"""Seconds after which a listener looks whether it is still wanted."""


def speaker() -> dict[str, str]:
    """Make options for an engine by which it need not hear of itself."""
    return {"speaker": token_hex(8)}


def tell(db: sa.Connection, table: str) -> None:
    """Let other processes know, once the transaction is done, that something was written to a table."""
    if db.dialect.name == "postgresql":
        with closing(db.connection.cursor()) as cursor:
            what = f"{db.get_execution_options()['speaker']} {table}"
            cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, what))


def listen(engine: sa.Engine, heard: Callable[[str], None], is_over: threading.Event) -> None:
    """Tell of every table that another process has written to, until it is over; at once over where nobody tells."""
    if engine.dialect.name != "postgresql":
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
        db.exec_driver_sql(f"LISTEN {CHANNEL}")
        connection = db.connection.driver_connection
        assert connection is not None
        own = db.get_execution_options()["speaker"]
        while not is_over.is_set():
            for notice in connection.notifies(timeout=LOOK_UP):
                who, _, table = notice.payload.partition(" ")
                if who != own:
                    heard(table)
        db.exec_driver_sql(f"UNLISTEN {CHANNEL}")
