"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "skill": ("unit", "shard"),
    "attack": ("unit",),
    "level": ("unit",),
}
TOGETHER: Final[dict[str, Phrase]] = {}
AIMS: Final[dict[str, tuple[str, ...]]] = {
    "unit": ("unit:{}",),
}
REACHES: Final[dict[str, str]] = {
    "BasicAttack": "unit:1",
    "Burned": "unit:0",
    "Damaged": "unit:0",
    "Healed": "unit:0",
    "LevelGained": "unit:0",
    "Shielded": "unit:0",
    "Silenced": "unit:0",
    "Stunned": "unit:0",
    "Swapped": "unit:1",
}
JOINS: Final[dict[str, tuple[str, ...]]] = {}
CLOSES: Final[tuple[str, ...]] = ("end",)
