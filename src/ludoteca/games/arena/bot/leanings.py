"""What there is in a position for people of different tastes: blows, Health, Victory Points."""

from __future__ import annotations

from ludoteca.games.arena.state.match import ArenaMatch


def leanings(m: ArenaMatch, seat: int) -> list[float]:
    """Harm: the Health that rivals lack; safety: the Health of one's own side; gain: points and golden spaces."""
    side = m.side_of[seat]
    health = [0.0, 0.0]
    whole = [0.0, 0.0]
    golden = 0
    for figure in m.track:
        one = m.side[figure]
        whole[one] += m.person(figure).health
        health[one] += m.health[figure] if not m.out[figure] else 0
        if one == side and m.space[figure] >= 0 and m.content.board.points[m.space[figure]]:
            golden += 1
    if not whole[0] or not whole[1]:
        return [0.0, 0.0, 0.0]
    gain = m.points[side] / m.goal + 0.05 * golden
    return [1.0 - health[1 - side] / whole[1 - side], health[side] / whole[side], gain]
