"""What a stage plays when something happens: see `ludoteca.kernel.motions`."""

from __future__ import annotations

from typing import Final

MOTIONS: Final = {
    "AbilityTriggered": "rise unit:0",
    "BasicAttack": "lunge unit:0 unit:1",
    "Damaged": "strike unit:0 #2",
    "Defeated": "leave unit:0",
    "DiceRolled": "roll die:0 #1",
    "DieChanged": "roll die:0 #1",
    "Healed": "heal unit:0 #1",
    "LevelGained": "rise level:0",
    "MonsterActed": "rise die:0",
    "MonsterBasic": "rise die:0",
    "RoundBegan": "turn",
    "ShardsDrawn": "rise board:0",
    "Shielded": "rise unit:0",
    "SkillUsed": "rise unit:0",
    "Travelled": "rise city:0",
}
"""By the kind of an event."""
