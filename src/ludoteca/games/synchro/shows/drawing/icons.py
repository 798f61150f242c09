"""Signs, read from the text file beside this one, and two letters for characters."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.signs import Signs

SIGNS: Final = Signs(Path(__file__).with_name("icons.txt"), "sy")
icon: Final = SIGNS.icon


def initials(name: str) -> str:
    """Choose two letters for a character: Robin Hood is RH, Aria is Ar."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").split() if part[:1].isalnum()]
    large = [part for part in parts if part[:1].isupper()]
    if len(large) > 1:
        return "".join([part[0] for part in large[:2]])
    return (large or parts or [name])[0][:2].capitalize()
