"""Positions for tests of gear and upgrades: Gaston's turn, with cards in his Summoner's discard pile."""

from __future__ import annotations

from typing import Any

from tests.rules.arena.table import ME, Table

ROSES = ("Spinta", "Rissa in Taverna", "Spinta", "Rissa in Taverna")
LAMPS = ("Carica Taurina", "Carica Taurina")
THIEF = ("Stordisci e Scappa", "Stordisci e Scappa", "Spinta", "Rissa in Taverna")
"""Two lamps and two roses: what Aladdin's upgrade costs."""


def gear(table: Table, seat: int = ME, viewer: int | None = ME) -> dict[str, int]:
    """What that seat has collected, as the viewer sees it; only what there is."""
    view = table.view(viewer)
    counts = view.players[seat].gear
    return {shown.id: count for shown, count in zip(view.gears, counts, strict=True) if count}


def collected(*cards: str, active: str = "gaston", **options: Any) -> Table:
    """Gaston's (or another's) turn, with these cards in his Summoner's discard pile."""
    table = Table("ch4", blue="gaston ariel aladdin", red="mickey sulley demona", active=active, **options)
    table.at(gaston="D3", mickey="E3")
    table.discarded(*cards)
    return table


def ready(**options: Any) -> Table:
    """Gaston's cost is there, exactly."""
    return collected(*ROSES[:2], *LAMPS, **options)
