"""A view as rows of numbers.

Every row begins with the same columns: `@present`, the `@kind` of the row, the `@zone` where it lies, its `@place`
among its neighbours there, the row that holds it (`@parent`), and whose it is (`@own`: 1 the viewer's, -1 another's, 0
nobody's). Rows lie zone by zone, and whatever holds something before what it holds.

Values of views are equal when they look equal, so rows that were made once are kept and used again.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.packing import LISTED
from ludoteca.kernel.sheets import Ledger, Zones
from ludoteca.kernel.views import Pair, Words
from ludoteca.rl.layouts import BUCKETS, CARD, WORDS, Columns, Layout, Part, Step, handles_of

Numbers = NDArray[np.int32]
ZONE, PLACE, PARENT, OWN = 2, 3, 4, 5
MOST_KEPT = 20_000
"""So many rows are kept at once."""
Handle = tuple[str, Any]
"""What a thing on the table is called by: `card` and its number, `space` and its id."""
Group = tuple[tuple[Any, ...], str]
"""Values that have rows of their own, None between them where there is nothing, and their zone."""
Reference = tuple[Part, int, Any]
"""What names cards: how, from which column on, and their numbers."""


def code(text: str) -> int:
    """Return the number that stands for a word, the same everywhere: from 1 to 2^31 - 1, or 0 for no word."""
    return (crc32(text.encode()) & 0x7FFFFFFF or 1) if text else 0


class Piece:
    """The row of one value, without its place and its holder, and what belongs to it."""

    __slots__ = ("groups", "handles", "owner", "references", "row")

    def __init__(self, row: bytes, owner: int, groups: list[Group], references: list[Reference]) -> None:
        self.row = row
        self.owner = owner
        self.groups = groups
        self.references = references
        self.handles: list[Handle] = []
        """What it is called by."""


class Rows:
    """The rows of an observation, and where things are, from 1; whatever comes first keeps a name."""

    def __init__(self) -> None:
        self.data: list[bytes] = []
        self.parents: list[int] = []
        self.places: list[int] = []
        self.named: dict[Handle, int] = {}
        self.inside: dict[tuple[int, str, int], int] = {}
        self.references: list[tuple[int, list[Reference]]] = []
        """By row, from 1; 0 for the globals."""

    def of(self, parts: tuple[tuple[str, Any], ...]) -> list[tuple[int, Any]]:
        """Return the rows that a thing's key calls, each with the number that called it."""
        called: list[tuple[int, Any]] = []
        for name, value in parts:
            if name.startswith("."):
                row = self.inside.get((called[-1][0], name[1:], value), 0) if called else 0
            elif name.startswith("="):
                row = self.inside.get((0, name[1:], value), 0)
            else:
                row = self.named.get((name, value), 0)
            if row:
                called.append((row, value))
        return called

    def pointed(self, part: Part, given: Any) -> list[int]:
        """Return the numbers that tell which cards are named: a row, or their count, one for all, and the first."""
        if part is Part.POINTER:
            return [self.named.get((CARD, given), 0)]
        rows = [self.named.get((CARD, one), 0) for one in given]
        return [len(rows), code(text_of(tuple(rows))), *rows[:LISTED]]


class Encoder:
    """Tells the views of one game."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.width = len(layout.rows)
        self._zones: dict[tuple[str, str], str] = {}
        self._handles = {kind: handles_of(kind) for kind in layout.kinds}
        self._fields = [zone.rpartition(".")[2] for zone in layout.zones]
        self._kept: dict[tuple[Any, ...], Piece] = {}
        self._codes: dict[Any, int] = {}

    def lay_out(self, view: Any, viewer: int, told: list[int]) -> Rows:
        """Lay out everything on the table, zone by zone, and tell the rest in `told`."""
        rows, size = Rows(), 0
        groups: list[Group] = []
        references: list[Reference] = []
        self._fill(told, 0, self.layout.root_steps, view, "", groups, references)
        if references:
            rows.references.append((0, references))
        zones = self.layout.zones
        waiting: list[list[tuple[int, int, tuple[Any, ...], str]]] = [[] for _ in zones]
        for values, zone in groups:
            waiting[zones[zone]].append((0, -1, values, zone))
        for number, here in enumerate(waiting):
            for holder, owner, values, zone in here:
                for place, value in enumerate(values):
                    if value is None:
                        continue
                    size += 1
                    piece = self.piece(value, zone, viewer, owner)
                    rows.data.append(piece.row)
                    rows.parents.append(holder)
                    rows.places.append(place)
                    for handle in piece.handles:
                        rows.named.setdefault(handle, size)
                    rows.inside[holder, self._fields[number], slot_of(value, place)] = size
                    for inner, there in piece.groups:
                        waiting[zones[there]].append((size, piece.owner, inner, there))
                    if piece.references:
                        rows.references.append((size, piece.references))
        return rows

    def globals_of(self, view: Any) -> list[int]:
        """Tell only what is no row."""
        told = [0] * len(self.layout.globals)
        self._fill(told, 0, self.layout.root_steps, view, "", [], [])
        return told

    def piece(self, value: Any, zone: str, viewer: int, owner: int) -> Piece:
        """Return the row of a value, which is made if nobody has asked for it before."""
        key = (zone, viewer, owner, value)
        piece = self._kept.get(key)
        if piece is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            owner = owner_of(value, owner)
            row, groups, references = self.row(value, zone)
            row[OWN] = 0 if owner < 0 else 1 if owner == viewer else -1
            piece = self._kept[key] = Piece(array("i", row).tobytes(), owner, groups, references)
            piece.handles = [(name, getattr(value, field)) for name, field in self._handles[type(value)]]
        return piece

    def row(self, value: Any, zone: str) -> tuple[list[int], list[Group], list[Reference]]:
        """Tell a value in a row that is nobody's; return what belongs to it, and what it names, as well."""
        kind = type(value)
        row = [0] * self.width
        row[:3] = 1, self.layout.kinds[kind], self.layout.zones[zone]
        groups: list[Group] = []
        references: list[Reference] = []
        self._fill(row, 6, self.layout.steps[kind, ""], value, kind.__name__, groups, references)
        return row, groups, references

    def _fill(
        self,
        row: list[int],
        words: int,
        steps: tuple[Step, ...],
        value: Any,
        path: str,
        groups: list[Group],
        references: list[Reference],
    ) -> None:
        """Tell the fields of a value in a row, and note what is a row of its own or names one."""
        for step in steps:
            given = getattr(value, step.field)
            if given is None:
                continue
            if step.optional >= 0:
                row[step.optional] = 1
            part = step.part
            if part is Part.NUMBER:
                row[step.column] = int(given)
            elif part is Part.WORD:
                row[step.column] = self.code(given)
            elif part is Part.NUMBERS or part is Part.LABELS:
                self._fill_list(row, step, given)
            elif part is Part.SENTENCE or part is Part.SENTENCES:
                row[words] = self.code((row[words], step.field, given))
            elif part is Part.POINTER or part is Part.POINTERS:
                references.append((part, step.column, given))
            elif part is Part.INSIDE:
                steps_inside = self.layout.steps[type(given), step.prefix]
                self._fill(row, words, steps_inside, given, self._zone(path, step.field), groups, references)
            elif part is Part.ROW:
                groups.append(((given,), self._zone(path, step.field)))
            elif given:
                values = tuple([Pair(*pair) for pair in given]) if part is Part.PAIRS else given
                groups.append((values, self._zone(path, step.field)))

    def _fill_list(self, row: list[int], step: Step, given: Any) -> None:
        if step.part is Part.LABELS:
            self.fill_labels(row, step.column, given)
        else:
            fill_numbers(row, step.column, given, self.code(given))

    def fill_labels(self, row: list[int], column: int, labels: tuple[Any, ...]) -> None:
        """Tell a list of words: the code for all, and which of them there are."""
        row[column] = self.code(labels)
        for label in labels:
            row[column + 1 + self.code(label) % BUCKETS] = 1

    def _zone(self, path: str, field: str) -> str:
        zone = self._zones.get((path, field))
        if zone is None:
            zone = self._zones[path, field] = f"{path}.{field}" if path else field
        return zone

    def code(self, value: Any) -> int:
        """Return the number that stands for a word, or for a list as a whole."""
        number = self._codes.get(value)
        if number is None:
            if len(self._codes) >= MOST_KEPT:
                self._codes.clear()
            number = self._codes[value] = code(value if isinstance(value, str) else text_of(value))
        return number


class ViewLedger(Ledger):
    """Makes the rows of sheets from values of views, as the encoder does."""

    def __init__(
        self,
        encoder: Encoder,
        zones: Zones,
        changing_view: tuple[str, ...],
        asked_view: tuple[str, ...],
    ) -> None:
        """Make a ledger for sheets with these zones, which are all that there are, in their order."""
        layout = encoder.layout
        if zones.names != list(layout.zones)[1:]:
            raise ValueError(f"zones are laid out in this order: {', '.join(list(layout.zones)[1:])}")
        rows, view = places_by_name(layout.rows), places_by_name(layout.globals)
        in_rows = [[rows[name] for name in names] for names in zones.changing]
        placed = [ZONE, OWN, PLACE, PARENT]
        in_view, asked = [view[name] for name in changing_view], [view[name] for name in asked_view]
        told_apart = [[rows[name] for name in names] for names in zones.apart]
        super().__init__(len(zones.names), 4 * encoder.width, PARENT, OWN, placed, in_rows, in_view, asked, told_apart)
        self.encoder = encoder
        self.names = zones.names

    def make(self, zone: int, value: Any, own: int, place: int, parent: int) -> bytes:
        row, _, _ = self.encoder.row(value, self.names[zone])
        row[PLACE], row[PARENT], row[OWN] = place, parent, own
        return array("i", row).tobytes()

    def make_view(self, view: Any) -> bytes:
        return array("i", self.encoder.globals_of(view)).tobytes()

    def number_of(self, word: str) -> int:
        return code(word)

    def add_sentence(self, before: int, field: str, words: Any) -> int:
        return self.encoder.code((before, field, words))

    def make_list(self, numbers: tuple[Any, ...]) -> bytes:
        told = [0] * (2 + LISTED)
        fill_numbers(told, 0, numbers, code(text_of(numbers)))
        return array("i", told).tobytes()

    def make_labels(self, labels: tuple[str, ...]) -> bytes:
        told = [0] * (1 + BUCKETS)
        self.encoder.fill_labels(told, 0, labels)
        return array("i", told).tobytes()


def places_by_name(columns: Columns) -> dict[str, int]:
    """Tell where in a row each column lies; where two kinds share a name, by "name (kind)" as well."""
    places = {f"{column.name} ({column.kind})": index for index, column in enumerate(columns.all)}
    return {**{column.name: index for index, column in enumerate(columns.all)}, **places}


def fill_numbers(row: list[int], column: int, given: tuple[Any, ...], code: int) -> None:
    """Tell a list of numbers: how many there are, the code for all, and the first of them."""
    row[column] = len(given)
    row[column + 1] = code
    for i, number in enumerate(flat(given)):
        if i == LISTED:
            break
        row[column + 2 + i] = number


def text_of(value: Any) -> str:
    """Write a value so that different values are different texts."""
    if isinstance(value, tuple):
        parts = [repr(one) if type(one) is int else text_of(one) for one in value]
        return f"({','.join(parts)})" if parts else ""
    return f"{value.it}\n{value.en}" if isinstance(value, Words) else repr(value)


def owner_of(value: Any, holder: int) -> int:
    """Return the seat whose something is: as it says, else whoever holds it; -1 for nobody."""
    for field in ("owner", "seat"):
        owner = getattr(value, field, None)
        if isinstance(owner, int):
            return owner
    return holder


def slot_of(value: Any, place: int) -> int:
    """Return the number by which something is called among its neighbours."""
    for field in ("slot", "index"):
        slot = getattr(value, field, None)
        if isinstance(slot, int):
            return slot
    return place


def flat(given: Iterable[Any]) -> Iterable[int]:
    for one in given:
        if isinstance(one, tuple):
            yield from flat(one)
        elif isinstance(one, str):
            yield code(one)
        else:
            yield -1 if one is None else int(one)


__all__ = ["PARENT", "PLACE", "WORDS", "Encoder", "Handle", "Numbers", "Rows", "ViewLedger", "code"]
