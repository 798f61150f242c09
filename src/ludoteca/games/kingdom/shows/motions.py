"""What a stage plays when something happens: see `ludoteca.kernel.motions`."""

from __future__ import annotations

from typing import Final

MOTIONS: Final = {
    "AbilityUsed": "rise figure:0",
    "BaseAttack": "rise figure:0",
    "HeroDamaged": "strike figure:0 #1",
    "HeroHealed": "heal figure:0 #1",
    "HordeSpawned": "enter tray:0",
    "KnockedOut": "leave figure:0",
    "RoundBegan": "turn",
    "SoldierPlaced": "rise tray:0",
    "SpellCast": "rise spell:0",
    "TilePlaced": "rise tray:0",
    "TowerBuilt": "enter site:1",
    "TowerTurned": "rise site:0",
    "TrayBlocked": "rise tray:0",
    "TrayDestroyed": "leave tray:0",
    "TrayEscaped": "leave tray:0",
}
"""By the kind of an event."""
