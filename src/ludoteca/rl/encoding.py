"""A view as rows of numbers.

Every row begins with the same columns: `present`, the `kind` of the row, the `zone` where it lies, its `place` among
its neighbours there, the row that holds it (`parent`), and whose it is (`own`: 1 the viewer's, -1 another's, 0
nobody's). What belongs to something, such as the treasures of a monster, lies right after it.

Values of views are equal when they look equal, so rows that were made once are kept and used again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel.views import Words
from ludoteca.rl.layouts import BUCKETS, LISTED, WORDS, Layout, Pair, Part, Step

Numbers = NDArray[np.int32]
PLACE, PARENT = 3, 4
MOST_KEPT = 20_000
"""So many rows, with what belongs to them, are kept at once."""
Handle = tuple[str, Any]
"""What a thing on the table is called by: `card` and its number, `space` and its id."""
Found = tuple[Any, str, int]
"""A value that has a row of its own, its zone and its place there."""
Child = tuple[int, str, int]
"""The row that holds something, the field where it does, and the place there."""


def code(text: str) -> int:
    """Return the number that stands for a word, the same everywhere: from 1 to 2^31 - 1, or 0 for no word."""
    return (crc32(text.encode()) & 0x7FFFFFFF or 1) if text else 0


class Block:
    """A row and those that belong to it."""

    __slots__ = ("children", "handles", "rows")

    def __init__(self, rows: Numbers, handles: list[tuple[Handle, int]], children: list[tuple[Child, int]]) -> None:
        self.rows = rows
        self.handles = handles
        """What its rows are called by, and their places in the block."""
        self.children = children


class Encoder:
    """Tells the views of one game."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.width = len(layout.rows)
        self._zones: dict[tuple[str, str], str] = {}
        self._handles = {kind: handles_of(kind) for kind in layout.kinds}
        self._kept: dict[tuple[Any, ...], Block] = {}
        self._codes: dict[Any, int] = {}

    def globals(self, view: Any, into: list[int]) -> list[Found]:
        """Tell what is no row; return what is one, with its zone and its place there."""
        found: list[Found] = []
        self._fill(into, 0, self.layout.root_steps, view, "", found)
        return found

    def block(self, value: Any, zone: str, viewer: int, owner: int) -> Block:
        """Return the row of a value and those that belong to it."""
        key = (zone, viewer, owner, value)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._make(value, zone, viewer, owner)
        return found

    def _make(self, value: Any, zone: str, viewer: int, owner: int) -> Block:
        kind = type(value)
        owner = owner_of(value, owner)
        row = [0] * self.width
        own = 0 if owner < 0 else 1 if owner == viewer else -1
        row[:6] = 1, self.layout.kinds[kind], self.layout.zones[zone], 0, 0, own
        inside: list[Found] = []
        self._fill(row, 6, self.layout.steps[kind, ""], value, kind.__name__, inside)
        handles = [((name, getattr(value, field)), 0) for name, field in self._handles[kind]]
        children: list[tuple[Child, int]] = []
        rows = [np.array([row], dtype=np.int32)]
        size = 1
        for one, there, place in inside:
            part = self.block(one, there, viewer, owner)
            rows.append(placed(part.rows, size, 1, place))
            handles += [(handle, size + at) for handle, at in part.handles]
            children.append(((0, there.rpartition(".")[2], slot_of(one, place)), size))
            children += [((size + child[0], child[1], child[2]), size + at) for child, at in part.children]
            size += len(part.rows)
        return Block(np.concatenate(rows) if inside else rows[0], handles, children)

    def _fill(
        self,
        row: list[int],
        words: int,
        steps: tuple[Step, ...],
        value: Any,
        path: str,
        rows: list[Found],
    ) -> None:
        """Tell the fields of a value in a row, and note what is a row of its own."""
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
            elif part is Part.INSIDE:
                steps_inside = self.layout.steps[type(given), step.prefix]
                self._fill(row, words, steps_inside, given, self._zone(path, step.field), rows)
            else:
                self._note_rows(step, given, self._zone(path, step.field), rows)

    def _fill_list(self, row: list[int], step: Step, given: Any) -> None:
        at = step.column
        if step.part is Part.LABELS:
            row[at] = self.code(given)
            for label in given:
                row[at + 1 + self.code(label) % BUCKETS] = 1
            return
        row[at] = len(given)
        row[at + 1] = self.code(given)
        for i, number in enumerate(flat(given)):
            if i == LISTED:
                break
            row[at + 2 + i] = number

    def _note_rows(self, step: Step, given: Any, zone: str, rows: list[Found]) -> None:
        if step.part is Part.ROW:
            rows.append((given, zone, 0))
        elif step.part is Part.PAIRS:
            rows += [(Pair(name, number), zone, place) for place, (name, number) in enumerate(given)]
        else:
            rows += [(one, zone, place) for place, one in enumerate(given) if one is not None]

    def _zone(self, path: str, field: str) -> str:
        found = self._zones.get((path, field))
        if found is None:
            found = self._zones[path, field] = f"{path}.{field}" if path else field
        return found

    def code(self, value: Any) -> int:
        """Return the number that stands for a word, or for a list as a whole."""
        found = self._codes.get(value)
        if found is None:
            if len(self._codes) >= MOST_KEPT:
                self._codes.clear()
            found = self._codes[value] = code(value if isinstance(value, str) else text_of(value))
        return found


def text_of(value: Any) -> str:
    """Write a value so that different values are different texts."""
    if isinstance(value, tuple):
        return f"({','.join(text_of(one) for one in value)})" if value else ""
    return f"{value.it}\n{value.en}" if isinstance(value, Words) else repr(value)


def placed(rows: Numbers, base: int, parent: int, place: int) -> Numbers:
    """Return the rows of a block as they are from `base` on; parents are counted from 1."""
    moved = rows.copy()
    if len(moved) > 1:
        moved[1:, PARENT] += base
    moved[0, PARENT] = parent
    moved[0, PLACE] = place
    return moved


def owner_of(value: Any, holder: int) -> int:
    """Return the seat whose something is: as it says, else whoever holds it; -1 for nobody."""
    for field in ("owner", "seat"):
        found = getattr(value, field, None)
        if isinstance(found, int):
            return found
    return holder


def slot_of(value: Any, place: int) -> int:
    """Return the number by which something is called among its neighbours."""
    for field in ("slot", "index"):
        found = getattr(value, field, None)
        if isinstance(found, int):
            return found
    return place


def flat(given: Iterable[Any]) -> Iterable[int]:
    for one in given:
        if isinstance(one, tuple):
            yield from flat(one)
        elif isinstance(one, str):
            yield code(one)
        else:
            yield -1 if one is None else int(one)


CALLED_BY = {
    "PlayerView": "seat",
    "BoardView": "unit",
    "BoardMonster": "unit",
    "TowerView": "kind",
    "OfferedView": "character",
    "CharacterView": "figure",
    "UnpickedFigure": "figure",
}
"""Fields that call things on the table, where the name of their type does not say so."""


def handles_of(kind: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """List what rows of a type are called by: the name, and the field with the number or the id."""
    found: list[tuple[str, str]] = []
    known = kind.__struct_fields__
    for base in kind.__mro__:
        named = [field for field in known if base.__name__.lower().startswith(field)]
        named += [field for field in [CALLED_BY.get(base.__name__)] if field in known]
        for field in named:
            found += [(field, field)] + [(field, "id")] * ("id" in known)
    return list(dict.fromkeys(found))


__all__ = ["PARENT", "PLACE", "WORDS", "Block", "Encoder", "Handle", "Numbers", "code", "placed"]
