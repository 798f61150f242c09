"""Posizione, Spinta, Tiro e Scambio: lines from the front to the rear, and how they change."""

import pytest

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def using(*effects: str, board: str = "red") -> Table:
    """That Hero's turn, with a Skill made for the test."""
    table = Table(turn=board)
    table.hero(board, shards="r", skills=table.skill(*effects))
    return table


@pytest.mark.rule("SH-23.01")
def test_positions_run_from_front_to_rear_on_both_sides() -> None:
    table = Table()
    assert [table.position(board) for board in BOARDS] == [1, 2, 3, 4]
    assert [table.position(f"{board} foe") for board in BOARDS] == [1, 2, 3, 4]


@pytest.mark.rule("SH-23.01", "SH-26.10")
def test_the_same_position_of_both_sides_is_opposite() -> None:
    table = using("damage(2, everyone_at(1))")
    table.do("skill:0")
    assert [table.damage(board) for board in BOARDS] == [2, 0, 0, 0]
    assert [table.damage(f"{board} foe") for board in BOARDS] == [2, 0, 0, 0]


@pytest.mark.rule("SH-23.02", "SH-23.03")
def test_push_moves_from_p1_to_p2() -> None:
    table = using("push(1, front)")
    table.do("skill:0")
    assert table.foes() == "yellow red blue green"
    assert table.position("red foe") == 2
    assert table.told("Pushed") == [(4, 1, 2)]


@pytest.mark.rule("SH-23.02")
def test_push_two_passes_two() -> None:
    table = using("push(2, any_foe)")
    table.do("skill:0")
    table.target("yellow foe")
    assert table.foes() == "red blue green yellow"


@pytest.mark.rule("SH-23.04", "SH-23.05")
def test_pull_moves_from_p4_to_p3() -> None:
    table = using("pull(1, rear)")
    table.do("skill:0")
    assert table.foes() == "red yellow green blue"
    assert table.told("Pulled") == [(7, 4, 3)]


@pytest.mark.rule("SH-23.02", "SH-23.04")
def test_monsters_push_and_pull_heroes() -> None:
    table = Table(turn="red")
    table.foe("red", acts=["push(1, front)"])
    table.foe("yellow", acts=["pull(3, rear)"])
    table.draws(marbles="red blue yellow")
    table.end()
    assert table.line() == "yellow red blue green"
    table.end()
    assert table.line() == "green yellow red blue"


@pytest.mark.rule("SH-A.52")
def test_push_stops_at_the_last_position_and_pull_at_the_first() -> None:
    table = using("push(3, any_foe)")
    table.do("skill:0")
    table.target("blue foe")
    assert table.foes() == "red yellow green blue"
    assert table.told("Pushed") == [(6, 3, 4)]
    other = using("pull(3, any_foe)")
    other.do("skill:0")
    other.target("yellow foe")
    assert other.foes() == "yellow red blue green"


@pytest.mark.rule("SH-A.52")
def test_who_stands_at_the_edge_does_not_move() -> None:
    table = using("push(1, rear)", "pull(1, front)")
    table.do("skill:0")
    assert table.foes() == "red yellow blue green"
    assert table.told("Pushed") == table.told("Pulled") == []


@pytest.mark.rule("SH-23.06", "SH-11.08")
def test_a_swap_reaches_as_far_as_it_says() -> None:
    table = Table(turn="red")
    table.hero("red", shards="r")
    assert table.targets("swap") == ["yellow"]
    assert table.refused("swap:2") == "SH-11.08"
    assert table.refused("swap:3") == "SH-11.08"


@pytest.mark.rule("SH-23.07")
def test_a_swap_without_a_range_reaches_any_ally() -> None:
    table = using("swap")
    table.do("skill:0")
    assert table.targets() == ["yellow", "blue", "green"]
    table.target("green")
    assert table.position("red") == 4


@pytest.mark.rule("SH-23.08", "SH-23.09")
def test_the_performer_takes_the_place_and_the_others_step_forward() -> None:
    table = using("swap")
    table.do("skill:0")
    table.target("blue")
    assert table.line() == "yellow blue red green"


@pytest.mark.rule("SH-A.53")
def test_forward_too_the_others_keep_their_order() -> None:
    table = using("swap", board="green")
    table.do("skill:0")
    table.target("red")
    assert table.line() == "green red yellow blue"


@pytest.mark.rule("SH-A.53", "SH-23.09")
def test_a_swap_of_neighbours_trades_their_places() -> None:
    table = Table(turn="blue")
    table.hero("blue", shards="g")
    table.swap("yellow")
    assert table.line() == "red blue yellow green"
