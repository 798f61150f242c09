"""What one sees beside another: made of what the other sees, it is exactly what it would be by itself."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca

STEPS = 120


@pytest.mark.parametrize("key", ["arena", "kingdom", "lorcana", "lyon", "synchro"])
@pytest.mark.parametrize("seed", range(3))
def test_a_view_beside_another_is_the_view_itself(key: str, seed: int) -> None:
    game = ludoteca.game(key)
    grid = game.grid()
    rng = Random(seed)
    match = game.new(seed=seed, **grid[rng.randrange(len(grid))])
    for _ in range(STEPS):
        viewers = [None, *range(match.seats)]
        alone = {viewer: match.view(viewer) for viewer in viewers}
        for viewer in viewers:
            for other in viewers:
                assert match.view_beside(viewer, alone[other]) == alone[viewer]
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, decision.options.sample(rng))
