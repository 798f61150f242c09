"""Where tables are kept: SQLite by default, PostgreSQL by URL, the same statements on both.

A table is its base position, an append-only list of numbered choices, and now and then a snapshot. A choice is
durable when `append` returns. The key (table, number) lets exactly one of several racing writers in. `touched`
grows with every write to a table, so that other processes see by one small query which tables have news.
`campaign_storage` has what concerns campaigns, `gathering_storage` tables whose match has not begun: they have
no base; `invitation_storage` links and invitations; `pack_storage` the packs that tables are played with.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.pool import ConnectionPoolEntry

from ludoteca.kernel.contract import JSON
from ludoteca.table import news
from ludoteca.table.beginnings import Beginning
from ludoteca.table.campaign_storage import (
    CampaignStorage,
    Result,
    campaign_of,
    enter_link,
    enter_rematch,
    enter_result,
    enter_table,
)
from ludoteca.table.draft_storage import DraftStorage
from ludoteca.table.gathering_storage import GatheringStorage, enter_gathering
from ludoteca.table.invitation_storage import InvitationStorage, Link, enter_invitations, enter_links
from ludoteca.table.migrations import migrate
from ludoteca.table.pack_storage import PackStorage, enter_packs
from ludoteca.table.schema import (
    chats,
    choices,
    metadata,
    players,
    set_aside,
    snapshots,
    successors,
    tables,
    wishes,
)
from ludoteca.table.series import Series, SeriesGame
from ludoteca.table.series_storage import SeriesStorage, enter_game, enter_winner, leave_links, series_of
from ludoteca.table.statements import Hand, Pen, Query, Statement


class Taken(Exception):
    """Somebody else has written this number already."""


class Player(Struct, frozen=True, cache_hash=True):
    """Who sits at a seat: a person with a name ("" for none given), or a bot."""

    seat: int
    name: str = ""
    bot: str = ""


class Wish(Struct, frozen=True):
    """Somebody's wish for a rematch: the seats they hold, and all that their link to the rematch will need.

    Their token there follows from the one they hold, so that nothing secret is kept: only hashes, and the spectators'
    token of the rematch and that of the `campaign` covered with their own.
    """

    seats: tuple[int, ...]
    hash: str
    covered: str
    watch: str
    campaign: str = ""
    sides: dict[int, dict[str, int]] = {}
    """What lies beside the decks of these seats in the next game of a match, if anything was exchanged."""


UNKNOWN: Final = -1
_NO_MATCH: Final = "null"
"""What is kept as the base of a table whose match has not begun."""


class Row(Struct, frozen=True, gc=False):
    """One entry of a table's list. `kind` is "choice", "undo", "concede" or "note"; `drawn` is what chance gave."""

    number: int
    seat: int
    kind: str
    option: str
    drawn: list[tuple[str, JSON]]
    digest: str = ""
    """The fingerprint of the position after it; "" for rows from before there were any, and for notes."""
    kept: int = 0
    """How many choices stand after something was taken back."""
    continues: bool = False
    """It went on with a chain."""
    learnt: int = 0
    """The seats that came to know something hidden, as a bit mask."""
    lines: int = UNKNOWN
    """How many lines the log has after it; unknown for rows from before that, and what stands above, was kept."""


class Entry(Struct, frozen=True):
    """What comes next at a table: a row, with the steps before it that are of the same action.

    `position` is a snapshot after it, if one is to be kept; the row that ends a match of a campaign has its `result`,
    the one that ends a game of a match of several its `winner`.
    """

    table: str
    row: Row
    steps: Sequence[Row] = ()
    position: JSON = None
    result: Result | None = None
    winner: int | None = None


class NewGame(Struct, frozen=True):
    """A game of a match that is about to be made, and who won the one before it; None for the first."""

    series: Series
    game: SeriesGame
    winner: int | None = None


class NewTable(Struct, frozen=True):
    """A table that is about to be made, with who sits at it and the links that open it."""

    id: str
    game: str
    version: int
    begun: Beginning
    seated: Sequence[Player]
    opened: Sequence[Link]
    after: str | None = None
    """The table whose rematch it is: the only one, and of the same campaign."""
    campaign: str = ""
    gathering: dict[str, JSON] | None = None
    """The options of a table that has no match yet."""
    invited: Sequence[Link] = ()
    game_of: NewGame | None = None
    """The match of which it is a game; the links of the game before lead here from now on."""


class ChatLine(Struct, frozen=True):
    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Record(Struct):
    """A table as it is stored; `touched` was read before the rest, so nothing newer can be missed."""

    id: str
    game: str
    base: JSON
    opening: list[tuple[str, JSON]]
    touched: int
    players: list[Player]
    rows: list[Row]
    snapshot: tuple[int, JSON] | None = None
    campaign: str = ""
    """The hash of the campaign that the table belongs to, if any."""
    edition: str = ""
    digest: str = ""
    secret: str = ""
    series: Series | None = None
    """The match of several games that it is one of, if any."""


class Standing(Struct, frozen=True):
    """Where a table stands, without what led there: by this alone it is known whether somebody has seen all of it."""

    game: str
    touched: int
    edition: str
    secret: str
    number: int
    digest: str
    """Of the position after the last row; "" where there is none, or none is known."""
    lines: int
    """How many lines the log has; `UNKNOWN` where no row tells."""
    players: Sequence[Player]
    chatted: bool = True
    """Whether anybody has said anything."""


def to_text(value: JSON) -> str:
    return msgspec.json.encode(value).decode()


def from_text(text: str) -> JSON:
    return msgspec.json.decode(text)


def drawn_from_text(text: str) -> list[tuple[str, JSON]]:
    return [(label, outcome) for label, outcome in from_text(text)]


def database_url(database: str) -> str:
    """Return the URL of a database, given as a URL or as the path of an SQLite file."""
    return database if "://" in database else f"sqlite:///{Path(database).expanduser()}"


class Storage(CampaignStorage, GatheringStorage, InvitationStorage, PackStorage, SeriesStorage, DraftStorage):
    """One database, for any number of threads. Every method is one transaction."""

    def __init__(self, database: str) -> None:
        url = make_url(database_url(database))
        if url.get_backend_name() == "sqlite":
            if url.database in (None, "", ":memory:"):
                raise ValueError("tables need an SQLite file: a database in memory would lose them")
            self.engine = sa.create_engine(url, pool_size=4, hide_parameters=True, execution_options=news.speaker())
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        else:
            self.engine = sa.create_engine(
                url, pool_size=8, pool_pre_ping=True, hide_parameters=True, execution_options=news.speaker()
            )
        self.pen = Pen(self.engine)

    def prepare(self) -> None:
        """Bring the database to the form that is spoken here; several processes may start at the same time."""
        migrate(self.engine)

    def close(self) -> None:
        self.pen.close()
        self.engine.dispose()

    def check(self) -> None:
        """Write, and take it back: raises what the database says if it cannot."""
        with self.pen.in_line(), self.engine.connect() as db:
            db.execute(tables.update().where(tables.c.id == "").values(touched=tables.c.touched))
            db.rollback()

    # -- making tables -------------------------------------------------------------------------------------------

    def create(self, new: NewTable) -> None:
        """Write a new table; raises `Taken` where another is the rematch of the table before it."""
        try:
            with self.pen.changing() as db:
                db.execute(
                    tables.insert().values(
                        id=new.id,
                        game=new.game,
                        version=new.version,
                        **new.begun.values(),
                        created=time.time(),
                        touched=0,
                    )
                )
                if new.game_of is not None:
                    enter_game(db, new.game_of.series, new.game_of.game)
                    if new.after is not None and new.game_of.winner is not None:
                        enter_winner(db, new.after, new.game_of.winner)
                        leave_links(db, new.after)
                for p in new.seated:
                    db.execute(players.insert().values(table_id=new.id, seat=p.seat, name=p.name, bot=p.bot))
                enter_links(db, new.opened)
                enter_invitations(db, new.invited)
                enter_packs(db, new.id, new.begun, new.gathering)
                if new.campaign:
                    enter_table(db, new.id, new.campaign)
                if new.gathering is not None:
                    enter_gathering(db, new.id, new.gathering)
                if new.after is not None:
                    _touch(db, new.after)
                    db.execute(successors.insert().values(table_id=new.after, successor=new.id))
                    enter_rematch(db, new.after, new.id, [link.hash for link in new.opened])
        except sa.exc.IntegrityError:
            if new.after is None:
                raise
            raise Taken(f"the rematch of {new.after}") from None

    # -- reading -------------------------------------------------------------------------------------------------

    def load(self, table: str) -> Record | None:
        with self.engine.connect() as db:
            row = _TABLE.one(db, table=table)
            if row is None:
                return None
            game, base, opening, touched, edition, digest, secret = row
            latest = _LATEST.one(db, table=table)
            return Record(
                id=table,
                game=game,
                base=from_text(base),
                opening=drawn_from_text(opening),
                touched=touched,
                players=_players(db, table),
                rows=_rows(db, table, 0),
                snapshot=None if latest is None else (latest[0], from_text(latest[1])),
                campaign=campaign_of(db, table),
                edition=edition,
                digest=digest,
                secret=secret,
                series=series_of(db, table),
            )

    def touched(self, ids: Sequence[str]) -> dict[str, int]:
        """Count how often each of these tables was written to."""
        if not ids:
            return {}
        with self.engine.connect() as db:
            rows = db.execute(sa.select(tables.c.id, tables.c.touched).where(tables.c.id.in_(ids)))
            return {row.id: row.touched for row in rows}

    def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """Tell where each of these tables stands; those whose match has not begun stand nowhere."""
        seated: dict[str, list[Player]] = {}
        with self.engine.connect() as db:
            stand = db.execute(_STANDING.where(tables.c.id.in_(ids))).all()
            for table, *player in db.execute(_SEATED.where(players.c.table_id.in_(ids))):
                seated.setdefault(table, []).append(Player(*player))
        return {row.id: _standing(row, seated[row.id]) for row in stand if row.id in seated}

    def rows(self, table: str, after: int = 0) -> list[Row]:
        with self.engine.connect() as db:
            return _rows(db, table, after)

    def players(self, table: str) -> list[Player]:
        with self.engine.connect() as db:
            return _players(db, table)

    def rematch(self, table: str) -> tuple[list[Wish], bool]:
        """List who wants a rematch of the table, and tell whether it has been made."""
        with self.engine.connect() as db:
            made = db.execute(sa.select(successors).where(successors.c.table_id == table)).one_or_none()
            rows = db.execute(sa.select(wishes).where(wishes.c.table_id == table).order_by(wishes.c.seats)).all()
        return [_wish(row) for row in rows], made is not None

    def chats(self, table: str, after: int = 0, most: int = 50) -> list[ChatLine]:
        """List the latest lines of chat, the oldest of them first."""
        with self.engine.connect() as db:
            lines = _CHATS.all(db, table=table, after=after, most=most)
        return [ChatLine(*line) for line in reversed(lines)]

    # -- writing -------------------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        """Write what comes next at a table; raises `Taken` if a number of it is already there.

        When this returns, it is durable.
        """
        try:
            with self.pen.writing() as hand:
                _append(hand, entry)
        except (sa.exc.IntegrityError, self.engine.dialect.loaded_dbapi.IntegrityError):
            raise Taken(f"{entry.table}/{entry.row.number}") from None

    def append_all(self, entries: Sequence[Entry]) -> None:
        """Write what comes next at several tables in one transaction: all of it, or nothing."""
        with self.pen.writing() as hand:
            for entry in sorted(entries, key=attrgetter("table")):  # in one order everywhere, so that nobody deadlocks
                _append(hand, entry)

    def set_aside(self, table: str, rows: Sequence[Row], why: str, note: Row) -> None:
        """Keep rows that cannot be followed as evidence, and put a note in their place.

        Raises `Taken` if they are no longer there: somebody else was quicker.
        """
        first = rows[0].number
        with self.pen.changing() as db:
            _touch(db, table)
            if _rows(db, table, first - 1)[: len(rows)] != list(rows):
                raise Taken(f"{table}/{first}")
            evidence = [{"table_id": table, "row": to_text(row), "why": why, "at": time.time()} for row in rows]
            db.execute(set_aside.insert(), evidence)
            for kept in (choices, snapshots):
                db.execute(kept.delete().where(kept.c.table_id == table, kept.c.number >= first))
            _append(Hand(db), Entry(table, note))

    def adopt(self, table: str, edition: str, base: JSON) -> None:
        """Note that a table is played by another edition of the rules from now on, and what it begins from for that."""
        with self.pen.changing() as db:
            values = {"edition": edition, "base": to_text(base)}
            db.execute(tables.update().where(tables.c.id == table).values(values))

    def wish(self, table: str, wish: Wish) -> None:
        """Note who wants a rematch; wishing twice changes nothing."""
        seats = to_text(wish.seats)
        with self.pen.changing() as db:
            _touch(db, table)
            known = sa.select(wishes.c.seats).where(wishes.c.table_id == table, wishes.c.seats == seats)
            if db.execute(known).one_or_none() is None:
                values = {"hash": wish.hash, "covered": wish.covered, "watch": wish.watch, "sides": to_text(wish.sides)}
                db.execute(wishes.insert().values(table_id=table, seats=seats, **values))
                if wish.campaign:
                    enter_link(db, wish.hash, table, wish.campaign)

    def rename(self, table: str, seat: int, name: str) -> None:
        with self.pen.changing() as db:
            _touch(db, table)
            db.execute(players.update().where(players.c.table_id == table, players.c.seat == seat).values(name=name))

    def say(self, table: str, seat: int | None, name: str, text: str) -> ChatLine:
        now = time.time()
        with self.pen.changing() as db:
            _touch(db, table)
            made = db.execute(chats.insert().values(table_id=table, seat=seat, name=name, text=text, at=now))
            key = made.inserted_primary_key
            assert key is not None
            return ChatLine(key[0], seat, name, text, now)

    # -- forgetting ----------------------------------------------------------------------------------------------

    def latest(self) -> float | None:
        """Find when somebody last made a table, chose or said something; None if nobody ever has."""
        with self.engine.connect() as db:
            times = [db.scalar(sa.select(sa.func.max(when))) for when in (tables.c.created, choices.c.at, chats.c.at)]
        return max((time for time in times if time is not None), default=None)

    def untouched_since(self, before: float) -> list[str]:
        """List tables made before then, in which nobody has chosen or said anything after."""
        with self.engine.connect() as db:
            return list(db.scalars(_untouched(before)))

    def remove_if_untouched(self, table: str, before: float) -> bool:
        """Remove a table and all that belongs to it, unless somebody was quicker to touch it."""
        with self.pen.changing() as db:
            _touch(db, table)
            if db.execute(_untouched(before).where(tables.c.id == table)).one_or_none() is None:
                return False
            for kept in metadata.sorted_tables:
                for key in kept.foreign_keys:
                    if key.references(tables):
                        db.execute(kept.delete().where(key.parent == table))
            db.execute(tables.delete().where(tables.c.id == table))
            return True


def _untouched(before: float) -> sa.Select[tuple[str]]:
    chosen = sa.exists().where(choices.c.table_id == tables.c.id, choices.c.at >= before)
    chatted = sa.exists().where(chats.c.table_id == tables.c.id, chats.c.at >= before)
    return sa.select(tables.c.id).where(tables.c.created < before, ~chosen, ~chatted)


_TABLE: Final = Query(
    sa.select(
        *[tables.c[name] for name in ("game", "base", "opening", "touched", "edition", "digest", "secret")]
    ).where(tables.c.id == sa.bindparam("table"))
)
_newest: Final = choices.alias()
_STANDING: Final = (
    sa.select(
        *[tables.c[name] for name in ("id", "game", "touched", "edition", "secret")],
        *[choices.c[name] for name in ("number", "digest")],
        sa.func.coalesce(choices.c.lines, UNKNOWN),
        sa.exists().where(chats.c.table_id == tables.c.id),
    )
    .select_from(
        sa.outerjoin(
            tables,
            choices,
            (choices.c.table_id == tables.c.id)
            & (
                choices.c.number
                == sa.select(sa.func.max(_newest.c.number)).where(_newest.c.table_id == tables.c.id).scalar_subquery()
            ),
        )
    )
    .where(tables.c.base != _NO_MATCH)
)
_SEATED: Final = sa.select(*[players.c[name] for name in ("table_id", "seat", "name", "bot")]).order_by(players.c.seat)
_LATEST: Final = Query(
    sa.select(snapshots.c.number, snapshots.c.position)
    .where(snapshots.c.table_id == sa.bindparam("table"))
    .order_by(snapshots.c.number.desc())
    .limit(1)
)
_PLAYERS: Final = Query(
    sa.select(players.c.seat, players.c.name, players.c.bot)
    .where(players.c.table_id == sa.bindparam("table"))
    .order_by(players.c.seat)
)
_CHATS: Final = Query(
    sa.select(*[chats.c[name] for name in ChatLine.__struct_fields__])
    .where(chats.c.table_id == sa.bindparam("table"), chats.c.id > sa.bindparam("after"))
    .order_by(chats.c.id.desc())
    .limit(sa.bindparam("most"))
)
_ROWS: Final = Query(
    sa.select(*[choices.c[name] for name in Row.__struct_fields__])
    .where(choices.c.table_id == sa.bindparam("table"), choices.c.number > sa.bindparam("after"))
    .order_by(choices.c.number)
)
_TOUCH: Final = Statement(
    tables.update().where(tables.c.id == sa.bindparam("table")).values(touched=tables.c.touched + 1)
)
_CHOICE: Final = Statement(choices.insert(), choices.c.keys())
_SNAPSHOT: Final = Statement(snapshots.insert(), snapshots.c.keys())
_NO_SNAPSHOT: Final = Statement(snapshots.delete().where(snapshots.c.table_id == sa.bindparam("table")))


def _touch(db: sa.Connection, table: str) -> None:
    """Touch a table, first in every writing transaction: racing writers of one table queue up here."""
    _touch_by(Hand(db), table)


def _touch_by(hand: Hand, table: str) -> None:
    _TOUCH.run(hand, {"table": table})
    news.tell(hand.db, table)


def _append(hand: Hand, entry: Entry) -> None:
    _touch_by(hand, entry.table)
    now = time.time()
    rows = [
        {
            "table_id": entry.table,
            "number": row.number,
            "seat": row.seat,
            "kind": row.kind,
            "option": row.option,
            "drawn": to_text(row.drawn),
            "at": now,
            "digest": row.digest,
            "kept": row.kept,
            "continues": row.continues,
            "learnt": row.learnt,
            "lines": row.lines,
        }
        for row in (*entry.steps, entry.row)
    ]
    _CHOICE.run(hand, *rows)
    if entry.position is not None:
        position = to_text(entry.position)
        _NO_SNAPSHOT.run(hand, {"table": entry.table})  # one is enough: the latest
        _SNAPSHOT.run(hand, {"table_id": entry.table, "number": entry.row.number, "position": position})
    if entry.result is not None:
        enter_result(hand.db, entry.table, entry.result)
    if entry.winner is not None:
        enter_winner(hand.db, entry.table, entry.winner)


def _rows(db: sa.Connection, table: str, after: int) -> list[Row]:
    return [_row(row) for row in _ROWS.all(db, table=table, after=after)]


def _row(columns: Sequence[Any]) -> Row:
    number, seat, kind, option, drawn, digest, kept, continues, learnt, lines = columns
    was_drawn = drawn_from_text(drawn) if drawn != "[]" else []
    return Row(number, seat, kind, option, was_drawn, digest, kept, bool(continues), learnt, lines)


def _standing(columns: Sequence[Any], seated: list[Player]) -> Standing:
    _, game, touched, edition, secret, number, digest, lines, chatted = columns
    return Standing(game, touched, edition, secret, number or 0, digest or "", lines, seated, chatted)


def _wish(row: sa.Row[Any]) -> Wish:
    sides = {int(seat): side for seat, side in from_text(row.sides).items()}
    return Wish(tuple(from_text(row.seats)), row.hash, row.covered, row.watch, sides=sides)


def _players(db: sa.Connection, table: str) -> list[Player]:
    return [Player(*row) for row in _PLAYERS.all(db, table=table)]


def _prepare_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: sqlite3.Cursor, patience: float = 10) -> None:
    """Switch the file to a write-ahead log, which lasts.

    SQLite does not wait for another process that is just doing the same: it calls the database locked at once.
    """
    end = time.monotonic() + patience
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
