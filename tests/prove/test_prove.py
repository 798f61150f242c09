"""The short form of `make prove`: every promise is tried a little whenever the tests run."""

from __future__ import annotations

import pytest

from ludoteca.kernel.contract import Match
from ludoteca.kernel.positions import canonical, without_chance
from ludoteca.table.logbook import Logbook
from tests.prove import worlds
from tests.prove.__main__ import PROMISES


@pytest.mark.parametrize("promise", list(PROMISES))
def test_a_promise_holds(promise: str) -> None:
    found = PROMISES[promise](20, 1.0)
    assert found.tried
    assert found.broken == []


@pytest.mark.parametrize("drawn", [True, False])
def test_a_leak_would_be_found(drawn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody knew the whole position, the pairs would differ, whether they are drawn or not."""
    honest = worlds.known

    def leaking(match: Match, viewer: int | None, log: Logbook) -> bytes:
        return honest(match, viewer, log) + canonical(without_chance(match.save()))

    monkeypatch.setattr(worlds, "known", leaking)
    monkeypatch.setattr(worlds, "DRAWN", 10 if drawn else 1)
    found = worlds.run(1, 0.0, ("lorcana", "lyon"))
    assert found.broken
