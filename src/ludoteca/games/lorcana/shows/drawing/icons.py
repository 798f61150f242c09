"""Small signs: inks, values, states, kinds, deeds, keywords. Drawn in `icons.txt`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.drawing import symbol
from ludoteca.kernel.signs import read_paths

_SWORD: Final = "M12-4l2.2 3.5V15h4.3v2.6h-4.8V26h-3.4v-8.4H5.5V15h4.3V-.5z"
_SHAPES: Final = read_paths(Path(__file__).with_name("icons.txt"))


def outline(name: str) -> str:
    """Return the path of a sign, for pages that draw it themselves (on a square of 24, even-odd)."""
    return _SHAPES[name]


def _signs() -> dict[str, str]:
    signs = {name: f'<path fill-rule="evenodd" d="{shape}"/>' for name, shape in _SHAPES.items()}
    signs["challenge"] = "".join([f'<path transform="rotate({turn} 12 12)" d="{_SWORD}"/>' for turn in (45, -45)])
    return {f"lo-{name}": symbol(f"lo-{name}", 24, 24, drawn) for name, drawn in signs.items()}


ICONS: Final[dict[str, str]] = _signs()
