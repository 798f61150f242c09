"""Batches in shared memory: what workers fill is what a match alone would tell."""

from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

import ludoteca
from ludoteca.kernel.contract import Match, Offer
from ludoteca.rl.history import HISTORY_COLUMNS, History
from ludoteca.rl.observation import Spec, observe
from ludoteca.rl.turns import next_decision, next_offer
from ludoteca.rl.vector import Batch, WorkerFailed
from tests.rl.walks import GAMES, positions


def played(batch: Batch, steps: int) -> Iterator[dict[str, bytes]]:
    """Choose at random by the mask, the same for the same observations; yield all arrays after every step."""
    rng = np.random.default_rng(5)
    for _ in range(steps):
        counts = batch.mask.sum(axis=1)
        batch.step((rng.random(len(counts)) * counts).astype(int))
        yield {
            name: getattr(batch, name).tobytes()
            for name in ("entities", "options", "seats", "over", "returns", "history")
        }


@pytest.mark.parametrize("key", GAMES)
def test_workers_change_nothing(key: str) -> None:
    with Batch(key, 3, workers=0, seed=2, history=4) as alone, Batch(key, 3, workers=2, seed=2, history=4) as shared:
        assert alone.entities.any()
        for one, other in zip(played(alone, 40), played(shared, 40), strict=True):
            assert one == other


class Plain:
    """A match that the kernel's loop knows nothing of: it tells what it asks as the contract does by default."""

    def __init__(self, match: Match) -> None:
        self.seats = match.seats
        self.asked = Match.open_offers(match)

    def open_offers(self) -> list[Offer]:
        return self.asked


@pytest.mark.parametrize("key", GAMES)
def test_what_the_engine_keeps_is_what_people_are_asked(key: str) -> None:
    several = over = 0
    for match, rng in positions(key, 3, 9):
        last = rng.randrange(-1, match.seats)
        several += len(match.open_decisions()) > 1
        over += match.outcome is not None
        asked, decision = next_offer(match, last), next_decision(match, last)
        assert asked == (None if decision is None else (decision.seat, decision.raws, decision.continues))
        assert asked == next_offer(cast("Match", Plain(match)), last)
    assert over == 3
    assert several > 0 or key not in ("arena", "kingdom", "synchro")


def test_a_place_tells_what_its_match_tells() -> None:
    with Batch("lyon", 2, workers=0, seed=3) as batch:
        match = batch.plan.match(1, 0)
        buffers = batch.spec.buffers()
        seat, over = -1, 0
        for _ in range(400):
            decision = next_decision(match, seat)
            assert decision is not None
            observe(match, decision.seat, buffers)
            assert buffers.entities.tobytes() == batch.entities[1].tobytes()
            assert buffers.mask.tobytes() == batch.mask[1].tobytes()
            assert decision.seat == batch.seats[1]
            seat = decision.seat
            match.choose_raw(seat, decision.raws[-1])
            batch.step(batch.mask.sum(axis=1) - 1)
            assert batch.over[1] == (match.outcome is not None)
            if match.outcome is not None:
                assert batch.returns[1].tolist() == [match.result_for(one) for one in (0, 1)]
                assert sorted(batch.returns[1].tolist()) == [-1, 1]
                over += 1
                match, seat = batch.plan.match(1, over), -1
            else:
                assert not batch.returns[1].any()
        assert over > 0


def test_places_go_through_tables() -> None:
    tables = [{"decks": [deck, "leoni"]} for deck in ("custodi", "corsari", "lame")]
    with Batch("lyon", 4, workers=0, tables=tables, first="player 2") as batch:
        options = [batch.plan.match(place, 0).save()["options"] for place in range(4)]
    assert [one["decks"][0] for one in options] == ["custodi", "corsari", "lame", "custodi"]
    assert {one["first"] for one in options} == {"player 2"}


@pytest.mark.parametrize("workers", [0, 2])
def test_what_may_not_be_chosen_is_refused(workers: int) -> None:
    with (
        Batch("lyon", 2, workers=workers) as batch,
        pytest.raises((ValueError, WorkerFailed), match="may not choose 63"),
    ):
        batch.step([0, 63])


def test_a_match_that_takes_too_long_is_cut_off() -> None:
    with Batch("lyon", 1, workers=0, max_steps=3) as batch:
        for cut in (0, 0, 1, 0):
            batch.step([0])
            assert (batch.cut[0], batch.over[0]) == (cut, 0)


@pytest.mark.parametrize("key", GAMES)
def test_history_tells_nothing_that_the_seat_does_not_know(key: str) -> None:
    """In worlds that are dealt anew for a seat, with the same events, it is told the same."""
    spec = Spec.of(ludoteca.game(key), history=12)
    told = 0
    for match, rng in positions(key, 3, 7):
        history = History(12)
        history.note(match)
        for seat in range(match.seats):
            here, there = spec.buffers(), spec.buffers()
            observe(match, seat, here, history)
            observe(match.imagine(seat, rng), seat, there, history)
            assert here.history.tobytes() == there.history.tobytes()
            told += int(here.history[:, 0].sum())
    assert told > 0


def test_history_points_to_rows() -> None:
    match = ludoteca.game("lyon").new(seed=7)
    spec = Spec.of(match.game, history=6)
    buffers, history = spec.buffers(), History(6)
    names = [column.name for column in HISTORY_COLUMNS]
    pointed = 0
    for _ in range(60):
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
        history.note(match)
        observe(match, decision.seat, buffers, history)
        rows = buffers.history[:, names.index("row 1")]
        assert (rows <= buffers.rows).all()
        pointed += int((rows > 0).sum())
        assert buffers.copy().same_as(buffers)
    assert pointed > 20
