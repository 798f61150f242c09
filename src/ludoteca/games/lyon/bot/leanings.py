"""What there is in a position for people of different tastes: blows dealt, safety, cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.match import LANES, LyonMatch

STURDY: Final = 20.0
"""As much DEFENCE on one's own side is as safe as can be."""
FULL_HAND: Final = 6.0


def leanings(m: LyonMatch, seat: int) -> list[float]:
    """Harm: the rival's wounds and empty spaces; safety: one's own Character and Monsters; gain: cards in hand."""
    if m.stale:
        m.refresh()
    other = 1 - seat
    empty = 0
    for lane in range(other * LANES, other * LANES + LANES):
        if m.lane[lane] < 0:
            empty += 1
    defence = 0
    for lane in range(seat * LANES, seat * LANES + LANES):
        if m.lane[lane] >= 0:
            defence += max(0, m.defence_of[lane] - m.damage[m.lane[lane]])
    harm = 0.7 * (1.0 - life_left(m, other)) + 0.3 * empty / LANES
    safety = 0.7 * life_left(m, seat) + 0.3 * min(1.0, defence / STURDY)
    return [harm, safety, min(1.0, len(m.hand[seat]) / FULL_HAND)]


def life_left(m: LyonMatch, seat: int) -> float:
    """Return the part of the Character's DEFENCE that is left; more than all after healing."""
    return m.life(seat) / m.printed(m.character[seat]).defence
