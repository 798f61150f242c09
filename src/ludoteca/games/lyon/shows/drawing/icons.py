"""Small signs: Teams, abilities, values and prohibitions. Drawn in `icons.txt`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.art.strokes import drawings, element
from ludoteca.kernel.drawing import symbol

_ATTRIBUTES: Final = {"fill": "", "hole": ' fill-rule="evenodd"', "slash": ' class="ly-slash"'}
"""How the strokes of signs are drawn, by the word that begins their line."""


def _drawn(name: str) -> str:
    parts = []
    for stroke in drawings("../drawing/icons.txt")[name]:
        if stroke.word[0] == "@":
            parts.append(_drawn(stroke.word[1:]))
        else:
            parts.append(element(stroke.shape, _ATTRIBUTES[stroke.word]))
    return "".join(parts)


ICONS: Final[dict[str, str]] = {
    f"ly-{name}": symbol(f"ly-{name}", 24, 24, _drawn(name)) for name in drawings("../drawing/icons.txt")
}
