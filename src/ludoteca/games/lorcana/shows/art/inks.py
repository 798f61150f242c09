"""The colours of the inks, and of what always has its own."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.views import Value

GOLD: Final = "#f2c14f"
INKED: Final = "#1c0f14"
STEEL: Final = "#b3c0cd"
WOOD: Final = "#7a4a26"


class Ink(Value):
    """The colours of one ink, from night to light, with a second hue, the sky from top to bottom, and cloth."""

    deep: str
    dark: str
    mid: str
    light: str
    pale: str
    warm: str
    sky: tuple[str, str, str]
    cloth: tuple[str, ...]


INKS: Final = {
    "amber": Ink("#2b1204", "#6b3209", "#c77a1c", "#ffc964", "#fff0c4", "#e2557a", ("#5a2a12", "#d4812a", "#ffdc8c"),
                 ("#a8361f", "#e9a83a", "#7b3f8c", "#2f6f72", "#e9dcb8")),
    "amethyst": Ink("#140728", "#36186a", "#7a47c4", "#d3a2ff", "#f6e6ff", "#ff86c8", ("#1d0d45", "#6a3cb4", "#f3a6dc"),
                    ("#4b2a94", "#b33f8e", "#20507e", "#e6d3f5", "#2c1650")),
    "emerald": Ink("#03170f", "#0c4630", "#258a5a", "#9fe8a6", "#f0ffd6", "#f2c14e", ("#06352c", "#2b8f66", "#e9eb9b"),
                   ("#1f6b3f", "#b9862b", "#7c2f2b", "#d8e6b6", "#174a55")),
    "ruby": Ink("#21030a", "#6a0c1c", "#c52a33", "#ff9462", "#ffe7c4", "#ffc247", ("#3a0718", "#b7273a", "#ffb45e"),
                ("#8d1628", "#e0902c", "#3b2352", "#f1dcc0", "#255a6b")),
    "sapphire": Ink("#030f28", "#0d3570", "#2870c8", "#8ed4ff", "#e6f8ff", "#ffcf74", ("#071f55", "#2f79c9", "#ffe0a8"),
                    ("#1c4f9e", "#d2a23c", "#7a2c5c", "#d8e9f5", "#153a5e")),
    "steel": Ink("#0d1218", "#2c3844", "#6c7f90", "#c6d4de", "#f7fbff", "#e79a4c", ("#1d2733", "#6b7f92", "#f0cfa0"),
                 ("#465a6e", "#a3482f", "#c8d2da", "#7a5a2c", "#263543")),
}  # fmt: skip
