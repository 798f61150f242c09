"""Where the facts of a view go: columns and zones, read off the types of a game's view once.

A value that lies among others of its kind (a card of a hand, a space of a board), or that has an id, is a row. Other
values are part of what holds them: `ink.ready` is a column of a player. Columns are shared by name between the types of
rows, so that `cost` is `cost` whatever has it. What a view says in sentences is one column, `@words`, and where values
come from (`Sources`) and what only pictures show (`Sketch`) is left out. So are the numbers of cards, which only follow
the order of the decks: what names a card by its number points to the card's row instead.

Rows are laid out zone by zone, whatever holds something before what it holds.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from enum import IntEnum
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from ludoteca.kernel.packing import LISTED
from ludoteca.kernel.views import Pair, Sketch, Sources, Words

BUCKETS = 8
"""So many columns tell which words are in a list, sorted by their code."""
HEAD = ("@present", "@kind", "@zone", "@place", "@parent", "@own")
"""The columns that every row has: see `encoding`. No field of a view is called so."""
WORDS = "@words"


class Part(IntEnum):
    """How a field is told."""

    NUMBER = 0
    WORD = 1
    NUMBERS = 2
    LABELS = 3
    SENTENCE = 4
    SENTENCES = 5
    INSIDE = 6
    ROW = 7
    ROWS = 8
    PAIRS = 9
    POINTER = 10
    POINTERS = 11


CARD = "card"
"""What cards are called by."""
REFERENCES = {
    "MonsterView.hits",
    "PlayedCard.at",
    "LocationView.here",
    "LorcanaView.chosen",
    "ChallengeView.challenger",
    "ChallengeView.challenged",
    "TriggerView.card",
    "EffectView.card",
    "ReachView.card",
    "ReachView.to",
}
"""Fields that name cards by their numbers."""
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


class Column(msgspec.Struct, frozen=True):
    """One column: a `number`, a `flag`, the code of a `word`, or a `pointer` to a row (from 1, 0 for none)."""

    name: str
    kind: str


class Step(msgspec.Struct, frozen=True):
    """How one field of a type is told: where its columns begin, and the types inside it."""

    field: str
    part: Part
    column: int
    optional: int
    """The column that tells whether it is there; -1 where it always is."""
    prefix: str = ""


class Columns:
    """Columns that are given out by name."""

    def __init__(self, head: tuple[Column, ...]) -> None:
        self.all: list[Column] = list(head)
        self._places: dict[tuple[str, str], int] = {(column.name, column.kind): i for i, column in enumerate(head)}

    def place(self, name: str, kind: str) -> int:
        """Return the column of this name and kind, which is given out now if nobody has asked before."""
        column = self._places.get((name, kind))
        if column is None:
            column = self._places[name, kind] = len(self.all)
            self.all.append(Column(name, kind))
        return column

    def places(self, names: list[str], kinds: list[str]) -> int:
        """Return the first of several columns that lie beside one another."""
        places = [self.place(name, kind) for name, kind in zip(names, kinds, strict=True)]
        return places[0]

    def __len__(self) -> int:
        return len(self.all)


class Layout:
    """The columns of the rows and of the globals, the types of rows and the zones where rows may lie."""

    def __init__(self, root: type[msgspec.Struct]) -> None:
        self.root = root
        head = [Column(name, "pointer" if name == "@parent" else "number") for name in HEAD]
        self.rows = Columns((*head, Column(WORDS, "word")))
        self.globals = Columns((Column(WORDS, "word"),))
        self.kinds: dict[type, int] = {}
        """The types of rows, by their numbers from 1."""
        self.zones: dict[str, int] = {}
        """Where rows may lie: the type of what holds them and its field, `PlayerView.hand`; of the view the field."""
        self.steps: dict[tuple[type, str], tuple[Step, ...]] = {}
        self._holders: dict[str, type | None] = {}
        """By zone, the type of row that holds it; None for the view itself."""
        self._lying: dict[str, list[type]] = {}
        self._counted: set[str] = set()
        """Zones of counted things, which seldom change."""
        self._reading: type | None = None
        self.root_steps = self._read(root, "", "", self.globals)
        self.zones = self._in_order()

    def _in_order(self) -> dict[str, int]:
        """Order the zones so that rows lie after whatever holds them, and those that seldom change first."""
        depth = {zone: self._depth(zone, ()) for zone in self._holders}
        order = sorted(depth, key=lambda zone: (depth[zone], zone not in self._counted))
        return {"": 0, **{zone: number for number, zone in enumerate(order, 1)}}

    def _depth(self, zone: str, below: tuple[str, ...]) -> int:
        """Count what lies between a zone and the table itself; what might hold its like is taken to hold none."""
        holder = self._holders[zone]
        if holder is None:
            return 0
        above = [other for other, kinds in self._lying.items() if holder in kinds and other not in (zone, *below)]
        return 1 + max([self._depth(other, (zone, *below)) for other in above], default=0)

    def _read(self, kind: type, path: str, prefix: str, columns: Columns) -> tuple[Step, ...]:
        """Say how each field of a type is told, and read the types inside it."""
        steps = []
        for field in fields(kind):
            if (CARD, field.name) in handles_of(kind) and field.name == CARD:
                continue
            names_cards = any(f"{base.__name__}.{field.name}" in REFERENCES for base in kind.__mro__)
            step = self._step(field.name, field.type, path, prefix, columns, names_cards)
            if step is not None:
                steps.append(step)
        return tuple(steps)

    def _step(self, field: str, given: Any, path: str, prefix: str, columns: Columns, names_cards: bool) -> Step | None:
        members = [member for member in members_of(given) if member is not type(None)]
        part = part_of(members)
        if part is None:
            return None
        if names_cards:
            part = Part.POINTER if part is Part.NUMBER else Part.POINTERS
        name, here = prefix + field, f"{path}.{field}" if path else field
        optional = -1
        if len(members) < len(members_of(given)) and part is not Part.ROW:
            optional = columns.place(f"{name}?", "flag")
        if part in (Part.ROW, Part.ROWS, Part.PAIRS):
            if part is Part.PAIRS:
                self._counted.add(here)
            self._read_rows([Pair] if part is Part.PAIRS else list(structs_in(members)), here)
            return Step(field, part, -1, optional)
        if part is Part.INSIDE:
            key = f"{here}."
            for inside in with_subclasses(members):
                self.steps[inside, key] = self._read(inside, here, f"{name}.", columns)
            return Step(field, part, -1, optional, key)
        return Step(field, part, column_of(part, name, members, columns), optional)

    def _read_rows(self, kinds: list[type], zone: str) -> None:
        self._holders.setdefault(zone, self._reading)
        lying = with_subclasses(kinds)
        self._lying[zone] = lying
        for kind in lying:
            if kind not in self.kinds:
                self.kinds[kind] = len(self.kinds) + 1
                holder, self._reading = self._reading, kind
                self.steps[kind, ""] = self._read(kind, kind.__name__, "", self.rows)
                self._reading = holder


def column_of(part: Part, name: str, members: list[Any], columns: Columns) -> int:
    """Give out the columns of a field that has some."""
    if part is Part.NUMBER:
        return columns.place(name, "flag" if members == [bool] else "number")
    if part is Part.WORD:
        return columns.place(name, "word")
    if part is Part.POINTER:
        return columns.place(name, "pointer")
    if part in (Part.NUMBERS, Part.POINTERS):
        names = [f"{name}#", f"{name}=", *[f"{name}[{i}]" for i in range(LISTED)]]
        kind = "pointer" if part is Part.POINTERS else "number"
        return columns.places(names, ["number", "word", *[kind] * LISTED])
    if part is Part.LABELS:
        return columns.places([f"{name}=", *[f"{name}/{i}" for i in range(BUCKETS)]], ["word", *["flag"] * BUCKETS])
    return 0


def members_of(given: Any) -> list[Any]:
    """List what a type may be: the members of a union, or itself."""
    if get_origin(given) in (Union, types.UnionType):
        return [inner for member in get_args(given) for inner in members_of(member)]
    return [given]


def part_of(members: list[Any]) -> Part | None:
    """Say how a field of these types is told; None for what is left out."""
    first = members[0]
    if first in (Sources, dict) or get_origin(first) is dict or (isinstance(first, type) and issubclass(first, Sketch)):
        return None
    if first in (bool, int, float):
        return Part.NUMBER
    if first is str:
        return Part.WORD
    if first is Words:
        return Part.SENTENCE
    if get_origin(first) is tuple:
        return part_of_list(first)
    if is_struct(first):
        return Part.ROW if any(has_id(member) for member in with_subclasses(members)) else Part.INSIDE
    raise TypeError(f"a view with {first!r} in it cannot be told in numbers")


def part_of_list(given: Any) -> Part:
    inner = members_of(get_args(given)[0])
    leaves = set(leaves_of(given))
    if Words in leaves:
        return Part.SENTENCES
    if any(is_struct(leaf) for leaf in leaves):
        return Part.ROWS
    if get_args(inner[0]) == (str, int):
        return Part.PAIRS
    return Part.LABELS if leaves == {str} else Part.NUMBERS


def leaves_of(given: Any) -> Iterator[Any]:
    """List the types in a list, however deep."""
    for member in members_of(given):
        if get_origin(member) is tuple:
            for inner in get_args(member):
                if inner is not Ellipsis:
                    yield from leaves_of(inner)
        else:
            yield member


def structs_in(members: list[Any]) -> Iterator[type]:
    for member in members:
        yield from (leaf for leaf in leaves_of(member) if is_struct(leaf))


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def has_id(kind: type) -> bool:
    return "id" in getattr(kind, "__struct_fields__", ())


def with_subclasses(kinds: list[type]) -> list[type]:
    """List these types and all that derive from them, each once."""
    family: dict[type, None] = {}
    for kind in kinds:
        if is_struct(kind):
            family[kind] = None
            family.update(dict.fromkeys(with_subclasses(kind.__subclasses__())))
    return list(family)


def handles_of(kind: type) -> list[tuple[str, str]]:
    """List what rows of a type are called by: the name, and the field with the number or the id."""
    handles: list[tuple[str, str]] = []
    known = getattr(kind, "__struct_fields__", ())
    for base in kind.__mro__:
        named = [field for field in known if base.__name__.lower().startswith(field)]
        named += [field for field in [CALLED_BY.get(base.__name__)] if field in known]
        for field in named:
            handles += [(field, field)] + [(field, "id")] * ("id" in known)
    return list(dict.fromkeys(handles))
