"""The fingerprint of a position, and the generic position file."""

from __future__ import annotations

import pytest

from ludoteca.kernel import asking
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.positions import position_text, read_position, state_hash
from ludoteca.kernel.yamls import MAX_BYTES, Problem
from tests.conformance.stones import StonesGame
from tests.kernel.duties import new_duties


def test_the_hash_tells_positions_apart_but_not_where_chance_comes_from() -> None:
    one, other = new_duties(Seeded(1)), new_duties(Seeded(2))
    assert state_hash(one) == state_hash(other)
    one.choose(0, "take:1")
    assert state_hash(one) != state_hash(other)
    other.choose(0, "take:1")
    assert state_hash(one) == state_hash(other)


def test_the_hash_is_short_and_the_same_everywhere() -> None:
    assert state_hash(new_duties()) == "17433c2b5e21014c"


def test_any_game_has_positions() -> None:
    game = StonesGame()
    match = game.new(seed=4, stones=9)
    match.choose(0, "take:2")
    text = asking.position(game, match)
    assert text.startswith("ludoteca: position\ngame: stones\npile: 7\n")
    again = asking.from_position(game, text, "stones.yaml", seed=1)
    assert state_hash(again) == state_hash(match)
    again.choose(1, "take:3")
    assert again.view(None)["pile"] == 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "pos.yaml: expected a position"),
        ("- 1", "pos.yaml:1:1: expected a position"),
        ("game: stones", "pos.yaml:1:1: not a position"),
        ("ludoteca: replay\ngame: stones", "pos.yaml:1:11: not a position"),
        ("ludoteca: position\ngame: lyon", "pos.yaml:2:7: a position of 'lyon'; expected a position of 'stones'"),
        ("ludoteca: position\ngame: stones\npile: 3", "pos.yaml: not a position that can be played"),
        ("a: [", "not valid YAML"),
    ],
)
def test_bad_positions_are_problems(text: str, told: str) -> None:
    with pytest.raises(Problem) as problem:
        asking.from_position(StonesGame(), text, "pos.yaml")
    assert told in str(problem.value)


def test_a_huge_position_is_refused() -> None:
    with pytest.raises(Problem, match="larger than"):
        read_position("#" * (MAX_BYTES + 1), "pos.yaml", "stones")


def test_long_lists_of_words_get_a_line_each() -> None:
    text = position_text({"game": "x", "deck": list("abcdefgh"), "hand": ["a", "b"], "chance": {"kind": "live"}})
    assert "hand: [a, b]\n" in text
    assert "- h\n" in text
    assert "chance" not in text
