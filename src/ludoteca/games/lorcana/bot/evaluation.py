"""How good a position looks for a seat: what the greedy bot maximises and the search bot falls back on.

Only what the seat knows counts: the table, its own hand, how many cards the others hold. A position in the middle of
the seat's own turn is worth what lies on the table plus most of what the turn can still bring: quests, challenges that
pay, the best card that the ready ink can buy. From that comes off what the others will answer: they challenge whoever
is exerted, where that pays, and quest with the rest. So ending the turn compares fairly with going on, and a bonus
until the end of turn is worth what it does in challenges, and no more.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from ludoteca.games.lorcana.bot.hands import card_worth, hidden_hand, opening_hand, own_hand
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.challenge import challenge_targets, may_challenge, may_quest, within_reach
from ludoteca.games.lorcana.state.cards import (
    ACTION,
    ALERT,
    BODYGUARD,
    CHARACTER,
    EVASIVE,
    ITEM,
    LOCATION,
    RECKLESS,
    SINGER,
    SUPPORT,
    WARD,
)
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    LORE,
    MAIN,
    SETUP,
    STRENGTH,
    THIS_CHALLENGE,
    THIS_TURN,
    TO_BE_CHALLENGED,
    TO_CHALLENGE,
    TO_QUEST,
    TO_TAKE_CHALLENGE_DAMAGE,
)

# All in the same unit: a point of lore at the beginning of the match.
SCALE: Final = 16.0
BODY: Final = 0.5
QUESTS: Final = 1.3
"""A character in play, for each lore it quests for."""
FORCE: Final = 0.4
STAY: Final = 0.35
NEAR_THE_GOAL: Final = 1.0
"""How much dearer the last point of lore is than the first."""
ANSWER: Final = 0.7
"""The others' challenges count less than what is on the table: much may happen before."""
STILL_TO_DO: Final = 0.9
"""What the turn can still bring counts a little less than what it has brought."""
THREAT: Final = 5.0
"""Somebody else can win by questing with all that they have."""
TEAMMATE: Final = 0.5
"""One of a team wins for all of it, so what a teammate has counts, too."""
INK_WORTH: Final = (2.4, 2.3, 2.2, 2.0, 1.7, 1.4, 1.0, 0.7, 0.4, 0.2)
"""The first card in the inkwell, the second…"""
KEPT_INK: Final = 0.01
"""Ink is not spent on nothing."""
FEW_CARDS: Final = 4


class Estimates:
    """The characters in play as numbers: what each is worth and how it fights once this turn is over."""

    def __init__(self, m: LorcanaMatch) -> None:
        m.refresh()
        cards = len(m.zone)
        self.strength = m.strength_of
        self.lore = m.lore_of
        self.worth = [0.0] * cards
        self.leave_out_this_turn(m)
        for seat in range(m.seats):
            for card in m.play[seat]:
                self.worth[card] = self.worth_of(m, card)

    def leave_out_this_turn(self, m: LorcanaMatch) -> None:
        """Leave out bonuses and penalties that end with the turn: they do not change what a card is worth."""
        for what, card, amount, _, until, _ in m.timed:
            if card < 0 or (until != THIS_TURN and until != THIS_CHALLENGE):
                continue
            if what == STRENGTH:
                if self.strength is m.strength_of:
                    self.strength = m.strength_of[:]
                self.strength[card] -= amount
            elif what == LORE:
                if self.lore is m.lore_of:
                    self.lore = m.lore_of[:]
                self.lore[card] -= amount

    def worth_of(self, m: LorcanaMatch, card: int) -> float:
        script = m.script[card]
        lore = max(0, self.lore[card])
        left = max(0, m.willpower_of[card] - m.damage[card])
        if script.card.kind == ITEM:
            return 0.6 + 0.4 * script.card.cost
        if script.card.kind == LOCATION:
            return BODY + QUESTS * lore + 0.2 * left + 0.1 * script.card.cost
        keywords = m.keywords_of[card]
        forbidden = m.cannot_of[card]
        value = BODY + STAY * min(left, 9)
        if not keywords & RECKLESS and not forbidden & TO_QUEST:
            value += QUESTS * lore
            if keywords & EVASIVE:
                value += 0.3 * lore
        if not forbidden & TO_CHALLENGE:
            value += FORCE * max(0, self.strength[card]) + 0.2 * m.challenger_of[card]
        value += 0.4 * m.resist_of[card]
        if keywords & WARD:
            value += 0.3
        if keywords & BODYGUARD:
            value += 0.3
        if keywords & SUPPORT:
            value += 0.15 * max(0, self.strength[card])
        if keywords & SINGER:
            value += 0.3
        if script.activated:
            value += 0.5
        if script.statics:
            value += 0.3
        if script.triggered:
            value += 0.3
        return value


def evaluate(m: LorcanaMatch, seat: int) -> float:
    """Rate the position from -1 (lost) to 1 (won)."""
    if m.result is not None:
        return m.result_for(seat)
    if m.is_out(seat):
        return -1.0
    others = m.opponents(seat)
    if not others:
        return 1.0
    estimates = Estimates(m)
    goes_on = m.active == seat and m.phase == MAIN
    if goes_on and m.lore[seat] + lore_in_reach(m, seat) >= laws.lore_needed(m, seat):
        return 0.96 + 0.02 * m.lore[seat] / laws.lore_needed(m, seat)
    score = side(m, estimates, seat, seat) + KEPT_INK * m.ready_ink[seat]
    if goes_on:
        score += still_to_come(m, estimates, seat)
    if m.seats > 2:
        score += TEAMMATE * teammates(m, estimates, seat)
    best = -1000.0
    for other in others:
        worth = side(m, estimates, other, seat) + answer(m, estimates, other, seat)
        best = max(best, worth)
    return 0.95 * tanh((score - best) / SCALE)


def side(m: LorcanaMatch, estimates: Estimates, seat: int, viewer: int) -> float:
    """Rate what a player has: lore, the table, hand, inkwell, deck."""
    total = lore_worth(m.lore[seat], laws.lore_needed(m, seat))
    for card in m.play[seat]:
        total += estimates.worth[card]
    for number in range(len(m.ink[seat])):
        total += INK_WORTH[min(number, len(INK_WORTH) - 1)]
    if seat != viewer:
        total += hidden_hand(m, seat)
    elif m.phase == SETUP or (m.turn == 1 and m.active != seat):
        total += opening_hand(m, seat)
    else:
        total += own_hand(m, seat)
    deck = len(m.deck[seat])
    if deck < FEW_CARDS and m.phase != SETUP:
        total -= 1.5 * (FEW_CARDS - deck)
    return total


def teammates(m: LorcanaMatch, estimates: Estimates, seat: int) -> float:
    """Rate what those have who win with the seat."""
    mask = m.team_mask(seat)
    total = 0.0
    for other in range(m.seats):
        if other != seat and mask >> other & 1 and not m.is_out(other):
            total += side(m, estimates, other, seat)
    return total


def lore_worth(lore: float, goal: int) -> float:
    """Rate lore: the last points are dearer than the first."""
    return lore * (1.0 + NEAR_THE_GOAL * lore / goal)


# -- the rest of the turn ------------------------------------------------------------------------------------------


def lore_in_reach(m: LorcanaMatch, seat: int) -> int:
    """Add up what the characters that may still quest this turn quest for."""
    total = 0
    for card in m.play[seat]:
        if may_quest(m, card):
            total += max(0, m.lore_of[card])
    return total


def still_to_come(m: LorcanaMatch, estimates: Estimates, seat: int) -> float:
    """Estimate quests, challenges and the best card to play: each character does what pays most."""
    targets = within_reach(m, seat)
    fallen: list[int] = []
    total = 0.0
    for card in m.play[seat]:
        if m.exerted[card] or not m.script[card].is_character:
            continue
        best = max(0.0, m.lore_of[card] - risk(m, estimates, card)) if may_quest(m, card) else 0.0
        best_target = -1
        if targets and may_challenge(m, card):
            for target in challenge_targets(m, card, targets):
                gain = challenge_gain(m, estimates, card, target) if target not in fallen else 0.0
                if gain > best:
                    best = gain
                    best_target = target
        if best_target >= 0:
            fallen.append(best_target)
        total += best
    return STILL_TO_DO * (total + best_play(m, seat))


def challenge_gain(m: LorcanaMatch, estimates: Estimates, card: int, target: int) -> float:
    """Estimate what the challenge takes off the other side more than off this one, now."""
    force = max(0, m.strength_of[card]) + m.challenger_of[card] - m.resist_of[target]
    left = m.willpower_of[target] - m.damage[target]
    gain = estimates.worth[target] if force >= left else 0.0
    if gain and m.script[target].is_character and not m.cannot_of[card] & TO_TAKE_CHALLENGE_DAMAGE:
        back = max(0, max(0, m.strength_of[target]) - m.resist_of[card])
        own = m.willpower_of[card] - m.damage[card]
        gain -= estimates.worth[card] if back >= own else STAY * back
    return gain


def best_play(m: LorcanaMatch, seat: int) -> float:
    """Estimate what the best card that the ready ink can buy adds, more or less, by what is printed on it."""
    ready = m.ready_ink[seat]
    ink = len(m.ink[seat])
    best = 0.0
    for card in m.hand[seat]:
        printed = m.script[card].card
        if printed.cost > ready or printed.kind == ACTION:
            continue
        if printed.kind == ITEM:
            value = 0.6 + 0.4 * printed.cost
        elif printed.kind == CHARACTER:
            value = BODY + QUESTS * printed.lore + FORCE * printed.strength + STAY * printed.willpower
        else:
            value = BODY + QUESTS * printed.lore + 0.2 * printed.willpower + 0.1 * printed.cost
        best = max(best, value - card_worth(printed, ink))
    return best


# -- the answer of the others --------------------------------------------------------------------------------------


def answer(m: LorcanaMatch, estimates: Estimates, other: int, seat: int) -> float:
    """Estimate what the other player's next turn takes from the seat, and how near it brings them to the goal."""
    ready: list[int] = []
    quests = 0
    for card in m.play[other]:
        if m.script[card].card.kind == LOCATION:
            quests += max(0, estimates.lore[card])
        if not m.script[card].is_character or (m.active == other and m.exerted[card]):
            continue
        if not m.keywords_of[card] & RECKLESS and not m.cannot_of[card] & TO_QUEST:
            quests += max(0, estimates.lore[card])
        if not m.cannot_of[card] & TO_CHALLENGE:
            ready.append(card)
    total = THREAT if m.lore[other] + quests >= laws.lore_needed(m, other) else 0.0
    targets = [card for card in m.play[seat] if is_exposed(m, card)]
    while targets and ready:
        best = 0.0
        attacker = -1
        victim = -1
        for card in targets:
            for challenger in ready:
                gain = trade(m, estimates, challenger, card, targets)
                if gain > best:
                    best, attacker, victim = gain, challenger, card
        if attacker < 0:
            break
        total += ANSWER * best
        ready.remove(attacker)
        targets.remove(victim)
    return total


def risk(m: LorcanaMatch, estimates: Estimates, card: int) -> float:
    """Estimate what exerting this character now may cost in the others' next turns."""
    worst = 0.0
    for other in m.opponents(m.owner[card]):
        for challenger in m.play[other]:
            if m.script[challenger].is_character and not m.cannot_of[challenger] & TO_CHALLENGE:
                worst = max(worst, trade(m, estimates, challenger, card, [card]))
    return ANSWER * worst


def is_exposed(m: LorcanaMatch, card: int) -> bool:
    """Tell whether it can be challenged in the others' turn: an exerted character, or a location."""
    if m.cannot_of[card] & TO_BE_CHALLENGED:
        return False
    return bool(m.exerted[card]) if m.script[card].is_character else m.script[card].has_willpower


def trade(m: LorcanaMatch, estimates: Estimates, challenger: int, target: int, targets: list[int]) -> float:
    """Estimate what the challenger's player gains by this challenge over questing; 0 where it cannot be made."""
    keywords = m.keywords_of[target]
    if keywords & EVASIVE and not m.keywords_of[challenger] & (EVASIVE | ALERT):
        return 0.0
    if m.script[target].is_character and not keywords & BODYGUARD:
        for guard in targets:
            if guard != target and m.keywords_of[guard] & BODYGUARD and m.script[guard].is_character:
                return 0.0
    force = max(0, estimates.strength[challenger]) + m.challenger_of[challenger] - m.resist_of[target]
    if force < m.willpower_of[target] - m.damage[target]:
        return 0.0
    gain = estimates.worth[target] - max(0, estimates.lore[challenger])
    if m.script[target].is_character:
        back = max(0, estimates.strength[target]) - m.resist_of[challenger]
        if back >= m.willpower_of[challenger] - m.damage[challenger]:
            gain -= estimates.worth[challenger]
    return max(0.0, gain)
