"""Events, options and refusals as everybody uses them."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.contract import BadSettings, Event, IllegalChoice, Option, Outcome, Refusal, Setting, Stale
from ludoteca.kernel.texts import Phrase
from tests.conformance.stones import Stones, StonesGame
from tests.kernel.duties import new_duties


def test_an_event_hides_its_things_from_those_outside_its_audience() -> None:
    event = Event("CardDrawn", 0, (17,), "LY-7.01", audience=0b01)
    assert event.seen_by(0).things == (17,)
    for viewer in (1, None):
        assert event.seen_by(viewer).to_json() == {"kind": "CardDrawn", "seat": 0, "things": [], "rule": "LY-7.01"}
    assert Event("TurnBegan", 0, (3,)).seen_by(None).things == (3,)


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


class Ended(Stones):
    """A match that ended in whatever way."""

    ending: Outcome | None = None

    @property
    def outcome(self) -> Outcome | None:
        return self.ending


@pytest.mark.parametrize(
    ("winners", "draw", "results", "places"),
    [
        ((2,), False, [-1, -1, 1, -1], [2, 2, 1, 2]),
        ((0, 3), False, [1, -1, -1, 1], [1, 3, 3, 1]),
        ((), True, [0, 0, 0, 0], [1, 1, 1, 1]),
        ((), False, [-1, -1, -1, -1], [1, 1, 1, 1]),
    ],
)
def test_returns_and_places_follow_from_who_won(
    winners: tuple[int, ...], draw: bool, results: list[float], places: list[int]
) -> None:
    match = StonesGame(Ended).new(seed=1)
    assert isinstance(match, Ended)
    match.seats = 4
    assert [match.place_of(seat) for seat in range(4)] == [0] * 4
    match.ending = Outcome(winners, "ST-1", Phrase("Così.", "So."), draw)
    assert [match.result_for(seat) for seat in range(4)] == results
    assert [match.place_of(seat) for seat in range(4)] == places


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_match_seats_as_many_as_were_asked_for_or_says_why_not(key: str) -> None:
    game = ludoteca.game(key)
    for seats in range(1, game.max_seats + 3):
        with suppress(BadSettings):
            assert game.new(seats=seats, seed=1).seats == seats
    with pytest.raises(BadSettings):
        game.new(seats=game.max_seats + 1)


def test_a_spectator_is_nobody_wherever_somebody_looks() -> None:
    secret = Event("CardDrawn", 0, (17,), audience=0b11)
    assert [secret.known_to(viewer) for viewer in (0, 1, None)] == [True, True, False]
    with pytest.raises(ValueError, match="negative"):
        secret.known_to(-1)


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_nobody_looks_from_a_seat_that_is_none(key: str) -> None:
    match = ludoteca.game(key).new(seed=1)
    assert match.view(None).seat is None
    for seat in (-1, match.seats):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            match.view(seat)


def test_a_decision_that_is_over_says_so_instead_of_something_else() -> None:
    match = StonesGame().new(seed=1)
    decision = match.decisions[0]
    option = decision.options[0]
    said = (decision.prompt.en, decision.rule, decision.source, option.label("en"), option.thing, option.warning.en)
    assert not decision.is_over()
    match.choose(decision.seat, option)
    assert decision.is_over()
    assert said
    for read in (
        lambda: decision.prompt,
        lambda: decision.rule,
        lambda: decision.source,
        lambda: decision.to_json("en"),
        lambda: option.label("en"),
        lambda: option.thing,
        lambda: option.warning,
    ):
        with pytest.raises(Stale, match=rf"seat {decision.seat} was asked this before the match went on"):
            read()
    assert decision.options.ids
    assert repr(decision).startswith(f"Decision(seat={decision.seat}, over, ")
    assert not match.decisions[0].is_over()


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_every_decision_of_a_match_is_open_until_it_goes_on(key: str) -> None:
    match = ludoteca.game(key).new(seed=1)
    rng = Random(1)
    for _ in range(12):
        asked = match.decisions
        kept = match.copy()
        assert all(decision.prompt.en for decision in asked)
        match.choose(asked[0].seat, asked[0].options.sample(rng))
        assert all(decision.is_over() for decision in asked)
        assert not any(decision.is_over() for decision in (*match.decisions, *kept.decisions))


def test_a_concession_is_the_end_of_what_was_asked() -> None:
    match = StonesGame().new(seed=1)
    decision = match.decisions[0]
    match.concede(1)
    with pytest.raises(Stale):
        str(decision.prompt)


def test_an_option_is_equal_to_the_same_one_of_its_own_game_only() -> None:
    here, there = ludoteca.game("lyon").new(seed=1).decisions[0], ludoteca.game("kingdom").new(seed=1).decisions[0]
    one = here.options[0]
    other = Option(there.options, one.raw)
    assert one == ludoteca.game("lyon").new(seed=1).decisions[0].options[0]
    assert one != other
    assert other not in here.options
    assert one != one.id
    with pytest.raises(IllegalChoice):
        here.match.choose(here.seat, other)


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_match_says_what_it_is_when_it_is_printed(key: str) -> None:
    match = ludoteca.game(key).new(seed=1)
    asked = ", ".join(str(decision.seat) for decision in match.decisions)
    assert str(match) == f"<match of {key}, asks seat {asked}>"
    match.concede(0)
    assert " object at 0x" not in str(match)


def test_lyon_is_for_two_however_many_are_asked_for() -> None:
    with pytest.raises(BadSettings, match="2"):
        ludoteca.game("lyon").new(seats=7)
