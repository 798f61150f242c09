"""Never stuck: in random games of every setting there is always something to choose, or an end."""

from __future__ import annotations

from random import Random
from typing import Any

import ludoteca
from tests.prove.outcome import Outcome, Until

MOST = 20_000
"""Choices after which a match has no end."""


def run(seed: int, seconds: float) -> Outcome:
    found, rng, until = Outcome(what="games"), Random(seed), Until(seconds)
    keys = sorted(ludoteca.list_games())
    while until.goes_on():
        for key in keys:
            game = ludoteca.game(key)
            options, first = rng.choice(game.grid()), rng.getrandbits(32)
            wrong = play(key, options, first, found)
            found.tried += 1
            found.note(f"of {key}")
            if wrong:
                found.broken.append(f"{key}, {options}, seed {first}: {wrong}")
    return found


def play(key: str, options: dict[str, Any], seed: int, found: Outcome) -> str:
    """Play at random; what was wrong, or ""."""
    match = ludoteca.game(key).new(seed=seed, **options)
    rng = Random(seed)
    for number in range(MOST):
        if match.outcome is not None:
            found.note("choices", number)
            return ""
        asked = match.decisions
        if not asked or not all(len(decision) for decision in asked):
            return f"nothing to choose after {number} choices"
        decision = rng.choice(asked)
        if not decision.prompt.it or not decision.prompt.en:
            return f"a question without words after {number} choices"
        match.choose(decision.seat, decision.options.sample(rng))
    return f"no end after {MOST} choices"
