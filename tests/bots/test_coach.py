"""The coach says what to do and why, in both languages, from what the seat knows."""

from random import Random

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.coach import Advice, advise, chance_of
from ludoteca.kernel.contract import Match
from tests.bots.piles import Piles

GAMES = sorted(ludoteca.list_games())


def advised(match: Match, seat: int, seed: int = 1) -> Advice:
    return advise(bots.make("strong", seed=seed, iterations=12), match.imagine(seat, Random(seed)), seat)


@pytest.mark.parametrize("key", GAMES)
def test_advice_is_an_offered_option_with_reasons_in_both_languages(key: str) -> None:
    match = ludoteca.game(key).new(seed=4)
    rng = Random(1)
    greedy = bots.make("greedy", seed=1, worlds=1, leaves=4)
    asked = reasons = 0
    for step in range(60):
        decision = match.decisions[0]
        if step % 15 == 0 and len(decision.options) > 1:
            found = advised(match, decision.seat, step)
            asked += 1
            assert found.option in decision.options
            assert found.rule == decision.rule
            said = found.why()
            reasons += bool(said)
            assert all(reason.it and reason.en for reason in said)
            assert 0.0 <= found.loss <= found.chance <= 1.0
            assert found.to_json("it")["why"] == [reason.it for reason in said]
        match.choose(decision.seat, bots.ask(greedy, match, decision.seat, rng))
    assert asked >= 2
    assert reasons


def test_the_best_alternative_says_what_it_loses() -> None:
    """Take one of three: who takes all of them wins, anything else loses."""
    match = Piles().new(pile=3)
    found = advise(bots.make("search", seed=1, iterations=60, game=Piles()), match, 0)
    assert found.option == "take:3"
    assert found.loss > 0.2
    words = " ".join(reason.it for reason in found.why())
    assert "% di vittoria" in words
    assert "% in meno" in words
    assert "Prendi" in words


def test_a_single_option_is_the_only_possibility() -> None:
    found = advise(bots.make("search", seed=1), Piles().new(pile=1), 0)
    assert [reason.en for reason in found.why()] == ["It is the only possibility."]


def test_the_expected_line_goes_on_to_the_end_of_the_action() -> None:
    match = ludoteca.game("lyon").new(seed=2)
    found = advised(match, 0)
    world = match.imagine(0, Random(1))
    world.choose(0, found.option)
    assert found.line_ids
    for id in found.line_ids:
        decision = world.decision_of(0)
        while decision is not None and len(decision.options) == 1:
            world.choose(0, decision.options[0])
            decision = world.decision_of(0)
        world.choose(0, id)


def test_chances_are_between_none_and_all() -> None:
    assert [chance_of(value) for value in (-1.2, -1.0, 0.0, 1.0, 1.4)] == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_an_opening_hand_of_lorcana_is_judged_card_by_card() -> None:
    """The dearest card that cannot be inked goes first; a hand of cheap inkable cards is kept."""
    kept = sent = 0
    for seed in range(12):
        match = ludoteca.game("lorcana").new(seed=seed)
        while match.decisions[0].options.ids[0].partition(":")[0] not in ("alter", "keep"):
            match.choose(match.decisions[0].seat, match.decisions[0].options[0])
        seat = match.decisions[0].seat
        found = advised(match, seat)
        words = " ".join(reason.it for reason in found.why())
        if found.option == "keep":
            kept += 1
            assert "La mano va bene" in words
        else:
            sent += 1
            assert "costa" in words or "calamaio" in words
            assert found.line[-1].it == "Conferma la mano"
    assert kept + sent == 12
    assert sent


def test_a_draft_in_the_arena_is_advised_by_what_wins() -> None:
    match = ludoteca.game("arena").new(seed=1, mode="ch4")
    decision = match.decisions[0]
    found = advised(match, decision.seat)
    assert found.option.startswith("pick:")
    assert "vince il 53 % delle partite" in found.why()[0].it
    match = ludoteca.game("arena").new(seats=4, seed=1, mode="team")
    assert "wins 62% of the games" in advised(match, match.decisions[0].seat).why()[0].en
