"""A battle that was saved goes on where it was, also what follows from the rest of the position."""

from __future__ import annotations

from typing import cast

import pytest
from tools import gate

from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.positions import fingerprint
from tests.games.kingdom.plays import KINGDOM, steps

DERIVED = ("damage", "bases", "top", "unused")


@pytest.mark.parametrize(("scenario", "seats", "seed"), [("5", 3, 11), ("9", 1, 12), ("10", 2, 13)])
def test_what_was_saved_goes_on(scenario: str, seats: int, seed: int) -> None:
    for number, step in enumerate(steps(scenario, seats, seed, most=160)):
        if number % 16:
            continue
        again = cast(KingdomMatch, KINGDOM.restore(step.match.save()))
        assert again.save() == step.match.save()
        for name in DERIVED:
            assert getattr(again, name) == getattr(step.match, name), name
        for seat in (None, *range(seats)):
            assert again.view(seat) == step.match.view(seat)
        asked = [(decision.seat, decision.options.raws) for decision in again.decisions]
        assert asked == [(decision.seat, decision.options.raws) for decision in step.match.decisions]
        copied = cast(KingdomMatch, step.match.copy())
        assert copied.save() == step.match.save()


@pytest.mark.parametrize("pile", range(3))
def test_a_battle_to_which_other_hordes_will_come_is_another(pile: int) -> None:
    m = cast(KingdomMatch, KINGDOM.new(1, seed=1, scenario="6"))
    begun = fingerprint(m)
    m.piles = [tokens[:-1] if number == pile else tokens for number, tokens in enumerate(m.piles)]
    assert fingerprint(m) != begun


def test_battles_of_version_1_end_as_other_hordes_would_come_to_them() -> None:
    ended = [why for version, why in map(gate.breaks, gate.files("kingdom")) if version == 1]
    assert ended == ["it begins in another position than it did"] * gate.MATCHES
