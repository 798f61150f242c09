"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.texts import Phrase

DROPS: Final[dict[str, tuple[str, ...]]] = {
    "tower": ("site", "player"),
    "buy": ("player",),
    "activate": ("square", "site", "tray"),
}
TOGETHER: Final[dict[str, Phrase]] = {}
AIMS: Final[dict[str, tuple[str, ...]]] = {
    "tray": ("tray:{}", "cell:{}/"),
    "site": ("site:{}",),
    "square": ("square:{}",),
}
REACHES: Final[dict[str, str]] = {}
JOINS: Final[dict[str, tuple[str, ...]]] = {}
CLOSES: Final[tuple[str, ...]] = ("ready",)
