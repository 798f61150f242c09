"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands
from ludoteca.kernel.texts import Phrase

HANDS: Final = Hands(
    drops={
        "play": ("lane", "card"),
        "attack": ("card",),
    },
    together={
        "attack": Phrase("Tutti all'attacco", "Everybody attacks"),
    },
    reaches={
        "AttackDeclared": "card:1",
        "DamageDealt": "card:0",
        "EffectApplied": "card:1",
        "Healed": "card:0",
        "MonsterDestroyed": "card:0",
        "MonsterMoved": "card:0",
        "MonsterReturned": "card:0",
        "TreasureAttached": "card:1",
    },
    closes=("end", "fight"),
)
