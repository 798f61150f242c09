"""Statements for the paths that everybody waits on: said in a database's own words once, then handed to its driver.

SQLAlchemy's way from a statement to the driver takes longer than SQLite takes to do what it says, and so do taking a
connection from the pool and giving it back, and keeping account of where a transaction begins. Writing a choice does
without all of that, and opening a table, which a thousand pages ask for at once when a server comes back, without the
first; everything else has time.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

try:
    import fcntl
except ImportError:  # elsewhere than on Unix
    fcntl = None  # type: ignore[assignment]

logger = logging.getLogger(__name__)
FRESH = 1.0
"""Seconds for which a connection that worked is taken to work still."""


class Words:
    """What a statement is in the words of one kind of database."""

    def __init__(self, compiled: sa.Compiled) -> None:
        self.text = str(compiled)
        self.constants = {name: value for name, value in compiled.params.items() if value is not None}
        order: Sequence[str] | None = getattr(compiled, "positiontup", None)
        self.take: Callable[[dict[str, Any]], Any] = dict if order is None else in_order(order)
        """Gives the values of a row as the driver takes them."""


def in_order(names: Sequence[str]) -> Callable[[dict[str, Any]], Any]:
    """Return what takes values by name and gives them in this order."""
    return itemgetter(*names) if len(names) > 1 else lambda values: tuple([values[name] for name in names])


class Said:
    """A statement with named values, as each kind of database says it."""

    def __init__(self, statement: sa.UpdateBase | sa.Select[Any], columns: Sequence[str] | None = None) -> None:
        self.statement = statement
        self.columns = columns
        self.known: dict[str, Words] = {}

    def to(self, dialect: sa.Dialect, rows: Sequence[dict[str, Any]]) -> tuple[str, list[Any]]:
        """Return its words for this kind of database, and the values of each row as its driver takes them."""
        words = self.known.get(dialect.name)
        if words is None:
            words = self.known[dialect.name] = Words(self.statement.compile(dialect=dialect, column_keys=self.columns))
        constants, take = words.constants, words.take
        return words.text, [take({**constants, **row} if constants else row) for row in rows]


class Hand:
    """A connection that writes, with a cursor of its driver for all that it writes."""

    def __init__(self, db: sa.Connection) -> None:
        self.db = db
        self.dialect = db.dialect
        self.cursor = db.connection.cursor()

    def commit(self) -> None:
        """Make durable what was written, whether SQLAlchemy knows of it or the driver alone."""
        if self.db.in_transaction():
            self.db.commit()
        else:
            self.dialect.do_commit(self.db.connection)

    def take_back(self) -> None:
        """Undo what was written. SQLite keeps a file locked for as long as a cursor that wrote is known to anybody."""
        self.cursor.close()
        if self.db.in_transaction():
            self.db.rollback()
        else:
            self.db.connection.rollback()


class Kept:
    """What is kept of something in a database: read on any connection, and changed by way of its pen."""

    engine: sa.Engine
    pen: Pen


class Statement:
    """A statement that changes something."""

    def __init__(self, statement: sa.UpdateBase, columns: Sequence[str] | None = None) -> None:
        self.said = Said(statement, columns)

    def run(self, hand: Hand, *rows: dict[str, Any]) -> None:
        """Run it once for each of the rows. Errors are the driver's own."""
        text, given = self.said.to(hand.dialect, rows)
        if len(given) == 1:
            hand.cursor.execute(text, given[0])
        else:
            hand.cursor.executemany(text, given)


class Query:
    """A question with named values. Answers are the driver's own: SQLite's truth values are 0 and 1."""

    def __init__(self, statement: sa.Select[Any]) -> None:
        self.said = Said(statement)

    def all(self, db: sa.Connection, **values: Any) -> list[Any]:
        """Return all rows that it finds, each a tuple in the order of its columns. Errors are SQLAlchemy's."""
        text, given = self.said.to(db.dialect, [values])
        failure = db.dialect.loaded_dbapi.Error
        cursor = db.connection.cursor()
        try:
            cursor.execute(text, given[0])
            return list(cursor.fetchall())
        except failure as error:
            if db.dialect.is_disconnect(error, db.connection.driver_connection, cursor):
                db.invalidate(error)
            raise sa.exc.DBAPIError.instance(text, given[0], error, failure, dialect=db.dialect) from error
        finally:
            cursor.close()

    def one(self, db: sa.Connection, **values: Any) -> Any:
        """Return the only row, or None."""
        rows = self.all(db, **values)
        return rows[0] if rows else None


class Queue:
    """The line of processes that write to one SQLite file, beside which it is kept.

    SQLite looks now and then whether a file is free, ever more seldom, up to ten times a second; the system wakes
    whoever is next at once. Where there can be no such line, SQLite's own waiting must do.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.is_one = engine.dialect.name == "sqlite"
        """Whether there is one line for all that is written."""
        file = engine.url.database if self.is_one else None
        self.place = f"{file}-queue" if file and fcntl is not None else ""
        self.file: int | None = None

    def __enter__(self) -> None:
        """Wait until it is this process's turn."""
        if not self.place:
            return
        try:
            if self.file is None:
                self.file = os.open(self.place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self.file, fcntl.LOCK_EX)
        except OSError as error:
            logger.info("there is no line for %s: %s", self.place, error)
            self.place = ""

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


class Pen:
    """One connection, kept for what is written at every choice; a thread at a time holds it.

    On one SQLite file everything else is written in the same line (`changing`): SQLite would let them wait by looking
    now and then, and a choice would wait longest behind a table that is being made.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.lock = threading.Lock()
        self.queue = Queue(engine)
        self.hand: Hand | None = None
        self.worked = 0.0

    @contextmanager
    def writing(self) -> Iterator[Hand]:
        """Write in one transaction, which is durable when this ends. Errors are SQLAlchemy's or the driver's own."""
        with self.lock, self.queue:
            hand = self._taken_up()
            try:
                yield hand
                hand.commit()
                self.worked = time.monotonic()
            except BaseException:
                try:
                    hand.take_back()
                finally:
                    self._put_down()
                raise

    @contextmanager
    def changing(self) -> Iterator[sa.Connection]:
        """Change something else in one transaction, on a connection of its own."""
        with self.in_line(), self.engine.begin() as db:
            yield db

    @contextmanager
    def in_line(self) -> Iterator[None]:
        """Write nothing else to the same file meanwhile. Other databases have many pens."""
        if self.queue.is_one:
            with self.lock, self.queue:
                yield
        else:
            yield

    def _taken_up(self) -> Hand:
        """Return a connection that works: one that has lain for a while is tried first."""
        if self.hand is not None and time.monotonic() - self.worked > FRESH:
            try:
                with self.hand.db.begin():
                    self.hand.db.exec_driver_sql("SELECT 1")
            except sa.exc.SQLAlchemyError:
                self._put_down()
        if self.hand is None:
            self.hand = Hand(self.engine.connect())
        return self.hand

    def _put_down(self) -> None:
        """Let go of the connection, whatever state it is in."""
        if self.hand is not None:
            self.hand.db.invalidate()
            self.hand.db.close()
            self.hand = None

    def close(self) -> None:
        with self.lock:
            if self.hand is not None:
                self.hand.db.close()
                self.hand = None
            self.queue.close()
