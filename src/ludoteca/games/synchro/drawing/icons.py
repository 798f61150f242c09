"""Signs, read from the text file beside this one, and heads for characters: a sign or two letters."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.drawing import symbol, use


def shapes(file: str) -> dict[str, str]:
    """The paths of a file beside this one, by name."""
    lines = Path(__file__).with_name(file).read_text("utf-8").splitlines()
    return dict([line.split(" ", 1) for line in lines if line and not line.startswith("#")])


_SIGNS: Final = shapes("icons.txt")
ICONS: Final[dict[str, str]] = {
    f"sy-{id}": symbol(f"sy-{id}", 24, 24, f'<path fill-rule="evenodd" d="{d}"/>') for id, d in _SIGNS.items()
}


def icon(name: str, x: float, y: float, size: float, class_: str = "inky") -> str:
    """A sign with its upper left corner at (x, y)."""
    return use(f"sy-{name}", x, y, size, size, class_)


def initials(name: str) -> str:
    """Two letters for a character: Robin Hood is RH, Aria is Ar."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").split() if part[:1].isalnum()]
    large = [part for part in parts if part[:1].isupper()]
    if len(large) > 1:
        return "".join([part[0] for part in large[:2]])
    return (large or parts or [name])[0][:2].capitalize()
