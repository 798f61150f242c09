"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("lane", "card"),
    "attack": ("card",),
}
TOGETHER: Final[dict[str, Phrase]] = {
    "attack": Phrase("Tutti all'attacco", "Everybody attacks"),
}
AIMS: Final[dict[str, tuple[str, ...]]] = {}
REACHES: Final[dict[str, str]] = {
    "AttackDeclared": "card:1",
    "DamageDealt": "card:0",
    "EffectApplied": "card:1",
    "Healed": "card:0",
    "MonsterDestroyed": "card:0",
    "MonsterMoved": "card:0",
    "MonsterReturned": "card:0",
    "TreasureAttached": "card:1",
}
JOINS: Final[dict[str, tuple[str, ...]]] = {}
CLOSES: Final[tuple[str, ...]] = ("end", "fight")
