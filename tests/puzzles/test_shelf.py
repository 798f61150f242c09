"""The puzzles that come with a game."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.positions import fingerprint
from ludoteca.kernel.session import around
from ludoteca.puzzles import finding
from ludoteca.puzzles.explaining import explained
from ludoteca.puzzles.shelf import shipped, standing

LORCANA = ludoteca.game("lorcana")
PUZZLES = shipped(LORCANA)
GAMES = {key: game for key in ludoteca.list_games() if (game := ludoteca.game(key)) and shipped(game)}
EVERY = [(key, number) for key, game in GAMES.items() for number in range(len(shipped(game)))]


def test_the_games_that_have_puzzles() -> None:
    assert {key: len(shipped(game)) for key, game in GAMES.items()} == {"lorcana": 50, "lyon": 50}


@pytest.mark.parametrize("key", GAMES)
def test_the_puzzles_of_a_game_are_all_different_and_in_order(key: str) -> None:
    game, puzzles = GAMES[key], shipped(GAMES[key])
    assert {puzzle.grade for puzzle in puzzles} == {1, 2, 3}
    assert len({fingerprint(puzzle.position(game)) for puzzle in puzzles}) == len(puzzles)
    assert list(puzzles) == sorted(puzzles, key=finding.difficulty)


@pytest.mark.parametrize(("key", "decks"), [("lorcana", 20), ("lyon", 8)])
def test_puzzles_are_of_many_decks(key: str, decks: int) -> None:
    assert len({deck for puzzle in shipped(GAMES[key]) for deck in puzzle.options["decks"]}) >= decks


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_every_solution_wins_before_the_turn_is_over(key: str, number: int) -> None:
    puzzle = shipped(GAMES[key])[number]
    played = around(puzzle.position(GAMES[key]))
    assert standing(played, puzzle.seat) == "open"
    ahead = list(puzzle.solution)
    while played.match.outcome is None:
        (decision,) = played.match.decisions
        is_own = decision.seat == puzzle.seat and len(decision) > 1
        played.choose(decision.seat, ahead.pop(0) if is_own else decision[0])
    assert standing(played, puzzle.seat) == "solved"
    assert ahead == []


@pytest.mark.parametrize(("key", "number"), EVERY)
def test_there_is_no_other_solution(key: str, number: int) -> None:
    assert finding.problems_of(GAMES[key], shipped(GAMES[key])[number]) == []


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_that_is_over_has_failed(key: str) -> None:
    puzzle = shipped(GAMES[key])[0]
    played = around(puzzle.position(GAMES[key]))
    turn = played.match.view(None).turn
    while played.match.view(None).turn == turn:
        (decision,) = played.match.decisions
        played.choose(decision.seat, next((id for id in ("fight", "end", "done") if id in decision), decision[0].id))
    assert standing(played, puzzle.seat) == "failed"


@pytest.mark.parametrize("key", GAMES)
def test_a_shipped_puzzle_is_found_again(key: str) -> None:
    puzzle = min(shipped(GAMES[key]), key=lambda one: len(one.choices))
    assert puzzle in finding.puzzles_of(GAMES[key], puzzle.seed)


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


@pytest.mark.parametrize("key", GAMES)
def test_every_solution_is_said_choice_by_choice(key: str) -> None:
    """The same choices in the same order, in both languages, and the last line says by which rule they win."""
    game = GAMES[key]
    for puzzle in shipped(game)[:8]:
        deeds = explained(game, puzzle, "en")
        assert len(deeds) == len(puzzle.solution)
        assert all(deed.choice and deed.told for deed in deeds)
        assert deeds[-1].told[-1].endswith("]")
        others = explained(game, puzzle, "it")
        assert [len(deed.told) for deed in others] == [len(deed.told) for deed in deeds]
        assert [deed.choice for deed in others] != [deed.choice for deed in deeds]


def test_the_solution_is_told_in_the_terminal() -> None:
    told = CliRunner().invoke(main, ["puzzle", "solution", "lyon", "1", "--lang", "en"]).output.splitlines()
    numbered = [line for line in told if not line.startswith(" ")]
    assert [line.partition(".")[0] for line in numbered] == [str(n + 1) for n in range(len(numbered))]
    assert len(numbered) == len(shipped(GAMES["lyon"])[0].solution)
    beyond = CliRunner().invoke(main, ["puzzle", "solution", "lyon", "5000", "--lang", "en"])
    assert (beyond.exit_code, "the last is" in beyond.output) == (1, True)
