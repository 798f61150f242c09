"""What a learnt judgement of the duel looks at: the cards that the seat knows, where they lie, and a few numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.bot.evaluation import evaluate
from ludoteca.games.lyon.state.cards import INDESTRUCTIBLE, LEAP, POISON, UNSTOPPABLE
from ludoteca.games.lyon.state.match import LANES, SETUP, TO_ATTACK, LyonMatch
from ludoteca.kernel.features import Features, Zone

HAND: Final = Zone("hand/mine")


class Side:
    """The zones of a player."""

    def __init__(self, whose: str) -> None:
        self.lane = Zone("lane/" + whose)
        self.treasure = Zone("treasure/" + whose)
        self.character = Zone("character/" + whose)
        self.discard = Zone("discard/" + whose)


MINE: Final = Side("mine")
THEIRS: Final = Side("theirs")


def features(m: LyonMatch, seat: int) -> Features:
    """Return the position as `seat` knows it."""
    features = Features()
    features.count(evaluate(m, seat))
    features.mark(m.active == seat)
    features.mark(m.phase == SETUP)
    features.count(m.turn / 10.0)
    if m.stale:
        m.refresh()
    for one in (seat, 1 - seat):
        side(m, seat, one, features)
    for card in m.hand[seat]:
        features.see_in(HAND, m.printed(card).id)
    return features


def side(m: LyonMatch, seat: int, one: int, features: Features) -> None:
    """Note what lies before a player: numbers first, then every card."""
    whose = MINE if one == seat else THEIRS
    features.count(m.life(one) / 10.0)
    features.count(len(m.hand[one]) / 5.0)
    features.count(min(10, len(m.deck[one])) / 10.0)
    features.mark(not m.exhausted[one])
    attack, defence, monsters = 0, 0, 0
    for lane in range(one * LANES, one * LANES + LANES):
        card = m.lane[lane]
        if card >= 0 and m.known[card] >> seat & 1:
            monsters += 1
            attack += max(0, m.attack_of[lane])
            defence += max(0, m.defence_of[lane] - m.damage[card])
            id = m.printed(card).id
            features.see_in(whose.lane, id)
            features.thing(one == seat, id, traits(m, seat, one, lane))
            for treasure in m.attached[lane]:
                features.see_in(whose.treasure, m.printed(treasure).id)
    features.count(monsters / 4.0)
    features.count(attack / 10.0)
    features.count(defence / 10.0)
    features.see_in(whose.character, m.printed(m.character[one]).id)
    for card in m.discard[one]:
        features.see_in(whose.discard, m.printed(card).id)


def traits(m: LyonMatch, seat: int, one: int, lane: int) -> list[float]:
    """Describe a Monster in its lane: its numbers now, its Keywords, what it may still do, and what faces it."""
    card = m.lane[lane]
    left = m.defence_of[lane] - m.damage[card]
    keywords = m.keywords_of[lane]
    attacks = 0
    if one == m.active and not m.cannot_of[lane] & TO_ATTACK:
        attacks = max(0, m.attacks_allowed(lane) - m.attacks[lane])
    facing = (lane + LANES) % (2 * LANES)
    rival = m.lane[facing]
    known = rival >= 0 and bool(m.known[rival] >> seat & 1)
    return [
        m.attack_of[lane] / 5.0,
        left / 5.0,
        1.0 if m.damage[card] else 0.0,
        float(attacks),
        1.0 if keywords & (LEAP | UNSTOPPABLE) else 0.0,
        1.0 if keywords & POISON else 0.0,
        1.0 if keywords & INDESTRUCTIBLE else 0.0,
        1.0 if known else 0.0,
        m.attack_of[facing] / 5.0 if known else 0.0,
        (m.defence_of[facing] - m.damage[rival]) / 5.0 if known else 0.0,
        1.0 if known and m.attack_of[lane] >= m.defence_of[facing] - m.damage[rival] else 0.0,
        1.0 if known and m.attack_of[facing] >= left else 0.0,
    ]
