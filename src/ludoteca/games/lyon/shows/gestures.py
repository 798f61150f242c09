"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("lane", "card"),
    "attack": ("lane", "card"),
}
TOGETHER: Final[dict[str, Phrase]] = {
    "attack": Phrase("Tutti all'attacco", "Everybody attacks"),
}
AIMS: Final[dict[str, tuple[str, ...]]] = {}
