"""The short form of `make prove`: every promise is tried a little whenever the tests run."""

from __future__ import annotations

import pytest

from ludoteca.kernel.contract import Match
from ludoteca.kernel.game import Game
from ludoteca.kernel.positions import canonical, without_chance
from ludoteca.table.logbook import Logbook
from tests.prove import worlds
from tests.prove.__main__ import PROMISES


@pytest.mark.parametrize("promise", list(PROMISES))
def test_a_promise_holds(promise: str) -> None:
    found = PROMISES[promise](20, 1.0)
    assert found.tried
    assert found.broken == []


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody were told the whole position, the pairs would differ."""
    honest = worlds.told

    def leaking(game: Game, match: Match, viewer: int | None, log: Logbook) -> bytes:
        return honest(game, match, viewer, log) + canonical(without_chance(match.save()))

    monkeypatch.setattr(worlds, "told", leaking)
    found = worlds.run(1, 0.0, ("lorcana", "lyon"))
    assert found.broken
