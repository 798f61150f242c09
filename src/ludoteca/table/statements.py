"""Statements for the paths that everybody waits on: said in a database's own words once, then handed to its driver.

SQLAlchemy's way from a statement to the driver takes longer than SQLite takes to do what it says, and so does taking a
connection from the pool and giving it back. Writing a choice does without both, and opening a table, which a thousand
pages ask for at once when a server comes back, without the first; everything else has time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa

FRESH = 1.0
"""Seconds for which a connection that worked is taken to work still."""


class Said:
    """A statement with named values, as each kind of database says it."""

    def __init__(self, statement: sa.UpdateBase | sa.Select[Any], columns: Sequence[str] | None = None) -> None:
        self.statement = statement
        self.columns = columns
        self.known: dict[str, tuple[str, dict[str, Any], Sequence[str] | None]] = {}

    def to(self, dialect: sa.Dialect, rows: Sequence[dict[str, Any]]) -> tuple[str, list[Any]]:
        """Return its words for this kind of database, and the values of each row as its driver takes them."""
        if dialect.name not in self.known:
            compiled = self.statement.compile(dialect=dialect, column_keys=self.columns)
            constants = {name: value for name, value in compiled.params.items() if value is not None}
            self.known[dialect.name] = str(compiled), constants, compiled.positiontup if compiled.positional else None
        text, constants, order = self.known[dialect.name]
        given: list[Any] = [{**constants, **row} for row in rows]
        if order is not None:
            given = [tuple([values[name] for name in order]) for values in given]
        return text, given


class Statement:
    """A statement that changes something."""

    def __init__(self, statement: sa.UpdateBase, columns: Sequence[str] | None = None) -> None:
        self.said = Said(statement, columns)

    def run(self, db: sa.Connection, *rows: dict[str, Any]) -> None:
        """Run it once for each of the rows. Errors are the driver's own."""
        text, given = self.said.to(db.dialect, rows)
        cursor = db.connection.cursor()
        try:
            if len(given) == 1:
                cursor.execute(text, given[0])
            else:
                cursor.executemany(text, given)
        finally:
            cursor.close()


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


class Pen:
    """One connection, kept for what is written at every choice; a thread at a time holds it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.lock = threading.Lock()
        self.connection: sa.Connection | None = None
        self.worked = 0.0

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Write in one transaction, which is durable when this ends. Errors are SQLAlchemy's or the driver's own."""
        with self.lock:
            db = self._taken_up()
            try:
                with db.begin():
                    yield db
                self.worked = time.monotonic()
            except BaseException:
                self._put_down()
                raise

    def _taken_up(self) -> sa.Connection:
        """Return a connection that works: one that has lain for a while is tried first."""
        if self.connection is not None and time.monotonic() - self.worked > FRESH:
            try:
                with self.connection.begin():
                    self.connection.exec_driver_sql("SELECT 1")
            except sa.exc.SQLAlchemyError:
                self._put_down()
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def _put_down(self) -> None:
        """Let go of the connection, whatever state it is in."""
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        with self.lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None
