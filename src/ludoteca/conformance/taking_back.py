"""Undo: exactly the position before, and only where nothing was learnt by it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.conformance.faces import require_same
from ludoteca.conformance.report import Broken
from ludoteca.conformance.secrets import imagined, told_in
from ludoteca.conformance.walk import After, Walk
from ludoteca.kernel.contract import Decision, Event, IllegalChoice
from ludoteca.kernel.positions import state_hash


def undo(walk: Walk, decision: Decision, option: str) -> After:
    seat = decision.seat
    before = walk.match.save()
    world = imagined(walk, seat)

    def after(events: Sequence[Event]) -> None:
        done = walk.match.save()
        view = walk.match.view(seat)
        strangers(walk, seat)
        if not took_back(walk, seat, chain=False):
            require_same(done, walk.match.save(), "undo", "a refused undo changed the match")
            return
        require_same(before, walk.match.save(), "undo", f"taking back {option} does not restore the position")
        walk.choose(seat, option)
        require_same(done, walk.match.save(), "undo", f"{option}, taken back and chosen again, leads elsewhere")
        told = told_in(world, seat, option, seat)
        if told is not None:
            require_same(
                view, told[1], "undo", f"seat {seat} could take back {option} after it had shown something hidden"
            )
        whole_chain(walk, seat)

    return after


def strangers(walk: Walk, seat: int) -> None:
    """Check that nobody takes back what somebody else did."""
    for other in range(walk.seats):
        if other != seat and took_back(walk, other, chain=False):
            raise Broken("undo", f"seat {other} could take back what seat {seat} did")


def whole_chain(walk: Walk, seat: int) -> None:
    """Go back to the beginning of the chain, and forward again."""
    done = walk.match.save()
    if not took_back(walk, seat, chain=True):
        return
    here = state_hash(walk.match)
    start = len(walk.trail) - 1
    while start >= 0 and walk.trail[start].seat == seat and walk.trail[start].before != here:
        start -= 1
    if start < 0 or walk.trail[start].before != here or walk.trail[start].continues:
        raise Broken("undo", "taking back a whole chain does not lead to where a chain began")
    for choice in walk.trail[start:]:
        walk.choose(choice.seat, choice.option)
    require_same(done, walk.match.save(), "undo", "a chain, taken back and chosen again, leads elsewhere")


def took_back(walk: Walk, seat: int, chain: bool) -> bool:
    try:
        walk.undo(seat, chain)
    except IllegalChoice as refusal:
        if not refusal.reason.it or not refusal.reason.en:
            raise Broken("undo", "refused without a reason") from None
        return False
    return True
