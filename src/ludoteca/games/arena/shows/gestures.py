"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands

HANDS: Final = Hands(
    drops={
        "play": ("figure", "space"),
        "attack": ("figure",),
    },
    reaches={
        "DamageDealt": "figure:1",
        "DamagePrevented": "figure:1",
        "FigureMoved": "figure:0",
        "Healed": "figure:0",
        "StandardAttack": "figure:1",
        "StatusGained": "figure:0",
    },
    joins={
        "move": {"figure": ("attack",)},
    },
    closes=("end",),
)
