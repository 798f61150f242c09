"""Emblems of the characters: a sign of their own on a plate of their own colour; others bear their initials."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zlib import crc32

from ludoteca.games.arena.state.view_types import PersonView
from ludoteca.kernel.signs import Signs

EMBLEMS: Final = Signs(Path(__file__).with_name("emblems.txt"), "ar-of", 48)
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


def emblem(person: PersonView, x: float, y: float, size: float, lang: str, class_: str = "pale") -> str:
    """The emblem in a square around (x, y)."""
    return EMBLEMS.emblem(person.id, person.name.say(lang), x, y, size, class_)
