"""Whatever a deed changes, a static that goes by it follows at once, though it goes by nothing else."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.lorcana.effects.lasting.laws import seen_from
from ludoteca.games.lorcana.flow.challenge import within_reach
from ludoteca.games.lorcana.state.terms import ON_EVERYTHING
from ludoteca.kernel.chance import Seeded
from tests.games.lorcana.deeds import BOTH, DEEDS, table_for
from tests.rules.lorcana.table import Table, character

GOING_BY = (
    "count(character, exerted)",
    "damage_on(every(character))",
    "hand_of(each_player)",
    "lore_held",
    "count(card, yours, in_discard)",
    "count(card, in_inkwell)",
    "count(character, at_location)",
    "count(item)",
    "under_of(every(character))",
    "this_turn(drawn_cards)",
    "this_turn(discarded_cards)",
    "this_turn(put_into_discard(card))",
)
"""Amounts, each of which reads one thing."""
FEW = 6
"""Choices after the deed."""


@pytest.mark.rule("LOR-STAT.08")
@pytest.mark.parametrize("amount", GOING_BY)
def test_what_is_kept_is_what_deriving_it_anew_finds(amount: str) -> None:
    """The table compares both after every choice."""
    for deed in DEEDS:
        table, card = table_for(deed, BOTH)
        table.mine(character(0, 9, f"always(gets(this, strength={amount}))", name="Watcher"))
        table.match.draw_from(Seeded(1))
        rng = Random(deed)
        table.play(card)
        for _ in range(FEW):
            if table.match.result is not None or "end" in table.options:
                break
            table.choose(rng.choice(table.options))


def test_a_law_of_a_player_is_seen_from_that_player() -> None:
    match = Table().match
    for seat in range(match.seats):
        seen = seen_from(match, -1 - seat)
        assert (seen.source, seen.seat) == (-1, seat)


@pytest.mark.rule("LOR-STAT.08")
def test_who_is_within_reach_is_found_by_what_holds_now() -> None:
    table = Table()
    table.mine(character(2, 2, "always(can(this, challenge_ready))"))
    foe = table.theirs(character(1, 1))
    match = table.match
    match.targets, match.permits, match.stale = [], 0, ON_EVERYTHING
    assert within_reach(match, 0) == [foe]
