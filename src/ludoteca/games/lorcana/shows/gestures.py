"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "ink": ("ink",),
    "challenge": ("card",),
    "shift": ("card",),
    "quest": ("lore",),
    "play": ("seat", "card", "zone"),
}
TOGETHER: Final[dict[str, Phrase]] = {
    "quest": Phrase("Tutti all'avventura", "Everybody quests"),
}
AIMS: Final[dict[str, tuple[str, ...]]] = {}
