"""Small signs: status effects, banners, types, gear, values, places. Drawn in `icons.txt`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.drawing import symbol


def shapes(file: str) -> dict[str, str]:
    """The paths of a file beside this one, by name."""
    lines = Path(__file__).with_name(file).read_text("utf-8").splitlines()
    return dict([line.split(" ", 1) for line in lines if line and not line.startswith("#")])


_SHAPES: Final = shapes("icons.txt")
ICONS: Final[dict[str, str]] = {
    f"ar-{name}": symbol(f"ar-{name}", 24, 24, f'<path fill-rule="evenodd" d="{shape}"/>')
    for name, shape in _SHAPES.items()
}


def icon_of(id: str, otherwise: str) -> str:
    """The sign with this name; content of users' packs that has none gets the general one."""
    return id if id in _SHAPES else otherwise
