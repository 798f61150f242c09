"""What a choice makes goes by itself: the cyclic collector has nothing to find, and not much to look at."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import ludoteca
from ludoteca.table import collecting, drafts, large_pages, sight
from ludoteca.table.ledger import Ledger
from ludoteca.table.storage import Player

GAMES = ("lyon", "lorcana", "arena", "kingdom", "synchro")
CHOICES = 12


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Let nothing be collected but by hand."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("key", GAMES)
def test_choices_leave_nothing_to_the_collector(key: str) -> None:
    game = ludoteca.game(key)
    match = game.new(seed=3)
    players = [Player(seat, f"P{seat}") for seat in range(match.seats)]
    ledger = Ledger(game, match.save(), [], [(None if game.open_information else 0, "it")], secret="of this test")
    gallery, rng = sight.Gallery(), Random(1)
    seen: sight.Seen | None = None
    names = sight.names_of(players, "it")
    for count in range(CHOICES):
        decision = rng.choice(ledger.match.decisions)
        option = decision.options.sample(rng).id
        drafts.drafted(ledger.match, decision.seat, [option])
        ledger.choose(decision.seat, option)
        facts = sight.facts(ledger, players, {0}, [0], 0, "it", "/replay")
        painting = gallery.paint(ledger, 0, "it", "wide", names, facts["decisions"])
        frame, seen = sight.frame_of(seen, facts, painting, sight.log_json(ledger, [0], "it", names, 0))
        assert msgspec.json.encode(frame)
        left = gc.collect()
        assert left == 0 or count == 0, f"choice {count} left {left} objects"  # the first one imports what draws


@pytest.mark.parametrize("key", GAMES)
def test_the_collector_does_not_look_at_views(key: str) -> None:
    match = ludoteca.game(key).new(seed=3)
    assert not [seat for seat in (None, *range(match.seats)) if gc.is_tracked(match.view(seat))]


@pytest.mark.parametrize(
    ("passes", "share", "due"),
    [(99, 0.0, False), (100, 0.05, True), (100, 0.06, False), (4999, 1.0, False), (5000, 1.0, True)],
)
def test_everything_is_looked_at_when_it_is_quiet_or_very_late(passes: int, share: float, due: bool) -> None:
    assert collecting.is_due(passes, share) is due


def test_the_collector_looks_at_everything_when_asked_to_and_never_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "SECONDS", 0.0)
    monkeypatch.setattr(collecting, "MOMENT", 0.001)
    monkeypatch.setattr(collecting, "QUIET", 2.0)
    before, full = gc.get_threshold(), gc.get_stats()[2]
    gc.set_threshold(10, 1, 1)

    async def collect() -> tuple[int, int]:
        collecting_task = asyncio.create_task(collecting.collect_when_quiet())
        await asyncio.sleep(0)
        begun = gc.get_stats()[2]["collections"]
        kept = [[number] for number in range(20_000)]
        by_itself = gc.get_stats()[2]["collections"] - begun
        while gc.get_stats()[2]["collections"] == begun:
            await asyncio.sleep(0)
        assert gc.get_threshold() == (10, collecting.NEVER, collecting.NEVER)
        collecting_task.cancel()
        await asyncio.gather(collecting_task, return_exceptions=True)
        return len(kept), by_itself

    try:
        assert asyncio.run(collect()) == (20_000, 0)
        assert gc.get_threshold() == (10, 1, 1)
        assert gc.get_stats()[2]["collections"] > full["collections"]
    finally:
        gc.set_threshold(*before)


@pytest.mark.parametrize(("seldom", "expected"), [(0.0, True), (1e9, False)])
def test_what_has_come_is_put_together_in_a_quiet_moment_but_seldom(
    seldom: float, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by whoever serves tables."""
    threads: list[threading.Thread] = []
    looked: list[int] = []

    def due(passes: int, share: float) -> bool:
        looked.append(passes)
        return True

    for name, value in (("SECONDS", 0.0), ("MOMENT", 0.001), ("SELDOM", seldom), ("is_due", due)):
        monkeypatch.setattr(collecting, name, value)
    monkeypatch.setattr(large_pages, "put_together", lambda: threads.append(threading.current_thread()))

    async def collect() -> None:
        collecting_task = asyncio.create_task(collecting.collect_when_quiet())
        while len(looked) < 3:
            await asyncio.sleep(0.001)
        collecting_task.cancel()
        await asyncio.gather(collecting_task, return_exceptions=True)

    asyncio.run(collect())
    assert bool(threads) is expected
    assert threading.main_thread() not in threads
