"""The colours of the Arena's people: of each one's own, or those that a name nobody knows always gets."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from ludoteca.kernel.views import Value

INK: Final = "#170d22"
"""The dark edge around everything."""


class Dress(Value):
    """What somebody wears, in tones from the upper left; trim, the light of the eyes, and the air around them."""

    cloth: str
    under: str
    trim: str
    eyes: str
    air: str


DRESSES: Final = {
    "mickey": Dress("#7a4fd0", "#4a2a92", "#ffd45a", "#ffe9a0", "#8a6ad0"),
    "aladdin": Dress("#d9962e", "#8e4a1c", "#fff0cf", "#ffe9b8", "#c98a4a"),
    "ariel": Dress("#2f86b8", "#174a7a", "#f2c458", "#dffcff", "#3a8fb0"),
    "gaston": Dress("#a5602c", "#5c2d16", "#e8d3a4", "#ffd9a0", "#9a6a48"),
    "maleficent": Dress("#4a2a70", "#1f1536", "#8dff6a", "#b6ff6a", "#4f6a4a"),
    "demona": Dress("#6b7fa6", "#38476b", "#d8445e", "#ff8a6a", "#7a4a70"),
    "facilier": Dress("#54266e", "#2a1440", "#e24fb0", "#ffb3f0", "#6a3f7a"),
    "sulley": Dress("#5fa8b4", "#2a5666", "#a8c86a", "#fff6c8", "#5a94a8"),
}
_OTHERS: Final = (
    Dress("#7f9a3c", "#44561f", "#ffe08a", "#f6ffc8", "#7f8f58"),
    Dress("#3f74c8", "#20407c", "#ffd08a", "#d8ecff", "#5878b0"),
    Dress("#c2543c", "#742a22", "#ffe0a8", "#ffe0c0", "#a8685a"),
    Dress("#c9a23a", "#7c5a18", "#fff4d0", "#fff8d0", "#a8905a"),
    Dress("#a04a86", "#5c2450", "#ffc8e8", "#ffd8f0", "#8f5a80"),
    Dress("#5f6f80", "#333e4c", "#b8f0e0", "#d8fff0", "#687888"),
)


def dress_of(id: str) -> Dress:
    """Return what somebody wears."""
    return DRESSES[id] if id in DRESSES else _OTHERS[crc32(id.encode()) % len(_OTHERS)]
