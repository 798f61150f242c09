"""Signs and emblems of heroes, read from the text files beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.signs import Signs
from ludoteca.kernel.views import Words

SIGNS: Final = Signs(Path(__file__).with_name("icons.txt"), "kr", beside=1.05, high=1.24)
EMBLEMS: Final = Signs(Path(__file__).with_name("emblems.txt"), "kr-of", 48)
icon: Final = SIGNS.icon
icon_of: Final = SIGNS.known


def emblem(id: str, name: Words, lang: str, x: float, y: float, size: float, class_: str = "pale") -> str:
    """The emblem of a hero in a square around (x, y)."""
    return EMBLEMS.emblem(id, name.say(lang), x, y, size, class_)
