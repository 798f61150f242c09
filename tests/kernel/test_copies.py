"""Copies: one knows the future of its match, one with a chance of its own does not, and neither disturbs the match."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import ludoteca
from ludoteca.kernel.chance import Chance, Drawn, NoChance, Seeded
from ludoteca.kernel.contract import JSON, Match
from ludoteca.kernel.views import plain
from tests.conformance.stones import Stones, StonesGame

GAMES = sorted(ludoteca.list_games())


def go_on(match: Match, rng: Random, most: int = 80) -> None:
    """Play on at random."""
    while match.outcome is None and most > 0:
        decision = match.decisions[0]
        match.choose_raw(decision.seat, decision.raws[int(rng.random() * len(decision.raws))])
        most -= 1


def position(match: Match) -> JSON:
    """Return all that is saved but where chance comes from."""
    return {key: part for key, part in match.save().items() if key != "chance"}


def begun(key: str) -> Iterator[Match]:
    """Play a few matches with different settings for some choices."""
    grid = ludoteca.game(key).grid()
    for seed in range(6):
        match = ludoteca.game(key).new(seed=seed, **grid[seed * 7 % len(grid)])
        go_on(match, Random(seed), 2)
        yield match


def ends(match: Match, seed: int) -> JSON:
    """Play a match on, the same for the same seed as long as the same is asked, and return where it gets."""
    go_on(match, Random(seed))
    return position(match)


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_draws_what_its_match_will_draw(key: str) -> None:
    for match in begun(key):
        assert ends(match.copy(), 3) == ends(match.copy(), 3) == ends(match, 3)


@pytest.mark.parametrize("key", GAMES)
def test_a_copy_with_a_chance_of_its_own_does_not(key: str) -> None:
    apart = 0
    for match in begun(key):
        before, told = position(match), [plain(match.view(seat)) for seat in range(match.seats)]
        copied = match.copy(chance=Seeded(99))
        assert position(copied) == before
        assert [plain(copied.view(seat)) for seat in range(match.seats)] == told
        asked = [(one.seat, one.raws) for one in match.decisions]
        assert [(one.seat, one.raws) for one in copied.decisions] == asked
        there = ends(copied, 3)
        assert there == ends(match.copy(chance=Seeded(99)), 3)
        assert position(match) == before
        apart += there != ends(match.copy(), 3)
    assert apart > 0


def test_what_it_is_given_is_asked_and_nothing_else() -> None:
    drawn = 0
    for match in begun("arena"):
        try:
            go_on(match.copy(chance=NoChance()), Random(3))
        except Drawn:
            drawn += 1
    assert drawn > 0


class Kept(Stones):
    """Stones that are copied as the contract copies."""

    def copy(self, chance: Chance | None = None) -> Match:
        return Match.copy(self, chance)


def test_every_match_of_the_contract_can_be_copied_so() -> None:
    match = StonesGame(Kept).new(seed=4)
    rolled = set()
    for chance in (None, None, *map(Seeded, range(12))):
        copied = match.copy(chance=chance)
        assert position(copied) == position(match)
        copied.choose(0, "roll")
        rolled.add((chance is None, copied.save()["rolled"]))
    assert len([one for known, one in rolled if known]) == 1
    assert len(rolled) > 3
