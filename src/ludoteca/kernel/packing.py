"""Numbers into bytes: rows are copied, and numbers written into them, 32 bits each; and columns looked through.

Where there is a C compiler the same functions come from `_packing.c`; tests hold one against the other.
"""

# Interpreted: whoever calls these must get the quick form where there is one.

from __future__ import annotations

from array import array
from contextlib import suppress
from operator import is_, is_not
from sys import byteorder
from typing import Any
from zlib import crc32

from ludoteca.kernel.keeping import kept

NUMBER = 4
"""The bytes of a number."""
POINTERS = 3
"""So many rows can an option point to."""
NUMBERS = 3
"""So many numbers that call no row can an option tell."""
OPTION = 3 + POINTERS + NUMBERS
"""The columns of an option: its verb, the word for what it concerns, those rows and numbers, and the row that asks."""
ALIKE = 3
"""So many numbers say what options that are alike concern."""
CALLED = 5
"""So many numbers say what one option concerns."""
FOUND = 4
"""So many things say what options concern whose rows are looked for."""
WHERE = 5
"""So many lists say where such a row is."""
UNCALLED = 1 << 40
"""No number of an option."""
LISTED = 6
"""So many numbers of a list have columns of their own."""
PLACED = 4
"""So many numbers say where a card lies."""
ONLY_NUMBERS = frozenset((int,))
MOST_COLUMNS = 62
"""So many columns of an engine can be looked at together."""
SEVERAL = 6
"""Where one of so many numbers is another, numbers are written one by one."""
MOST_SEATS = 31
"""So many seats have a bit in a column of them."""


def changed_row(row: bytes, columns: bytes, numbers: tuple[Any, ...]) -> bytes:
    """Return the row with these numbers, or lists of them that are bytes already, in these columns."""
    return changed_rows([row], columns, numbers)


def changed_rows(rows: list[bytes], columns: bytes, numbers: Any) -> bytes:
    """Return rows one after another, each with the next of these numbers in these columns."""
    places = places_of(columns)
    if len(numbers) != len(places) * len(rows):
        raise ValueError("a number a column")
    made, start, place, most = array("i", b"".join(rows)), 0, 0, last_of(columns)
    lists = bytes in map(type, numbers)
    try:
        for row in rows:
            if most >= len(row) // NUMBER:
                raise ValueError("no such column")
            for column in places:
                number = numbers[place]
                place += 1
                if lists and type(number) is bytes:
                    if column * NUMBER + len(number) > len(row):
                        raise ValueError("outside of the array")
                    made[start + column : start + column + len(number) // NUMBER] = array("i", number)
                else:
                    made[start + column] = number
            start += len(row) // NUMBER
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None
    return made.tobytes()


@kept(600)
def places_of(columns: bytes) -> list[int]:
    return array("i", columns).tolist()


@kept(600)
def last_of(columns: bytes) -> int:
    """Return the last of these columns, none of which may be before the first."""
    places = places_of(columns)
    if any(column < 0 for column in places):
        raise ValueError("no such column")
    return max(places, default=-1)


def lay_rows(room: Any, place: int, rows: list[bytes], lying: list[bytes]) -> None:
    """Copy rows into an array of bytes, one after another from this byte on.

    Those that lay there before, as the same objects in the same place, are left alone: `lying` is what lay from there.
    """
    before = place
    for i, row in enumerate(rows):
        old = lying[i] if i < len(lying) else None
        end = place + len(row)
        if place < 0 or end > len(room):
            raise ValueError("outside of the array")
        if row is not old or place != before:
            room[place:end] = row
        place = end
        before += len(old or b"")


def lay_changed(
    room: Any, place: int, rows: list[bytes], columns: bytes, numbers: list[Any], lying: list[bytes], lain: list[Any]
) -> None:
    """Copy rows into an array of bytes, each with the next of these numbers in these columns.

    `lying` are the rows that lay from there before, with the numbers `lain`: where they lie there again, as the same
    objects, only the numbers are written that are others. C does so row by row; here many go into all rows at once.
    """
    same = len(lain) == len(numbers) and len(lying) == len(rows) and all(map(is_, rows, lying))
    if same and SEVERAL * sum(map(is_not, numbers, lain)) < len(numbers):
        write_others(room, place, rows, places_of(columns), numbers, lain)
    else:
        lay_rows(room, place, [changed_rows(rows, columns, numbers)], [])


def write_others(
    room: Any, place: int, rows: list[bytes], places: list[int], numbers: list[Any], lain: list[Any]
) -> None:
    """Write numbers into rows that lie there, but those that are the same objects as those that lie there."""
    if place < 0 or place + sum(map(len, rows)) > len(room):
        raise ValueError("outside of the array")
    first = 0
    for row in rows:
        after = first + len(places)
        if numbers[first:after] != lain[first:after]:
            for column, number, then in zip(places, numbers[first:after], lain[first:after], strict=True):
                if number is not then:
                    told = number if isinstance(number, bytes) else told_number(number)
                    start = column * NUMBER
                    if start < 0 or start + len(told) > len(row):
                        raise ValueError("no such column")
                    room[place + start : place + start + len(told)] = told
        place += len(row)
        first = after


def told_number(number: int) -> bytes:
    try:
        return number.to_bytes(NUMBER, byteorder, signed=True)
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None


def lay_cards(
    room: Any,
    place: int,
    printed: list[bytes],
    cards: list[int],
    groups: list[int],
    zone: int,
    columns: bytes,
    lying: list[int],
) -> int:
    """Lay cards as they are printed, each with where it lies; return the place of one without a row, -1 for none such.

    `groups` has three numbers for those who hold them, one after another: how many, whose they are, and the row of the
    holder. The columns are those of the zone, of whose a card is, of its number in its group, and of the holder. C
    leaves cards alone that are `lying` there already, as the same objects.
    """
    if len(places_of(columns)) != PLACED:
        raise ValueError("a column for each number of a place")
    numbers: list[int] = []
    for start in range(0, len(groups), 3):
        count, own, holder = groups[start : start + 3]
        for number in range(count):
            numbers += (zone, own, number, holder)
    if len(numbers) < PLACED * len(cards):
        raise ValueError("as many cards as the groups have")
    if any(not 0 <= card < len(printed) for card in cards):
        raise ValueError("no such card, or no number")
    rows = [printed[card] for card in cards]
    if b"" in rows:
        return rows.index(b"")
    lay_changed(room, place, rows, columns, numbers[: PLACED * len(cards)], [], [])
    return -1


def lay_held(room: Any, start: int, size: int, column: int, groups: list[Any]) -> int:
    """Lay rows of this size that things hold, from this byte on, each with the row of its holder in this column.

    `groups` has three things for those who hold something, one after another: a table of the rows that they hold, by
    their numbers, those numbers, and the row before that of the first of them. Return how many rows there are, which
    are not laid where there is no room for them; or, where somebody's rows are None, as nobody has made them yet, how
    many holders come before, counted from -1 down.
    """
    if size <= 0 or size % NUMBER or not 0 <= column < size // NUMBER:
        raise ValueError("no such column")
    if len(groups) % 3 or not 0 <= start <= len(room):
        raise ValueError("groups are a list of threes, outside of the array nothing is laid")
    blocks: list[bytes] = []
    parents: list[int] = []
    place = 0
    for group in range(0, len(groups), 3):
        table, holders, parent = groups[group : group + 3]
        for holder in holders:
            if not 0 <= holder < len(table):
                raise ValueError("no such holder, or no number")
            block = table[holder]
            if block is None:
                return -1 - place
            place += 1
            parent += 1
            if block:
                if len(block) % size:
                    raise ValueError("rows are bytes")
                blocks.append(block)
                parents += [parent] * (len(block) // size)
    if not blocks:
        return 0
    made = array("i", b"".join(blocks))
    if len(made) * NUMBER <= len(room) - start:
        made[column :: size // NUMBER] = array("i", parents)
        room[start : start + len(made) * NUMBER] = made.tobytes()
    return len(parents)


def lay_options(room: Any, mask: Any, raws: list[tuple[int, ...]], called: list[Any], source: int, before: int) -> None:
    """Tell options, from the beginning of an array of bytes on, the row that asks for each of them, and how many.

    `called` says what they concern, in their order. A number is how many options are alike, and three numbers follow:
    the word for what they concern, the row that 0 would call as the first number after the verb, or 0 for no row, and
    whether that number is not told again. A negative number is how many are not, and five numbers follow for each: the
    word, and up to two rows, each with the number that calls it, which is not told again; 0 is no row.

    After a 0 come how many options concern a card each, whose row is looked for; the word for what they concern, that
    for what is none, and where to look (`found_row`). The number of the card is not told again where there is a row.

    `mask` has a byte for each option that there is room for; so many were told there `before`, and where there are
    fewer now the rest is cleared.
    """
    if before < 0 or max(len(raws), before) > min(len(mask), len(room) // (OPTION * NUMBER)):
        raise ValueError("outside of the array")
    told: list[int] = []
    for raw, (word, row, value, inner, inner_value) in zip(raws, called_by(raws, called), strict=True):
        numbers = raw[1:]
        if row > 0 and value in numbers:
            numbers = without(numbers, value)
        if inner > 0 and inner_value in numbers:
            numbers = without(numbers, inner_value)
        told += [raw[0] + 1, word, row or inner, inner if row else 0, *[0] * (POINTERS - 2)]
        told += [number + 1 for number in numbers[:NUMBERS]]
        told += [*[0] * (NUMBERS - len(numbers)), source]
    told += [0] * (OPTION * (before - len(raws)))
    write_numbers(room, 0, told)
    mask[: len(raws)] = b"\1" * len(raws)
    if before > len(raws):
        mask[len(raws) : before] = bytes(before - len(raws))


def called_by(raws: list[tuple[int, ...]], called: list[Any]) -> list[tuple[int, ...]]:
    """Say of each option by itself what it concerns."""
    each: list[tuple[int, ...]] = []
    place = 0
    while place < len(called):
        count = called[place]
        first, place = place + 1, place + 1 + (ALIKE if count > 0 else -CALLED * count or FOUND)
        about = called[first:place]
        many = abs(count) or (about[0] if about else 0)
        if many <= 0 or place > len(called) or len(each) + many > len(raws):
            raise ValueError("as many numbers as options are about")
        of = raws[len(each) : len(each) + many]
        if count < 0:
            each += [tuple(about[n : n + CALLED]) for n in range(0, len(about), CALLED)]
        elif count:
            each += [alike(raw, *about) for raw in of]
        else:
            each += [found(raw, *about[1:]) for raw in of]
    if len(each) != len(raws):
        raise ValueError("as many numbers as options are about")
    return each


def alike(raw: tuple[int, ...], word: int, first: int, is_spent: int) -> tuple[int, ...]:
    """Say what an option concerns that is one of several alike."""
    if not first:
        return word, 0, 0, 0, 0
    return word, first + first_number(raw), first_number(raw) if is_spent else UNCALLED, 0, 0


def found(raw: tuple[int, ...], word: int, nothing: int, where: list[Any]) -> tuple[int, ...]:
    """Say what an option concerns whose row is looked for."""
    if len(where) != WHERE:
        raise ValueError("lists say where a row is")
    number = first_number(raw)
    card = number if where[0] is None else entry_of(where[0], number)
    return (nothing, 0, 0, 0, 0) if card < 0 else (word, found_row(card, where), card, 0, 0)


def first_number(raw: tuple[int, ...]) -> int:
    if len(raw) < 2:
        raise ValueError("an option has a number that calls its row")
    return raw[1]


def found_row(card: int, where: list[Any]) -> int:
    """Return the row, from 1, of a card; 0 where it has none.

    `where` has five lists: which card an option is about by the number that it tells first (None where that is the
    card); by card, its zone; by zone, the tables to look in, one after another; by table, how many rows lie before it,
    and its cards.
    """
    if len(where) != WHERE:
        raise ValueError("lists say where a row is")
    _, zones, tables, firsts, cards = where
    for table in entry_of(tables, entry_of(zones, card)):
        if card in entry_of(cards, table):
            row: int = entry_of(firsts, table) + cards[table].index(card) + 1
            return row
    return 0


def entry_of(column: Any, place: int) -> Any:
    if not 0 <= place < len(column):
        raise ValueError("no such place in the column")
    return column[place]


def without(numbers: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Leave out the first of these that is this number."""
    place = numbers.index(number)
    return numbers[:place] + numbers[place + 1 :]


def told_list(numbers: list[Any] | tuple[Any, ...]) -> bytes | None:
    """Tell a list of numbers: how many there are, one for all, and the first; None if anything else is among them.

    The number for all of them is the CRC-32 of their text without its sign, which is never 0 but for no numbers.
    """
    if not ONLY_NUMBERS.issuperset(map(type, numbers)):
        return None
    whole = (crc32(f"({','.join(map(str, numbers))})".encode()) & 0x7FFFFFFF or 1) if numbers else 0
    told = [len(numbers), whole, *numbers[:LISTED], *[0] * (LISTED - len(numbers))]
    try:
        return array("i", told).tobytes()
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None


def note_changes(now: list[Any], then: list[Any]) -> int:
    """Tell which columns are other than they were then, as a bit mask, and note in `then` how they are now.

    Lists are copied, and the lists in them; whatever else is in them never changes.
    """
    if len(now) != len(then) or len(now) > MOST_COLUMNS:
        raise ValueError("as many columns as before")
    changed = 0
    for number, column in enumerate(now):
        if column != then[number]:
            then[number] = copied(column)
            changed |= 1 << number
    return changed


def note_parts(now: list[Any], then: list[Any], parts: int) -> int:
    """Tell which parts of these columns are other than they were then, as a bit mask, and note how they are now.

    A column has as many entries for each part, one part after another.
    """
    if not 0 < parts <= MOST_COLUMNS or len(now) != len(then) or any(len(column) % parts for column in now):
        raise ValueError("as many columns as before, with as many entries for each part")
    changed = 0
    for number, column in enumerate(now):
        before = then[number]
        if column == before:
            continue
        each = len(column) // parts
        for part in range(parts):
            piece = slice(part * each, (part + 1) * each)
            if before is None or len(before) != len(column) or column[piece] != before[piece]:
                changed |= 1 << part
        then[number] = copied(column)
    return changed


def number_at(row: bytes, column: int) -> int:
    """Return the number in this column of a row."""
    if not 0 <= column < len(row) // NUMBER:
        raise ValueError("no such column")
    number: int = array("i", row[column * NUMBER : column * NUMBER + NUMBER])[0]
    return number


def picked(column: list[int], places: list[int]) -> list[int]:
    """Take the entries of a column in these places; -1 for a place before the first."""
    if any(place >= len(column) for place in places):
        raise ValueError("no such place in the column")
    return [column[place] if place >= 0 else -1 for place in places]


def known_among(cards: list[int], known: list[int], seat: int) -> list[int]:
    """List those of these cards that a seat knows: who knows which card is a column of bits."""
    if not 0 <= seat < MOST_SEATS:
        raise ValueError("no such number of a seat")
    if any(not 0 <= card < len(known) for card in cards):
        raise ValueError("no such place in the column")
    return [card for card in cards if known[card] >> seat & 1]


def places_holding(column: list[int], number: int) -> list[int]:
    """List the places where a column has this number."""
    return [place for place, one in enumerate(column) if one == number] if number in column else []


def spread(
    neighbours: list[list[int]], occupant: list[int], origin: int, steps: int, figure: int, crossed: int
) -> list[int]:
    """List the spaces that are so many steps away at most and free, the origin first, then nearer ones first.

    Who stands where is a column, -1 for nobody. The figure itself is in nobody's way, and those are not whose bits are
    set in `crossed`; but where they stand it cannot stay.
    """
    if not 0 <= origin < len(occupant) == len(neighbours) or max(occupant) >= MOST_COLUMNS:
        raise ValueError("no such place in the column")
    spaces, edge = [origin], [origin]
    seen = [False] * len(occupant)
    seen[origin] = True
    for _ in range(steps):
        beyond: list[int] = []
        for space in edge:
            for near in neighbours[space]:
                if not 0 <= near < len(seen):
                    raise ValueError("no such place in the column")
                if not seen[near]:
                    seen[near] = True
                    other = occupant[near]
                    if other < 0 or other == figure:
                        spaces.append(near)
                        beyond.append(near)
                    elif crossed >> other & 1:
                        beyond.append(near)
        edge = beyond
    return spaces


def copied(column: Any) -> Any:
    """Copy a list, and the lists in it: it has no others where the first is none."""
    if not isinstance(column, list):
        return column
    return [copied(one) for one in column] if column and isinstance(column[0], list) else column[:]


def lay_told(
    room: Any,
    view: bytes,
    columns: bytes,
    numbers: list[Any],
    asked_columns: bytes,
    asked: list[Any],
    last: list[int],
    lying: bytes,
    lain: list[Any],
) -> None:
    """Tell what is no row from the beginning of an array on: with these numbers in their columns, the last after it.

    No numbers at all leave their columns as they are. What is the same object as was `lying` there with the numbers
    `lain` is not written again, but for what is asked and the last.
    """
    if view is not lying or (numbers and numbers is not lain):
        lay_rows(room, 0, [changed_rows([view], columns, numbers) if numbers else view], [])
    if asked:
        if len(asked) != len(places_of(asked_columns)):
            raise ValueError("a number a column")
        write_others(room, 0, [view], places_of(asked_columns), asked, [None] * len(asked))
    write_numbers(room, len(view) // NUMBER, last)


def clear_bytes(room: Any, first: int, after: int) -> None:
    """Clear the bytes from one on, up to another."""
    if not 0 <= first <= after <= len(room):
        raise ValueError("outside of the array")
    room[first:after] = bytes(after - first)


def write_numbers(room: Any, column: int, numbers: list[int]) -> None:
    """Write numbers into an array of bytes, one after another from this column on."""
    try:
        told = array("i", numbers).tobytes()
    except OverflowError:
        raise ValueError("a number of more than 32 bits") from None
    lay_rows(room, column * NUMBER, [told], [])


def desk_over(
    entities: Any, told: Any, options: Any, mask: Any, size: int, own_at: int, changing: list[bytes]
) -> Any | None:
    """Return what lays out whole zones at once as a scheme has it (`kernel.schemes`): None, because only C has that.

    It writes into these arrays, rows of this size; the columns are that of whose something is, and by zone those that
    change often.
    """
    return None


with suppress(ImportError):
    from ludoteca.kernel._packing import (  # type: ignore[assignment,import-not-found,no-redef,unused-ignore]
        changed_row,
        clear_bytes,
        desk_over,
        found_row,
        known_among,
        lay_cards,
        lay_changed,
        lay_held,
        lay_options,
        lay_rows,
        lay_told,
        note_changes,
        note_parts,
        number_at,
        picked,
        places_holding,
        spread,
        told_list,
        write_numbers,
    )

__all__ = [
    "changed_row",
    "clear_bytes",
    "desk_over",
    "found_row",
    "known_among",
    "lay_cards",
    "lay_changed",
    "lay_held",
    "lay_options",
    "lay_rows",
    "lay_told",
    "note_changes",
    "note_parts",
    "number_at",
    "picked",
    "places_holding",
    "spread",
    "told_list",
    "write_numbers",
]
