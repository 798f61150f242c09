"""Whole zones laid out from columns, as a scheme has it: only C does so."""

from __future__ import annotations

from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from ludoteca.kernel.schemes import Scheme, here, is_any, left, less, row, there, whole
from tests.kernel.packings import plain_form, quick_form

WIDTH, ROWS, OPTIONS = 6, 12, 4
ZONE, OWN, PLACE, HOLDER, FIRST, SECOND = range(WIDTH)
PLAYERS, FIGURES, HANDS, LISTS = range(4)
NOBODY_KNOWS, ALL_KNOW = 0, 0b11


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    return quick_form(tmp_path_factory.mktemp("packing"))


def packed(*numbers: int) -> bytes:
    return array("i", numbers).tobytes()


def scheme() -> Scheme:
    made = Scheme(
        "players", "sizes", "hands", "known", "figures", "hurt", "strength", "used", "forbidden", "faces", "round"
    )
    made.standing(PLAYERS, "players", here("sizes"), cards=False, places=2)
    made.standing(
        FIGURES, "figures", less("strength", "hurt"), row("faces"),
        known="known", places=3, follows=(here("strength"), whole("round")),
    )  # fmt: skip
    made.piles(HANDS, "hands", known="known", holders=PLAYERS, tells_own=True)
    made.kept(LISTS)
    made.concern(1, "card", "space", "figures")
    return made


class Table:
    """A little game: six cards, two hands and three spaces for figures."""

    def __init__(self, quick: Any) -> None:
        self.room = bytearray(packed(*[9] * WIDTH * ROWS))
        self.told, self.options, self.mask = bytearray(28), bytearray(36 * OPTIONS), bytearray(OPTIONS)
        changing = [packed(FIRST), packed(FIRST, SECOND), packed(ZONE, PLACE, HOLDER), b""]
        arrays = [memoryview(array) for array in (self.room, self.told, self.options, self.mask)]
        self.desk = quick.desk_over(*arrays, 4 * WIDTH, OWN, changing)
        self.scheme = scheme()
        self.hands, self.known, self.figures = [[0, 1], [2]], [ALL_KNOW] * 6, [-1, 4, 5]
        self.hurt, self.strength, self.round = [0] * 6, [7, 8, 9], 1
        self.noted: list[Any] = [None] * len(self.scheme.columns)
        self.rows = [[b""] * 2, [b""] * 3, [], [packed(*[50] * WIDTH, *[51] * WIDTH)]]
        self.printed = [b""] * 6
        self.follows = self.scheme.memory()
        self.asked: list[tuple[int, int]] = []

    def columns(self) -> list[Any]:
        sizes, nothing, faces = [len(hand) for hand in self.hands], [0, 0, 0], [-1, 5, 0]
        who = [[0, 1], sizes, self.hands, self.known, self.figures]
        return [*who, self.hurt, self.strength, nothing, nothing, faces, self.round]

    def lay(self, seat: int = 0) -> int:
        """Lay all out, and make what is needed."""
        self.asked = []
        while True:
            needed: list[int] = []
            rows: int = self.desk.lay(
                self.scheme.code, self.columns(), self.noted, self.rows, self.printed, self.follows, seat, needed
            )
            if not needed:
                return rows
            for zone, which in zip(needed[::2], needed[1::2], strict=True):
                self.asked.append((zone, which))
                made = packed(*[100 * zone + which] * WIDTH)
                (self.printed if zone == HANDS else self.rows[zone])[which] = made

    def cells(self, column: int) -> list[int]:
        return array("i", bytes(self.room)).tolist()[column::WIDTH]


@pytest.fixture
def table(quick: Any) -> Table:
    return Table(quick)


def test_only_c_has_desks() -> None:
    room = memoryview(bytearray(16))
    assert plain_form().desk_over(room, room, room, room, 16, 0, []) is None


def test_rows_are_asked_for_once_and_laid_with_their_numbers(table: Table) -> None:
    assert table.lay() == 9
    assert table.asked == [(PLAYERS, 0), (PLAYERS, 1), (FIGURES, 1), (FIGURES, 2), (HANDS, 0), (HANDS, 1), (HANDS, 2)]
    assert table.cells(FIRST) == [2, 1, 8, 9, 200, 201, 202, 50, 51, 0, 0, 0]
    assert table.cells(SECOND)[2:4] == [4, 0]  # card 5 has a row of its own; card 0 is laid out later
    assert table.cells(HOLDER)[4:7] == [1, 1, 2]
    assert table.cells(PLACE)[4:7] == [0, 1, 0]
    assert table.cells(OWN)[4:7] == [1, 1, -1]
    assert [table.desk.row_of(card) for card in range(-1, 8)] == [0, 5, 6, 7, 0, 3, 4, 0, 0]
    assert table.lay() == 9
    assert not table.asked


def test_what_has_not_changed_is_left_alone(table: Table) -> None:
    table.lay()
    table.room[:] = packed(*[7] * WIDTH * ROWS)
    table.hurt[4] = 3
    table.lay()
    assert table.cells(FIRST) == [7, 7, 5, 9, *[7] * 8]
    assert not table.asked
    table.desk.forget()
    table.lay()
    assert table.cells(FIRST) == [2, 1, 5, 9, 200, 201, 202, 50, 51, 0, 0, 0]


def test_a_row_is_asked_for_again_when_it_follows_from_other_numbers(table: Table) -> None:
    table.lay()
    table.strength[2] = 1
    table.lay()
    assert table.asked == [(FIGURES, 2)]
    table.round = 2
    table.lay()
    assert table.asked == [(FIGURES, 1), (FIGURES, 2)]


def test_what_comes_moves_what_lies_after_it(table: Table) -> None:
    table.lay()
    table.figures[0] = 3
    assert table.lay() == 10
    assert table.cells(FIRST) == [2, 1, 7, 8, 9, 200, 201, 202, 50, 51, 0, 0]
    assert table.cells(SECOND)[3:5] == [5, 0]
    table.figures[0], table.hands[0] = -1, [1]
    assert table.lay() == 8
    assert table.cells(FIRST) == [1, 1, 8, 9, 201, 202, 50, 51, 0, 0, 0, 0]
    assert [table.desk.row_of(card) for card in range(6)] == [0, 5, 6, 0, 3, 4]


def test_what_a_seat_does_not_know_has_no_numbers(table: Table) -> None:
    table.known[4] = table.known[1] = NOBODY_KNOWS
    assert table.lay() == 8
    assert table.cells(FIRST) == [2, 1, 0, 9, 200, 202, 50, 51, 0, 0, 0, 0]
    assert table.desk.row_of(4) == table.desk.row_of(1) == 0


def test_another_seat_is_told_all_anew(table: Table) -> None:
    table.lay()
    table.room[:] = packed(*[7] * WIDTH * ROWS)
    table.noted, table.follows = [None] * len(table.noted), table.scheme.memory()
    table.rows[PLAYERS] = [packed(*[60] * WIDTH), packed(*[61] * WIDTH)]
    table.lay(1)
    assert table.cells(OWN)[4:7] == [-1, -1, 1]


def test_so_many_rows_are_counted_as_there_are_though_there_is_no_room(table: Table) -> None:
    table.rows[LISTS] = [packed(*[50] * WIDTH * 9)]
    assert table.lay() == 16
    table.rows[LISTS] = [packed(*[52] * WIDTH)]
    assert table.lay() == 8
    assert table.cells(FIRST) == [2, 1, 8, 9, 200, 201, 202, 52, 0, 0, 0, 0]


def test_numbers_come_from_where_their_source_says(quick: Any) -> None:
    made = Scheme("things", "here", "there", "used", "forbidden")
    sources = [here("here"), there("there"), left("here", "used", "forbidden", 0b10), is_any("there"), row("things")]
    made.standing(0, "things", *sources)
    room = bytearray(4 * WIDTH * 3)
    arrays = [memoryview(bytearray(room)) for _ in range(3)]
    desk = quick.desk_over(memoryview(room), *arrays, 4 * WIDTH, OWN, [packed(0, 1, 2, 3, 4)])
    columns = [[2, -1, 1, 0], [9, 9, 5, 5], [6, 7, 8, -1], [2, 0, 7, 1], [1, 0, 0, 2]]
    rows = [[packed(*[40 + n] * WIDTH) for n in range(4)]]
    assert desk.lay(made.code, columns, [None] * 5, rows, [b""] * 3, bytearray(), 0, []) == 3
    told = array("i", bytes(room)).tolist()
    assert [told[n : n + WIDTH] for n in (0, 6, 12)] == [[9, 8, 7, 1, 1, 40], [5, 7, 0, 1, 2, 42], [5, 6, 0, 0, 3, 43]]


def test_options_are_told_by_the_cards_that_they_concern(table: Table) -> None:
    table.lay()
    abouts = packed(0, 0, 0, -1, 1, 70, 71, table.scheme.concerns[1][2], 2, 0, 0, -1, 1, 72, 0, -1)
    raws = [(0, 5), (1, 1, 3), (1, 0), (3, 2)]
    assert table.desk.tell(packed(8, 9), 2, 77, 2, raws, abouts, table.columns(), []) == 4
    told = array("i", bytes(table.options)).tolist()
    assert [told[n : n + 9] for n in range(0, 36, 9)] == [
        [1, 0, 0, 0, 0, 6, 0, 0, 7],
        [2, 70, 3, 0, 0, 2, 4, 0, 7],
        [2, 71, 0, 0, 0, 1, 0, 0, 7],
        [4, 72, 7, 0, 0, 0, 0, 0, 7],
    ]
    assert array("i", bytes(table.told)).tolist() == [8, 9, 1, 1, 4, 77, 7]
    assert bytes(table.mask) == b"\1" * 4
    assert table.desk.tell(packed(8, 9), 1, 77, -1, raws[:1], abouts, table.columns(), []) == 1
    assert array("i", bytes(table.options)).tolist() == [1, 0, 0, 0, 0, 6, 0, 0, 0] + [0] * 27
    assert bytes(table.mask) == b"\1\0\0\0"


def test_of_what_it_does_not_know_the_filler_is_asked(table: Table) -> None:
    table.lay()
    abouts = packed(0, 0, 0, -1, 2, 0, 0, -1)
    raws, said = [(0,), (1, 4), (1, 5)], [30, 3, 4, 0, 0]
    assert table.desk.tell(packed(8, 9), 1, 0, -1, raws, abouts, [], []) == 1
    assert table.desk.tell(packed(8, 9), 1, 0, -1, raws, abouts, [], said) == 2
    assert table.desk.tell(packed(8, 9), 1, 0, -1, raws, abouts, [], said + [31, 4, 6, 0, 0]) == 3
    told = array("i", bytes(table.options)).tolist()
    assert told[9:18] == [2, 30, 3, 0, 0, 0, 0, 0, 0]
    assert told[18:27] == [2, 31, 4, 0, 0, 6, 0, 0, 0]


def test_nothing_but_schemes_and_columns_is_taken(quick: Any) -> None:
    """Whatever numbers a scheme has, and whatever the columns hold: it is refused, and nothing outside is written."""
    rng, refused, done = Random(4), 0, 0
    values = [-1, 0, 1, 2, 3, 5, 64, 2**31 - 1, -(2**31)]
    for _ in range(1500):
        table = Table(quick)
        table.lay()
        code = array("i", table.scheme.code)
        for _ in range(rng.randint(0, 3)):
            code[rng.randrange(len(code))] = rng.choice(values)
        columns: list[Any] = table.columns()
        for _ in range(rng.randint(0, 2)):
            column = rng.randrange(len(columns))
            columns[column] = rng.choice(
                [None, [], "no", [None], [[1]], 2**40, [2**40] * 3, [5, -1, 9], [0] * 70, [[]]]
            )
        rows: list[Any] = [*table.rows]
        if rng.random() < 0.2:
            rows[rng.randrange(len(rows))] = rng.choice([[], [b"1"], [b""] * 3, ["no"] * 3])
        follows = table.follows if rng.random() < 0.8 else bytearray(rng.randint(0, 40))
        cut = code[: len(code) - rng.choice([0, 0, 1, 7, 20])].tobytes()
        try:
            table.desk.lay(cut, columns, table.noted, rows, table.printed, follows, rng.randint(0, 2), [])
            done += 1
            table.desk.tell(
                packed(8, 9), 1, 7, rng.choice([-1, 0, 9]), [(rng.randint(-1, 3), rng.choice([0, 2, 9, 2**40, -7]))],
                packed(*[rng.choice(values[:6]) for _ in range(8)]), columns, [],
            )  # fmt: skip
        except ValueError:
            refused += 1
        assert len(table.room) == 4 * WIDTH * ROWS
    assert refused > 200
    assert done > 100


@pytest.mark.parametrize(
    "wrong",
    [
        lambda quick, room: quick.desk_over(room, room, room, room, 0, 0, []),
        lambda quick, room: quick.desk_over(room, room, room, room, 7, 0, []),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 2, []),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, [packed(2)]),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, [b"1"]),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, ()),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, []).tell(b"1", 0, 0, 0, [], b"", [], []),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, []).tell(
            packed(1, 2), 0, 0, 0, [], b"", [], []
        ),
        lambda quick, room: quick.desk_over(room, room, room, room, 8, 0, []).tell(b"", 1, 0, 0, [(0,)], b"", [], []),
    ],
)
def test_a_desk_stays_inside_of_its_arrays(quick: Any, wrong: Any) -> None:
    with pytest.raises(ValueError, match=r"size|column|array|act|bytes|list"):
        wrong(quick, memoryview(bytearray(24)))
