"""How good a position looks for the party, for bots that think ahead.

A party is worth what it can deal in a round and what it can bear; both count by their logarithm, since what the
journey asks for grows as well. A battle under way is worth what will be left of the party after it if it goes as
usual: the Monsters fall one after the other, and until then their dice do what they show and later what they do on
average. The rest is Time: what is left beyond what the way still takes.
"""

from __future__ import annotations

from math import exp, log, tanh
from typing import Final

from ludoteca.games.synchro.bot.places import landmark_worth
from ludoteca.games.synchro.bot.worth import Book, book_of
from ludoteca.games.synchro.effects import targets
from ludoteca.games.synchro.state.cards import BASIC_DAMAGE, BOARDS, SKILL_DAMAGE, TRANSPARENT
from ludoteca.games.synchro.state.match import (
    FIRST_FOE,
    IN_VILLAGE,
    ITEMS,
    LANDMARK_DONE,
    SKILLS,
    TRAVELLING,
    VILLAGE_VISITED,
    SynchroMatch,
)

STRENGTH: Final = 1.0
"""Twice the damage of a round is worth log 2 of it."""
TOUGHNESS: Final = 0.7
HEALTH: Final = 0.8
"""A party without wounds, compared with one about to fall."""
RUIN: Final = 2.5
"""The same for what the party would lack to win the battle."""
HASTE: Final = 3.2
EASE: Final = 4.0
"""The fear of coming late: so much without a day to spare, a third of it with so many days."""
LEG_DAYS: Final = 6.0
"""Days that a Journey with its battle usually takes."""
LEG: Final = 0.12
SHARD: Final = 0.18
SUPPLIES: Final = 0.7
"""What a party can bear beyond its HP, thanks to Potions: twice as much is worth log 2 of it."""
COIN: Final = 0.011
LAST_COIN: Final = 0.002
"""When no Village comes any more."""
MANY_COINS: Final = 30
NEW_HERO: Final = 0.35
"""A Hero for an empty board, as far as a Village is expected to bring one."""
POTION: Final = 0.45
"""The part of a Hero's HP that a Potion brings back."""
USUAL: Final = (0.5, 0.25, 0.15, 0.1)
"""How much of what a Hero spends on Skills goes to its best one, the second, …"""
STOCK: Final = 0.3
"""Shards in a round besides those drawn."""
EFFORT: Final = 0.9
"""How much of its strength a party brings to bear."""
TIRED: Final = 0.65
"""The same while it is Exhausted."""
SORE: Final = 3
"""Damage for which a Hero rests."""
RISK: Final = 2.0
"""Points of HP that make the difference between a Hero's likely survival and its likely end."""
MIDDLE: Final = 4.2
SCALE: Final = 2.5


class Outlook:
    """What a position comes to."""

    def __init__(self, m: SynchroMatch) -> None:
        self.book = book_of(m.content)
        self.strength = 0.0
        """Damage in a round."""
        self.toughness = 0.0
        self.shards = 0.0
        self.rounds = 0.0
        """Rounds until the battle is won."""
        self.left = 1.0
        """The part of the party's HP that is left after it."""
        self.measure(m)

    def measure(self, m: SynchroMatch) -> None:
        blows = [0.0] * BOARDS
        if m.battle and m.foes:
            next_blows(m, self.book, blows)
        pool = 0.0
        shields = 0.0
        for board in m.line if m.line else m.party():
            most = m.max_hp(board)
            healthy = most - m.damage[board]
            standing = healthy + m.shield[board]
            safe = 1.0
            if blows[board]:
                safe = 1.0 / (1.0 + exp(-(standing - blows[board]) / RISK))
            skill = skill_power(m, self.book, board)
            self.strength += safe * output(m, self.book, board, skill)
            self.toughness += safe * most
            self.shards += shards_worth(m, board) * skill
            pool += healthy
            shields += m.shield[board]
        if self.toughness <= 0.0:
            self.strength = 1.0
            self.toughness = 1.0
        pool += m.potions * POTION * self.toughness / BOARDS
        if m.battle and m.foes:
            harm = self.suffering(m)
            pool -= harm - min(0.8 * harm, shields)
        self.left = pool / self.toughness

    def suffering(self, m: SynchroMatch) -> float:
        """Reckon the damage that this battle will still do; the Monsters fall from the front."""
        force = max(1.0, (TIRED if m.exhausted else EFFORT) * self.strength)
        marble = m.content.tracks.marble_damage
        total = 0.0
        passed = 0.0
        times: list[float] = []
        for unit in m.foes:
            passed += (m.content.monsters[m.monster[unit - FIRST_FOE]].hp - m.damage[unit] + m.shield[unit]) / force
            times.append(passed)
        for i, unit in enumerate(m.foes):
            turns = times[i]
            total += min(1.0, turns) * next_total(m, self.book, unit)
            if turns > 1.0:
                total += (turns - 1.0) * self.book.threat[m.monster[unit - FIRST_FOE]]
            total += marble * (passed - turns)
        for board in range(BOARDS):
            if m.monster[board] >= 0 and FIRST_FOE + board not in m.foes:
                total += marble * passed
        self.rounds = passed
        return total


def evaluate(m: SynchroMatch, seat: int) -> float:
    """Rate the position from -1 (lost) to 1 (won)."""
    if m.result is not None:
        return m.result_for(seat)
    return weighed(m, Outlook(m))


def weighed(m: SynchroMatch, now: Outlook) -> float:
    """Weigh everything up: the party, its purse, the Time that is left."""
    legs = now.book.way[m.city]
    value = STRENGTH * log(max(1.0, now.strength)) + TOUGHNESS * log(max(1.0, now.toughness / 20))
    left = now.left
    value += shopping(m, now, legs) if m.phase == IN_VILLAGE else stamina(left) + coin_worth(m, legs) * purse(m.coins)
    spare = m.content.tracks.last_time - m.time - now.rounds - LEG_DAYS * legs
    value -= HASTE * exp(-max(-10.0, spare) / EASE)
    value -= LEG * legs
    value += SHARD * now.shards / max(1.0, now.strength)
    if m.place >= 0 and m.phase != TRAVELLING and not m.visited & LANDMARK_DONE:
        value += landmark_worth(m, m.landmark_here(), left, COIN)
    return tanh((value - MIDDLE) / SCALE)


def stamina(left: float) -> float:
    """Say what it is worth to have this part of the party's HP left, Potions included."""
    if left >= 1.0:
        return HEALTH + SUPPLIES * log(left)
    value = HEALTH * left if left > 0.0 else RUIN * max(-1.0, left)
    return value - 0.5 * (0.4 - max(0.0, left)) if left < 0.4 else value


def coin_worth(m: SynchroMatch, legs: int) -> float:
    """Say what a Coin is worth that is kept for the next Village."""
    is_last = legs == 0 or (legs == 1 and m.phase == TRAVELLING) or (legs == 1 and m.visited & VILLAGE_VISITED != 0)
    return LAST_COIN if is_last else COIN


def purse(coins: int) -> int:
    """Return how many of the Coins count."""
    return min(MANY_COINS, coins)


def shopping(m: SynchroMatch, now: Outlook, legs: int) -> float:
    """Weigh what Coins will have been spent on in the Village: a Hero for an empty board, rest, Potions, or nothing."""
    tracks = m.content.tracks
    kept = coin_worth(m, legs)
    coins = m.coins
    value = 0.0
    if coins >= tracks.invite_cost and m.empty_boards():
        coins -= tracks.invite_cost
        value += NEW_HERO
    left = now.left
    for board in m.party():
        if coins >= tracks.rest_cost and m.damage[board] >= SORE:
            coins -= tracks.rest_cost
            left += m.damage[board] / now.toughness
    more = POTION / BOARDS
    while coins >= tracks.potion_cost and stamina(left + more) - stamina(left) > kept * tracks.potion_cost:
        coins -= tracks.potion_cost
        left += more
    return value + stamina(left) + kept * purse(coins)


def skill_power(m: SynchroMatch, book: Book, board: int) -> float:
    """Reckon what a Shard spent on Skills brings."""
    level = m.level[board]
    class_level = m.clv(board)
    more = m.mod(board, SKILL_DAMAGE)
    powers: list[float] = []
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        packed = m.skills[place]
        if packed >= 0:
            size = m.content.skills[packed >> 1].size
            powers.append((book.skills[packed].at(level, class_level) + more) / size)
    powers.sort(reverse=True)
    total = 0.0
    for i in range(len(powers)):
        total += USUAL[i] * powers[i]
    return total


def output(m: SynchroMatch, book: Book, board: int, skill: float) -> float:
    """Reckon what a Hero does in a round, in points of damage."""
    level = m.level[board]
    class_level = m.clv(board)
    total = float(level + m.mod(board, BASIC_DAMAGE)) + class_level
    packed = m.hero[board]
    total += book.heroes[packed].at(level, class_level)
    packed = m.master[board]
    if packed >= 0:
        total += class_level + 0.5 + book.heroes[packed].at(level, class_level)
    for place in range(ITEMS * board, ITEMS * board + ITEMS):
        packed = m.items[place]
        if packed >= 0:
            total += book.items[packed].at(level, class_level)
    return total + (m.row(board).shards - 1 + STOCK) * skill


def shards_worth(m: SynchroMatch, board: int) -> float:
    """Weigh its Shards: those that its Skills ask for are worth more, a third and fourth less."""
    wanted = [0, 0, 0, 0]
    for place in range(SKILLS * board, SKILLS * board + SKILLS):
        packed = m.skills[place]
        if packed >= 0:
            cost = m.content.skills[packed >> 1].cost
            for colour in range(4):
                wanted[colour] += cost[colour]
    total = 0.0
    for colour in range(4):
        have = m.shards[4 * board + colour]
        fits = have if colour == TRANSPARENT else min(have, wanted[colour])
        total += (1.5 if colour == TRANSPARENT else 1.0) * fits + 0.6 * (have - fits)
    number = m.count_shards(board)
    if number > 3:
        total *= (3 + 0.5 * (number - 3)) / number
    return total


def next_row(m: SynchroMatch, unit: int) -> int:
    """Find the next row of its table, by what its die shows; -1 for the Basic Attack."""
    row = m.content.monsters[m.monster[unit - FIRST_FOE]].row_of[m.die[unit - FIRST_FOE]]
    return max(-1, row - 1) if m.silence[unit] else row


def next_total(m: SynchroMatch, book: Book, unit: int) -> float:
    """Reckon what the Monster's next turn does, altogether."""
    if m.stun[unit]:
        return 0.0
    card = m.monster[unit - FIRST_FOE]
    row = next_row(m, unit)
    return book.rows[card][row].total if row >= 0 else float(m.content.monsters[card].basic_attack)


def next_blows(m: SynchroMatch, book: Book, into: list[float]) -> None:
    """Add up, by board, the damage that the dice announce."""
    line = m.line
    for unit in m.foes:
        if m.stun[unit]:
            continue
        card = m.monster[unit - FIRST_FOE]
        row = next_row(m, unit)
        if row < 0:
            into[line[0]] += m.content.monsters[card].basic_attack
            continue
        blow = book.rows[card][row]
        for i in range(len(blow.aims)):
            for board in aimed_at(m, blow.aims[i]):
                into[board] += blow.amounts[i]


def aimed_at(m: SynchroMatch, aim: targets.Kind) -> list[int]:
    """List the Heroes whom an action is about; of those that are not certain yet, the likely one."""
    line = m.line
    if aim is targets.ALL_FOES:
        return line
    if aim is targets.FRONT2:
        return line[:2]
    if aim is targets.REAR2:
        return line[-2:]
    if aim is targets.REAR:
        return line[-1:]
    if aim is targets.MOST_HURT:
        return targets.most_hurt(m, line)[:1]
    if aim is targets.LOWEST_HP:
        return targets.lowest_hp(m, line)[:1]
    if aim is targets.P2:
        return line[1:2]
    return line[:1]
