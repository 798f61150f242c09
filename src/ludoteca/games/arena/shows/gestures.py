"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("figure", "space"),
    "attack": ("figure",),
}
TOGETHER: Final[dict[str, Phrase]] = {}
AIMS: Final[dict[str, tuple[str, ...]]] = {}
