"""The puzzles that come with a game."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.positions import fingerprint
from ludoteca.kernel.session import around
from ludoteca.puzzles import finding
from ludoteca.puzzles.shelf import shipped, standing

LORCANA = ludoteca.game("lorcana")
PUZZLES = shipped(LORCANA)


def test_the_puzzles_of_lorcana_are_all_different_and_in_order() -> None:
    assert len(PUZZLES) == 50
    assert {puzzle.grade for puzzle in PUZZLES} == {1, 2, 3}
    assert len({fingerprint(puzzle.position(LORCANA)) for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({deck for puzzle in PUZZLES for deck in puzzle.options["decks"]}) >= 20
    assert list(PUZZLES) == sorted(PUZZLES, key=finding.difficulty)


@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_every_solution_wins_before_the_turn_is_over(number: int) -> None:
    puzzle = PUZZLES[number - 1]
    played = around(puzzle.position(LORCANA))
    assert standing(played, puzzle.seat) == "open"
    ahead = list(puzzle.solution)
    while played.match.outcome is None:
        (decision,) = played.match.decisions
        is_own = decision.seat == puzzle.seat and len(decision) > 1
        played.choose(decision.seat, ahead.pop(0) if is_own else decision[0])
    assert standing(played, puzzle.seat) == "solved"
    assert ahead == []


@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_there_is_no_other_solution(number: int) -> None:
    assert finding.problems_of(LORCANA, PUZZLES[number - 1]) == []


def test_a_turn_that_is_over_has_failed() -> None:
    puzzle = PUZZLES[0]
    played = around(puzzle.position(LORCANA))
    played.choose(puzzle.seat, "end")
    assert standing(played, puzzle.seat) == "failed"


def test_a_shipped_puzzle_is_found_again() -> None:
    puzzle = min(PUZZLES, key=lambda one: len(one.choices))
    assert puzzle in finding.puzzles_of(LORCANA, puzzle.seed)


def test_the_commands_list_and_play() -> None:
    listed = CliRunner().invoke(main, ["puzzle", "list", "lorcana", "--lang", "en"])
    assert listed.output.splitlines()[0] == f"1. easy, {len(PUZZLES[0].solution)} choices"
    assert len(listed.output.splitlines()) == len(PUZZLES)
    none = CliRunner().invoke(main, ["puzzle", "list", "kingdom", "--lang", "en"])
    assert none.exit_code == 1
    assert "has no puzzles" in none.output
    played = CliRunner().invoke(main, ["puzzle", "play", "lorcana", "1", "--lang", "en", "--plain"], input="quit\n")
    assert "Puzzle 1, easy. Win this turn." in played.output
    assert "Not solved." in played.output
    beyond = CliRunner().invoke(main, ["puzzle", "play", "lorcana", "5000", "--lang", "it"])
    assert f"l'ultimo è {len(PUZZLES)}" in beyond.output
