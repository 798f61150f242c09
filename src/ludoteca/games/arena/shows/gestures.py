"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("figure", "space"),
    "attack": ("figure",),
    "move": ("figure",),
}
TOGETHER: Final[dict[str, Phrase]] = {}
AIMS: Final[dict[str, tuple[str, ...]]] = {}
REACHES: Final[dict[str, str]] = {
    "DamageDealt": "figure:1",
    "DamagePrevented": "figure:1",
    "FigureMoved": "figure:0",
    "Healed": "figure:0",
    "StandardAttack": "figure:1",
    "StatusGained": "figure:0",
}
JOINS: Final[dict[str, tuple[str, ...]]] = {
    "move": ("attack",),
}
CLOSES: Final[tuple[str, ...]] = ("end",)
