"""The playthroughs are as written; every game has one."""

from __future__ import annotations

import pytest

import ludoteca
from tests.golden.playthroughs import FOLDER, MODES, playthrough


@pytest.mark.parametrize("name", MODES)
def test_the_match_goes_as_it_went(name: str) -> None:
    key, seed, options = MODES[name]
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(key, seed, options) == written, "if this is meant: python -m tests.golden.playthroughs"


def test_every_game_has_a_playthrough() -> None:
    assert {key for key, _, _ in MODES.values()} == set(ludoteca.list_games())
