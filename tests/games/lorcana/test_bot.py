"""What bots are told about a position: within bounds, by what the seat knows, and so that they play sensibly."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.games.lorcana.bot.evaluation import evaluate
from ludoteca.games.lorcana.state.match import LorcanaMatch

GAME = ludoteca.game("lorcana")
DECKS = ["ready-to-let-loose", "a-roaring-guest-list", "mulan", "yen-sid"]


def new(seed: int, seats: int = 2, **options: str) -> LorcanaMatch:
    return cast(LorcanaMatch, GAME.new(seats=seats, seed=seed, decks=DECKS[:seats], **options))


def play_turns(m: LorcanaMatch, players: list[bots.Bot], turns: int) -> None:
    """Until so many turns have begun, or the match is over."""
    rng = Random(1)
    while m.outcome is None and m.turn <= turns:
        decision = m.decisions[0]
        m.choose(decision.seat, bots.ask(players[decision.seat], m, decision.seat, rng))


@pytest.mark.parametrize(("seats", "teams"), [(2, "no"), (3, "no"), (4, "pairs")])
def test_what_a_seat_does_not_know_does_not_count(seats: int, teams: str) -> None:
    m = new(5, seats, teams=teams)
    rng = Random(2)
    compared = 0
    while m.outcome is None and m.turn < 14:
        decision = m.decisions[0]
        for seat in range(seats):
            value = evaluate(m, seat)
            assert -1.0 <= value <= 1.0
            assert evaluate(cast(LorcanaMatch, m.imagine(seat, rng)), seat) == pytest.approx(value)
            compared += 1
        m.choose(decision.seat, decision.options.sample(rng))
    assert compared > 50


def test_the_end_is_worth_most_or_least() -> None:
    m = new(3)
    rng = Random(3)
    while m.outcome is None:
        decision = m.decisions[0]
        m.choose(decision.seat, decision.options.sample(rng))
    (winner,) = m.outcome.winners
    assert evaluate(m, winner) == 1.0
    assert evaluate(m, 1 - winner) == -1.0


def test_greedy_lays_down_ink_and_spends_it() -> None:
    m = new(5)
    play_turns(m, [bots.make("greedy", seed=1), bots.make("greedy", seed=2)], 6)
    for seat in range(2):
        assert len(m.ink[seat]) == 3
        assert m.play[seat]
    assert sum(m.lore) > 0


def test_greedy_sends_dear_cards_back_and_keeps_cheap_ones() -> None:
    altered = kept = 0
    for seed in range(6):
        m = new(seed)
        rng = Random(seed)
        hands = [list(hand) for hand in m.hand]
        players = [bots.make("greedy", seed=1), bots.make("greedy", seed=2)]
        while m.turn == 0:
            decision = m.decisions[0]
            option = bots.ask(players[decision.seat], m, decision.seat, rng)
            if option.id.startswith("alter:"):
                altered += 1
                card = m.printed(int(option.id.removeprefix("alter:")))
                assert card.cost > 5 or not card.inkable
            m.choose(decision.seat, option)
        kept += sum(1 for seat in range(2) for card in hands[seat] if card in m.hand[seat])
    assert altered
    assert kept > altered


def test_a_character_that_is_exerted_before_a_stronger_one_is_worth_less() -> None:
    m = new(5)
    play_turns(m, [bots.make("greedy", seed=1), bots.make("greedy", seed=2)], 8)
    seat = m.active
    mine = next(card for card in m.play[seat] if m.script[card].is_character)
    theirs = next(card for card in m.play[1 - seat] if m.script[card].is_character)
    values = []
    for strength, exerted in ((9, 0), (9, 1), (0, 1)):
        trial = cast(LorcanaMatch, m.copy())
        trial.refresh()
        trial.phase = 0  # nothing is still to come
        trial.strength_of = trial.strength_of[:]
        for card in trial.play[1 - seat]:
            trial.strength_of[card] = 0
        trial.strength_of[theirs] = strength
        trial.exerted[mine] = exerted
        values.append(evaluate(trial, seat))
    safe, exposed, harmless = values
    assert exposed < safe
    assert harmless > exposed


def test_what_a_teammate_has_is_worth_something_and_what_an_opponent_has_is_not() -> None:
    """Seats 0 and 2 play together."""
    m = new(5, 4, teams="pairs")
    play_turns(m, [bots.make("greedy", seed=seat, worlds=1, leaves=4) for seat in range(4)], 6)
    before = evaluate(m, 0)
    values = []
    for other in range(1, 4):
        trial = cast(LorcanaMatch, m.copy())
        trial.lore[other] += 5
        values.append(evaluate(trial, 0))
    assert values[1] > before
    assert values[0] <= before
    assert values[2] <= before
    assert min(values[0], values[2]) < before


def test_search_plays_on_at_a_table_of_two_teams() -> None:
    m = new(5, 4, teams="pairs")
    play_turns(m, [bots.make("search", seed=seat, iterations=6, leaves=2) for seat in range(4)], 5)
    assert m.turn > 5 or m.outcome is not None
