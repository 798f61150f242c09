"""What counts as the one solution of a turn."""

import pytest

from ludoteca.puzzles.solving import TooLarge, Turn
from tests.puzzles.turns import Tree, Trees


def turn_of(tree: Tree, most: int = 100) -> Turn:
    game = Trees(tree)
    return Turn(game, game.new(), 0, most)


def test_a_turn_with_one_way_to_win_has_that_for_a_solution() -> None:
    turn = turn_of({"start": (0, {"a": "one", "end": "next"}), "one": (0, {"b": "won", "end": "next"})})
    assert turn.solution() == frozenset("ab")
    assert turn.line(frozenset({"a", "b"})) == ["a", "b"]


def test_the_order_of_choices_and_useless_ones_make_no_other_solution() -> None:
    turn = turn_of(
        {
            "start": (0, {"useless": "wasted", "a": "after a", "b": "after b", "end": "next"}),
            "wasted": (0, {"a": "after a", "b": "after b"}),
            "after a": (0, {"b": "won", "end": "next"}),
            "after b": (0, {"a": "won", "end": "next"}),
        }
    )
    assert turn.solution() == frozenset("ab")


def test_two_ways_with_nothing_in_common_are_no_solution() -> None:
    assert turn_of({"start": (0, {"a": "won", "b": "won", "end": "next"})}).solution() is None


def test_what_two_ways_have_in_common_must_suffice() -> None:
    tree: Tree = {"start": (0, {"a": "one", "end": "next"}), "one": (0, {"b": "won", "c": "won", "end": "next"})}
    assert turn_of(tree).solution() is None


def test_a_turn_that_cannot_be_won_has_no_solution() -> None:
    turn = turn_of({"start": (0, {"a": "lost", "end": "next"})})
    assert not turn.is_won()
    assert turn.solution() is None


@pytest.mark.parametrize("mark", ["?", "!"])
def test_a_way_that_needs_chance_or_shows_something_is_not_sure(mark: str) -> None:
    turn = turn_of({"start": (0, {"a": f"{mark}one", "end": "next"}), "one": (0, {"b": "won", "end": "next"})})
    assert turn.is_won()
    assert turn.solution() is None


@pytest.mark.parametrize("mark", ["?", "!"])
def test_a_way_that_luck_opens_is_another_way(mark: str) -> None:
    turn = turn_of({"start": (0, {"a": "one", "b": f"{mark}won"}), "one": (0, {"c": "won", "end": "next"})})
    assert turn.solution() is None


def test_others_may_answer_as_they_like() -> None:
    saved: Tree = {
        "start": (0, {"a": "asked", "end": "next"}),
        "asked": (1, {"yes": "one", "no": "won"}),
        "one": (0, {"b": "won", "end": "next"}),
    }
    assert turn_of(saved).solution() == frozenset("ab")
    assert turn_of({**saved, "one": (0, {"b": "next"})}).solution() is None


def test_what_is_the_only_option_is_no_choice() -> None:
    turn = turn_of({"start": (0, {"a": "one", "end": "next"}), "one": (0, {"b": "won"})})
    assert turn.solution() == frozenset("a")


def test_a_turn_that_goes_round_is_searched_to_its_end() -> None:
    turn = turn_of({"start": (0, {"a": "one", "end": "next"}), "one": (0, {"back": "start", "b": "won"})})
    assert turn.solution() == frozenset("ab")


def test_a_turn_that_is_too_large_proves_nothing() -> None:
    tree: Tree = {"start": (0, {"a": "one", "b": "two"}), "one": (0, {"c": "won"}), "two": (0, {"d": "next"})}
    assert turn_of(tree, 5).solution() == frozenset("a")
    with pytest.raises(TooLarge):
        turn_of(tree, 4)
