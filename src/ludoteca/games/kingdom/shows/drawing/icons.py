"""Signs, read from the text file beside this one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.signs import Signs

SIGNS: Final = Signs(Path(__file__).with_name("icons.txt"), "kr", beside=1.05, high=1.24)
icon: Final = SIGNS.icon
icon_of: Final = SIGNS.known
