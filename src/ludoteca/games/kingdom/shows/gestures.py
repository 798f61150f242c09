"""What a hand means: see `ludoteca.kernel.gestures`."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.gestures import Hands

HANDS: Final = Hands(
    drops={
        "tower": ("site", "player"),
        "buy": ("player",),
        "activate": ("square", "site", "tray"),
    },
    aims={
        "tray": ("tray:{}", "cell:{}/"),
        "site": ("site:{}",),
        "square": ("square:{}",),
    },
    closes=("ready",),
)
