"""How good a position looks: what the greedy bot maximises and the search bot falls back on."""

from __future__ import annotations

from ludoteca.games.lyon.cards import INDESTRUCTIBLE, LEAP, POISON, UNSTOPPABLE
from ludoteca.games.lyon.state import LANES, TO_ATTACK, TO_DEFEND, LyonMatch


def evaluate(m: LyonMatch, seat: int) -> float:
    """From -1 to 1 for `seat`: life, Monsters and how they face each other, cards in hand."""
    if m.result is not None:
        if m.result.draw or not m.result.winners:
            return 0.0
        return 1.0 if seat in m.result.winners else -1.0
    if m.stale:
        m.refresh()
    mine = side(m, seat)
    theirs = side(m, 1 - seat)
    score = (mine - theirs) / 40.0
    return max(-0.99, min(0.99, score))


def side(m: LyonMatch, seat: int) -> float:
    total = 1.0 * m.life(seat) + 1.6 * len(m.hand[seat]) + (0.0 if m.exhausted[seat] else 2.0)
    for lane in range(seat * LANES, seat * LANES + LANES):
        if m.lane[lane] >= 0:
            total += worth(m, lane)
    if len(m.deck[seat]) < 4:
        total -= 3.0 * (4 - len(m.deck[seat]))
    return total


def worth(m: LyonMatch, lane: int) -> float:
    """A Monster's worth: its numbers, its keywords, and what it threatens from where it stands."""
    attack = max(0, m.attack_of[lane])
    defence = m.defence_of[lane] - m.damage[m.lane[lane]]
    keywords = m.keywords_of[lane]
    value = 1.0 + 0.9 * attack + 0.6 * max(0, min(defence, 9))
    if keywords & LEAP:
        value += 0.6 + 0.3 * attack
    if keywords & UNSTOPPABLE:
        value += 0.6 + 0.4 * attack
    if keywords & POISON:
        value += 1.5
    if keywords & INDESTRUCTIBLE:
        value += 2.0
    if m.cannot_of[lane] & TO_ATTACK:
        value -= 0.8 * attack
    if m.cannot_of[lane] & TO_DEFEND:
        value -= 0.5 * defence
    facing = (lane + LANES) % 8
    if not m.cannot_of[lane] & TO_ATTACK and not m.can_defend(facing, lane):
        value += 0.5 * attack
    return value
