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
`match.view(seat)` and from what the seat itself is asked, so that it holds nothing that the seat may not know. A game
with a `Filler` (`kernel.sheets`) writes the very same numbers without a view, and only those that have changed since
the arrays were filled last: whoever writes into them as well says so (`Buffers.forget`).
"""

from __future__ import annotations

from typing import Any

from ludoteca.extras import require
from ludoteca.kernel.contract import Decision, Match, Raw
from ludoteca.kernel.game import Game, HasFiller
from ludoteca.kernel.keeping import kept

require("numpy", "rl")

import msgspec  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from ludoteca.kernel.packing import NUMBERS, POINTERS  # noqa: E402
from ludoteca.kernel.sheets import Filler, Full, Sheet  # noqa: E402
from ludoteca.rl.encoding import PARENT, PLACE, Encoder, Numbers, Rows, ViewLedger, code  # noqa: E402
from ludoteca.rl.history import HISTORY_COLUMNS, History  # noqa: E402
from ludoteca.rl.layouts import Column, Layout  # noqa: E402
from ludoteca.rl.pointing import parts_of  # noqa: E402

OPTION_COLUMNS = (
    Column("verb", "number"),
    Column("thing", "word"),
    *[Column(f"row {i}", "pointer") for i in range(1, POINTERS + 1)],
    *[Column(f"number {i}", "number") for i in range(1, NUMBERS + 1)],
    Column("source", "pointer"),
)
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
        self.sheet = sheet_over(self)

    def forget(self) -> None:
        """Let everything be written anew next time, because somebody else has written into the arrays."""
        self.rows = len(self.entities)
        if self.sheet is not None:
            self.sheet.forget()

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
        arrays = {name: getattr(self, name) for name in self.spec.shapes}
        return {name: array for name, array in arrays.items() if array.size}


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
        self.filler = game.filler() if isinstance(game, HasFiller) else None
        self.ledger = None if self.filler is None else ledger_for(self.encoder, self.filler)

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


def ledger_for(encoder: Encoder, filler: Filler) -> ViewLedger:
    return ViewLedger(encoder, filler.zones, filler.changing_view, filler.asked_view)


@kept(100_000, most=16)
def made_spec(game: Game, rows: int, options: int, history: int) -> Spec:
    match = game.new(seed=0)
    root = type(match.view(0))
    if not issubclass(root, msgspec.Struct):
        raise TypeError(f"the views of {game.key} are no msgspec.Struct: they cannot be told in numbers")
    return Spec(game, root, match.verbs(), rows, options, history)


def sheet_over(buffers: Buffers) -> Sheet | None:
    """Return a sheet that writes into these arrays, if the game can fill one and their memory lies in one piece."""
    ledger = buffers.spec.ledger
    arrays: list[Any] = [buffers.entities, buffers.globals, buffers.options, buffers.mask]
    if ledger is None or not all(array.flags.c_contiguous for array in arrays):
        return None
    entities, told, options, mask = [memoryview(array).cast("B") for array in arrays]
    return Sheet(ledger, entities, told, options, mask)


def observe(match: Match, seat: int, buffers: Buffers, history: History | None = None) -> None:
    """Fill the arrays with what this seat knows and is asked, and what happened last if somebody has noted that."""
    sheet, filler = buffers.sheet, buffers.spec.filler
    if sheet is None or filler is None or history is not None:
        observe_view(match, seat, buffers, history)
        return
    try:
        filled = filler.fill(match, seat, sheet)
    except Full as full:
        raise no_room(buffers.spec, full) from None
    if filled:
        buffers.rows = sheet.count
    else:
        observe_view(match, seat, buffers)


def no_room(spec: Spec, full: Full) -> NoRoom:
    if full.options:
        return NoRoom("options", full.wanted, spec.max_options, "max_options")
    return NoRoom("rows or more", full.wanted, spec.max_rows, "max_rows")


def observe_view(match: Match, seat: int, buffers: Buffers, history: History | None = None) -> None:
    """Do the same by reading the view: what arrays hold is what this puts there."""
    spec = buffers.spec
    if buffers.sheet is not None:
        buffers.sheet.forget()
    told = [0] * len(spec.global_columns)
    rows = spec.encoder.lay_out(match.view(seat), seat, told)
    fill_entities(rows, told, buffers)
    decision = match.decision_of(seat)
    count = len(decision.raws) if decision is not None else 0
    if count > spec.max_options:
        raise no_room(spec, Full(count, True))
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


def fill_entities(rows: Rows, told: list[int], buffers: Buffers) -> None:
    """Put the rows into their array, and what names cards as well."""
    count, entities = len(rows.data), buffers.entities
    if count > buffers.spec.max_rows:
        raise no_room(buffers.spec, Full(count, False))
    entities[:count] = np.frombuffer(b"".join(rows.data), np.int32).reshape(count, -1)
    entities[:count, PLACE] = rows.places
    entities[:count, PARENT] = rows.parents
    entities[count : buffers.rows] = 0
    buffers.rows = count
    for row, references in rows.references:
        for part, column, given in references:
            numbers = rows.pointed(part, given)
            if row:
                entities[row - 1, column : column + len(numbers)] = numbers
            else:
                told[column : column + len(numbers)] = numbers


def option_rows(spec: Spec, match: Match, decision: Decision, rows: Rows, source: int) -> Numbers:
    """Tell each option: its verb, the rows that it concerns, and the numbers that call no row."""
    seat, game = decision.seat, spec.game.key
    told = []
    for raw in decision.raws:
        thing = match.option_thing(seat, raw)
        called = rows.of(parts_of(game, spec.verbs[raw[0]], thing)) if thing else []
        told.append(option_row(raw, thing.partition(":")[0], called, source))
    return np.array(told, dtype=np.int32)


def option_row(raw: Raw, word: str, called: list[tuple[int, Any]], source: int) -> list[int]:
    """Tell an option by the word for what it concerns, and the rows that this calls by which numbers."""
    row = [0] * len(OPTION_COLUMNS)
    row[:2] = raw[0] + 1, code(word)
    row[-1] = source
    numbers = list(raw[1:])
    for i, (pointer, value) in enumerate(called[:POINTERS]):
        row[2 + i] = pointer
        if value in numbers:
            numbers.remove(value)
    for i, number in enumerate(numbers[:NUMBERS]):
        row[2 + POINTERS + i] = number + 1
    return row
