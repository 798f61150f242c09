"""What there is in a position for people of different tastes: challenges, safety, lore."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.state.match import LorcanaMatch

A_CROWD: Final = 8.0
"""Characters of all others."""
MUCH_DAMAGE: Final = 10.0
STURDY: Final = 15.0
"""As much willpower left, among characters that are not exerted, is as safe as can be."""


def leanings(m: LorcanaMatch, seat: int) -> list[float]:
    """Harm: others with few and wounded characters; safety: one's own, ready and unhurt; gain: lore."""
    m.refresh()
    characters, damage = 0, 0
    for other in m.opponents(seat):
        for card in m.play[other]:
            if m.script[card].is_character:
                characters += 1
                damage += m.damage[card]
    ready = 0
    for card in m.play[seat]:
        if m.script[card].is_character and not m.exerted[card]:
            ready += max(0, m.willpower_of[card] - m.damage[card])
    harm = 0.6 * (1.0 - min(1.0, characters / A_CROWD)) + 0.4 * min(1.0, damage / MUCH_DAMAGE)
    return [harm, min(1.0, ready / STURDY), m.lore[seat] / laws.lore_needed(m, seat)]
