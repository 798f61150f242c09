"""What has not been said of a card, a character or a match: nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.games.arena.setup import complete_options, empty_match
from ludoteca.games.arena.state.cards import ALLIES, CONSTANT, Ability, Card, Character, Constants, Event, Status
from ludoteca.kernel.texts import EMPTY
from tests.rules.tables import numbers_of


@pytest.mark.parametrize(
    ("kind", "given", "other"),
    [
        (Status, ("x", EMPTY), {"effect": -1}),
        (Card, ("x", EMPTY, 0), {"effect": -1, "through": ALLIES}),
        (Event, (0,), {"status": -1}),
        (Ability, ("x", EMPTY, CONSTANT), {"timing": CONSTANT, "effect": -1, "through": ALLIES}),
        (Constants, (), {"attack_range": 1, "move_through": ALLIES}),
        (Character, ("x", EMPTY, EMPTY), {"health": 1}),
    ],
)
def test_a_thing_has_nothing_unless_it_is_said(
    kind: Callable[..., object], given: tuple[object, ...], other: dict[str, object]
) -> None:
    numbers = numbers_of(kind(*given))
    assert numbers == dict.fromkeys(numbers, 0) | other


def test_before_anything_is_laid_out_there_is_nothing() -> None:
    m = empty_match(complete_options({"mode": "ch4"}))
    assert (m.active, m.active_seat) == (-1, -1)
    saved = m.save_state()
    numbers = {name: value for name, value in saved.items() if not isinstance(value, list)}
    assert numbers == dict.fromkeys(numbers, 0) | {"turn": -1, "playing": -1}
    lists = {name: value for name, value in saved.items() if isinstance(value, list) and value}
    assert lists == {"points": [0, 0], "side_of": [0, 1]}
