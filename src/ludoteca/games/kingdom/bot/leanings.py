"""What there is in a position for people of different tastes: enemies covered, hearts, crystals."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.state.match import KingdomMatch

RICH: Final = 20.0
"""Crystals."""


def leanings(m: KingdomMatch, seat: int) -> list[float]:
    """Harm: enemies that are covered; safety: the hearts of the kingdom and of the heroes; gain: crystals."""
    enemies, covered = 0, 0
    for tray in m.trays_in_order():
        shown = m.content.faces[m.face[tray]].grids[m.quarter].enemies
        enemies += shown.bit_count()
        covered += (shown & (m.damage[tray] | m.troops[tray] | m.bases[tray])).bit_count()
    hearts, standing = 0, 0
    for figure in range(len(m.where)):
        if m.hero[figure] >= 0 and not m.reserve_of[figure]:
            standing += 1
            hearts += 0 if m.knocked[figure] else min(5, m.hearts[figure])
    first = m.scenario.difficulty[m.level].hearts[m.seats - 1]
    safety = 0.7 * m.kingdom / first + (0.3 * hearts / (5 * standing) if standing else 0.0)
    return [covered / enemies if enemies else 1.0, safety, min(1.0, m.crystals / RICH)]
