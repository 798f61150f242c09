"""Undo: exactly the position before, and only where nothing was learnt by it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.conformance.faces import require_same
from ludoteca.conformance.report import Broken
from ludoteca.conformance.secrets import imagined, told_in
from ludoteca.conformance.walk import After, Walk
from ludoteca.kernel.contract import Decision, Event, IllegalChoice, Match
from ludoteca.kernel.positions import state_hash


def undo(walk: Walk, decision: Decision, option: str) -> After:
    match, seat = walk.match, decision.seat
    before = match.save()
    world = imagined(walk, seat)

    def after(events: Sequence[Event]) -> None:
        done = match.save()
        view = match.view(seat)
        strangers(walk, seat)
        if not took_back(match, seat, chain=False):
            require_same(done, match.save(), "undo", "a refused undo changed the match")
            return
        require_same(before, match.save(), "undo", f"taking back {option} does not restore the position")
        walk.choose(seat, option)
        require_same(done, match.save(), "undo", f"{option}, taken back and chosen again, leads elsewhere")
        told = told_in(world, seat, option, seat)
        if told is not None:
            require_same(
                view, told[1], "undo", f"seat {seat} could take back {option} after it had shown something hidden"
            )
        whole_chain(walk, seat)

    return after


def strangers(walk: Walk, seat: int) -> None:
    """Nobody takes back what somebody else did."""
    for other in range(walk.seats):
        if other != seat and took_back(walk.match, other, chain=False):
            raise Broken("undo", f"seat {other} could take back what seat {seat} did")


def whole_chain(walk: Walk, seat: int) -> None:
    """Back to the beginning of the chain, and forward again."""
    match = walk.match
    done = match.save()
    if not took_back(match, seat, chain=True):
        return
    here = state_hash(match)
    start = len(walk.trail) - 1
    while start >= 0 and walk.trail[start].seat == seat and walk.trail[start].before != here:
        start -= 1
    if start < 0 or walk.trail[start].before != here or walk.trail[start].continues:
        raise Broken("undo", "taking back a whole chain does not lead to where a chain began")
    for choice in walk.trail[start:]:
        walk.choose(choice.seat, choice.option)
    require_same(done, match.save(), "undo", "a chain, taken back and chosen again, leads elsewhere")


def took_back(match: Match, seat: int, chain: bool) -> bool:
    try:
        match.undo(seat, chain)
    except IllegalChoice as refusal:
        if not refusal.reason.it or not refusal.reason.en:
            raise Broken("undo", "refused without a reason") from None
        return False
    return True
