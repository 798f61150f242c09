"""Views: what is kept of them from position to position is what would be shown now."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.games.kingdom.bot.forecasting import forecasts
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.games.kingdom.state.view import tray_view, trays_view

STEPS = 150


@pytest.mark.parametrize("seed", range(6))
def test_kept_trays_are_as_they_would_be_shown_now(seed: int) -> None:
    game = ludoteca.game("kingdom")
    grid = game.grid()
    rng = Random(seed)
    match = game.new(seed=seed, **grid[rng.randrange(len(grid))])
    assert isinstance(match, KingdomMatch)
    seen = set()
    for _ in range(STEPS):
        kept = trays_view(match)
        ahead = forecasts(match)
        assert kept == tuple([tray_view(match, tray, ahead[tray]) for tray in match.trays_in_order()])
        seen.add(kept)
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, decision.options.sample(rng))
    assert len(seen) > 1
