"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.tallies import EVERYBODY, Standing
from ludoteca.kernel.texts import Phrase

HEALTH: Final = Phrase("punti vita del gruppo", "the party's hit points")
COINS: Final = Phrase("Monete", "Coins")
DEEDS: Final = {
    "SkillUsed": Phrase("Abilità usate", "Skills used"),
    "Stored": Phrase("Frammenti messi nella Riserva", "Shards put in the Reserve"),
    "AbilityTriggered": Phrase("capacità attivate", "abilities triggered"),
}


def moment(m: SynchroMatch) -> int:
    return m.time


def standing(m: SynchroMatch) -> list[Standing]:
    health = sum([max(0, m.max_hp(board) - m.damage[board]) for board in m.party()])
    return [Standing(HEALTH, EVERYBODY, health), Standing(COINS, EVERYBODY, m.coins)]
