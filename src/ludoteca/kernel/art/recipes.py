"""Recipes: the few words that a picture is drawn from, and its address.

The first word says what kind of picture it is, the others what is on it. Words are lower-case letters, digits and "-";
whatever else comes in, from a pack or over the network, is cut to that, so that a recipe can stand in any address.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

from ludoteca.kernel.keeping import kept

Recipe = tuple[str, ...]
LONGEST: Final = 40
"""Letters of a word."""
MOST: Final = 12
"""Words of a recipe."""
_OTHER: Final = re.compile("[^a-z0-9]+")
_WRITTEN: Final = re.compile(rf"[a-z0-9-]{{0,{LONGEST}}}(?:\.[a-z0-9-]{{0,{LONGEST}}}){{0,{MOST - 1}}}")
_ADDRESS: Final = re.compile(r"/art/([a-z0-9_-]+)/([a-z0-9.-]+)\.svg")


@kept(400, most=2048)
def word(text: str) -> str:
    """Make any text a word of a recipe: "Re dei Ladri" is "re-dei-ladri"."""
    plain = normalize("NFKD", text[:LONGEST]).encode("ascii", "ignore").decode().lower()
    return _OTHER.sub("-", plain).strip("-")[:LONGEST]


def address(game: str, *words: str) -> str:
    """Return where the picture with this recipe is found; words must have been made by `word` or be such already."""
    return f"/art/{game}/{'.'.join(words)}.svg"


def read(written: str) -> Recipe | None:
    """Read the recipe in an address; None for what is none."""
    return tuple(written.split(".")) if _WRITTEN.fullmatch(written) else None


def addresses(svg: str) -> set[tuple[str, str]]:
    """Return the games and recipes of the pictures that a drawing shows."""
    return set(_ADDRESS.findall(svg))
