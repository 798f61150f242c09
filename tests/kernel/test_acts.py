"""Acts: what a step offers and what its acts have against it are one thing."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.games.lyon.acts.playing import FIGHT
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.acts import Act, Acts, Below
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import AnyMatch
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase
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


def test_an_act_concerns_what_its_first_number_calls_unless_it_says_what() -> None:
    class Held(Below):
        thing = "card"

    class Drop(Act):
        verb = "drop"
        args = (Held(3), Below(2))

    class Pass(Drop):
        verb = "pass"
        about = "hand:{seat}/{2}"

    class Weigh(Act):
        verb = "weigh"
        args = (Below(2), Held(3))

    drop, hand_on, weigh = Drop(), Pass(), Weigh()
    Acts([drop, hand_on, weigh], "LY-6.04")
    match = in_action()
    assert drop.thing(match, 1, (0, 2, 1)) == "card:2"
    assert hand_on.thing(match, 1, (1, 2, 0)) == "hand:1/0"
    assert weigh.thing(match, 1, (2, 1, 2)) == ""


def test_a_button_names_what_is_meant_or_says_what_it_always_says() -> None:
    class Numbered(Act):
        def name(self, match: AnyMatch, raw: Raw) -> Phrase:
            return same(f"card {raw[1]}")

    class Drop(Numbered):
        verb = "drop"
        names = Phrase("Scarta {name}", "Discard {name}")

    class Pass(Numbered):
        verb = "pass"
        said = Phrase("Passa", "Pass")

    match = in_action()
    assert Drop().label(match, 0, (0, 7)).en == "Discard card 7"
    assert Pass().label(match, 0, (0, 7)).en == "Pass"
    with pytest.raises(NotImplementedError, match="Numbered"):
        Numbered().label(match, 0, (0, 7))


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
