"""Small signs: status effects, banners, types, gear, values, places. Drawn in `icons.txt`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludoteca.kernel.signs import Signs

SIGNS: Final = Signs(Path(__file__).with_name("icons.txt"), "ar")
icon_of: Final = SIGNS.known
