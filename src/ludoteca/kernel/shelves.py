"""The shelf: packs kept by what they say, so that a match which names one finds the very same wherever it is opened.

A match names a pack by its folder, or as `pack:` and the fingerprint of everything in it. A pack on the shelf is never
changed: another edition of it has another fingerprint. What is not on the shelf may be found by a source, such as the
database of a table server, and lies there from then on, where processes that know no source find it, too.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from ludoteca.kernel.packs import PackProblems, digest_of
from ludoteca.kernel.yamls import Problem, Where, read_text

PREFIX: Final = "pack:"
READ: Final = (".yaml", ".txt")
"""How the files of a pack end that say anything."""
Files = dict[str, str]
"""What a pack says: the text of each file, by its path within the pack."""
Source = Callable[[str], Files | None]
"""Gives the files of the pack with this name; None where it has none."""
_NAME: Final = re.compile(r"pack:[0-9a-f]{16}")
sources: Final[list[Source]] = []
"""Where packs are looked for that are not on the shelf."""


def shelf() -> Path:
    """Return where packs are kept: `LUDOTECA_SHELF`, else a folder among this person's data."""
    told = os.environ.get("LUDOTECA_SHELF")
    if told:
        return Path(told)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "ludoteca" / "packs"


def is_name(text: object) -> bool:
    """Tell whether this is how a pack on a shelf is named."""
    return isinstance(text, str) and _NAME.fullmatch(text) is not None


def name_of(folder: Path) -> str:
    """Return the name of what is in a folder; raises `Problem` for what cannot be read."""
    return PREFIX + digest_of([folder])


def files_of(folder: Path) -> Files:
    """Return what a pack says, file by file."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix in READ)
    return {path.relative_to(folder).as_posix(): read_text(path) for path in paths}


def put(files: Files) -> str:
    """Lay a pack on the shelf, unless it lies there, and return its name."""
    shelf().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=shelf(), prefix=".", ignore_cleanup_errors=True) as made:
        inside = Path(made) / "pack"
        write(files, inside)
        name = name_of(inside)
        folder = shelf() / name.removeprefix(PREFIX)
        try:
            inside.rename(folder)
        except OSError:
            if not folder.is_dir():  # else it lies there already, or another process was quicker
                raise
    return name


def write(files: Files, folder: Path) -> None:
    """Write the files of a pack into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="")


def find(name: str) -> Path | None:
    """Return the folder of a pack on the shelf, fetched from a source if need be; None if it is nowhere."""
    folder = shelf() / name.removeprefix(PREFIX)
    if (folder / "pack.yaml").is_file():
        return folder
    for source in list(sources):
        files = source(name)
        if files is not None and put(files) == name:
            return folder
    return None


def folder_of(pack: str) -> Path:
    """Return the folder that a match means by this: one on the shelf, or any; raises `PackProblems`."""
    if not is_name(pack):
        return Path(pack)
    folder = find(pack)
    if folder is None:
        raise PackProblems([Problem(Where(pack), "no pack with this fingerprint is here")])
    return folder


def folders_of(packs: Iterable[str]) -> tuple[Path, ...]:
    """Return the folders of these packs; raises `PackProblems`."""
    return tuple([folder_of(pack) for pack in packs])
