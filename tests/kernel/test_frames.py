"""Unfinished business: several seats at once, chains of decisions, the order of triggers, saving in between."""

from __future__ import annotations

import json

import pytest

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.contract import IllegalChoice
from tests.kernel.duties import Duties, new_duties


def asked(match: Duties) -> dict[int, list[str]]:
    return {decision.seat: decision.options.ids for decision in match.decisions}


def restored(match: Duties) -> Duties:
    twin = match.blank()
    assert isinstance(twin, Duties)
    twin.load(json.loads(json.dumps(match.save())))
    return twin


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = new_duties()
    assert set(asked(match)) == {0, 1, 2, 3}
    match.choose(3, "take:2")
    match.choose(0, "take:1")
    match.choose(3, "take:2")
    assert match.score == [1, 0, 0, 4]


def test_who_has_begun_a_chain_of_decisions_finishes_it_before_the_others_go_on() -> None:
    match = new_duties()
    match.choose(1, "bet")
    assert asked(match) == {1: ["stake:1", "stake:2", "stake:3"]}
    match.choose(1, "stake:2")
    assert asked(match) == {1: ["number:1", "number:2"]}
    with pytest.raises(IllegalChoice):
        match.choose(2, "take:2")
    match.choose(1, "number:2")
    assert match.score == [0, 4, 0, 0]
    assert set(asked(match)) == {0, 1, 2, 3}


def test_what_a_chain_brings_about_happens_before_anybody_is_asked_again() -> None:
    match = new_duties()
    match.choose(1, "bet")
    match.choose(1, "stake:1")
    match.choose(1, "number:1")
    assert match.heard == ["drum"]
    assert len(match.stack) == 1


def test_a_chain_can_be_saved_and_copied_in_the_middle() -> None:
    match = new_duties()
    match.choose(1, "bet")
    match.choose(1, "stake:3")
    for twin in (restored(match), match.copy()):
        assert isinstance(twin, Duties)
        twin.choose(1, "number:2")
        assert twin.score == [0, 6, 0, 0]
    assert match.score == [0, 0, 0, 0]


def test_waiting_triggers_are_ordered_by_the_player_in_charge() -> None:
    match = new_duties()
    match.choose(1, "set_off")
    assert asked(match) == {2: ["trigger:0", "trigger:1"]}
    assert match.decisions[0].rule == "D-2"
    match.choose(2, "trigger:1")
    assert match.heard == ["drum", "bell"]
    assert set(asked(match)) == {0, 1, 2, 3}


def test_earlier_moments_come_first_without_asking() -> None:
    match = new_duties()
    match.set_off(3, -1, 0)
    match.next_moment()
    match.set_off(4, -1, 0)
    match.choose(0, "take:1")
    assert match.heard == ["bell", "drum"]


def test_equal_abilities_of_one_player_need_no_order() -> None:
    match = new_duties()
    match.set_off(3, -1, 0)
    match.set_off(3, -1, 0)
    match.choose(0, "take:1")
    assert match.heard == ["bell", "bell"]


def test_a_question_about_triggers_survives_saving() -> None:
    match = new_duties()
    match.choose(1, "set_off")
    twin = restored(match)
    assert asked(twin) == asked(match)
    twin.choose(2, "trigger:0")
    assert twin.heard == ["bell", "drum"]


@pytest.mark.parametrize("option", ["stake:1", "take:3", "take", "nonsense", "take:x", "take:1/", ":", "", "number:1"])
def test_what_is_not_offered_is_refused_and_changes_nothing(option: str) -> None:
    match = new_duties()
    before = match.save()
    with pytest.raises(IllegalChoice):
        match.choose(0, option)
    assert match.save() == before
    assert match.why_not(0, option)


def test_a_scripted_die() -> None:
    match = new_duties(Scripted({"die": [5]}))
    match.choose(2, "toss")
    assert match.score[2] == 5


def test_nothing_is_asked_after_the_end() -> None:
    match = new_duties()
    match.choose(3, "stop")
    assert match.outcome is not None
    assert match.outcome.winners == (3,)
    assert match.decisions == ()
    with pytest.raises(IllegalChoice, match="over"):
        match.choose(0, "take:1")


def test_conceding_gives_the_match_to_the_other_team() -> None:
    match = new_duties()
    match.concede(0)
    assert match.outcome is not None
    assert match.outcome.winners == (1, 3)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_nobody_acts_from_a_seat_that_is_not_there(seat: int) -> None:
    match = new_duties()
    before = match.save()
    with pytest.raises(IllegalChoice, match="no seat"):
        match.choose(seat, "take:1")
    with pytest.raises(IllegalChoice, match="no seat"):
        match.concede(seat)
    assert "no seat" in match.why_not(seat, "take:1").reason.en
    assert match.save() == before
