"""Signs, heads of enemies and emblems of heroes, read from the text files beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import symbol, use, words


def shapes(file: str) -> dict[str, str]:
    """The paths of a file beside this one, by name."""
    lines = Path(__file__).with_name(file).read_text("utf-8").splitlines()
    return dict([line.split(" ", 1) for line in lines if line and not line.startswith("#")])


_SIGNS: Final = shapes("icons.txt")
_EMBLEMS: Final = shapes("emblems.txt")
ICONS: Final[dict[str, str]] = {
    **{f"kr-{id}": symbol(f"kr-{id}", 24, 24, f'<path fill-rule="evenodd" d="{d}"/>') for id, d in _SIGNS.items()},
    **{
        f"kr-of-{id}": symbol(f"kr-of-{id}", 48, 48, f'<path fill-rule="evenodd" d="{d}"/>')
        for id, d in _EMBLEMS.items()
    },
}


def path_of(name: str) -> str:
    """The path of a sign."""
    return _SIGNS[name]


def icon_of(id: str, otherwise: str) -> str:
    """The sign with this name; content of users' packs that has none gets the general one."""
    return id if id in _SIGNS else otherwise


def icon(name: str, x: float, y: float, size: float, class_: str = "inky") -> str:
    """A sign with its upper left corner at (x, y)."""
    return use(f"kr-{name}", x, y, size, size, class_)


def initials(name: str) -> str:
    """Two letters for a hero that has no emblem: Robin Hood is RH."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").split() if part[:1].isalnum()]
    return "".join([part[0] for part in parts[:2]]).upper() if len(parts) > 1 else name[:2].capitalize()


def emblem(id: str, name: JSON, lang: str, x: float, y: float, size: float, class_: str = "pale") -> str:
    """The emblem of a hero in a square around (x, y)."""
    if id in _EMBLEMS:
        return use(f"kr-of-{id}", x - size / 2, y - size / 2, size, size, class_)
    return words(x, y + size * 0.3, initials(name[lang]), size * 0.8, f"serif {class_}", "middle")
