"""What a map is made into: neighbours, ways, the order of activation, how cards lie."""

from __future__ import annotations

import pytest

from ludoteca.games.kingdom.state.board import NOWHERE, OUT, Board
from tests.rules.kingdom.table import Table

N, E, S, W = range(4)


def small(exit_side: int = S) -> Board:
    return Board([">>v", "B.v", ".Av"], [0], [W], [8], exit_side)


def test_a_way_leads_to_the_exit_and_out() -> None:
    board = small()
    assert board.onward == [1, 2, 5, NOWHERE, NOWHERE, 8, NOWHERE, NOWHERE, OUT]
    assert board.routes[0] == [1, 2, 5, 8]
    assert board.routes[8] == board.routes[4] == []
    assert board.order == [8, 5, 2, 1, 0]
    assert board.rank == [4, 3, 2, -1, -1, 1, -1, -1, 0]


def test_sites_are_in_the_order_of_their_letters() -> None:
    board = small()
    assert (board.letters, board.sites) == (["A", "B"], [7, 3])
    assert board.site_at == [-1, -1, -1, 1, -1, -1, -1, 0, -1]


def test_neighbours_are_in_all_directions_and_on_the_map() -> None:
    board = small()
    assert board.neighbours[:3] == [[1, 3, 4], [0, 2, 3, 4, 5], [1, 4, 5]]
    assert board.neighbours[3:6] == [[0, 1, 4, 6, 7], [0, 1, 2, 3, 5, 6, 7, 8], [1, 2, 4, 7, 8]]
    assert board.neighbours[6:] == [[3, 4, 7], [3, 4, 5, 6, 8], [4, 5, 7]]


@pytest.mark.parametrize(("side", "quarters"), [(S, 0), (E, 1), (N, 2), (W, 3)])
def test_cards_lie_with_their_line_towards_the_exit(side: int, quarters: int) -> None:
    assert small(side).quarter == quarters


@pytest.mark.parametrize(
    ("rows", "first", "last"), [(["<<"], 1, 0), (["^", "^"], 1, 0), ([">>"], 0, 1), (["v", "v"], 0, 1)]
)
def test_a_way_may_use_the_whole_map_and_never_leaves_it_unseen(rows: list[str], first: int, last: int) -> None:
    board = Board(rows, [first], [W], [last], S)
    assert (board.onward[first], board.onward[last]) == (last, OUT)
    elsewhere = Board(rows, [first], [W], [], S)
    assert elsewhere.onward[last] == OUT, "off the map"
    assert Board(rows, [first], [W], [first], S).onward[first] == OUT, "an exit ends the way"


def test_squares_have_names() -> None:
    board = small()
    assert [board.name(square) for square in (0, 2, 3, 8)] == ["A1", "C1", "A2", "C3"]
    assert [board.find(text) for text in ("A1", "C3", "B", "D1")] == [0, 8, 3, -1]


def test_where_a_hero_could_go_is_shown_only_of_who_can_act() -> None:
    def shown(table: Table) -> list[int]:
        return list(table.view().figures[table.figure("malik")].can_move)

    table = Table("malik", "alleria")
    table.hero("malik", "C3")
    assert shown(table)
    table.activated("malik")
    assert shown(table) == []
    table = Table("malik", "alleria")
    table.hero("malik", "C3")
    table.knocked_out("malik")
    assert shown(table) == []
    table = Table("alleria", "malik")
    cat = table.view().figures[table.figure("wildcat")]
    assert cat.square < 0
    assert cat.can_move == (), "it enters with Alleria, not by itself"
