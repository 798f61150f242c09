"""How a match went: counted turn by turn, by following it once more."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.game import HasCounts
from ludoteca.kernel.session import Session, begin
from ludoteca.kernel.tallies import EVERYBODY, tally, turning_point
from ludoteca.kernel.texts import Phrase

GAMES = ["lyon", "lorcana", "arena", "kingdom", "synchro"]
LORE, COINS = Phrase("leggenda", "lore"), Phrase("monete", "coins")
REASON = Phrase("finita", "over")


def finished(key: str, seed: int) -> Session:
    session = begin(ludoteca.game(key), seed=seed)
    chance = Random(seed)
    for _ in range(3000):
        if session.match.outcome is not None:
            return session
        decision = chance.choice(list(session.match.decisions))
        session.choose(decision.seat, chance.choice(list(decision.options)).id)
    session.concede(session.match.decisions[0].seat)
    return session


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_match_is_counted_as_it_ended(key: str) -> None:
    game = ludoteca.game(key)
    assert isinstance(game, HasCounts)
    session = finished(key, 3)
    counts = game.counts()
    counted = tally(session, counts)
    assert len(counted.moments) == len(counted.steps) > 1
    assert counted.steps == sorted(counted.steps)
    assert counted.steps[-1] == len(session.steps)
    assert [(name, seat, values[-1]) for name, seat, values in counted.lines] == [
        (at.name, at.seat, at.value) for at in counts.standing(session.match)
    ]
    assert all(len(values) == len(counted.moments) for _, _, values in counted.lines)
    assert all(seat == EVERYBODY or 0 <= seat < session.match.seats for _, seat, _ in counted.lines)
    assert any(counted.deeds)
    played = sum(event.kind == "CardPlayed" for event in session.events)
    if key == "lorcana":
        assert sum(often for seat in counted.deeds for name, often in seat if name.en == "cards played") == played


def test_the_match_turned_where_the_winner_gained_most() -> None:
    lines = [(LORE, 0, [0, 2, 4, 5, 20]), (LORE, 1, [0, 5, 6, 6, 9]), (COINS, 0, [0, 90, 90, 90, 90])]
    assert turning_point(lines, Outcome((0,), "LOR-1", REASON)) == 4
    assert turning_point(lines, Outcome((1,), "LOR-1", REASON)) == 1


def test_those_who_lost_together_lost_it_where_they_lost_most() -> None:
    lines = [(LORE, EVERYBODY, [17, 16, 9, 8, 0])]
    assert turning_point(lines, Outcome((), "KR-1", REASON)) == 4
    assert turning_point([(LORE, EVERYBODY, [17, 16, 6, 5, 0])], Outcome((), "KR-1", REASON)) == 2


def test_without_a_winner_or_a_change_nothing_turned() -> None:
    assert turning_point([(LORE, 0, [0, 0]), (LORE, 1, [0, 0])], Outcome((0,), "LOR-1", REASON)) is None
    assert turning_point([], Outcome((0,), "LOR-1", REASON)) is None
    assert turning_point([(LORE, 0, [0, 3])], None) is None
