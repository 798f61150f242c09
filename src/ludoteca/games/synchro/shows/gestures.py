"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands

HANDS: Final = Hands(
    drops={
        "skill": ("unit", "shard"),
        "attack": ("unit",),
        "level": ("unit",),
    },
    aims={
        "unit": ("unit:{}",),
    },
    reaches={
        "BasicAttack": "unit:1",
        "Burned": "unit:0",
        "Damaged": "unit:0",
        "Healed": "unit:0",
        "LevelGained": "unit:0",
        "Shielded": "unit:0",
        "Silenced": "unit:0",
        "Stunned": "unit:0",
        "Swapped": "unit:1",
    },
    closes=("end",),
)
