"""What a stage plays when something happens: see `ludoteca.kernel.motions`."""

from __future__ import annotations

from typing import Final

MOTIONS: Final = {
    "CardPlayed": "rise card:0",
    "DamageDealt": "strike figure:1 #2",
    "FigureRemoved": "leave figure:0",
    "Healed": "heal figure:0 #1",
    "KnockedOut": "leave figure:0",
    "StandardAttack": "lunge figure:0 figure:1",
    "StatusGained": "rise figure:0",
    "StatusTriggered": "rise figure:0",
    "TurnBegan": "turn figure:0",
}
"""By the kind of an event."""
