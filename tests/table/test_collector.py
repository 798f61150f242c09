"""What a choice makes goes by itself: the cyclic collector has nothing to find, and not much to look at."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import ludoteca
from ludoteca.table import drafts, sight
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
