"""Random matches of every game, for what has to hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import ludoteca
from ludoteca.kernel.contract import Decision, Match

GAMES = sorted(ludoteca.list_games())


def positions(key: str, matches: int, every: int) -> Iterator[tuple[Match, Random]]:
    """Play matches with different options at random, and stop at some of their positions."""
    game = ludoteca.game(key)
    grid = game.grid()
    for number in range(matches):
        rng = Random(number)
        match = game.new(seed=number, **grid[number * 7 % len(grid)])
        step = 0
        while match.outcome is None:
            if step % every == 0:
                yield match, rng
            decision = any_decision(match, rng)
            match.choose(decision.seat, decision.options.sample(rng))
            step += 1
        yield match, rng


def any_decision(match: Match, rng: Random) -> Decision:
    decisions = match.decisions
    return decisions[int(rng.random() * len(decisions))]
