"""What a seat may know, in arrays that the caller owns.

>>> import ludoteca
>>> from ludoteca.rl.observation import Spec, observe
>>> match = ludoteca.game("lyon").new(seed=7)
>>> spec = Spec.of(match.game)
>>> buffers = spec.buffers()
>>> observe(match, 0, buffers)
>>> int(buffers.mask.sum()) == len(match.decision_of(0).options)
True

`entities` has a row for everything on the table (see `layouts` and `encoding`), `globals` the rest, `options` a row for
each option of the seat's decision, in its order, and `mask` tells which of these rows are options. All of it comes from
`match.view(seat)` and from what the seat itself is asked, so that it holds nothing that the seat may not know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ludoteca.extras import require
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.kernel.game import Game

require("numpy", "rl")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from ludoteca.rl.encoding import PARENT, Encoder, Numbers, code  # noqa: E402
from ludoteca.rl.history import HISTORY_COLUMNS, History  # noqa: E402
from ludoteca.rl.layouts import Column, Layout  # noqa: E402
from ludoteca.rl.pointing import POINTERS, Rows, parts_of  # noqa: E402

OPTION_COLUMNS = (
    Column("verb", "number"),
    Column("thing", "word"),
    *[Column(f"row {i}", "pointer") for i in range(1, POINTERS + 1)],
    *[Column(f"number {i}", "number") for i in range(1, 4)],
    Column("source", "pointer"),
)
NUMBERS = 2 + POINTERS
ASKED = ("@asked", "@continues", "@options", "@rule", "@source")
SIZES = {
    "lyon": (256, 64),
    "lorcana": (512, 256),
    "arena": (384, 128),
    "kingdom": (512, 256),
    "synchro": (384, 128),
}
"""By game: rows and options that there is room for, unless somebody asks for more.

About twice what random games need, with as many players as there can be (`python benchmarks/rl.py --sizes`).
"""
OTHER_SIZES = (512, 256)
"""For games that are not told here."""


class NoRoom(ValueError):
    """More on the table, or more options, than an observation has room for."""

    def __init__(self, what: str, wanted: int, room: int, argument: str) -> None:
        advice = f"make the Spec, or the environment, with {argument}={wanted * 2}"
        super().__init__(f"{wanted} {what}, and there is room for {room}: {advice}")


class Buffers:
    """The arrays of one observation; they can be filled again and again."""

    def __init__(
        self, entities: Numbers, globals: Numbers, options: Numbers, mask: NDArray[np.int8], spec: Spec
    ) -> None:
        self.entities = entities
        self.globals = globals
        self.options = options
        self.mask = mask
        self.spec = spec
        self.history: Numbers = np.zeros(spec.shapes["history"], np.int32)
        """What happened last; empty unless the layout has room for it."""
        self.rows = 0
        """How many rows of `entities` the last observation has filled; those after them are 0."""

    def copy(self) -> Buffers:
        """Return arrays of their own with the same observation."""
        made = Buffers(self.entities.copy(), self.globals.copy(), self.options.copy(), self.mask.copy(), self.spec)
        made.rows = self.rows
        made.history = self.history.copy()
        return made

    def same_as(self, other: Buffers) -> bool:
        """Tell whether both hold the same, byte for byte."""
        return self.tobytes() == other.tobytes()

    def tobytes(self) -> bytes:
        """Return all of it as bytes."""
        return b"".join([array.tobytes() for array in self.arrays().values()])

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return the arrays by their names, those that have room for anything."""
        found = {name: getattr(self, name) for name in self.spec.shapes}
        return {name: array for name, array in found.items() if array.size}


class Spec:
    """How the observations of a game are laid out: the sizes of its arrays and the meaning of their columns."""

    def __init__(
        self, game: Game, root: type[msgspec.Struct], verbs: tuple[str, ...], rows: int, options: int, history: int
    ) -> None:
        self.game = game
        self.verbs = verbs
        """In `options` a verb is its place here, from 1."""
        self.layout = Layout(root)
        self.encoder = Encoder(self.layout)
        self.asked = len(self.layout.globals)
        self.max_rows = rows
        self.max_options = options
        self.max_history = history
        kinds = {"@asked": "flag", "@continues": "flag", "@rule": "word", "@source": "pointer"}
        self.columns = tuple(self.layout.rows.all)
        """Of `entities`."""
        asked = tuple(Column(name, kinds.get(name, "number")) for name in ASKED)
        self.global_columns = (*self.layout.globals.all, *asked)
        self.option_columns = OPTION_COLUMNS

    @staticmethod
    def of(game: Game, max_rows: int = 0, max_options: int = 0, history: int = 0) -> Spec:
        """Return the layout for a game, with room for so many rows and options (0: as many as it usually needs).

        `history` is how many of the last events are told besides (see `ludoteca.rl.history`).
        """
        rows, options = SIZES.get(game.key, OTHER_SIZES)
        return made_spec(game, max_rows or rows, max_options or options, history)

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shapes of the arrays, by their names."""
        return {
            "entities": (self.max_rows, len(self.columns)),
            "globals": (len(self.global_columns),),
            "options": (self.max_options, len(self.option_columns)),
            "mask": (self.max_options,),
            "history": (self.max_history, len(HISTORY_COLUMNS)),
        }

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the kinds of rows; in `entities` a kind is its place here, from 1."""
        return tuple(kind.__name__ for kind in self.layout.kinds)

    @property
    def zones(self) -> tuple[str, ...]:
        """Where rows can lie; in `entities` a zone is its place here."""
        return tuple(self.layout.zones)

    def buffers(self) -> Buffers:
        """Make arrays of the right sizes."""
        shapes = self.shapes
        entities, globals, options = [np.zeros(shapes[name], np.int32) for name in ("entities", "globals", "options")]
        return Buffers(entities, globals, options, np.zeros(shapes["mask"], np.int8), self)


@lru_cache(maxsize=64)
def made_spec(game: Game, rows: int, options: int, history: int) -> Spec:
    match = game.new(seed=0)
    root = type(match.view(0))
    if not issubclass(root, msgspec.Struct):
        raise TypeError(f"the views of {game.key} are no msgspec.Struct: they cannot be told in numbers")
    return Spec(game, root, match.verbs(), rows, options, history)


def observe(match: Match, seat: int, buffers: Buffers, history: History | None = None) -> None:
    """Fill the arrays with what this seat knows and is asked, and what happened last if somebody has noted that."""
    spec = buffers.spec
    view = match.view(seat)
    told = [0] * len(spec.global_columns)
    rows = fill_entities(spec, view, seat, told, buffers)
    decision = match.decision_of(seat)
    count = len(decision.raws) if decision is not None else 0
    if count > spec.max_options:
        raise NoRoom("options", count, spec.max_options, "max_options")
    buffers.mask[:count] = 1
    buffers.mask[count:] = 0
    buffers.options[count:] = 0
    if decision is not None:
        source = match.source_of(seat)
        pointers = rows.of(parts_of(spec.game.key, "", source)) if source else []
        asking = pointers[-1][0] if pointers else 0
        told[spec.asked :] = 1, int(decision.continues), count, code(match.rule_of(seat)), asking
        buffers.options[:count] = option_rows(spec, match, decision, rows, asking)
    buffers.globals[:] = told
    if history is not None:
        history.fill(spec.game, seat, rows, buffers.history)


def fill_entities(spec: Spec, view: msgspec.Struct, seat: int, told: list[int], buffers: Buffers) -> Rows:
    """Lay out everything on the table, and the rest in `told`; return where things are."""
    encoder, entities, rows = spec.encoder, buffers.entities, Rows()
    base = 0
    for values, zone in encoder.globals(view, told):
        block = encoder.block(values, zone, seat, -1)
        size = len(block.rows)
        if base + size > spec.max_rows:
            raise NoRoom("rows or more", base + size, spec.max_rows, "max_rows")
        entities[base : base + size] = block.rows
        parents = entities[base : base + size, PARENT]
        parents[parents > 0] += base
        rows.blocks.append((base, block))
        base += size
    entities[base : buffers.rows] = 0
    buffers.rows = base
    return rows


def option_rows(spec: Spec, match: Match, decision: Decision, rows: Rows, source: int) -> Numbers:
    """Tell each option: its verb, the rows that it concerns, and the numbers that call no row."""
    seat, game = decision.seat, spec.game.key
    told = []
    for raw in decision.raws:
        thing = match.option_thing(seat, raw)
        told.append(option_row(rows, game, spec.verbs[raw[0]], thing, raw, source))
    return np.array(told, dtype=np.int32)


def option_row(rows: Rows, game: str, verb: str, thing: str, raw: Raw, source: int) -> list[int]:
    row = [0] * len(OPTION_COLUMNS)
    row[0] = raw[0] + 1
    row[-1] = source
    numbers = list(raw[1:])
    if thing:
        row[1] = code(thing.partition(":")[0])
        for i, (found, value) in enumerate(rows.of(parts_of(game, verb, thing))[:POINTERS]):
            row[2 + i] = found
            if value in numbers:
                numbers.remove(value)
    for i, number in enumerate(numbers[:3]):
        row[NUMBERS + i] = number + 1
    return row
