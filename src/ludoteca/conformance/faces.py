"""What a match looks like from outside: everything that equal matches must have equal."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.conformance.report import Broken
from ludoteca.kernel.contract import Decision, Match
from ludoteca.kernel.positions import canonical, without_chance


def asked(match: Match) -> Any:
    """List who may choose what."""
    return [[decision.seat, decision.continues, decision.options.ids] for decision in match.decisions]


def asked_of(match: Match, seat: int) -> Any:
    """List all that one seat is asked, with its words."""
    return [decision.to_json("en") for decision in match.decisions if decision.seat == seat]


def face(match: Match, seats: int) -> Any:
    """Collect the position, every seat's and the spectators' view, and the decisions."""
    return {
        "position": without_chance(match.save()),
        "views": [match.view(None), *[match.view(seat) for seat in range(seats)]],
        "decisions": asked(match),
    }


def difference(one: Any, other: Any, path: str = "") -> str:
    """Find the first place where two pieces of plain data differ, with both values; "" if they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys(), key=str):
            if key not in one or key not in other:
                return f"{path}.{key} is only in one of them"
            first = difference(one[key], other[key], f"{path}.{key}")
            if first:
                return first
        return ""
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        if len(one) != len(other):
            return f"{path} has {len(one)} entries, or {len(other)}"
        for index, (a, b) in enumerate(zip(one, other, strict=True)):
            first = difference(a, b, f"{path}[{index}]")
            if first:
                return first
        return ""
    if one != other or type(one) is not type(other):
        return f"{path} is {one!r}, or {other!r}"
    return ""


def require_same(one: Any, other: Any, check: str, message: str) -> None:
    if one == other and canonical(one) == canonical(other):
        return
    raise Broken(check, f"{message}:{difference(one, other) or ' they are written differently'}")


def random_choice(match: Match, rng: Random) -> tuple[Decision, str]:
    decision = match.decisions[int(rng.random() * len(match.decisions))]
    return decision, decision.options.sample(rng).id


def wander(match: Match, rng: Random, steps: int) -> None:
    """Play on at random for a few decisions."""
    for _ in range(steps):
        if not match.decisions:
            return
        decision, option = random_choice(match, rng)
        match.choose(decision.seat, option)


def go_on_together(one: Match, other: Match, seats: int, rng: Random, steps: int, check: str, message: str) -> None:
    """Play the same choices in both; they must stay the same."""
    for _ in range(steps):
        if not one.decisions:
            return
        decision, option = random_choice(one, rng)
        events = [event.to_json() for event in one.choose(decision.seat, option)]
        others = [event.to_json() for event in other.choose(decision.seat, option)]
        require_same(events, others, check, f"{message}; events after {option}")
        require_same(face(one, seats), face(other, seats), check, f"{message}; after {option}")
