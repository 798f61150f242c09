"""Visits to Landmarks, for the tests about them."""

from __future__ import annotations

from tests.rules.synchro.table import Table

BOARDS = ("red", "yellow", "blue", "green")


def at(landmark: str, level: int = 3, coins: int = 0) -> Table:
    """The party has won, and its flag is on this Landmark of a city of that level."""
    table = Table(phase="visit")
    table.tile(landmark, level=level)
    table.party(coins=coins)
    return table


def keep_first(table: Table) -> None:
    """The first of whatever is offered, until the party is back in its visit."""
    while "leave" not in table.offered():
        table.do(table.offered()[0])
