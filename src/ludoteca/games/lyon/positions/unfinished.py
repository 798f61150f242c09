"""What a position is in the middle of: the stack of frames, in words; and the stack that a phase usually has."""

from __future__ import annotations

from typing import Any

from ludoteca.games.lyon.flow import steps
from ludoteca.games.lyon.positions.naming import Copies, Nodes
from ludoteca.games.lyon.state.match import ACTION, COMBAT, SETUP, LyonMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.position_values import at_step, is_usual, seats_in

_STEPS = {ACTION: (steps.ACTION_STEP, steps.DURING_ACTION), COMBAT: (steps.COMBAT_STEP, steps.DURING_COMBAT)}
"""The step that asks in a phase, and how far the turn is while it does."""


def usual_frames(phase: int) -> list[Frame]:
    """Return the stack at the beginning of the setup, or when the active player may do anything in their phase."""
    if phase == SETUP:
        return [Frame(steps.CHOOSE_STARTERS)]
    number, stage = _STEPS[phase]
    turn, step = at_step(steps.TURN, stage, number)
    step.stage = 1
    return [turn, step]


def has_usual_frames(phase: int) -> bool:
    return phase == SETUP or phase in _STEPS


def usual_business(m: LyonMatch) -> bool:
    """Tell whether the match is in no more than its phase, so that nothing need be said about it."""
    return has_usual_frames(m.phase) and is_usual(m, usual_frames(m.phase))


def write_business(m: LyonMatch, copies: Copies) -> list[dict[str, Any]]:
    """Write the frames of the main stack, outermost first; what is as usual is left out."""
    nodes = Nodes(m.content)
    return [write_frame(frame, nodes, copies) for frame in m.stack]


def write_frame(frame: Frame, nodes: Nodes, copies: Copies) -> dict[str, Any]:
    shown: dict[str, Any] = {"does": nodes.name(frame.node)}
    if frame.stage:
        shown["at"] = frame.stage
    if frame.source >= 0:
        shown["source"] = copies.name(frame.source)
    if frame.seat >= 0:
        shown["seat"] = frame.seat
    if frame.it >= 0:
        shown["it"] = copies.name(frame.it)
    if frame.place >= 0:
        shown["place"] = frame.place
    if frame.waits:
        shown["waits_for"] = seats_in(frame.waits, 2)
    if frame.slots:
        shown["slots"] = list(frame.slots)
    return shown
