"""Which positions become puzzles, and what a check says of one that no longer is."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.puzzles import finding
from ludoteca.puzzles.shelf import Puzzle, read, write
from tests.puzzles.turns import Tree, Trees

ONE_WAY: Tree = {"start": (0, {"a": "one", "end": "next"}), "one": (0, {"b": "won", "end": "next"})}


def puzzle(*solution: str, grade: int = 1, choices: tuple[str, ...] = (), seat: int = 0) -> Puzzle:
    return Puzzle(seats=2, options={}, seed=1, choices=list(choices), seat=seat, grade=grade, solution=list(solution))


def test_a_puzzle_whose_solution_is_the_only_one_is_sound() -> None:
    assert finding.problems_of(Trees(ONE_WAY), puzzle("a", "b")) == []


@pytest.mark.parametrize(
    ("tree", "wrong", "said"),
    [
        (ONE_WAY, puzzle("a", "end"), "does not win"),
        (ONE_WAY, puzzle("a", "b", choices=("0 jump",)), "can no longer be played"),
        (ONE_WAY, puzzle("a", "b", seat=1), "another seat's"),
        ({**ONE_WAY, "start": (0, {"a": "one", "c": "won"})}, puzzle("a", "b"), "several ways"),
        ({**ONE_WAY, "one": (0, {"b": "!won", "end": "next"})}, puzzle("a", "b"), "several ways"),
    ],
)
def test_a_check_says_what_is_wrong(tree: Tree, wrong: Puzzle, said: str) -> None:
    (problem,) = finding.problems_of(Trees(tree), wrong)
    assert said in problem


def test_a_turn_too_large_for_a_check_is_said_to_be() -> None:
    (problem,) = finding.problems_of(Trees(ONE_WAY), puzzle("a", "b"), 3)
    assert "too large" in problem


def test_of_a_turn_the_earliest_position_with_one_solution_is_taken() -> None:
    """There are two ways at first, and one after the first choice; before that comes an opening without any choice."""
    opening: Tree = {f"opening {n}": (1, {"go": f"opening {n + 1}"}) for n in range(1, 9)}
    tree: Tree = {
        "start": (1, {"go": "opening 1"}),
        **opening,
        "opening 9": (0, {"a": "one", "b": "one"}),
        "one": (0, {"c": "two", "end": "next"}),
        "two": (0, {"d": "won", "end": "next"}),
    }
    found = [finding.puzzles_of(Trees(tree), seed) for seed in range(5)]
    assert {tuple(one.solution) for puzzles in found for one in puzzles} == {("c", "d")}
    assert {len(one.choices) for puzzles in found for one in puzzles} == {10}


def test_no_grade_takes_more_than_half() -> None:
    games = [[puzzle("a", grade=1)] for _ in range(9)]
    *_, found = finding.gather([*games, [puzzle("a", "b", grade=2)], [puzzle("a", grade=3)]], 6)
    assert [one.grade for one in found] == [1, 1, 1, 2, 3]


def test_of_a_game_come_few_and_no_two_with_the_same_solution() -> None:
    game = [puzzle("a", "b"), puzzle("b", "a"), puzzle("c", "d", "e", grade=2), puzzle("f", grade=3), puzzle("g", "h")]
    *_, found = finding.gather([game], 8)
    assert [len(one.solution) for one in found] == [2, 3, 1]
    assert [one.grade for one in found] == [1, 2, 3]


@pytest.mark.parametrize(
    ("choices", "solved", "grade"), [(2, 3, 1), (2, 2, 2), (2, 0, 3), (3, 3, 2), (3, 1, 2), (5, 3, 3), (4, 0, 3)]
)
def test_grades_follow_from_length_and_from_greed(choices: int, solved: int, grade: int) -> None:
    assert finding.grade_of(["a"] * choices, solved) == grade


def test_gathering_stops_when_there_are_enough() -> None:
    endless = ([puzzle("a", "b", grade=2 + n % 2)] for n in iter(int, 1))
    assert [len(found) for found in finding.gather(endless, 1)] == [1]


def test_a_line_wins_only_as_it_stands() -> None:
    match = Trees(ONE_WAY).new()
    assert finding.wins(match.copy(), 0, ["a", "b"], Random(0))
    assert not finding.wins(match.copy(), 0, ["a"], Random(0))
    assert not finding.wins(match.copy(), 0, ["b", "a"], Random(0))


def test_puzzles_are_read_as_they_were_written() -> None:
    puzzles = [puzzle("a", "b"), puzzle("c", grade=3, choices=("0 a", "1 b"))]
    assert read(write(puzzles)) == puzzles
