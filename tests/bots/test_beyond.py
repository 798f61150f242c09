"""What playing on beyond the turn tells of candidates, and how much of it is believed."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.bots.beyond import TRIED, Beyond

DOUBT = 0.05


def played_on(rounds: int, noise: float, worth: list[float], seed: int = 1) -> Beyond:
    """What so many rounds tell when playing on adds to each candidate what it is worth, and noise."""
    rng = Random(seed)
    beyond = Beyond(len(worth), 2, DOUBT)
    for _ in range(rounds):
        beyond.add([worth[number] + rng.gauss(0.0, noise) for number in beyond.left])
    return beyond


def test_nothing_is_corrected_before_anything_was_played() -> None:
    beyond = Beyond(3, 2, DOUBT)
    assert beyond.corrections == [0.0, 0.0, 0.0]
    assert beyond.left == [0, 1, 2]


def test_what_is_added_to_all_alike_corrects_nothing() -> None:
    """Who moves next gains in every match; only what one candidate gains more than the others tells them apart."""
    beyond = Beyond(3, 2, DOUBT)
    for _ in range(20):
        beyond.add([0.3, 0.3, 0.3])
    assert beyond.corrections == pytest.approx([0.0, 0.0, 0.0])


def test_the_more_was_played_the_more_is_believed() -> None:
    beliefs = [played_on(rounds, 0.2, [0.0, 0.0]).belief() for rounds in (1, 10, 100, 1000)]
    assert beliefs == sorted(beliefs)
    assert beliefs[0] < 0.2 < 0.9 < beliefs[-1]


def test_one_round_of_chance_hardly_counts_and_many_count_in_full() -> None:
    worth = [0.1, -0.1]
    once = played_on(1, 0.5, worth).corrections
    often = played_on(2000, 0.5, worth).corrections
    assert max(map(abs, once)) < DOUBT
    assert often == pytest.approx(worth, abs=0.03)


def test_whoever_is_clearly_worse_goes_and_the_others_differ_as_before() -> None:
    beyond = played_on(TRIED + 40, 0.05, [0.1, 0.08, -0.3])
    apart = beyond.corrections[0] - beyond.corrections[1]
    beyond.drop(beyond.corrections)
    assert beyond.left == [0, 1]
    beyond.add([0.1, 0.1])
    assert beyond.corrections[0] - beyond.corrections[1] == pytest.approx(apart, abs=0.01)


def test_nobody_goes_after_a_few_rounds() -> None:
    beyond = played_on(TRIED - 1, 0.01, [0.5, -0.5])
    beyond.drop(beyond.corrections)
    assert beyond.left == [0, 1]
