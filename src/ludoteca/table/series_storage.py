"""How matches of several games are kept: a row for each game, written when its table is made."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from ludoteca.table.schema import links, series_games, tables
from ludoteca.table.series import Series, SeriesGame
from ludoteca.table.statements import Kept, Query


class SeriesStorage(Kept):
    """The matches of several games of a database. Every method is one transaction."""

    def series(self, table: str) -> Series | None:
        """Return the match that a table is a game of; None if it is none of any."""
        with self.engine.connect() as db:
            return series_of(db, table)

    def remove_series_without_tables(self) -> int:
        """Remove matches of which no table is left; how many games they had."""
        other = series_games.alias()
        kept = sa.exists().where(other.c.series == series_games.c.series, other.c.table_id == tables.c.id)
        with self.pen.changing() as db:
            return db.execute(series_games.delete().where(~kept)).rowcount


_GAME: Final = Query(
    sa.select(series_games.c.series, series_games.c.best_of, series_games.c.number).where(
        series_games.c.table_id == sa.bindparam("table")
    )
)


def series_of(db: sa.Connection, table: str) -> Series | None:
    mine = _GAME.one(db, table=table)
    if mine is None:
        return None
    id, best_of, number = mine
    wanted = sa.select(series_games).where(series_games.c.series == id).order_by(series_games.c.number)
    games = [
        SeriesGame(row.table_id, row.number, tuple(msgspec.json.decode(row.seating)), row.winner)
        for row in db.execute(wanted)
    ]
    return Series(id, best_of, number, games)


def enter_game(db: sa.Connection, series: Series, game: SeriesGame) -> None:
    """Note a new game of a match."""
    seating = msgspec.json.encode(game.seating).decode()
    written = {"series": series.id, "best_of": series.best_of, "number": game.number, "seating": seating}
    db.execute(series_games.insert().values(table_id=game.table, **written))


def enter_winner(db: sa.Connection, table: str, winner: int) -> None:
    """Note who won the game at a table."""
    db.execute(series_games.update().where(series_games.c.table_id == table).values(winner=winner))


def leave_links(db: sa.Connection, table: str) -> None:
    """Let no link lead to a table any more: they are about to lead to another."""
    db.execute(links.delete().where(links.c.table_id == table))
