"""Loops that a player keeps up: what was done twice over and could go on is done as often as they say, then no more.

A deed is one action of the main phase with all that its player chose for it. Noted are the choices of the turn, those
within a deed marked as such; and for deeds that begin like an earlier one, the ink and the exerted cards with which
they do. The same deeds twice in a row, of which the second time leaves their player as it found them, are a loop.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.flow.steps import REPEAT_STEP
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Raw

LONGEST: Final = 3
"""So many deeds at most make a loop."""
REMEMBERED: Final = 60
"""So many choices of the turn at most are noted."""
WITHIN: Final = -1
"""Begins the note of a choice within a deed."""


def standing(m: LorcanaMatch, seat: int) -> Raw:
    """Return what the player has to pay with: ready ink, and which cards are exerted."""
    column = m.exerted
    return (m.ready_ink[seat], *[card for card in m.play[seat] if column[card]])


def note(m: LorcanaMatch, seat: int, raw: Raw) -> None:
    """Note that with this choice a deed is about to begin."""
    deeds = m.deeds
    if raw in deeds:
        m.before.append(standing(m, seat))
    elif m.before:
        m.before = []
    deeds.append(raw)
    if len(deeds) > REMEMBERED:
        del deeds[0]


def note_within(m: LorcanaMatch, seat: int, raw: Raw, node: int) -> None:
    """Note a choice within the deed under way; with one of somebody else it is not this player's to repeat."""
    if seat != m.active:
        forget(m)
    elif m.deeds and node != REPEAT_STEP:
        m.deeds.append((WITHIN, *raw))


def forget(m: LorcanaMatch) -> None:
    """Forget what was done: what comes next has nothing to do with it."""
    m.deeds = []
    m.before = []


def loop_of(m: LorcanaMatch, seat: int) -> list[Raw]:
    """List the choices that the player has just made twice over, leading to where they began; none for no loop.

    That can only be where deeds began like earlier ones: where there is something in `m.before`. What a teammate did
    is not the player's to repeat.
    """
    if seat != m.active:
        return []
    deeds = m.deeds
    starts = [i for i in range(len(deeds)) if deeds[i][0] != WITHIN]
    for length in range(1, min(LONGEST, len(m.before), len(starts) // 2) + 1):
        second = starts[-length]
        if deeds[second:] == deeds[starts[-2 * length] : second] and m.before[-length] == standing(m, seat):
            return deeds[second:]
    return []
