"""Painting in parts: upon what was painted before, or afresh, the same table comes out."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.kernel.game import HasPainting
from ludoteca.kernel.paintings import Painting, changes
from ludoteca.kernel.parts import Part
from ludoteca.kernel.texts import default_names

STEPS = 60
IN_TEAMS = 10
"""A seed with which the Arena is played by two against two: partners see each other's hands."""
PARTED = ["arena", "kingdom", "lorcana", "lyon", "synchro"]


def apply(before: Painting, after: Painting) -> list[tuple[str, str, str]]:
    """What a page has that followed the changes: key, place and drawing of every part, lowest first."""
    told = changes(before, after)
    parts = {part.key: (part.key, part.place, part.svg) for part in before.parts}
    for key in told.remove:
        del parts[key]
    for key, place, svg in told.set:
        parts[key] = (key, place, svg)
    for key, place in told.move:
        parts[key] = (key, place, parts[key][2])
    order = told.order if told.order is not None else list(parts)
    return [parts[key] for key in order]


def seen(part: Part) -> tuple[str, str, str]:
    return part.key, part.place, part.svg


@pytest.mark.parametrize(("key", "seed"), [*[(key, seed) for key in PARTED for seed in range(3)], ("arena", IN_TEAMS)])
def test_what_was_painted_before_is_what_would_be_painted_now(key: str, seed: int) -> None:
    game = ludoteca.game(key)
    assert isinstance(game, HasPainting)
    grid = game.grid()
    rng = Random(seed)
    match = game.new(seed=seed, **grid[rng.randrange(len(grid))])
    names = default_names(match.seats, "it")
    last: dict[tuple[int | None, str], Painting] = {}  # who looks first begins upon what another has, as at a table
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        for viewer in (None, *range(match.seats)):
            for shape in ("wide", "tall"):
                asked = [d.to_json("it") for d in match.decisions if d.seat == viewer]
                view = match.view(viewer)
                before = last.get((viewer, shape))
                begun = before or next((last[other, how] for other, how in last if how == shape), None)
                now = game.paint(view, asked, "it", shape, names, begun)
                afresh = game.paint(view, asked, "it", shape, names, fresh=True)
                assert [seen(part) for part in now.parts] == [seen(part) for part in afresh.parts]
                assert now.svg(asked) == afresh.svg(asked)
                if before is not None:
                    assert apply(before, now) == [seen(part) for part in now.parts]
                last[viewer, shape] = now
        for _ in range(3):
            if match.outcome is None:
                decision = rng.choice(match.decisions)
                match.choose(decision.seat, decision.options.sample(rng))
