"""Sessions to test with."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.terminal.saving import Saved
from ludoteca.terminal.session import Session

SessionMaker = Callable[..., Session]


@pytest.fixture
def make_session() -> SessionMaker:
    """A session of Lyon: against a bot unless `bots` says otherwise ("" for a person)."""

    def make(
        bots: tuple[str, str] = ("", "random"), lang: str = "en", seed: int = 3, names: tuple[str, ...] = ()
    ) -> Session:
        game = ludoteca.game("lyon")
        match = game.new(2, seed=seed, first="player 1")
        return Session(game, Saved(match, list(bots), list(names), lang), seed)

    return make


@pytest.fixture
def in_action(make_session: SessionMaker) -> Session:
    """Player 1's first Action phase: four Monsters on each side, five cards in hand."""
    session = make_session()
    for _ in range(4):
        session.choose(0, session.match.decisions[0].options[0])
    for _ in range(4):
        session.choose(1, session.thought(1, "random")())
    assert session.decision() is not None
    return session
