"""Games recorded for learning: every decision, with what the seat knew and could do, what it did and what came of it.

A recording is a folder of Parquet files, one for each part of its job (`folders.part_size`), and `job.json`. Arrays lie
in them as lists of numbers, only the rows that are filled; `Recording` reads them back through memory maps.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.extras import require
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.lab.folders import JOB, OTHER_JOB, BadFolder, Shard, header_of, job_in, part_size, write_whole
from ludoteca.lab.simulation import Job, play_whole
from ludoteca.lab.workers import done
from ludoteca.library import game as find_game
from ludoteca.rl.observation import Buffers, Spec, observe

NUMBERS = ("game", "step", "seat", "rows", "choice", "count")
ARRAYS = ("entities", "globals", "options")


@dataclass
class Part:
    """Some games of a recording, as the bytes of a file."""

    first: int
    games: int
    decisions: int
    data: bytes


class Recorder:
    """Notes decisions, column by column."""

    def __init__(self, spec: Spec) -> None:
        self.buffers = spec.buffers()
        self.columns: dict[str, list[Any]] = {name: [] for name in (*NUMBERS, *ARRAYS, "score")}
        self.game = 0

    def see(self, match: Match, decision: Decision, raw: Raw) -> None:
        """Note what whoever is asked knows, and what is chosen."""
        buffers, seat = self.buffers, decision.seat
        observe(match, seat, buffers)
        count = len(decision.raws)
        facts = (self.game, match.step, seat, buffers.rows, decision.raws.index(raw), count)
        for name, fact in zip(NUMBERS, facts, strict=True):
            self.columns[name].append(fact)
        told = (buffers.entities[: buffers.rows], buffers.globals, buffers.options[:count])
        for name, array in zip(ARRAYS, told, strict=True):
            self.columns[name].append(array.reshape(-1).copy())

    def score(self, scores: list[float]) -> None:
        """Note how the game ended for each of its decisions."""
        seats = self.columns["seat"][len(self.columns["score"]) :]
        self.columns["score"] += [scores[seat] for seat in seats]

    def to_bytes(self) -> bytes:
        require("pyarrow", "lab")
        import pyarrow
        from pyarrow import parquet

        types = {name: pyarrow.int64() for name in NUMBERS}
        types |= {name: pyarrow.list_(pyarrow.int32()) for name in ARRAYS}
        types["score"] = pyarrow.float32()
        arrays = [pyarrow.array(self.columns[name], kind) for name, kind in types.items()]
        table = pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(list(types.items())))
        sink = pyarrow.BufferOutputStream()
        parquet.write_table(table, sink, compression="zstd")
        return bytes(sink.getvalue().to_pybytes())


def record_part(job: Job, first: int, count: int) -> Part:
    """Play and record the games number `first` to `first + count - 1`."""
    recorder = Recorder(Spec.of(find_game(job.game)))
    for index in range(first, first + count):
        recorder.game = index
        played = play_whole(job, index, False, recorder.see)
        recorder.score([played.score(seat) for seat in range(len(job.bots))])
    return Part(first, count, len(recorder.columns["score"]), recorder.to_bytes())


def record(job: Job, games: int, out: Path, workers: int) -> Iterator[int]:
    """Record what is missing of a job into a folder; yield how many games are there, again and again.

    Raises `BadFolder` where another job was recorded.
    """
    out.mkdir(parents=True, exist_ok=True)
    header = json.loads(json.dumps(header_of(job, games, "recording")))
    file = out / JOB
    if not file.exists():
        write_whole(file, json.dumps(header, ensure_ascii=False, indent=2).encode() + b"\n")
    recorded = json.loads(file.read_text(encoding="utf-8"))
    different = [key for key in header if recorded.get(key) != header[key]]
    if different:
        raise BadFolder(OTHER_JOB.fill(folder=out, what=", ".join(different)))
    parts = Shard().parts(games, part_size(games))
    missing = [part for part in parts if not file_of(out, part[0]).exists()]
    there = games - sum(count for _, count in missing)
    yield there
    for part in done(record_part, job, missing, workers):
        write_whole(file_of(out, part.first), part.data)
        there += part.games
        yield there


def file_of(folder: Path, first: int) -> Path:
    return folder / f"{first:010d}.parquet"


@dataclass(frozen=True)
class Decided:
    """One decision of a recording; `buffers` are filled again for the next."""

    game: int
    step: int
    seat: int
    choice: int
    score: float
    buffers: Buffers


class Recording:
    """A recording to learn from: `for decided in Recording(folder): …`"""

    def __init__(self, folder: Path | str) -> None:
        require("pyarrow", "lab")
        self.folder = Path(folder)
        self.header = json.loads((self.folder / JOB).read_text(encoding="utf-8"))
        self.job = job_in(self.header)
        self.spec = Spec.of(find_game(self.job.game))

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.parquet"))

    def tables(self) -> Iterator[Any]:
        """Yield the files as tables of pyarrow, read through memory maps."""
        from pyarrow import parquet

        for file in self.files():
            yield parquet.read_table(file, memory_map=True)

    def __len__(self) -> int:
        from pyarrow import parquet

        return sum(int(parquet.read_metadata(file).num_rows) for file in self.files())

    def __iter__(self) -> Iterator[Decided]:
        buffers = self.spec.buffers()
        for table in self.tables():
            columns = {name: table.column(name).to_pylist() for name in (*NUMBERS, "score")}
            arrays = {name: table.column(name).combine_chunks() for name in ARRAYS}
            for row in range(table.num_rows):
                fact = {name: column[row] for name, column in columns.items()}
                told = {name: array[row].values.to_numpy(zero_copy_only=False) for name, array in arrays.items()}
                fill(buffers, fact["rows"], fact["count"], told)
                yield Decided(fact["game"], fact["step"], fact["seat"], fact["choice"], fact["score"], buffers)


def fill(buffers: Buffers, rows: int, count: int, told: dict[str, Any]) -> None:
    """Fill the arrays as `observe` had filled them."""
    buffers.forget()
    buffers.entities[:rows] = told["entities"].reshape(rows, -1)
    buffers.entities[rows:] = 0
    buffers.rows = rows
    buffers.globals[:] = told["globals"]
    buffers.options[:count] = told["options"].reshape(count, -1)
    buffers.options[count:] = 0
    buffers.mask[:] = 0
    buffers.mask[:count] = 1
