"""Random games in the Arena, choice by choice: for tests of what people are told and shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import ludoteca
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.contract import Decision, Event, Option

ARENA = ludoteca.game("arena")
MODES = ("ch1", "ch2", "ch3", "ch4", "team")


class Step:
    """A choice about to be made."""

    def __init__(self, match: ArenaMatch, decision: Decision, option: Option) -> None:
        self.match = match
        self.decision = decision
        self.option = option
        self.seats = match.seats


def steps(mode: str, seed: int, **options: Any) -> Iterator[Step]:
    """Every choice of a random game, before it is made. Turns are not ended early, so that much happens."""
    rng = Random(seed)
    match = cast(ArenaMatch, ARENA.new(seed=seed, mode=mode, **options))
    while match.decisions:
        decision = rng.choice(match.decisions)
        offered = [option for option in decision.options if option.id != "end"] or list(decision.options)
        option = rng.choice(offered)
        yield Step(match, decision, option)
        match.choose(decision.seat, option)


def told(match: ArenaMatch, events: list[Event], viewer: int | None, lang: str) -> list[str]:
    """What a viewer reads of these events, an empty line where nothing is told."""
    view = match.view_to_tell(viewer, events)
    return [ARENA.tell(view, event.seen_by(viewer), lang) for event in events]


def played(mode: str, seed: int, choices: int, **options: Any) -> ArenaMatch:
    """A game after so many random choices, or at its end."""
    match = cast(ArenaMatch, ARENA.new(seed=seed, mode=mode, **options))
    for count, step in enumerate(steps(mode, seed, **options)):
        match = step.match
        if count == choices:
            break
    return match


def until(mode: str, seed: int, phase: str, **options: Any) -> ArenaMatch:
    """A game when it has come to this phase."""
    for step in steps(mode, seed, **options):
        if step.match.view(None).phase == phase:
            return step.match
    raise ValueError(f"no {phase} in this game")
