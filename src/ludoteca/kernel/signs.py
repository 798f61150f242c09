"""A game's signs: paths in a text file, put into the picture alone, with a number, or in a badge.

A line of such a file is a name and a path on a square, even-odd; lines that begin with # are remarks.
"""

from __future__ import annotations

from pathlib import Path

from ludoteca.kernel.drawing import rect, symbol, use, width, words
from ludoteca.kernel.keeping import kept


def read_paths(file: Path) -> dict[str, str]:
    """Read the paths of a file by name."""
    lines = file.read_text("utf-8").splitlines()
    return dict([line.split(" ", 1) for line in lines if line and not line.startswith("#")])


def initials(name: str) -> str:
    """Make two letters for somebody who has no sign: Robin Hood is RH."""
    parts = [part for part in name.replace("-", " ").replace("'", " ").split() if part[:1].isalnum()]
    return "".join([part[0] for part in parts[:2]]).upper() if len(parts) > 1 else name[:2].capitalize()


class Signs:
    """The signs of one file, drawn on squares of this size; their definitions have ids with the prefix.

    In a badge the word begins `beside` after its sign, and the badge is `high`, both in sizes of its letters.
    """

    def __init__(self, file: Path, prefix: str, square: int = 24, beside: float = 1.0, high: float = 1.26) -> None:
        self.paths = read_paths(file)
        self.prefix = prefix
        self.beside = beside
        self.high = high
        self.definitions: dict[str, str] = {
            f"{prefix}-{id}": symbol(f"{prefix}-{id}", square, square, f'<path fill-rule="evenodd" d="{d}"/>')
            for id, d in self.paths.items()
        }

    def known(self, id: str, otherwise: str) -> str:
        """Choose the sign with this name; content of users' packs that has none gets the general one."""
        return id if id in self.paths else otherwise

    def icon(self, name: str, x: float, y: float, size: float, class_: str = "inky") -> str:
        """Draw a sign with its upper left corner at (x, y)."""
        return use(f"{self.prefix}-{name}", x, y, size, size, class_)

    def emblem(self, id: str, name: str, x: float, y: float, size: float, class_: str = "pale") -> str:
        """Draw somebody's sign in a square around (x, y); who has none gets two letters of the name."""
        if id in self.paths:
            return use(f"{self.prefix}-{id}", x - size / 2, y - size / 2, size, size, class_)
        return words(x, y + size * 0.3, initials(name), size * 0.8, f"serif {class_}", "middle", size)

    @kept(1500)
    def counted(self, name: str, figures: str, x: float, y: float, size: float, class_: str) -> tuple[str, float]:
        """Draw a sign and its number on a baseline, and tell how wide they are."""
        drawn = self.icon(name, x, y - size * 0.86, size, class_)
        long = width(figures, size * 1.04, True)
        drawn += words(x + size * 1.18, y, figures, size * 1.04, f"big {class_}", room=long)
        return drawn, size * 1.18 + long

    @kept(1500)
    def pill(
        self, x: float, y: float, text: str, size: float, class_: str, sign: str = "", anchor: str = "start"
    ) -> tuple[str, float]:
        """Draw a rounded badge on the line y with a sign and a word, and tell how wide it is."""
        long = width(text, size, True)
        wide = size * (0.7 + (self.beside if sign else 0.0)) + long
        left = x - wide if anchor == "end" else x - wide / 2 if anchor == "middle" else x
        high = size * self.high
        drawn = rect(left, y - high / 2, wide, high, class_, high / 2)
        inner = left + size * 0.35
        if sign:
            drawn += self.icon(sign, inner, y - size * 0.44, size * 0.88, f"{class_}-ink")
            inner += size * self.beside
        drawn += words(inner, y + size * 0.36, text, size, f"big {class_}-ink", room=long + size * 0.15)
        return drawn, wide
