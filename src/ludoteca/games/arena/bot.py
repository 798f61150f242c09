"""How good a position looks: what the greedy bot maximises and the search bot falls back on.

Everything is worth Victory Points: those on the table, those that wounded figures may soon give away, those that golden
spaces will give, those that a figure within reach of a rival may soon take. What a figure promises depends on how soon
its turn comes, and nothing but points counts when the match is about to end. Only what the seat's team may know counts:
of the rivals' hands, how many cards they hold.

While teams and turn orders are being formed all positions look alike: which characters suit each other is not printed
on them, so bots draft by chance.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.arena.cards import (
    ACTION,
    ATTACK,
    DISARMED,
    IMMOBILE,
    PACIFIED,
    STEALTHY,
    STRONG,
    TAUNT,
    TOUGH,
    Character,
)
from ludoteca.games.arena.state import DECK, OPEN, ArenaMatch

SCALE: Final = 9.0
"""So many points ahead are as good as three quarters of a win."""
FINAL_SCALE: Final = 4.0
"""The same in the last round."""
WOUNDS: Final = 0.85
"""How much of a figure's points its rivals see in its last point of Health."""
PRESSURE: Final = 0.5
"""How much of what a figure could do to the best rival in reach counts before it is done."""
DAMAGE: Final = 0.7
"""What a point of Health is worth, in a share of the points that all of them are worth."""
CARDS_HIT: Final = 0.7
"""How much harder than the standard attack a figure hits on average, by its cards."""
GOLDEN_NEXT: Final = 1.3
GOLDEN_LATER: Final = 0.6
"""Standing on a golden space when the figure's turn comes next, and when it comes last."""
NEAR_GOLDEN: Final = 0.12
FARTHEST: Final = 4
UPGRADED: Final = 1.6
GEAR: Final = 0.9
HAND: Final = 0.22
"""A card in hand, whatever it is."""
ATTACK_CARD: Final = 0.08
"""How much more an Attack card is worth than others, to those who know that it is one."""
FEW_CARDS: Final = 7
OUT: Final = 0.6
"""Being KO'd: the way back from the edge of the board."""
SOON: Final = 2.5
"""With fewer rounds to come than these, what pays later is worth less."""
POINTS_A_ROUND: Final = 2.5
"""What the leading side usually gains in a round."""
LAST_WOUNDS: Final = 0.6
"""What wounds are worth in the last round while a rival is still to act."""
LASTS: Final = 3
"""Counters of a constant status beyond these add nothing."""
TRAIT_WORTH: Final = (
    (IMMOBILE, -0.4),
    (PACIFIED, -0.25),
    (DISARMED, -0.35),
    (STEALTHY, 0.35),
    (STRONG, 0.4),
    (TAUNT, 0.15),
    (TOUGH, 0.5),
)
TRIGGERED_GOOD: Final = 0.28
MANY: Final = 5
"""Counters of a helpful triggered status beyond these add nothing."""
TRIGGERED_BAD: Final = -0.42
"""Each counter of a status that does something when it goes."""


def evaluate(m: ArenaMatch, seat: int) -> float:
    """From -1 (lost) to 1 (won) for the seat's side."""
    side = m.side_of[seat]
    if m.result is not None:
        if m.result.draw or not m.result.winners:
            return 0.0
        return 1.0 if m.side_of[m.result.winners[0]] == side else -1.0
    if m.turn < 0:
        return 0.0 if not m.track else tanh((places_worth(m, side) - places_worth(m, 1 - side)) / SCALE)
    ahead = float(m.points[side] - m.points[1 - side])
    arm = reach_of_hand(m, seat)
    if m.ending:
        ahead += last_round(m, side, arm) - last_round(m, 1 - side, arm)
        return tanh(ahead / FINAL_SCALE)
    late = min(1.0, rounds_left(m) / SOON)
    return tanh((ahead + standing(m, side, side, late, arm) - standing(m, 1 - side, side, late, arm)) / SCALE)


def rounds_left(m: ArenaMatch) -> float:
    """About how many rounds are to come, by the points still missing and by the smallest deck."""
    left = (m.goal - max(m.points)) / POINTS_A_ROUND
    for seat in range(m.seats):
        left = min(left, len(m.deck[seat]) / m.team_size)
    return left


def places_worth(m: ArenaMatch, side: int) -> float:
    """Before the first turn: to be near golden spaces."""
    worth = 0.0
    for figure in range(m.figures):
        if m.side[figure] == side and m.space[figure] >= 0:
            worth += near_golden(m, m.space[figure])
    return worth


def standing(m: ArenaMatch, side: int, own: int, late: float, arm: int) -> float:
    """What a side's figures, cards and gear promise; of the other side's cards only the number is known."""
    total = 0.0
    lasting = 0.0
    board = m.content.board
    line = len(m.track)
    wounds = WOUNDS * (0.5 + 0.5 * late)
    for place in range(line):
        figure = m.track[place]
        if m.side[figure] != side:
            continue
        person = m.person(figure)
        waits = place - m.turn if place > m.turn else place - m.turn + line
        """Turns until its next one."""
        space = m.space[figure]
        if m.out[figure]:
            total -= OUT
        elif space >= 0:
            total -= wounds * wounded(m, figure, person)
            soon = 1.0 - (waits - 1) / line
            if board.points[space]:
                total += GOLDEN_LATER + (GOLDEN_NEXT - GOLDEN_LATER) * soon
            else:
                total += near_golden(m, space)
            lasting += status_worth(m, figure)
            total += PRESSURE * (0.4 + 0.6 * soon) * prey(m, figure, person, arm, False)
        if m.upgraded[figure]:
            lasting += UPGRADED
    if m.active >= 0 and m.side[m.active] == side and m.acted == OPEN and m.space[m.active] >= 0:
        total += PRESSURE * prey(m, m.active, m.person(m.active), arm, True)
    for seat in range(m.seats):
        if m.side_of[seat] == side:
            cards = len(m.hand[seat])
            if seat == m.active_seat:
                cards -= 1  # it has drawn already, the others are about to
            lasting += HAND * min(FEW_CARDS, cards)
            if side == own:
                lasting += ATTACK_CARD * attack_cards(m, seat)
            if m.upgrades_on:
                lasting += gear_worth(m, seat)
    return total + late * lasting


def last_round(m: ArenaMatch, side: int, arm: int) -> float:
    """What is still to be had before the match ends."""
    total = 0.0
    threatened = False
    for place in range(m.turn, len(m.track)):
        figure = m.track[place]
        now = place == m.turn
        if now and m.acted != OPEN:
            continue
        space = m.space[figure]
        if m.side[figure] != side:
            threatened = threatened or space >= 0
        elif space >= 0:
            if not now and m.content.board.points[space]:
                total += 1.0
            total += PRESSURE * prey(m, figure, m.person(figure), arm, now)
    if threatened:
        for figure in range(m.figures):
            if m.side[figure] == side and m.space[figure] >= 0:
                total -= LAST_WOUNDS * wounded(m, figure, m.person(figure))
    return total


def wounded(m: ArenaMatch, figure: int, person: Character) -> float:
    """The points a figure's wounds have brought nearer."""
    lost = 1.0 - m.health[figure] / person.health
    return person.points * lost * (0.45 + 0.55 * lost)


def near_golden(m: ArenaMatch, space: int) -> float:
    """How near the next golden space is where nobody stands."""
    board = m.content.board
    row = board.distance[space]
    near = FARTHEST
    for golden in board.golden:
        if m.occupant[golden] < 0 and row[golden] < near:
            near = row[golden]
    return NEAR_GOLDEN * (FARTHEST - near)


def reach_of_hand(m: ArenaMatch, seat: int) -> int:
    """How far the Attack cards reach that the seat's team holds for the active character; 0 if it has none."""
    if m.active < 0 or m.acted != OPEN:
        return 0
    owner = m.summoner[m.active]
    if m.side_of[owner] != m.side_of[seat]:
        return 0
    best = 0
    for card in m.hand[owner]:
        if card // DECK == m.active:
            face = m.content.cards[m.face[card]]
            if face.types & ATTACK and face.banner & ACTION:
                if face.range < 0:
                    return 99
                best = max(best, face.range)
    return best


def attack_cards(m: ArenaMatch, seat: int) -> int:
    number = 0
    for card in m.hand[seat]:
        if m.content.cards[m.face[card]].types & ATTACK:
            number += 1
    return number


def prey(m: ArenaMatch, figure: int, person: Character, arm: int, now: bool) -> float:
    """The most a figure can do to a rival, in points: in this turn with what is left of it, or in its next."""
    traits = m.traits[figure]
    steps = 2
    hit = 2.0
    attack_range = 1
    if m.skills:
        constants = person.constants[m.upgraded[figure]]
        steps = person.standard_move + constants.move_bonus
        hit = float(person.standard_attack + constants.attack_bonus)
        attack_range = constants.attack_range
    hit = 1.0 if traits & PACIFIED else hit + CARDS_HIT
    if traits & STRONG:
        hit += 1.0
    if traits & IMMOBILE or (now and m.moved != OPEN):
        steps = 0
    certain = max(attack_range, arm) if now else attack_range
    row = m.content.board.distance[m.space[figure]]
    side = m.side[figure]
    best = 0.0
    for other in range(m.figures):
        space = m.space[other]
        if m.side[other] == side or space < 0:
            continue
        far = row[space]
        if far <= certain:
            chance = 1.0
        elif far <= steps + certain:
            chance = 0.85
        elif now:
            chance = 0.0
        elif far <= steps + 3:
            chance = 0.35
        else:
            chance = 0.1
        if chance == 0.0:
            continue
        harm = hit - 1.0 if m.traits[other] & TOUGH else hit
        aim = m.content.characters[m.character[other]]
        if harm >= m.health[other]:
            worth = aim.points - WOUNDS * wounded(m, other, aim)
        else:
            worth = DAMAGE * harm * aim.points / aim.health
        if m.traits[other] & STEALTHY:
            worth *= 0.8
        if chance * worth > best:
            best = chance * worth
    return best


def status_worth(m: ArenaMatch, figure: int) -> float:
    worth = 0.0
    statuses = m.content.statuses
    first = figure * m.kinds
    for kind in range(m.kinds):
        counters = m.counters[first + kind]
        if counters:
            status = statuses[kind]
            if status.triggered:
                worth += TRIGGERED_GOOD * min(MANY, counters) if status.helpful else TRIGGERED_BAD * counters
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
