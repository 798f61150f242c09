"""Content packs: folders of YAML that say what cards, decks or scenarios a game is played with.

A pack has a `pack.yaml` (which game, its key, its name) and whatever files its game reads. Nothing in a pack is
executed. Every problem is reported with file and line; a pack with problems is not loaded.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Problem, Where, read_text, read_yaml, where_item, where_key, where_of

MAX_FILES = 400
_GAME_LINE = re.compile(r"^game: *(\w+) *$", re.MULTILINE)
SOURCES = ("rulebook", "printed", "public", "reconstructed", "designed")
"""Where a value comes from. The first three are facts: read in the rulebook, on the pieces of one's own game, on public
pages; the others are ours or the pack's author's to change."""


class PackProblems(Exception):
    """A pack that cannot be used, with all that is wrong in it."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = distinct(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


def distinct(problems: list[Problem]) -> list[Problem]:
    """List each problem once, however many readers have met it."""
    return list({(str(problem), problem.rule): problem for problem in problems}.values())


class Pack:
    """A pack's folder, opened: its description and the files beside it."""

    def __init__(self, folder: Path, game: str, key: str, name: Phrase, meta: Fields, unread: bool = False) -> None:
        self.unread = unread
        """The `pack.yaml` cannot be read: it may well say what is missing in the other files."""
        self.folder = folder
        self.game = game
        self.key = key
        self.name = name
        self.meta = meta

    def files(self, pattern: str) -> list[Path]:
        """List the pack's files that match, in order of name."""
        paths = sorted(path for path in self.folder.glob(pattern) if path.is_file() and not path.is_symlink())
        if len(paths) > MAX_FILES:
            raise Problem(Where(str(self.folder)), f"more than {MAX_FILES} files")
        return paths

    def report_strangers(self, files: Collection[str], folders: Collection[str]) -> None:
        """Report files and folders that nothing reads: a card in `card/` would be missing without a word."""
        known = sorted(["pack.yaml", *files])
        add = self.meta.report.add
        for path in sorted(self.folder.iterdir()):
            inside = [file for file in sorted(path.glob("*")) if is_yaml(file)] if path.is_dir() else []
            if path.name.startswith("."):
                continue
            if inside and path.name not in folders:
                add(Where(str(path)), f"unknown folder; known are {', '.join(folders)}")
            elif is_yaml(path) and path.name not in known:
                add(Where(str(path)), f"unknown file; known are {', '.join(known)}, and folders {', '.join(folders)}")
            for file in inside:
                if path.name in folders and file.suffix == ".yml":
                    add(Where(str(file)), "unknown file; the names of a pack's files end in .yaml")


def is_yaml(path: Path) -> bool:
    return path.suffix in (".yaml", ".yml") and path.is_file()


class Report:
    """Collects problems, so that all of them can be told at once."""

    def __init__(self, marked: bool) -> None:
        self.marked = marked
        """Read files slowly, knowing the line of everything."""
        self.problems: list[Problem] = []

    def add(self, where: Where, message: str, rule: str = "") -> None:
        self.problems.append(Problem(where, message, rule))

    @contextmanager
    def noting(self, where: Where) -> Iterator[None]:
        """Note what is found to be wrong with what stands there, and go on after it."""
        try:
            yield
        except ValueError as error:
            self.add(where, str(error))
        except Problem as problem:
            self.problems.append(problem)

    def read(self, path: Path) -> Any:
        try:
            return read_yaml(path, self.marked)
        except Problem as problem:
            self.problems.append(problem)
            return None


class Fields:
    """A map in a pack, read field by field; what is missing, wrong or unknown goes into the report."""

    def __init__(self, data: Any, file: str, report: Report, what: str) -> None:
        self.report = report
        self.file = file
        self.what = what
        self.read: set[str] = set()
        self.misnamed = False
        """Whether it has the name of another: what only follows from that need not be told."""
        if not isinstance(data, dict):
            report.add(where_of(data, file), f"expected {what}, a map of fields")
            data = {}
        self.data = data

    def where(self, key: str) -> Where:
        if key in self.data:
            return where_key(self.data, key, self.file)
        return where_of(self.data, self.file)

    def fail(self, key: str, message: str, rule: str = "") -> None:
        self.report.add(self.where(key), message, rule)

    def get(self, key: str, expected: str, required: bool = True) -> Any:
        self.read.add(key)
        value = self.data.get(key)
        if value is None and required:
            self.fail(key, f"{self.what} lacks {key!r} ({expected})")
        return value

    def text(self, key: str, required: bool = True, default: str = "") -> str:
        value = self.get(key, "a text", required)
        if value is None:
            return default
        if not isinstance(value, str) or len(value) > 400:
            self.fail(key, f"{key!r} must be a text of at most 400 characters")
            return default
        return str(value)

    def whole(self, key: str, least: int, most: int, required: bool = True, default: int = -1) -> int:
        value = self.get(key, f"a whole number from {least} to {most}", required)
        if value is None:
            return default
        if type(value) is bool or not isinstance(value, int) or not least <= value <= most:
            self.fail(key, f"{key!r} must be a whole number from {least} to {most}, not {value!r}")
            return default
        return int(value)

    def choice(self, key: str, choices: Iterable[str], required: bool = True, default: str = "") -> str:
        known = list(choices)
        value = self.get(key, " or ".join(known), required)
        if value is None:
            return default
        if value not in known:
            self.fail(key, f"{key!r} must be one of {', '.join(known)}, not {value!r}")
            return default
        return str(value)

    def phrase(self, key: str, required: bool = True) -> Phrase:
        value = self.get(key, "its words as {it: …, en: …}", required)
        if value is None:
            return EMPTY
        if (
            not isinstance(value, dict)
            or set(value) != {"it", "en"}
            or not all(isinstance(v, str) for v in value.values())
        ):
            self.fail(key, f"{key!r} must have its words in both languages: {{it: …, en: …}}")
            return EMPTY
        return Phrase(str(value["it"]), str(value["en"]))

    def texts(self, key: str) -> list[tuple[str, Where]]:
        """Read a list of texts with their places; none if the field is missing."""
        value = self.get(key, "a list of texts", required=False)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            self.fail(key, f"{key!r} must be a list of texts: [one, two], or one a line after a dash")
            return []
        return [(str(v), where_item(value, i, self.file)) for i, v in enumerate(value)]

    def maps(self, key: str, what: str) -> list[Fields]:
        value = self.get(key, f"a list, each {what}", required=False)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fail(key, f"{key!r} must be a list, each {what}")
            return []
        return [Fields(v, self.file, self.report, what) for v in value]

    def leave_rest(self) -> None:
        """Take whatever else there is: what belongs here hangs on a field that was wrong, and was told."""
        self.read |= set(self.data)

    def nothing_else(self) -> None:
        """Report whatever was not asked for as unknown."""
        for key in self.data:
            if key not in self.read:
                near = get_close_matches(str(key), self.read, 1)
                meant = f"did you mean {near[0]!r}? Known" if near else "known"
                known = ", ".join(sorted(self.read))
                where = where_key(self.data, key, self.file)
                self.report.add(where, f"{self.what} has an unknown field {key!r}; {meant} are {known}")


def open_pack(folder: Path, report: Report) -> Pack | None:
    """Open the pack in a folder, if its game is known: what else is wrong does not hide its other files."""
    path = folder / "pack.yaml"
    if not path.is_file():
        report.add(Where(str(path)), "not found: a pack is a folder with a pack.yaml")
        return None
    before = len(report.problems)
    data = report.read(path)
    if len(report.problems) > before:
        game = game_named_in(path)
        return Pack(folder, game, "", EMPTY, Fields({}, str(path), report, "a pack"), unread=True) if game else None
    meta = Fields(data, str(path), report, "a pack")
    pack = Pack(folder, meta.text("game"), meta.text("pack"), meta.phrase("name"), meta)
    return pack if pack.game else None


def packs_of(game: str, folders: Iterable[Path], report: Report) -> Iterator[Pack]:
    """Open the packs in these folders, one after the other; tell one for another game, and leave it out."""
    for folder in folders:
        pack = open_pack(folder, report)
        if pack is not None and pack.game == game:
            yield pack
        elif pack is not None:
            pack.meta.fail("game", f"a pack for {pack.game!r}, not for {game}")


def game_named_in(path: Path) -> str:
    """Find the game that a line of a `pack.yaml` names which cannot be read as a whole; "" if none does."""
    try:
        match = _GAME_LINE.search(read_text(path))
    except Problem:
        return ""
    return match[1] if match else ""


def digest_of(folders: list[Path]) -> str:
    """Return a fingerprint of everything that the packs say."""
    hasher = blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix in (".yaml", ".txt"):
                hasher.update(path.relative_to(folder).as_posix().encode())
                hasher.update(read_text(path).encode())
    return hasher.hexdigest()
