"""What a stage plays when something happens: see `ludoteca.kernel.motions`."""

from __future__ import annotations

from typing import Final

MOTIONS: Final = {
    "AbilityResolved": "rise card:0",
    "AbilityUsed": "rise card:0",
    "Banished": "leave card:0",
    "CardDrawn": "enter card:0 deck:seat",
    "CardInked": "enter card:0",
    "CardPlayed": "enter card:0",
    "CardShifted": "enter card:0",
    "ChallengeDeclared": "lunge card:0 card:1",
    "DamageDealt": "strike card:0 #1",
    "DamagePut": "strike card:0 #-1",
    "DamageRedirected": "strike card:0 #-1",
    "DamageRemoved": "heal card:0 #-1",
    "LoreGained": "gain lore:seat #-1",
    "LoreLost": "lose lore:seat #-1",
    "Quested": "rise card:0",
    "Sang": "rise card:0",
    "TurnBegan": "turn",
}
"""By the kind of an event."""
