"""The columns of a position: a match that is copied or saved loses none of them."""

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel.house import HouseMatch

STEPS = 60


def columns_of(match: HouseMatch) -> dict[str, Any]:
    """What a match of a game has besides the kernel's business; where it is compiled only what it saves."""
    own = [kind for kind in type(match).__mro__ if issubclass(kind, HouseMatch) and kind is not HouseMatch]
    names = [name for kind in own for name in getattr(kind, "__slots__", ())]
    return {name: getattr(match, name) for name in dict.fromkeys([*names, *saved_by(match)])}


def saved_by(match: HouseMatch) -> tuple[str, ...]:
    return (*match.saved_numbers, *match.saved_lists, *match.saved_piles, *match.saved_rows)


def played(key: str) -> HouseMatch:
    """A match of the game, some way on."""
    match: Any = ludoteca.game(key).new(seed=7)
    rng = Random(7)
    for _ in range(STEPS):
        if match.outcome is None:
            decision = match.decisions[0]
            match.choose(decision.seat, decision.options.sample(rng))
    assert isinstance(match, HouseMatch)
    return match


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_copy_has_every_column(key: str) -> None:
    match = played(key)
    copied: Any = match.copy()
    assert columns_of(copied) == columns_of(match)
    assert copied.options is match.options


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_a_save_has_every_column_that_nothing_else_follows_from(key: str) -> None:
    """What a match is loaded from gives every column again: those that are saved, and those that are derived."""
    match = played(key)
    saved = match.save()
    again: Any = ludoteca.game(key).restore(saved)
    assert again.save() == saved
    assert again.save_state() == match.save_state()
    assert {name: getattr(again, name) for name in saved_by(match)} == {
        name: getattr(match, name) for name in saved_by(match)
    }
