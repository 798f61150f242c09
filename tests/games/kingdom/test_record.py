"""Random battles in every scenario go as they are written: what is told, offered, refused, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from ludoteca.games.kingdom.positions.naming import cells_in
from ludoteca.games.kingdom.state.cards import REAL
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.kernel.contract import Option
from ludoteca.kernel.views import plain
from tests.games.kingdom.plays import KINGDOM, RELUCTANT, SCENARIOS
from tests.golden.records import Book, Choice, record

BOOK = Book("kingdom")
MOST = 200
"""Choices of a battle."""
HEARTS = 60
"""The kingdom's, so that whoever plays at random sees the later rounds."""
TRIED = 10
"""Of the places where a piece may go."""
LEVELS = ("one_star", "two_stars", "heroic", "iron")
SITUATIONS = [f"scenario {s} for {seats}, {LEVELS[(int(s) + seats) % 4]}" for s in SCENARIOS for seats in (1, 2, 3, 4)]


def played(name: str) -> Iterator[str]:
    scenario, seats, level = name.removeprefix("scenario ").replace(" for ", ", ").split(", ")
    rng = Random(name)
    match = cast(KingdomMatch, KINGDOM.new(int(seats), seed=1, scenario=scenario, level=level))
    match.kingdom = HEARTS
    return record(match, lambda m: pick(m, rng), MOST, shown)


def pick(match: KingdomMatch, rng: Random) -> Choice:
    """Choose at random, but pieces where they cover most; say only now and then that there is nothing more to do."""
    if "ready" in match.decisions[0].options.ids and rng.random() < 0.3:
        lend_a_hand(match, rng)
    decision = rng.choice(match.decisions)
    offered = [option for option in decision.options if option.id not in RELUCTANT]
    if not offered or rng.random() < 0.03:
        offered = list(decision.options)
    if offered[0].id.startswith("place:"):
        tried = rng.sample(offered, min(TRIED, len(offered)))
        return decision, min(tried, key=lambda option: left_after(match, decision.seat, option))
    return decision, rng.choice(offered)


def shown(match: KingdomMatch) -> object:
    """What everybody sees of a piece that is being placed, or of a hero who turns."""
    if match.result is None and match.decisions[0].options.ids[0].partition(":")[0] in ("target", "place", "soldier"):
        return plain(match.view(None))["attack"]
    return None


def lend_a_hand(match: KingdomMatch, rng: Random) -> None:
    """Do what whoever plays at random would not: set out from the first square, cover most of a horde, save."""
    figure = rng.randrange(len(match.where))
    if match.where[figure] >= 0 and match.on_tray[figure] < 0 and match.may_stand(figure, 0) and match.top[0] < 0:
        match.move_figure(figure, 0)
    tray = rng.choice(match.open_trays() or [-1])
    left = cells_in(match.uncovered(tray)) if tray >= 0 else []
    if len(left) > 1:
        left.remove(rng.choice(left))
        match.lay(tray, sum(1 << cell for cell in left), REAL, 0)
    match.crystals = max(match.crystals, rng.randrange(9))
    match.ask_anew()


def left_after(match: KingdomMatch, seat: int, option: Option) -> int:
    """Count the enemies that nothing covers, if this were chosen."""
    after = cast(KingdomMatch, match.copy())
    after.choose_raw(seat, option.raw)
    return sum(after.uncovered(tray).bit_count() for tray in after.open_trays())


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_happens_is_what_is_written(name: str) -> None:
    BOOK.check(name, played(name))
