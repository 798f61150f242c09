"""Packs at the table: those that the server's owner brings, and those that people bring to a table of their own.

A pack is checked before it is anywhere (one of the owner's at the start, one of a stranger's in a process that may be
killed), then kept in the database and laid on the shelf, where it is called by the fingerprint of what it says. Whoever
knows that name can sit down with it; only the owner's packs are offered to everybody. What a table is played with
never changes: a pack that is changed is another pack.
"""

from __future__ import annotations

import re
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from ludoteca.content.checking import Checked, checked, tried
from ludoteca.kernel import shelves
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.packs import Report, open_pack
from ludoteca.kernel.shelves import Files
from ludoteca.kernel.texts import Phrase
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import MOST_PACKS, clean
from ludoteca.table.storage import Storage

MOST_SAID = 60
"""Problems of a pack that are told at once."""
MOST_LINES = 100_000
"""Of all files of a stranger's pack together."""
ODD_PACKS = Phrase(
    "«packs» è un elenco di al massimo {n} pacchetti, ognuno col suo nome.",
    "“packs” is a list of at most {n} packs, each by its name.",
)
NO_PACK = Phrase(
    "Il pacchetto «{name}» non è su questo server: portalo di nuovo.",
    "The pack “{name}” is not on this server: bring it again.",
)
OTHER_GAME = Phrase("Il pacchetto «{pack}» è per un altro gioco.", "The pack “{pack}” is for another game.")


PATH: Final = re.compile(r"([\w-][\w.-]{0,60}/)?[\w-][\w.-]{0,60}\.(yaml|txt)")
"""Of a file of a pack: what else there may be, nothing reads."""
ODD_PATH = Phrase(
    "«{path}» non è un file di un pacchetto: ci sono file .yaml e .txt, nella sua cartella o in una cartella dentro di "
    "essa, con nomi di lettere, cifre, punti e trattini.",
    "“{path}” is no file of a pack: there are .yaml and .txt files, in its folder or in a folder within it, with "
    "names of letters, digits, dots and dashes.",
)
BOTH = Phrase("«{path}» è insieme un file e una cartella.", "“{path}” is both a file and a folder.")
FULL = Phrase(
    "Questo server tiene già tutti i pacchetti che può: riprova tra un'ora.",
    "This server keeps all the packs that it can already: try again in an hour.",
)
OF_LATE = 3600.0
"""Seconds."""
PATH_LENGTH = 80
"""Of a path that is quoted."""


class Offered(Struct, frozen=True):
    """A pack that can be chosen."""

    pack: str
    game: str
    key: str
    it: str
    en: str

    def to_json(self, lang: str) -> JSON:
        name = Phrase(self.it, self.en).say(lang)
        return {"pack": self.pack, "game": self.game, "key": self.key, "name": name or self.key}


def offered(name: str) -> Offered | None:
    """Return a pack of the shelf as it is offered; None if it is not there."""
    folder = shelves.find(name)
    pack = open_pack(folder, Report(marked=False)) if folder is not None else None
    return Offered(name, pack.game, pack.key, pack.name.it, pack.name.en) if pack is not None else None


def bring(folders: Sequence[Path]) -> tuple[list[str], list[Checked]]:
    """Lay the owner's packs on the shelf; return their names, and those that are left out with all that is wrong."""
    names: list[str] = []
    broken: list[Checked] = []
    for folder in folders:
        pack = tried(checked(folder))
        if pack.problems:
            broken.append(pack)
        else:
            names.append(shelves.put(shelves.files_of(folder)))
    return list(dict.fromkeys(names)), broken


def keep(storage: Storage, names: Sequence[str]) -> list[Offered]:
    """Keep packs of the shelf in the database, where other processes find them, and return how they are offered."""
    kept = []
    for name in names:
        known, folder = offered(name), shelves.find(name)
        if known is not None and folder is not None:
            storage.keep_pack(name, known.game, shelves.files_of(folder))
            kept.append(known)
    return kept


def problems_of(game: str, named: JSON) -> list[Phrase]:
    """Say what is wrong with the packs that an order names, before anything is done with them."""
    if not isinstance(named, (list, tuple)) or len(named) > MOST_PACKS or not all(map(shelves.is_name, named)):
        return [ODD_PACKS.fill(n=MOST_PACKS)]
    problems = []
    for name in named:
        known = offered(name)
        if known is None:
            problems.append(NO_PACK.fill(name=name))
        elif known.game != game:
            problems.append(OTHER_GAME.fill(pack=known.key))
    return problems


# -- packs of strangers ------------------------------------------------------------------------------------------


def check_paths(files: Files) -> None:
    """Raise `Refused` for files that a pack cannot have."""
    folders = {path.partition("/")[0] for path in files if "/" in path}
    for path in files:
        if not PATH.fullmatch(path):
            raise Refused("bad", ODD_PATH.fill(path=clean(path, PATH_LENGTH)))
        if path in folders:
            raise Refused("bad", BOTH.fill(path=path))


def read_stranger(files: Files) -> Any:
    """Look through a stranger's pack; where this is done, it can hurt nobody (see `reader`)."""
    if sum(len(text.splitlines()) for text in files.values()) > MOST_LINES:
        return {"problems": [f"pack: more than {MOST_LINES} lines"], "game": ""}
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / "pack"
        shelves.write(files, folder)
        pack = tried(checked(folder))
        problems = [str(problem).replace(f"{folder}/", "").replace(str(folder), "pack") for problem in pack.problems]
    return {"problems": problems, "game": pack.game}


def refuse(problems: Sequence[str]) -> None:
    """Raise `Refused` with everything that is wrong with a pack."""
    if problems:
        message = "\n".join([*problems[:MOST_SAID], *(["…"] if len(problems) > MOST_SAID else [])])
        raise Refused("bad", Phrase(message, message), 422)


def take(storage: Storage, game: str, files: Files, most: int) -> Offered:
    """Keep a stranger's pack that has been looked through, and return how it is offered.

    Where `most` are kept already, those go that nobody plays with or brought of late; raises `Refused` if none does.
    """
    name = shelves.put(files)
    if not storage.may_keep_pack(name, most):
        storage.remove_packs_unused_since(time.time() - OF_LATE)
        if not storage.may_keep_pack(name, most):
            raise Refused("busy", FULL, 503)
    storage.keep_pack(name, game, files)
    known = offered(name)
    assert known is not None
    return known
