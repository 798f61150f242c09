"""What a learnt judgement of a contest looks at: figures, their places, wounds and counters, cards, and numbers."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.bot.evaluation import FARTHEST, evaluate, near_golden
from ludoteca.games.arena.state.match import OPEN, ArenaMatch
from ludoteca.kernel.features import Features, NumberedZones, Zone

REACH: Final = 2
"""A rival so near can be attacked by most."""
HAND: Final = Zone("hand/mine")


class Side:
    """The zones of a side, and those of its figures by how long they wait and by Health."""

    def __init__(self, whose: str) -> None:
        self.character = Zone("character/" + whose)
        self.space = Zone("space/" + whose)
        self.status = Zone("status/" + whose)
        self.waits = NumberedZones("waits/" + whose)
        self.health = NumberedZones("health/" + whose)


MINE: Final = Side("mine")
THEIRS: Final = Side("theirs")


def features(m: ArenaMatch, seat: int) -> Features:
    """Return the position as `seat` knows it."""
    features = Features()
    side = m.side_of[seat]
    features.count(evaluate(m, seat))
    features.count(m.round / 10.0)
    features.mark(m.ending)
    ours = m.active >= 0 and m.side[m.active] == side
    features.mark(ours)
    features.mark(ours and m.acted == OPEN)
    features.mark(ours and m.moved == OPEN)
    team(m, side, side, features)
    team(m, 1 - side, side, features)
    for card in m.hand[seat]:
        features.see_in(HAND, m.content.cards[m.face[card]].id)
    return features


def team(m: ArenaMatch, side: int, own: int, features: Features) -> None:
    """Note what a side has: points, cards, and its figures with what they bear."""
    whose = MINE if side == own else THEIRS
    features.count(m.points[side] / 10.0)
    features.count((m.goal - m.points[side]) / 10.0)
    cards, fewest = 0, 20
    for seat in range(m.seats):
        if m.side_of[seat] == side:
            cards += len(m.hand[seat])
            fewest = min(fewest, len(m.deck[seat]))
    features.count(cards / 10.0)
    features.count(fewest / 10.0)
    health, golden, out, upgraded = 0.0, 0.0, 0, 0
    for position in range(len(m.track)):
        figure = m.track[position]
        if m.side[figure] == side:
            space = m.space[figure]
            id = m.person(figure).id
            waits = (position - m.turn) % len(m.track) if m.turn >= 0 else position
            features.see_in(whose.character, id)
            features.thing(side == own, id, traits(m, figure, waits))
            features.see_in(whose.waits.at(waits), id)
            features.see_in(whose.health.at(m.health[figure]), id)
            health += m.health[figure]
            out += m.out[figure]
            upgraded += 1 if m.upgraded[figure] else 0
            if space >= 0:
                golden += 1.0 if m.content.board.points[space] else near_golden(m, space)
                features.see_in(whose.space, str(space))
            for kind in range(m.kinds):
                for _ in range(min(3, m.counters[figure * m.kinds + kind])):
                    features.see_in(whose.status, m.content.statuses[kind].id)
    features.count(health / 10.0)
    features.count(golden)
    features.count(float(out))
    features.count(float(upgraded))


def traits(m: ArenaMatch, figure: int, waits: int) -> list[float]:
    """Describe a figure: its Health, how soon it acts, where it stands, how near rivals are, what it bears."""
    space = m.space[figure]
    nearest, in_reach = FARTHEST, 0
    if space >= 0:
        for other in range(m.figures):
            if m.side[other] != m.side[figure] and m.space[other] >= 0:
                steps = m.distance(figure, other)
                nearest = min(nearest, steps)
                in_reach += 1 if steps <= REACH else 0
    good, bad = 0, 0
    for kind in range(m.kinds):
        number = m.counters[figure * m.kinds + kind]
        if number:
            if m.content.statuses[kind].helpful:
                good += number
            else:
                bad += number
    return [
        m.health[figure] / 10.0,
        m.health[figure] / max(1, m.person(figure).health),
        1.0 if m.out[figure] else 0.0,
        1.0 if m.upgraded[figure] else 0.0,
        waits / 6.0,
        1.0 if not waits else 0.0,
        m.content.board.points[space] if space >= 0 else 0.0,
        near_golden(m, space) if space >= 0 else 0.0,
        nearest / FARTHEST,
        in_reach / 3.0,
        good / 3.0,
        bad / 3.0,
    ]
