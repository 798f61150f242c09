"""Games as rows: one for each game, and one for each card that was drawn or played in it."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.extras import require
from ludoteca.kernel.trials import ALL, DRAWN, PLAYED, RETURNED, TURN, Use
from ludoteca.lab.simulation import Job, Played, Tally, empty_tally, note_game, play_whole

FORMATS = ("parquet", "csv")
GAMES, CARDS = "games", "cards"
NEVER = -1
Row = tuple[Any, ...]
Columns = tuple[tuple[str, type], ...]
CARD_COLUMNS: Columns = (
    ("game", int),
    ("seat", int),
    ("bot", str),
    ("card", str),
    ("copy", int),
    ("opening", int),
    ("drawn", int),
    ("played", int),
    ("score", float),
)


def game_columns(seats: int) -> Columns:
    """Name the columns of games for so many."""
    head: Columns = (("game", int), ("group", int), ("choice", int), ("options", str))
    by_seat: Columns = tuple((f"bot_{n}", str) for n in range(1, seats + 1))
    by_seat += tuple((f"score_{n}", float) for n in range(1, seats + 1))
    return (*head, *by_seat, ("rule", str), ("decisions", int), ("max_options", int), ("findings", str))


def game_row(job: Job, played: Played) -> Row:
    findings = {finding.key: finding.value for finding in played.findings}
    return (
        played.index,
        played.turn.group,
        played.turn.choice,
        json.dumps(played.options, ensure_ascii=False, sort_keys=True),
        *[job.bots[bot] for bot in played.seating],
        *[played.score(seat) for seat in range(len(job.bots))],
        played.outcome.rule,
        played.course.decisions,
        played.course.max_options,
        json.dumps(findings, ensure_ascii=False, sort_keys=True),
    )


@dataclass
class Card:
    """What became of one card: the turns in which it was first drawn and played, 0 before the first turn."""

    seat: int
    piece: str
    opening: int = 0
    drawn: int = NEVER
    played: int = NEVER


def cards_in(uses: Sequence[Use]) -> dict[int, Card]:
    """Follow the cards of a game; one that is put back before the first turn was not in the opening hand."""
    cards: dict[int, Card] = {}
    turn = 0
    for use in uses:
        if use.what == TURN:
            turn = use.thing
            continue
        card = cards.get(use.thing)
        if use.what == RETURNED:
            if turn == 0:
                cards = {thing: one for thing, one in cards.items() if not is_put_back(use, thing, one)}
            continue
        if card is None:
            card = cards[use.thing] = Card(use.seat, use.piece)
        if use.what == DRAWN and card.drawn == NEVER:
            card.drawn, card.opening = turn, int(turn == 0)
        elif use.what == PLAYED and card.played == NEVER:
            card.played = turn
    return cards


def put_back_in(uses: Sequence[Use]) -> dict[int, int]:
    """Count by seat the cards that were sent away before the first turn; a whole hand counts as all that was drawn."""
    drawn: Counter[int] = Counter()
    put_back: Counter[int] = Counter()
    for use in uses:
        if use.what == TURN:
            break
        drawn[use.seat] += use.what == DRAWN
        if use.what == RETURNED:
            put_back[use.seat] += drawn[use.seat] if use.thing == ALL else 1
    return {seat: put_back[seat] for seat in drawn}


def is_put_back(use: Use, thing: int, card: Card) -> bool:
    return card.seat == use.seat if use.thing == ALL else thing == use.thing


def card_rows(job: Job, played: Played) -> list[Row]:
    rows: list[Row] = []
    for copy, card in sorted(cards_in(played.course.uses).items()):
        bot = job.bots[played.seating[card.seat]]
        facts = (copy, card.opening, card.drawn, card.played, played.score(card.seat))
        rows.append((played.index, card.seat, bot, card.piece, *facts))
    return rows


@dataclass
class Chunk:
    """Games that were played together: their rows and their tally."""

    first: int
    count: int
    tally: Tally
    games: list[Row]
    cards: list[Row]
    put_back: dict[tuple[int, int], int]
    """By game and seat: how many cards of the first hand were sent away, where cards are told of."""


def play_rows(job: Job, first: int, count: int) -> Chunk:
    """Play the games number `first` to `first + count - 1` and keep their rows."""
    chunk = Chunk(first, count, empty_tally(len(job.bots)), [], [], {})
    for index in range(first, first + count):
        played = play_whole(job, index, True)
        note_game(chunk.tally, played)
        chunk.games.append(game_row(job, played))
        chunk.cards += card_rows(job, played)
        chunk.put_back |= {(index, seat): count for seat, count in put_back_in(played.course.uses).items()}
    return chunk


def to_bytes(columns: Columns, rows: Sequence[Row], format: str) -> bytes:
    """Write rows as a file: the same rows, the same bytes."""
    if format == "csv":
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow([name for name, _ in columns])
        writer.writerows(rows)
        return text.getvalue().encode()
    require("pyarrow", "lab")
    import pyarrow
    from pyarrow import parquet

    types = {int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    schema = pyarrow.schema([(name, types[kind]) for name, kind in columns])
    turned = [list(column) for column in zip(*rows, strict=True)] or [[] for _ in columns]
    arrays = [pyarrow.array(column, types[kind]) for column, (_, kind) in zip(turned, columns, strict=True)]
    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), sink, compression="zstd")
    return bytes(sink.getvalue().to_pybytes())


def from_file(columns: Columns, path: Path) -> list[Row]:
    """Read rows back, in either format."""
    if path.suffix == ".csv":
        with path.open(encoding="utf-8", newline="") as file:
            lines = csv.reader(file)
            next(lines)
            return [tuple(kind(value) for (_, kind), value in zip(columns, line, strict=True)) for line in lines]
    require("pyarrow", "lab")
    from pyarrow import parquet

    table = parquet.read_table(path, columns=[name for name, _ in columns])
    return list(zip(*[table.column(name).to_pylist() for name, _ in columns], strict=True))
