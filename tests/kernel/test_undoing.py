"""Taking back: exactly when nobody gains by it."""

from __future__ import annotations

import pytest

from ludoteca.kernel import undoing
from ludoteca.kernel.contract import IllegalChoice
from ludoteca.kernel.history import CHOICE
from tests.kernel.duties import Duties, new_duties


def refused(match: Duties, seat: int, chain: bool = False) -> str:
    before = match.save()
    with pytest.raises(IllegalChoice) as refusal:
        match.undo(seat, chain)
    assert match.save() == before
    assert not undoing.can_undo(match, seat, chain)
    return refusal.value.reason.en


def test_the_last_decision_is_taken_back_exactly() -> None:
    match = new_duties()
    match.choose(0, "take:1")
    before = match.save()
    match.choose(0, "take:2")
    assert undoing.can_undo(match, 0)
    match.undo(0)
    assert match.save() == before
    match.undo(0)
    assert match.score == [0, 0, 0, 0]
    assert "nothing to take back" in refused(match, 0)


def test_nothing_can_be_taken_back_at_the_beginning_or_on_a_copy() -> None:
    match = new_duties()
    assert "nothing to take back" in refused(match, 0)
    match.choose(0, "take:1")
    copy = match.copy()
    assert isinstance(copy, Duties)
    assert "nothing to take back" in refused(copy, 0)


def test_not_after_somebody_else_acted_not_even_a_partner() -> None:
    for other in (1, 2):
        match = new_duties()
        match.choose(0, "take:1")
        match.choose(other, "take:1")
        assert "somebody else has acted" in refused(match, 0)
        match.undo(other)
        match.undo(0)
        assert match.score == [0, 0, 0, 0]


def test_not_across_chance() -> None:
    match = new_duties()
    match.choose(0, "take:1")
    match.choose(0, "toss")
    assert "chance was drawn" in refused(match, 0)
    match.choose(0, "take:2")
    match.undo(0)
    assert "chance was drawn" in refused(match, 0)


def test_not_after_learning_something_hidden() -> None:
    match = new_duties()
    match.choose(0, "look")
    assert "something hidden was revealed" in refused(match, 0)


def test_not_after_a_partner_learnt_something() -> None:
    match = new_duties()
    match.choose(0, "show")
    assert "something hidden was revealed" in refused(match, 0)


def test_what_only_opponents_learnt_does_not_matter() -> None:
    match = new_duties()
    match.choose(0, "take:1")
    match.learn(0b1010)
    match.undo(0)
    assert match.score == [0, 0, 0, 0]


def test_a_concession_stands() -> None:
    match = new_duties()
    match.concede(1)
    assert "concession" in refused(match, 1)


def test_a_chain_goes_back_step_by_step_or_whole() -> None:
    match = new_duties()
    match.choose(1, "take:1")
    before = match.save()
    match.choose(1, "bet")
    match.choose(1, "stake:2")
    match.undo(1)
    assert match.decisions[1].options.ids == ["stake:1", "stake:2", "stake:3"]
    match.choose(1, "stake:3")
    match.undo(1, chain=True)
    assert match.save() == before


def test_history_forgets_what_was_taken_back() -> None:
    match = new_duties()
    match.choose(0, "toss")
    match.choose(0, "bet")
    match.choose(0, "stake:1")
    match.undo(0, chain=True)
    assert match.history is not None
    assert [entry.text for entry in match.history.entries if entry.kind == CHOICE] == ["toss"]
    assert match.history.choices == 1
    assert len(match.history.outcomes(len(match.history.entries))) == 1


def test_chance_goes_on_after_taking_back_as_if_nothing_was() -> None:
    one, other = new_duties(), new_duties()
    for match in (one, other):
        match.choose(0, "toss")
    one.choose(0, "take:2")
    one.undo(0)
    for match in (one, other):
        match.choose(0, "toss")
    assert one.score == other.score
