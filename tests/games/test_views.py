"""What views promise in every game: they are values."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_views_have_a_hash_like_any_value(key: str) -> None:
    match, rng = ludoteca.game(key).new(seed=3), Random(3)
    while match.outcome is None:
        assert hash(match.view(0)) == hash(match.copy().view(0))
        for _ in range(10):
            if match.outcome is None:
                match.choose(match.decisions[0].seat, match.decisions[0].options.sample(rng))
