"""Emblems of the characters: a sign of their own on a plate of their own colour; others bear their initials."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from ludoteca.games.arena.drawing.icons import shapes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import symbol, use, words

_SHAPES: Final = shapes("emblems.txt")
EMBLEMS: Final[dict[str, str]] = {
    f"ar-of-{name}": symbol(f"ar-of-{name}", 48, 48, f'<path fill-rule="evenodd" d="{shape}"/>')
    for name, shape in _SHAPES.items()
}
COLOURS: Final = {
    "mickey": "#5a3ea8",
    "gaston": "#96541a",
    "aladdin": "#8a6a08",
    "ariel": "#0f766e",
    "maleficent": "#3d6b22",
    "demona": "#8a3d62",
    "facilier": "#7a2a86",
    "sulley": "#20708f",
}
_OTHERS: Final = ("#4d5a2a", "#6a4a8f", "#8a4b2d", "#2d6a63", "#7d4060", "#55606e")


def tone(id: str) -> str:
    """The class of the character's colour: of its own, or one that its name always gets."""
    return f"of-{id}" if id in COLOURS else f"of-other{crc32(id.encode()) % len(_OTHERS)}"


def tones() -> str:
    """The style rules of all colours."""
    rules = [f".arena-table .of-{id}{{fill:{colour}}}" for id, colour in COLOURS.items()]
    rules += [f".arena-table .of-other{at}{{fill:{colour}}}" for at, colour in enumerate(_OTHERS)]
    return "".join(rules)


def initials(name: str) -> str:
    """Two letters for a character that has no emblem: Robin Hood is RH."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").split() if part[:1].isalnum()]
    return "".join([part[0] for part in parts[:2]]).upper() if len(parts) > 1 else name[:2].capitalize()


def emblem(person: JSON, x: float, y: float, size: float, lang: str, class_: str = "pale") -> str:
    """The emblem in a square around (x, y)."""
    if person["id"] in _SHAPES:
        return use(f"ar-of-{person['id']}", x - size / 2, y - size / 2, size, size, class_)
    return words(x, y + size * 0.3, initials(person["name"][lang]), size * 0.8, f"serif {class_}", "middle")
