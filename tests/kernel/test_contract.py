"""Events, options and refusals as everybody uses them."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.contract import SPECTATOR, BadSettings, Event, IllegalChoice, Outcome, Refusal, Setting
from ludoteca.kernel.texts import Phrase
from tests.kernel.duties import new_duties


def test_an_event_hides_its_things_from_those_outside_its_audience() -> None:
    event = Event("CardDrawn", 0, (17,), "LY-7.01", audience=0b01)
    assert event.seen_by(0).things == (17,)
    for viewer in (1, SPECTATOR):
        assert event.seen_by(viewer).to_json() == {"kind": "CardDrawn", "seat": 0, "things": [], "rule": "LY-7.01"}
    assert Event("TurnBegan", 0, (3,)).seen_by(SPECTATOR).things == (3,)


def test_options_iterate_count_contain_and_sample() -> None:
    decision = new_duties().decisions[2]
    options = decision.options
    assert len(options) == len(list(options)) == len(options.ids)
    assert "take:2" in options
    assert options[1] in options
    assert "take:9" not in options
    assert options.sample(Random(1)) in options
    found = options.find("take:2")
    assert found is not None
    assert (found.id, found) == ("take:2", options[1])
    assert options.find("take:9") is None
    assert len({options[0], options[0], options[1]}) == 2
    assert "take:1" in repr(options)
    assert decision.to_json("en")["options"][0] == {"id": "take:1", "label": "Choose.", "thing": ""}


def test_a_refusal_is_true_when_there_is_something_against_it() -> None:
    assert not Refusal("", Phrase("", ""))
    assert Refusal("LY-1.01", Phrase("", ""))
    assert str(IllegalChoice(Phrase("No.", "No."), "LY-1.01")) == "No. [LY-1.01]"


def test_outcomes_and_settings_are_plain_data_for_others() -> None:
    shared = Outcome((0, 2), "D-1", Phrase("Insieme.", "Together."))
    assert shared.to_json()["winners"] == [0, 2]
    setting = Setting("first", Phrase("Chi comincia", "Who begins"), {"a": Phrase("uno", "one")}, "a")
    assert setting.to_json("en")["choices"] == [{"value": "a", "name": "one"}]


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_match_seats_as_many_as_were_asked_for_or_says_why_not(key: str) -> None:
    game = ludoteca.game(key)
    for seats in range(1, game.max_seats + 3):
        with suppress(BadSettings):
            assert game.new(seats=seats, seed=1).seats == seats
    with pytest.raises(BadSettings):
        game.new(seats=game.max_seats + 1)
