"""Acts: what a step offers and what its acts have against it are one thing."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.lyon.acts.playing import FIGHT
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.refusals import no
from tests.forms import pure_only


def in_action() -> LyonMatch:
    match = ludoteca.game("lyon").new(seed=3)
    while match.decisions[0].options[-1].id != "fight":
        match.choose(match.decisions[0].seat, match.decisions[0].options[0])
    assert isinstance(match, LyonMatch)
    return match


def test_a_sound_match_has_nothing_against_what_it_offers() -> None:
    assert in_action().disagreements() == []


@pure_only
def test_an_act_that_refuses_what_its_step_offers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = in_action()
    monkeypatch.setattr(type(FIGHT), "against", lambda self, m, frame, seat, raw: no("LY-6.04", "Mai.", "Never."))
    assert [problem.partition(" ")[0] for problem in match.disagreements()] == ["fight"]


def test_an_option_with_too_few_numbers_does_not_exist() -> None:
    match = in_action()
    refusal = match.why_not(match.active, "play")
    assert (refusal.rule, refusal.reason.en) == ("LY-6.04", "There is no such option.")


def test_wishes_are_things_one_sees_whether_allowed_or_not() -> None:
    match = in_action()
    wished = [wish.id for wish in match.wishes(match.active)]
    assert {f"play:{card}" for card in match.hand[match.active]} <= set(wished)
    assert not {f"play:{card}" for card in match.hand[1 - match.active]} & set(wished)
    assert "end" in wished
    assert match.why_not(match.active, "end").rule == "LY-6.04"
