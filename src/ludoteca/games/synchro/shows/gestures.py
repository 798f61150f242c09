"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands

THEN: Final = {"skillslot": ("skill",), "act": ("attack", "end"), "level": ("level",)}
"""What may follow an action that is dropped on another."""

HANDS: Final = Hands(
    drops={
        "skill": ("unit", "shard"),
        "attack": ("unit",),
        "level": ("unit",),
        "discard": ("shard",),
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
    joins={
        "attack": {"unit": ("swap",), **THEN},
        "skill": THEN,
        "swap": THEN,
        "keep": {"skillslot": ("skill",)},
    },
    leads={
        "keep": {"unit": ("skill", "attack"), "shard": ("skill",)},
    },
    pairs=("discard",),
    closes=("end",),
)
