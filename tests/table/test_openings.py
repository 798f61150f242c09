"""A table is opened where it stands, from its snapshot: the same table as if every row had been followed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

import ludoteca
from ludoteca.kernel import session
from ludoteca.kernel.positions import fingerprint
from ludoteca.kernel.session import Session
from ludoteca.table.beginnings import beginning_of
from ludoteca.table.ledger import Damaged, Ledger, opened
from ludoteca.table.storage import Record, Row, Storage, from_text, to_text
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]
GAMES = sorted(ludoteca.list_games())


class Table:
    """A match of a game as a database keeps it, with a snapshot after `kept` rows."""

    def __init__(self, game: str, seed: int, choices: int = 40, kept: int = 25) -> None:
        begun = session.begin(ludoteca.game(game), seed=seed)
        first, self.rng = beginning_of(begun), Random(seed)
        self.ledger = Ledger(begun.game, begun.base, begun.opening)
        self.snapshot: tuple[int, object] | None = None
        self.first = first
        while self.ledger.outcome is None and self.ledger.number < choices:
            play(self.ledger, self.rng)
            if self.ledger.number <= kept:
                self.snapshot = self.ledger.number, from_text(to_text(self.ledger.saved))

    def record(self) -> Record:
        rows = msgspec.convert(from_text(to_text(self.ledger.rows)), list[Row])
        base, opening = from_text(to_text(self.first.base)), from_text(to_text(self.first.opening))
        pairs = [(label, outcome) for label, outcome in opening]
        key = self.ledger.game.key
        return Record("t", key, base, pairs, 0, [], rows, self.snapshot, "", self.first.edition, self.first.digest)


def play(ledger: Ledger, rng: Random) -> None:
    """Choose something, and now and then take it back."""
    decision = rng.choice(ledger.match.decisions)
    ledger.choose(decision.seat, decision.options.sample(rng).id)
    if rng.random() < 0.3 and ledger.may_undo(decision.seat)["step"]:
        ledger.undo(decision.seat, rng.random() < 0.5 and ledger.may_undo(decision.seat)["chain"])


def in_full(record: Record) -> Ledger:
    return opened(msgspec.structs.replace(record, snapshot=None), ludoteca.game)[0]


def rights(ledger: Ledger) -> list[dict[str, bool]]:
    return [ledger.may_undo(seat) for seat in range(ledger.match.seats)]


@pytest.mark.parametrize("key", GAMES)
def test_a_table_opened_from_its_snapshot_is_the_same_table(key: str) -> None:
    for seed in range(3):
        record = Table(key, seed).record()
        whole, (resumed, fault) = in_full(record), opened(record, ludoteca.game)
        assert fault is None
        assert resumed.snapshot is not None
        assert resumed.rows == whole.rows
        assert fingerprint(resumed.match) == fingerprint(whole.match)
        assert (resumed.standing, resumed.undos, resumed.log.last) == (whole.standing, whole.undos, whole.log.last)
        assert rights(resumed) == rights(whole)
        for seat in (*range(whole.match.seats), None):
            assert resumed.view(seat) == whole.view(seat)
            for ledger in (whole, resumed):
                ledger.tell_since(seat, "it", 0)
            assert resumed.log.since(seat, "it", 0) == whole.log.since(seat, "it", 0)


@pytest.mark.parametrize("key", GAMES)
def test_what_came_before_the_snapshot_can_still_be_taken_back(key: str) -> None:
    tried = 0
    for seed in range(40):
        table = Table(key, seed, choices=1 + seed)
        table.snapshot = table.ledger.number, from_text(to_text(table.ledger.saved))
        record = table.record()
        for seat in range(table.ledger.match.seats):
            if table.ledger.may_undo(seat)["step"]:
                resumed = opened(record, ludoteca.game)[0]
                assert resumed.undo(seat, False) == in_full(record).undo(seat, False)
                tried += 1
        if tried > 3:
            return
    assert tried, "nothing could be taken back in any of them"


def test_opening_follows_only_what_came_after_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Table("lyon", 1).record()
    assert record.snapshot is not None
    followed: list[int] = []
    follow = Ledger.follow

    def note(ledger: Ledger, row: Row) -> None:
        followed.append(row.number)
        follow(ledger, row)

    monkeypatch.setattr(Ledger, "follow", note)
    monkeypatch.setattr(Session, "start", None)  # nor is the beginning made again, for those who have read the log
    ledger, _ = opened(record, ludoteca.game)
    assert ledger.is_told(0, "it", ledger.log.last)
    assert followed == [row.number for row in record.rows[record.snapshot[0] :]]


def test_who_has_read_until_the_snapshot_is_told_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("lyon", 2)
    record = table.record()
    assert record.snapshot is not None
    read = record.rows[record.snapshot[0] - 1].lines
    whole, resumed = in_full(record), opened(record, ludoteca.game)[0]
    whole.tell_since(1, "it", 0)
    monkeypatch.setattr(Session, "start", None)
    resumed.tell_since(1, "it", read)
    assert resumed.log.since(1, "it", read) == whole.log.since(1, "it", read)


@pytest.mark.parametrize("how", ["snapshot", "edition", "old rows"])
def test_a_snapshot_that_is_not_certainly_right_is_not_used(how: str) -> None:
    table = Table("lyon", 3)
    record = table.record()
    assert record.snapshot is not None
    if how == "snapshot":
        record.snapshot[1]["step"] += 1
    elif how == "edition":
        record.edition = "older"
    else:
        record.rows[4] = msgspec.structs.replace(record.rows[4], lines=-1)
    ledger, fault = opened(record, ludoteca.game)
    assert (ledger.snapshot, fault) == (None, None)
    assert fingerprint(ledger.match) == fingerprint(table.ledger.match)


def test_damage_before_the_snapshot_costs_the_past_and_not_the_match() -> None:
    table = Table("lyon", 4, choices=30, kept=30)
    record = table.record()
    record.rows[2] = msgspec.structs.replace(record.rows[2], option="play:999")
    ledger, fault = opened(record, ludoteca.game)
    assert fault is None
    assert fingerprint(ledger.match) == fingerprint(table.ledger.match)
    ledger.tell_since(0, "it", 0)
    assert record.snapshot is not None
    told = record.rows[record.snapshot[0] - 1].lines
    assert all(line.id > told for line in ledger.log.since(0, "it", 0))
    play(ledger, Random(1))
    assert ledger.log.since(0, "it", told)
    with pytest.raises(Damaged):
        ledger.whole()


async def test_a_server_that_comes_back_opens_tables_where_they_stand(serve: Serve, database: str) -> None:
    server = serve(database, snapshot_every=4)
    urls, watch = server.open_table("hh", same_screen=True)
    client = await Client.arrive(server, urls[0])
    for _ in range(11):
        await client.step(Random(1))
    before = client.state
    await client.leave()
    storage = Storage(database)
    with storage.engine.connect() as db:
        assert db.exec_driver_sql("SELECT number FROM snapshots").scalars().all() == [8]
    storage.close()
    server.stop()
    again = serve(database, snapshot_every=4)
    client = await Client.arrive(again, urls[0])
    for name in ("number", "decisions", "can_undo", "waiting", "players"):
        assert client.state[name] == before[name]
    assert client.page.svg == before["svg"]
    await client.play(Random(2))
    assert again.get(watch.replace("/w/", "/api/replay/")).json()["outcome"] == client.state["outcome"]
    await client.leave()
