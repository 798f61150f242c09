"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands
from ludoteca.kernel.texts import Phrase

HANDS: Final = Hands(
    drops={
        "ink": ("ink",),
        "challenge": ("card",),
        "shift": ("card",),
        "quest": ("lore",),
        "play": ("seat", "card", "zone"),
    },
    together={
        "quest": Phrase("Tutti all'avventura", "Everybody quests"),
    },
    reaches={
        "Banished": "card:0",
        "CardShifted": "card:1",
        "ChallengeDeclared": "card:1",
        "DamageDealt": "card:0",
        "DamagePut": "card:0",
        "DamageRemoved": "card:0",
        "EffectGained": "card:0",
        "Exerted": "card:0",
        "Readied": "card:0",
        "ReturnedToHand": "card:0",
    },
    closes=("end",),
)
