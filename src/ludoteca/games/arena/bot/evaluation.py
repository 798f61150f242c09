"""How good a position looks: what the greedy bot maximises and the search bot falls back on.

Everything is worth Victory Points: those on the table, those that wounded figures may soon give away, those that golden
spaces will give, those that a figure within reach of a rival may soon take. What a figure promises depends on how soon
its turn comes, and nothing but points counts when the match is about to end. Only what the seat's team may know counts:
of the rivals' hands, how many cards they hold.

In a turn of the seat's own side all positions are looked at as if the turn ended now, with what the active figure can
still do besides. So ending the turn neither gains nor loses by itself, and nothing useless is done to put it off.

While teams and turn orders are being formed all positions look alike: which characters suit each other is not printed
on them, so bots draft by chance.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.arena.state.cards import (
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
from ludoteca.games.arena.state.match import DECK, OPEN, ArenaMatch

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
THREAT: Final = 0.25
"""What is left of the pressure of the rival whose turn it is: whoever shies away from all of it takes no points."""
FALLS_SOON: Final = 0.1
"""What is left of that for a figure about to be KO'd whose card a KO turns back."""
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
LASTING_TRAITS: Final = ((STEALTHY, 0.35), (TAUNT, 0.15), (TOUGH, 0.5))
"""What a constant status is worth from one's own turn to the next, by counter."""
TURN_TRAITS: Final = ((IMMOBILE, -0.4), (PACIFIED, -0.25), (DISARMED, -0.35), (STRONG, 0.4))
"""What one that matters only in one's own turn is worth in each turn to come: the first counter goes before it."""
VAIN: Final = -0.3
"""A helpful one that will be gone before it can be used: whatever was risked for it was risked for nothing."""
IDLE: Final = 0.02
"""What using an ability costs apart from its price: one that changes nothing is not used."""
TRIGGERED_GOOD: Final = 0.28
MANY: Final = 5
"""Counters of a helpful triggered status beyond these add nothing."""
TRIGGERED_BAD: Final = -0.42
"""Each counter of a status that does something when it goes."""


def evaluate(m: ArenaMatch, seat: int) -> float:
    """Rate the position from -1 (lost) to 1 (won) for the seat's side."""
    if m.result is not None:
        return m.result_for(seat)
    side = m.side_of[seat]
    if m.turn < 0:
        return 0.0 if not m.track else tanh((places_worth(m, side) - places_worth(m, 1 - side)) / SCALE)
    ahead = float(m.points[side] - m.points[1 - side])
    if m.used and m.side[m.active] == side:
        ahead -= IDLE
    arm = reach_of_hand(m, seat)
    if m.ending:
        ahead += last_round(m, side, arm) - last_round(m, 1 - side, arm)
        return tanh(ahead / FINAL_SCALE)
    following = m.track[(m.turn + 1) % len(m.track)] if m.side[m.active] == side else -1
    gained = following >= 0 and m.space[following] >= 0 and m.content.board.points[m.space[following]] > 0
    if gained:
        ahead += 1.0 if m.side[following] == side else -1.0
    late = min(1.0, rounds_left(m, following, gained) / SOON)
    return tanh((ahead + standing(m, side, side, late, arm) - standing(m, 1 - side, side, late, arm)) / SCALE)


def rounds_left(m: ArenaMatch, following: int, gained: bool) -> float:
    """Estimate how many rounds are to come, by the points still missing and by the smallest deck.

    Of the figure whose turn begins when this one is over, if that is looked at, the card that it draws and the point
    that it gains count already.
    """
    most = 0
    for side in range(2):
        most = max(most, m.points[side] + (1 if gained and m.side[following] == side else 0))
    left = (m.goal - most) / POINTS_A_ROUND
    for seat in range(m.seats):
        cards = len(m.deck[seat])
        if following >= 0 and m.summoner[following] == seat:
            cards -= 1
        left = min(left, cards / m.team_size)
    return max(0.0, left)


def places_worth(m: ArenaMatch, side: int) -> float:
    """Rate a side's places before the first turn: to be near golden spaces."""
    worth = 0.0
    for figure in range(m.figures):
        if m.side[figure] == side and m.space[figure] >= 0:
            worth += near_golden(m, m.space[figure])
    return worth


def standing(m: ArenaMatch, side: int, own: int, late: float, arm: int) -> float:
    """Rate what a side's figures, cards and gear promise; of the other side's cards only the number is known."""
    total = 0.0
    lasting = 0.0
    board = m.content.board
    line = len(m.track)
    ours = m.side[m.active] == own
    turn = (m.turn + 1) % line if ours else m.turn
    """Whose turn it is, or will be once this one is over."""
    wounds = WOUNDS * (0.5 + 0.5 * late)
    for position in range(line):
        figure = m.track[position]
        if m.side[figure] != side:
            continue
        person = m.person(figure)
        waits = position - turn if position > turn else position - turn + line
        """Turns until its next one."""
        begins = ours and position == turn
        space = m.space[figure]
        if m.out[figure]:
            total -= 0.0 if begins else OUT
        elif space >= 0:
            total -= wounds * wounded(m, figure, person)
            soon = 1.0 - (waits - 1) / line
            traits = next_traits(m, figure)
            if board.points[space]:
                total += GOLDEN_LATER + (GOLDEN_NEXT - GOLDEN_LATER) * soon
            else:
                total += near_golden(m, space)
            lasting += status_worth(m, figure)
            total += PRESSURE * (0.4 + 0.6 * soon) * prey(m, figure, person, traits, arm, False, False)
            if begins:
                total += PRESSURE * (1.0 if side == own else THREAT) * prey(m, figure, person, traits, 0, True, False)
        if m.upgraded[figure]:
            lasting += UPGRADED * stays_upgraded(m, figure, person)
    if m.side[m.active] == side and m.acted == OPEN and m.space[m.active] >= 0:
        moved = m.moved != OPEN
        pressure = PRESSURE if side == own else PRESSURE * THREAT
        total += pressure * prey(m, m.active, m.person(m.active), m.traits[m.active], arm, True, moved)
    for seat in range(m.seats):
        if m.side_of[seat] == side:
            cards = len(m.hand[seat])
            if seat == m.active_seat and not ours:
                cards -= 1  # it has drawn already, the others are about to
            lasting += HAND * min(FEW_CARDS, cards)
            if side == own:
                lasting += ATTACK_CARD * attack_cards(m, seat)
            if m.upgrades_on:
                lasting += gear_worth(m, seat)
    return total + late * lasting


def last_round(m: ArenaMatch, side: int, arm: int) -> float:
    """Rate what is still to be had before the match ends."""
    total = 0.0
    threatened = False
    for position in range(m.turn, len(m.track)):
        figure = m.track[position]
        now = position == m.turn
        if now and m.acted != OPEN:
            continue
        space = m.space[figure]
        if m.side[figure] != side:
            threatened = threatened or space >= 0
        elif space >= 0:
            if not now and m.content.board.points[space]:
                total += 1.0
            traits = m.traits[figure] if now else next_traits(m, figure)
            total += PRESSURE * prey(m, figure, m.person(figure), traits, arm, now, m.moved != OPEN)
    if threatened:
        for figure in range(m.figures):
            if m.side[figure] == side and m.space[figure] >= 0:
                total -= LAST_WOUNDS * wounded(m, figure, m.person(figure))
    return total


def wounded(m: ArenaMatch, figure: int, person: Character) -> float:
    """Return the points a figure's wounds have brought nearer."""
    lost = 1.0 - m.health[figure] / person.health
    return person.points * lost * (0.45 + 0.55 * lost)


def near_golden(m: ArenaMatch, space: int) -> float:
    """Rate how near the next golden space is where nobody stands."""
    board = m.content.board
    row = board.distance[space]
    near = FARTHEST
    for golden in board.golden:
        if m.occupant[golden] < 0 and row[golden] < near:
            near = row[golden]
    return NEAR_GOLDEN * (FARTHEST - near)


def reach_of_hand(m: ArenaMatch, seat: int) -> int:
    """Return how far the Attack cards reach that the seat's team holds for the active character; 0 if it has none."""
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


def stays_upgraded(m: ArenaMatch, figure: int, person: Character) -> float:
    """Say how much of an upgrade will last: all, unless a KO turns the card back and blows in reach may bring it."""
    if not person.constants[1].flips_back or m.out[figure]:
        return 1.0
    coming = 0.0
    row = m.content.board.distance[m.space[figure]]
    for other in range(m.figures):
        if m.side[other] != m.side[figure] and m.space[other] >= 0:
            rival = m.person(other)
            traits = next_traits(m, other)
            if row[m.space[other]] <= steps_of(m, other, rival, traits) + range_of(m, other, rival):
                coming += hit_of(m, other, rival, traits)
    left = 1.0 - coming / m.health[figure] if m.health[figure] else 0.0
    return max(FALLS_SOON, min(1.0, 2.0 * left))


def next_traits(m: ArenaMatch, figure: int) -> int:
    """Tell what a figure's statuses will do in its next turn: the last counter goes before that turn's main phases."""
    traits = 0
    if m.traits[figure]:
        first = figure * m.kinds
        statuses = m.content.statuses
        for kind in range(m.kinds):
            if m.counters[first + kind] > 1:
                traits |= statuses[kind].trait
    return traits


def steps_of(m: ArenaMatch, figure: int, person: Character, traits: int) -> int:
    """Return how far the standard move takes a figure with these traits."""
    if traits & IMMOBILE:
        return 0
    return person.standard_move + person.constants[m.upgraded[figure]].move_bonus if m.skills else 2


def range_of(m: ArenaMatch, figure: int, person: Character) -> int:
    return person.constants[m.upgraded[figure]].attack_range if m.skills else 1


def hit_of(m: ArenaMatch, figure: int, person: Character, traits: int) -> float:
    """Estimate how hard a figure with these traits hits on average, its cards counted in."""
    if traits & PACIFIED:
        hit = 1.0
    elif m.skills:
        hit = person.standard_attack + person.constants[m.upgraded[figure]].attack_bonus + CARDS_HIT
    else:
        hit = 2.0 + CARDS_HIT
    return hit + 1.0 if traits & STRONG else hit


def prey(m: ArenaMatch, figure: int, person: Character, traits: int, arm: int, now: bool, moved: bool) -> float:
    """Estimate the most a figure can do to a rival, in points: in this turn with what is left of it, or in its next."""
    attack_range = range_of(m, figure, person)
    hit = hit_of(m, figure, person, traits)
    steps = 0 if now and moved else steps_of(m, figure, person, traits)
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
    """Rate a figure's counters; of what matters in its own turn only, those that will be there then."""
    worth = 0.0
    statuses = m.content.statuses
    first = figure * m.kinds
    acting = figure == m.active and m.acted == OPEN
    for kind in range(m.kinds):
        counters = m.counters[first + kind]
        if counters:
            status = statuses[kind]
            if status.triggered:
                worth += TRIGGERED_GOOD * min(MANY, counters) if status.helpful else TRIGGERED_BAD * counters
            for trait, value in LASTING_TRAITS:
                if status.trait & trait:
                    worth += value * min(LASTS, counters)
            turns = counters if acting else counters - 1
            for trait, value in TURN_TRAITS:
                if status.trait & trait:
                    worth += value * min(LASTS, turns) if turns or value < 0.0 else VAIN
    return worth


def gear_worth(m: ArenaMatch, seat: int) -> float:
    """Rate how much of the next upgrade lies in the discard pile already."""
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
