"""A folder of rows that only grows: whoever is killed while it is filled goes on where it ends.

    job.json           what is played, and how it is cut into parts; the same for all shards
    games/, cards/     a file for each part, named by its first game
    journal.txt        a line for each part that is whole: its digests and its tally, and the digest of the line

A part is written under another name first, and noted when it has its own, so that what the journal names is there. What
a part holds follows from the job alone, so that it does not matter who plays it, when, or after how many attempts.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.rows import CARD_COLUMNS, CARDS, GAMES, Chunk, Columns, from_file, game_columns, play_rows, to_bytes
from ludoteca.lab.simulation import Job, Tally, empty_tally
from ludoteca.lab.workers import LOCAL, Parts, done

JOB, JOURNAL = "job.json", "journal.txt"
MOST_TOGETHER = 256
"""So many games are in a part at most."""
PARTS = 100
"""About so many parts has a job that is small enough: what a kill costs is less than one of them for each worker."""
OTHER_JOB = Phrase(
    "In «{folder}» ci sono già le righe di un'altra simulazione (è diverso: {what}). Scegli un'altra cartella.",
    "“{folder}” already holds the rows of another simulation (not the same: {what}). Choose another folder.",
)
IN_USE = Phrase("Un altro processo sta scrivendo in «{folder}».", "Another process is writing into “{folder}”.")
NO_JOB = Phrase(
    "In «{folder}» non ci sono righe di una simulazione.", "There are no rows of a simulation in “{folder}”."
)
INCOMPLETE = Phrase(
    "Mancano {missing} partite su {games}: la prima è la numero {first}.",
    "{missing} games of {games} are missing: the first is number {first}.",
)


class BadFolder(ValueError):
    """A folder that cannot be used; `reason` says why in both languages."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(reason.en)
        self.reason = reason


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


@dataclass(frozen=True)
class Shard:
    """Some of the parts of a job: every `of`-th, from the one that is `number` (from 1)."""

    number: int = 1
    of: int = 1

    def parts(self, games: int, size: int) -> Parts:
        """Cut the games into parts and name those of the shard."""
        starts = range((self.number - 1) * size, games, size * self.of)
        return [(first, min(size, games - first)) for first in starts]


def part_size(games: int) -> int:
    """Say how many games are kept together: it follows from their number alone, so that all shards agree."""
    return min(MOST_TOGETHER, max(1, games // PARTS))


def header_of(job: Job, games: int, format: str) -> dict[str, Any]:
    """Say what the rows of a folder follow from."""
    game = ludoteca.game(job.game)
    matches = [game.new(seats=len(job.bots), seed=0, **options) for options in job.options]
    contents = sorted({asking.digest(game, match.save().get("options", {})) for match in matches})
    return {
        "game": job.game,
        "version": game.version,
        "content": contents,
        "bots": list(job.bots),
        "seed": job.seed,
        "options": list(job.options),
        "within": job.within,
        "rotations": job.rotations,
        "games": games,
        "part": part_size(games),
        "format": format,
    }


def job_in(header: dict[str, Any]) -> Job:
    """Return the job that a folder's rows are of."""
    facts = (header["game"], tuple(header["bots"]), header["seed"], tuple(header["options"]))
    return Job(*facts, within=header["within"], rotations=header["rotations"])


class Folder:
    """The rows of a job, or of a shard of it."""

    def __init__(self, path: Path, header: dict[str, Any]) -> None:
        self.path = path
        self.header = header
        self.job = job_in(header)
        self.columns: dict[str, Columns] = {GAMES: game_columns(len(self.job.bots)), CARDS: CARD_COLUMNS}
        self.tallies: dict[int, Tally] = {}
        """Of the parts that are there, by their first game."""

    @classmethod
    def made(cls, path: Path, job: Job, games: int, format: str) -> Folder:
        """Begin a folder, or go on with one; raises `BadFolder` if it is another job's."""
        header = json.loads(json.dumps(header_of(job, games, format)))
        path.mkdir(parents=True, exist_ok=True)
        for kind in (GAMES, CARDS):
            (path / kind).mkdir(exist_ok=True)
        file = path / JOB
        if not file.exists():
            write_whole(file, json.dumps(header, ensure_ascii=False, indent=2).encode() + b"\n")
        folder = cls.at(path)
        different = [key for key in header if folder.header.get(key) != header[key]]
        if different:
            raise BadFolder(OTHER_JOB.fill(folder=path, what=", ".join(different)))
        return folder

    @classmethod
    def at(cls, path: Path) -> Folder:
        """Open a folder that is there and read which of its parts are whole."""
        try:
            header = json.loads((path / JOB).read_text(encoding="utf-8"))
            folder = cls(path, header)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadFolder(NO_JOB.fill(folder=path)) from error
        folder.read_journal()
        return folder

    def file_of(self, kind: str, first: int) -> Path:
        return self.path / kind / f"{first:010d}.{self.header['format']}"

    def read_journal(self) -> None:
        """Take over the parts whose line and files are as they were written; all others are to be played again."""
        journal = self.path / JOURNAL
        for line in journal.read_bytes().splitlines() if journal.exists() else []:
            sum_of_line, _, text = line.partition(b" ")
            if digest(text).encode() != sum_of_line:
                continue  # cut off in the middle
            noted = json.loads(text)
            if all(self.is_whole(kind, noted["first"], noted[kind]) for kind in (GAMES, CARDS)):
                self.tallies[noted["first"]] = msgspec.convert(noted["tally"], Tally, strict=False)

    def is_whole(self, kind: str, first: int, expected: str) -> bool:
        file = self.file_of(kind, first)
        return file.exists() and digest(file.read_bytes()) == expected

    @contextmanager
    def kept_for_me(self) -> Iterator[None]:
        """Let nobody else write into the folder meanwhile."""
        with (self.path / JOURNAL).open("ab") as journal:
            try:
                fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise BadFolder(IN_USE.fill(folder=self.path)) from error
            yield

    def add(self, chunk: Chunk) -> None:
        """Write a part, and then that it is there."""
        noted: dict[str, Any] = {"first": chunk.first}
        for kind, rows in ((GAMES, chunk.games), (CARDS, chunk.cards)):
            data = to_bytes(self.columns[kind], rows, self.header["format"])
            write_whole(self.file_of(kind, chunk.first), data)
            noted[kind] = digest(data)
        noted["tally"] = msgspec.to_builtins(chunk.tally, str_keys=True)
        text = json.dumps(noted, ensure_ascii=False).encode()
        with (self.path / JOURNAL).open("ab") as journal:
            # A line of its own, whatever a kill has left of the one before.
            journal.write((b"\n" if journal.tell() else b"") + digest(text).encode() + b" " + text)
            journal.flush()
            os.fsync(journal.fileno())
        self.tallies[chunk.first] = chunk.tally

    def play(self, shard: Shard, workers: int, engine: str = LOCAL) -> Iterator[Tally]:
        """Play what is missing of a shard; first comes what was there."""
        with self.kept_for_me():
            parts = shard.parts(self.header["games"], self.header["part"])
            for first, _ in parts:
                if first in self.tallies:
                    yield self.tallies[first]
            missing = [part for part in parts if part[0] not in self.tallies]
            for chunk in done(play_rows, self.job, missing, workers, engine):
                self.add(chunk)
                yield chunk.tally


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that it is whole or not there."""
    beside = file.with_name(file.name + ".part")
    with beside.open("wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    os.replace(beside, file)


def merged(folders: list[Folder], out: Path, format: str) -> Tally:
    """Join the parts of all folders, in the order of the games, into one file of each kind; return the whole tally.

    Raises `BadFolder` where folders are of different jobs, or games are missing.
    """
    head = folders[0].header
    for folder in folders[1:]:
        different = [key for key in head if key != "format" and folder.header.get(key) != head[key]]
        if different:
            raise BadFolder(OTHER_JOB.fill(folder=folder.path, what=", ".join(different)))
    parts = Shard().parts(head["games"], head["part"])
    holders = {first: folder for folder in reversed(folders) for first in folder.tallies}
    missing = [(first, count) for first, count in parts if first not in holders]
    if missing:
        lost = sum(count for _, count in missing)
        raise BadFolder(INCOMPLETE.fill(missing=lost, games=head["games"], first=missing[0][0]))
    tally = empty_tally(len(head["bots"]))
    for first, _ in parts:
        tally.add(holders[first].tallies[first])
    out.mkdir(parents=True, exist_ok=True)
    for kind, columns in folders[0].columns.items():
        rows = [row for first, _ in parts for row in from_file(columns, holders[first].file_of(kind, first))]
        write_whole(out / f"{kind}.{format}", to_bytes(columns, rows, format))
    head = {**head, "format": format}
    write_whole(out / JOB, json.dumps(head, ensure_ascii=False, indent=2).encode() + b"\n")
    return tally
