"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.tallies import Standing
from ludoteca.kernel.texts import Phrase

LORE: Final = Phrase("leggenda", "lore")
DEEDS: Final = {
    "CardPlayed": Phrase("carte giocate", "cards played"),
    "CardInked": Phrase("carte nel calamaio", "cards inked"),
    "Quested": Phrase("avventure", "quests"),
    "ChallengeDeclared": Phrase("sfide", "challenges"),
    "Sang": Phrase("canzoni cantate", "songs sung"),
    "AbilityUsed": Phrase("abilità usate", "abilities used"),
}


def moment(m: LorcanaMatch) -> int:
    return m.turn


def standing(m: LorcanaMatch) -> list[Standing]:
    return [Standing(LORE, seat, m.lore[seat]) for seat in range(m.seats)]
