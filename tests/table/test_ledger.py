"""The same rows lead to the same position, log and right to take back."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import msgspec
import pytest

import ludoteca
from ludoteca.kernel import session
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, IllegalChoice
from ludoteca.kernel.frames import FrameMatch
from ludoteca.kernel.positions import canonical, fingerprint, fingerprint_of, state_hash
from ludoteca.table.ledger import Damaged, Ledger, opened
from ludoteca.table.storage import Record, Row, from_text, to_text
from tests.forms import pure_only


def fresh() -> Ledger:
    begun = session.begin(ludoteca.game("lyon"), seats=2)
    return Ledger(begun.game, begun.base, begun.opening)


def played(choices: int, seed: int = 1) -> Ledger:
    """Random choices, and now and then something taken back."""
    ledger, rng = fresh(), Random(seed)
    while ledger.number < choices and ledger.match.outcome is None:
        decision = rng.choice(ledger.match.decisions)
        ledger.choose(decision.seat, decision.options.sample(rng).id)
        if rng.random() < 0.2 and ledger.may_undo(decision.seat)["step"]:
            ledger.undo(decision.seat, rng.random() < 0.5 and ledger.may_undo(decision.seat)["chain"])
    return ledger


def record_of(ledger: Ledger, snapshot: tuple[int, object] | None = None) -> Record:
    """As it comes back from a database."""
    base = from_text(to_text(ledger.session.base))
    rows = msgspec.convert(from_text(to_text(ledger.rows)), list[Row])
    return Record("t", "lyon", base, [], 0, [], rows, snapshot)


def same(a: Ledger, b: Ledger) -> bool:
    return to_text(a.match.save()) == to_text(b.match.save()) and a.log.lines == b.log.lines


@pytest.mark.parametrize("seed", range(6))
def test_following_the_rows_leads_to_the_same_place(seed: int) -> None:
    ledger = played(80, seed)
    again, _ = opened(record_of(ledger), ludoteca.game)
    assert same(ledger, again)
    for seat in (0, 1):
        assert again.may_undo(seat) == ledger.may_undo(seat)


def test_taking_back_works_after_a_restart_exactly_as_before() -> None:
    tried = 0
    for seed in range(12):
        ledger = played(30 + seed, seed)
        for seat in (0, 1):
            again, _ = opened(record_of(ledger), ludoteca.game)
            if again.may_undo(seat)["step"]:
                again.undo(seat, False)
                ledger.undo(seat, False)
                assert same(ledger, again)
                tried += 1
    assert tried


def test_a_refused_choice_changes_nothing() -> None:
    ledger = played(20)
    before = to_text(ledger.match.save())
    with pytest.raises(IllegalChoice):
        ledger.choose(0, "play:999")
    assert to_text(ledger.match.save()) == before
    assert ledger.number == len(ledger.rows)


def test_a_snapshot_that_agrees_is_accepted_and_another_is_not() -> None:
    ledger = played(40)
    position = from_text(to_text(ledger.match.save()))
    assert opened(record_of(ledger, (ledger.number, position)), ludoteca.game)[1] is None
    position["step"] += 1
    record = record_of(ledger, (ledger.number, position))
    assert opened(record, ludoteca.game)[1] is None, "its last row has a fingerprint, which says more"
    record.rows = [msgspec.structs.replace(row, digest="") for row in record.rows]
    _, fault = opened(record, ludoteca.game)
    assert fault is not None
    assert "another position" in fault.why


def damaged(ledger: Ledger, index: int, **changes: object) -> Record:
    """As it comes back from a database in which a row was changed."""
    record = record_of(ledger)
    record.rows[index] = msgspec.structs.replace(record.rows[index], **changes)
    return record


@pytest.mark.parametrize(
    ("index", "changes", "why"),
    [
        (0, {"option": "play:999"}, "row 1"),
        (0, {"kind": "dance"}, "row 1 is of unknown kind 'dance'"),
        (7, {"number": 9}, "row 9 after row 7"),
        (0, {"drawn": [("coin", 1)]}, "drew 0 outcomes of chance, 1 were recorded"),
        (5, {"digest": "0" * 24}, "row 6 leads to another position than it did"),
        (6, {"kind": "note", "option": "a joke"}, "row 7 is of unknown kind 'note' 'a joke'"),
    ],
)
def test_a_match_with_a_damaged_row_goes_on_from_the_last_good_one(index: int, changes: JSON, why: str) -> None:
    ledger = played(20)
    record = damaged(ledger, index, **changes)
    again, fault = opened(record, ludoteca.game)
    assert fault is not None
    assert why in fault.why
    assert again.rows == record.rows[:index]
    assert list(fault.rows) == record.rows[index:]
    assert (fault.note.number, fault.note.kind, fault.note.option) == (record.rows[index].number, "note", "recovered")
    assert again.outcome is None


def test_a_match_whose_beginning_is_another_cannot_be_opened() -> None:
    record = record_of(played(4))
    record.base["version"] = -1
    with pytest.raises(Damaged):
        opened(record, ludoteca.game)
    record = record_of(played(4))
    record.digest = "0" * 24
    with pytest.raises(Damaged, match="begins in another position"):
        opened(record, ludoteca.game)


# -- other rules than those it was played by ---------------------------------------------------------------------


def of_another_edition(ledger: Ledger) -> Record:
    record = record_of(ledger)
    record.edition = "an older one"
    record.digest = fingerprint(session.open_again(ledger.game, ledger.base, [], Chance()).match)
    record.base |= {"version": 0, "content": "other cards"}
    return record


def test_a_match_goes_on_by_other_rules_that_lead_to_the_same_positions() -> None:
    ledger = played(20)
    again, fault = opened(of_another_edition(ledger), ludoteca.game)
    assert fault is None
    assert same(ledger, again)


def test_other_rules_that_lead_elsewhere_end_a_match_as_no_contest() -> None:
    ledger = played(20)
    record = of_another_edition(ledger)
    record.rows[12] = msgspec.structs.replace(record.rows[12], digest="0" * 24)
    again, fault = opened(record, ludoteca.game)
    assert fault is not None
    assert (fault.note.number, fault.note.option) == (ledger.number + 1, "no contest")
    record.rows.append(fault.note)
    again, fault = opened(record, ludoteca.game)
    assert fault is None, "what was noted once is not noted again"
    assert again.rows == record.rows, "no row is lost"
    assert again.outcome is not None
    assert again.outcome.winners == ()
    assert again.asked == []
    assert len(again.session.steps) <= 12


def test_a_match_without_fingerprints_is_not_played_on_by_other_rules() -> None:
    record = of_another_edition(played(20))
    record.digest = ""
    with pytest.raises(Damaged, match="another version of the rules"):
        opened(record, ludoteca.game)


def test_every_row_keeps_the_fingerprint_of_its_position() -> None:
    ledger = played(30)
    assert ledger.rows[-1].digest == fingerprint(ledger.match)
    assert all(row.digest for row in ledger.rows)


def test_the_words_of_an_end_are_no_part_of_its_fingerprint() -> None:
    ledger = played(1)
    ledger.concede(0)
    saved = ledger.match.save()
    saved["outcome"]["reason"] = {"it": "Basta così.", "en": "Enough."}
    assert fingerprint_of(saved) == ledger.rows[-1].digest
    saved["outcome"]["winners"] = [0]
    assert fingerprint_of(saved) != ledger.rows[-1].digest


def test_an_end_that_was_kept_with_its_words_is_opened() -> None:
    ledger = played(1)
    ledger.concede(0)
    left_out = ("chance", "version", "content")
    worded = canonical({key: value for key, value in ledger.match.save().items() if key not in left_out})
    record = record_of(ledger)
    record.rows[-1] = msgspec.structs.replace(record.rows[-1], digest=blake2b(worded, digest_size=12).hexdigest())
    assert record.rows[-1].digest != ledger.rows[-1].digest
    again, fault = opened(record, ludoteca.game)
    assert fault is None
    assert same(ledger, again)


def test_log_lines_are_numbered_alike_for_everybody() -> None:
    ledger = played(60)
    for reader in (0, 1, None):
        ledger.tell_since(reader, "it", 0)
    public = ledger.log.lines[None, "it"]
    assert [line.id for line in public] == sorted({line.id for line in public})
    for seat in (0, 1):
        by_id = {line.id: line for line in ledger.log.lines[seat, "it"]}
        for line in public:
            assert (by_id[line.id].kind, by_id[line.id].number) == (line.kind, line.number)
    last = public[-4].id
    assert ledger.log.since(None, "it", last) == public[-3:]
    assert ledger.log.since(None, "it", 0) == public
    assert ledger.log.since(None, "it", 10**6) == []


def test_why_not_answers_for_every_card() -> None:
    ledger = played(60, seed=3)
    for seat in (0, 1):
        decision = ledger.decision(seat)
        for card in range(100):
            refusal = ledger.why_not(seat, f"play:{card}")
            offered = decision is not None and f"play:{card}" in decision.options
            assert bool(refusal) != offered
            assert offered or (refusal.reason.it and refusal.reason.en)


@pure_only
@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_table_stored_before_its_first_step_was_settled_opens_as_it_was(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables were stored so before sessions: the position in which the match begins, and what its opening drew."""
    stored: list[JSON] = []
    settle = FrameMatch.settle

    def keep_first(match: FrameMatch) -> None:
        stored.append(match.save())
        settle(match)

    monkeypatch.setattr(FrameMatch, "settle", keep_first)
    begun = session.begin(ludoteca.game(key), seed=5)
    monkeypatch.undo()
    ledger = Ledger(begun.game, from_text(to_text(stored[0])), begun.opening)
    assert state_hash(ledger.match) == state_hash(begun.match)
    decision = ledger.match.decisions[0]
    ledger.choose(decision.seat, decision.options[0].id)
    assert ledger.number == 1


@pytest.mark.parametrize("key", ["kingdom", "synchro"])
def test_where_nobody_has_secrets_all_see_the_same(key: str) -> None:
    """So a view of one seat is made into another's by saying who looks."""
    game = ludoteca.game(key)
    assert game.open_information
    rng = Random(1)
    for number in range(3):
        match = game.new(seed=number, **game.grid()[number])
        for _ in range(60):
            if match.outcome is not None:
                break
            public = match.view(None)
            for seat in range(match.seats):
                assert match.view(seat) == msgspec.structs.replace(public, seat=seat)
            decision = rng.choice(match.decisions)
            match.choose(decision.seat, decision.options.sample(rng))


def test_who_has_read_everything_is_told_only_what_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart pages come back with what they have read: nobody follows a whole match for them."""
    ledger = played(30)
    ledger.tell_since(0, "it", 0)
    read = ledger.log.last
    again, _ = opened(record_of(ledger), ludoteca.game)
    monkeypatch.setattr(Ledger, "tell_since", None)
    assert again.is_told(0, "it", read)
    for one in (ledger, again):
        decision = one.match.decisions[0]
        one.choose(decision.seat, next(iter(decision.options)).id)
    assert again.log.since(0, "it", read) == ledger.log.since(0, "it", read)
    assert not again.is_told(0, "it", read - 1), "who has read less is told from the beginning"


def test_who_has_read_nothing_is_told_all_after_one_who_had_read_everything() -> None:
    ledger = played(30)
    ledger.tell_since(0, "it", 0)
    again, _ = opened(record_of(ledger), ludoteca.game)
    assert again.is_told(0, "it", again.log.last)
    again.tell_since(0, "it", 0)
    assert again.is_told(0, "it", 0)
    assert again.log.since(0, "it", 0) == ledger.log.since(0, "it", 0)
