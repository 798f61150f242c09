"""Which edition of a game's rules is installed: its code and what its cards say, in a few letters.

A table keeps the edition that it is played by. Words, pictures and bots are no rules: changing them makes no edition.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import ludoteca.kernel
from ludoteca.kernel.game import Game

NO_RULES: Final = ("shows", "art", "bot", "__pycache__")
"""Rooms of a game, and of the kernel, that no rule is in."""
WRITTEN_IN: Final = (".py", ".yaml")


@cache
def edition(game: Game) -> str:
    """Return the fingerprint of everything that decides what happens in a game."""
    told = blake2b(digest_size=12)
    for path in (*rule_files(Path(ludoteca.kernel.__file__).parent), *files_of(game)):
        told.update(path.name.encode() + b"\0" + path.read_bytes())
    return told.hexdigest()


def files_of(game: Game) -> Iterator[Path]:
    """Yield the files of a game: those of its package, or the one that it is."""
    module = sys.modules[type(game).__module__]
    if module.__file__ is None:
        return
    if module.__package__:
        yield from rule_files(Path(module.__file__).parent)
    else:
        yield Path(module.__file__)


def rule_files(folder: Path) -> list[Path]:
    paths = [path for path in folder.rglob("*") if path.suffix in WRITTEN_IN]
    return sorted(path for path in paths if not set(path.relative_to(folder).parts) & set(NO_RULES))
