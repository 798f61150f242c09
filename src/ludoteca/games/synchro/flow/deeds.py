"""Which deed of a Landmark is being done, and whether a Landmark can be used at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.synchro.effects.deeds.base import NO_DEED, Deed
from ludoteca.games.synchro.flow.registers import landmark_of, way_to_deed
from ludoteca.games.synchro.flow.steps import LANDMARK
from ludoteca.kernel.frames import Frame

if TYPE_CHECKING:
    from ludoteca.games.synchro.state.match import SynchroMatch


def deed_of(m: SynchroMatch, frame: Frame) -> Deed:
    """Return the deed that the frame of a Landmark carries out."""
    way = way_to_deed(frame)
    deed = m.content.landmarks[landmark_of(frame)].deeds[way[0]]
    for part in way[1:]:
        deed = deed.parts[part]
    return deed


def deed_asked(m: SynchroMatch, frame: Frame) -> Deed:
    """Return the deed that is asked about; where no Landmark asks, one that offers nothing."""
    return deed_of(m, frame) if frame.node == LANDMARK else NO_DEED


def can_activate(m: SynchroMatch, landmark: int) -> bool:
    """Tell whether the Landmark can be used: its price can be paid, and there is something that it would do."""
    if landmark < 0:
        return False
    useful = False
    for deed in m.content.landmarks[landmark].deeds:
        if deed.would_do(m):
            useful = useful or not deed.is_price
        elif deed.is_needed:
            return False
    return useful
