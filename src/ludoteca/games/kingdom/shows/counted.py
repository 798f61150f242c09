"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.tallies import EVERYBODY, Standing
from ludoteca.kernel.texts import Phrase

HEARTS: Final = Phrase("cuori del regno", "hearts of the kingdom")
CRYSTALS: Final = Phrase("cristalli", "crystals")
DEEDS: Final = {
    "TowerBuilt": Phrase("torri costruite", "towers built"),
    "TilePlaced": Phrase("tessere danno piazzate", "damage tiles placed"),
    "SoldierPlaced": Phrase("soldati piazzati", "soldiers placed"),
    "HeroActivated": Phrase("azioni di eroe", "hero actions"),
    "AbilityUsed": Phrase("abilità usate", "abilities used"),
    "SpellCast": Phrase("incantesimi", "spells"),
}


def moment(m: KingdomMatch) -> int:
    return m.round


def standing(m: KingdomMatch) -> list[Standing]:
    return [Standing(HEARTS, EVERYBODY, max(0, m.kingdom)), Standing(CRYSTALS, EVERYBODY, m.crystals)]
