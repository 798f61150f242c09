"""Which edition of a game's rules is installed: its code and what its cards say, in a few letters.

A table keeps the edition that it is played by. Words, pictures and bots are no rules: changing them makes no edition.
They make another telling, by which somebody who comes back is known to have seen what they would be shown.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import ludoteca.kernel
from ludoteca import library
from ludoteca.kernel import languages
from ludoteca.kernel.game import Game
from ludoteca.kernel.keeping import kept

NO_RULES: Final = ("shows", "art", "bot", "__pycache__")
"""Rooms of a game, and of the kernel, that no rule is in."""
WRITTEN_IN: Final = (".py", ".yaml")
TOLD_IN: Final = (*WRITTEN_IN, ".mo", ".txt", ".svg", ".json")
"""What else decides how things are put into words and pictures."""


@kept(400, most=64)
def edition(game: Game) -> str:
    """Return the fingerprint of everything that decides what happens in a game."""
    return fingerprint_of((*rule_files(Path(ludoteca.kernel.__file__).parent), *files_of(game)))


@kept(300, most=64)
def telling(key: str) -> str:
    """Return the fingerprint of everything that decides what is told and drawn of a game, which need not be loaded."""
    module = library.list_games().get(key, "").partition(":")[0]
    if not module:
        return ""
    if module.partition(".")[0] == ludoteca.__name__:
        return house_telling()
    spec = find_spec(module)
    if spec is None or spec.origin is None:
        return ""
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    paths = [path for folder in folders for path in told_in(folder)] or [Path(spec.origin)]
    return house_telling() + fingerprint_of(paths)


@cache
def house_telling() -> str:
    """Return the fingerprint of the whole package, and of the languages that are installed beside it.

    For this many files are read: a server does so once, before it lets anybody in.
    """
    paths = told_in(Path(ludoteca.__file__).parent)
    beside = os.environ.get(languages.FOLDER)
    return fingerprint_of([*paths, *told_in(Path(beside))] if beside else paths)


def told_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in TOLD_IN)


def fingerprint_of(paths: Iterable[Path]) -> str:
    """Return the fingerprint of what is in these files."""
    told = blake2b(digest_size=12)
    for path in paths:
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
