"""Random games of every setting go as they went."""

from __future__ import annotations

import pytest

import ludoteca
from tests.golden.games import FOLDER, ROUNDS, STRETCH, digests, games

TOGETHER = 8
"""Games to a test."""
WRITTEN = {key: (FOLDER / key / "games.txt").read_text(encoding="utf-8").splitlines() for key in ROUNDS}
PARTS = [(key, first) for key, lines in WRITTEN.items() for first in range(0, len(lines), TOGETHER)]


@pytest.mark.parametrize(("key", "first"), PARTS, ids=[f"{key}-{first}" for key, first in PARTS])
def test_random_games_go_as_they_went(key: str, first: int) -> None:
    for line, (seed, options) in zip(WRITTEN[key][first:], games(key)[first : first + TOGETHER], strict=False):
        number, *before = line.split()
        assert int(number) == seed
        now = digests(key, seed, options)
        same = next((place for place, pair in enumerate(zip(before, now, strict=False)) if len({*pair}) > 1), len(now))
        where = f"seed {seed}, {options}: another game after choice {same * STRETCH}"
        assert now == before, f"{where}; if this is meant: python -m tests.golden.games {key}"


def test_every_setting_of_every_game_is_played() -> None:
    assert {*ROUNDS} == {*ludoteca.list_games()}
    assert all(len(WRITTEN[key]) == len(games(key)) for key in ROUNDS)
