"""Who meets whom in the rounds after a draft: neighbours first, then by wins, nobody the same twice if possible."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.table.pairings import Course, pairings, rounds_for


def test_as_many_rounds_as_tell_the_players_apart() -> None:
    assert [rounds_for(seats) for seats in range(2, 9)] == [1, 2, 2, 3, 3, 3, 3]


def test_neighbours_meet_at_first() -> None:
    assert pairings(Course([0] * 6)) == [(0, 1), (2, 3), (4, 5)]


def test_whoever_has_won_meets_whoever_has_won() -> None:
    met = frozenset(map(frozenset, [(0, 1), (2, 3)]))
    assert pairings(Course([0, 1, 1, 0], met)) == [(1, 2), (0, 3)]


def test_nobody_meets_the_same_again_though_they_have_won_as_much() -> None:
    assert pairings(Course([1, 1, 0, 0], frozenset([frozenset((0, 1))]))) == [(0, 2), (1, 3)]


def test_of_two_there_is_nobody_else() -> None:
    assert pairings(Course([1, 0], frozenset([frozenset((0, 1))]))) == [(0, 1)]


def test_a_bot_rests_before_a_person_and_nobody_twice() -> None:
    assert pairings(Course([0] * 5, bots=frozenset([1]))) == [(0, 2), (3, 4), (1,)]
    assert pairings(Course([0] * 3, rested=frozenset([0, 2]))) == [(0, 2), (1,)]
    assert pairings(Course([1, 1, 0], bots=frozenset([0]), rested=frozenset([0]))) == [(0, 1), (2,)]


@pytest.mark.parametrize("seats", range(3, 9))
def test_all_rounds_are_played_without_anybody_meeting_twice(seats: int) -> None:
    rng = Random(seats)
    for _ in range(20):
        wins, met, rested = [0] * seats, set[frozenset[int]](), set[int]()
        for _ in range(rounds_for(seats)):
            pairs = pairings(Course(wins, frozenset(met), frozenset(rested)))
            assert sorted(seat for pair in pairs for seat in pair) == list(range(seats))
            for pair in pairs:
                assert frozenset(pair) not in met
                met.add(frozenset(pair))
                wins[rng.choice(pair)] += 1
                rested |= set(pair) if len(pair) == 1 else set()
