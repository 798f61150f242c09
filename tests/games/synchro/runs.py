"""Random runs, choice by choice: for tests of what people are told and shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, cast

from ludoteca.games.synchro.game import Synchro
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.contract import Decision, Event, Option
from ludoteca.kernel.texts import LANGUAGES

SYNCHRO = Synchro()
NAMES = ["Ada", "Bea", "Cleo", "Dora"]
RELUCTANT = ("end", "leave", "retreat", "done", "skip")
"""What a random player does only when there is nothing else, or now and then: so much more happens."""
HP_LEFT = 6
"""Monsters of a tough party's run have no more."""
DAYS = 36
"""Nor does Time go further."""


class Step:
    """A choice about to be made."""

    def __init__(self, match: SynchroMatch, decision: Decision, option: Option) -> None:
        self.match = match
        self.decision = decision
        self.option = option


def steps(seats: int, seed: int, most: int = 600) -> Iterator[Step]:
    """The choices of a random run, before they are made.

    A random party would not get far: this one is healed as it goes, Monsters are weak, and Time stands still at last.
    """
    rng = Random(seed)
    match = cast(SynchroMatch, SYNCHRO.new(seats, seed=seed))
    for _ in range(most):
        if not match.decisions:
            return
        decision = rng.choice(match.decisions)
        offered = [option for option in decision.options if option.id not in RELUCTANT]
        if not offered or rng.random() < 0.08:
            offered = [option for option in decision.options if option.id != "retreat"]
        if rng.random() < 0.01:
            offered = list(decision.options)
        option = rng.choice(offered)
        yield Step(match, decision, option)
        match.choose(decision.seat, option)
        if match.result is None:
            spare(match)


def spare(match: SynchroMatch) -> None:
    """Make it easy for the party."""
    for board in match.line:
        match.damage[board] = min(match.damage[board], match.max_hp(board) // 2)
    for unit in match.foes:
        match.damage[unit] = max(match.damage[unit], match.max_hp(unit) - HP_LEFT)
    match.time = min(match.time, DAYS)


def told(match: SynchroMatch, events: list[Event], viewer: int | None) -> list[list[str]]:
    """What a viewer reads of these events in Italian and in English; an empty line where nothing is told."""
    view = match.view_to_tell(viewer, events)
    return [[SYNCHRO.tell(view, event.seen_by(viewer), lang) for event in events] for lang in LANGUAGES]


def until(seats: int, seed: int, phase: str) -> SynchroMatch:
    """A run when it has come to this phase."""
    for step in steps(seats, seed):
        if step.match.view(None).phase == phase:
            return step.match
    raise ValueError(f"no {phase} in this run")


@lru_cache(maxsize=8)
def sampled(seats: int, seed: int, every: int, most: int = 600) -> list[tuple[Any, Any, int]]:
    """Views and decisions, as people get them, at every so many choices of a run; and who is asked."""
    found = []
    for count, step in enumerate(steps(seats, seed, most)):
        if count % every == 0:
            seat = step.decision.seat
            found.append((step.match.view(seat), step.decision.to_json("it"), seat))
    return found
