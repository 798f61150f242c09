"""Small signs: inks, values, states, kinds, deeds, keywords. Drawn in `icons.txt`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.drawing import symbol

_SWORD: Final = "M12-4l2.2 3.5V15h4.3v2.6h-4.8V26h-3.4v-8.4H5.5V15h4.3V-.5z"


def _shapes() -> dict[str, str]:
    """The paths of the file by name."""
    lines = Path(__file__).with_name("icons.txt").read_text("utf-8").splitlines()
    return dict([line.split(" ", 1) for line in lines if line and not line.startswith("#")])


_SHAPES: Final = _shapes()


def outline(name: str) -> str:
    """The path of a sign, for pages that draw it themselves (on a square of 24, even-odd)."""
    return _SHAPES[name]


def _signs() -> dict[str, str]:
    signs = {name: f'<path fill-rule="evenodd" d="{shape}"/>' for name, shape in _SHAPES.items()}
    signs["challenge"] = "".join([f'<path transform="rotate({turn} 12 12)" d="{_SWORD}"/>' for turn in (45, -45)])
    return {f"lo-{name}": symbol(f"lo-{name}", 24, 24, drawn) for name, drawn in signs.items()}


ICONS: Final[dict[str, str]] = _signs()
