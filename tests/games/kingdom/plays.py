"""Random battles, choice by choice: for tests of what people are told and shown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from ludoteca.games.kingdom.game import Kingdom
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.games.kingdom.state.view_types import KingdomView
from ludoteca.kernel.contract import Decision, Event, Option
from ludoteca.kernel.texts import LANGUAGES

KINGDOM = Kingdom()
SCENARIOS = tuple(str(number) for number in range(1, 11))
NAMES = ["Ada", "Bea", "Cleo", "Dora"]
RELUCTANT = ("ready", "done", "back", "resume")
"""What a random player does only when there is nothing else, or now and then: so much more happens."""


class Step:
    """A choice about to be made."""

    def __init__(self, match: KingdomMatch, decision: Decision, option: Option) -> None:
        self.match = match
        self.decision = decision
        self.option = option
        self.seats = match.seats


def steps(scenario: str, seats: int, seed: int, most: int = 900, **options: Any) -> Iterator[Step]:
    """The choices of a random battle, before they are made."""
    rng = Random(seed)
    match = cast(KingdomMatch, KINGDOM.new(seats, seed=seed, scenario=scenario, **options))
    for _ in range(most):
        if not match.decisions:
            return
        decision = rng.choice(match.decisions)
        offered = [option for option in decision.options if option.id not in RELUCTANT]
        if not offered or rng.random() < 0.03:
            offered = list(decision.options)
        option = rng.choice(offered)
        yield Step(match, decision, option)
        match.choose(decision.seat, option)


def told(match: KingdomMatch, events: list[Event], viewer: int | None) -> list[list[str]]:
    """What a viewer reads of these events in Italian and in English; an empty line where nothing is told."""
    view = match.view_to_tell(viewer, events)
    return [[KINGDOM.tell(view, event.seen_by(viewer), lang) for event in events] for lang in LANGUAGES]


def with_tray(view: KingdomView, **changed: Any) -> KingdomView:
    """The view with its first tray alone, changed like this."""
    return replace(view, trays=(replace(view.trays[0], **changed),))


def until(scenario: str, seats: int, seed: int, phase: str, round: int = 0, **options: Any) -> KingdomMatch:
    """A battle when it has come to this phase, in this round or later."""
    for step in steps(scenario, seats, seed, **options):
        view = step.match.view(None)
        if view.phase == phase and view.round >= round:
            return step.match
    raise ValueError(f"no {phase} in this battle")


@lru_cache(maxsize=8)
def sampled(scenario: str, seats: int, seed: int, every: int) -> list[tuple[Any, Any, int]]:
    """Views and decisions, as people get them, at every so many choices of a battle; and who is asked."""
    found = []
    for count, step in enumerate(steps(scenario, seats, seed)):
        if count % every == 0:
            seat = step.decision.seat
            found.append((step.match.view(seat), step.decision.to_json("it"), seat))
    return found
