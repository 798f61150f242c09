"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.tallies import Standing
from ludoteca.kernel.texts import Phrase

POINTS: Final = Phrase("Punti Vittoria", "Victory Points")
DEEDS: Final = {
    "CardPlayed": Phrase("carte giocate", "cards played"),
    "StandardAttack": Phrase("attacchi standard", "standard attacks"),
    "FigureMoved": Phrase("movimenti", "moves"),
}


def moment(m: ArenaMatch) -> int:
    return m.round


def standing(m: ArenaMatch) -> list[Standing]:
    return [Standing(POINTS, seat, m.points[m.side_of[seat]]) for seat in range(m.seats)]
