"""How good a position looks: what the greedy bot maximises and the search bot falls back on.

Everything is worth Victory Points: those on the table, those that wounded figures may soon give away, those that golden
spaces will give. Only what the seat's team may know counts: of the rivals' hands, how many cards they hold.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.arena.cards import DISARMED, IMMOBILE, PACIFIED, STEALTHY, STRONG, TAUNT, TOUGH
from ludoteca.games.arena.state import ArenaMatch

SCALE: Final = 9.0
"""So many points ahead are as good as three quarters of a win."""
WOUNDS: Final = 0.85
"""How much of a figure's points its rivals see in its last point of Health."""
GOLDEN: Final = 0.75
NEAR_GOLDEN: Final = 0.12
FARTHEST: Final = 4
UPGRADED: Final = 1.6
GEAR: Final = 0.9
HAND: Final = 0.22
FEW_CARDS: Final = 7
CLOSE: Final = 0.16
"""Having a rival within reach of next turn's attack."""
OUT: Final = 0.5
"""Being KO'd: the way back from the edge of the board."""
LAST_ROUND: Final = 0.35
"""What all but points is worth when the round under way is the last."""
LASTS: Final = 3
"""Counters beyond these add nothing."""
TRAIT_WORTH: Final = (
    (IMMOBILE, -0.45),
    (PACIFIED, -0.3),
    (DISARMED, -0.5),
    (STEALTHY, 0.4),
    (STRONG, 0.5),
    (TAUNT, 0.25),
    (TOUGH, 0.55),
)
TRIGGERED_GOOD: Final = 0.3
TRIGGERED_BAD: Final = -0.55
"""Each counter of a status that does something when it goes."""
START_OF_MATCH: Final = 0.5
"""Drafting: how much a character's figures count."""


def evaluate(m: ArenaMatch, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the seat's side."""
    side = m.side_of[seat]
    if m.result is not None:
        if m.result.draw or not m.result.winners:
            return 0.0
        return 1.0 if m.side_of[m.result.winners[0]] == side else -1.0
    if not m.track:
        return tanh((strength(m, side) - strength(m, 1 - side)) / SCALE)
    ahead = float(m.points[side] - m.points[1 - side])
    rest = standing(m, side) - standing(m, 1 - side)
    if m.ending:
        rest *= LAST_ROUND
        ahead *= 1.5
    return tanh((ahead + rest) / SCALE)


def strength(m: ArenaMatch, side: int) -> float:
    """What a team that is still being formed is good for: Health and attack against the points it may give away."""
    total = 0.0
    for figure in range(m.figures):
        if m.character[figure] >= 0 and m.side[figure] == side:
            person = m.content.characters[m.character[figure]]
            total += person.health / (2.0 * person.points) + 0.2 * (person.standard_attack + person.standard_move)
    return START_OF_MATCH * total


def standing(m: ArenaMatch, side: int) -> float:
    """What a side's figures, cards and gear promise."""
    total = 0.0
    characters = m.content.characters
    for figure in range(m.figures):
        if m.side[figure] != side:
            continue
        person = characters[m.character[figure]]
        if m.out[figure]:
            total -= OUT
        elif m.space[figure] >= 0:
            lost = 1.0 - m.health[figure] / person.health
            total -= WOUNDS * person.points * lost * (0.35 + 0.65 * lost)
            total += place_worth(m, figure) + status_worth(m, figure)
        if m.upgraded[figure]:
            total += UPGRADED
    for seat in range(m.seats):
        if m.side_of[seat] == side:
            total += HAND * min(FEW_CARDS, len(m.hand[seat]))
            if m.upgrades_on:
                total += gear_worth(m, seat)
    return total


def place_worth(m: ArenaMatch, figure: int) -> float:
    """Golden spaces, and rivals within reach."""
    board = m.content.board
    space = m.space[figure]
    worth = 0.0
    if board.points[space]:
        worth = GOLDEN
    else:
        near = FARTHEST
        row = board.distance[space]
        for golden in board.golden:
            if m.occupant[golden] < 0 and row[golden] < near:
                near = row[golden]
        worth = NEAR_GOLDEN * (FARTHEST - near)
    side = m.side[figure]
    row = board.distance[space]
    for other in range(m.figures):
        if m.side[other] != side and m.space[other] >= 0 and row[m.space[other]] <= 3:
            return worth + CLOSE
    return worth


def status_worth(m: ArenaMatch, figure: int) -> float:
    worth = 0.0
    statuses = m.content.statuses
    first = figure * m.kinds
    for kind in range(m.kinds):
        counters = m.counters[first + kind]
        if counters:
            status = statuses[kind]
            if status.triggered:
                worth += counters * (TRIGGERED_GOOD if status.helpful else TRIGGERED_BAD)
            for trait, value in TRAIT_WORTH:
                if status.trait & trait:
                    worth += value * min(LASTS, counters)
    return worth


def gear_worth(m: ArenaMatch, seat: int) -> float:
    """How much of the next upgrade lies in the discard pile already."""
    gears = m.content.gears
    collected = [0] * len(gears)
    cards = m.content.cards
    for card in m.discard[seat]:
        collected[cards[m.face[card]].gear] += 1
    best = 0.0
    for figure in range(seat * m.team_size, (seat + 1) * m.team_size):
        if not m.upgraded[figure]:
            cost = m.content.characters[m.character[figure]].upgrade_cost
            paid = 0
            whole = 0
            for gear in range(len(gears)):
                paid += min(cost[gear], collected[gear])
                whole += cost[gear]
            if whole:
                best = max(best, paid / whole)
    return GEAR * best
