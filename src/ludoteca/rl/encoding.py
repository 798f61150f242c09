"""A view as rows of numbers.

Every row begins with the same columns: `@present`, the `@kind` of the row, the `@zone` where it lies, its `@place`
among its neighbours there, the row that holds it (`@parent`), and whose it is (`@own`: 1 the viewer's, -1 another's, 0
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
Group = tuple[tuple[Any, ...], str]
"""Values that have rows of their own, None between them where there is nothing, and their zone."""
Child = tuple[int, str, int]
"""The row that holds something (from 1, 0 for none), the field where it does, and the place there."""


def code(text: str) -> int:
    """Return the number that stands for a word, the same everywhere: from 1 to 2^31 - 1, or 0 for no word."""
    return (crc32(text.encode()) & 0x7FFFFFFF or 1) if text else 0


class Block:
    """Rows that lie together: of a value and what belongs to it, or of a zone. Parents count from its start."""

    __slots__ = ("children", "handles", "parts", "rows")

    def __init__(self, rows: Numbers, handles: dict[Handle, int], children: dict[Child, int]) -> None:
        self.rows = rows
        self.handles = handles
        """What its rows are called by, and their places in the block, from 1; who was there first keeps a name."""
        self.children = children
        self.parts: list[tuple[int, int, Block]] = []
        """What is kept by itself and lies in it: after how many rows, in which row (from 1, 0 for none), and what."""

    def called(self, handle: Handle) -> int:
        """Return the first row that is called so, from 1; 0 for none."""
        found = self.handles.get(handle, 0)
        if found:
            return found
        for base, _, part in self.parts:
            found = part.handles.get(handle, 0)
            if found:
                return base + found
        return 0

    def held(self, holder: int, field: str, slot: Any) -> int:
        """Return the row that a row holds in that place of a field, 0 for none; `holder` is 0 for no row."""
        found = self.children.get((holder, field, slot), 0)
        if found:
            return found
        for base, own, part in reversed(self.parts):
            if holder == own:
                found = part.children.get((0, field, slot), 0)
            elif base < holder <= base + len(part.rows):
                found = part.children.get((holder - base, field, slot), 0)
            if found:
                return base + found
        return 0


class Encoder:
    """Tells the views of one game."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.width = len(layout.rows)
        self._zones: dict[tuple[str, str], str] = {}
        self._handles = {kind: handles_of(kind) for kind in layout.kinds}
        self._kept: dict[tuple[Any, ...], Block] = {}
        self._codes: dict[Any, int] = {}

    def globals(self, view: Any, into: list[int]) -> list[Group]:
        """Tell what is no row; return what is one, zone by zone."""
        found: list[Group] = []
        self._fill(into, 0, self.layout.root_steps, view, "", found)
        return found

    def block(self, values: tuple[Any, ...], zone: str, viewer: int, owner: int) -> Block:
        """Return the rows of the values in a zone."""
        key = (zone, viewer, owner, values)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self._make(values, zone, viewer, owner)
        return found

    def _make(self, values: tuple[Any, ...], zone: str, viewer: int, owner: int) -> Block:
        """Lay out what is in a zone, one after another, each with what belongs to it."""
        field = zone.rpartition(".")[2]
        places = [place for place, value in enumerate(values) if value is not None]
        if not places:
            return Block(np.zeros((0, self.width), np.int32), {}, {})
        parts = [self._one(values[place], zone, viewer, owner) for place in places]
        made = Block(np.concatenate([part.rows for part in parts]), {}, {})
        starts: list[int] = []
        size = 0
        for place, part in zip(places, parts, strict=True):
            starts.append(size)
            join(made, part, size)
            made.children[0, field, slot_of(values[place], place)] = size + 1
            size += len(part.rows)
        made.rows[starts, PLACE] = places
        return made

    def _one(self, value: Any, zone: str, viewer: int, owner: int) -> Block:
        """Return the row of one value and those that belong to it, if nobody has asked for them before."""
        key = (zone, viewer, owner, value)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._make_one(value, zone, viewer, owner)
        return found

    def _make_one(self, value: Any, zone: str, viewer: int, owner: int) -> Block:
        kind = type(value)
        owner = owner_of(value, owner)
        row = [0] * self.width
        own = 0 if owner < 0 else 1 if owner == viewer else -1
        row[:6] = 1, self.layout.kinds[kind], self.layout.zones[zone], 0, 0, own
        inside: list[Group] = []
        self._fill(row, 6, self.layout.steps[kind, ""], value, kind.__name__, inside)
        made = Block(np.array([row], np.int32), {(n, getattr(value, f)): 1 for n, f in self._handles[kind]}, {})
        if not inside:
            return made
        parts = [self.block(values, there, viewer, owner) for values, there in inside]
        made.rows = np.concatenate([made.rows, *[part.rows for part in parts]])
        size = 1
        for part in parts:
            hold(made, part, size)
            size += len(part.rows)
        return made

    def _fill(
        self,
        row: list[int],
        words: int,
        steps: tuple[Step, ...],
        value: Any,
        path: str,
        rows: list[Group],
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

    def _note_rows(self, step: Step, given: Any, zone: str, rows: list[Group]) -> None:
        if step.part is Part.ROW:
            rows.append(((given,), zone))
        elif given:
            rows.append((tuple([Pair(*pair) for pair in given]) if step.part is Part.PAIRS else given, zone))

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


def join(block: Block, part: Block, base: int) -> None:
    """Take a value into the block of its zone, after `base` other rows: what it is called by, and what lies in it."""
    called = block.handles
    for handle, at in part.handles.items():
        if handle not in called:
            called[handle] = base + at
    for (parent, field, slot), at in part.children.items():
        block.children[parent + base, field, slot] = base + at
    if len(part.rows) > 1:
        move(block.rows, base, len(part.rows), 0)
        block.parts += [(base + after, base + own if own else 0, inner) for after, own, inner in part.parts]


def hold(block: Block, part: Block, base: int) -> None:
    """Put a zone into the block of the value that holds it, after `base` other rows."""
    move(block.rows, base, len(part.rows), 1)
    block.parts.append((base, 1, part))
    block.parts += [(base + after, base + own if own else 1, inner) for after, own, inner in part.parts]


def move(rows: Numbers, base: int, count: int, holder: int) -> None:
    """Let pointers to holders point to where these rows lie now; what nothing holds is held by `holder`."""
    parents = rows[base : base + count, PARENT]
    parents[:] = np.where(parents == 0, holder, parents + base)


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


__all__ = ["PARENT", "WORDS", "Block", "Encoder", "Handle", "Numbers", "code"]
