"""One suite for both databases."""

from __future__ import annotations

import fcntl
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteca.table.beginnings import Beginning
from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Entry, NewTable, Player, Row, Storage, Taken


@pytest.fixture
def table(storage: Storage) -> str:
    players = [Player(0, name="Anna"), Player(1, bot="greedy")]
    links = [Link("w" * 64, "t1", ()), Link("a" * 64, "t1", (0,), "covered")]
    storage.create(NewTable("t1", "lyon", 1, Beginning({"state": [1, 2]}, [("coin", 1)]), players, links))
    return "t1"


def row(number: int, option: str = "end", seat: int = 0) -> Row:
    return Row(number, seat, "choice", option, [("deck 0", [3, 1, 2])])


def test_a_new_table_is_read_as_it_was_made(storage: Storage, table: str) -> None:
    record = storage.load(table)
    assert record is not None
    assert (record.game, record.base, record.opening) == ("lyon", {"state": [1, 2]}, [("coin", 1)])
    assert record.players == [Player(0, name="Anna"), Player(1, bot="greedy")]
    assert (record.rows, record.snapshot, record.touched) == ([], None, 0)


def test_what_does_not_exist_is_not_found(storage: Storage) -> None:
    assert storage.load("none") is None
    assert storage.link("0" * 64) is None
    assert storage.rows("none") == []
    assert storage.touched([]) == {}
    assert storage.touched(["none"]) == {}


def test_links_lead_to_their_seats(storage: Storage, table: str) -> None:
    assert storage.link("a" * 64) == Link("a" * 64, table, (0,), "covered")
    assert storage.link("w" * 64) == Link("w" * 64, table, ())


def test_rows_come_back_in_order_and_from_any_number(storage: Storage, table: str) -> None:
    written = [row(1), row(2, "play:7", 1), Row(3, 0, "undo", "chain", []), Row(4, 1, "concede", "", [])]
    for each in written:
        storage.append(Entry(table, each))
    assert storage.rows(table) == written
    assert storage.rows(table, after=2) == written[2:]


def test_a_number_is_given_once(storage: Storage, table: str) -> None:
    storage.append(Entry(table, row(1, "first")))
    with pytest.raises(Taken):
        storage.append(Entry(table, row(1, "second"), position={"never": "kept"}))
    record = storage.load(table)
    assert record is not None
    assert [each.option for each in record.rows] == ["first"]
    assert record.snapshot is None
    assert record.touched == 1


def test_whoever_lost_a_race_keeps_nobody_waiting(storage: Storage, table: str) -> None:
    other = Storage(storage.engine.url.render_as_string(hide_password=False))
    storage.append(Entry(table, row(1, "first")))
    try:
        with pytest.raises(Taken) as lost:
            other.append(Entry(table, row(1, "second")))
        storage.append(Entry(table, row(2, "third")))
        assert "/1" in str(lost.value), "what was raised, and all it points to, is still there"
    finally:
        other.close()
    assert [each.option for each in storage.rows(table)] == ["first", "third"]


def test_of_racing_writers_exactly_one_wins(storage: Storage, table: str) -> None:
    def write(option: str, number: int) -> bool:
        try:
            storage.append(Entry(table, row(number, option)))
        except Taken:
            return False
        return True

    with ThreadPoolExecutor(6) as pool:
        for number in range(1, 11):
            won = list(pool.map(lambda option, n=number: write(option, n), "abcdef"))
            assert won.count(True) == 1
            assert storage.rows(table)[-1].option == "abcdef"[won.index(True)]


def test_the_latest_snapshot_is_read(storage: Storage, table: str) -> None:
    storage.append(Entry(table, row(1), position={"n": 1}))
    storage.append(Entry(table, row(2), position={"n": 2}))
    storage.append(Entry(table, row(3)))
    record = storage.load(table)
    assert record is not None
    assert record.snapshot == (2, {"n": 2})


def test_every_write_is_news(storage: Storage, table: str) -> None:
    counts = [storage.touched([table])[table]]
    storage.append(Entry(table, row(1)))
    counts.append(storage.touched([table])[table])
    storage.say(table, 0, "Anna", "ciao")
    counts.append(storage.touched([table])[table])
    storage.rename(table, 0, "Annamaria")
    counts.append(storage.touched([table])[table])
    assert counts == [0, 1, 2, 3]
    assert storage.players(table)[0].name == "Annamaria"


def test_of_chat_the_latest_lines_are_kept(storage: Storage, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.table.storage.KEPT_LINES", 3)
    said = [storage.say(table, 0, "Anna", f"line {number}") for number in range(10)]
    assert storage.chats(table) == said[-3:]


def test_chat_comes_back_in_order(storage: Storage, table: str) -> None:
    said = [storage.say(table, seat, "x", text) for seat, text in ((0, "uno"), (None, "due"), (1, "tre – 你好"))]
    assert storage.chats(table) == said
    assert storage.chats(table, after=said[0].id) == said[1:]
    assert storage.chats(table, most=1) == said[2:]


def test_another_process_reads_the_same(storage: Storage, table: str, database: str) -> None:
    storage.append(Entry(table, row(1)))
    other = Storage(database)
    other.prepare()
    assert other.load(table) == storage.load(table)
    other.close()


def test_sqlite_is_durable(sqlite: str) -> None:
    storage = Storage(sqlite)
    with storage.engine.connect() as db:
        assert db.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert db.execute(sa.text("PRAGMA synchronous")).scalar() == 2
        assert db.execute(sa.text("PRAGMA foreign_keys")).scalar() == 1
    storage.close()


def test_postgres_is_durable(postgres: str) -> None:
    storage = Storage(postgres)
    with storage.engine.connect() as db:
        assert db.execute(sa.text("SHOW synchronous_commit")).scalar() == "on"
    storage.close()


def test_a_path_is_an_sqlite_file(tmp_path: Path) -> None:
    storage = Storage(str(tmp_path / "here.sqlite"))
    storage.prepare()
    storage.close()
    assert (tmp_path / "here.sqlite").exists()


def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(ValueError, match="would lose them"):
        Storage("sqlite://")


def test_whoever_writes_to_a_file_waits_in_line_and_not_for_a_look_now_and_then(sqlite: str) -> None:
    """Another process has its turn, and the file itself is free: SQLite would not wait at all."""
    storage = Storage(sqlite)
    storage.prepare()
    players = [Player(0, name="Anna")]
    storage.create(NewTable("t1", "lyon", 1, Beginning({"state": 1}, []), players, [Link("w" * 64, "t1", ())]))
    with Path(sqlite.removeprefix("sqlite:///") + "-queue").open("w") as line, ThreadPoolExecutor(1) as pool:
        fcntl.flock(line, fcntl.LOCK_EX)
        written = pool.submit(storage.append, Entry("t1", row(1)))
        with pytest.raises(TimeoutError):
            written.result(0.2)
        assert storage.rows("t1") == []
        fcntl.flock(line, fcntl.LOCK_UN)
        written.result(30)
    assert storage.rows("t1") == [row(1)]
    storage.close()


def test_whatever_else_is_written_to_a_file_waits_in_the_same_line(sqlite: str) -> None:
    """Within one process, too: a choice and a new table would each find the file locked now and then."""
    storage = Storage(sqlite)
    storage.prepare()
    players = [Player(0, name="Anna")]
    storage.create(NewTable("t1", "lyon", 1, Beginning({"state": 1}, []), players, [Link("w" * 64, "t1", ())]))
    new = NewTable("t2", "lyon", 1, Beginning({"state": 1}, []), players, [Link("x" * 64, "t2", ())])
    chores = [lambda: storage.create(new), lambda: storage.rename("t1", 0, "Bea"), storage.check]
    with ThreadPoolExecutor(len(chores) + 1) as pool:
        with storage.pen.writing() as hand:
            hand.db.execute(sa.text("SELECT 1"))  # nothing that would lock the file
            waits = [pool.submit(chore) for chore in chores]
            for each in waits:
                with pytest.raises(TimeoutError):
                    each.result(0.1)
        for each in waits:
            each.result(30)
    assert storage.load("t2") is not None
    assert storage.players("t1") == [Player(0, name="Bea")]
    storage.close()


def test_where_no_line_can_be_made_it_is_written_without(sqlite: str) -> None:
    Path(sqlite.removeprefix("sqlite:///") + "-queue").mkdir()
    storage = Storage(sqlite)
    storage.prepare()
    players = [Player(0, name="Anna")]
    storage.create(NewTable("t1", "lyon", 1, Beginning({"state": 1}, []), players, [Link("w" * 64, "t1", ())]))
    storage.append(Entry("t1", row(1)))
    assert storage.rows("t1") == [row(1)]
    storage.close()


def test_many_processes_may_prepare_one_database_at_once(tmp_path: Path) -> None:
    """Starting together, each finds the schema or makes it; none fails."""
    stores = [Storage(str(tmp_path / "together.sqlite")) for _ in range(8)]
    with ThreadPoolExecutor(len(stores)) as pool:
        list(pool.map(Storage.prepare, stores))
    assert all(store.load("nothing") is None for store in stores)
    for store in stores:
        store.close()
