"""Pieces of a text that are said already, held under a mark so that no other pattern takes them apart."""

from __future__ import annotations

import re
from typing import Final

MARK: Final = re.compile(r"⟦([a-z])(\d+)⟧")
NOUN, PLAYER, ZONE, NEXT, NAME, QUOTE = "n", "p", "z", "x", "m", "q"


class Held:
    """The pieces, by their marks."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def hold(self, sort: str, english: str) -> str:
        """Return a mark that stands for these words."""
        self.pieces.append(english)
        return f"⟦{sort}{len(self.pieces) - 1}⟧"

    def of(self, mark: str) -> str:
        """Return the words that a mark stands for."""
        match = MARK.fullmatch(mark)
        return self.pieces[int(match[2])] if match else mark

    def told(self, text: str) -> str:
        """Return the text with the words in place of their marks, also of those in other ones."""
        while MARK.search(text):
            text = MARK.sub(lambda match: self.pieces[int(match[2])], text)
        return text
