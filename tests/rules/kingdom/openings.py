"""Matches of Kingdom Rush from their very beginning, with the tests' own box."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.games.kingdom.state.match import KingdomMatch
from tests.rules.kingdom.table import BOX

GAME = ludoteca.game("kingdom")
HEROES = ["malik", "alleria", "magnus", "ignus"]


def new(seats: int = 2, named: bool = True, **options: Any) -> KingdomMatch:
    """A new match of the tests' own box, its heroes named beforehand or not."""
    if named:
        options["heroes"] = HEROES[:seats]
    match = GAME.new(seats, seed=1, packs=[str(BOX)], **options)
    assert isinstance(match, KingdomMatch)
    return match


def begun(seats: int = 2, **options: Any) -> KingdomMatch:
    """The same when everything has been chosen: in the first round."""
    match = new(seats, **options)
    while match.view(None).phase in ("heroes", "abilities", "spells", "ban"):
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.ids[0])
    return match
