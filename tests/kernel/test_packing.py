"""Numbers into bytes: by Python and by C alike."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any
from zlib import crc32

import pytest

from tests.kernel.packings import plain_form, quick_form


@pytest.fixture(scope="module")
def plain() -> ModuleType:
    """The functions as Python has them."""
    return plain_form()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The same as C has them, compiled here."""
    return quick_form(tmp_path_factory.mktemp("packing"))


@pytest.fixture(scope="module", params=["plain", "quick"])
def either(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


def packed(*numbers: int) -> bytes:
    return array("i", numbers).tobytes()


def test_numbers_and_lists_go_into_their_columns_of_a_row(either: Any) -> None:
    row = packed(1, 2, 3, 4, 5)
    assert either.changed_row(row, packed(4, 0, 2), (-7, 2**31 - 1, packed(8, 9))) == packed(2**31 - 1, 2, 8, 9, -7)
    assert row == packed(1, 2, 3, 4, 5)


def test_rows_that_lie_there_already_are_left_alone(either: Any) -> None:
    rows, room = [packed(1, 1), packed(2, 2), packed(3, 3)], memoryview(bytearray(packed(*[9] * 7)))
    either.lay_rows(room, 4, rows, [packed(0, 0), rows[1]])
    assert bytes(room) == packed(9, 1, 1, 9, 9, 3, 3)


def test_rows_that_have_moved_are_written(either: Any) -> None:
    rows, room = [packed(1), packed(2, 2)], memoryview(bytearray(packed(*[9] * 3)))
    either.lay_rows(room, 0, rows, [packed(0, 0), rows[1]])
    assert bytes(room) == packed(1, 2, 2)


def test_each_row_gets_its_own_numbers(either: Any) -> None:
    room = memoryview(bytearray(packed(*[9] * 7)))
    either.lay_changed(room, 4, [packed(0, 1, 0), packed(0, 2, 0)], packed(2, 0), [5, packed(6), 7, 8], [], [])
    assert bytes(room) == packed(9, 6, 1, 5, 8, 2, 7)


def test_of_a_row_that_lies_there_already_only_other_numbers_are_written(quick: Any) -> None:
    rows, room = [packed(1, 1), packed(2, 2)], memoryview(bytearray(packed(*[9] * 4)))
    quick.lay_changed(room, 0, rows, packed(0, 1), [5, 6, 7, 8], rows[:], [5, 3, 7, 8])
    assert bytes(room) == packed(9, 6, 9, 9)
    quick.lay_changed(room, 0, rows, packed(0, 1), [5, 6, 7, 8], [rows[1], packed(2, 2)], [5, 6, 7, 8])
    assert bytes(room) == packed(5, 6, 7, 8)


def test_rows_without_the_numbers_that_lay_in_them_are_written_anew(either: Any) -> None:
    rows, room = [packed(1, 1)], memoryview(bytearray(packed(9, 9)))
    either.lay_changed(room, 0, rows, packed(0), [5], rows, [])
    assert bytes(room) == packed(5, 1)


def test_an_option_tells_its_rows_and_the_numbers_that_call_none(either: Any) -> None:
    room, mask = memoryview(bytearray(packed(*[9] * 18))), memoryview(bytearray(3))
    called = [-2, 77, 4, 8, 6, 0, 0, 0, 0, 5, 1]
    either.lay_options(room, mask[:2], [(3, 8, 0, 8), (0,)], called, 2, 0)
    assert bytes(mask) == b"\1\1\0"
    assert bytes(room) == packed(4, 77, 4, 6, 0, 9, 0, 0, 2, 1, 0, 5, 0, 0, 0, 0, 0, 2)


def test_options_that_are_alike_call_rows_by_their_first_number(either: Any) -> None:
    room, mask = memoryview(bytearray(packed(*[9] * 45))), memoryview(bytearray(5))
    raws = [(1, 2), (1, 0, 4), (2, 6), (3,), (3, 1)]
    either.lay_options(room, mask, raws, [2, 70, 10, 1, 1, 71, 10, 0, 2, 0, 0, 0], 7, 0)
    told = [2, 70, 12, 0, 0, 0, 0, 0, 7, 2, 70, 10, 0, 0, 5, 0, 0, 7, 3, 71, 16, 0, 0, 7, 0, 0, 7]
    assert bytes(room) == packed(*told, 4, 0, 0, 0, 0, 0, 0, 0, 7, 4, 0, 0, 0, 0, 2, 0, 0, 7)
    assert bytes(mask) == b"\1" * 5


def test_numbers_that_call_no_row_are_told(either: Any) -> None:
    room, mask = memoryview(bytearray(packed(*[9] * 9))), memoryview(bytearray(1))
    either.lay_options(room, mask, [(1, -1, 4, 300, 7)], [-1, 5, 3, -(1 << 40), 0, 4], 0, 0)
    assert bytes(room) == packed(2, 5, 3, 0, 0, 0, 5, 301, 0)


def test_rows_of_cards_that_options_concern_are_looked_for(either: Any) -> None:
    room, mask = memoryview(bytearray(packed(*[9] * 45))), memoryview(bytearray(5))
    where = [None, [0, 1, 0, 2], [[1], [0, 1], []], [10, 20], [[3, 1], [5, 2]]]
    lanes = [[-1, 2, 0], *where[1:]]
    raws = [(1, 1), (1, 3, 4), (2, 0), (2, 1, 2), (2, 2)]
    either.lay_options(room, mask, raws, [0, 2, 70, 0, where, 0, 3, 70, 71, lanes], 7, 0)
    told = [2, 70, 12, 0, 0, 0, 0, 0, 7, 2, 70, 0, 0, 0, 4, 5, 0, 7, 3, 71, 0, 0, 0, 1, 0, 0, 7]
    assert bytes(room) == packed(*told, 3, 70, 22, 0, 0, 2, 0, 0, 7, 3, 70, 0, 0, 0, 3, 0, 0, 7)
    assert bytes(mask) == b"\1" * 5
    assert [either.found_row(card, where) for card in range(4)] == [0, 12, 22, 0]


def test_options_that_were_told_before_are_cleared(either: Any) -> None:
    room, mask = memoryview(bytearray(packed(*[9] * 27))), memoryview(bytearray(b"\1\1\1"))
    either.lay_options(room, mask, [(0,)], [1, 0, 0, 0], 0, 2)
    assert bytes(room) == packed(1, *[0] * 17, *[9] * 9)
    assert bytes(mask) == b"\1\0\1"
    either.lay_options(room, mask, [], [], 0, 3)
    assert not any(room)
    assert not any(mask)


def test_a_list_is_told_by_its_length_a_number_for_all_and_its_first(either: Any) -> None:
    numbers = [5, -70, 0, 2**31 - 1, -(2**31), 12, 13]
    whole = crc32(b"(5,-70,0,2147483647,-2147483648,12,13)") & 0x7FFFFFFF
    assert either.told_list(numbers) == either.told_list(tuple(numbers)) == packed(7, whole, *numbers[:6])
    assert either.told_list([4]) == packed(1, crc32(b"(4)") & 0x7FFFFFFF, 4, 0, 0, 0, 0, 0)
    assert either.told_list(()) == packed(*[0] * 8)
    assert either.told_list([1, True]) is either.told_list(["1"]) is either.told_list((None,)) is None


NOWHERE: list[Any] = [None, [0], [[0]], [0], [[]]]
"""Where one card is that has no row."""
WRONG: list[Callable[[Any, memoryview], object]] = [
    lambda own, room: own.changed_row(packed(1), packed(1), (2,)),
    lambda own, room: own.changed_row(packed(1), packed(-1), (2,)),
    lambda own, room: own.changed_row(packed(1), packed(0), ()),
    lambda own, room: own.changed_row(packed(1), packed(0), (2**31,)),
    lambda own, room: own.changed_row(packed(1), packed(0), (packed(1, 2),)),
    lambda own, room: own.lay_rows(room, 12, [packed(1, 2)], []),
    lambda own, room: own.lay_rows(room, -4, [packed(1)], []),
    lambda own, room: own.lay_changed(room, 16, [packed(1)], packed(0), [1], [], []),
    lambda own, room: own.lay_changed(room, 0, [packed(1)], packed(0), [1, 2], [], []),
    lambda own, room: own.lay_options(room, memoryview(bytearray(9)), [(1,)], [1, 0, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [-1, 0, 0, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [1, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [2, 0, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [-2, *[0] * 10], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [0, 0, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [1, 0, 3, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [], 0, 0),
    lambda own, room: own.lay_options(room, memoryview(bytearray(9)), [], [], 0, 1),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room[:1], [(1,), (1,)], [2, 0, 0, 0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room[:1], [], [], 0, 2),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [], [], 0, -1),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [0], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1, 0)], [0, 0, 0, 0, NOWHERE], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1, 0)], [0, 2, 0, 0, NOWHERE], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1, 0)], [0, 1, 0, NOWHERE], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1, 0)], [0, 1, 0, 0, []], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1,)], [0, 1, 0, 0, NOWHERE], 0, 0),
    lambda own, room: own.lay_options(memoryview(bytearray(72)), room, [(1, 1)], [0, 1, 0, 0, NOWHERE], 0, 0),
    lambda own, room: own.lay_options(
        memoryview(bytearray(72)), room, [(1, 0)], [0, 1, 0, 0, [[], *NOWHERE[1:]]], 0, 0
    ),
    lambda own, room: own.found_row(-1, NOWHERE),
    lambda own, room: own.found_row(1, NOWHERE),
    lambda own, room: own.found_row(0, [None, [0], [[1]], [0], [[0]]]),
    lambda own, room: own.found_row(0, [None, [1], [[0]], [0], [[0]]]),
    lambda own, room: own.found_row(0, NOWHERE[1:]),
    lambda own, room: own.number_at(packed(1, 2), 2),
    lambda own, room: own.number_at(packed(1, 2), -1),
    lambda own, room: own.picked([1, 2], [2]),
    lambda own, room: own.known_among([2], [1, 1], 0),
    lambda own, room: own.spread([[1], [0]], [-1], 0, 1, 0, 0),
    lambda own, room: own.spread([[1], [0]], [-1, -1], 2, 1, 0, 0),
    lambda own, room: own.spread([[1], [0]], [-1, -1], -1, 1, 0, 0),
    lambda own, room: own.spread([[2], [0]], [-1, -1], 0, 1, 0, 0),
    lambda own, room: own.spread([[1], [0]], [-1, 62], 0, 1, 0, 0),
    lambda own, room: own.known_among([-1], [1, 1], 0),
    lambda own, room: own.known_among([0], [1], -1),
    lambda own, room: own.known_among([0], [1], 31),
    lambda own, room: own.lay_held(room, 0, 8, 2, []),
    lambda own, room: own.lay_held(room, 0, 8, -1, []),
    lambda own, room: own.lay_held(room, 0, 6, 0, []),
    lambda own, room: own.lay_held(room, 0, 0, 0, []),
    lambda own, room: own.lay_held(room, 17, 4, 0, []),
    lambda own, room: own.lay_held(room, -4, 4, 0, [[packed(1)], [0], 0]),
    lambda own, room: own.lay_held(room, 0, 4, 0, [[packed(1)], [0]]),
    lambda own, room: own.lay_held(room, 0, 4, 0, [[packed(1)], [1], 0]),
    lambda own, room: own.lay_held(room, 0, 4, 0, [[packed(1)], [-1], 0]),
    lambda own, room: own.lay_held(room, 0, 8, 0, [[packed(1)], [0], 0]),
    lambda own, room: own.note_parts([[1, 2]], [], 2),
    lambda own, room: own.note_parts([[1, 2, 3]], [None], 2),
    lambda own, room: own.note_parts([[1]], [None], 0),
    lambda own, room: own.note_parts([[1] * 63], [None], 63),
    lambda own, room: own.lay_told(room, packed(1, 2, 3, 4, 5), b"", [], b"", [], [], b"", []),
    lambda own, room: own.lay_told(room, packed(1, 2), b"", [], b"", [], [1, 2, 3], b"", []),
    lambda own, room: own.lay_told(room, packed(1, 2), packed(2), [1], b"", [], [], b"", []),
    lambda own, room: own.lay_told(room, packed(1, 2), b"", [], packed(0, 1), [1], [], b"", []),
    lambda own, room: own.lay_told(room, packed(1, 2), b"", [], packed(-1), [1], [], b"", []),
    lambda own, room: own.clear_bytes(room, 4, 17),
    lambda own, room: own.clear_bytes(room, -1, 4),
    lambda own, room: own.clear_bytes(room, 8, 4),
    lambda own, room: own.told_list([2**31]),
    lambda own, room: own.write_numbers(room, 3, [1, 2]),
    lambda own, room: own.write_numbers(room, -1, [1]),
    lambda own, room: own.write_numbers(room, 0, [2**40]),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_nothing_is_written_outside_of_the_array(either: Any, wrong: Callable[[Any, memoryview], object]) -> None:
    whole = bytearray(packed(*[9] * 8))
    with pytest.raises(ValueError, match=r"array|column|number|bytes|as many|threes|lists"):
        wrong(either, memoryview(whole)[8:24])
    assert bytes(whole[:8]) == bytes(whole[24:]) == packed(9, 9)


def test_both_forms_do_the_same(plain: Any, quick: Any) -> None:
    rng = Random(1)
    for _ in range(300):
        width, many = rng.randint(1, 9), rng.randint(0, 5)
        columns = sorted(rng.sample(range(width), rng.randint(0, width)))
        rows = [packed(*[rng.randint(-9, 9) for _ in range(width)]) for _ in range(many)]
        numbers = [rng.randint(-(2**31), 2**31 - 1) for _ in range(many * len(columns))]
        lying = [rng.choice([row, packed(0)]) for row in rows[: rng.randint(0, many)]]
        rooms = [bytearray(4 * width * (many + 1)) for _ in range(2)]
        for own, room in zip((plain, quick), rooms, strict=True):
            own.lay_changed(room, 4, rows, packed(*columns), numbers, [], [])
            own.lay_changed(room, 4, rows, packed(*columns), numbers[::-1], rows, numbers)
            own.lay_rows(room, 0, rows, lying)
            own.write_numbers(room, many, numbers[:width])
        assert rooms[0] == rooms[1]
        assert plain.told_list(numbers) == quick.told_list(numbers)


def test_both_forms_tell_the_same_options(plain: Any, quick: Any) -> None:
    rng = Random(2)
    for _ in range(300):
        raws: list[tuple[int, ...]] = []
        called: list[Any] = []
        where = [None, [rng.randint(0, 1) for _ in range(5)], [[0, 1], [1]], [rng.randint(0, 1), 5], [[3, 1], [0, 4]]]
        while len(raws) < 4 and rng.random() < 0.8:
            count = rng.randint(0, 4 - len(raws))
            raws += [tuple([rng.randint(-1, 3) for _ in range(rng.randint(2, 6))]) for _ in range(count or 1)]
            if count > 1:
                raws[-count:] = [(raw[0], rng.randint(0, 3), *raw[2:]) for raw in raws[-count:]]
                where[0] = rng.choice([None, [rng.randint(-1, 4) for _ in range(4)]])
                called += [0, count, 7, 8, where[:]]
            elif count:
                called += [count, 7, rng.choice([0, 5]), rng.randint(0, 1)]
            else:
                called += [-1, 7, rng.randint(0, 2), rng.randint(0, 3), rng.randint(0, 2), -(1 << 40)]
        before = rng.randint(0, 4)
        rooms = [bytearray(packed(*[9] * 36)) for _ in range(2)]
        masks = [bytearray(b"\1" * before + bytes(4 - before)) for _ in range(2)]
        for own, room, mask in zip((plain, quick), rooms, masks, strict=True):
            own.lay_options(room, mask, raws, called, 7, before)
        assert rooms[0] == rooms[1]
        assert masks[0] == masks[1] == b"\1" * len(raws) + bytes(4 - len(raws))


def test_what_has_changed_is_told_once(either: Any) -> None:
    now: list[Any] = [[1, 2], [[3], [4]], 5, (6,)]
    then: list[Any] = [None] * 4
    assert either.note_changes(now, then) == 0b1111
    assert either.note_changes(now, then) == 0
    now[0][1] = 7
    now[1][0].append(8)
    assert either.note_changes(now, then) == 0b0011
    assert either.note_changes([[1, 7], [[3, 8], [4]], 9, (6,)], then) == 0b0100
    assert then == [[1, 7], [[3, 8], [4]], 9, (6,)]
    with pytest.raises(ValueError, match="as many"):
        either.note_changes([1], then)


def test_lists_that_were_and_are_empty_have_not_changed(either: Any) -> None:
    now: list[Any] = [[[], [], [1]]]
    then: list[Any] = [None]
    assert either.note_changes(now, then) == 1
    assert either.note_changes([[[], [], [1]]], then) == 0
    now[0][1].append(2)
    assert either.note_changes(now, then) == 1
    assert then == [[[], [2], [1]]]


def test_the_parts_of_columns_that_have_changed_are_told_once(either: Any) -> None:
    now: list[Any] = [[1, 2, 3], [[4], [5], 6, 7, 8, 9], []]
    then: list[Any] = [None] * 3
    assert either.note_parts(now, then, 3) == 0b111
    assert either.note_parts(now, then, 3) == 0
    now[0][1] = 7
    now[1][0].append(8)
    now[1][5] = 1000
    assert either.note_parts(now, then, 3) == 0b111
    now[1][3] = 1001
    assert either.note_parts(now, then, 3) == 0b010
    now[0] += [1, 2, 3]
    assert either.note_parts(now, then, 3) == 0b111
    assert then == now
    now[0][5] = 4
    assert then[0][5] == 3
    assert either.note_parts(now, then, 3) == 0b100


def test_what_is_no_row_is_told_with_the_numbers_in_it_and_after_it(either: Any) -> None:
    room, view = memoryview(bytearray(packed(*[9] * 7))), packed(1, 2, 3, 4)
    numbers, columns, asked = [5, packed(6)], packed(3, 1), packed(0)
    either.lay_told(room, view, columns, numbers, asked, [7], [8, -8], b"", [])
    assert bytes(room) == packed(7, 6, 3, 5, 8, -8, 9)
    either.lay_told(room, packed(1, 1), columns, [], asked, [], [], view, numbers)
    assert bytes(room) == packed(1, 1, 3, 5, 8, -8, 9)
    assert view == packed(1, 2, 3, 4)


def test_of_what_is_no_row_only_what_may_be_other_is_told_again(either: Any) -> None:
    room, view, numbers = memoryview(bytearray(packed(*[9] * 4))), packed(1, 2, 3), [5]
    either.lay_told(room, view, packed(1), numbers, packed(2), [6], [7], view, numbers)
    assert bytes(room) == packed(9, 9, 6, 7)
    either.lay_told(room, view, packed(1), [5], packed(2), [6], [7], b"", numbers)
    assert bytes(room) == packed(1, 5, 6, 7)


def test_bytes_are_cleared(either: Any) -> None:
    room = memoryview(bytearray(b"abcdef"))
    either.clear_bytes(room, 1, 4)
    either.clear_bytes(room, 6, 6)
    assert bytes(room) == b"a\0\0\0ef"


def test_a_number_is_read_in_its_column(either: Any) -> None:
    assert either.number_at(packed(5, -7, 2**31 - 1), 1) == -7
    assert either.number_at(packed(5, -7, 2**31 - 1), 2) == 2**31 - 1


def test_entries_of_a_column_are_picked(either: Any) -> None:
    assert either.picked([5, 6, 7], [2, -1, 0, 0]) == [7, -1, 5, 5]
    assert either.picked([], []) == []


def test_cards_that_a_seat_knows_are_picked(either: Any) -> None:
    assert either.known_among([3, 0, 2], [0b10, 0b01, 0b11, 0b10], 1) == [3, 0, 2]
    assert either.known_among([3, 1, 2], [0b10, 0b01, 0b11, 0b10], 0) == [1, 2]
    assert either.known_among([], [], 0) == []


def test_ways_lead_through_those_who_may_be_crossed(either: Any) -> None:
    """On a line of seven spaces with a figure's own space, a friend and a foe on it."""
    line = [[n for n in (space - 1, space + 1) if 0 <= n < 7] for space in range(7)]
    occupant = [-1, 2, -1, 0, 1, -1, -1]
    assert either.spread(line, occupant, 3, 0, 0, 0b111) == [3]
    assert either.spread(line, occupant, 3, 9, 0, 0b000) == [3, 2]
    assert either.spread(line, occupant, 3, 9, 0, 0b010) == [3, 2, 5, 6]
    assert either.spread(line, occupant, 3, 2, 0, 0b111) == [3, 2, 5]
    assert either.spread(line, occupant, 6, 9, 0, 0b010) == [6, 5, 3, 2]


def test_both_forms_walk_the_same_ways(plain: Any, quick: Any) -> None:
    rng = Random(5)
    for _ in range(200):
        many = rng.randint(1, 20)
        around = [rng.sample(range(many), rng.randint(0, min(4, many))) for _ in range(many)]
        occupant = [rng.choice([-1, -1, rng.randrange(6)]) for _ in range(many)]
        way = (rng.randrange(many), rng.randint(-1, 5), rng.randrange(6), rng.randrange(64))
        assert plain.spread(around, occupant, *way) == quick.spread(around, occupant, *way)


def test_places_that_hold_a_number_are_listed(either: Any) -> None:
    assert either.places_holding([5, -1, 1000, 5], 5) == [0, 3]
    assert either.places_holding([5, -1, 1000, 5], 1000) == [2]
    assert either.places_holding([5], 6) == either.places_holding([], -1) == []


def test_what_things_hold_lies_with_the_rows_of_its_holders(either: Any) -> None:
    room = memoryview(bytearray(packed(*[9] * 9)))
    table: list[Any] = [packed(1, 0, 2, 0), b"", None, packed(3, 0)]
    assert either.lay_held(room, 4, 8, 1, [table, [0, 1, 3], 6, table, [3], 20]) == 4
    assert bytes(room) == packed(9, 1, 7, 2, 7, 3, 9, 3, 21)
    assert table[0] == packed(1, 0, 2, 0)
    assert either.lay_held(room, 4, 8, 1, []) == 0


def test_of_what_was_never_made_or_has_no_room_nothing_is_laid(either: Any) -> None:
    room = memoryview(bytearray(packed(*[9] * 4)))
    table: list[Any] = [packed(1, 0, 2, 0), b"", None]
    assert either.lay_held(room, 0, 8, 1, [table, [0, 1], 6, table, [2, 0], 6]) == -3
    assert either.lay_held(room, 0, 8, 1, [table, [2], 6]) == -1
    assert either.lay_held(room, 4, 8, 1, [table, [0], 6]) == 2
    assert either.lay_held(room, 0, 8, 1, [table, [0, 0], 6]) == 4
    assert bytes(room) == packed(*[9] * 4)


def test_cards_are_laid_with_where_they_lie(either: Any) -> None:
    printed, room = [packed(1, 0, 0, 0, 0), b"", packed(3, 0, 0, 0, 0)], memoryview(bytearray(packed(*[9] * 15)))
    columns, groups = packed(1, 4, 2, 3), [2, -1, 6, 0, 5, 5, 1, 1, 8]
    assert either.lay_cards(room, 0, printed, [2, 1, 0], groups, 7, columns, []) == 1
    printed[1] = packed(2, 0, 0, 0, 0)
    assert either.lay_cards(room, 0, printed, [2, 1, 0], groups, 7, columns, []) == -1
    assert bytes(room) == packed(3, 7, 0, 6, -1, 2, 7, 1, 6, -1, 1, 7, 0, 8, 1)
    with pytest.raises(ValueError, match="as many cards"):
        either.lay_cards(room, 0, printed, [2, 1], [1, 1, 1], 7, columns, [])
    with pytest.raises(ValueError, match="no such card"):
        either.lay_cards(room, 0, printed, [3], [1, 1, 1], 7, columns, [])
    with pytest.raises(ValueError, match="array"):
        either.lay_cards(room, 44, printed, [0], [1, 1, 1], 7, columns, [])


def test_cards_that_lie_there_already_are_left_alone(quick: Any) -> None:
    printed, room = [packed(1, 0, 0, 0), packed(2, 0, 0, 0)], memoryview(bytearray(packed(*[9] * 8)))
    quick.lay_cards(room, 0, printed, [0, 1], [2, 1, 1], 7, packed(0, 1, 2, 3), [0, 0])
    assert bytes(room) == packed(9, 9, 9, 9, 7, 1, 1, 1)
