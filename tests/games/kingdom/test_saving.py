"""A battle that was saved goes on where it was, also what follows from the rest of the position."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.kingdom.state.match import KingdomMatch
from tests.games.kingdom.plays import KINGDOM, steps

DERIVED = ("damage", "bases", "top", "unused")


@pytest.mark.parametrize(("scenario", "seats", "seed"), [("5", 3, 11), ("9", 1, 12), ("10", 2, 13)])
def test_what_was_saved_goes_on(scenario: str, seats: int, seed: int) -> None:
    for number, step in enumerate(steps(scenario, seats, seed, most=160)):
        if number % 16:
            continue
        again = cast(KingdomMatch, KINGDOM.restore(step.match.save()))
        assert again.save() == step.match.save()
        for name in DERIVED:
            assert getattr(again, name) == getattr(step.match, name), name
        for seat in (None, *range(seats)):
            assert again.view(seat) == step.match.view(seat)
        asked = [(decision.seat, decision.options.raws) for decision in again.decisions]
        assert asked == [(decision.seat, decision.options.raws) for decision in step.match.decisions]
        copied = cast(KingdomMatch, step.match.copy())
        assert copied.save() == step.match.save()
