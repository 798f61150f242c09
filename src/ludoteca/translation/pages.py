"""The words of the pages, as `static/words.js` has them: a key, the Italian and the English, side by side."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WORDS: Final = Path(__file__).parent.parent / "table" / "static" / "words.js"
_TEXT: Final = r'"(?:[^"\\]|\\.)*"'
_ENTRY: Final = re.compile(rf"^  (\w+): \[\s*({_TEXT}),\s*({_TEXT}),?\s*\],$", re.MULTILINE)


def entries() -> Iterator[tuple[str, str, str, int]]:
    """List the entries: key, Italian, English, line."""
    text = WORDS.read_text(encoding="utf-8")
    for match in _ENTRY.finditer(text):
        yield match[1], json.loads(match[2]), json.loads(match[3]), text.count("\n", 0, match.start()) + 1


def read() -> Iterator[tuple[str, str, str, int]]:
    """List what the pages say: Italian, English, file, line."""
    for _, it, en, line in entries():
        yield it, en, "ludoteca/table/static/words.js", line
