"""What has not changed is one and the same from view to view, and what is kept says what making it anew says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.games.lorcana.state import view as lorcana
from ludoteca.games.synchro.state import view as synchro

CHOICES = 60
Shown = Callable[[Any], list[Any]]


def cards(view: Any) -> list[Any]:
    return [card for player in view.players for card in (*player.in_play, *player.hand)]


def characters(view: Any) -> list[Any]:
    return [*[board for board in view.boards if board.hero], *view.monsters]


SHOWN: dict[str, tuple[Shown, list[Any]]] = {
    "lorcana": (cards, [lorcana.shown_in_play, lorcana.shown_in_hand, lorcana.shown_location]),
    "synchro": (characters, [synchro.kept_board, synchro.kept_monster]),
}
"""By game, what is looked at, and what keeps it."""


def played(key: str) -> Iterator[Any]:
    """Play a match; a view of each position."""
    match, rng = ludoteca.game(key).new(seed=5), Random(5)
    for _ in range(CHOICES):
        if match.outcome is not None:
            return
        decision = rng.choice(match.decisions)
        match.choose(decision.seat, decision.options.sample(rng))
        yield match.view(0)


@pytest.mark.parametrize("key", SHOWN)
def test_what_has_not_changed_is_one_and_the_same(key: str) -> None:
    shown, _ = SHOWN[key]
    views = [shown(view) for view in played(key)]
    before = {id(one) for view in views[:-1] for one in view}
    again = [one for view in views[1:] for one in view if id(one) in before]
    assert len(again) > CHOICES
    for view, other in zip(views, [shown(view) for view in played(key)], strict=True):
        assert all(one is twin for one, twin in zip(view, other, strict=True))


@pytest.mark.parametrize("key", SHOWN)
def test_what_is_kept_is_what_making_it_anew_shows(key: str) -> None:
    _, keepers = SHOWN[key]
    kept = list(played(key))
    anew = []
    for view in played(key):
        anew.append(view)
        for keeper in keepers:
            keeper.cache_clear()
    assert len(kept) > CHOICES // 2
    assert kept == anew
