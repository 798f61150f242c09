"""How tables are kept whose match has not begun: what was ordered, and what each who was left to choose has chosen."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.kernel.contract import JSON
from ludoteca.table.beginnings import Beginning
from ludoteca.table.schema import gatherings, picks, tables
from ludoteca.table.statements import Kept


class Gathering(Struct, frozen=True):
    """A table whose match has not begun; `picks` has what was chosen, by seat."""

    table: str
    game: str
    options: dict[str, JSON]
    picks: dict[int, dict[str, JSON]]


class GatheringStorage(Kept):
    """The tables of a database that wait for somebody's choice. Every method is one transaction."""

    def gathering(self, table: str) -> Gathering | None:
        """Return what the table waits for; None if its match has begun, or there is no such table."""
        with self.engine.connect() as db:
            return _gathering(db, table)

    def pick(self, table: str, seat: int, options: dict[str, JSON]) -> Gathering | None:
        """Note what a seat has chosen, in the place of what it chose before; None if the match has begun meanwhile."""
        with self.pen.changing() as db:
            _lock(db, table)
            if _gathering(db, table) is None:
                return None
            _forget_pick(db, table, seat)
            db.execute(picks.insert().values(table_id=table, seat=seat, options=msgspec.json.encode(options).decode()))
            return _gathering(db, table)

    def forget_pick(self, table: str, seat: int) -> None:
        with self.pen.changing() as db:
            _lock(db, table)
            _forget_pick(db, table, seat)

    def begin_gathered(self, table: str, begun: Beginning) -> bool:
        """Let the match of a table begin; false if another process was quicker."""
        with self.pen.changing() as db:
            _lock(db, table)
            if _gathering(db, table) is None:
                return False
            for kept in (picks, gatherings):
                db.execute(kept.delete().where(kept.c.table_id == table))
            db.execute(tables.update().where(tables.c.id == table).values(**begun.values()))
            return True


def enter_gathering(db: sa.Connection, table: str, options: dict[str, JSON]) -> None:
    db.execute(gatherings.insert().values(table_id=table, options=msgspec.json.encode(options).decode()))


def _lock(db: sa.Connection, table: str) -> None:
    """Lock a table, first in every writing transaction: racing writers of one table queue up here."""
    db.execute(tables.update().where(tables.c.id == table).values(touched=tables.c.touched + 1))


def _forget_pick(db: sa.Connection, table: str, seat: int) -> None:
    db.execute(picks.delete().where(picks.c.table_id == table, picks.c.seat == seat))


def _gathering(db: sa.Connection, table: str) -> Gathering | None:
    both = sa.join(gatherings, tables, gatherings.c.table_id == tables.c.id)
    wanted = sa.select(tables.c.game, gatherings.c.options).select_from(both)
    row = db.execute(wanted.where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    rows = db.execute(sa.select(picks).where(picks.c.table_id == table))
    chosen = {pick.seat: msgspec.json.decode(pick.options) for pick in rows}
    return Gathering(table, row.game, msgspec.json.decode(row.options), chosen)
