"""A database in use follows the schema, forwards and back, and several processes may start at the same time."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

import ludoteca
from ludoteca.kernel import session
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.invitation_storage import Link
from ludoteca.table.ledger import Ledger, opened
from ludoteca.table.migrations import FIRST, form_of, migrate, newest
from ludoteca.table.opening import load
from ludoteca.table.schema import metadata
from ludoteca.table.storage import UNKNOWN, Entry, NewTable, Player, Storage, to_text


def differences(storage: Storage) -> list[object]:
    """What the database has otherwise than the schema says."""
    with storage.engine.connect() as db:
        return list(compare_metadata(MigrationContext.configure(db), metadata))


@pytest.fixture
def bare(database: str) -> Storage:
    """A database with nothing in it."""
    return Storage(database)


def form(storage: Storage) -> str:
    with storage.engine.connect() as db:
        return form_of(db)


def test_the_last_step_leads_to_the_schema(bare: Storage) -> None:
    migrate(bare.engine, FIRST)
    assert (form(bare), differences(bare) == []) == (FIRST, False)
    bare.prepare()
    assert (form(bare), differences(bare)) == (newest(), [])
    bare.close()


def test_an_empty_database_is_made_as_the_schema_says(bare: Storage) -> None:
    for _ in range(2):
        bare.prepare()
        assert (form(bare), differences(bare)) == (newest(), [])
    migrate(bare.engine, FIRST)
    assert form(bare) == FIRST
    bare.prepare()
    assert (form(bare), differences(bare)) == (newest(), [])
    bare.close()


def test_alembic_and_the_server_agree_on_the_newest_form() -> None:
    config = Config()
    config.set_main_option("script_location", "ludoteca.table:migrations")
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [newest()]


def test_a_database_without_steps_to_take_needs_no_alembic(tmp_path: Path) -> None:
    code = f"""
import sys
from ludoteca.table.storage import Storage
for _ in range(2):
    storage = Storage("sqlite:///{tmp_path}/new.sqlite")
    storage.prepare()
    storage.close()
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_processes_that_start_together_prepare_a_database_once(bare: Storage, database: str) -> None:
    storages = [Storage(database) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(Storage.prepare, storages))
    assert differences(bare) == []
    for storage in (bare, *storages):
        storage.close()


def write_first_form(storage: Storage) -> Ledger:
    """A match with some choices in a database as the first release left it, which knew nothing of its form."""
    migrate(storage.engine, "0001")
    begun = session.begin(ludoteca.game("lyon"), seats=2)
    ledger = Ledger(begun.game, begun.base, begun.opening)
    for _ in range(4):
        decision = ledger.match.decisions[0]
        ledger.choose(decision.seat, next(iter(decision.options)).id)
    with storage.engine.begin() as db:
        values = {"base": to_text(begun.base), "opening": to_text(begun.opening)}
        table = sa.text("INSERT INTO tables VALUES ('t', 'lyon', 1, :base, :opening, 0.0, 4)")
        db.execute(table, values)
        for seat in (0, 1):
            db.exec_driver_sql(f"INSERT INTO players VALUES ('t', {seat}, 'Anna', '')")
        for row in ledger.rows:
            choice = sa.text("INSERT INTO choices VALUES ('t', :number, :seat, :kind, :option, :drawn, 1.0)")
            said = {"number": row.number, "seat": row.seat, "kind": row.kind, "option": row.option}
            db.execute(choice, {**said, "drawn": to_text(row.drawn)})
        db.exec_driver_sql("DROP TABLE alembic_version")
    return ledger


def test_a_database_of_the_first_form_is_read_and_written_on(bare: Storage) -> None:
    ledger = write_first_form(bare)
    bare.prepare()
    assert differences(bare) == []
    _, again = load(bare, "t")
    assert to_text(again.match.save()) == to_text(ledger.match.save())
    decision = again.match.decisions[0]
    bare.append(Entry("t", again.choose(decision.seat, next(iter(decision.options)).id)))
    record = bare.load("t")
    assert record is not None
    assert [bool(row.digest) for row in record.rows] == [False] * 4 + [True]
    assert opened(record, ludoteca.game)[1] is None
    bare.close()


def test_the_way_back_loses_no_choice(bare: Storage) -> None:
    bare.prepare()
    begun = session.begin(ludoteca.game("lyon"), seats=2)
    ledger = Ledger(begun.game, begun.base, begun.opening)
    bare.create(NewTable("t", "lyon", 1, beginning_of(begun), [Player(0), Player(1)], [Link("h", "t", ())]))
    decision = ledger.match.decisions[0]
    row = ledger.choose(decision.seat, next(iter(decision.options)).id)
    bare.append(Entry("t", row))
    migrate(bare.engine, "0001")
    with bare.engine.connect() as db:
        assert db.exec_driver_sql("SELECT number, option FROM choices").all() == [(1, row.option)]
    migrate(bare.engine)
    record = bare.load("t")
    assert record is not None
    assert record.rows == [msgspec.structs.replace(row, digest="", lines=UNKNOWN)]
    assert opened(record, ludoteca.game)[1] is None
    bare.close()
