"""What a word of a card language may stand for, as problems with a text say it: the kinds that games share."""

from __future__ import annotations

from typing import Final

EFFECT: Final = "effect"
TARGET: Final = "target"
AMOUNT: Final = "amount"
CONDITION: Final = "condition"
PROPERTY: Final = "property"
EVENT: Final = "event"
ABILITY: Final = "ability"
MANNER: Final = "manner"
CHANGE: Final = "constant change"
