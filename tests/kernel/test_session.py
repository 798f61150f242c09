"""A session keeps what was done, and takes it back exactly when nobody gains by it."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.kernel.chance import ChanceError
from ludoteca.kernel.contract import IllegalChoice
from ludoteca.kernel.session import Session, around
from tests.kernel.duties import Duties, new_duties


def new_session() -> Session:
    return around(new_duties())


def score(session: Session) -> list[int]:
    assert isinstance(session.match, Duties)
    return session.match.score


def refused(session: Session, seat: int, chain: bool = False) -> str:
    before = session.match.save()
    with pytest.raises(IllegalChoice) as refusal:
        session.undo(seat, chain)
    assert session.match.save() == before
    assert not session.can_undo(seat, chain)
    return refusal.value.reason.en


def test_the_last_decision_is_taken_back_exactly() -> None:
    session = new_session()
    session.choose(0, "take:1")
    before = session.match.save()
    session.choose(0, "take:2")
    assert session.can_undo(0)
    session.undo(0)
    assert session.match.save() == before
    session.undo(0)
    assert score(session) == [0, 0, 0, 0]
    assert "nothing to take back" in refused(session, 0)


def test_nothing_can_be_taken_back_at_the_beginning_or_on_a_copy() -> None:
    session = new_session()
    assert "nothing to take back" in refused(session, 0)
    session.choose(0, "take:1")
    assert "nothing to take back" in refused(around(session.match.copy()), 0)


def test_not_after_somebody_else_acted_not_even_a_partner() -> None:
    for other in (1, 2):
        session = new_session()
        session.choose(0, "take:1")
        session.choose(other, "take:1")
        assert "somebody else has acted" in refused(session, 0)
        session.undo(other)
        session.undo(0)
        assert score(session) == [0, 0, 0, 0]


def test_not_across_chance() -> None:
    session = new_session()
    session.choose(0, "take:1")
    session.choose(0, "toss")
    assert "chance was drawn" in refused(session, 0)
    session.choose(0, "take:2")
    session.undo(0)
    assert "chance was drawn" in refused(session, 0)


def test_not_after_learning_something_hidden() -> None:
    session = new_session()
    session.choose(0, "look")
    assert "something hidden was revealed" in refused(session, 0)


def test_not_after_a_partner_learnt_something() -> None:
    session = new_session()
    session.choose(0, "show")
    assert "something hidden was revealed" in refused(session, 0)


def test_what_only_opponents_learnt_does_not_matter() -> None:
    session = new_session()
    session.choose(0, "take:1")
    session.steps[-1].learnt = 0b1010
    session.undo(0)
    assert score(session) == [0, 0, 0, 0]


def test_a_concession_stands() -> None:
    session = new_session()
    session.concede(1)
    assert "concession" in refused(session, 1)


def test_a_chain_goes_back_step_by_step_or_whole() -> None:
    session = new_session()
    session.choose(1, "take:1")
    before = session.match.save()
    session.choose(1, "bet")
    session.choose(1, "stake:2")
    session.undo(1)
    assert session.match.decisions[0].options.ids == ["stake:1", "stake:2", "stake:3"]
    session.choose(1, "stake:3")
    session.undo(1, chain=True)
    assert session.match.save() == before


def test_what_was_taken_back_is_forgotten() -> None:
    session = new_session()
    session.choose(0, "toss")
    session.choose(0, "bet")
    session.choose(0, "stake:1")
    session.undo(0, chain=True)
    assert [step.option for step in session.steps] == ["toss"]
    assert len(session.drawn(1)) == 1


def test_chance_goes_on_after_taking_back_as_if_nothing_was() -> None:
    one, other = new_session(), new_session()
    for session in (one, other):
        session.choose(0, "toss")
    one.choose(0, "take:2")
    one.undo(0)
    for session in (one, other):
        session.choose(0, "toss")
    assert score(one) == score(other)


def test_a_session_is_followed_by_another_to_the_same_end() -> None:
    session = new_session()
    for option in ("toss", "take:1", "toss"):
        session.choose(0, option)
    again = session.again()
    for step in session.steps:
        assert [event.to_json() for event in again.follow(step)] == [event.to_json() for event in step.events]
    assert score(again) == score(session)
    assert [step.drawn for step in again.steps] == [step.drawn for step in session.steps]


def test_chance_that_does_not_fit_is_noticed() -> None:
    session = new_session()
    session.choose(0, "toss")
    session.choose(0, "take:1")
    toss, take = session.steps
    again = session.again()
    take.drawn, toss.drawn = toss.drawn, []
    with pytest.raises(ChanceError, match="ends before 'die' is drawn"):
        again.follow(toss)
    with pytest.raises(ChanceError, match="drew 0 outcomes of chance, 1 were recorded"):
        session.again().follow(take)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_nobody_takes_back_from_a_seat_that_is_not_there(seat: int) -> None:
    assert "no seat" in refused(new_session(), seat)


def test_a_notebook_shows_a_session_as_everybody_sees_it() -> None:
    begun = ludoteca.begin(ludoteca.game("lyon"), seed=7)
    assert begun._repr_svg_() == begun.match._repr_svg_()  # type: ignore[attr-defined]
    assert new_session()._repr_svg_().startswith("<svg")
