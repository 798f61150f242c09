"""Small signs: Teams, abilities, values and prohibitions. Drawn in `icons.txt`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.drawing.motifs import drawings
from ludoteca.kernel.drawing import symbol

ICONS: Final[dict[str, str]] = {
    f"ly-{name}": symbol(f"ly-{name}", 24, 24, drawn) for name, drawn in drawings("icons.txt").items()
}
