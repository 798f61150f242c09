"""What a stage plays when something happens: see `ludoteca.kernel.motions`."""

from __future__ import annotations

from typing import Final

MOTIONS: Final = {
    "AttackDeclared": "lunge card:0 card:1",
    "CardDrawn": "enter card:0 deck:seat",
    "CardPlayed": "rise card:0",
    "CharacterActivated": "rise card:0",
    "DamageDealt": "strike card:0 #1",
    "DamageRedirected": "strike card:0 #1",
    "Healed": "heal card:0 #1",
    "MonsterDestroyed": "leave card:0",
    "MonsterEntered": "enter card:0",
    "TreasureAttached": "rise card:1",
    "TurnBegan": "turn",
}
"""By the kind of an event."""
