"""What people are asked to confirm before they choose it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import DISCARD_HIGHEST
from ludoteca.games.synchro.deed_choices import highest
from ludoteca.games.synchro.naming_units import unit_called
from ludoteca.games.synchro.state import SynchroMatch
from ludoteca.games.synchro.steps import JOURNEY, POTION, VISIT
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.texts import EMPTY, Phrase

TIME_IS_UP: Final = Phrase(
    "Così si arriva all'ultimo giorno d'Inverno, e la partita è persa.",
    "That brings you to the last day of Winter, and the match is lost.",
)
LAST_HERO: Final = Phrase(
    "È l'ultimo Eroe: senza Pozione la partita è persa.", "It is the last Hero: without a Potion the match is lost."
)
ABYSS: Final = Phrase(
    "{name} lascia il gruppo per sempre, con Abilità e Maestro, e il gruppo avrà un Eroe in meno.",
    "{name} leaves the party for good, with Skills and Master, and the party will have one Hero fewer.",
)
SOMEBODY: Final = Phrase("Un Eroe di livello più alto", "A Hero of the highest level")


def option_warning(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """Time that runs out, the last Hero left to fall, the Abyss."""
    verb = raw[0]
    if verb in (state.RETREAT, state.VILLAGE, state.VISIT) and time_spent(m, seat, raw) >= time_left(m):
        return TIME_IS_UP
    frame = m.waiting_frame(seat)
    node = frame.node if frame is not None else -1
    if verb == state.DONE_WITH and node == POTION and len(m.line) == 1:
        return LAST_HERO
    if verb == state.VISIT and node == VISIT:
        deeds = m.content.landmarks[m.landmark_here()].deeds
        if any([deed.kind == DISCARD_HIGHEST for deed in deeds]):
            top = highest(m)
            return ABYSS.fill(name=unit_called(m, top[0]) if len(top) == 1 else SOMEBODY)
    return EMPTY


def time_left(m: SynchroMatch) -> int:
    """So much Time loses the match (SH-7.05)."""
    return m.content.tracks.last_time - m.time


def time_spent(m: SynchroMatch, seat: int, raw: Raw) -> int:
    """What an option costs at once."""
    tracks = m.content.tracks
    if raw[0] == state.RETREAT:
        return tracks.retreat_time
    if raw[0] == state.VILLAGE:
        return tracks.village_time
    frame = m.waiting_frame(seat)
    if frame is None or frame.node != JOURNEY:
        return 0
    return m.content.tiles[m.tile_at[frame.much]].times[raw[1]]
