"""Leaving the match before its end: a player concedes, and the others go on."""

from __future__ import annotations

from ludoteca.games.lorcana.flow.checks import lose
from ludoteca.games.lorcana.flow.steps import ALTER_HAND, CHALLENGE_STEP, TURN
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.phrases import CONCESSION


def give_up(m: LorcanaMatch, seat: int) -> None:
    """Let the player leave at once; if it is their turn, the next player's begins.

    Rules: LOR-GSC.11, LOR-AMB.50, LOR-MULTI.06.
    """
    if m.is_out(seat):
        return
    lose(m, seat, "LOR-GSC.11", CONCESSION)
    if m.result is None:
        drop_business(m, seat)
        m.settle()


def drop_business(m: LorcanaMatch, seat: int) -> None:
    """Drop what was under way for the player who left, or in their turn."""
    stack = m.stack
    if seat == m.active and m.turn > 0:
        m.stack = [frame for frame in stack if frame.node == TURN]
        m.challenger = m.challenged = -1
    else:
        m.stack = [frame for frame in stack if frame.seat != seat or frame.node == ALTER_HAND]
        if CHALLENGE_STEP not in [frame.node for frame in m.stack]:
            m.challenger = m.challenged = -1
    for frame in m.stack:
        frame.waits = 0
