"""Layouts that several rule tests begin with."""

from __future__ import annotations

from pathlib import Path

from ludoteca.kernel.chance import Chance
from tests.rules.arena.table import Table

BENCH = Path(__file__).parent / "packs" / "banco"
"""A pack with one character, `bench`, whose cards do what no card of the core set does."""


def duel(me: str = "gaston", them: str = "sulley", mode: str = "ch4", gap: int = 0) -> Table:
    """Two figures face to face in the middle, or with so many spaces between them; the others at the edges."""
    if mode == "ch1":
        table = Table(mode, active=me)
    else:
        allies = [name for name in ("ariel", "mickey", "facilier") if name not in (me, them)]
        rivals = [name for name in ("demona", "maleficent", "aladdin") if name not in (me, them)]
        blue, red = f"{me} {allies[0]} {allies[1]}", f"{them} {rivals[0]} {rivals[1]}"
        table = Table(mode, blue=blue, red=red, packs=(BENCH,))
    table.put(me, "D3")
    table.put(them, f"D{4 + gap}")
    return table


def beginning(who: str = "gaston", chance: Chance | None = None) -> Table:
    """That character's turn is about to begin."""
    others = [name for name in ("ariel", "mickey", "gaston") if name != who]
    blue = f"{who} {others[0]} {others[1]}"
    return Table("ch4", blue=blue, red="aladdin sulley demona", begin="turn", chance=chance)
