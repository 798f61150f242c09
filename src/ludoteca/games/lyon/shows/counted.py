"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.kernel.tallies import Standing
from ludoteca.kernel.texts import Phrase

LIFE: Final = Phrase("DIFESA del Personaggio", "the Character's DEFENCE")
DEEDS: Final = {
    "CardPlayed": Phrase("carte giocate", "cards played"),
    "AttackDeclared": Phrase("attacchi", "attacks"),
    "CharacterActivated": Phrase("attivazioni del Personaggio", "activations of the Character"),
}


def moment(m: LyonMatch) -> int:
    return m.turn


def standing(m: LyonMatch) -> list[Standing]:
    return [Standing(LIFE, seat, max(0, m.life(seat))) for seat in range(2)]
