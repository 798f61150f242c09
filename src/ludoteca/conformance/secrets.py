"""What seats may not know: imagined worlds that look the same to a seat must look the same in every way.

What a choice uncovers to a seat may be told to it. Mostly the view shows it afterwards, and worlds in which something
else came to light no longer look the same. But cards can be shown and shuffled away again; then only the match's own
record of who learnt something tells that the events may differ.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.conformance.faces import asked_of, require_same, wander
from ludoteca.conformance.report import Broken
from ludoteca.conformance.walk import After, Walk
from ludoteca.kernel.contract import EVERYONE, JSON, Decision, Event, Match
from ludoteca.kernel.positions import state_hash

STEPS = 3


def secrets(walk: Walk, decision: Decision, option: str) -> After:
    """Imagine for one seat at random another world with its view; then make the same choice in both."""
    seat = int(walk.rng.random() * walk.seats)
    world = imagined(walk, seat)
    told = told_in(world, decision.seat, option, seat)

    def after(events: Sequence[Event]) -> None:
        if told is None or has_learnt(walk, seat):
            return
        seen = [event.seen_by(seat).to_json() for event in events]
        view = walk.match.view(seat)
        if told[1] == view:
            require_same(seen, told[0], "secrets", f"events after {option} tell seat {seat} what it may not know")

    return after


def has_learnt(walk: Walk, seat: int) -> bool:
    """Tell whether the match says that the last choice showed something hidden to `seat` by the rules."""
    learnt = walk.match.learners()
    return learnt != EVERYONE and bool(learnt >> seat & 1)


def imagined(walk: Walk, seat: int) -> Match:
    """Imagine a world for `seat`, and check all of it; it may be played on."""
    match = walk.match
    before = state_hash(match)
    world = match.imagine(seat, walk.rng)
    if state_hash(match) != before:
        raise Broken("imagine", f"imagining for seat {seat} changed the match itself")
    walk.report.done["imagine"] += 1
    walk.report.worlds += 1
    walk.report.other_worlds += state_hash(world) != before
    require_hidden(match.view(seat), world.view(seat), f"the view of seat {seat}")
    another = match.view((seat + 1) % walk.seats)
    require_same(
        match.view(seat),
        match.view_beside(seat, another),
        "secrets",
        f"what seat {seat} sees beside another is not its view",
    )
    require_hidden(asked_of(match, seat), asked_of(world, seat), f"what seat {seat} is asked")
    require_hidden(wished_by(match, seat), wished_by(world, seat), f"what seat {seat} may wish for")
    wrong = world.problems()
    if wrong:
        raise Broken("imagine", f"a world imagined for seat {seat} is impossible: {wrong[0]}")
    try:
        wander(world.copy(), walk.rng, STEPS)
    except Exception as error:
        raise Broken("imagine", f"a world imagined for seat {seat} cannot be played: {error!r}") from error
    return world


def require_hidden(real: JSON, in_world: JSON, what: str) -> None:
    """Refuse a match in which this differs between two worlds that a seat cannot tell apart."""
    require_same(real, in_world, "secrets", f"{what} depends on what it may not know")


def wished_by(match: Match, seat: int) -> list[JSON]:
    """List the ids and labels of what this seat may wish to do."""
    return [[wish.id, wish.label("en")] for wish in match.wishes(seat)]


def told_in(world: Match, chooser: int, option: str, seat: int) -> tuple[list[JSON], JSON] | None:
    """Return what `seat` is told and sees in that world after the choice; None if it is not offered there."""
    for decision in world.decisions:
        if decision.seat == chooser and option in decision.options:
            events = world.choose(chooser, option)
            return [event.seen_by(seat).to_json() for event in events], world.view(seat)
    return None
