"""Time that an act would spend, and what people are asked to confirm because of it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.texts import Phrase

TIME_IS_UP: Final = Phrase(
    "Così si arriva all'ultimo giorno d'Inverno, e la partita è persa.",
    "That brings you to the last day of Winter, and the match is lost.",
)


def time_left(m: SynchroMatch) -> int:
    """Return how much Time loses the match (SH-7.05)."""
    return m.content.tracks.last_time - m.time
